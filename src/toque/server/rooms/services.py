"""What rooms and clients use of the server."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from toque.server.book.book import Book
from toque.server.care.bans import Bans
from toque.server.care.network import Networks
from toque.server.notices.notices import Notices
from toque.server.ops.metrics import Metrics
from toque.server.ops.tasks import Tasks
from toque.server.people.mutes import Mutes
from toque.server.rooms.site_limits import SiteLimits
from toque.server.settings import Settings
from toque.server.store.store import Store
from toque.server.thinking.bot_pool import BotPool
from toque.server.thinking.previews import Previews


class TableLists(Protocol):
    """The lobby, as a room sees it."""

    def changed(self, people: Iterable[str]) -> None:
        """Note that a table of these people has changed."""


class SiteCare(Protocol):
    """The caretaker, as clients and rooms see it."""

    bans: Bans
    networks: Networks


@dataclass(frozen=True)
class Services:
    """One server's parts."""

    settings: Settings
    store: Store
    bots: BotPool
    mutes: Mutes
    metrics: Metrics
    previews: Previews
    limits: SiteLimits
    lobby: TableLists
    tasks: Tasks
    care: SiteCare
    book: Book
    notices: Notices
    clock: Callable[[], float]
    """Seconds since 1970."""
