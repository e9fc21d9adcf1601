"""Where terraces can come, kept up to date as the board changes.

Without `intrude` at most one restaurant can build on a spot: next to terraces it must be theirs, and all of theirs
(P26, P28); if none is near, it must be the restaurant behind the spot, if it has no terrace yet (P25). `builder`
holds that restaurant for every spot, whoever owns it and whatever it costs; `frontier` and `ways` are the same by
seat and by restaurant.
"""

from .....core.kernel.bits import lowest
from .....core.kernel.jit import rule
from ..components import (
    AROUND,
    BIT_OF,
    CATEGORY,
    CELL_OF,
    CELLS,
    CORNER_NEAR,
    FRONT,
    IS_BUILDABLE,
    LOT_BEHIND,
    QUARTER,
    ROW_OF,
    STEPS,
    WIDTH,
)


@rule
def category_of(s, restaurant):
    return CATEGORY[s.kind[restaurant]]


@rule
def behind(s, spot):
    """The restaurant that a spot is in front of, or 0."""
    lot = LOT_BEHIND[s.layout, spot]
    return s.building[lot] if lot >= 0 else 0


@rule
def find_builder(s, spot):
    """The restaurant that may build on a spot without `intrude`, or 0."""
    cell = CELL_OF[s.layout, spot]
    if IS_BUILDABLE[s.layout, cell] == 0 or s.terrace[cell] != 0:
        return 0
    found = 0
    for i in range(4):
        near = s.terrace[cell + STEPS[i]]
        if near != 0:
            if found != 0 and found != near:
                return 0
            found = near
    if found != 0:
        return found if spot < CELLS else 0
    restaurant = behind(s, spot)
    return restaurant if restaurant != 0 and s.open[restaurant] == 0 else 0


@rule
def look_again(s, spot):
    """Update which restaurant may build on a spot, after a change near it."""
    new, old = find_builder(s, spot), s.builder[spot]
    if new == old:
        return
    if old != 0:
        s.ways[old] -= 1
        s.frontier[s.owner[old], ROW_OF[spot]] &= ~BIT_OF[spot]
    if new != 0:
        s.ways[new] += 1
        s.frontier[s.owner[new], ROW_OF[spot]] |= BIT_OF[spot]
    s.builder[spot] = new


@rule
def look_around(s, cell):
    """A terrace came onto a cell: it matters there and next to it."""
    look_again(s, cell)
    for i in range(4):
        look_again(s, cell + STEPS[i])
    if CORNER_NEAR[s.layout, cell] >= 0:
        look_again(s, CORNER_NEAR[s.layout, cell])


@rule
def look_in_front(s, restaurant):
    """A restaurant opened, got its first terrace or lost its last: look at all spots in front of it."""
    for i in range(WIDTH[s.kind[restaurant]]):
        look_again(s, FRONT[s.layout, s.lot[restaurant] + i])


@rule
def count_terrace(s, restaurant, cell, change):
    """A terrace appears on the board (1) or is covered (-1): keep the counts of P45 and P52."""
    seat = s.owner[restaurant]
    s.open[restaurant] += change
    s.quarter[seat, QUARTER[cell]] += change
    elements = AROUND[s.layout, cell]
    while elements != 0:
        s.around[seat, lowest(elements)] += change
        elements &= elements - 1


@rule
def lay_terrace(s, restaurant, cell):
    """Put a terrace on a cell, over another one if need be, and bring all counts up to date."""
    covered = s.terrace[cell]
    s.terrace[cell] = restaurant
    count_terrace(s, restaurant, cell, 1)
    if covered != 0:
        count_terrace(s, covered, cell, -1)
        if s.open[covered] == 0:
            look_in_front(s, covered)
    look_around(s, cell)
    if s.open[restaurant] == 1:
        look_in_front(s, restaurant)
