"""What is kept: the log of every table, who sits at which, people and their sessions."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from toque.core.types import Plain
from toque.server.protocol import Person
from toque.server.store.database import Database, open_database
from toque.server.store.writer import Writer

if TYPE_CHECKING:
    import asyncio

Result = TypeVar("Result")
LONGEST_LIST = 200
UNSTARTED_SECONDS = 6 * 3600.0
"""How long a table that waits for players is listed after the last thing that happened there."""

NETWORK_SECONDS = 30 * 86_400.0
"""How long the hash of an address is kept, and new guests of that address inherit mutes."""
ADD_SESSION = "INSERT INTO sessions (token_hash, person, seen, began, device) VALUES (?, ?, ?, ?, ?)"
INHERIT_MUTES = (
    "INSERT INTO mutes (person, muted, network, since) "
    "SELECT person, CAST(? AS TEXT), network, MAX(since) FROM mutes WHERE network = ? AND since > ? "
    "GROUP BY person, network ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Listing:
    """A table's row in the index, to find it without reading its log."""

    stage: str
    is_public: bool
    has_bots: bool
    deadline: float | None
    """The earliest time at which something can happen by itself; it may be too early, never too late."""
    people: frozenset[str]


@dataclass(frozen=True)
class Addition:
    """Entries for a table's log from a number on, and its new listing if there is one."""

    table: str
    number: int
    entries: Sequence[str]
    listing: Listing | None


@dataclass(frozen=True)
class Account:
    """A person who can come back with a password."""

    person: Person
    password: str
    """Its hash."""


