"""What a viewer sees of a match, as JSON: the position, the lines of the log, the facts.

Everything that is the same at every table (sentences, actions) comes rendered from `wording`; here it is only put
together, and the names of players and things are filled in.
"""

import functools

import msgspec

from toque.core.game import Game, Score
from toque.server.render.phrases import FIRST_MARK_BYTE, fill_names, fill_things, wording
from toque.server.table.play import Happening, Play

SCORES_KEPT = 20_000
"""Few plies bring points, and many tables have had the same."""
POSITION = (
    b'{"ply":%d,"view":%b,"prompt":%b,"legal":[%b],"deciding":%b,"scores":[%b],"undoable":%d,'
    b'"curtain":%b,"end_reason":%b}'
)
_encode = msgspec.json.Encoder().encode


def position(play: Play, seat: int | None, language: str, *, may_act: bool, curtain: int | None = None) -> bytes:
    """The match as a seat, or a spectator, sees it."""
    words = wording(play.game, language)
    view = play.view(seat)
    is_over = play.is_over
    legal = play.legal(seat) if seat is not None and may_act and not is_over else []
    return POSITION % (
        play.ply,
        _encode(view),
        _filled(play, words.prompt(view), language),
        _filled(play, words.choices(legal), language),
        _encode([] if is_over else play.actors),
        _scores(play, seat),
        play.undoable(seat) if seat is not None and may_act else 0,
        _encode(curtain),
        _encode(end_reason(play)),
    )


def end_reason(play: Play) -> str | None:
    """Why the match is over, in a word."""
    if not play.is_over:
        return None
    return play.game.end_reason(play.state) if not play.actors else "resigned"


def _scores(play: Play, seat: int | None) -> bytes:
    if play.resigned:
        return b",".join([_score(score) for score in play.known_score(seat)])
    rows = play.game.known_points(play.state, seat)
    return b",".join([_score_of_row(play.game, place, tuple(row)) for place, row in enumerate(rows)])


@functools.lru_cache(SCORES_KEPT)
def _score_of_row(game: Game, seat: int, row: tuple[int, ...]) -> bytes:
    return _score(game.read_score(seat, row))


def _score(score: Score) -> bytes:
    lines = {name: points for name, points in score.lines.items() if points}
    return b'{"seat":%d,"lines":%b,"total":%d,"rank":%d}' % (score.seat, _encode(lines), score.total, score.rank)


def lines(play: Play, happenings: list[Happening], language: str) -> bytes:
    """Lines of the log."""
    line = wording(play.game, language).line
    told = b",".join([b'{"ply":%d,%b' % (ply, line(*numbers)) for ply, numbers in happenings])
    return _filled(play, told, language)


def _filled(play: Play, rendered: bytes, language: str) -> bytes:
    if FIRST_MARK_BYTE not in rendered:
        return rendered
    return fill_things(fill_names(rendered, play.names), play.game, language, play.state)


def facts(play: Play, happenings: list[Happening]) -> bytes:
    """The same in numbers."""
    fact = wording(play.game, "en").fact
    return b",".join([fact(*numbers) for _, numbers in happenings])
