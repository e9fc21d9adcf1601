"""Cheap clients for load and fault tests: WebSocket frames by hand, and of every message only what a player needs."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from toque.server.protocol import PROTOCOL

HANDSHAKE_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACKNOWLEDGED_AT = 20
NO_MASK = b"\x00\x00\x00\x00"


class Choice(msgspec.Struct):
    """A legal action."""

    action: msgspec.Raw


class Position(msgspec.Struct):
    """The position in the match."""

    ply: int
    legal: list[Choice]
    deciding: list[int]
    end_reason: str | None = None


class Frame(msgspec.Struct):
    """Any message of the server's."""

    type: str
    seq: int = 0
    position: Position | None = None
    nonce: str | None = None
    reason: str | None = None
    message: str | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Web:
    """One browser's HTTP, over a connection that is kept."""

    def __init__(self, host: str, port: int, address: str | None = None) -> None:
        self.host, self.port = host, port
        self.source = (address, 0) if address else None
        """The address of this machine that the browser is at."""
        self.cookie = ""
        self._token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def take_name(self, name: str) -> str:
        """Become somebody; their id."""
        me = await self.request("GET", "/api/me")
        self._token = me["token"]
        me = await self.request("POST", "/api/me", {"name": name})
        self._token = me["token"]
        return str(me["person"]["id"])

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask, and read the answer's JSON."""
        try:
            return await self._request(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            raise ConnectionError("cut") from None

    async def _request(self, method: str, path: str, body: Any) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port, local_addr=self.source)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: http://{self.host}:{self.port}\r\n"
            f"Cookie: toque={self.cookie}\r\nX-Toque-Token: {self._token}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split("=", 1)[1].split(";")[0]
        answer = json.loads(await reader.readexactly(int(headers["content-length"])))
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{path}: {lines[0]} {answer}")
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Line(asyncio.Protocol):
    """A WebSocket to one table."""

    def __init__(self, web: Web, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._web = web
        self._hear = hear
        self._lost = lost
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = transport  # type: ignore[assignment]
        web = self._web
        self._transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {web.host}:{web.port}\r\nOrigin: http://{web.host}:{web.port}\r\n"
            f"Cookie: toque={web.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {HANDSHAKE_KEY}\r\n\r\n".encode()
        )

    def send(self, message: bytes) -> None:
        """Send a text frame; a mask of zeroes leaves it as it is."""
        length = len(message)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + message)

    def data_received(self, data: bytes) -> None:
        """Cut into frames."""
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(RuntimeError(buffer[:end].decode()))
                return
            self._is_open, buffer = True, buffer[end + 4 :]
            self.opened.set_result(None)
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length > 125:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
            if start > size or start + length > size:
                break
            if buffer[at] == 0x81:
                self._hear(buffer[start : start + length])
            elif buffer[at] == 0x89:
                self._transport.write(b"\x8a\x80" + NO_MASK)
            at = start + length
        self._buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        """The line is cut."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("cut"))
        self._lost()

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def stop_reading(self) -> None:
        """Become a client that does not read."""
        self._transport.pause_reading()


class Player:
    """Somebody at a seat of a table."""

    def __init__(self, game: "Table", seat: int, web: Web) -> None:
        self.game = game
        self.seat = seat
        self.web = web
        self.seq = self.acknowledged = 0
        self.ply = -1
        self.position: Position | None = None
        self.line: Line | None = None

    async def connect(self) -> None:
        """Open the line and say hello; the news that come make it known where the match is."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(self.web, self.hear, self.lost), self.web.host, self.web.port, local_addr=self.web.source
        )
        await line.opened
        self.line = line
        line.send(
            b'{"type":"hello","version":%d,"table":"%b","since":%d}' % (PROTOCOL, self.game.id.encode(), self.seq)
        )
        self.acknowledged = self.seq

    def hear(self, payload: bytes) -> None:
        """A message: keep what a player needs."""
        frame = _decode(payload)
        if frame.type == "news":
            self.seq = frame.seq
            if frame.seq - self.acknowledged >= ACKNOWLEDGED_AT:
                self.acknowledge()
            if frame.position is not None:
                self.position, self.ply = frame.position, frame.position.ply
                self.game.heard(self)
        elif frame.type == "done":
            self.game.done(self, frame.nonce)
        elif frame.type == "refused":
            self.game.refused(self, frame)

    def acknowledge(self) -> None:
        """Say which news have come: as in the browser, before anything is done, or when there are many."""
        if self.line is not None and self.acknowledged != self.seq:
            self.acknowledged = self.seq
            self.line.send(b'{"type":"ack","seq":%d}' % self.seq)

    def lost(self) -> None:
        """The line is cut."""
        self.line = None
        self.game.lost(self)


class Counts:
    """What came of it all."""

    def __init__(self) -> None:
        self.sent = self.done = self.refused = self.over = 0
        self.latencies: list[float] = []
        self.acknowledged: dict[str, set[str]] = {}
        """Nonces by table."""
        self.reasons: dict[str, int] = {}
        self.is_measuring = False


