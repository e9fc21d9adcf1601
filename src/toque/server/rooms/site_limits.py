"""How much one person, or one address, may ask of the site."""

from collections import Counter

from toque.server.protocol import Person
from toque.server.settings import Settings
from toque.server.transport.limits import Limit, client_network

SOCKETS_OF_ADDRESS = 100
"""WebSockets that one address may have at once."""


class SiteLimits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        frames = settings.frames_per_second
        self.frames = Limit(frames * 3, frames)
        self.chat = Limit(frames / 4, frames / 40)
        self.greetings = Limit(frames / 2, frames / 40)
        """By person, or by address without a name: each is answered with a whole table, or with all lists."""
        self.previews = Limit(60, 15)
        """By address, because each takes a few milliseconds of a core."""
        self.sockets = Limit(30, 1)
        self.requests = {"read": Limit(200, 20), "replay": Limit(60, 5), "change": Limit(40, 1), "page": Limit(400, 40)}
        self.most_sockets = 1000
        """WebSockets of everybody together; the server sets it by how many files it may open."""
        self._open: Counter[str] = Counter()
        """WebSockets by address."""
        self._trusted = frozenset(map(client_network, settings.trusted))

    def trusts(self, address: str) -> bool:
        """Return whether limits by address do not apply to this one."""
        return address in self._trusted

    def allows_socket(self, address: str) -> bool:
        """Return whether this address may open one more socket now."""
        if self._open.total() >= self.most_sockets:
            return False
        return address in self._trusted or (self._open[address] < SOCKETS_OF_ADDRESS and self.sockets.allows(address))

    def opened(self, address: str) -> None:
        """Count one more socket of an address."""
        self._open[address] += 1

    def closed(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def allows_address(self, kind: str, address: str) -> bool:
        """Return whether this address may read, replay or change something, or load a page, once more now."""
        return address in self._trusted or self.requests[kind].allows(address)

    def allows_greeting(self, key: str, address: str) -> bool:
        """Return whether this person or address may greet once more now."""
        return address in self._trusted or self.greetings.allows(key)

    def allows_preview(self, address: str) -> bool:
        """Return whether this address may ask for one more preview now."""
        return address in self._trusted or self.previews.allows(address)

    def allows_person(self, kind: str, person: Person | None) -> bool:
        """Return whether this person may do so too, wherever they are."""
        return person is None or self.requests[kind].allows(f"person {person.id}")
