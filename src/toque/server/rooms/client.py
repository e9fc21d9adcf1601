"""One client's WebSocket: decodes frames, sends updates, drops clients that flood or fall behind."""

import logging
import time
from typing import Any, Protocol

import msgspec

from toque.core.match.matchfile import UNREADABLE
from toque.server.errors import TableRefusal, busy, not_now, not_understood
from toque.server.protocol import PROTOCOL, Ack, Doing, Done, FromClient, Hello, Look, Mute, Muted, Person, Welcome
from toque.server.render.phrases import spoken
from toque.server.rooms.services import Services
from toque.server.table.viewer import Viewer
from toque.server.transport import frames
from toque.server.transport.limits import Bucket
from toque.server.transport.websocket import Wire

GARBAGE_BURST, GARBAGE_RATE = 10, 0.2
"""Frames that cannot be read: this many at once, then one in five seconds."""
MOST_UNACKNOWLEDGED = 100
"""Updates that a client may leave unacknowledged before it counts as slow."""
MOST_UNREAD = 1 << 20
"""Bytes that a client may leave unread before it is dropped."""
LONGEST_NONCE = 64
GREETING_SECONDS = 0.001
"""What is reckoned for a greeting: most of it happens afterwards. Commands together share a commit."""
EARLY_FRAMES = 32
"""Frames kept while a table is loaded."""

logger = logging.getLogger("toque.client")
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class ClientRoom(Protocol):
    """A room, as a client sees it."""

    @property
    def seq(self) -> int:
        """The number of the latest update."""

    def join(self, client: "Client") -> list[int]:
        """Let a client in, and return which seats are theirs."""

    def leave(self, client: "Client") -> None:
        """Let a client go."""

    def submit(self, client: "Client", doing: Doing) -> None:
        """Queue a client's command."""

    def update_for(self, client: "Client") -> bytes | None:
        """Return what a client has not been sent yet, if anything."""


class ClientKeeper(Protocol):
    """The hub, as a client sees it."""

    def connected(self, client: "Client") -> None:
        """A client has come."""

    def disconnected(self, client: "Client") -> None:
        """A client has gone."""

    def enter(self, client: "Client", table: str, since: int) -> None:
        """Bring a client to a table."""

    def enter_lobby(self, client: "Client") -> None:
        """Send a client the lists of tables."""

    def leave_lobby(self, client: "Client") -> None:
        """Send it no more of them."""

    def mute(self, person: str, muted: list[Person]) -> None:
        """Tell all clients of a person who is muted now."""