class Table:
    """Two players who act at random, at once or at a pace."""

    numbers = itertools.count()

    def __init__(
        self,
        counts: Counts,
        game: str,
        host: tuple[str, int],
        seed: int,
        addresses: tuple[str | None, str | None] = (None, None),
    ) -> None:
        self.counts = counts
        self.game = game
        self.clock: dict[str, Any] = {}
        """How the table keeps time, as POST /api/tables takes it."""
        self.id = ""
        self.random = random.Random(seed)
        self.webs = [Web(*host, address) for address in addresses]
        self.players: list[Player] = []
        self.is_playing = False
        self.is_over = False
        self.period = 0.0
        """Seconds between two actions; 0 for as fast as it goes."""
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._opening: asyncio.Task[None] | None = None
        self._asked: tuple[int, str, float, Player] | None = None
        """The action under way: ply, nonce, when it was sent, and who has still to hear of it."""

    async def name_people(self) -> None:
        """Let both choose a name."""
        for seat, web in enumerate(self.webs):
            await web.take_name(f"Player {seat}")
            web.close()

    async def open(self) -> None:
        """Open a table, sit down both, and begin."""
        answer = await self.webs[0].request(
            "POST", "/api/tables", {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], **self.clock}
        )
        self.webs[0].close()
        self.id = answer["table"]
        self.counts.acknowledged.setdefault(self.id, set())
        self.is_over, self._asked = False, None
        self.players = [Player(self, seat, web) for seat, web in enumerate(self.webs)]
        for player in self.players:
            await player.connect()
        self._sit_down()

    def _sit_down(self) -> None:
        """Sit down and be ready; said again, it is done once."""
        self._send(self.players[1], b'{"type":"sit","nonce":"sit","seat":1}')
        for player in self.players:
            self._send(player, b'{"type":"ready","nonce":"ready","yes":true}')

    async def reconnect(self) -> None:
        """After a cut: both come back, or begin another match if this one was over."""
        if self._opening is not None:
            await asyncio.wait([self._opening])
        self._asked = None
        if self.is_over:
            await self.open()
            return
        for player in self.players:
            if player.line is None:
                await player.connect()
        if all(player.position is None for player in self.players):
            self._sit_down()

    def play(self, period: float) -> None:
        """Begin to act."""
        self.is_playing = True
        self.period = period
        self._due = time.perf_counter() + self.random.random() * period
        if self.is_over:
            self._begin_again()
        for player in self.players:
            self.heard(player)

    def pause(self) -> None:
        """Stop acting."""
        self.is_playing = False

    def heard(self, player: Player) -> None:
        """News: the other one's clock stops, and whoever is to move moves."""
        asked = self._asked
        if asked is not None and player is asked[3] and player.ply > asked[0]:
            if self.counts.is_measuring:
                self.counts.latencies.append(time.perf_counter() - asked[2])
            self._asked = None
        if player.position is not None and player.position.end_reason is not None:
            self._finish()
        elif self.is_playing and self._asked is None and self._timer is None:
            self._move_when_due()

    def _move_when_due(self) -> None:
        if not self.period:
            self._move()
            return
        now = time.perf_counter()
        self._due = max(self._due + self.period, now)
        self._timer = asyncio.get_running_loop().call_later(self._due - now, self._move)

    def _move(self) -> None:
        self._timer = None
        if not self.is_playing or self._asked is not None:
            return
        newest = max(self.players, key=lambda player: player.ply)
        for player in self.players:
            position = player.position
            if position is not None and position.legal and player.ply == newest.ply and player.line is not None:
                self._act(player, position)
                return

    def _act(self, player: Player, position: Position) -> None:
        choice = self.random.choice(position.legal)
        nonce = f"{next(Table.numbers):x}"
        other = self.players[1 - player.seat]
        self._asked = (position.ply, nonce, time.perf_counter(), other)
        self.counts.sent += 1
        player.acknowledge()
        player.line.send(  # type: ignore[union-attr]
            b'{"type":"act","nonce":"%b","ply":%d,"seat":%d,"action":%b}'
            % (nonce.encode(), position.ply, player.seat, bytes(choice.action))
        )

    def done(self, player: Player, nonce: str | None) -> None:
        """Stored, says the server."""
        self.counts.done += 1
        if nonce:
            self.counts.acknowledged[self.id].add(nonce)

    def refused(self, player: Player, frame: Frame) -> None:
        """Not done, says the server."""
        self.counts.refused += 1
        self.counts.reasons[frame.reason or ""] = self.counts.reasons.get(frame.reason or "", 0) + 1
        if self._asked is not None and self._asked[1] == frame.nonce:
            self._asked = None
            if self.is_playing:
                self._timer = self._timer or asyncio.get_running_loop().call_later(0.05, self._move)

    def lost(self, player: Player) -> None:
        """A line is cut."""
        self._asked = None

    def _finish(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.counts.over += 1
            for player in self.players:
                if player.line is not None:
                    player.line.close()
            if self.is_playing:
                self._begin_again()

    def _begin_again(self) -> None:
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_task(self._again())

    async def _again(self) -> None:
        try:
            await self.open()
        except (OSError, RuntimeError):
            self.is_over = True  # the server is down: `reconnect` tries again
        finally:
            self._opening = None

    def _send(self, player: Player, message: bytes) -> None:
        if player.line is not None:
            player.line.send(message)

    def described(self) -> str:
        """Where it is, for whoever looks for a fault."""
        players = [
            f"seat {player.seat}: {'here' if player.line else 'away'}, seq {player.seq}, ply {player.ply}, "
            f"{len(player.position.legal) if player.position else 'no'} choices"
            for player in self.players
        ]
        asked = self._asked and self._asked[:2]
        return f"{self.id}, over {self.is_over}, asked {asked}, timer {self._timer}, {players}"

    def close(self) -> None:
        """Leave."""
        self.is_playing = False
        for player in self.players:
            if player.line is not None:
                player.line.close()
