"""What a person can see and change of what is stored about them, and how they are forgotten."""

import hashlib
import secrets
from typing import Any

import msgspec

from toque.core.types import Plain
from toque.server.book.writing import forget_in_book
from toque.server.care.forgetting import without_person
from toque.server.care.messages import Account, SessionInfo
from toque.server.notices.notices import forget_endpoints
from toque.server.protocol import Person
from toque.server.ratings.ratings import forget_ratings
from toque.server.store.database import Database
from toque.server.store.store import Store


class Accounts:
    """The store's side of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def account(self, person: str, token_hash: str) -> Account:
        """Return what is stored of a person, as they see it."""

        def work(database: Database) -> Account:
            name, login, role, created, password = database.run(
                "SELECT name, login, role, created, password FROM people WHERE id = ?", (person,)
            )[0]
            tables = database.run("SELECT COUNT(*) FROM members WHERE person = ?", (person,))[0][0]
            sessions = _sessions(database, person, token_hash)
            keys = database.run("SELECT COUNT(*) FROM passkeys WHERE person = ?", (person,))[0][0]
            unused = "SELECT COUNT(*) FROM recovery_codes WHERE person = ? AND used IS NULL"
            codes = database.run(unused, (person,))[0][0]
            is_admin, has_password = role == "admin", bool(password)
            counts = (int(tables), has_password, int(keys), int(codes))
            return Account(person, name, login, is_admin, created, sessions, *counts)

        return await self._store.ask(work)

    async def end_sessions(self, person: str, token_hash: str, name: str | None) -> list[str]:
        """End one session of a person by its name, or all but the present one; return the hashes of their tokens."""

        def work(database: Database) -> list[str]:
            ended = [
                each
                for each in _token_hashes(database, person)
                if (session_name(each) == name if name else each != token_hash)
            ]
            for each in ended:
                database.run("DELETE FROM sessions WHERE token_hash = ?", (each,))
            return ended

        return await self._store.ask(work, writes=True)

    async def login_of(self, person: str) -> str | None:
        """Return a person's login, if they have an account."""
        rows = await self._store.ask(lambda database: database.run("SELECT login FROM people WHERE id = ?", (person,)))
        return rows[0][0] if rows else None

    async def set_password(self, person: str, hashed: str) -> None:
        """Store the hash of a new password."""
        sql = "UPDATE people SET password = ? WHERE id = ?"
        await self._store.ask(lambda database: database.run(sql, (hashed, person)), writes=True)

    async def export(self, person: Person, token_hash: str) -> dict[str, Plain]:
        """Return everything that is stored because of a person: what they did and said at each table, too."""
        account = await self.account(person.id, token_hash)
        tables = await self._store.ask(lambda database: _tables(database, person.id))
        done = {table: await self._done_at(table, person.id) for table in tables}
        rest = await self._store.ask(lambda database: _rest(database, person.id))
        return {"account": msgspec.to_builtins(account), **rest, "tables": done}

    async def _done_at(self, table: str, person: str) -> list[Any]:
        lines = await self._store.ask(lambda database: _lines(database, table))
        entries = [msgspec.json.decode(line) for line in lines]
        return [entry for entry in entries if entry.get("person") == person]

    async def tables(self, person: str) -> list[str]:
        """Return all tables of a person, also those that were closed."""
        return await self._store.ask(lambda database: _tables(database, person))

    async def forget_at(self, table: str, person: str) -> None:
        """Take a person out of a table's log."""
        stranger = f"gone-{secrets.token_urlsafe(9)}"

        def work(database: Database) -> None:
            old = _lines(database, table)
            for number, (before, after) in enumerate(zip(old, without_person(old, person, stranger), strict=True)):
                if before != after:
                    sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?"
                    database.run(sql, (after, table, number))
            database.run("DELETE FROM members WHERE person = ? AND table_id = ?", (person, table))

        await self._store.ask(work, writes=True)

    async def delete(self, person: str) -> None:
        """Delete what is stored of a person besides their tables. A ban of their address stays until its end."""

        def work(database: Database) -> None:
            database.run("DELETE FROM sessions WHERE person = ?", (person,))
            database.run("DELETE FROM passkeys WHERE person = ?", (person,))
            database.run("DELETE FROM recovery_codes WHERE person = ?", (person,))
            database.run("DELETE FROM mutes WHERE person = ? OR muted = ?", (person, person))
            database.run("DELETE FROM members WHERE person = ?", (person,))
            forget_in_book(database, person)
            forget_ratings(database, person)
            forget_endpoints(database, person)
            database.run("DELETE FROM reports WHERE about = ? AND handled IS NOT NULL", (person,))
            database.run("UPDATE reports SET about = NULL WHERE about = ?", (person,))
            database.run("UPDATE reports SET reporter = NULL WHERE reporter = ?", (person,))
            database.run("UPDATE bans SET person = NULL, name = '' WHERE person = ?", (person,))
            database.run("UPDATE audit SET person = NULL WHERE person = ?", (person,))
            database.run("UPDATE audit SET about = '', detail = '' WHERE about = ?", (person,))
            database.run("DELETE FROM people WHERE id = ?", (person,))

        await self._store.ask(work, writes=True)

    async def old_guests(self, unseen_since: float, limit: int) -> list[str]:
        """Return guests without a session since a time."""
        sql = (
            "SELECT id FROM people WHERE login IS NULL AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = id AND seen >= ?) ORDER BY created LIMIT ?"
        )
        rows = await self._store.ask(lambda database: database.run(sql, (unseen_since, unseen_since, limit)))
        return [str(row[0]) for row in rows]


def session_name(token_hash: str) -> str:
    """A name for a session that tells nothing of its token."""
    return hashlib.sha256(token_hash.encode()).hexdigest()[:16]


def _sessions(database: Database, person: str, token_hash: str) -> list[SessionInfo]:
    sql = "SELECT token_hash, device, began, seen FROM sessions WHERE person = ? ORDER BY seen DESC"
    return [
        SessionInfo(session_name(row[0]), row[1] or "", row[2], row[3], row[0] == token_hash)
        for row in database.run(sql, (person,))
    ]


def _token_hashes(database: Database, person: str) -> list[str]:
    return [str(row[0]) for row in database.run("SELECT token_hash FROM sessions WHERE person = ?", (person,))]


def _tables(database: Database, person: str) -> list[str]:
    return [str(row[0]) for row in database.run("SELECT table_id FROM members WHERE person = ?", (person,))]


def _lines(database: Database, table: str) -> list[str]:
    rows = database.run("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
    return [str(row[0]) for row in rows]


def _rest(database: Database, person: str) -> dict[str, Plain]:
    questions = {
        "muted": "SELECT muted, since FROM mutes WHERE person = ?",
        "reports": "SELECT since, about, table_id, reason FROM reports WHERE reporter = ?",
        "bans": "SELECT since, until, reason FROM bans WHERE person = ?",
        "matches": "SELECT table_id, seat, name, game, players, ended, points, rank, lines, opening "
        "FROM match_seats WHERE person = ? ORDER BY ended",
        "notices": "SELECT kind, target, topics, created FROM endpoints WHERE person = ?",
        "passkeys": "SELECT device, created FROM passkeys WHERE person = ?",
        "ratings": "SELECT game, kind, mean, deviation, matches, latest FROM ratings WHERE person = ?",
    }
    return {name: database.run(sql, (person,)) for name, sql in questions.items()}
