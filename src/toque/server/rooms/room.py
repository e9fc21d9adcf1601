"""A table and its queue: each command is decided, stored, applied and then broadcast, in order."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from toque.core.errors import ToqueError
from toque.server.care.bans import banned
from toque.server.errors import Busy, Conflict, TableRefusal, busy
from toque.server.protocol import Act, Doing, Done, Hint, Person, Preview, Rematch, Say
from toque.server.render import summary
from toque.server.render.hints import hint_question, hinted
from toque.server.render.preview import PreviewQuestion, preview_question
from toque.server.render.update import update
from toque.server.rooms.bot_seats import BotSeats
from toque.server.rooms.client import Client
from toque.server.rooms.services import Services
from toque.server.store.store import Addition, Listing
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import Entry, HintsAgreed, RematchOpened, encode
from toque.server.table.opening import rematch_entries
from toque.server.table.table import Table
from toque.server.table.viewer import check_curtain
from toque.server.thinking.bot_pool import Job

LISTED_EVERY = 60.0
"""Seconds after which a listing is renewed with the next entry, even if nothing but its time changed."""
SLEEPS_AT_LEAST = 10
"""Rounds of the sweeper, which wakes a table two rounds before its clock is down."""
MOST_WAITING = 64
"""Commands that may wait at one table."""

logger = logging.getLogger("toque.room")
_encode = msgspec.json.Encoder().encode


def listing_of(table: Table) -> Listing:
    """A table's row in the index."""
    card = summary.card(table, None)
    return Listing(
        stage=card.stage,
        is_public=card.is_public,
        has_bots=any(plate.level for plate in card.plates),
        deadline=table.deadline(),
        people=frozenset(table.people) | {table.opened.person or ""},
    )


class RoomKeeper(Protocol):
    """The hub, as a room sees it."""

    def admit(self, room: "Room") -> None:
        """Keep a new room."""

    def reload(self, room: "Room") -> None:
        """Drop a room whose log is not what it thought."""


