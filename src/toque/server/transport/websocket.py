"""A WebSocket as uvicorn's connection: frames go straight to a listener, and writing never waits.

The handshake runs through the ASGI application, so that routes, cookies and the check of the origin are in one place.
Once the application has accepted and put a listener on the wire, nothing of ASGI is left: no task, no queue, no scope.
That makes a frame several times cheaper than through uvicorn's own protocols, and an idle socket small.
"""

import asyncio
import logging
import socket
import time
from typing import Protocol
from urllib.parse import unquote

from toque.core.types import Plain
from toque.server.transport import frames
from toque.server.transport.frames import BadFrame, FrameReader
from toque.server.transport.limits import Bucket, client_network
from toque.server.transport.turns import Turns

LARGEST_MESSAGE = 16_384
"""Bytes of one message from a client."""
CLOGGED_AT = 64 * 1024
"""A client that leaves this many bytes unread counts as slow."""
EXTRA_BURST, EXTRA_RATE = 100, 20
"""Limits for frames without a message (pings, pongs, parts): a burst, then a rate a second."""
UNANSWERED_PINGS = 2
GRACE = 2.0
"""Seconds a client has to read and answer a close frame."""
MOST_AFTERWARDS = 1 << 20
"""Bytes that are still read and dropped if a client does not stop sending."""
EXTENSION = "toque.wire"

logger = logging.getLogger("toque.wire")


class Listener(Protocol):
    """What receives the messages of a wire."""

    def receive(self, payload: bytes) -> None:
        """A message has come."""

    def drained(self) -> None:
        """A slow client has read what waited."""

    def lost(self) -> None:
        """The client is gone."""


