"""The lobby: the tables that a person can join or watch, and their own, sent at most once a second."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from toque.core.errors import MatchFileError
from toque.server.ops.tasks import Tasks
from toque.server.protocol import Lobby as LobbyMessage
from toque.server.protocol import Message, TableCard
from toque.server.render import summary
from toque.server.rooms.client import Client
from toque.server.store.store import LONGEST_LIST, Store
from toque.server.table.table import Table

KEPT_SECONDS = 0.25
EVERY = 1.0
"""Seconds between two lists."""
MOST_PAGES = 25
OF_MINE = 40
"""Own tables in a list."""

_encode = msgspec.json.Encoder().encode


class _Cards(Message, frozen=True, tag="lobby"):
    """A Lobby message whose cards are encoded already."""

    tables: list[msgspec.Raw]
    mine: list[msgspec.Raw]


class Lobby:
    """The clients that look at the list of tables."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        clock: Callable[[], float],
        find_table: Callable[[str], Awaitable[Table | None]],
        find_waiting: Callable[[], list[str]],
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._clock = clock
        self._find_table = find_table
        self._find_waiting = find_waiting
        self._here: set[Client] = set()
        self._task: asyncio.Task[None] | None = None
        self._mine: dict[str, list[str]] = {}
        """Tables by person, of those who are here. They are read again when somebody sits down somewhere."""
        self._public_cards: dict[str, msgspec.Raw] | None = None
        """The cards of the public list, until a table changes."""
        self._public_since = 0.0

    def join(self, client: Client) -> None:
        """Send the lists to a client, and send them again when they change."""
        self._here.add(client)
        self._tasks.start(self._show([client]))

    def leave(self, client: Client) -> None:
        """Send this client nothing more."""
        self._here.discard(client)
        self._mine.pop(client.viewer.person or "", None)

    def changed(self, people: Iterable[str]) -> None:
        """Note that a table of these people has changed."""
        self._public_cards = None
        if not self._here:
            self._mine.clear()
            return
        for person in people:
            self._mine.pop(person, None)
        if self._task is None:
            self._task = self._tasks.start(self._renew())

    async def cards(self, person: str | None, page: int = 0) -> LobbyMessage:
        """Return both lists, for one person: the first public tables, or those of a later page."""
        if page >= MOST_PAGES:
            return LobbyMessage([], [])
        mine = await self._own(person) if page == 0 else []
        return LobbyMessage(await self._listed(await self._public(page), person), mine)

    async def _renew(self) -> None:
        await asyncio.sleep(EVERY)
        self._task = None
        await self._show(list(self._here))

    async def _show(self, clients: list[Client]) -> None:
        encoded = await self._encoded()
        for client in clients:
            own = {card.id: msgspec.Raw(_encode(card)) for card in await self._own(client.viewer.person)}
            tables = [own.get(name, card) for name, card in encoded.items()]
            if not client.is_slow:
                client.send(_encode(_Cards(tables, list(own.values()))))

    async def _encoded(self) -> dict[str, msgspec.Raw]:
        """Return the cards of the public list, written once for all who come at the same time."""
        if self._public_cards is None or time.monotonic() - self._public_since > KEPT_SECONDS:
            since = time.monotonic()
            public = await self._listed(await self._public(), None)
            self._public_cards = {card.id: msgspec.Raw(_encode(card)) for card in public}
            self._public_since = since
        return self._public_cards

    async def _public(self, page: int = 0) -> list[str]:
        """Return the tables of the public list: first those where people wait, so that nobody can push them out."""
        end = (page + 1) * LONGEST_LIST
        names = [*self._find_waiting(), *await self._store.public_tables(self._clock(), end)]
        return list(dict.fromkeys(names))[page * LONGEST_LIST : end]

    async def _own(self, person: str | None) -> list[TableCard]:
        if person is None:
            return []
        if person not in self._mine:
            self._mine[person] = await self._store.tables_of(person, OF_MINE)
        return await self._listed(self._mine[person], person)

    async def _listed(self, names: list[str], person: str | None) -> list[TableCard]:
        cards = []
        for name in names:
            with suppress(MatchFileError):  # whoever opens it reads why
                table = await self._find_table(name)
                if table is not None and not table.is_exercise:
                    cards.append(summary.card(table, person))
        return cards
