"""What a viewer sees of a match, as JSON: the position, the lines of the log, the events.

Everything that is the same at every table (sentences, actions) comes rendered from `wording`; here it is only put
together, and the names of players and things are filled in.
"""

import functools

import msgspec

from toque.core.game import Game, Score
from toque.core.match.match import Match, PlyEvent
from toque.server.render.phrases import FIRST_MARK_BYTE, event_words, fill_names, fill_things, wording

SCORES_KEPT = 20_000
"""Few plies bring points, and many tables have had the same."""
POSITION = (
    b'{"ply":%d,"view":%b,"prompt":%b,"legal":[%b],"deciding":%b,"scores":[%b],"undoable":%d,'
    b'"curtain":%b,"end_reason":%b}'
)
_encode = msgspec.json.Encoder().encode


def position(match: Match, seat: int | None, language: str, *, may_act: bool, curtain: int | None = None) -> bytes:
    """The match as a seat, or a spectator, sees it."""
    words = wording(match.game, language)
    view = match.view(seat)
    is_over = match.is_over
    legal = match.legal(seat) if seat is not None and may_act and not is_over else []
    return POSITION % (
        match.ply,
        _encode(view),
        _filled(match, words.prompt(view), language),
        _filled(match, words.choices(legal), language),
        _encode([] if is_over else match.actors),
        _scores(match, seat),
        match.undoable(seat) if seat is not None and may_act else 0,
        _encode(curtain),
        _encode(end_reason(match)),
    )


def end_reason(match: Match) -> str | None:
    """Why the match is over, in a word."""
    if not match.is_over:
        return None
    return match.game.end_reason(match.state) if not match.actors else "resigned"


def _scores(match: Match, seat: int | None) -> bytes:
    if match.resigned:
        return b",".join([_score(score) for score in match.known_score(seat)])
    rows = match.game.known_points(match.state, seat)
    return b",".join([_score_of_row(match.game, place, tuple(row)) for place, row in enumerate(rows)])


@functools.lru_cache(SCORES_KEPT)
def _score_of_row(game: Game, seat: int, row: tuple[int, ...]) -> bytes:
    return _score(game.read_score(seat, row))


def _score(score: Score) -> bytes:
    lines = {name: points for name, points in score.lines.items() if points}
    return b'{"seat":%d,"lines":%b,"total":%d,"rank":%d}' % (score.seat, _encode(lines), score.total, score.rank)


def lines(match: Match, events: list[PlyEvent], language: str) -> bytes:
    """Lines of the log."""
    line = wording(match.game, language).line
    told = b",".join([b'{"ply":%d,%b' % (ply, line(*numbers)) for ply, numbers in events])
    return _filled(match, told, language)


def _filled(match: Match, rendered: bytes, language: str) -> bytes:
    if FIRST_MARK_BYTE not in rendered:
        return rendered
    return fill_things(fill_names(rendered, match.seats), match.game, language, match.state)


def events(match: Match, seen: list[PlyEvent]) -> bytes:
    """The same in the game's own words."""
    return b",".join([event_words(match.game, *numbers) for _, numbers in seen])
