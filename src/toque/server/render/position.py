"""What a viewer sees of a match: the position, the lines of the log, the events.

Everything that is the same at every table (sentences, actions) comes encoded from `phrases`. Here it is put together,
and the names of players and things are filled in.
"""

import functools

import msgspec

from toque.core.game import Game, Score
from toque.core.match.match import Match, PlyEvent
from toque.server.protocol import Choice, LogLine, Position, SeatScore
from toque.server.render.phrases import (
    FIRST_MARK_BYTE,
    as_encoded,
    encoded,
    event_words,
    fill_names,
    fill_things,
    wording,
)

SCORES_KEPT = 20_000
"""Few plies bring points, and many tables have had the same."""
_encode = msgspec.json.Encoder().encode


def position(match: Match, seat: int | None, language: str, *, may_act: bool, curtain: int | None = None) -> Position:
    """Return the match as a seat, or a spectator, sees it."""
    words = wording(match.game, language)
    view = match.view(seat)
    is_over = match.is_over
    legal = match.legal(seat) if seat is not None and may_act and not is_over else []
    return Position(
        ply=match.ply,
        view=encoded(view),
        prompt=as_encoded(str, _filled(match, words.prompt(view), language)),
        legal=as_encoded(list[Choice], _filled(match, words.choices(legal), language)),
        deciding=[] if is_over else match.actors,
        scores=_scores(match, seat),
        undoable=match.undoable(seat) if seat is not None and may_act else 0,
        curtain=curtain,
        end_reason=end_reason(match),
    )


def end_reason(match: Match) -> str | None:
    """Why the match is over, in a word."""
    if not match.is_over:
        return None
    return match.game.end_reason(match.state) if not match.actors else "resigned"


def _scores(match: Match, seat: int | None) -> list[SeatScore]:
    if match.resigned:
        return [_seat_score(score) for score in match.known_score(seat)]
    rows = match.game.known_points(match.state, seat)
    return [_score_of_row(match.game, place, tuple(row)) for place, row in enumerate(rows)]


@functools.lru_cache(SCORES_KEPT)
def _score_of_row(game: Game, seat: int, row: tuple[int, ...]) -> SeatScore:
    return as_encoded(SeatScore, _encode(_seat_score(game.read_score(seat, row))))


def _seat_score(score: Score) -> SeatScore:
    lines = {name: points for name, points in score.lines.items() if points}
    return SeatScore(score.seat, lines, score.total, score.rank)


def lines(match: Match, events: list[PlyEvent], language: str) -> list[LogLine]:
    """Return the lines of the log for these events."""
    phrase = wording(match.game, language).phrase
    told = _encode([LogLine(ply, *phrase(*numbers)) for ply, numbers in events])
    return as_encoded(list[LogLine], _filled(match, told, language))


def _filled(match: Match, rendered: bytes, language: str) -> bytes:
    if FIRST_MARK_BYTE not in rendered:
        return rendered
    return fill_things(fill_names(rendered, match.seats), match.game, language, match.state)


def events(match: Match, seen: list[PlyEvent]) -> list[msgspec.Raw]:
    """Return the same in the game's own words."""
    return [event_words(match.game, *numbers) for _, numbers in seen]
