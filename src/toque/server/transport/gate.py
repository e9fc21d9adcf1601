"""The gate: limits on connections and requests that hold without a proxy in front.

uvicorn limits neither the size of a request's head, nor the time until it is complete, nor the connections of one
address. One address could freeze the site or shut everybody out.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from toque.server.transport.limits import Limit, client_network
from toque.server.transport.turns import Turns

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol

    PARSES_IN_C = True
except ImportError:  # no httptools on Windows; h11 limits heads by itself
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]

    PARSES_IN_C = False

LARGEST_HEAD = 16 * 1024
"""Bytes of a request's first line and headers."""
LARGEST_REQUEST = 1 << 17
"""Bytes of a whole request; the routes themselves take less."""
SLICE = 1024
"""Bytes that are parsed between two looks at these limits."""
MOST_PIPELINED = 16
"""Requests that may wait on one connection."""
REQUEST_SECONDS = 15.0
"""Seconds in which a request must be complete, from the first byte, or from when the connection was made."""
UNREAD_SECONDS = 30.0
"""Seconds in which a client must read some of its answer."""
MOST_OF_ADDRESS = 100
"""HTTP connections that one address may have at once."""
CHECK_SECONDS = 1.0
ARRIVALS, ARRIVALS_A_SECOND = 200.0, 20.0
"""Connections that an address may make at once, and then a second."""
UPGRADES, UPGRADES_A_SECOND = 60.0, 2.0
"""WebSockets that an address may ask for; the site itself says no before that."""
REQUEST_COST = 0.001
"""Seconds that are reckoned for answering a request."""
FIRST_PAUSE, LONGEST_PAUSE = 0.002, 1.0
"""Seconds in which nothing more is read of a request that comes in many pieces; twice as long after each."""
OFFENCES, OFFENCES_A_SECOND = 20.0, 1.0
"""Requests too large or too slow that an address may send before its new connections are cut unread."""

logger = logging.getLogger("toque.gate")


class Cuttable(Protocol):
    """A line that can be cut."""

    def abort(self) -> None:
        """Cut it."""

    def get_write_buffer_size(self) -> int:
        """Bytes that wait for the client."""


class Guarded(Protocol):
    """A connection, as the gate sees it."""

    @property
    def transport(self) -> Cuttable:
        """Its line."""

    address: str
    waiting_since: float | None
    """When the request that is not complete yet began; None while the server is at work."""
    unread: tuple[int, float]
    """Bytes of the answer that wait for the client, and since when nothing of it was read."""


