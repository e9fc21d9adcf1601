"""Backups: all rows in a SQLite file of their own, checked by reading it back, from and to either kind of database."""

import os
import secrets
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from toque.server.errors import Busy, Conflict, DatabaseError
from toque.server.store.database import Database, migrate, newest_version, open_database, schema_version
from toque.server.store.sqlite import Sqlite
from toque.server.store.transfer import KEYS, Tally, check_equal, copy_rows, delete_rows, is_empty, tally_rows

READABLE_BY_OWNER = 0o600
"""A backup holds hashes of passwords and the seeds of matches."""
CONTENTS = "CREATE TABLE contents (table_name TEXT PRIMARY KEY, tally TEXT NOT NULL)"


def write_backup(address: str, path: Path) -> dict[str, Tally]:
    """Write all that a database holds at this moment to a file; players notice nothing. Return what was written."""
    with _reading(address) as source, _new_file(path) as temporary:
        tallies = _write_file(source, temporary)
        check_equal(tallies, check_backup(temporary), str(path))
    return tallies


def check_backup(path: Path) -> dict[str, Tally]:
    """Read a backup and return what it holds; raise if that is not what was written."""
    if not path.is_file():
        raise DatabaseError(f"{path}: there is no such file")
    with _opened(Sqlite(str(path), is_read_only=True)) as database:
        expected = _contents(database)
        if not expected:
            raise DatabaseError(f"{path}: this is no backup of Toque's")
        read = tally_rows(database, expected)
    check_equal(expected, read, f"{path} is damaged")
    return read


def restore_backup(source: str, address: str, *, replace: bool = False) -> dict[str, Tally]:
    """Copy a backup, or another database, into a database: all of it, or nothing. A running server begins anew."""
    is_backup = "://" not in source and _is_backup(Path(source))
    if is_backup:
        check_backup(Path(source))
    with _reading(source, is_read_only=is_backup) as old, _opened(open_database(address)) as new:
        migrate(new)
        new.begin()
        try:
            tallies = _fill(old, new, replace)
            new.commit()
        except BaseException:
            new.rollback()
            raise
    return tallies


def _fill(old: Database, new: Database, replace: bool) -> dict[str, Tally]:
    new.lock_tables(list(KEYS))
    if not replace and not is_empty(new):
        raise DatabaseError("there are tables or people in that database: --replace deletes them")
    delete_rows(new)
    tallies = copy_rows(old, new)
    check_equal(tallies, tally_rows(new, tallies), "what was written")
    # A server that runs on this database sees by this that all it has in memory is out of date.
    if "site" not in tallies:
        new.run("INSERT INTO site (id, generation, changes) VALUES (1, '', 0)")
    new.run("UPDATE site SET generation = ?", (secrets.token_hex(8),))
    return tallies


def _write_file(source: Database, path: Path) -> dict[str, Tally]:
    with _opened(Sqlite(str(path), journal="DELETE")) as target:
        migrate(target)
        target.run(CONTENTS)
        target.begin()
        tallies = copy_rows(source, target)
        for table, tally in tallies.items():
            encoded = msgspec.json.encode([tally.columns, tally.rows, f"{tally.sum:064x}"]).decode()
            target.run("INSERT INTO contents VALUES (?, ?)", (table, encoded))
        target.commit()
    return tallies


def _contents(database: Database) -> dict[str, Tally]:
    if not database.columns("contents"):
        return {}
    found = {}
    for table, encoded in database.run("SELECT table_name, tally FROM contents"):
        columns, rows, digest = msgspec.json.decode(encoded)
        found[str(table)] = Tally(columns, rows, int(digest, 16))
    return found


def _is_backup(path: Path) -> bool:
    if not path.is_file():
        raise DatabaseError(f"{path}: there is no such file")
    with _opened(Sqlite(str(path), is_read_only=True)) as database:
        return bool(database.columns("contents"))


@contextmanager
def _reading(address: str, *, is_read_only: bool = False) -> Iterator[Database]:
    """A database of ours as it is at this moment, whatever is written meanwhile."""
    if "://" not in address and not Path(address).expanduser().is_file():
        raise DatabaseError(f"{address}: there is no such file")
    source = Sqlite(address, is_read_only=True) if is_read_only else open_database(address)
    with _opened(source) as database:
        version = schema_version(database) if database.columns("schema_version") else 0
        if not version:
            raise DatabaseError(f"{address}: this is no database of Toque's")
        if version > newest_version(database.dialect):
            raise DatabaseError(f"{address} was written by a newer Toque: please update")
        database.begin_reading()
        yield database
        database.rollback()


@contextmanager
def _opened(database: Database) -> Iterator[Database]:
    database.open()
    try:
        yield database
    except Busy as error:
        raise DatabaseError(f"the database is in use: {error}") from None
    except Conflict as error:
        raise DatabaseError(f"the database refuses a row: {error}") from None
    finally:
        database.close()


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file beside this path that takes its place when it is complete and on disk; a failure leaves nothing behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.fchmod(handle, READABLE_BY_OWNER)
    os.close(handle)
    try:
        yield Path(name)
        _flush(Path(name))
        os.replace(name, path)
        _flush(path.parent)
    finally:
        Path(name).unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """See to it that a file or a folder is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def told(tallies: Mapping[str, Tally]) -> str:
    """What was copied, in words."""
    counts = {table: tally.rows for table, tally in tallies.items()}
    return f"{counts['tables']:,} tables with {counts['entries']:,} entries, {counts['people']:,} people"