class Store:
    """Everything that outlives the program."""

    def __init__(self, address: str, database: Database | None = None) -> None:
        self._writer = Writer(database or open_database(address))

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        await self._writer.open()

    async def close(self) -> None:
        """Write what waits, and close."""
        await self._writer.close()

    def append(
        self, table: str, number: int, entries: Sequence[str], listing: Listing | None, now: float
    ) -> "asyncio.Future[None]":
        """Add entries to a table's log from this number on, and renew its listing if one is given."""
        return self.append_together([Addition(table, number, entries, listing)], now)

    def append_together(self, additions: Sequence[Addition], now: float) -> "asyncio.Future[None]":
        """Add to the logs of several tables: all of it is stored, or nothing."""
        rows = [(each.table, each.number + i, entry) for each in additions for i, entry in enumerate(each.entries)]
        renewals = [_relist(each.table, each.listing, now) for each in additions if each.listing is not None]
        return self._writer.append(rows, _one_after_another(renewals) if renewals else None)

    async def relist(self, table: str, listing: Listing, now: float) -> None:
        """Renew a table's listing by itself."""
        await self._writer.ask(_relist(table, listing, now), writes=True)

    async def entries(self, table: str) -> list[str]:
        """A table's whole log; none of a table that was closed."""
        if "\0" in table:  # PostgreSQL knows no such text
            return []
        sql = (
            "SELECT entry FROM entries WHERE table_id = ? "
            "AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ? AND closed IS NOT NULL) ORDER BY number"
        )
        rows = await self._select(sql, table, table)
        return [str(row[0]) for row in rows]

    async def public_tables(self, now: float, most: int = LONGEST_LIST) -> list[str]:
        """Tables that anybody may see and that are not over, the latest first; not those that nobody ever starts."""
        sql = (
            "SELECT id FROM tables WHERE is_public = 1 AND stage <> 'over' AND closed IS NULL "
            "AND (stage <> 'open' OR updated > ?) ORDER BY updated DESC LIMIT ?"
        )
        return [str(row[0]) for row in await self._select(sql, now - UNSTARTED_SECONDS, most)]

    async def tables_of(self, person: str, limit: int = LONGEST_LIST) -> list[str]:
        """Tables at which a person sits or sat, the latest first."""
        sql = (
            "SELECT id FROM tables JOIN members ON table_id = id WHERE person = ? AND closed IS NULL "
            "ORDER BY CASE WHEN stage = 'over' THEN 1 ELSE 0 END, updated DESC LIMIT ?"
        )
        return [str(row[0]) for row in await self._select(sql, person, limit)]

    async def tables_under_way(self, person: str, since: float) -> int:
        """The number of a person's unfinished tables at which something happened since."""
        sql = (
            "SELECT COUNT(*) FROM tables JOIN members ON table_id = id "
            "WHERE person = ? AND stage <> 'over' AND closed IS NULL AND updated > ?"
        )
        return int((await self._select(sql, person, since))[0][0])

    async def tables_to_wake(self) -> list[str]:
        """Unfinished tables at which something can happen by itself: a bot moves, or a clock runs out."""
        sql = (
            "SELECT id FROM tables WHERE stage = 'playing' AND closed IS NULL "
            "AND (has_bots = 1 OR deadline IS NOT NULL)"
        )
        return [str(row[0]) for row in await self._select(sql)]

    async def tables_due(self, before: float) -> list[str]:
        """Tables under way whose clock may run down before that time."""
        sql = "SELECT id FROM tables WHERE stage = 'playing' AND closed IS NULL AND deadline < ?"
        return [str(row[0]) for row in await self._select(sql, before)]

    async def add_person(
        self, person: Person, token_hash: str, now: float, network: str | None = None, device: str = ""
    ) -> None:
        """Add a person, with a first session. Whoever muted somebody of the same network lately mutes them too."""

        def work(database: Database) -> None:
            sql = "INSERT INTO people (id, name, created, network) VALUES (?, ?, ?, ?)"
            database.run(sql, (person.id, person.name, now, network))
            database.run(ADD_SESSION, (token_hash, person.id, now, now, device))
            database.run(INHERIT_MUTES, (person.id, network, now - NETWORK_SECONDS))

        await self._writer.ask(work, writes=True)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._run("UPDATE people SET name = ? WHERE id = ?", name, person)

    async def person(self, person: str) -> Person | None:
        """A person by their id."""
        rows = await self._select("SELECT id, name, login FROM people WHERE id = ?", person)
        return Person(rows[0][0], rows[0][1], is_guest=rows[0][2] is None) if rows else None

    async def register(self, person: str, login: str, password: str) -> None:
        """Make a guest's name an account; raise Conflict if the login is taken."""
        await self._run("UPDATE people SET login = ?, password = ? WHERE id = ?", login, password, person)

    async def account(self, login: str) -> Account | None:
        """The account of a login."""
        rows = await self._select("SELECT id, name, password FROM people WHERE login = ?", login)
        return Account(Person(rows[0][0], rows[0][1], is_guest=False), rows[0][2]) if rows else None

    async def add_session(self, token_hash: str, person: str, now: float, device: str = "") -> None:
        """Add a session of a person."""
        await self._run(ADD_SESSION, token_hash, person, now, now, device)

    async def end_session(self, token_hash: str) -> None:
        """End a session."""
        await self._run("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    async def forget_sessions(self, before: float) -> None:
        """Drop sessions that nobody has used since."""
        await self._run("DELETE FROM sessions WHERE seen < ?", before)

    async def touch_session(self, token_hash: str, now: float) -> None:
        """Note that a session is still in use."""
        await self._run("UPDATE sessions SET seen = ? WHERE token_hash = ?", now, token_hash)

    async def session(self, token_hash: str) -> tuple[Person, float] | None:
        """The person of a session, and when it was last used."""
        sql = "SELECT id, name, login, seen FROM sessions JOIN people ON person = id WHERE token_hash = ?"
        rows = await self._select(sql, token_hash)
        return (Person(rows[0][0], rows[0][1], is_guest=rows[0][2] is None), rows[0][3]) if rows else None

    async def mutes(self, person: str) -> list[Person]:
        """The people that a person has muted."""
        return await self._writer.ask(lambda database: _mutes(database, person))

    async def mute(self, person: str, other: str, now: float = 0.0) -> list[Person]:
        """Mute `other` if they exist, and for a while new guests from where they came; return everybody muted."""
        sql = (
            "INSERT INTO mutes (person, muted, network, since) SELECT ?, id, network, CAST(? AS DOUBLE PRECISION) "
            "FROM people WHERE id = ? ON CONFLICT DO NOTHING"
        )
        return await self._change_mutes(sql, person, now, other)

    async def unmute(self, person: str, other: str) -> list[Person]:
        """Unmute `other`; return everybody muted."""
        return await self._change_mutes("DELETE FROM mutes WHERE person = ? AND muted = ?", person, other)

    async def _change_mutes(self, sql: str, person: str, *values: Plain) -> list[Person]:
        def work(database: Database) -> list[Person]:
            database.run(sql, (person, *values))
            return _mutes(database, person)

        return await self._writer.ask(work, writes=True)

    async def note_alive(self, now: float) -> None:
        """Note that the server is alive at this time."""
        sql = "INSERT INTO servers VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
        await self._run(sql, now)

    async def last_alive(self) -> float | None:
        """When a server was last noted as alive."""
        rows = await self._select("SELECT alive FROM servers")
        return float(rows[0][0]) if rows else None

    @property
    def queued(self) -> int:
        """What waits for the database."""
        return self._writer.queued

    @property
    def generation(self) -> str:
        """The generation of the database: a restored backup begins another one."""
        return self._writer.generation

    async def is_replaced(self) -> str | None:
        """Return the new generation if a backup was restored since the store was opened, or since `go_on_with`."""
        generation = str((await self._select("SELECT generation FROM site"))[0][0])
        return generation if generation != self.generation else None

    def go_on_with(self, generation: str) -> None:
        """Write again; what was decided from older rows and still waits is refused."""
        self._writer.generation = generation

    async def check(self) -> None:
        """Write something, and raise if it is not on disk afterwards."""
        await self._run("UPDATE site SET changes = changes + 1")

    async def secret(self) -> bytes:
        """A secret of this site's own, made when it is first asked for."""

        def work(database: Database) -> bytes:
            database.run("UPDATE site SET secret = ? WHERE secret IS NULL", (secrets.token_hex(32),))
            return bytes.fromhex(str(database.run("SELECT secret FROM site")[0][0]))

        return await self._writer.ask(work, writes=True)

    def ask(self, work: Callable[[Database], Result], *, writes: bool = False) -> "asyncio.Future[Result]":
        """Let the one thread do something with the database; what writes is a transaction."""
        return self._writer.ask(work, writes=writes)

    async def _select(self, sql: str, *values: Plain) -> list[tuple[Plain, ...]]:
        return await self._writer.ask(lambda database: database.run(sql, values))

    async def _run(self, sql: str, *values: Plain) -> None:
        await self._writer.ask(lambda database: database.run(sql, values), writes=True)


def _one_after_another(works: list[Callable[[Database], None]]) -> Callable[[Database], None]:
    def work(database: Database) -> None:
        for each in works:
            each(database)

    return work


def _mutes(database: Database, person: str) -> list[Person]:
    sql = "SELECT id, name, login FROM mutes JOIN people ON muted = id WHERE person = ? ORDER BY name, id"
    return [Person(row[0], row[1], is_guest=row[2] is None) for row in database.run(sql, (person,))]


def _relist(table: str, listing: Listing, now: float) -> Callable[[Database], None]:
    values = (table, listing.stage, int(listing.is_public), int(listing.has_bots), listing.deadline, now)
    upsert = (
        "INSERT INTO tables (id, stage, is_public, has_bots, deadline, updated) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, "
        "is_public = excluded.is_public, has_bots = excluded.has_bots, deadline = excluded.deadline, "
        "updated = excluded.updated"
    )

    def work(database: Database) -> None:
        database.run(upsert, values)
        database.run("DELETE FROM members WHERE table_id = ?", (table,))
        for person in sorted(listing.people):
            database.run("INSERT INTO members VALUES (?, ?)", (person, table))

    return work
