"""What changed at a table after a sequence number, for one viewer, as the bytes that are sent."""

from bisect import bisect_right

import msgspec

from toque.server.render import position, summary
from toque.server.render.phrases import spoken
from toque.server.table.table import Table
from toque.server.table.viewer import Eyes, Viewer, eyes_of

RENDERED_KEPT = 256
_encode = msgspec.json.Encoder().encode
_rendered: dict[tuple[object, ...], bytes] = {}
"""The latest news of all tables: viewers of one table that see the same are sent the same bytes."""


def update(table: Table, viewer: Viewer, since: int) -> bytes:
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


def _render(table: Table, eyes: Eyes, language: str, muted: frozenset[str], since: int) -> bytes:
    changes = table.changes
    is_whole = since <= 0 or not changes.oldest <= since <= changes.seq
    since = -1 if is_whole else since
    parts = [b'{"type":"news","seq":%d' % changes.seq]
    if is_whole:
        parts.append(b',"is_whole":true')
    if changes.table > since:
        parts += [b',"table":', _encode(summary.table(table))]
    if table.match is not None:
        parts += _match_parts(table, eyes, language, since)
    if changes.timing > since and table.clocks.kind != "none":
        parts += [b',"timing":', _encode(table.clocks.timing())]
    chat = [line for seq, line in changes.chat if seq > since and line.person not in muted]
    if chat:
        parts += [b',"chat":', _encode(chat)]
    parts.append(b"}")
    return b"".join(parts)


def _match_parts(table: Table, eyes: Eyes, language: str, since: int) -> list[bytes]:
    match, changes = table.match, table.changes
    assert match is not None
    parts: list[bytes] = []
    if changes.position > since:
        parts += [b',"position":', position_bytes(table, eyes, language)]
    first_ply = 0 if changes.started > since else bisect_right(changes.stamps, since) + 1
    events = match.events_seen_by(eyes.log_seat, first_ply)
    if events:
        parts.append(b',"log":[%b]' % position.lines(match, events, language))
        if since >= 0:
            parts.append(b',"events":[%b]' % position.events(match, events))
    rewound = changes.rewound_to(since) if since >= 0 else None
    if rewound is not None:
        parts.append(b',"rewound":%d' % rewound)
    return parts


def position_bytes(table: Table, eyes: Eyes, language: str) -> bytes:
    """The position through somebody's eyes."""
    assert table.match is not None
    may_act = eyes.seat is not None and not table.is_bot_run(eyes.seat)
    return position.position(table.match, eyes.seat, language, may_act=may_act, curtain=eyes.curtain)
