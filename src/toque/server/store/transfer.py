"""Copying all rows of one database to another, whatever kinds they are, and checking that they arrived."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from toque.core.types import Plain
from toque.server.errors import DatabaseError
from toque.server.store.database import Database

KEYS: dict[str, tuple[str, ...]] = {
    "people": ("id",),
    "sessions": ("token_hash",),
    "tables": ("id",),
    "members": ("person", "table_id"),
    "entries": ("table_id", "number"),
    "servers": ("id",),
    "mutes": ("person", "muted"),
    "site": ("id",),
    "bans": ("id",),
    "reports": ("id",),
    "audit": ("id",),
    "matches": ("table_id",),
    "match_seats": ("table_id", "seat"),
    "rivals": ("person", "other", "game"),
    "ratings": ("person", "game", "kind"),
    "passkeys": ("id",),
    "endpoints": ("id",),
    "told": ("person", "table_id"),
    "recovery_codes": ("code",),
}
"""All tables with their keys, each after those that it refers to."""
CHUNK = 2_000
"""Rows that are read at once."""
MOST_VALUES = 20_000
"""Values in one statement; SQLite takes 32,766."""
Row = tuple[Plain, ...]


@dataclass
class Tally:
    """What was seen of a table: equal tallies mean equal rows, in whatever order they were read."""

    columns: list[str]
    rows: int = 0
    sum: int = 0
    """The sum of the hashes of all rows."""

    def add(self, row: Row) -> None:
        """Count a row."""
        digest = hashlib.sha256(msgspec.json.encode(row)).digest()
        self.rows += 1
        self.sum = (self.sum + int.from_bytes(digest)) % (1 << 256)


def copy_rows(source: Database, target: Database) -> dict[str, Tally]:
    """Copy all rows of all tables that the source has, and return what was read of each table."""
    tallies = {}
    for table, key in KEYS.items():
        columns = source.columns(table)
        if not columns:  # the source is older than this table
            continue
        if table == "site":  # it has a row from the beginning
            target.run("DELETE FROM site")
        tallies[table] = Tally(columns)
        for rows in _chunks(source, table, columns, key):
            for row in rows:
                tallies[table].add(row)
            _insert(target, table, columns, rows)
    return tallies


def delete_rows(target: Database) -> None:
    """Delete all rows of all tables."""
    for table in reversed(KEYS):
        target.run(f"DELETE FROM {table}")


def is_empty(database: Database) -> bool:
    """Return whether nobody has used this database yet."""
    return not any(database.run(f"SELECT 1 FROM {table} LIMIT 1") for table in ("people", "tables", "entries"))


def tally_rows(database: Database, tallies: Mapping[str, Tally]) -> dict[str, Tally]:
    """Read the same columns of the same tables from another database."""
    read = {}
    for table, expected in tallies.items():
        read[table] = Tally(expected.columns)
        for rows in _chunks(database, table, expected.columns, KEYS[table]):
            for row in rows:
                read[table].add(row)
    return read


def check_equal(expected: Mapping[str, Tally], read: Mapping[str, Tally], what: str) -> None:
    """Raise if a table is not what it should be."""
    for table, tally in expected.items():
        if read[table] != tally:
            raise DatabaseError(f"{what}: the table {table} has other rows than were read ({tally.rows:,})")


def _chunks(database: Database, table: str, columns: list[str], key: tuple[str, ...]) -> Iterator[list[Row]]:
    """All rows in the order of their key, some at a time, so that no table need fit into memory."""
    order, places = ", ".join(key), [columns.index(name) for name in key]
    select = f"SELECT {', '.join(columns)} FROM {table}"
    after = f"WHERE ({order}) > ({', '.join('?' * len(key))})"
    rows = database.run(f"{select} ORDER BY {order} LIMIT {CHUNK}")
    while rows:
        yield rows
        last = [rows[-1][place] for place in places]
        rows = database.run(f"{select} {after} ORDER BY {order} LIMIT {CHUNK}", last)


def _insert(target: Database, table: str, columns: list[str], rows: list[Row]) -> None:
    one, step = f"({', '.join('?' * len(columns))})", MOST_VALUES // len(columns)
    for start in range(0, len(rows), step):
        part = rows[start : start + step]
        values = [value for row in part for value in row]
        target.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([one] * len(part))}", values)
