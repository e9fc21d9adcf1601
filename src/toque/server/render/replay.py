"""A finished match, ply by ply, with every seat's view of it: nothing is secret any more."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from toque.core.kernel.events import Event
from toque.core.match.match import SPECTATOR, Match
from toque.core.match.matchfile import whole
from toque.server.errors import malformed, not_now
from toque.server.protocol import Position, Replay, ReplayLine, ReplayPly, SeatScore
from toque.server.render import position, summary
from toque.server.render.phrases import spoken
from toque.server.table.table import Table


def match_file(table: Table) -> bytes:
    """Return the match file, seed and all, of a match that is over."""
    return whole(table.finished_match())


def replay(table: Table, language: str) -> Replay:
    """Return all plies that stand, with what happened and everybody's points after each."""
    match, language = table.finished_match(), spoken(language)
    plies = [_ply(again, seat, action, language) for again, seat, action in _steps(match)]
    result = [SeatScore(score.seat, score.lines, score.total, score.rank) for score in match.known_score(None)]
    return Replay(summary.table(table), plies, result)


def _steps(match: Match) -> Iterator[tuple[Match, int, int]]:
    """Replay the match; yield after each ply."""
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    for seat, action in match.moves():
        again.play_legal(seat, action)
        yield again, seat, action


def _ply(match: Match, seat: int, action: int, language: str) -> ReplayPly:
    text = match.game.text(language, match.seats).about(match.state)
    log = [
        ReplayLine(
            match.ply,
            event.seat,
            text.event(event),
            match.game.events.rule(event),
            match.game.events.places(event),
            _known_to(event, match.players),
        )
        for event in match.events_of(match.ply)
    ]
    totals = [score.total for score in match.game.score(match.state)]
    return ReplayPly(match.ply, seat, text.action(match.game.decode_action(action)), log, totals)


def _known_to(event: Event, players: int) -> list[int] | None:
    if event.is_visible_to(SPECTATOR):
        return None
    return [seat for seat in range(players) if event.is_visible_to(seat)]


def moment(match: Match, moves: Sequence[tuple[int, int]], seat: int | None, language: str) -> Position:
    """Return what a seat, or a spectator, saw after these moves of a match that goes on.

    What was shown for a moment only is not shown again.
    """
    again = _match_after(match, moves)
    if match.game.phases[int(again.state.phase)] in match.game.fleeting_phases:
        raise not_now("fleeting")
    return position.position(again, seat, spoken(language), may_act=False)


def replay_position(table: Table, ply: int, seat: int | None, language: str) -> Position:
    """Return what a seat, or a spectator, saw after this many plies of a finished match."""
    match = table.finished_match()
    if not 0 <= ply <= match.ply or (seat is not None and not 0 <= seat < match.players):
        raise malformed("no-such-ply")
    return position.position(_match_after(match, islice(match.moves(), ply)), seat, spoken(language), may_act=True)


def _match_after(match: Match, moves: Iterable[tuple[int, int]]) -> Match:
    """Return the match as it was after its first moves."""
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    for mover, action in moves:
        again.play_legal(mover, action)
    return again
