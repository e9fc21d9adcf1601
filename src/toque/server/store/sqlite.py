"""SQLite: one file with a write-ahead log, or a database in memory."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from toque.core.types import Plain
from toque.server.errors import Busy, Conflict, DatabaseError

PATIENCE = 1.0
"""Seconds to wait for another's lock before a write is refused."""
ONLY_OWNER = 0o600
"""Who may read a new file: it holds secrets of matches and of people."""


class Sqlite:
    """A SQLite file."""

    dialect = "sqlite"

    def __init__(self, path: str, *, journal: str = "WAL", is_read_only: bool = False) -> None:
        self.path = path
        self._journal = journal
        self._is_read_only = is_read_only
        self._file_path = str(Path(path).expanduser())
        self._file: sqlite3.Connection | None = None
        self._opened: tuple[int, int] | None = None
        """Which file was opened."""

    def open(self) -> None:
        """Open the file, and make it if there is none."""
        try:
            self._file = self._connect()
            self._opened = self._identity()
            if self._is_read_only:
                return
            self._connection.execute(f"PRAGMA journal_mode = {self._journal}")
            # Every commit is on disk before anybody hears of it: group commit makes that affordable.
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
        except (sqlite3.Error, OSError) as error:
            raise DatabaseError(f"{self.path}: {error}") from None

    def _connect(self) -> sqlite3.Connection:
        path = Path(self.path).expanduser()
        name = self.path
        if self.path != ":memory:":
            path.parent.mkdir(parents=True, exist_ok=True)
            if not self._is_read_only:
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, ONLY_OWNER))
            name = f"{path.resolve().as_uri()}?mode={'ro' if self._is_read_only else 'rwc'}"
        return sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, cached_statements=64, uri=True)

    def _identity(self) -> tuple[int, int] | None:
        """Which file lies at the path, if one does."""
        try:
            found = os.stat(self._file_path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def run(self, sql: str, values: Sequence[Plain] = ()) -> list[tuple[Plain, ...]]:
        """One statement, and the rows that it gives."""
        with _translated():
            return self._connection.execute(sql, values).fetchall()

    def columns(self, table: str) -> list[str]:
        """The columns of a table; none if there is no such table."""
        return [str(name) for (name,) in self.run("SELECT name FROM pragma_table_info(?)", (table,))]

    def check(self) -> None:
        """Refuse to write to a file that was moved or deleted: nobody would find it after a restart."""
        if self.path != ":memory:" and self._identity() != self._opened:
            raise Busy(f"{self.path} was moved or deleted")

    def begin(self) -> None:
        """Take the write lock."""
        with _translated():
            self._connection.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        """Hold on to what is in the file now."""
        with _translated():
            self._connection.execute("BEGIN")
            self._connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()

    def lock_tables(self, tables: Sequence[str]) -> None:
        """`begin` has taken the only lock that there is."""

    def commit(self) -> None:
        """Write to disk."""
        with _translated():
            self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """Forget the transaction."""
        if self._connection.in_transaction:
            self._connection.rollback()

    def close(self) -> None:
        """Close the file; the log is written back into it."""
        if self._file is not None:
            self._file.close()

    @property
    def _connection(self) -> sqlite3.Connection:
        assert self._file is not None, "open it first"
        return self._file


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None
    except sqlite3.OperationalError as error:
        raise Busy(str(error)) from None
    except sqlite3.DatabaseError as error:
        raise DatabaseError(f"the database is damaged: {error}") from None
