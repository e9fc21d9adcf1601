"""The estimate: points made, and some of the heat still in hand."""

from .....core.kernel.jit import entry
from ..components import HEAT, SPICES

POINT = 100
IN_HAND = 35  # a heat still in hand, which may be scored or spoil the soup
CHOSEN = 60  # a heat already chosen


@entry
def estimate(s, seat):
    """How well the seat stands, in hundredths of a point, from what it knows."""
    value = POINT * s.points[seat]
    for spice in range(SPICES):
        value += IN_HAND * HEAT[spice] * s.hand[seat, spice]
    if s.chosen[seat] >= 0:
        value += CHOSEN * HEAT[s.chosen[seat]]
    return value
