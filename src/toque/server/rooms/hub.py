"""The hub: all rooms in memory, and all clients."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from toque.bots.compiling import Stage
from toque.core.errors import MatchFileError, ToqueError
from toque.core.kernel.speeds import USUAL, Speed
from toque.server.book.book import Book
from toque.server.errors import Busy, TableRefusal, busy, no_such_table
from toque.server.notices.notices import Notices
from toque.server.ops.clock import TICK, ServerClock
from toque.server.ops.load import watch_loop
from toque.server.ops.metrics import Metrics
from toque.server.ops.tasks import Tasks
from toque.server.people.logins import Logins
from toque.server.people.mutes import Mutes
from toque.server.people.passkeys import Passkeys
from toque.server.people.recovery import Recovery
from toque.server.people.sessions import DAY, LASTS, Sessions
from toque.server.protocol import NewTable, Person
from toque.server.ratings.ratings import complete, rate_match
from toque.server.rooms.caretaker import Caretaker
from toque.server.rooms.client import Client
from toque.server.rooms.lobby import Lobby
from toque.server.rooms.room import Room, listing_of
from toque.server.rooms.services import Services
from toque.server.rooms.site_limits import SiteLimits
from toque.server.settings import Settings
from toque.server.store.store import Store
from toque.server.table.apply import restore, restore_stepwise
from toque.server.table.entries import Entry, Opened, decode
from toque.server.table.opening import new_table_id, opening_entries
from toque.server.table.table import Table
from toque.server.thinking.bot_pool import BotPool
from toque.server.thinking.previews import Previews
from toque.server.thinking.warmup import Warmup
from toque.server.transport import frames
from toque.server.transport.turns import Turns

SLOW_SECONDS = 30.0
"""How long a client may stay behind before it is dropped."""
MOST_TABLES = 60
"""The most unfinished tables of a person who may still open another; tables idle for a day do not count."""
MOST_WAITING = 10
"""Public tables that wait for players, of one address."""
IDLE_SECONDS = 300.0
"""How long a table that nobody needs stays in memory."""

WOKEN_AHEAD = 2
"""Rounds of the sweeper before its clock is down at which a table is woken."""
RETRY_SECONDS = 1.0
SLICE_SECONDS = 0.005
"""How long a table is restored before others have a turn."""
PROGRESS_SECONDS = 0.5
"""Between two messages about what is being compiled."""
HEARTBEAT = 2.0
"""Seconds between two notes that the server is alive: what a kill can give back to a live clock."""

logger = logging.getLogger("toque.hub")


class Hub:
    """Finds tables, opens them, and lets them sleep."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.sessions = Sessions(self.store)
        self.mutes = Mutes(self.store)
        self.logins = Logins()
        self.passkeys = Passkeys(self.store)
        self.recovery = Recovery(self.store)
        self.metrics = Metrics()
        self.clock = ServerClock()
        self.previews = Previews()
        self.warmup = Warmup(self._compiled)
        self.limits = SiteLimits(settings)
        self.book = Book(self.store, self.warmup.speed, rate_match)
        self.tasks = Tasks()
        self.turns = Turns()
        self.notices = Notices(
            self.store, self.tasks, lambda: self.now(), settings.notice_grace, settings.notice_networks
        )
        self.care = Caretaker(self, self.store, lambda: self.now(), settings.retention)
        self.lobby = Lobby(self.store, self.tasks, lambda: self.now(), self.find_table, self.find_waiting)
        self.bot_pool: BotPool
        self.services: Services
        self.loop: asyncio.AbstractEventLoop
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._unreadable: dict[str, str] = {}
        """Tables that this program cannot play on, and why."""
        self._started = self.now()
        self._alive_before: float | None = None
        """When the server before this one was last alive."""
        self._is_awake = False

    # Life

    async def start(self) -> None:
        """Open the store, and load every table at which something happens by itself."""
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.bot_pool = BotPool(self.settings.workers, self.metrics.bot_waited)
        self.services = Services(
            settings=self.settings,
            store=self.store,
            bots=self.bot_pool,
            mutes=self.mutes,
            metrics=self.metrics,
            previews=self.previews,
            limits=self.limits,
            lobby=self.lobby,
            tasks=self.tasks,
            care=self.care,
            book=self.book,
            notices=self.notices,
            clock=lambda: self.now(),
        )
        await self.care.start()
        await self.notices.start()
        await self.store.ask(complete, writes=True)
        self.warmup.start()
        self._alive_before = await self.store.last_alive()
        await self.store.forget_sessions(self.now() - LASTS)
        self.tasks.start(self._wake())
        self.tasks.start(self._show_progress())
        self.tasks.start(self._sweep())
        self.tasks.start(self._beat())
        self.tasks.start(self._tick())
        self.tasks.start(self.care.forget_old())
        self.tasks.start(self.book.keep_filled())
        self.tasks.start(watch_loop(self.metrics.loop_delayed))

    async def quiesce(self) -> None:
        """Take nothing new, finish what is under way, send everybody away."""
        self.tasks.is_stopping = True
        self.bot_pool.stop()
        self.previews.stop()
        self.warmup.stop()
        for room in list(self.rooms.values()):
            room.stop()
            await room.finished()
        with _logged("the database does not answer"):
            await self._note_alive()
        for client in list(self.clients):
            client.close(frames.RESTARTING, "restarting")

    async def stop(self) -> None:
        """Write what waits, and close."""
        if not self.tasks.is_stopping:
            await self.quiesce()
        await self.tasks.cancel()
        await self.store.close()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.clock.now()

    # Clients

    def allows_socket(self, address: str) -> bool:
        """Return whether this address may open one more socket now."""
        return not self.tasks.is_stopping and self.limits.allows_socket(address)

    def connected(self, client: Client) -> None:
        """Note that a client has come."""
        self.clients.add(client)
        self.limits.opened(client.address)

    def disconnected(self, client: Client) -> None:
        """Note that a client has gone."""
        self.clients.discard(client)
        self.limits.closed(client.address)

    def end_session(self, session: str) -> None:
        """After a logout, close the sockets of the browser's other windows."""
        for client in list(self.clients):
            if client.session == session:
                client.close(frames.POLICY, "logged out")

    def leave_person(self, person: str) -> None:
        """Close all sockets of a person, and ask the store again about their sessions."""
        for client in list(self.clients):
            if client.viewer.person == person:
                client.close(frames.POLICY, "logged out")
        self.sessions.drop_person(person)

    def renamed(self, person: Person) -> None:
        """Give a person's clients the new name."""
        for client in self.clients:
            if client.person is not None and client.person.id == person.id:
                client.person = person

    def mute(self, person: str, muted: list[Person]) -> None:
        """Tell all clients of a person who is muted now."""
        for client in list(self.clients):
            if client.viewer.person == person:
                client.mute(muted)

    def enter_lobby(self, client: Client) -> None:
        """Send a client the lists of tables."""
        self.lobby.join(client)

    def leave_lobby(self, client: Client) -> None:
        """Send it no more of them."""
        self.lobby.leave(client)

    def enter(self, client: Client, table: str, since: int) -> None:
        """Bring a client to a table; at once if the table is in memory."""
        room = self.rooms.get(table)
        if room is not None:
            client.entered(room, since)
        else:
            self.tasks.start(self._enter(client, table, since))

    async def _enter(self, client: Client, table: str, since: int) -> None:
        try:
            room = await self.find(table)
        except Busy:
            client.not_entered(busy())
            return
        except ToqueError:
            client.not_entered(TableRefusal("unknown", "unreadable-table"))
            return
        if room is None:
            client.not_entered(no_such_table())
        else:
            client.entered(room, since)

    # Tables

    async def open(self, new: NewTable, host: Person, address: str = "") -> Room:
        """Open a new table; raises ToqueError if it cannot be played like that."""
        if self.tasks.is_stopping:
            raise Busy("the server is restarting")
        if await self.store.tables_under_way(host.id, self.now() - DAY) >= MOST_TABLES:
            raise TableRefusal("too_fast", "many-tables")
        if new.is_public and self._is_waiting_too_often(address):
            raise TableRefusal("too_fast", "many-tables")
        speed = self.warmup.speed(new.game)
        self.warmup.hurry(new.game)
        name = new_table_id()
        entries = opening_entries(new, host, self.now())
        room = Room(self, self.services, restore(name, entries, speed), len(entries))
        room.opened_from = address
        await self.store.append_together([room.beginning(entries)], self.now())
        self.admit(room)
        logger.info("table opened", extra={"table": name, "game": new.game, "host": host.id})
        return room

    def _is_waiting_too_often(self, address: str) -> bool:
        waiting = sum(room.owner == address and room.is_listed_open for room in self.rooms.values())
        return waiting >= MOST_WAITING and not self.limits.trusts(address)

    def admit(self, room: Room) -> None:
        """Keep the room of a new table that is stored."""
        self._keep(room)
        self.lobby.changed(room.listing.people)

    async def find(self, table: str) -> Room | None:
        """Return a table's room, loaded if it is not in memory; None if there is no such table."""
        if table in self.rooms:
            return self.rooms[table]
        if table in self._unreadable:
            raise MatchFileError(self._unreadable[table])
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def find_waiting(self) -> list[str]:
        """Return public tables where somebody waits for players: the first of each address, then the second ones."""
        waiting = [room for room in self.rooms.values() if room.is_waiting]
        waiting.sort(key=lambda room: -room.table.updated)
        places: Counter[str] = Counter()
        ranked = []
        for room in waiting:
            ranked.append((places[room.owner], room.id))
            places[room.owner] += 1
        return [name for _, name in sorted(ranked, key=lambda each: each[0])]

    async def find_table(self, name: str) -> Table | None:
        """Return a table by its name, for the lists."""
        room = await self.find(name)
        return room.table if room is not None else None

    async def _load(self, name: str) -> Room | None:
        generation = self.store.generation
        lines = await self.store.entries(name)
        if not lines:
            return None
        room = Room(self, self.services, await self._restored(name, lines), len(lines))
        now = self.now()
        resumed = room.table.resumed(now, now if room.table.updated > self._started else self._alive_before)
        if resumed:
            await room.commit(resumed)
        if self.store.generation != generation:  # a backup was restored meanwhile
            return await self._load(name)
        self._keep(room)
        if room.table.stage == "over":  # perhaps the server ended before it was written down
            self.tasks.start(self.book.note(room.table))
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        room.table.run_at(self.warmup.speed(room.table.game.name))
        room.follow()

    def _compiled(self, game: str, stage: Stage) -> None:
        """A stage of a game is compiled, and loaded: tables and bots go on with it."""
        if stage == "bots":
            self.bot_pool.note_compiled(game)
        else:
            for room in self.rooms.values():
                if room.table.game.name == game:
                    room.table.run_at(USUAL)

    async def _show_progress(self) -> None:
        """Tell the tables at which a bot waits for its compilation how far that is."""
        while not self.warmup.is_done.is_set():
            await asyncio.sleep(PROGRESS_SECONDS)
            self._show_progress_now()
        self._show_progress_now()

    def _show_progress_now(self) -> None:
        for room in list(self.rooms.values()):
            room.show_progress(round(100 * self.warmup.progress(room.table.game.name, "bots")))

    async def _restored(self, name: str, lines: list[str]) -> Table:
        """Return the table of a log; raises MatchFileError if it has other rules, is of a newer program, or damaged."""
        try:
            entries: list[Entry] = [decode(line) for line in lines]
            assert isinstance(entries[0], Opened)
            return await _restore_in_slices(name, entries, self.warmup.speed(entries[0].game))
        except Busy:
            raise
        except Exception as error:
            logger.exception("a table cannot be read", extra={"table": name})
            why = str(error) if isinstance(error, ToqueError) else "this table cannot be read by this program"
            self._unreadable[name] = why
            raise MatchFileError(why) from error

    def reload(self, room: Room) -> None:
        """Forget a room whose log is not what it thought. Its clients come back and find the table as it is stored."""
        room.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for client in list(room.clients):
            client.close(frames.RESTARTING, "reload")

    async def _wake(self) -> None:
        """Load all tables at which something happens by itself; try again later if one cannot be loaded.

        Until all are loaded, the end of the previous server stays stored: their clocks continue from it.
        """
        waiting = names = await self._tables_to_wake()
        pause = RETRY_SECONDS
        while waiting := [name for name in waiting if not await self._has_found(name)]:
            await asyncio.sleep(pause)
            pause = min(2 * pause, max(pause, self.settings.sweep_seconds))
        self._is_awake = True
        if names:
            logger.info("tables woken", extra={"tables": len(names)})

    async def _tables_to_wake(self) -> list[str]:
        """Ask until the database answers: nothing else would wake a table of bots."""
        while True:
            with _logged("the database does not answer"):
                return await self.store.tables_to_wake()
            await asyncio.sleep(RETRY_SECONDS)

    async def _has_found(self, name: str) -> bool:
        """Load a table that is not in memory; return False if that should be tried again."""
        with _logged("a table cannot be loaded", table=name):
            with suppress(MatchFileError):  # it was logged, and will be the same for ever
                await self.find(name)
            return True
        return False

    # Now and then

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with _logged("the database does not answer"):
                generation = await self.store.is_replaced()
                if generation is not None:
                    self._begin_anew(generation)
                await self._note_alive()

    def _begin_anew(self, generation: str) -> None:
        """A backup was restored: forget all that is in memory. Clients come back and find what is stored now."""
        logger.warning("a backup was restored", extra={"tables": len(self.rooms), "clients": len(self.clients)})
        for room in list(self.rooms.values()):
            self.reload(room)
        for client in list(self.clients):
            client.close(frames.RESTARTING, "a backup was restored")
        self._unreadable.clear()
        self.sessions.forget_all()
        self.mutes.forget_all()
        self.store.go_on_with(generation)
        self.tasks.start(self.care.start())
        self.tasks.start(self._wake())

    async def _tick(self) -> None:
        """Look at the clock. If the server stood still, clients come back and learn its time anew."""
        stalls = self.clock.stalls
        while True:
            await asyncio.sleep(TICK)
            self.clock.now()
            if self.clock.stalls != stalls:
                stalls = self.clock.stalls
                logger.warning("the server stood still", extra={"clients": len(self.clients)})
                for client in list(self.clients):
                    client.close(frames.RESTARTING, "the server stood still")

    async def _note_alive(self) -> None:
        """Store the time while any live clock runs, but not before all tables know how long the server was down."""
        if self._is_awake and any(room.table.clocks.is_live for room in self.rooms.values()):
            await self.store.note_alive(self.now())

    async def _sweep(self) -> None:
        """Look after all tables and clients; an error with one does not stop the others."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            with _logged("the database does not answer"):
                for name in await self.store.tables_due(self.now() + WOKEN_AHEAD * self.settings.sweep_seconds):
                    await self._has_found(name)
            for client in list(self.clients):
                with _logged("a client cannot be looked after"):
                    self._look_after(client)
            for room in list(self.rooms.values()):
                with _logged("a table cannot sleep", table=room.id):
                    await self._let_sleep(room)

    def _look_after(self, client: Client) -> None:
        if client.is_behind and time.monotonic() - client.slow_since > SLOW_SECONDS:
            client.drop("slow")
        else:
            client.ping()

    async def _let_sleep(self, room: Room) -> None:
        if not room.can_sleep or time.monotonic() - room.idle_since <= IDLE_SECONDS:
            return
        if room.table.deadline() is not None:  # nothing else will say when to wake it
            await self.store.relist(room.id, listing_of(room.table), room.table.updated)
        if room.can_sleep and self.rooms.get(room.id) is room:
            room.stop()
            del self.rooms[room.id]


async def _restore_in_slices(name: str, entries: list[Entry], speed: Speed) -> Table:
    """Restore a table, and let everybody else have a turn now and then."""
    since = time.monotonic()
    for restored in restore_stepwise(name, entries, speed):
        table = restored
        if time.monotonic() - since > SLICE_SECONDS:
            await asyncio.sleep(0)
            since = time.monotonic()
    return table


@contextmanager
def _logged(what: str, **more: str) -> Iterator[None]:
    """Log any error and continue."""
    try:
        yield
    except ToqueError as error:
        logger.warning(what, extra={**more, "error": str(error)})
    except Exception:
        logger.exception(what, extra=more)
