"""The lobby: the tables that can be joined or watched, and one's own, renewed at most once a second."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from toque.core.errors import MatchFileError
from toque.server.protocol import Lobby as LobbyMessage
from toque.server.protocol import Message, TableCard
from toque.server.render import summary
from toque.server.rooms.client import Connection

if TYPE_CHECKING:
    from toque.server.rooms.hub import Hub
    from toque.server.rooms.room import LiveTable

EVERY = 1.0
"""Seconds between two lists."""
OF_MINE = 40
"""Own tables in a list."""

_encode = msgspec.json.Encoder().encode


class _Cards(Message, frozen=True, tag="lobby"):
    """A Lobby message whose cards are encoded already."""

    tables: list[msgspec.Raw]
    mine: list[msgspec.Raw]


class Lobby:
    """Who looks at the list of tables."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._here: set[Connection] = set()
        self._task: asyncio.Task[None] | None = None
        self._mine: dict[str, list[str]] = {}
        """Tables by person, of those who are here; asked anew when somebody sits down somewhere."""

    def join(self, connection: Connection) -> None:
        """Somebody looks in."""
        self._here.add(connection)
        self._hub.background(self._show([connection]))

    def leave(self, connection: Connection) -> None:
        """Somebody has seen enough."""
        self._here.discard(connection)
        self._mine.pop(connection.viewer.person or "", None)

    def changed(self, live: "LiveTable") -> None:
        """A table is not what it was."""
        if not self._here:
            self._mine.clear()
            return
        for person in live.listing.people:
            self._mine.pop(person, None)
        if self._task is None:
            self._task = self._hub.background(self._renew())

    async def cards(self, person: str | None) -> LobbyMessage:
        """Both lists, for one person."""
        mine = await self._own(person)
        return LobbyMessage(await self._listed(await self._hub.store.public_tables(self._hub.now()), person), mine)

    async def _renew(self) -> None:
        await asyncio.sleep(EVERY)
        self._task = None
        await self._show(list(self._here))

    async def _show(self, connections: list[Connection]) -> None:
        public = await self._listed(await self._hub.store.public_tables(self._hub.now()), None)
        encoded = {card.id: msgspec.Raw(_encode(card)) for card in public}
        for connection in connections:
            own = {card.id: msgspec.Raw(_encode(card)) for card in await self._own(connection.viewer.person)}
            tables = [own.get(name, card) for name, card in encoded.items()]
            if not connection.is_slow:
                connection.send(_encode(_Cards(tables, list(own.values()))))

    async def _own(self, person: str | None) -> list[TableCard]:
        if person is None:
            return []
        if person not in self._mine:
            self._mine[person] = await self._hub.store.tables_of(person, OF_MINE)
        return await self._listed(self._mine[person], person)

    async def _listed(self, tables: list[str], person: str | None) -> list[TableCard]:
        cards = []
        for name in tables:
            with suppress(MatchFileError):  # who opens it is told why
                live = await self._hub.find(name)
                if live is not None:
                    cards.append(summary.card(live.table, person))
        return cards
