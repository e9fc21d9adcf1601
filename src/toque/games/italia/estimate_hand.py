"""Recipes in hand, as far as their ingredients have been gathered; one recipe's ingredients never serve two (I15)."""

from toque.core.jit import rule
from toque.core.table import constants
from toque.games.italia import state
from toque.games.italia.estimate_purse import actions_to_come, coin_worth, incomes_to_come
from toque.games.italia.rules.bits import count_bits, lowest
from toque.games.italia.rules.bonus_cards import has_power
from toque.games.italia.table import (
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

POINT = 100
PLANS = 4  # recipes that are worked towards at a time
CRITIC_POINT = 35  # what a prestige point is worth beside itself: critic, guide, contest
WINE_MATCH = 300
COIN = 45  # of the prices still to be paid
LEFTOVER = 40  # an ingredient that no recipe in hand wants yet
IDLE_RECIPE = 12
NOTHING_MORE = -1
GATHERED = constants(([97, 74, 54, 38, 25, 16, 10, 6, 4, 2] + [1] * MOST_NEEDS)[: max(10, MOST_NEEDS + 1)])
"""How likely, in per cent, a recipe will be cooked of which so many ingredients are missing."""


@rule
def hand_hope(s, seat):
    """What the recipes in hand promise with what lies on the shelf."""
    return kitchen_hope(s, seat, NOTHING_MORE, NOTHING_MORE)


@rule
def kitchen_hope(s, seat, kind, recipe):
    """Likewise with one more ingredient, or one more recipe: plan for the best one, then with what is left."""
    once, twice = shelf_sets(s, seat)
    if kind != NOTHING_MORE:
        twice |= once & (1 << kind)
        once |= 1 << kind
    value, budget = 0, actions_to_come(s, seat)
    first, second, third = NOTHING_MORE, NOTHING_MORE, NOTHING_MORE
    for _ in range(PLANS):
        best, choice = 0, NOTHING_MORE
        for course in range(COURSES):
            left = s.hand[seat, course]
            if recipe != NOTHING_MORE and COURSE_OF[recipe] == course:
                left |= 1 << PLACE_OF[recipe]
            while left != 0:
                card = COURSE_FIRST[course] + lowest(left)
                left &= left - 1
                if card in (first, second, third):
                    continue
                hope = recipe_hope(s, seat, card, once, twice, budget)
                if hope > best:
                    best = hope
                    choice = card
        if choice == NOTHING_MORE:
            break
        first, second, third = choice, first, second
        value += best
        budget -= count_missing(choice, once, twice)
        once, twice = without_needs(choice, once, twice)
    return value + LEFTOVER * (count_bits(once) + count_bits(twice)) + IDLE_RECIPE * hand_size(s, seat)


@rule
def without_needs(recipe, once, twice):
    """What a shelf holds once a recipe's ingredients are set aside."""
    for i in range(NEED_COUNT[recipe]):
        bit = 1 << NEEDS[recipe, i]
        if twice & bit:
            twice &= ~bit
        else:
            once &= ~bit
    return once, twice


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
        bit = 1 << NEEDS[recipe, i]
        if once & bit == 0:
            missing += 1
        elif twice & bit:
            twice &= ~bit
        else:
            once &= ~bit
    return missing


@rule
def recipe_hope(s, seat, recipe, once, twice, budget):
    """The value of a recipe, by how likely it will be cooked, less the coins that still go into it."""
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
    if missing > budget:
        return 0
    chance = GATHERED[missing]
    if missing > 0:
        chance += (GATHERED[missing - 1] - chance) * on_display // (3 * missing)
    chance = chance * level_chance(s, seat, recipe) // 100
    return chance * (recipe_value(s, seat, recipe) - COIN * price) // 100


@rule
def level_chance(s, seat, recipe):
    """How likely, in per cent, one will be good enough a chef in time (I17)."""
    gap = TOQUES[recipe] - LEVEL[s.track[seat]]
    if gap <= 0:
        return 100
    if gap == 1 and has_power(s, seat, CHEF):
        return 92
    seasons = LAST_SEASON - s.season
    return min(70, 30 * seasons) if gap == 1 else 12 * seasons


@rule
def recipe_value(s, seat, recipe):
    """What a recipe on the menu brings, less the one it would replace."""
    course = COURSE_OF[recipe]
    value = worth_on_menu(s, seat, recipe) + CRITIC_POINT * RECIPE_PRESTIGE[recipe]
    menu = s.menu[seat, course]
    if menu == 0:
        return value + POINT
    if count_bits(menu) < COURSE_SLOTS:
        return value
    worst = -1
    while menu != 0:
        worth = worth_on_menu(s, seat, COURSE_FIRST[course] + lowest(menu))
        if worst < 0 or worth < worst:
            worst = worth
        menu &= menu - 1
    return value - worst


@rule
def worth_on_menu(s, seat, recipe):
    incomes = incomes_to_come(s) - (1 if s.phase == state.BID else 0)
    value = POINT * RECIPE_PRESTIGE[recipe] + RECIPE_INCOME[recipe] * incomes * coin_worth(s)
    if s.cellar[seat, RECIPE_WINE[recipe]] > 0:
        value += WINE_MATCH
    return value
