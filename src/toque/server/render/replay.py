"""A finished match, ply by ply, with every seat's view of it: nothing is secret any more."""

from collections.abc import Iterator

import msgspec

from toque.core.kernel.events import Event
from toque.core.match.matchfile import whole
from toque.server.errors import malformed
from toque.server.protocol import Position, Replay, ReplayLine, ReplayPly, SeatScore
from toque.server.render import position, summary
from toque.server.render.phrases import spoken
from toque.server.table.play import SPECTATOR, Play
from toque.server.table.table import Table

_POSITION = msgspec.json.Decoder(Position)


def match_file(table: Table) -> bytes:
    """Return the match file, seed and all, of a match that is over."""
    return whole(table.finished_match().as_match())


def replay(table: Table, language: str) -> Replay:
    """Return all plies that stand, with what happened and everybody's points after each."""
    play, language = table.finished_match(), spoken(language)
    plies = [_ply(again, seat, action, language) for again, seat, action in _steps(play)]
    result = [SeatScore(score.seat, score.lines, score.total, score.rank) for score in play.known_score(None)]
    return Replay(summary.table(table), plies, result)


def _steps(play: Play) -> Iterator[tuple[Play, int, int]]:
    """The match again, after each of its plies."""
    again = Play(play.game, play.options, play.names, play.seed)
    for seat, action in play.plies():
        again.act(seat, action, 0)
        yield again, seat, action


def _ply(play: Play, seat: int, action: int, language: str) -> ReplayPly:
    text = play.game.text(language, play.names).about(play.state)
    log = [
        ReplayLine(play.ply, event.seat, text.event(event), text.rule_of(event), _known_to(event, play.players))
        for event in play.events_of(play.ply)
    ]
    totals = [score.total for score in play.game.score(play.state)]
    return ReplayPly(play.ply, seat, text.action(play.game.decode_action(action)), log, totals)


def _known_to(event: Event, players: int) -> list[int] | None:
    if event.is_visible_to(SPECTATOR):
        return None
    return [seat for seat in range(players) if event.is_visible_to(seat)]


def replay_position(table: Table, ply: int, seat: int | None, language: str) -> Position:
    """Return what a seat, or a spectator, saw after this many plies of a finished match."""
    play = table.finished_match()
    if not 0 <= ply <= play.ply or (seat is not None and not 0 <= seat < play.players):
        raise malformed("no-such-ply")
    again = Play(play.game, play.options, play.names, play.seed)
    for _, (mover, action) in zip(range(ply), play.plies(), strict=False):
        again.act(mover, action, 0)
    return _POSITION.decode(position.position(again, seat, spoken(language), may_act=True))
