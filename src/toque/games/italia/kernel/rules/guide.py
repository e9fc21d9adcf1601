"""The gastronomic guide: presenting a dinner and its tokens (I21 to I23), with Aiuto chef and Massaia (I57, I67)."""

from .....core.kernel.bits import lowest
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    ALL_CATEGORIES,
    CATEGORY_BITS,
    COURSE_FIRST,
    COURSE_OF,
    COURSES,
    FAMILY,
    ICON_FAMILY,
    ICON_REFINED,
    PLACE_OF,
    RECIPE_PRESTIGE,
    REFINED,
    SPECIALTY,
)
from .bonus_cards import count_power


@rule
def start_dinners(s):
    s.phase = state.DINNER
    s.turn = 0
    s.actors = 0


@rule
def can_present(s, seat):
    """I21: a recipe of every course on the menu."""
    for course in range(COURSES):
        if s.menu[seat, course] == 0:
            return False
    return True


@rule
def present_only_choices(s, seat):
    """Put the recipe of every course with only one into the dinner."""
    for course in range(COURSES):
        menu = s.menu[seat, course]
        if s.dinner[seat, course] == 0 and menu & (menu - 1) == 0:
            add_to_dinner(s, seat, COURSE_FIRST[course] + lowest(menu))


@rule
def is_dinner_complete(s, seat):
    for course in range(COURSES):
        if s.dinner[seat, course] == 0:
            return False
    return True


@rule
def refuse_dish(s, seat, recipe):
    """I21: from the seat's own menu, one for each course."""
    course = COURSE_OF[recipe]
    is_there = (s.menu[seat, course] >> PLACE_OF[recipe]) & 1
    return 0 if is_there and s.dinner[seat, course] == 0 else 21


@rule
def present(s, seat, recipe):
    add_to_dinner(s, seat, recipe)
    if is_dinner_complete(s, seat):
        finish_dinner(s, seat)


@rule
def add_to_dinner(s, seat, recipe):
    s.dinner[seat, COURSE_OF[recipe]] = 1 + recipe
    emit(s, state.DISH_PRESENTED, seat, recipe, 0, 0, EVERYBODY, 0)


@rule
def finish_dinner(s, seat):
    """I23: the tokens of a dinner; its owner is asked if several categories fit."""
    win_specialty(s, seat)
    categories = common_categories(s, seat)
    if categories & (categories - 1):
        s.phase = state.CATEGORY
        s.seat = seat
        s.actors = 1 << seat
        return
    if categories:
        win_food(s, seat, lowest(categories))
    s.turn += 1
    s.actors = 0


@rule
def common_categories(s, seat):
    """The food categories that all dishes of the dinner count for, as bits."""
    common = ALL_CATEGORIES
    for course in range(COURSES):
        common &= CATEGORY_BITS[s.dinner[seat, course] - 1]
    return common


@rule
def refuse_category(s, seat, category):
    return 0 if (common_categories(s, seat) >> category) & 1 else 23


@rule
def choose_category(s, seat, category):
    win_food(s, seat, category)
    s.phase = state.DINNER
    s.turn += 1
    s.actors = 0


@rule
def win_food(s, seat, category):
    s.food_token[seat] = 1 + category
    emit(s, state.FOOD_TOKEN_WON, seat, category, 0, 0, EVERYBODY, 0)


@rule
def win_specialty(s, seat):
    """I23: four dishes of one specialty; a card counts one dish that lacks its icon as having it (I57, I67)."""
    for specialty in range(FAMILY, REFINED + 1):
        card = ICON_FAMILY if specialty == FAMILY else ICON_REFINED
        icons = count_power(s, seat, card)
        for course in range(COURSES):
            if SPECIALTY[s.dinner[seat, course] - 1] == specialty:
                icons += 1
        if icons >= COURSES and s.specialty_token[seat] == 0:
            s.specialty_token[seat] = specialty
            emit(s, state.SPECIALTY_TOKEN_WON, seat, specialty, 0, 0, EVERYBODY, 0)


@rule
def dinner_points(s, seat):
    """I22: the prestige of the dinner, or ABSENT."""
    points = 0
    for course in range(COURSES):
        if s.dinner[seat, course] == 0:
            return state.ABSENT
        points += RECIPE_PRESTIGE[s.dinner[seat, course] - 1]
    return points
