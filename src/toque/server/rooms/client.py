"""One browser's line to one table, or to the lobby: frames in, news out, and patience with neither flood nor sloth."""

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from toque.core.match.matchfile import UNREADABLE
from toque.server.errors import TableRefusal, busy, not_now, not_understood
from toque.server.protocol import PROTOCOL, Ack, Doing, Done, FromClient, Hello, Look, Mute, Muted, Person, Welcome
from toque.server.render.phrases import spoken
from toque.server.table.viewer import Viewer
from toque.server.transport import frames
from toque.server.transport.limits import Bucket
from toque.server.transport.websocket import Wire

if TYPE_CHECKING:
    from toque.server.rooms.hub import Hub
    from toque.server.rooms.room import LiveTable

GARBAGE_BURST, GARBAGE_RATE = 10, 0.2
"""Frames that cannot be read: so many at once, then one in five seconds."""
MOST_UNACKNOWLEDGED = 100
"""News that a client may leave unacknowledged before it counts as slow."""
MOST_UNREAD = 1 << 20
"""Bytes that a client may leave unread before it is dropped."""
LONGEST_NONCE = 64
EARLY_FRAMES = 32
"""Frames kept while a table is loaded."""

logger = logging.getLogger("toque.connection")
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    """A client, from the first frame to the last."""

    __slots__ = (
        "__weakref__",
        "_early",
        "_frames",
        "_garbage",
        "_hub",
        "_wire",
        "acknowledged",
        "address",
        "in_lobby",
        "is_behind",
        "muted",
        "person",
        "session",
        "slow_since",
        "table",
        "told",
        "viewer",
    )

    def __init__(self, hub: "Hub", wire: Wire, person: Person | None, address: str, session: str) -> None:
        self.person = person
        self.session = session
        """Hash of the token that the browser came with."""
        self.address = address
        self._hub = hub
        self._wire = wire
        self._garbage = Bucket(GARBAGE_BURST, GARBAGE_RATE, time.monotonic())
        self._frames = hub.frame_limit.bucket(self.who)
        self._early: list[bytes] | None = None
        """Frames that came while the table was being loaded; none when there is nothing to wait for."""
        self.table: LiveTable | None = None
        self.in_lobby = False
        self.viewer = Viewer(person.id if person else None)
        self.muted: list[Person] = []
        self.told = 0
        """The sequence number of the latest news sent."""
        self.acknowledged = 0
        self.is_behind = False
        """News were held back: the client reads too slowly."""
        self.slow_since = 0.0
        hub.connected(self)

    # What the wire calls

    def hear(self, payload: bytes) -> None:
        """A frame has come."""
        if not self._frames.take(time.monotonic()):
            self._strike(TableRefusal("too_fast", "too-much"))
            return
        if self._early is not None:
            if len(self._early) < EARLY_FRAMES:
                self._early.append(payload)
            return
        try:
            message = _decode(payload)
        except UNREADABLE as error:
            self._strike(not_understood(error))
            return
        self._obey(message)

    def unclogged(self) -> None:
        """The client has read what it was sent."""
        self._catch_up()

    def lost(self) -> None:
        """The client is gone."""
        self._leave()
        self._hub.disconnected(self)

    # What the table and the lobby call

    def send(self, *messages: bytes) -> None:
        """Send what must arrive; who leaves too much unread is dropped."""
        if self._wire.unread > MOST_UNREAD:
            self.drop("unread")
        else:
            self._wire.send(*messages)

    def reply(self, message: msgspec.Struct) -> None:
        """Send an answer."""
        self.send(_encode(message))

    def refuse(self, nonce: str | None, no: TableRefusal) -> None:
        """Say no, politely, in the client's language."""
        self._hub.metrics.refused(no.reason)
        self.reply(no.refused(nonce, self.viewer.language))

    @property
    def who(self) -> str:
        """Whom limits count: the person, or the address of one without a name."""
        return self.person.id if self.person else self.address

    @property
    def is_slow(self) -> bool:
        """Whether news should wait until the client has caught up."""
        return self._wire.is_clogged or self.told - self.acknowledged > MOST_UNACKNOWLEDGED

    def tell(self, *before: bytes) -> None:
        """Send the latest news of the table, after other messages; where the client is slow, later and all in one."""
        table = self.table
        if table is None or self.is_slow:
            if before:
                self.send(*before)
            if table is not None:
                self._fall_behind()
            return
        news = table.news_for(self)
        if news is not None:
            self.told = table.seq
            self.send(*before, news)
            self._hub.metrics.news += 1
        elif before:
            self.send(*before)

    def drop(self, why: str) -> None:
        """Cut off a client that harms the others, or does not listen."""
        self._hub.metrics.dropped(why)
        logger.info("client dropped", extra={"why": why, "address": self.address})
        self._wire.cut()

    def close(self, code: int, reason: str) -> None:
        """Say good-bye."""
        self._wire.close(code, reason)

    def ping(self) -> None:
        """See whether the client is still there."""
        if not self._wire.ping():
            self.drop("silent")

    def joined(self, table: "LiveTable", since: int) -> None:
        """The table is there: greet, and tell what the client missed; one who has gone meanwhile misses nothing."""
        if self._wire.is_closed:
            return
        self.table = table
        self.told = self.acknowledged = since if since <= table.seq else 0
        self.is_behind = False
        seats = table.join(self)
        you = self.person or Person("", "")
        muted = [_encode(Muted(self.muted))] if self.muted else []
        self.tell(_encode(Welcome(PROTOCOL, you, seats, self._hub.now())), *muted)
        self._resume()

    def mute(self, muted: list[Person]) -> None:
        """Hear nothing of these people; what they said is not shown, or shown again."""
        self.muted = muted
        self.viewer = msgspec.structs.replace(self.viewer, muted=frozenset(person.id for person in muted))
        if self.table is not None:
            self.reply(Muted(muted))
            self._show_whole()

    def not_joined(self, no: TableRefusal) -> None:
        """There is no such table."""
        self.refuse(None, no)
        self._resume()

    # What a client says

    def _obey(self, message: Any) -> None:
        if isinstance(message, Doing):
            self._do(message)
        elif isinstance(message, Ack):
            self.acknowledged = max(self.acknowledged, min(message.seq, self.told))
            if self.is_behind:
                self._catch_up()
        elif isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Look):
            self.viewer = msgspec.structs.replace(self.viewer, looking=message.seat)
            self._show_whole()

    def _hello(self, hello: Hello) -> None:
        self._leave()
        self.viewer = Viewer(self.viewer.person, spoken(hello.language), None, self.viewer.muted)
        if hello.version != PROTOCOL:
            self.refuse(None, TableRefusal("version", "wrong-version"))
            return
        if hello.table is None:
            self.in_lobby = True
            self.reply(Welcome(PROTOCOL, self.person or Person("", ""), [], self._hub.now()))
            self._hub.lobby.join(self)
        else:
            self._early = []
            self._hub.join(self, hello.table, hello.since)

    def _do(self, doing: Doing) -> None:
        if len(doing.nonce) > LONGEST_NONCE:
            self._strike(TableRefusal("too_large", "too-long"))
        elif self.table is None:
            self.refuse(doing.nonce, not_now("hello-first"))
        elif isinstance(doing, Mute):
            self._hub.background(self._mute(doing))
        else:
            self.table.submit(self, doing)

    async def _mute(self, doing: Mute) -> None:
        try:
            muted = await self._hub.mutes.change(self.person, doing.person, doing.yes)
        except TableRefusal as no:
            self.refuse(doing.nonce, no)
        except Exception:
            self.refuse(doing.nonce, busy())
            raise
        else:
            self._hub.metrics.done("mute")
            self.reply(Done(doing.nonce))
            self._hub.muted(self.viewer.person or "", muted)

    def _show_whole(self) -> None:
        """Send everything anew: the client looks from another chair."""
        self.told = self.acknowledged = 0
        self.tell()

    def _strike(self, no: TableRefusal) -> None:
        """Refuse a frame that should not have come; who goes on with it is shown out."""
        if self._garbage.take(time.monotonic()):
            self.refuse(None, no)
        else:
            self._hub.metrics.dropped(no.reason)
            self.close(frames.POLICY, no.reason)

    def _fall_behind(self) -> None:
        if not self.is_behind:
            self.is_behind = True
            self.slow_since = time.monotonic()
        self._hub.metrics.skipped += 1

    def _catch_up(self) -> None:
        if self.is_behind and not self.is_slow:
            self.is_behind = False
            self.tell()

    def _resume(self) -> None:
        early, self._early = self._early, None
        for payload in early or ():
            if not self._wire.is_closed:
                self.hear(payload)

    def _leave(self) -> None:
        if self.table is not None:
            self.table.leave(self)
            self.table = None
        if self.in_lobby:
            self.in_lobby = False
            self._hub.lobby.leave(self)
