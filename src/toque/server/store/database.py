"""What the store needs of a database, the same for SQLite and PostgreSQL, and its migrations."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from toque.core.types import Plain
from toque.server.errors import DatabaseError

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"


class Database(Protocol):
    """One connection, used by one thread; what goes wrong is raised as Busy or Conflict."""

    dialect: str

    def open(self) -> None:
        """Connect."""

    def run(self, sql: str, values: Sequence[Plain] = ()) -> list[tuple[Plain, ...]]:
        """One statement, its places marked `?`, and the rows that it gives."""

    def columns(self, table: str) -> list[str]:
        """The columns of a table; none if there is no such table."""

    def check(self) -> None:
        """Raise Busy if what is written now would be lost, though the database accepts it."""

    def begin(self) -> None:
        """Open a transaction that may write."""

    def begin_reading(self) -> None:
        """Open a transaction that sees the database as it is now, whatever others write."""

    def lock_tables(self, tables: Sequence[str]) -> None:
        """Within a transaction, let nobody else read or write these tables until it ends."""

    def commit(self) -> None:
        """Commit: all is on disk when this returns."""

    def rollback(self) -> None:
        """Roll back to `begin`; never raises."""

    def close(self) -> None:
        """Disconnect."""


def open_database(address: str) -> Database:
    """The database of an address: a PostgreSQL URL, the path of a SQLite file, or `:memory:`."""
    if address.startswith(("postgres://", "postgresql://")):
        try:
            from toque.server.store.postgres import Postgres
        except ImportError:
            raise DatabaseError("PostgreSQL needs psycopg: pip install 'toque[postgres]'") from None
        return Postgres(address)
    from toque.server.store.sqlite import Sqlite

    path = address.removeprefix("sqlite:///")
    if "://" in path or path.startswith("sqlite:"):
        raise DatabaseError(f"{address}: this is neither a file nor a postgresql:// address; sqlite:///PATH is a file")
    return Sqlite(path)


def newest_version(dialect: str) -> int:
    """The version of the schema that this program writes."""
    return max(int(path.stem) for path in (MIGRATIONS / dialect).glob("*.sql"))


def migrate(database: Database, to: int | None = None) -> None:
    """Bring the schema up to date, each step in a transaction of its own with its number."""
    database.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    newest = newest_version(database.dialect) if to is None else to
    version = schema_version(database)
    if version > newest:
        raise DatabaseError(
            f"the database was written by a newer Toque (schema {version}, this program knows {newest}): please update"
        )
    for step in range(version + 1, newest + 1):
        _apply(database, step)


def schema_version(database: Database) -> int:
    """The version that a database has; 0 for an empty one."""
    rows = database.run("SELECT version FROM schema_version")
    return int(rows[0][0]) if rows else 0


def _apply(database: Database, step: int) -> None:
    sql = (MIGRATIONS / database.dialect / f"{step}.sql").read_text(encoding="utf-8")
    database.begin()
    try:
        for statement in filter(str.strip, sql.split(";")):
            database.run(statement)
        database.run("DELETE FROM schema_version")
        database.run("INSERT INTO schema_version VALUES (?)", (step,))
        database.commit()
    except BaseException:
        database.rollback()
        raise
