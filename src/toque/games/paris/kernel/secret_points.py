"""What is worth points and hidden, and which objectives a seat meets: two kernels that views are made with."""

from ....core.kernel.jit import entry
from . import state
from .components import COIN, OBJECTIVE_COUNT, TWO_COINS
from .rules.objectives import is_met


@entry
def hide_secret_points(s, looking):
    """Take away, before the end, others' objectives and the money that nobody has seen."""
    if s.phase == state.OVER:
        return
    for seat in range(s.players):
        if seat != looking:
            s.objectives[seat] = 0
            s.kept[seat, TWO_COINS] = 0
            for place in range(s.hidden[seat]):
                if s.card[seat, place] == COIN:
                    s.hand[seat, COIN] -= 1


@entry
def objectives_met(s, seat):
    """The objectives whose condition a seat meets now, as bits."""
    met = 0
    for objective in range(OBJECTIVE_COUNT):
        if is_met(s, seat, objective):
            met |= 1 << objective
    return met
