"""Special-touch cubes: played round after round until all pass in a row (I38)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state


@rule
def start_cubes(s):
    s.phase = state.PLAY_CUBES
    s.turn = 0
    s.passes = 0
    s.actors = 0


@rule
def may_play_cubes(s, seat):
    """I38: only a seat that shows a recipe and has a cube."""
    return (s.showing >> seat) & 1 == 1 and s.cubes[seat] > 0


@rule
def ask_next_for_cubes(s):
    """Ask the next seat that may play cubes, or settle the scoring if all have passed in a row."""
    while s.passes < s.players:
        seat = s.order[s.turn]
        if may_play_cubes(s, seat):
            s.seat = seat
            s.actors = 1 << seat
            return
        pass_cubes(s)
    s.passes = 0
    s.turn = 0
    s.phase = state.TIE


@rule
def pass_cubes(s):
    s.passes += 1
    s.turn = (s.turn + 1) % s.players
    s.actors = 0


@rule
def refuse_cubes(s, seat, cubes):
    return 0 if cubes <= s.cubes[seat] else 38


@rule
def play_cubes(s, seat, cubes):
    """I38: one point each, for this scoring; they go back to the box."""
    s.cubes[seat] -= cubes
    s.box += cubes
    s.points[seat] += cubes
    emit(s, state.CUBES_PLAYED, seat, cubes, 0, 0, EVERYBODY, 0)
    pass_cubes(s)
    s.passes = 0
