"""HTTPS without a proxy: connections are counted before their handshake, which has a time limit."""

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from toque.server.errors import CertificateError
from toque.server.transport.gate import Gate
from toque.server.transport.limits import client_network

HANDSHAKE_SECONDS = 10.0
FAREWELL_SECONDS = 2.0
"""Seconds in which a client must answer the end of an encrypted connection."""
PAUSE_SECONDS = 1.0
"""Until it is tried again if no connection can be taken."""
RENEWED_SECONDS = 60.0
"""Seconds between two looks at the files of the certificate."""

logger = logging.getLogger("toque.tls")


class Certificate:
    """A certificate and its key, read again when the files change."""

    def __init__(self, certificate: Path, key: Path) -> None:
        self._files = (certificate, key)
        self._seen = self._stamp()
        self.context = self._load()

    async def watch(self) -> None:
        """Use a renewed certificate for all new connections, as long as the server runs."""
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            self.renew()

    def renew(self) -> None:
        """Read the files again if they have changed; a pair that does not fit is logged, and the old one stays."""
        try:
            stamp = self._stamp()
            if stamp != self._seen:
                self.context = self._load()
                self._seen = stamp
                logger.info("certificate renewed")
        except CertificateError as error:
            logger.error("certificate not renewed", extra={"error": str(error)})

    def _stamp(self) -> tuple[float, ...]:
        try:
            return tuple(file.stat().st_mtime for file in self._files)
        except OSError as error:
            raise CertificateError(str(error)) from None

    def _load(self) -> ssl.SSLContext:
        certificate, key = self._files
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.set_alpn_protocols(["http/1.1"])
        try:
            context.load_cert_chain(certificate, key)
        except (ssl.SSLError, OSError) as error:
            raise CertificateError(f"{certificate} and {key} are no certificate with its key: {error}") from None
        return context


class Handshake:
    """A connection until it is encrypted, as the gate sees it."""

    def __init__(self, line: socket.socket, address: str) -> None:
        self.line = line
        self.address = address
        self.transport = self
        self.waiting_since: float | None = time.monotonic()
        self.unread = (0, 0.0)
        self.task: asyncio.Task[None] | None = None

    def get_write_buffer_size(self) -> int:
        """Nothing waits to be read: the gate looks at the time only."""
        return 0

    def abort(self) -> None:
        """End the handshake."""
        if self.task is not None:
            self.task.cancel()


class Listener:
    """Takes connections, counts them, and passes them on when they are encrypted."""

    def __init__(self, gate: Gate, certificate: Certificate, make_http: Callable[[], asyncio.Protocol]) -> None:
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
        """Take no more connections; those that are encrypted stay."""
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
        while True:
            try:
                line, peer = await asyncio.get_running_loop().sock_accept(listening)
            except OSError as error:  # no file is left for it
                logger.error("no connection can be taken", extra={"error": str(error)})
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            handshake = Handshake(line, client_network(str(peer[0])))
            if self._gate.is_welcome(handshake.address) and self._gate.admits(handshake):
                handshake.task = self._start(self._encrypt(handshake))
            else:
                line.close()

    async def _encrypt(self, handshake: Handshake) -> None:
        """Encrypt a connection; what speaks no TLS, or too slowly, is closed."""
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                self._make_http,
                handshake.line,
                ssl=self._certificate.context,
                ssl_handshake_timeout=HANDSHAKE_SECONDS,
                ssl_shutdown_timeout=FAREWELL_SECONDS,
            )
        except (OSError, ssl.SSLError):
            handshake.line.close()
        finally:
            self._gate.release(handshake)
