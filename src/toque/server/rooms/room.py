"""A table in memory: one thing after another is answered, stored, taken, and only then told."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from toque.core.errors import ToqueError
from toque.server.errors import Busy, Conflict, TableRefusal, busy
from toque.server.protocol import Act, Doing, Done, Hint, Person, Preview, Rematch, Say
from toque.server.render import summary
from toque.server.render.hints import hint_question, hinted
from toque.server.render.preview import preview
from toque.server.render.update import update
from toque.server.rooms.bot_seats import BotSeats
from toque.server.rooms.client import Connection
from toque.server.store.store import Addition, Listing
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import Entry, RematchOpened, encode
from toque.server.table.opening import rematch_entries
from toque.server.table.table import Table
from toque.server.table.viewer import check_curtain

if TYPE_CHECKING:
    from toque.server.rooms.hub import Hub

LISTED_EVERY = 60.0
"""Seconds after which a listing is renewed with the next entry even where nothing but its time changed."""
SLEEPS_AT_LEAST = 10
"""Rounds of the sweeper, which wakes a table two rounds before its clock is down."""
MOST_WAITING = 64
"""Things that may wait at one table."""

logger = logging.getLogger("toque.live")
_encode = msgspec.json.Encoder().encode


def listing_of(table: Table) -> Listing:
    """What the index says of a table."""
    card = summary.card(table, None)
    return Listing(
        stage=card.stage,
        is_public=card.is_public,
        has_bots=any(plate.level for plate in card.plates),
        deadline=table.deadline(),
        people=frozenset(table.people) | {table.opened.person or ""},
    )


class LiveTable:
    """A table, who is connected to it, and what waits to be done there."""

    def __init__(self, hub: "Hub", table: Table, stored: int) -> None:
        self.hub = hub
        self.table = table
        self.connections: set[Connection] = set()
        self.bots = BotSeats(self)
        self.is_paced = False
        """Bots let people follow their moves even where nobody looks yet."""
        self.is_stopped = False
        """This copy of the table is forgotten: nothing happens at it any more."""
        self.idle_since = time.monotonic()
        self._stored = stored
        """Entries in the store."""
        self.listing = listing_of(table)
        self._listed_at = time.monotonic()
        self._waiting: deque[Callable[[], Any]] = deque()
        self._hinting: set[Connection] = set()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.table.id

    @property
    def seq(self) -> int:
        """The number of the latest news."""
        return self.table.seq

    @property
    def can_sleep(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.connections or self._waiting or self._task or self.bots.are_busy or self._keeps_time())

    def _keeps_time(self) -> bool:
        """Whether a clock runs that nobody else looks at: a live one, or one of days that will soon be down."""
        deadline = self.table.deadline()
        soon = self.hub.now() + SLEEPS_AT_LEAST * self.hub.sweep_seconds
        return deadline is not None and (self.table.clocks.is_live or deadline < soon)

    @property
    def is_unseen(self) -> bool:
        """Whether nobody plays here and nobody looks."""
        return not self.connections and all(map(self.table.is_bot_run, range(len(self.table.seating))))

    # Coming and going

    def join(self, connection: Connection) -> list[int]:
        """A client comes; which seats are theirs."""
        self.connections.add(connection)
        self.hub.bot_pool.hurry(self.id)
        self.table.connect(connection.viewer.person)
        self.tell(but=connection)
        return self.table.seats_of(connection.viewer.person)

    def leave(self, connection: Connection) -> None:
        """A client goes."""
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self.table.disconnect(connection.viewer.person)
        self.tell()

    def news_for(self, connection: Connection) -> bytes | None:
        """What a client has not been told yet, if anything."""
        if connection.told >= self.seq and connection.told:
            return None
        return update(self.table, connection.viewer, connection.told)

    def tell(self, but: Connection | None = None) -> None:
        """Tell everybody what is new."""
        for connection in list(self.connections):
            if connection is not but:
                connection.tell()

    # Doing things

    def submit(self, connection: Connection, doing: Doing) -> None:
        """Somebody wants to do something: it is done when all before it is."""
        if isinstance(doing, Preview):
            self._preview(connection, doing)
        elif isinstance(doing, Hint):
            self.hub.background(self._hint(connection, doing))
        elif isinstance(doing, Say) and not self.hub.chat_limit.allows(connection.who):
            connection.refuse(doing.nonce, TableRefusal("too_fast", "too-much-chat"))
        elif len(self._waiting) >= MOST_WAITING or self.hub.is_stopping:
            connection.refuse(doing.nonce, busy())
        else:
            seen = connection.acknowledged  # before anything that waits changes it
            self.enqueue(lambda: self._do(connection, doing, seen))

    def enqueue(self, work: Callable[[], Any]) -> None:
        """Work (a coroutine function) for the table's one queue."""
        if self.is_stopped:
            return
        self._waiting.append(work)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def finished(self) -> None:
        """Wait until nothing is under way."""
        if self._task is not None:
            await asyncio.shield(self._task)

    def beginning(self, entries: Sequence[Entry]) -> Addition:
        """What must be stored of a new table: its first entries, which it has taken already."""
        return Addition(self.id, 0, [encode(entry).decode() for entry in entries], self.listing)

    async def keep(
        self,
        entries: Sequence[Entry],
        by: Person | None = None,
        *,
        is_act: bool = False,
        beside: Sequence[Addition] = (),
    ) -> None:
        """Store entries, and what must be stored with them, and then move on; raises Busy where nothing is stored."""
        started = time.perf_counter()
        cautious = None if is_act else self._cautious(by)
        lines = [encode(entry).decode() for entry in entries]
        addition = Addition(self.id, self._stored, lines, cautious)
        try:
            await self.hub.store.append_together([addition, *beside], self.hub.now())
        except Conflict:
            # Somebody else wrote to this table, or a write that seemed to fail did not: start from what is stored.
            asyncio.get_running_loop().call_soon(self.hub.reload, self)
            raise Busy("the table was changed elsewhere") from None
        except ToqueError as error:
            raise Busy(str(error)) from None
        except Exception as error:  # who waits must try again whatever it was: nobody else reminds a bot or a clock
            logger.exception("the store failed", extra={"table": self.id})
            raise Busy(f"the store failed: {error!r}") from error
        self.hub.metrics.stored(time.perf_counter() - started)
        self._stored += len(lines)
        for entry in entries:
            apply(self.table, entry)
        if cautious is not None:
            self.listing = cautious
        self._renew_listing(is_act)

    def moved_on(self) -> None:
        """After every change: bots and clocks follow, then everybody is told."""
        if self.is_stopped:
            return
        self.bots.follow()
        self._wind_clock()

    def stop(self) -> None:
        """Forget timers, thoughts, and what waits: it was not answered, so it will be sent again."""
        self.is_stopped = True
        self._waiting.clear()
        self.bots.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cautious(self, by: Person | None) -> Listing:
        """A listing that is right whatever the entries stored with it do: a table too many is woken, never too few."""
        listing = listing_of(self.table)
        stage = "over" if listing.stage == "over" else "playing"
        people = listing.people | ({by.id} if by else set())
        return replace(listing, stage=stage, has_bots=True, people=people)

    def _renew_listing(self, is_act: bool) -> None:
        """Write the exact listing after the fact, where it differs from the one that is stored."""
        is_old = time.monotonic() - self._listed_at > LISTED_EVERY
        if is_act and not is_old and self.table.stage == self.listing.stage:
            return
        listing = listing_of(self.table)
        if listing != self.listing or is_old:
            self._listed_at = time.monotonic()
            self.listing = listing
            self.hub.background(self.hub.relist(self.id, listing))

    async def _drain(self) -> None:
        try:
            while self._waiting:
                try:
                    await self._waiting.popleft()()
                except Exception:
                    logger.exception("something failed at a table", extra={"table": self.id})
        finally:
            self._task = None
            self.idle_since = time.monotonic()

    async def _do(self, connection: Connection, doing: Doing, seen: int) -> None:
        try:
            entries = decide(self.table, connection.person, doing, self.hub.now(), seen)
            if entries and isinstance(entries[0], RematchOpened):
                await self._keep_rematch(entries[0])
            elif entries:
                await self.keep(entries, connection.person, is_act=isinstance(doing, Act))
        except TableRefusal as no:
            connection.refuse(doing.nonce, no)
        except Busy as error:
            logger.warning("not stored", extra={"table": self.id, "error": str(error)})
            connection.refuse(doing.nonce, busy())
        except Exception:
            connection.refuse(doing.nonce, busy())
            raise
        else:
            self._did(connection, doing)

    def _did(self, connection: Connection, doing: Doing) -> None:
        self.hub.metrics.done(type(doing).__name__.lower())
        self.moved_on()
        connection.tell(_encode(Done(doing.nonce, self.table.rematch if isinstance(doing, Rematch) else None)))
        self.tell(but=connection)
        self.hub.lobby.changed(self)

    async def _keep_rematch(self, opened: RematchOpened) -> None:
        """The next table is stored together with its name here: a rematch is opened once, or not at all."""
        entries = rematch_entries(self.table, opened.at)
        following = LiveTable(self.hub, restore(opened.table, entries), len(entries))
        await self.keep([opened], beside=[following.beginning(entries)])
        self.hub.admit(following)

    def _preview(self, connection: Connection, doing: Preview) -> None:
        try:
            check_curtain(self.table, connection.viewer, doing.seat)
            connection.reply(preview(self.table, connection.person, doing, connection.viewer.language))
        except TableRefusal as no:
            connection.refuse(doing.nonce, no)

    async def _hint(self, connection: Connection, doing: Hint) -> None:
        """Think on a thread, one hint at a time for each client."""
        if connection in self._hinting:
            connection.refuse(doing.nonce, TableRefusal("too_fast", "one-hint"))
            return
        self._hinting.add(connection)
        try:
            check_curtain(self.table, connection.viewer, doing.seat)
            question = hint_question(self.table, connection.person, doing)
            job = self.hub.bot_pool.hint(self.id, question)
            try:
                explanation = await job.future
            finally:
                job.cancel()  # nobody waits for it any more
            connection.reply(hinted(question, explanation, connection.viewer.language))
            self.hub.metrics.done("hint")
        except TableRefusal as no:
            connection.refuse(doing.nonce, no)
        except Exception:
            connection.refuse(doing.nonce, TableRefusal("busy", "no-hint"))
            raise
        finally:
            self._hinting.discard(connection)

    # Clocks

    def _wind_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline()
        if deadline is not None and not self.hub.is_stopping:
            delay = min(max(0.0, deadline - self.hub.now()), self.hub.sweep_seconds * 4)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.enqueue(self._time_is_up)

    async def _time_is_up(self) -> None:
        try:
            entries = self.table.due(self.hub.now())
            if entries:
                await self.keep(entries)
        except Busy:
            await asyncio.sleep(1)
        self.moved_on()
        self.tell()
        self.hub.lobby.changed(self)
