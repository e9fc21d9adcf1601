"""All tables that are in memory, and everybody who is connected."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from toque.core.errors import MatchFileError, ToqueError
from toque.server.errors import Busy, TableRefusal, busy, no_such_table
from toque.server.ops.metrics import Metrics
from toque.server.people.mutes import Mutes
from toque.server.people.sessions import DAY, LASTS, Sessions
from toque.server.protocol import NewTable, Person
from toque.server.rooms.client import Connection
from toque.server.rooms.lobby import Lobby
from toque.server.rooms.room import LiveTable, listing_of
from toque.server.store.store import Listing, Store
from toque.server.table.apply import restore
from toque.server.table.entries import Opened, decode
from toque.server.table.opening import new_table_id, opening_entries
from toque.server.table.table import Table
from toque.server.thinking.bot_pool import BotPool
from toque.server.thinking.warmup import Warmup
from toque.server.transport import frames
from toque.server.transport.limits import Limit, client_network

SLOW_SECONDS = 30.0
"""How long a client may stay behind before it is dropped."""
MOST_TABLES = 60
"""Tables under way that one person can have and still open another; those where a day nothing happens do not count."""
IDLE_SECONDS = 300.0
"""How long a table that nobody needs stays in memory."""

WOKEN_AHEAD = 2
"""Rounds of the sweeper before its clock is down at which a table is woken."""
RETRY_SECONDS = 1.0
HEARTBEAT = 2.0
"""Seconds between two notes that the server is alive: what a kill can give back to a live clock."""

logger = logging.getLogger("toque.hub")


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = ":memory:"
    workers: int = 2
    """Bots that think at once."""
    bot_pause: float = 0.4
    """Seconds that people have to follow a bot's move."""
    frames_per_second: float = 40
    origins: tuple[str, ...] = ()
    """Other sites whose pages may connect: a proxy's, or a developer's."""
    trusted: tuple[str, ...] = ()
    """Addresses that limits by address do not apply to."""
    measuring: tuple[str, ...] = ()
    """Addresses that may read the metrics, beside this machine."""
    sweep_seconds: float = 30.0


