"""Recipes in hand, as far as their ingredients have been gathered; one recipe's ingredients never serve two (I15)."""

from .....core.kernel.bits import count_bits, lowest
from .....core.kernel.constants import constants
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    ACTION_PHASES,
    ACTIONS_EACH,
    CHEF,
    COURSE_FIRST,
    COURSE_OF,
    COURSE_SLOTS,
    COURSES,
    LAST_SEASON,
    LEVEL,
    MOST_NEEDS,
    NEED_COUNT,
    NEEDS,
    PLACE_OF,
    PRICE,
    RECIPE_INCOME,
    RECIPE_PRESTIGE,
    RECIPE_WINE,
    TOQUES,
)
from ..rules.bonus_cards import has_power
from ..rules.ties import turn_index
from .purse import INCOME_WORTH, actions_to_come, incomes_to_come

POINT = 100
PLANS = 4  # recipes that are worked towards at a time
CRITIC_POINT = 35  # what a prestige point is worth beside itself: critic, guide, contest
NEW_COURSE = 150
WINE_MATCH = 300
COIN = 50  # of the prices still to be paid
LAST_COIN = 35  # in the last season
CONTEST_POINT = 130  # a prestige point more than the seat's best recipe has
AN_ACTION = 130  # what an action spent on a missing ingredient could have brought elsewhere
LAST_ACTION = 50
A_SEARCH = 60  # more, if it is not on display
LEFTOVER = 30  # an ingredient that no recipe in hand wants yet
IDLE_RECIPE = 10
LATER = 25  # how much of a recipe counts that nothing has been bought for, and that must wait, in per cent
NOTHING_MORE = -1
NO_PLANS = (NOTHING_MORE,) * (PLANS - 1)  # the last need not be kept
GATHERED = constants(([98, 84, 70, 56, 44, 33, 24, 16, 10, 5] + [1] * MOST_NEEDS)[: max(10, MOST_NEEDS + 1)])
"""The chance, in percent, that a recipe will be cooked, by its number of missing ingredients."""
LAST_CALL = constants(([98, 90, 80, 70, 58, 44, 30, 20, 10, 5] + [1] * MOST_NEEDS)[: max(10, MOST_NEEDS + 1)])
"""The same chances in the last season, when nothing else is worth an action."""


@rule
def hand_hope(s, seat):
    """The value of the recipes in hand, with the ingredients on the shelf."""
    return kitchen_hope(s, seat, NOTHING_MORE, NOTHING_MORE, NOTHING_MORE)


@rule
def kitchen_hope(s, seat, recipe, kind, dropped):
    """The same with one recipe more, or one ingredient more or less: plan the best recipe, then the next."""
    once, twice = shelf_sets(s, seat)
    if kind != NOTHING_MORE:
        twice |= once & (1 << kind)
        once |= 1 << kind
    if dropped != NOTHING_MORE:
        once, twice = set_aside(dropped, once, twice)
    value, spent = 0, 0
    planned = NO_PLANS
    for _ in range(PLANS):
        choice, hope = next_plan(s, seat, recipe, planned, once, twice, spent)
        if choice == NOTHING_MORE:
            break
        planned = (choice, planned[0], planned[1])
        value += hope
        spent += count_missing(choice, once, twice)
        once, twice = without_needs(choice, once, twice)
    return value + LEFTOVER * (count_bits(once) + count_bits(twice)) + IDLE_RECIPE * hand_size(s, seat)


@rule
def next_plan(s, seat, recipe, planned, once, twice, spent):
    """The best recipe that is not planned yet, in hand or the extra one, and its value."""
    best, choice = 0, NOTHING_MORE
    for course in range(COURSES):
        left = s.hand[seat, course]
        if recipe != NOTHING_MORE and COURSE_OF[recipe] == course:
            left |= 1 << PLACE_OF[recipe]
        while left != 0:
            card = COURSE_FIRST[course] + lowest(left)
            left &= left - 1
            if card in planned:
                continue
            hope = recipe_hope(s, seat, card, once, twice, spent)
            if hope > best:
                best = hope
                choice = card
    return choice, best


@rule
def without_needs(recipe, once, twice):
    """The shelf without a recipe's ingredients."""
    for i in range(NEED_COUNT[recipe]):
        once, twice = set_aside(NEEDS[recipe, i], once, twice)
    return once, twice


@rule
def set_aside(kind, once, twice):
    bit = 1 << kind
    if twice & bit:
        return once, twice & ~bit
    return once & ~bit, twice


@rule
def hand_size(s, seat):
    size = 0
    for course in range(COURSES):
        size += count_bits(s.hand[seat, course])
    return size


@rule
def shelf_sets(s, seat):
    """Kinds on the shelf at least once, and at least twice, as bits."""
    once, twice, left = s.stocked[seat], 0, s.stocked[seat]
    while left != 0:
        kind = lowest(left)
        if s.shelf[seat, kind] > 1:
            twice |= 1 << kind
        left &= left - 1
    return once, twice


