"""The end of a turn, and of the game (B18)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import ALL_SPACES


@rule
def end_turn(s):
    """B18: over when every space holds a dish or a toque; else the next player clockwise."""
    s.newest = state.NOTHING
    s.completed = 0
    if s.filled == ALL_SPACES:
        s.phase = state.OVER
        s.actors = 0
        emit(s, state.FINISHED, s.seat, 0, 0, 0, EVERYBODY, 0)
        return
    s.seat = (s.seat + 1) % s.players
    s.phase = state.PLACE
    s.actors = 1 << s.seat
