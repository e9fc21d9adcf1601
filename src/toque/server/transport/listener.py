"""The listener: takes connections in turns, counts them before their handshake, and cuts at once what is too much."""

import asyncio
import logging
import socket
import ssl
import struct
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from toque.server.transport.gate import Gate
from toque.server.transport.limits import client_network
from toque.server.transport.tls import Certificate

HANDSHAKE_SECONDS = 10.0
FAREWELL_SECONDS = 2.0
"""Seconds in which a client must answer the end of an encrypted connection."""
PAUSE_SECONDS = 1.0
"""Until it is tried again if no connection can be taken."""
OPENING_COST = 0.0003
"""Seconds that are reckoned for opening a connection."""
AT_ONCE = 20
"""Connections that are taken before the loop looks at anything else."""
TOO_MANY = b"HTTP/1.1 503 \r\ncontent-length: 21\r\nconnection: close\r\n\r\ntoo many connections\n"
NO_FAREWELL = struct.pack("ii", 1, 0)

logger = logging.getLogger("toque.listener")


class Arrival:
    """A connection until it is open, encrypted or not, as the gate sees it."""

    def __init__(self, line: socket.socket, address: str) -> None:
        self.line = line
        self.address = address
        self.transport = self
        self.waiting_since: float | None = time.monotonic()
        self.unread = (0, 0.0)
        self.task: asyncio.Task[None] | None = None
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        """Nothing waits to be read: the gate looks at the time only."""
        return 0

    def abort(self) -> None:
        """Take it no further."""
        self.is_cut = True
        if self.task is not None:
            self.task.cancel()


class Listener:
    """Takes connections in uvicorn's place: it would take all that come, before anything else, and count none."""

    def __init__(self, gate: Gate, certificate: Certificate | None, make_http: Callable[[], asyncio.Protocol]) -> None:
        self._gate = gate
        self._certificate = certificate
        self._make_http = make_http
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets: list[socket.socket] = []

    async def open(self, host: str, port: int, backlog: int) -> None:
        """Listen at all addresses of a host."""
        found = await asyncio.get_running_loop().getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, address in dict.fromkeys(found):
            listening = socket.create_server(address[:2], family=family, backlog=backlog)
            listening.setblocking(False)
            self.sockets.append(listening)
            self._start(self._accept(listening))

    def close(self) -> None:
        """Take no more connections; those that are open stay."""
        for task in self._tasks:
            task.cancel()
        for listening in self.sockets:
            listening.close()

    async def wait_closed(self) -> None:
        """Wait until that is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _accept(self, listening: socket.socket) -> None:
        """Take connections, a few at a time: whatever else the loop does comes in between."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                self._take(*await loop.sock_accept(listening))
                for _ in range(AT_ONCE):
                    self._take(*listening.accept())
            except (BlockingIOError, ConnectionError):
                pass
            except OSError as error:  # no file is left for it
                logger.error("no connection can be taken", extra={"error": str(error)})
                await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(0)

    def _take(self, line: socket.socket, peer: tuple[Any, ...]) -> None:
        """Take a connection in a turn of its address, or cut it at once."""
        address = client_network(str(peer[0]))
        arrival = Arrival(line, address)
        if not self._gate.lets_in(address):
            cut(line)
            return
        if not self._gate.admits(arrival):
            self._refuse(line)
            return
        line.setblocking(False)
        owner = self._gate.owner(arrival, peer)
        self._gate.turns.do(owner, lambda: self._open_one(arrival, owner))

    def _refuse(self, line: socket.socket) -> None:
        """Say that there are too many connections, to whoever can read that."""
        with suppress(OSError):
            if self._certificate is None:
                line.setblocking(False)
                line.send(TOO_MANY)
        line.close()

    def _open_one(self, arrival: Arrival, owner: str) -> bool:
        if arrival.is_cut:
            cut(arrival.line)
        else:
            arrival.task = self._start(self._open(arrival))
            self._gate.turns.charge(owner, OPENING_COST)
        return False

    async def _open(self, arrival: Arrival) -> None:
        """Open a connection; what should speak TLS and does not, or too slowly, is closed."""
        tls: dict[str, Any] = {}
        if self._certificate is None:
            self._gate.release(arrival)  # it counts as an HTTP connection from now on
        else:
            tls = {
                "ssl": self._certificate.context,
                "ssl_handshake_timeout": HANDSHAKE_SECONDS,
                "ssl_shutdown_timeout": FAREWELL_SECONDS,
            }
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._make_http, arrival.line, **tls)
        except (OSError, ssl.SSLError):
            arrival.line.close()
        finally:
            self._gate.release(arrival)


def cut(line: socket.socket) -> None:
    """Reset a connection: nothing of it stays in the kernel."""
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_FAREWELL)
    line.close()
