"""PostgreSQL, by URL."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg

from toque.core.types import Plain
from toque.server.errors import Busy, Conflict, DatabaseError

CONNECT_SECONDS = 5
PATIENCE = 1.0
"""Seconds to wait for another's lock before a statement is refused: everybody waits meanwhile."""


class Postgres:
    """A PostgreSQL database; a connection that was lost is made again for the next statement."""

    dialect = "postgres"

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.Connection[tuple[Plain, ...]] | None = None

    def open(self) -> None:
        """Connect."""
        try:
            self._connected()
        except Busy as error:
            raise DatabaseError(f"PostgreSQL does not answer: {error}") from None

    def run(self, sql: str, values: Sequence[Plain] = ()) -> list[tuple[Plain, ...]]:
        """One statement, and the rows that it gives."""
        with _translated():
            cursor = self._connected().execute(sql.replace("?", "%s"), values or None)
            return cursor.fetchall() if cursor.description else []

    def columns(self, table: str) -> list[str]:
        """The columns of a table; none if there is no such table."""
        sql = (
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
        )
        return [str(name) for (name,) in self.run(sql, (table,))]

    def check(self) -> None:
        """A server that accepts a row keeps it."""

    def begin(self) -> None:
        """Open a transaction."""
        self.run("BEGIN")

    def begin_reading(self) -> None:
        """Open a transaction that sees what is there now."""
        self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def lock_tables(self, tables: Sequence[str]) -> None:
        """Let nobody else read or write these tables."""
        self.run(f"LOCK TABLE {', '.join(tables)} IN ACCESS EXCLUSIVE MODE")

    def commit(self) -> None:
        """Commit; PostgreSQL writes to disk first."""
        self.run("COMMIT")

    def rollback(self) -> None:
        """Roll the transaction back; if that fails, drop the connection."""
        try:
            if self._connection is not None and not self._connection.closed:
                self._connection.rollback()
        except psycopg.Error:
            self.close()

    def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> psycopg.Connection[tuple[Plain, ...]]:
        if self._connection is None or self._connection.closed:
            with _translated():
                connection = psycopg.connect(self._url, autocommit=True, connect_timeout=CONNECT_SECONDS)
                connection.execute(f"SET lock_timeout = {round(PATIENCE * 1000)}")
                self._connection = connection
        return self._connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except (psycopg.errors.UniqueViolation, psycopg.errors.NotNullViolation) as error:
        raise Conflict(str(error).splitlines()[0]) from None
    except psycopg.Error as error:
        raise Busy((str(error) or type(error).__name__).splitlines()[0]) from None
