"""Running the site: uvicorn with our wire, and a gentle end."""

import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from toque.core.errors import ToqueError
from toque.server.app import make_app
from toque.server.rooms.hub import Hub
from toque.server.transport.gate import LARGEST_HEAD, Gate, guarded
from toque.server.transport.listener import Listener
from toque.server.transport.tls import Certificate
from toque.server.transport.websocket import fair

SWITCH_SECONDS = 0.001
"""How long a thread keeps the interpreter while another waits; Python's own 5 ms would be most of a move's time."""
GARBAGE_THRESHOLDS = (50_000, 20, 100)
"""Thousands of tables are no garbage: looking through all of them at Python's own pace would stall every move."""
PATIENCE = 10
"""Seconds until requests under way must have ended."""
FILES_WANTED = 65_536
FILES_RESERVED = 128
"""For the database, the log, and files that are being sent."""
SHARE_OF_SOCKETS = 0.75
"""Of all connections: the rest is for requests."""

logger = logging.getLogger("toque.run")


class Server(uvicorn.Server):
    """A server that first finishes what is under way and then sends everybody away."""

    def __init__(
        self,
        hub: Hub,
        host: str = "127.0.0.1",
        port: int = 8000,
        proxy: str | None = None,
        on_ready: Callable[[str], None] = lambda address: None,
        certificate: Certificate | None = None,
    ) -> None:
        most = max(raise_file_limit() - FILES_RESERVED, FILES_RESERVED)
        hub.limits.most_sockets = int(most * SHARE_OF_SOCKETS)
        trusted = [*hub.settings.trusted, *(proxy.split(",") if proxy else [])]
        self._gate = Gate(most, trusted, lambda: len(hub.clients), hub.metrics.connection_refused, hub.turns)
        config = uvicorn.Config(
            make_app(hub),
            host=host,
            port=port,
            loop="auto",
            http=guarded(self._gate),
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws=fair(hub.turns),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=4096,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=PATIENCE,
        )
        super().__init__(config)
        self._hub = hub
        self._certificate = certificate
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store, listen, and say where."""
        await self._hub.start()
        self._hub.tasks.start(self._gate.watch())
        await super().startup([])
        await self._listen(self._certificate)
        if self.started:
            logger.info("open", extra={"address": self.address})
            self._on_ready(self.address)

    async def _listen(self, certificate: Certificate | None) -> None:
        """Listen in uvicorn's place."""
        if certificate is not None:
            self._hub.tasks.start(certificate.watch())
        make_any: Any = self.config.http_protocol_class
        make_http = partial(
            make_any,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        listener: Any = Listener(self._gate, certificate, make_http)
        self.servers = [listener]
        try:
            await listener.open(self.config.host, self.config.port, self.config.backlog)
        except OSError as error:
            self.started = False
            reason = os.strerror(error.errno).lower() if error.errno else error
            raise ToqueError(f"cannot listen at {self.config.host}:{self.config.port}: {reason}") from None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new actions, all that is under way stored, sockets closed with 1012."""
        logger.info("closing", extra={"sockets": len(self._hub.clients), "tables": len(self._hub.rooms)})
        await self._hub.quiesce()
        await super().shutdown(sockets)
        await self._hub.stop()

    @property
    def address(self) -> str:
        """Where the site is."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        scheme = "http" if self._certificate is None else "https"
        return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def run(server: Server) -> None:
    """Run until told to stop."""
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run()


def raise_file_limit() -> int:
    """Let this process open as many files as it may, up to a bound, and return how many: a connection is a file."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
