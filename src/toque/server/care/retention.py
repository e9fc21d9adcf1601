"""What is forgotten by itself, after how many days: what the operator chose, and nothing sooner."""

from dataclasses import dataclass

from toque.server.store.database import Database
from toque.server.store.store import NETWORK_SECONDS, Store

DAY = 86_400.0


@dataclass(frozen=True)
class Retention:
    """Days after which something is deleted; None keeps it."""

    guests: float | None = None
    """Guests who were not seen; their matches stay, without their names."""
    matches: float | None = None
    """Matches that are over, and tables that nobody started."""
    audit: float | None = 365
    """What admins did, reports that were handled, and bans that are over."""


async def forget_rows(store: Store, keep: Retention, now: float) -> None:
    """Delete what is older than it may be; hashes of addresses last for a month at most."""

    def work(database: Database) -> None:
        month_ago = now - NETWORK_SECONDS
        database.run("UPDATE people SET network = NULL WHERE network IS NOT NULL AND created < ?", (month_ago,))
        database.run("UPDATE mutes SET network = NULL WHERE network IS NOT NULL AND since < ?", (month_ago,))
        if keep.audit is not None:
            before = (now - keep.audit * DAY,)
            database.run("DELETE FROM audit WHERE since < ?", before)
            database.run("DELETE FROM reports WHERE handled < ?", before)
            database.run("DELETE FROM bans WHERE until < ?", before)

    await store.ask(work, writes=True)


async def old_tables(store: Store, before: float, limit: int) -> list[str]:
    """Return tables at which nothing happened since a time, and nothing will."""
    sql = "SELECT id FROM tables WHERE stage <> 'playing' AND updated < ? ORDER BY updated LIMIT ?"
    return [str(row[0]) for row in await store.ask(lambda database: database.run(sql, (before, limit)))]


async def delete_table(store: Store, table: str) -> None:
    """Delete a table and its log."""

    def work(database: Database) -> None:
        database.run("DELETE FROM entries WHERE table_id = ?", (table,))
        database.run("DELETE FROM members WHERE table_id = ?", (table,))
        database.run("DELETE FROM tables WHERE id = ?", (table,))

    await store.ask(work, writes=True)