class Hub:
    """The server's heart: it finds tables, opens them, and lets them sleep."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.sessions = Sessions(self.store)
        self.mutes = Mutes(self.store)
        self.metrics = Metrics()
        self.warmup = Warmup()
        self.lobby = Lobby(self)
        self.bot_pool: BotPool
        self.frame_limit = Limit(settings.frames_per_second * 3, settings.frames_per_second)
        self.chat_limit = Limit(settings.frames_per_second / 4, settings.frames_per_second / 40)
        self.login_limit = Limit(20, 0.05)
        self._socket_limit = Limit(60, 1)
        self._limits = {"read": Limit(200, 20), "replay": Limit(60, 5), "change": Limit(40, 1), "page": Limit(400, 40)}
        self._trusted = frozenset(map(client_network, settings.trusted))
        self.bot_pause = settings.bot_pause
        self.sweep_seconds = settings.sweep_seconds
        self.is_stopping = False
        self.loop: asyncio.AbstractEventLoop
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._unreadable: dict[str, str] = {}
        """Tables that this program cannot play on, and why."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started = self.now()
        self._alive_before: float | None = None
        """When the server before this one was last alive."""
        self._is_awake = False

    # Life

    async def start(self) -> None:
        """Open the store, and wake every table where something happens by itself."""
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.bot_pool = BotPool(self.settings.workers)
        self.warmup.start()
        self._alive_before = await self.store.last_alive()
        await self.store.forget_sessions(self.now() - LASTS)
        self.background(self._wake())
        self.background(self._sweep())
        self.background(self._beat())

    async def quiesce(self) -> None:
        """Take nothing new, finish what is under way, send everybody away."""
        self.is_stopping = True
        self.bot_pool.stop()
        self.warmup.stop()
        for live in list(self.tables.values()):
            live.stop()
            await live.finished()
        with _logged("the database does not answer"):
            await self._note_alive()
        for connection in list(self.connections):
            connection.close(frames.RESTARTING, "restarting")

    async def stop(self) -> None:
        """Write what waits, and close."""
        if not self.is_stopping:
            await self.quiesce()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something beside; what fails is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def is_well(self) -> bool:
        """Whether the database answers, soon."""
        try:
            return await asyncio.wait_for(self.store.is_well(), timeout=3)
        except (ToqueError, TimeoutError):
            return False

    # Limits

    def allows_socket(self, address: str) -> bool:
        """Whether this address may open one more socket now."""
        return not self.is_stopping and (address in self._trusted or self._socket_limit.allows(address))

    def allows_address(self, kind: str, address: str) -> bool:
        """Whether this address may read, replay or change something, or load a page, once more now."""
        return address in self._trusted or self._limits[kind].allows(address)

    def allows_person(self, kind: str, person: Person | None) -> bool:
        """Whether this person may do so too, wherever they are."""
        return person is None or self._limits[kind].allows(f"person {person.id}")

    # Connections

    def connected(self, connection: Connection) -> None:
        """Somebody is here."""
        self.connections.add(connection)

    def disconnected(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)

    def end_session(self, session: str) -> None:
        """Somebody logs out: what they left open in other windows of the browser ends too."""
        for connection in list(self.connections):
            if connection.session == session:
                connection.close(frames.POLICY, "logged out")

    def renamed(self, person: Person) -> None:
        """Somebody has another name: lines that are open go on under it."""
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.person = person

    def muted(self, person: str, muted: list[Person]) -> None:
        """Somebody wants to hear others than before: that holds for all their lines."""
        for connection in list(self.connections):
            if connection.viewer.person == person:
                connection.mute(muted)

    def join(self, connection: Connection, table: str, since: int) -> None:
        """Bring a client to a table; at once, where it is in memory."""
        live = self.tables.get(table)
        if live is not None:
            connection.joined(live, since)
        else:
            self.background(self._join(connection, table, since))

    async def _join(self, connection: Connection, table: str, since: int) -> None:
        try:
            live = await self.find(table)
        except Busy:
            connection.not_joined(busy())
            return
        except ToqueError:
            connection.not_joined(TableRefusal("unknown", "unreadable-table"))
            return
        if live is None:
            connection.not_joined(no_such_table())
        else:
            connection.joined(live, since)

    # Tables

    async def open(self, new: NewTable, host: Person) -> LiveTable:
        """Open a new table; raises ToqueError where it cannot be played like that."""
        if self.is_stopping:
            raise Busy("the server is restarting")
        if await self.store.tables_under_way(host.id, self.now() - DAY) >= MOST_TABLES:
            raise TableRefusal("too_fast", "many-tables")
        await self.warmup.ready(new.game)
        name = new_table_id()
        entries = opening_entries(new, host, self.now())
        live = LiveTable(self, restore(name, entries), len(entries))
        await self.store.append_together([live.beginning(entries)], self.now())
        self.admit(live)
        logger.info("table opened", extra={"table": name, "game": new.game, "host": host.id})
        return live

    def admit(self, live: LiveTable) -> None:
        """A new table is stored: it comes to life."""
        self.tables[live.id] = live
        live.moved_on()
        self.lobby.changed(live)

    async def find(self, table: str) -> LiveTable | None:
        """A table, loaded where it is not in memory; none where there is none."""
        if table in self.tables:
            return self.tables[table]
        if table in self._unreadable:
            raise MatchFileError(self._unreadable[table])
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, name: str) -> LiveTable | None:
        lines = await self.store.entries(name)
        if not lines:
            return None
        live = LiveTable(self, await self._restored(name, lines), len(lines))
        now = self.now()
        resumed = live.table.resumed(now, now if live.table.updated > self._started else self._alive_before)
        if resumed:
            await live.keep(resumed)
        self.tables[name] = live
        live.moved_on()
        return live

    async def _restored(self, name: str, lines: list[str]) -> Table:
        """The table of a log; raises MatchFileError where it is of other rules, of a newer program, or damaged."""
        try:
            entries = [decode(line) for line in lines]
            assert isinstance(entries[0], Opened)
            await self.warmup.ready(entries[0].game)
            return restore(name, entries)
        except Busy:
            raise
        except Exception as error:
            logger.exception("a table cannot be read", extra={"table": name})
            why = str(error) if isinstance(error, ToqueError) else "this table cannot be read by this program"
            self._unreadable[name] = why
            raise MatchFileError(why) from error

    def reload(self, live: LiveTable) -> None:
        """Forget a table whose log is not what we thought; its clients come back and find it as it is stored."""
        live.stop()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for connection in list(live.connections):
            connection.close(frames.RESTARTING, "reload")

    async def relist(self, table: str, listing: Listing) -> None:
        """Renew a listing; it is a help, not the truth: where that fails, the next one will do."""
        try:
            await self.store.relist(table, listing, self.now())
        except Busy as error:
            logger.warning("not listed", extra={"table": table, "error": str(error)})

    async def _wake(self) -> None:
        """Load all tables where something happens by itself; those that cannot be loaded now, later.

        Until the last is there the time of the server before this one stays noted: it is what their clocks go on from.
        """
        waiting = names = await self._tables_to_wake()
        pause = RETRY_SECONDS
        while waiting := [name for name in waiting if not await self._has_found(name)]:
            await asyncio.sleep(pause)
            pause = min(2 * pause, max(pause, self.sweep_seconds))
        self._is_awake = True
        if names:
            logger.info("tables woken", extra={"tables": len(names)})

    async def _tables_to_wake(self) -> list[str]:
        """Asked until the database answers: nothing else would wake a table of bots."""
        while True:
            with _logged("the database does not answer"):
                return await self.store.tables_to_wake()
            await asyncio.sleep(RETRY_SECONDS)

    async def _has_found(self, name: str) -> bool:
        """Load a table where it is not in memory; no, where that should be tried again."""
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
                await self._note_alive()

    async def _note_alive(self) -> None:
        """While any live clock runs; not before all tables know how long the server was down."""
        if self._is_awake and any(live.table.clocks.is_live for live in self.tables.values()):
            await self.store.note_alive(self.now())

    async def _sweep(self) -> None:
        """Whatever goes wrong with one table or client, or with the database, the others are looked after."""
        while True:
            await asyncio.sleep(self.sweep_seconds)
            with _logged("the database does not answer"):
                for name in await self.store.tables_due(self.now() + WOKEN_AHEAD * self.sweep_seconds):
                    await self._has_found(name)
            for connection in list(self.connections):
                with _logged("a client cannot be looked after"):
                    self._look_after(connection)
            for live in list(self.tables.values()):
                with _logged("a table cannot sleep", table=live.id):
                    await self._let_sleep(live)

    def _look_after(self, connection: Connection) -> None:
        if connection.is_behind and time.monotonic() - connection.slow_since > SLOW_SECONDS:
            connection.drop("slow")
        else:
            connection.ping()

    async def _let_sleep(self, live: LiveTable) -> None:
        if not live.can_sleep or time.monotonic() - live.idle_since <= IDLE_SECONDS:
            return
        if live.table.deadline() is not None:  # nothing else will say when to wake it
            await self.store.relist(live.id, listing_of(live.table), live.table.updated)
        if live.can_sleep and self.tables.get(live.id) is live:
            live.stop()
            del self.tables[live.id]

    def gauge(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.gauges = {
            "toque_sockets": ("Open sockets", len(self.connections)),
            "toque_tables": ("Tables in memory", len(self.tables)),
            "toque_thinking": ("Bots that think now", self.bot_pool.busy),
            "toque_thinking_queued": ("Bots that wait to think", self.bot_pool.queued),
        }


@contextmanager
def _logged(what: str, **more: str) -> Iterator[None]:
    """Go on whatever fails here, and say so in the log."""
    try:
        yield
    except ToqueError as error:
        logger.warning(what, extra={**more, "error": str(error)})
    except Exception:
        logger.exception(what, extra=more)
