"""What a restaurant owner does without a second thought: shop for the best recipes in hand, else look for others."""

from .....core.kernel.bits import count_bits, random_bit
from .....core.kernel.jit import entry, rule
from .....core.kernel.playout import NO_ACTION
from .....core.kernel.rng import roll
from .. import numbers, state
from ..components import COURSES, SHOP_OF, WINE_DECK, WINE_SLOTS
from ..rules.market import affordable, is_shelf_full, refuse_another_buy, refuse_another_restock
from ..rules.recipes import refuse_recipe_deck
from ..rules.wines import refuse_wine_deck
from .hand import NO_PLANS, NOTHING_MORE, PLANS, count_missing, missing_kinds, next_plan, shelf_sets, without_needs
from .purse import actions_to_come

RESTOCKING = 33  # how often, in percent, an action goes into a shop that has not got what is wanted
WINE = 50  # how often a wine is looked for rather than a recipe
TOO_LATE = 3  # with fewer actions to come nothing new will be cooked


@entry
def rollout_action(s, seat, rng):
    """The action of the rollout policy, or NO_ACTION."""
    is_shopping = s.phase == state.MARKET or (s.phase == state.ACTION and s.actions_left > 0)
    if not is_shopping or is_shelf_full(s, seat):
        return NO_ACTION
    kind, absent = wanted(s, seat, rng)
    if kind != NOTHING_MORE:
        return numbers.BUY_AT + kind
    if s.phase == state.MARKET:
        is_open = absent != NOTHING_MORE and refuse_another_restock(s) == 0
        return numbers.RESTOCK_AT + SHOP_OF[absent] if is_open else numbers.PASS
    if absent != NOTHING_MORE and roll(rng, 100) < RESTOCKING:
        return numbers.RESTOCK_AT + SHOP_OF[absent]
    if actions_to_come(s, seat) < TOO_LATE:
        return NO_ACTION
    if s.cellar_size[seat] < WINE_SLOTS and roll(rng, 100) < WINE and refuse_wine_deck(s) == 0:
        return numbers.DRAW_AT + WINE_DECK
    return another_recipe(s, seat, rng)


@rule
def wanted(s, seat, rng):
    """An ingredient that can be bought for the most hopeful recipe that misses one; else one that is not on display."""
    on_sale = s.displayed & affordable(s, seat) if refuse_another_buy(s, seat) == 0 else 0
    once, twice = shelf_sets(s, seat)
    spent, absent = 0, 0
    planned = NO_PLANS
    for _ in range(PLANS):
        recipe, _hope = next_plan(s, seat, NOTHING_MORE, planned, once, twice, spent)
        if recipe == NOTHING_MORE:
            break
        missing = missing_kinds(recipe, once, twice)
        if missing & on_sale != 0:
            return random_bit(rng, missing & on_sale), NOTHING_MORE
        if absent == 0:
            absent = missing & ~s.displayed
        planned = (recipe, planned[0], planned[1])
        spent += count_missing(recipe, once, twice)
        once, twice = without_needs(recipe, once, twice)
    return NOTHING_MORE, random_bit(rng, absent) if absent != 0 else NOTHING_MORE


@rule
def another_recipe(s, seat, rng):
    """Draw from the deck of a course of which there are fewest in hand and on the menu."""
    fewest, courses = 0, 0
    for course in range(COURSES):
        if refuse_recipe_deck(s, course) != 0:
            continue
        count = count_bits(s.hand[seat, course]) + count_bits(s.menu[seat, course])
        if courses == 0 or count < fewest:
            fewest = count
            courses = 0
        if count == fewest:
            courses |= 1 << course
    return numbers.DRAW_AT + random_bit(rng, courses) if courses != 0 else NO_ACTION
