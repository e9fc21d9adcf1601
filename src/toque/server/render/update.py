"""What changed at a table after a sequence number, for one viewer, as the bytes that are sent."""

from bisect import bisect_right
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from toque.server.protocol import ChatLine
from toque.server.render import position
from toque.server.render.phrases import spoken
from toque.server.render.position import Eyes, eyes_of

if TYPE_CHECKING:
    from toque.server.table.table import Table

RENDERED_KEPT = 256
_encode = msgspec.json.Encoder().encode
_rendered: dict[tuple[object, ...], bytes] = {}
"""The latest news of all tables: viewers of one table that see the same are sent the same bytes."""
_books = count()


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table."""

    person: str | None = None
    language: str = "en"
    looking: int | None = None
    """Pass and play: which own seat has the curtain opened for."""
    muted: frozenset[str] = frozenset()
    """People whose chat is not shown."""


class Changes:
    """When each part of a table last changed, by sequence number."""

    def __init__(self) -> None:
        self.book = next(_books)
        self.seq = 1
        self.oldest = 0
        """News can be told from this number on."""
        self.table = 0
        self.position = 0
        self.timing = 0
        self.started = 0
        self.chat: list[tuple[int, ChatLine]] = []
        self._undone: list[tuple[int, int]] = []
        """When plies were taken back, and how many were left; each leaves more than the one before."""

    def begin_anew(self, now: float) -> None:
        """After a restart: count on from the time in milliseconds, which no number told before can have reached."""
        self.seq = self.oldest = max(self.seq, int(now * 1000))

    def note_undo(self, plies_left: int) -> None:
        """Plies were taken back."""
        while self._undone and self._undone[-1][1] >= plies_left:
            self._undone.pop()
        self._undone.append((self.seq, plies_left))

    def rewound_to(self, since: int) -> int | None:
        """The fewest plies that stood at any time after a number, where plies were taken back."""
        return next((left for seq, left in self._undone if seq > since), None)


def news_bytes(table: "Table", viewer: Viewer, since: int) -> bytes:
    """All that changed after `since`; the whole table where that is unknown."""
    changes, language = table.changes, spoken(viewer.language)
    eyes = eyes_of(table, viewer.person, viewer.looking)
    key = (changes.book, changes.seq, since, eyes, language, viewer.muted)
    known = _rendered.get(key)
    if known is None:
        known = _render(table, eyes, language, viewer.muted, since)
        _rendered[key] = known
        if len(_rendered) > RENDERED_KEPT:
            del _rendered[next(iter(_rendered))]
    return known


def _render(table: "Table", eyes: Eyes, language: str, muted: frozenset[str], since: int) -> bytes:
    changes = table.changes
    is_whole = since <= 0 or not changes.oldest <= since <= changes.seq
    since = -1 if is_whole else since
    parts = [b'{"type":"news","seq":%d' % changes.seq]
    if is_whole:
        parts.append(b',"is_whole":true')
    if changes.table > since:
        parts += [b',"table":', _encode(table.shown())]
    if table.play is not None:
        parts += _match_parts(table, eyes, language, since)
    if changes.timing > since and table.clocks.kind != "none":
        parts += [b',"timing":', _encode(table.clocks.timing())]
    chat = [line for seq, line in changes.chat if seq > since and line.person not in muted]
    if chat:
        parts += [b',"chat":', _encode(chat)]
    parts.append(b"}")
    return b"".join(parts)


def _match_parts(table: "Table", eyes: Eyes, language: str, since: int) -> list[bytes]:
    play, changes = table.play, table.changes
    assert play is not None
    parts: list[bytes] = []
    if changes.position > since:
        parts += [b',"position":', position_bytes(table, eyes, language)]
    first_ply = 0 if changes.started > since else bisect_right(play.stamps, since) + 1
    happenings = play.happenings(eyes.log_seat, first_ply)
    if happenings:
        parts.append(b',"log":[%b]' % position.lines(play, happenings, language, table.name_bytes))
        if since >= 0:
            parts.append(b',"facts":[%b]' % position.facts(play, happenings))
    rewound = changes.rewound_to(since) if since >= 0 else None
    if rewound is not None:
        parts.append(b',"rewound":%d' % rewound)
    return parts


def position_bytes(table: "Table", eyes: Eyes, language: str) -> bytes:
    """The position through somebody's eyes."""
    assert table.play is not None
    may_act = eyes.seat is not None and not table.is_bot_run(eyes.seat)
    return position.position(table.play, eyes.seat, language, table.name_bytes, may_act=may_act, curtain=eyes.curtain)