class Gate:
    """All HTTP connections of a server, by address."""

    def __init__(
        self,
        most: int,
        trusted: Iterable[str] = (),
        count_sockets: Callable[[], int] = lambda: 0,
        note: Callable[[str], None] = lambda why: None,
        turns: Turns | None = None,
    ) -> None:
        self.turns = turns or Turns()
        self.note = note
        """Told why a connection was refused or cut."""
        self._most = most
        """Connections and WebSockets that the server can have at once."""
        self._count_sockets = count_sockets
        self._trusted = frozenset(map(client_network, trusted))
        self._connections: dict[Guarded, None] = {}
        """In the order in which they were made."""
        self._by_address: Counter[str] = Counter()
        self._offences = Limit(OFFENCES, OFFENCES_A_SECOND)
        self._arrivals = Limit(ARRIVALS, ARRIVALS_A_SECOND)
        self._upgrades = Limit(UPGRADES, UPGRADES_A_SECOND)

    def offend(self, connection: Guarded, why: str) -> None:
        """Note that a connection is cut for what it sent."""
        self.note(why)
        self._offences.allows(connection.address)

    def is_welcome(self, address: str) -> bool:
        """Return whether connections of an address are read: those of one that offends all the time are not."""
        return address in self._trusted or self._offences.has(address)

    def lets_in(self, address: str) -> bool:
        """Return whether one more connection of an address is taken, before anything else is known of it."""
        if address in self._trusted:
            return True
        why = "" if self._arrivals.allows(address) else "arrives too often"
        why = why or ("" if self._offences.has(address) else "offends")
        if why:
            self.note(why)
        return not why

    def lets_upgrade(self, connection: Guarded) -> bool:
        """Return whether one more WebSocket is opened for an address, before the site looks at it."""
        if connection.address in self._trusted or self._upgrades.allows(connection.address):
            return True
        self.offend(connection, "too many WebSockets")
        return False

    def owner(self, connection: Guarded, peer: object) -> str:
        """Return whose turns a connection takes: its address's, or its own if people of an address are trusted."""
        return str(peer) if connection.address in self._trusted else connection.address

    def admits(self, connection: Guarded) -> bool:
        """Return whether there is room for one more connection, and count it."""
        address = connection.address
        if address not in self._trusted and self._by_address[address] >= MOST_OF_ADDRESS:
            self.note("many of one address")
            return False
        if len(self._connections) + self._count_sockets() >= self._most and not self._make_room():
            self.note("full")
            return False
        self._connections[connection] = None
        self._by_address[address] += 1
        return True

    def release(self, connection: Guarded) -> None:
        """Count a connection no longer: it is closed, or has become a WebSocket."""
        if connection in self._connections:
            del self._connections[connection]
            self._by_address[connection.address] -= 1
            if not self._by_address[connection.address]:
                del self._by_address[connection.address]

    def _make_room(self) -> bool:
        """Cut the oldest connection without a complete request, of the address that has the most connections."""
        idle = [each for each in self._connections if each.waiting_since is not None]
        if not idle:
            return False
        oldest = max(idle, key=lambda each: self._by_address[each.address])
        self.release(oldest)
        self.note("made room")
        oldest.transport.abort()
        return True

    async def watch(self) -> None:
        """Cut connections that take too long, as long as the server runs."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            now = time.monotonic()
            for connection in [each for each in self._connections if is_late(each, now)]:
                self.offend(connection, "too slow")
                logger.info("connection cut: too slow", extra={"address": connection.address})
                connection.transport.abort()


def is_late(connection: Guarded, now: float) -> bool:
    """Return whether a client takes too long to send its request, or to read its answer."""
    if connection.waiting_since is not None and now - connection.waiting_since > REQUEST_SECONDS:
        return True
    size = connection.transport.get_write_buffer_size()
    before, since = connection.unread
    if not size or size < before or not before:
        connection.unread = (size, now)
        return False
    return now - since > UNREAD_SECONDS


class GuardedHttp(HttpProtocol):
    """uvicorn's HTTP connection, with limits; `gate` is set by `guarded`."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        self.address = client_network(str(self.client[0])) if self.client else "?"
        self.waiting_since: float | None = time.monotonic()
        self.unread = (0, 0.0)
        self._head_bytes = self._request_bytes = 0
        self._is_in_head = False
        self._owner = self.gate.owner(self, self.client)
        self._unparsed = b""
        self._pieces = 0
        self._is_turn_due = False
        if not self.gate.admits(self):
            self._refuse(503, "too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self.gate.release(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what comes in this address's turns."""
        self._unparsed += data
        if self._is_turn_due:
            self.transport.pause_reading()
        else:
            self._is_turn_due = True
            self.gate.turns.do(self._owner, self._parse)

    def _parse(self) -> bool:
        """Parse a slice of what has come; return whether there is more."""
        if self.transport.is_closing():
            return False
        if not PARSES_IN_C:
            data, self._unparsed = self._unparsed, b""
            self._receive_by_h11(data)
        elif not self._parse_slice():
            return False
        elif self._unparsed:
            return True
        self._is_turn_due = False
        self._read_on()
        return False

    def _parse_slice(self) -> bool:
        """Parse, and look at the limits; return whether this is still an HTTP connection."""
        part, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
        super().data_received(part)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        self._request_bytes += len(part)
        self._head_bytes += len(part) if self._is_in_head else 0
        if self._head_bytes > LARGEST_HEAD:
            self.gate.offend(self, "head too large")
            self._refuse(431, "the head of the request is too large")
            return False
        if self._request_bytes > LARGEST_REQUEST or len(self.pipeline) > MOST_PIPELINED:
            self.gate.offend(self, "request too large")
            self._refuse(413, "the request is too large")
            return False
        return True

    def _read_on(self) -> None:
        """Read more: at once, or after a pause if a request comes in many pieces."""
        if self.waiting_since is None:
            self._pieces = 0
        else:
            self._pieces += 1
        if self._pieces > 1:
            self.transport.pause_reading()
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._pieces, 12))
            self.loop.call_later(pause, self._resume)
        else:
            self._resume()

    def _resume(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self or self.flow.read_paused:
            return
        if not self.transport.is_reading():
            self.transport.resume_reading()

    def _receive_by_h11(self, data: bytes) -> None:
        """h11 limits heads itself (`h11_max_incomplete_event_size`)."""
        import h11

        super().data_received(data)
        connection: Any = self
        is_incomplete = connection.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not is_incomplete:
            self.waiting_since = None
        elif self.waiting_since is None:
            self.waiting_since = time.monotonic()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on limits for WebSockets hold; whoever asks for one all the time is not answered."""
        if not self.gate.lets_upgrade(self):
            self.transport.abort()
            return
        self.gate.release(self)
        super().handle_websocket_upgrade(*event)

    # What the parser calls

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.waiting_since = time.monotonic()
        self._is_in_head = True
        self._head_bytes = self._request_bytes = 0

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        self._is_in_head = False
        self._head_bytes = 0
        self.gate.turns.charge(self._owner, REQUEST_COST)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.waiting_since = None
        super().on_message_complete()

    def _refuse(self, status: int, reason: str) -> None:
        self.waiting_since = self.waiting_since or time.monotonic()
        head = f"HTTP/1.1 {status} \r\ncontent-type: text/plain\r\ncontent-length: {len(reason) + 1}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n{reason}\n".encode())
        self.transport.close()


def guarded(gate: Gate) -> type[asyncio.Protocol]:
    """Return the protocol class of connections that this gate counts."""
    return type("GatedHttp", (GuardedHttp,), {"gate": gate})