@rule
def count_missing(recipe, once, twice):
    missing = 0
    for i in range(NEED_COUNT[recipe]):
        if once & (1 << NEEDS[recipe, i]) == 0:
            missing += 1
        once, twice = set_aside(NEEDS[recipe, i], once, twice)
    return missing


@rule
def missing_kinds(recipe, once, twice):
    """The kinds that a recipe lacks, as bits; a kind that it lacks twice is there once."""
    missing = 0
    for i in range(NEED_COUNT[recipe]):
        bit = 1 << NEEDS[recipe, i]
        if once & bit == 0:
            missing |= bit
        once, twice = set_aside(NEEDS[recipe, i], once, twice)
    return missing


@rule
def recipe_hope(s, seat, recipe, once, twice, spent):
    """The value of a recipe by how likely it will be cooked, less coins and actions that still go into it."""
    missing, on_display, price = 0, 0, 0
    for i in range(NEED_COUNT[recipe]):
        bit = 1 << NEEDS[recipe, i]
        if once & bit == 0:
            missing += 1
            price += PRICE[NEEDS[recipe, i]]
            if s.displayed & bit:
                on_display += 1
        elif twice & bit:
            twice &= ~bit
        else:
            once &= ~bit
    delay = seasons_until(s, seat, spent + missing)
    spaces = spaces_to_level(s, seat, recipe)
    if spaces > 0:
        delay = max(delay, (spaces + 1) // 2)
    if s.season + delay > LAST_SEASON:
        return 0
    chance = LAST_CALL[missing] if s.season == LAST_SEASON else GATHERED[missing]
    chance = chance * level_chance(spaces, LAST_SEASON - s.season) // 100
    effort = COIN * price + AN_ACTION * missing + A_SEARCH * (missing - on_display)
    if s.season == LAST_SEASON:  # there is little else to do
        effort = LAST_COIN * price + LAST_ACTION * missing + A_SEARCH * (missing - on_display)
    hope = chance * recipe_value(s, seat, recipe, delay) // 100 - effort
    if delay > 0:  # there will be other recipes by then: mostly the ingredients count
        hope = hope * (LATER + (100 - LATER) * (NEED_COUNT[recipe] - missing) // NEED_COUNT[recipe]) // 100
    return hope


@rule
def seasons_until(s, seat, actions):
    """The number of seasons until a recipe can be cooked that takes this many more actions."""
    late = 1 if has_cooked(s, seat) else 0
    left = actions_to_come(s, seat) - (LAST_SEASON - s.season) * ACTION_PHASES * ACTIONS_EACH
    if actions <= left or actions == 0:
        return late
    return 1 + (actions - left - 1) // (ACTION_PHASES * ACTIONS_EACH)


@rule
def has_cooked(s, seat):
    """Whether this season's chance to cook is over for a seat."""
    if s.phase == state.COOK or s.phase == state.REPLACE:
        return turn_index(s, seat) < s.turn
    return s.phase > state.REPLACE


@rule
def spaces_to_level(s, seat, recipe):
    """How far the marker is from the space that opens a recipe (I17); Chef opens one level more (I47)."""
    level = TOQUES[recipe] - (1 if has_power(s, seat, CHEF) else 0)
    space = s.track[seat]
    while LEVEL[space] < level:
        space += 1
    return space - s.track[seat]


@rule
def level_chance(spaces, seasons):
    """The chance, in percent, that a marker moves this far by so many critics: one space is sure, three the most."""
    if spaces <= seasons:
        return 97
    if spaces <= 2 * seasons:
        return 50
    return 15 if spaces <= 3 * seasons else 0


@rule
def recipe_value(s, seat, recipe, delay):
    """The value of a recipe cooked `delay` seasons from now, less that of the one it would replace."""
    course, incomes = COURSE_OF[recipe], incomes_to_come(s) - delay
    value = worth_on_menu(s, seat, recipe, incomes) + CRITIC_POINT * RECIPE_PRESTIGE[recipe]
    if s.season == LAST_SEASON:
        value += CONTEST_POINT * max(0, RECIPE_PRESTIGE[recipe] - best_prestige(s, seat))
    menu = s.menu[seat, course]
    if menu == 0:
        return value + NEW_COURSE
    if count_bits(menu) < COURSE_SLOTS:
        return value
    worst = -1
    while menu != 0:
        worth = worth_on_menu(s, seat, COURSE_FIRST[course] + lowest(menu), incomes)
        if worst < 0 or worth < worst:
            worst = worth
        menu &= menu - 1
    return value - worst


@rule
def worth_on_menu(s, seat, recipe, incomes):
    value = POINT * RECIPE_PRESTIGE[recipe] + RECIPE_INCOME[recipe] * incomes * INCOME_WORTH
    if s.cellar[seat, RECIPE_WINE[recipe]] > 0:
        value += WINE_MATCH
    return value


@rule
def best_prestige(s, seat):
    """The prestige of the best recipe on a menu: its entry in the contest (I25)."""
    best = 0
    for course in range(COURSES):
        menu = s.menu[seat, course]
        while menu != 0:
            best = max(best, RECIPE_PRESTIGE[COURSE_FIRST[course] + lowest(menu)])
            menu &= menu - 1
    return best
