"""What slips a player's mind: which Royal Order lies under which cloche."""

from ....core.kernel.bits import random_bit
from ....core.kernel.jit import entry, rule
from ....core.kernel.rng import roll
from . import state
from .components import CELLS

PERCENT = 100


@entry
def blur_memory(s, seat, rng, memory):
    """Mix up the orders under some cloches, at random, unless the table has a memory aid.

    `memory` is how often, in percent, the player still knows what lies under a cloche.
    """
    if s.memory_aid:
        return
    forgotten = forgotten_cloches(s, rng, memory)
    left = forgotten
    for cell in range(CELLS):
        if (forgotten >> cell) & 1:
            other = random_bit(rng, left)
            s.orders[cell], s.orders[other] = s.orders[other], s.orders[cell]
            left &= ~(1 << cell)


@rule
def forgotten_cloches(s, rng, memory):
    """Cells under a cloche that the player has no clear memory of, as bits."""
    cells = 0
    for cell in range(CELLS):
        if (s.cloches >> cell) & 1 and s.orders[cell] != state.UNSEEN and roll(rng, PERCENT) >= memory:
            cells |= 1 << cell
    return cells
