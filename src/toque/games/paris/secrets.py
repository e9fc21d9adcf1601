"""What is worth points and hidden, and which objectives a seat meets: two kernels that views are made with."""

from toque.core import calls
from toque.core.jit import entry
from toque.games.paris import state
from toque.games.paris.rules.objectives import is_met
from toque.games.paris.scoring import scores
from toque.games.paris.table import COIN, OBJECTIVE_COUNT, TWO_COINS


@entry
def hide(s, looking):
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
def objectives_met(states, seat):
    """The objectives whose condition a seat meets now, as bits."""
    met = 0
    for objective in range(OBJECTIVE_COUNT):
        if is_met(states[0], seat, objective):
            met |= 1 << objective
    return met


known_scores = calls.bind_known_scores("paris", scores, hide)
