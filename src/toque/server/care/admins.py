"""What `toque admin` does, in the database itself."""

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager

from argon2 import PasswordHasher

from toque.server.care.records import new_id
from toque.server.errors import DatabaseError
from toque.server.store.database import Database, migrate, open_database

PASSWORD_BYTES = 12


def admins(address: str) -> list[str]:
    """Return the logins of all admins."""
    with _opened(address) as database:
        rows = database.run("SELECT login FROM people WHERE role = 'admin' AND login IS NOT NULL ORDER BY login")
    return [str(row[0]) for row in rows]


def set_role(address: str, login: str, *, is_admin: bool) -> None:
    """Let an account look after the site, or no longer."""
    with _opened(address) as database:
        person = _person(database, login)
        database.run("UPDATE people SET role = ? WHERE id = ?", ("admin" if is_admin else None, person))
        _record(database, "make admin" if is_admin else "remove admin", person, login)


def reset_password(address: str, login: str) -> str:
    """Give an account a new password and end its sessions; return the password."""
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    hashed = PasswordHasher().hash(password)
    with _opened(address) as database:
        person = _person(database, login)
        database.run("UPDATE people SET password = ? WHERE id = ?", (hashed, person))
        database.run("DELETE FROM sessions WHERE person = ?", (person,))
        _record(database, "new password", person, login)
    return password


def _person(database: Database, login: str) -> str:
    rows = database.run("SELECT id FROM people WHERE login = ?", (login.strip().casefold(),))
    if not rows:
        raise DatabaseError(f"no account is called {login}: make one on the site first, then say so here")
    return str(rows[0][0])


def _record(database: Database, what: str, about: str, detail: str) -> None:
    now = time.time()
    database.run("INSERT INTO audit VALUES (?, ?, NULL, ?, ?, ?)", (new_id(now), now, what, about, detail))


@contextmanager
def _opened(address: str) -> Iterator[Database]:
    """A database in one transaction."""
    database = open_database(address)
    database.open()
    try:
        migrate(database)
        database.begin()
        yield database
        database.commit()
    except BaseException:
        database.rollback()
        raise
    finally:
        database.close()
