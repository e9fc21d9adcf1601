"""What changed at a table after a sequence number, for one viewer, as the bytes that are sent."""

from bisect import bisect_right

import msgspec

from toque.core.match.match import Match, PlyEvent
from toque.server.protocol import News, Position
from toque.server.render import position, summary
from toque.server.render.guide import guide
from toque.server.render.phrases import spoken
from toque.server.table.table import Table
from toque.server.table.viewer import Eyes, Viewer, eyes_of

RENDERED_KEPT = 256
_encode = msgspec.json.Encoder().encode
_rendered: dict[tuple[object, ...], bytes] = {}
"""The latest updates of all tables: viewers of one table that see the same are sent the same bytes."""


def update(table: Table, viewer: Viewer, since: int) -> bytes:
    """Return all that changed after `since`; the whole table if that is unknown."""
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
    match, seen = table.match, _events_since(table, eyes, since)
    return _encode(
        News(
            seq=changes.seq,
            is_whole=is_whole,
            table=summary.table(table) if changes.table > since else None,
            position=_position(table, match, eyes, language) if match and changes.position > since else None,
            log=position.lines(match, seen, language) if match and seen else [],
            events=position.events(match, seen) if match and not is_whole else [],
            rewound=None if is_whole else changes.rewound_to(since),
            timing=table.clocks.timing() if changes.timing > since and table.clocks.kind != "none" else None,
            guide=guide(table, eyes.seat, language) if changes.position > since else None,
            chat=[line for seq, line in changes.chat if seq > since and line.person not in muted],
        )
    )


def _position(table: Table, match: Match, eyes: Eyes, language: str) -> Position:
    may_act = eyes.seat is not None and not table.is_bot_run(eyes.seat)
    return position.position(match, eyes.seat, language, may_act=may_act, curtain=eyes.curtain)


def _events_since(table: Table, eyes: Eyes, since: int) -> list[PlyEvent]:
    """Return what happened in the match after a sequence number, as far as the viewer may know it."""
    if table.match is None:
        return []
    changes = table.changes
    first_ply = 0 if changes.started > since else bisect_right(changes.stamps, since) + 1
    return table.match.events_seen_by(eyes.log_seat, first_ply)
