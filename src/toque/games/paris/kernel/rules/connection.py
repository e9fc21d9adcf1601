"""Whether a terrace can be taken out without cutting others off from their restaurant (P40).

A walk over the terraces that stay, from one of them. Kernels have no lists of their own: the walk keeps the cells it
has seen, 16 at the most, as 9-bit numbers in three integers.
"""

from .....core.kernel.jit import rule
from ..components import CELL_OF, CELLS, LOT_BEHIND, STEPS

CELL_BITS = 9
CELL_MASK = (1 << CELL_BITS) - 1
IN_ONE = 6  # cells in one integer


@rule
def cuts_off(s, cell):
    """Whether covering this terrace leaves others of its restaurant in two pieces, or away from it."""
    restaurant = s.terrace[cell]
    if s.open[restaurant] == 1:
        return False
    first, second, third = terrace_beside(s, restaurant, cell), 0, 0
    seen, done, is_in_front = 1, 0, False
    while done < seen:
        here = seen_cell(first, second, third, done)
        done += 1
        if touches_restaurant(s, restaurant, here):
            is_in_front = True
        for i in range(4):
            near = here + STEPS[i]
            if near != cell and s.terrace[near] == restaurant and not is_seen(first, second, third, seen, near):
                if seen < IN_ONE:
                    first |= near << (CELL_BITS * seen)
                elif seen < 2 * IN_ONE:
                    second |= near << (CELL_BITS * (seen - IN_ONE))
                else:
                    third |= near << (CELL_BITS * (seen - 2 * IN_ONE))
                seen += 1
    return seen != s.open[restaurant] - 1 or not is_in_front


@rule
def terrace_beside(s, restaurant, cell):
    """A terrace of the same restaurant next to this one; there is one, since its terraces hang together."""
    for i in range(4):
        if s.terrace[cell + STEPS[i]] == restaurant:
            return cell + STEPS[i]
    return cell


@rule
def seen_cell(first, second, third, i):
    if i < IN_ONE:
        return (first >> (CELL_BITS * i)) & CELL_MASK
    if i < 2 * IN_ONE:
        return (second >> (CELL_BITS * (i - IN_ONE))) & CELL_MASK
    return (third >> (CELL_BITS * (i - 2 * IN_ONE))) & CELL_MASK


@rule
def is_seen(first, second, third, seen, cell):
    for i in range(seen):
        if seen_cell(first, second, third, i) == cell:
            return True
    return False


@rule
def touches_restaurant(s, restaurant, cell):
    """Whether a cell is in front of a restaurant: an inner corner is in front of two."""
    lot = LOT_BEHIND[s.layout, cell]
    if lot >= 0 and s.building[lot] == restaurant:
        return True
    for corner in range(CELLS, len(s.builder)):
        if CELL_OF[s.layout, corner] == cell:
            return s.building[LOT_BEHIND[s.layout, corner]] == restaurant
    return False
