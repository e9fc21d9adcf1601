"""When the end is triggered (P47)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    CATEGORIES,
    CATEGORY,
    CELL_OF,
    COVERS_EACH,
    END_RESTAURANTS,
    FRONT,
    INTRUDE,
    IS_BUILDABLE,
    SIZE,
    STEPS,
    TILES,
    TYPE_COUNT,
    WIDTH,
)
from .connection import cuts_off
from .ground import category_of
from .terraces import has_way


@rule
def look_for_end(s):
    """P47: looked at after every action that changes the board; a triggered end stays triggered."""
    if s.trigger == state.NOT_TRIGGERED:
        s.trigger = find_trigger(s)
        if s.trigger != state.NOT_TRIGGERED:
            emit(s, state.END_TRIGGERED, s.seat, s.trigger, 0, 0, EVERYBODY, 0)


@rule
def find_trigger(s):
    if s.opened >= END_RESTAURANTS[s.players]:
        return state.ENOUGH_RESTAURANTS
    if rows_emptied(s, s.seat) >= 2:
        return state.TWO_ROWS_EMPTY
    if not some_restaurant_fits(s):
        return state.NO_RESTAURANT_FITS
    return state.NOT_TRIGGERED if some_terrace_can_come(s) else state.NO_TERRACE_FITS


@rule
def rows_emptied(s, seat):
    """How many categories a seat has placed all tiles of."""
    count = 0
    for category in range(CATEGORIES):
        if s.taken[seat, category] == TILES[category]:
            count += 1
    return count


@rule
def has_lots(free, width):
    """The places along a side where a building of this width can begin, as bits (P21)."""
    found = free
    for i in range(1, width):
        found &= free >> i
    return found


@rule
def fits(s, width):
    """Whether a building of this width fits on some side of the building row."""
    for side in range(4):
        if has_lots(s.free_lots[side], width) != 0:
            return True
    return False


@rule
def some_restaurant_fits(s):
    for kind in range(TYPE_COUNT):
        if s.supply[kind] > 0 and fits(s, WIDTH[kind]):
            return True
    return False


@rule
def has_tile(s, seat, category):
    return s.taken[seat, category] < TILES[category]


@rule
def some_terrace_can_come(s):
    """Money and ingredients are assumed; an `intrude` counts for a seat that holds one."""
    s.some_intrude = 0
    for restaurant in range(1, s.opened + 1):
        if s.ways[restaurant] > 0 and has_tile(s, s.owner[restaurant], category_of(s, restaurant)):
            return True
    for seat in range(s.players):
        if can_open_with_terrace(s, seat, 0):
            return True
    return some_intruder_can(s)


@rule
def some_intruder_can(s):
    """The answer may reveal hidden `intrude` cards: what it reveals is remembered, for `redeal`."""
    able, holds = 0, False
    for seat in range(s.players):
        if can_intrude(s, seat):
            able |= 1 << seat
            if s.kept[seat, INTRUDE] > 0:
                holds = True
    if holds:
        s.some_intrude = able
    else:
        s.none_intrude = able
    return holds


@rule
def can_intrude(s, seat):
    """Whether the seat could place a terrace with an `intrude`, if it has one."""
    for restaurant in range(1, s.opened + 1):
        if (
            s.owner[restaurant] == seat
            and has_tile(s, seat, category_of(s, restaurant))
            and has_way(s, restaurant, 1, COVERS_EACH)
        ):
            return True
    return can_open_with_terrace(s, seat, 1)


@rule
def can_open_with_terrace(s, seat, may_intrude):
    """Whether an unopened restaurant fits on a site at which it would have a first terrace."""
    for kind in range(TYPE_COUNT):
        if s.supply[kind] > 0 and has_tile(s, seat, CATEGORY[kind]):
            for side in range(4):
                starts = has_lots(s.free_lots[side], WIDTH[kind])
                for start in range(SIZE):
                    if (starts >> start) & 1 and has_front(s, seat, SIZE * side + start, WIDTH[kind], may_intrude):
                        return True
    return False


@rule
def has_front(s, seat, lot, width, may_intrude):
    """Whether one of the cells in front of these lots can take a first terrace."""
    for i in range(width):
        if can_start_at(s, seat, CELL_OF[s.layout, FRONT[s.layout, lot + i]], may_intrude):
            return True
    return False


@rule
def can_start_at(s, seat, cell, may_intrude):
    """Whether the first terrace of a restaurant yet to be opened can lie here: P27, P28, P39 to P41."""
    covered = s.terrace[cell]
    if IS_BUILDABLE[s.layout, cell] == 0 or (covered != 0 and (may_intrude == 0 or s.owner[covered] == seat)):
        return False
    for i in range(4):
        near = s.terrace[cell + STEPS[i]]
        if near != 0 and (may_intrude == 0 or s.owner[near] == seat):
            return False
    return covered == 0 or not cuts_off(s, cell)