class Room:
    """A table in memory, its clients, and the commands that wait."""

    def __init__(self, keeper: RoomKeeper, services: Services, table: Table, stored: int) -> None:
        self._keeper = keeper
        self._services = services
        self.table = table
        self.clients: set[Client] = set()
        self.bots = BotSeats(self, services)
        self.is_paced = False
        """Bots let people follow their moves even if nobody looks yet."""
        self.opened_from = ""
        """The address from which the table was opened, or from which somebody came to it first."""
        self.is_stopped = False
        """This room is forgotten: nothing happens in it any more."""
        self.idle_since = time.monotonic()
        self._stored = stored
        """Entries in the store."""
        self.listing = listing_of(table)
        self._listed_at = time.monotonic()
        self._waiting: deque[Callable[[], Any]] = deque()
        self._promised: set[asyncio.Future[None]] = set()
        """What others await that waits for its turn."""
        self._hinting: dict[Client, Job | None] = {}
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.table.id

    @property
    def seq(self) -> int:
        """The number of the latest update."""
        return self.table.seq

    @property
    def queued(self) -> int:
        """Commands that wait here."""
        return len(self._waiting)

    @property
    def can_sleep(self) -> bool:
        """Whether the room may leave memory."""
        return not (self.clients or self._waiting or self._task or self.bots.are_busy or self._keeps_time())

    def _keeps_time(self) -> bool:
        """Whether a clock needs this room: a live one, or one of days that will soon run out."""
        deadline = self.table.deadline()
        soon = self._services.clock() + SLEEPS_AT_LEAST * self._services.settings.sweep_seconds
        return deadline is not None and (self.table.clocks.is_live or deadline < soon)

    @property
    def is_unseen(self) -> bool:
        """Whether nobody plays here and nobody looks."""
        return not self.clients and all(map(self.table.is_bot_run, range(len(self.table.seats))))

    @property
    def owner(self) -> str:
        """Who makes its bots think: an address, so that many guests of one address count as one."""
        return self.opened_from or self.table.opened.person or ""

    @property
    def is_listed_open(self) -> bool:
        """Whether it stands in the public list and waits for players."""
        return self.table.opened.is_public and self.table.stage == "open"

    @property
    def is_waiting(self) -> bool:
        """Whether somebody is here, and waits for players."""
        return bool(self.clients) and self.is_listed_open

    @property
    def lets_follow(self) -> bool:
        """Whether somebody follows the bots' moves."""
        return bool(self.clients) or self.is_paced

    def show_progress(self, percent: int | None) -> None:
        """Tell how far the bots' search is compiled, in percent, if anybody here waits for it."""
        waits = self.bots.are_held or any(job is not None and job.is_held for job in self._hinting.values())
        if self.table.set_warming_up(percent if waits else None):
            self._send_updates()

    # Coming and going

    def join(self, client: Client) -> list[int]:
        """Let a client in, and return which seats are theirs."""
        self.clients.add(client)
        self.opened_from = self.opened_from or client.address
        self._services.bots.hurry(self.id)
        self.table.connect(client.viewer.person)
        self._send_updates(but=client)
        return self.table.seats_of(client.viewer.person)

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self.clients.discard(client)
        self.idle_since = time.monotonic()
        self.table.disconnect(client.viewer.person)
        self._services.notices.follow(self.table)
        self._send_updates()

    def update_for(self, client: Client) -> bytes | None:
        """Return what a client has not been sent yet, if anything."""
        if client.sent_seq >= self.seq and client.sent_seq:
            return None
        return update(self.table, client.viewer, client.sent_seq)

    def broadcast(self, but: Client | None = None) -> None:
        """After every change: let bots and clocks follow, and send everybody what is new."""
        self.follow()
        self._send_updates(but)
        self._services.lobby.changed(self.listing.people)

    def _send_updates(self, but: Client | None = None) -> None:
        for client in list(self.clients):
            if client is not but:
                client.send_update()

    # Doing things

    def submit(self, client: Client, doing: Doing) -> None:
        """Queue a client's command."""
        until = self._services.care.bans.until(client.viewer.person, client.network, now := self._services.clock())
        if until is not None:
            client.refuse(doing.nonce, banned(until, now))
        elif isinstance(doing, Preview):
            self._preview(client, doing)
        elif isinstance(doing, Hint):
            self._services.tasks.start(self._hint(client, doing))
        elif isinstance(doing, Say) and not self._services.limits.chat.allows(client.limit_key):
            client.refuse(doing.nonce, TableRefusal("too_fast", "too-much-chat"))
        elif len(self._waiting) >= MOST_WAITING or self._services.tasks.is_stopping:
            client.refuse(doing.nonce, busy())
        else:
            acknowledged = client.acknowledged  # before anything that waits changes it
            self.enqueue(lambda: self._execute(client, doing, acknowledged))

    def enqueue(self, work: Callable[[], Any]) -> None:
        """Work (a coroutine function) for the table's one queue."""
        if self.is_stopped:
            return
        self._waiting.append(work)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def in_turn(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something when all that came before is done, and raise what it raises; Busy if the room is forgotten."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._promised.add(done)

        async def turn() -> None:
            self._promised.discard(done)
            try:
                await work()
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        self.enqueue(turn)
        if self.is_stopped:
            self._break_promises()
        await asyncio.shield(done)

    def _break_promises(self) -> None:
        for done in self._promised:
            done.set_exception(Busy("the table was changed elsewhere"))
        self._promised.clear()

    async def finished(self) -> None:
        """Wait until nothing is under way."""
        if self._task is not None:
            await asyncio.shield(self._task)

    def beginning(self, entries: Sequence[Entry]) -> Addition:
        """Return what must be stored of a new table: its first entries, which are applied already."""
        return Addition(self.id, 0, [encode(entry).decode() for entry in entries], self.listing)

    async def commit(
        self,
        entries: Sequence[Entry],
        by: Person | None = None,
        *,
        is_act: bool = False,
        beside: Sequence[Addition] = (),
    ) -> None:
        """Store entries, with what must be stored beside them, and apply them. Raises Busy if nothing is stored."""
        started = time.perf_counter()
        cautious = None if is_act else self._cautious(by)
        lines = [encode(entry).decode() for entry in entries]
        addition = Addition(self.id, self._stored, lines, cautious)
        try:
            await self._services.store.append_together([addition, *beside], self._services.clock())
        except Conflict:
            # Somebody else wrote to this table, or a write that seemed to fail did not: start from what is stored.
            asyncio.get_running_loop().call_soon(self._keeper.reload, self)
            raise Busy("the table was changed elsewhere") from None
        except ToqueError as error:
            raise Busy(str(error)) from None
        except Exception as error:  # try again after any error: nobody else reminds a bot or a clock
            logger.exception("the store failed", extra={"table": self.id})
            raise Busy(f"the store failed: {error!r}") from error
        self._services.metrics.stored(time.perf_counter() - started)
        self._stored += len(lines)
        was_over = self.table.stage == "over"
        for entry in entries:
            apply(self.table, entry)
        if self.table.stage == "over" and not was_over:
            self._services.tasks.start(self._services.book.note(self.table))
        if cautious is not None:
            self.listing = cautious
        self._renew_listing(is_act)

    def follow(self) -> None:
        """Ask the bots whose turn it is, and set the timer of the next clock to run out."""
        if self.is_stopped:
            return
        self.bots.follow()
        self._wind_clock()
        self._services.notices.follow(self.table)

    def stop(self) -> None:
        """Forget timers, thoughts, and what waits. It was not answered, so clients will send it again."""
        self.is_stopped = True
        self._waiting.clear()
        self._break_promises()
        self.bots.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cautious(self, by: Person | None) -> Listing:
        """A listing that holds whatever the stored entries do: it may wake a table too often, never too seldom."""
        listing = listing_of(self.table)
        stage = "over" if listing.stage == "over" else "playing"
        people = listing.people | ({by.id} if by else set())
        return replace(listing, stage=stage, has_bots=True, people=people)

    def _renew_listing(self, is_act: bool) -> None:
        """Store the exact listing afterwards, if it differs from the stored one."""
        is_old = time.monotonic() - self._listed_at > LISTED_EVERY
        if is_act and not is_old and self.table.stage == self.listing.stage:
            return
        listing = listing_of(self.table)
        if listing != self.listing or is_old:
            self._listed_at = time.monotonic()
            self.listing = listing
            self._services.tasks.start(self._relist(listing))

    async def _relist(self, listing: Listing) -> None:
        """Renew the listing. It is only an index: if this fails, the next entry renews it."""
        try:
            await self._services.store.relist(self.id, listing, self._services.clock())
        except Busy as error:
            logger.warning("not listed", extra={"table": self.id, "error": str(error)})

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

    async def _execute(self, client: Client, doing: Doing, acknowledged: int) -> None:
        try:
            entries = decide(self.table, client.person, doing, self._services.clock(), acknowledged)
            if entries and isinstance(entries[0], RematchOpened):
                await self._commit_rematch(entries[0])
            elif entries:
                await self.commit(entries, client.person, is_act=isinstance(doing, Act))
        except TableRefusal as no:
            client.refuse(doing.nonce, no)
        except Busy as error:
            logger.warning("not stored", extra={"table": self.id, "error": str(error)})
            client.refuse(doing.nonce, busy())
        except Exception:
            client.refuse(doing.nonce, busy())
            raise
        else:
            self._done(client, doing)

    def _done(self, client: Client, doing: Doing) -> None:
        self._services.metrics.done(type(doing).__name__.lower())
        self.follow()
        client.send_update(_encode(Done(doing.nonce, self.table.rematch if isinstance(doing, Rematch) else None)))
        self._send_updates(but=client)
        self._services.lobby.changed(self.listing.people)

    async def _commit_rematch(self, opened: RematchOpened) -> None:
        """Store the next table together with its name here: a rematch is opened once, or not at all."""
        entries = rematch_entries(self.table, opened.at)
        following = Room(
            self._keeper, self._services, restore(opened.table, entries, self.table.game.speed), len(entries)
        )
        await self.commit([opened], beside=[following.beginning(entries)])
        self._keeper.admit(following)

    def _preview(self, client: Client, doing: Preview) -> None:
        try:
            if not self._services.limits.allows_preview(client.address):
                raise TableRefusal("too_fast", "too-much")
            check_curtain(self.table, client.viewer, doing.seat)
            question = preview_question(self.table, client.person, doing, client.viewer.language)
        except TableRefusal as no:
            client.refuse(doing.nonce, no)
        else:
            self._services.tasks.start(self._answer_preview(client, question, doing.nonce))

    async def _answer_preview(self, client: Client, question: PreviewQuestion, nonce: str) -> None:
        try:
            client.reply(await self._services.previews.answer(question, nonce))
        except Exception:
            client.refuse(nonce, busy())
            raise

    async def _hint(self, client: Client, doing: Hint) -> None:
        """Think on a thread, one hint at a time for each client."""
        if client in self._hinting:
            client.refuse(doing.nonce, TableRefusal("too_fast", "one-hint"))
            return
        self._hinting[client] = None
        try:
            check_curtain(self.table, client.viewer, doing.seat)
            question = hint_question(self.table, client.person, doing)
            self._note_hint(client.viewer.person)
            job = self._hinting[client] = self._services.bots.hint(self.id, question, client.address)
            try:
                explanation = await job.future
            finally:
                job.cancel()  # nobody waits for it any more
            client.reply(hinted(question, explanation, client.viewer.language))
            self._services.metrics.done("hint")
        except TableRefusal as no:
            client.refuse(doing.nonce, no)
        except Exception:
            client.refuse(doing.nonce, TableRefusal("busy", "no-hint"))
            raise
        finally:
            self._hinting.pop(client, None)

    def _note_hint(self, person: str | None) -> None:
        """Store that whoever is alone with bots has taken a hint: the match counts for no rating then."""
        if person is not None and person not in self.table.agreed_to_hints:
            self.enqueue(lambda: self.commit([HintsAgreed(at=self._services.clock(), person=person, yes=True)]))

    # Clocks

    def _wind_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline()
        if deadline is not None and not self._services.tasks.is_stopping:
            delay = min(max(0.0, deadline - self._services.clock()), self._services.settings.sweep_seconds * 4)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.enqueue(self._time_is_up)

    async def _time_is_up(self) -> None:
        try:
            entries = self.table.due(self._services.clock())
            if entries:
                await self.commit(entries)
        except Busy:
            await asyncio.sleep(1)
        self.broadcast()
