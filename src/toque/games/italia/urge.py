"""What a restaurant owner does without a second thought: shop for the best recipes in hand, else look for others."""

from toque.core.bits import count_bits
from toque.core.game import NO_URGE
from toque.core.jit import entry, rule
from toque.core.rng import roll
from toque.games.italia import numbers, state
from toque.games.italia.hopes.hand import (
    NO_PLANS,
    NOTHING_MORE,
    PLANS,
    count_missing,
    next_plan,
    shelf_sets,
    without_needs,
)
from toque.games.italia.hopes.purse import actions_to_come
from toque.games.italia.rules.market import affordable, is_shelf_full, refuse_another_buy, refuse_another_restock
from toque.games.italia.rules.recipes import refuse_recipe_deck
from toque.games.italia.rules.wines import refuse_wine_deck
from toque.games.italia.table import COURSES, NEED_COUNT, NEEDS, SHOP_OF, WINE_DECK, WINE_SLOTS

RESTOCKING = 33  # how often, in percent, an action goes into a shop that has not got what is wanted
WINE = 50  # how often a wine is looked for rather than a recipe
TOO_LATE = 3  # with fewer actions to come nothing new will be cooked


@entry
def urge(s, seat, rng):
    """The action that comes to mind first, or NO_URGE."""
    is_shopping = s.phase == state.MARKET or (s.phase == state.ACTION and s.actions_left > 0)
    if not is_shopping or is_shelf_full(s, seat):
        return NO_URGE
    kind, absent = wanted(s, seat, rng)
    if kind != NOTHING_MORE:
        return numbers.BUY_AT + kind
    if s.phase == state.MARKET:
        is_open = absent != NOTHING_MORE and refuse_another_restock(s) == 0
        return numbers.RESTOCK_AT + SHOP_OF[absent] if is_open else numbers.PASS
    if absent != NOTHING_MORE and roll(rng, 100) < RESTOCKING:
        return numbers.RESTOCK_AT + SHOP_OF[absent]
    if actions_to_come(s, seat) < TOO_LATE:
        return NO_URGE
    if s.cellar_size[seat] < WINE_SLOTS and roll(rng, 100) < WINE and refuse_wine_deck(s) == 0:
        return numbers.DRAW_AT + WINE_DECK
    return another_recipe(s, seat, rng)


@rule
def wanted(s, seat, rng):
    """An ingredient that can be bought for the most hopeful recipe that misses one; else one that is not on display."""
    on_sale = s.displayed & affordable(s, seat) if refuse_another_buy(s, seat) == 0 else 0
    once, twice = shelf_sets(s, seat)
    spent, absent = 0, NOTHING_MORE
    planned = NO_PLANS
    for _ in range(PLANS):
        recipe, _hope = next_plan(s, seat, NOTHING_MORE, planned, once, twice, spent)
        if recipe == NOTHING_MORE:
            break
        kind = missing_of(recipe, once, twice, on_sale, rng)
        if kind != NOTHING_MORE:
            return kind, NOTHING_MORE
        if absent == NOTHING_MORE:
            absent = missing_of(recipe, once, twice, ~s.displayed, rng)
        planned = (recipe, planned[0], planned[1])
        spent += count_missing(recipe, once, twice)
        once, twice = without_needs(recipe, once, twice)
    return NOTHING_MORE, absent


@rule
def missing_of(recipe, once, twice, kinds, rng):
    """One of these kinds that a recipe misses, any where there are several; or NOTHING_MORE."""
    found, ties = NOTHING_MORE, 0
    for i in range(NEED_COUNT[recipe]):
        bit = 1 << NEEDS[recipe, i]
        if once & bit == 0:
            if kinds & bit:
                ties += 1
                if roll(rng, ties) == 0:
                    found = NEEDS[recipe, i]
        elif twice & bit:
            twice &= ~bit
        else:
            once &= ~bit
    return found


@rule
def another_recipe(s, seat, rng):
    """Draw from the deck of a course of which there are fewest in hand and on the menu."""
    fewest, found, ties = 0, NO_URGE, 0
    for course in range(COURSES):
        if refuse_recipe_deck(s, course) != 0:
            continue
        count = count_bits(s.hand[seat, course]) + count_bits(s.menu[seat, course])
        if found != NO_URGE and count > fewest:
            continue
        ties = ties + 1 if found != NO_URGE and count == fewest else 1
        fewest = count
        if roll(rng, ties) == 0:
            found = numbers.DRAW_AT + course
    return found