class Client:
    """One client, from its first frame to its last."""

    __slots__ = (
        "__weakref__",
        "_early",
        "_frames",
        "_garbage",
        "_keeper",
        "_services",
        "acknowledged",
        "address",
        "in_lobby",
        "is_behind",
        "muted",
        "network",
        "owner",
        "person",
        "room",
        "sent_seq",
        "session",
        "slow_since",
        "viewer",
        "wire",
    )

    def __init__(
        self,
        keeper: ClientKeeper,
        services: Services,
        wire: Wire,
        person: Person | None,
        address: str,
        session: str,
    ) -> None:
        self.person = person
        self.session = session
        """Hash of the token that the browser came with."""
        self.address = address
        self.network = services.care.networks.hash(address)
        self._keeper = keeper
        self._services = services
        self.wire = wire
        self.owner = self.limit_key if services.limits.trusts(address) else address
        """Who waits if the server has too much to do: people of one address wait for each other."""
        self._garbage = Bucket(GARBAGE_BURST, GARBAGE_RATE, time.monotonic())
        self._frames = services.limits.frames.bucket(self.limit_key)
        self._early: list[bytes] | None = None
        """Frames that came while the table was being loaded; None if nothing is being loaded."""
        self.room: ClientRoom | None = None
        self.in_lobby = False
        self.viewer = Viewer(person.id if person else None)
        self.muted: list[Person] = []
        self.sent_seq = 0
        """The sequence number of the latest update sent."""
        self.acknowledged = 0
        self.is_behind = False
        """Updates were held back, because the client reads too slowly."""
        self.slow_since = 0.0
        keeper.connected(self)

    # What the wire calls

    def receive(self, payload: bytes) -> None:
        """A frame has come."""
        if not self._frames.take(time.monotonic()):
            self._refuse_frame(TableRefusal("too_fast", "too-much"))
            return
        if self._early is not None:
            if len(self._early) < EARLY_FRAMES:
                self._early.append(payload)
            return
        try:
            message = _decode(payload)
        except UNREADABLE as error:
            self._refuse_frame(not_understood(error))
            return
        self._handle(message)

    def drained(self) -> None:
        """The client has read what it was sent."""
        self._catch_up()

    def lost(self) -> None:
        """The client is gone."""
        self._leave()
        self._keeper.disconnected(self)

    # What the table and the lobby call

    def send(self, *messages: bytes) -> None:
        """Send a message that may not be left out; drop a client that leaves too much unread."""
        if self.wire.unread > MOST_UNREAD:
            self.drop("unread")
        else:
            self.wire.send(*messages)

    def reply(self, message: msgspec.Struct) -> None:
        """Send an answer."""
        self.send(_encode(message))

    def refuse(self, nonce: str | None, no: TableRefusal) -> None:
        """Send a refusal in the client's language."""
        self._services.metrics.refused(no.reason)
        self.reply(no.refused(nonce, self.viewer.language))

    @property
    def limit_key(self) -> str:
        """The key for limits: the person, or the address if there is no name."""
        return self.person.id if self.person else self.address

    @property
    def is_slow(self) -> bool:
        """Whether updates should wait until the client has caught up."""
        return self.wire.is_clogged or self.sent_seq - self.acknowledged > MOST_UNACKNOWLEDGED

    def send_update(self, *before: bytes) -> None:
        """Send other messages and then what is new at the table; a slow client gets that later, all in one."""
        room = self.room
        if room is None or self.is_slow:
            if before:
                self.send(*before)
            if room is not None:
                self._fall_behind()
            return
        update = room.update_for(self)
        if update is not None:
            self.sent_seq = room.seq
            self.send(*before, update)
            self._services.metrics.news += 1
        elif before:
            self.send(*before)

    def drop(self, why: str) -> None:
        """Cut off a client that floods, or does not read."""
        self._services.metrics.dropped(why)
        logger.info("client dropped", extra={"why": why, "address": self.address})
        self.wire.cut()

    def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        self.wire.close(code, reason)

    def ping(self) -> None:
        """See whether the client is still there."""
        if not self.wire.ping():
            self.drop("silent")

    def entered(self, room: ClientRoom, since: int) -> None:
        """Greet a client whose table is loaded, and send what it missed."""
        if self.wire.is_closed:
            return
        self.room = room
        self.sent_seq = self.acknowledged = since if since <= room.seq else 0
        self.is_behind = False
        seats = room.join(self)
        you = self.person or Person("", "")
        muted = [_encode(Muted(self.muted))] if self.muted else []
        self.send_update(_encode(Welcome(PROTOCOL, you, seats, self._services.clock())), *muted)
        self._resume()

    def mute(self, muted: list[Person]) -> None:
        """Leave out what these people say."""
        self.muted = muted
        self.viewer = msgspec.structs.replace(self.viewer, muted=frozenset(person.id for person in muted))
        if self.room is not None:
            self.reply(Muted(muted))
            self._show_whole()

    def not_entered(self, no: TableRefusal) -> None:
        """Say why the client cannot come to its table."""
        self.refuse(None, no)
        self._resume()

    # What a client says

    def _handle(self, message: Any) -> None:
        if isinstance(message, Doing):
            self._submit(message)
        elif isinstance(message, Ack):
            self.acknowledged = max(self.acknowledged, min(message.seq, self.sent_seq))
            if self.is_behind:
                self._catch_up()
        elif isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Look):
            self.viewer = msgspec.structs.replace(self.viewer, looking=message.seat)
            self._show_whole()

    def _hello(self, hello: Hello) -> None:
        self.wire.charge(GREETING_SECONDS)
        if not self._services.limits.allows_greeting(self.limit_key, self.address):
            self._refuse_frame(TableRefusal("too_fast", "too-much"))
            return
        self._leave()
        self.viewer = Viewer(self.viewer.person, spoken(hello.language), None, self.viewer.muted)
        if hello.version != PROTOCOL:
            self.refuse(None, TableRefusal("version", "wrong-version"))
            return
        if hello.table is None:
            self.in_lobby = True
            self.reply(Welcome(PROTOCOL, self.person or Person("", ""), [], self._services.clock()))
            self._keeper.enter_lobby(self)
        else:
            self._early = []
            self._keeper.enter(self, hello.table, hello.since)

    def _submit(self, doing: Doing) -> None:
        if len(doing.nonce) > LONGEST_NONCE:
            self._refuse_frame(TableRefusal("too_large", "too-long"))
        elif self.room is None:
            self.refuse(doing.nonce, not_now("hello-first"))
        elif isinstance(doing, Mute):
            self._services.tasks.start(self._mute(doing))
        else:
            self.room.submit(self, doing)

    async def _mute(self, doing: Mute) -> None:
        try:
            muted = await self._services.mutes.change(self.person, doing.person, doing.yes)
        except TableRefusal as no:
            self.refuse(doing.nonce, no)
        except Exception:
            self.refuse(doing.nonce, busy())
            raise
        else:
            self._services.metrics.done("mute")
            self.reply(Done(doing.nonce))
            self._keeper.mute(self.viewer.person or "", muted)

    def _show_whole(self) -> None:
        """Send everything again: the client looks from another seat."""
        self.sent_seq = self.acknowledged = 0
        self.send_update()

    def _refuse_frame(self, no: TableRefusal) -> None:
        """Refuse a frame that should not have come; a client that sends more of them is closed."""
        if self._garbage.take(time.monotonic()):
            self.refuse(None, no)
        else:
            self._services.metrics.dropped(no.reason)
            self.close(frames.POLICY, no.reason)

    def _fall_behind(self) -> None:
        if not self.is_behind:
            self.is_behind = True
            self.slow_since = time.monotonic()
        self._services.metrics.skipped += 1

    def _catch_up(self) -> None:
        if self.is_behind and not self.is_slow:
            self.is_behind = False
            self.send_update()

    def _resume(self) -> None:
        early, self._early = self._early, None
        for payload in early or ():
            if not self.wire.is_closed:
                self.receive(payload)

    def _leave(self) -> None:
        if self.room is not None:
            self.room.leave(self)
            self.room = None
        if self.in_lobby:
            self.in_lobby = False
            self._keeper.leave_lobby(self)
