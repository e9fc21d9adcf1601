"""Looking after a running site: forgetting people, bans, closed tables, and what is deleted when it is old."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from toque.core.errors import ToqueError
from toque.server.care.accounts import Accounts
from toque.server.care.bans import Bans
from toque.server.care.network import Networks
from toque.server.care.records import Records
from toque.server.care.retention import DAY, Retention, delete_table, forget_rows, old_tables
from toque.server.errors import TableRefusal, no_such_table
from toque.server.rooms.room import Room
from toque.server.store.store import Store
from toque.server.table.entries import Entry, Resigned, Stood

FIRST_PAUSE, PAUSE = 60.0, 3600.0
"""Seconds until old rows are looked for, after the start and after that."""
AT_ONCE = 200
"""Guests or tables that are forgotten in one round."""

logger = logging.getLogger("toque.care")


class RoomFinder(Protocol):
    """The hub, as the caretaker sees it."""

    rooms: dict[str, Room]

    async def find(self, table: str) -> Room | None:
        """Return a table's room."""

    def reload(self, room: Room) -> None:
        """Forget a room; its clients come back."""

    def leave_person(self, person: str) -> None:
        """End all that a person has open."""


class Caretaker:
    """What only the one who runs the site does, and what people do with their own data."""

    def __init__(self, finder: RoomFinder, store: Store, clock: Callable[[], float], keep: Retention) -> None:
        self._finder = finder
        self._store = store
        self._clock = clock
        self._keep = keep
        self.networks = Networks()
        self.bans = Bans(store)
        self.records = Records(store)
        self.accounts = Accounts(store)

    async def start(self) -> None:
        """Read what must be known before anybody comes."""
        self.networks.use(await self._store.secret())
        await self.bans.load()

    async def ban(self, person: str, reason: str, days: float, with_network: bool) -> str:
        """Let a person watch only; return their name."""
        added = await self.bans.add(person, reason, days, with_network, self._clock())
        if added is None:
            raise TableRefusal("unknown", "no-such-person")
        return added.name

    async def close_table(self, table: str, why: str | None) -> None:
        """Close a table as if it had never been, or open it again."""
        if not await self.records.close_table(table, why):
            raise no_such_table()
        room = self._finder.rooms.get(table)
        if room is not None and why is not None:
            self._finder.reload(room)

    async def forget_person(self, person: str) -> None:
        """Take a person out of everything. Their matches stay, without the name and what they wrote."""
        tables = await self.accounts.tables(person)
        for table in tables:
            await self._leave(table, person)
        self._finder.leave_person(person)
        for table in tables:
            await self.accounts.forget_at(table, person)
            room = self._finder.rooms.get(table)
            if room is not None:
                self._finder.reload(room)
        await self.accounts.delete(person)
        logger.info("person forgotten", extra={"tables": len(tables)})

    async def _leave(self, table: str, person: str) -> None:
        """Stand up, or give up: nobody waits for somebody who is gone."""
        try:
            room = await self._finder.find(table)
        except ToqueError:  # it cannot be played on anyway
            return
        if room is None or room.table.stage == "over":
            return
        others = set(room.table.people) - {person}
        room.enqueue(lambda: self._give_up(room, person))
        await room.finished()
        if not others and room.table.stage == "open":
            await self.close_table(table, "its only player is gone")

    async def _give_up(self, room: Room, person: str) -> None:
        now, table = self._clock(), room.table
        entries: list[Entry] = []
        for seat in table.seats_of(person):
            if table.stage == "open":
                entries.append(Stood(at=now, person=person, seat=seat))
            elif not table.has_resigned(seat):
                entries.append(Resigned(at=now, person=person, seat=seat))
        for entry in entries:
            if table.stage != "over":
                await room.commit([entry])
        room.broadcast()

    async def forget_old(self) -> None:
        """Delete what is older than it may be, as long as the server runs."""
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = PAUSE
            try:
                await self.forget_old_once()
            except ToqueError as error:
                logger.warning("nothing old was deleted", extra={"error": str(error)})

    async def forget_old_once(self) -> None:
        """Delete what is older than it may be."""
        now, keep = self._clock(), self._keep
        await forget_rows(self._store, keep, now)
        if keep.guests is not None:
            for person in await self.accounts.old_guests(now - keep.guests * DAY, AT_ONCE):
                await self.forget_person(person)
        if keep.matches is not None:
            for table in await old_tables(self._store, now - keep.matches * DAY, AT_ONCE):
                room = self._finder.rooms.get(table)
                if room is None or room.can_sleep:
                    if room is not None:
                        self._finder.reload(room)
                    await delete_table(self._store, table)
