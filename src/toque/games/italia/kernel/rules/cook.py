"""Adding recipes to the menu before the critic and the guide (I15 to I17), with Chef (I47)."""

from .....core.kernel.bits import count_bits
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    CHEF,
    COURSE_OF,
    COURSE_SLOTS,
    COURSES,
    HAS_DOUBLE,
    LEVEL,
    NEED_COUNT,
    NEED_KINDS,
    NEEDS,
    PLACE_OF,
    RECIPE_INCOME,
    RECIPE_PRESTIGE,
    TOQUES,
)
from .bonus_cards import card_with, has_power, power_amount, turn_face_down
from .shops import take_off_shelf
from .turn import can_take_remedial


@rule
def start_cooking(s):
    """In turn order, everybody may add recipes."""
    s.phase = state.COOK
    s.turn = 0
    s.actors = 0


@rule
def has_something_to_cook(s, seat):
    """Whether this seat is asked: it has cards and ingredients, which everybody sees, or a course to take (I62)."""
    if s.shelf_size[seat] > 0:
        for course in range(COURSES):
            if s.hand[seat, course] != 0:
                return True
    return can_take_remedial(s, seat)


@rule
def is_in_hand(s, seat, recipe):
    return (s.hand[seat, COURSE_OF[recipe]] >> PLACE_OF[recipe]) & 1 == 1


@rule
def has_ingredients(s, seat, recipe):
    """I15: all its ingredients on the shelf, a token for each time one is named."""
    if NEED_KINDS[recipe] & ~s.stocked[seat]:
        return False
    if HAS_DOUBLE[recipe] == 0:
        return True
    for i in range(NEED_COUNT[recipe]):
        kind, wanted = NEEDS[recipe, i], 0
        for j in range(NEED_COUNT[recipe]):
            if NEEDS[recipe, j] == kind:
                wanted += 1
        if s.shelf[seat, kind] < wanted:
            return False
    return True


@rule
def refuse_cooking(s, seat, recipe, with_chef):
    """The rule that forbids cooking a recipe, or 0; Chef serves only a recipe above the seat's level (I47)."""
    if not is_in_hand(s, seat, recipe):
        return 15
    level = LEVEL[s.track[seat]]
    if with_chef:
        if not has_power(s, seat, CHEF) or TOQUES[recipe] <= level:
            return 47
        if TOQUES[recipe] > level + power_amount(s, seat, CHEF):
            return 47
    elif TOQUES[recipe] > level:
        return 17
    return 0 if has_ingredients(s, seat, recipe) else 15


@rule
def cook(s, seat, recipe, with_chef):
    """I15: spend the ingredients and lay the recipe open; with two of its course there, one must go (I16)."""
    course = COURSE_OF[recipe]
    if with_chef:
        turn_face_down(s, seat, card_with(s, seat, CHEF))
    emit(s, state.COOKED, seat, recipe, with_chef, 0, EVERYBODY, 1)
    s.hand[seat, course] &= ~(1 << PLACE_OF[recipe])
    s.round_drawn[recipe] = 0
    for i in range(NEED_COUNT[recipe]):
        take_off_shelf(s, seat, NEEDS[recipe, i])
    if count_bits(s.menu[seat, course]) == COURSE_SLOTS:
        s.pending = 1 + recipe
        s.phase = state.REPLACE
    else:
        add_to_menu(s, seat, recipe)


@rule
def add_to_menu(s, seat, recipe):
    course, card = COURSE_OF[recipe], 1 << PLACE_OF[recipe]
    s.menu[seat, course] |= card
    s.added[seat, course] |= card
    s.prestige[seat] += RECIPE_PRESTIGE[recipe]
    s.income[seat] += RECIPE_INCOME[recipe]
    go_on_cooking(s, seat)


@rule
def refuse_replacement(s, seat, recipe):
    """I16: one of the two of the course that is full."""
    course = COURSE_OF[recipe]
    is_there = course == COURSE_OF[s.pending - 1] and (s.menu[seat, course] >> PLACE_OF[recipe]) & 1
    return 0 if is_there else 16


@rule
def replace(s, seat, recipe):
    """I16: a recipe leaves the menu for its deck's discards, and the new one takes its place."""
    course, card = COURSE_OF[recipe], 1 << PLACE_OF[recipe]
    s.menu[seat, course] &= ~card
    s.added[seat, course] &= ~card
    s.discards[course] |= card
    s.prestige[seat] -= RECIPE_PRESTIGE[recipe]
    s.income[seat] -= RECIPE_INCOME[recipe]
    emit(s, state.RECIPE_REPLACED, seat, recipe, 0, 0, EVERYBODY, 0)
    cooked = s.pending - 1
    s.pending = 0
    s.phase = state.COOK
    add_to_menu(s, seat, cooked)


@rule
def go_on_cooking(s, seat):
    if not has_something_to_cook(s, seat):
        finish_cooking(s)


@rule
def finish_cooking(s):
    """The next in turn order."""
    s.turn += 1
    s.actors = 0