class Wire(asyncio.Protocol):
    """One WebSocket; `turns` is set by `fair`."""

    turns: Turns

    def __init__(self, config: Plain, server_state: Plain, app_state: dict[str, Plain]) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._transport: asyncio.Transport
        self._reader: FrameReader | None = None
        self._key = b""
        self._listener: Listener | None = None
        self._extra = Bucket(EXTRA_BURST, EXTRA_RATE, time.monotonic())
        self._unanswered = 0
        self._afterwards = 0
        self._owner = ""
        """Whose turns these are."""
        self._is_waiting = False
        """Frames wait for a turn; what comes meanwhile is read once, and the rest is left in the network."""
        self._end: asyncio.TimerHandle | None = None
        self.is_clogged = False
        self.is_closed = False

    def listen(self, listener: Listener, owner: str) -> None:
        """Pass messages to this listener from now on, in the turns of an owner."""
        self._listener = listener
        self._owner = owner
        if self.is_closed:
            listener.lost()

    def send(self, *messages: bytes) -> None:
        """Send text messages, in one write; a closed wire swallows them."""
        if not self.is_closed:
            self._transport.write(frames.text_frames(messages))

    def ping(self) -> bool:
        """Ping the client; return False if it has not answered several times."""
        self._unanswered += 1
        if self._unanswered <= UNANSWERED_PINGS and not self.is_closed:
            self._transport.write(frames.ping_frame())
        return self._unanswered <= UNANSWERED_PINGS

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame, and read on until the client has gone; cut it off if it does not go.

        Closing at once would reset the line of a client that is still sending, and it would never read why.
        """
        if self.is_closed:
            return
        self._transport.write(frames.close_frame(code, reason))
        self._ended()
        self._end = asyncio.get_running_loop().call_later(GRACE, self._transport.abort)
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    def cut(self) -> None:
        """Drop a client that does not read."""
        if not self.is_closed:
            self._ended()
            self._transport.abort()

    @property
    def unread(self) -> int:
        """Bytes that wait for the client."""
        return 0 if self.is_closed else self._transport.get_write_buffer_size()

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The HTTP connection becomes ours."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self._owner = client_network(str((transport.get_extra_info("peername") or "?")[0]))
        self._transport.set_write_buffer_limits(high=CLOGGED_AT)
        self._limit_kernel_buffer()
        self._server.connections.add(self)

    def _limit_kernel_buffer(self) -> None:
        """Keep unread output in this process, not by megabytes in the kernel, so that a slow client is noticed."""
        option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
        line = self._transport.get_extra_info("socket")
        if option is not None and line is not None and line.family != getattr(socket, "AF_UNIX", None):
            line.setsockopt(socket.IPPROTO_TCP, option, CLOGGED_AT)

    def data_received(self, data: bytes) -> None:
        """First the request that asked for a WebSocket, then frames; nothing counts after the end."""
        if self.is_closed:
            self._afterwards += len(data)
            if self._afterwards > MOST_AFTERWARDS:
                self._transport.pause_reading()
            return
        if self._reader is None:
            self._handshake(data)
            return
        self._unanswered = 0
        self._reader.feed(data)
        if self._is_waiting:
            self._transport.pause_reading()
        elif not self.turns.is_free() or self._take_frames():
            self._is_waiting = True
            self.turns.wait(self._owner, self._take_frames)

    def _take_frames(self) -> bool:
        """Take frames until none is left or the time is up; return whether some are left."""
        try:
            while (reader := self._reader) is not None and (found := reader.take()) is not None:
                self._take(*found)
                if reader.is_empty:
                    break
                if self.turns.is_over:
                    return True
        except BadFrame as bad:
            self.close(bad.code)
        if not self._is_waiting:
            return False
        self._is_waiting = False
        if not self._transport.is_closing() and not self._transport.is_reading():
            self._transport.resume_reading()
        return False

    def pause_writing(self) -> None:
        """Note that the client leaves too much unread."""
        self.is_clogged = True

    def resume_writing(self) -> None:
        """The client has read."""
        self.is_clogged = False
        if self._listener is not None and not self.is_closed:
            self._listener.drained()

    def connection_lost(self, error: Exception | None) -> None:
        """The line is cut."""
        self._ended()
        if self._end is not None:
            self._end.cancel()
        self._server.connections.discard(self)

    def shutdown(self) -> None:
        """Close because the server stops; clients come back to the next one."""
        self.close(frames.RESTARTING, "restarting")

    def _take(self, opcode: int, payload: bytes) -> None:
        if self.is_closed:
            return
        if opcode == frames.TEXT and self._listener is not None:
            self._listener.receive(payload)
        elif not self._extra.take(time.monotonic()):
            self.close(frames.POLICY, "too_fast")
        elif opcode == frames.PING:
            if not self.is_clogged:
                self._transport.write(frames.pong_frame(payload))
        elif opcode == frames.CLOSE:
            self.close(frames.NORMAL)
        elif opcode == frames.BINARY:
            self.close(frames.POLICY, "text, please")

    def _ended(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self._reader = None
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()

    # The handshake, as ASGI

    def _handshake(self, request: bytes) -> None:
        self._reader = FrameReader(LARGEST_MESSAGE)
        first, *lines = request.split(b"\r\n\r\n", 1)[0].split(b"\r\n")
        headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
        by_name = dict(headers)
        self._key = by_name.get(b"sec-websocket-key", b"")
        if by_name.get(b"sec-websocket-version") != b"13" or len(self._key) != 24:
            self._reject(400)
            return
        task = asyncio.get_running_loop().create_task(self._run(self._scope(first.split(b" ")[1], headers)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, target: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Plain]:
        path, _, query = target.partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": self._transport.get_extra_info("sockname"),
            "client": self._transport.get_extra_info("peername"),
            "root_path": self._config.root_path,
            "path": unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _run(self, scope: dict[str, Plain]) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        except Exception:
            logger.exception("a socket could not be opened")
            self._reject(500)
        else:
            if self._listener is None:
                self._reject(403)

    async def _receive(self) -> dict[str, Plain]:
        return {"type": "websocket.connect"}

    async def _send(self, message: dict[str, Plain]) -> None:
        if self.is_closed:
            return
        if message["type"] == "websocket.accept":
            self._transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: " + frames.accept_key(self._key) + b"\r\n\r\n"
            )
        else:
            self._reject(403)

    def charge(self, seconds: float) -> None:
        """Count work that follows from a message."""
        self.turns.charge(self._owner, seconds)

    def _reject(self, status: int) -> None:
        if not self.is_closed:
            self._transport.write(b"HTTP/1.1 %d \r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % status)
            self._ended()
            self._transport.close()


def fair(turns: Turns) -> type[asyncio.Protocol]:
    """Return the protocol class of WebSockets that take these turns."""
    return type("FairWire", (Wire,), {"turns": turns})
