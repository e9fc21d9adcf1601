"""What wines would bring to a restaurant."""

from .....core.kernel.bits import lowest
from .....core.kernel.jit import rule
from ..components import (
    COURSE_FIRST,
    COURSES,
    POINTS_WINE_MATCH,
    RECIPE_WINE,
    WINE_COST,
    WINE_INCOME,
    WINE_PRESTIGE,
    WINE_SLOTS,
    WINES,
)
from .purse import INCOME_WORTH, incomes_to_come, purse_worth

POINT = 100
MATCH_IN_HAND = 90


@rule
def wine_value(s, seat, wine):
    """The value of a wine in the cellar: prestige, income, and the recipes it goes with."""
    value = POINT * WINE_PRESTIGE[wine] + WINE_INCOME[wine] * incomes_to_come(s) * INCOME_WORTH
    for course in range(COURSES):
        cards = s.hand[seat, course]
        while cards != 0:
            if RECIPE_WINE[COURSE_FIRST[course] + lowest(cards)] == wine:
                value += MATCH_IN_HAND
            cards &= cards - 1
    return value


@rule
def worst_wine(s, seat):
    worst = -1
    for wine in range(WINES):
        if s.cellar[seat, wine] > 0:
            value = wine_value(s, seat, wine)
            if worst < 0 or value < worst:
                worst = value
    return max(worst, 0)


@rule
def purchase_gain(s, seat, wine, given_up):
    """The gain of buying a wine, less its price and the wine that it replaces."""
    coins = s.coins[seat]
    if WINE_COST[wine] > coins:
        return 0
    cost = purse_worth(s, seat, coins) - purse_worth(s, seat, coins - WINE_COST[wine])
    return wine_value(s, seat, wine) + match_value(s, seat, wine) - cost - given_up


@rule
def wine_given_up(s, seat):
    return worst_wine(s, seat) if s.cellar_size[seat] == WINE_SLOTS else 0


@rule
def best_looked_wine(s, seat):
    """I10: the best purchase among the looked-at wines, if any is worth it."""
    best, given_up = 0, wine_given_up(s, seat)
    for wine in range(WINES):
        if s.wines_looked[wine] > 0:
            best = max(best, purchase_gain(s, seat, wine, given_up))
    return best


@rule
def best_deck_wine(s, seat):
    """I70: the best purchase in the whole deck."""
    best, given_up = 0, wine_given_up(s, seat)
    for wine in range(WINES):
        if s.wine_deck[wine] > 0:
            best = max(best, purchase_gain(s, seat, wine, given_up))
    return best


@rule
def match_value(s, seat, wine):
    """I30: recipes on the menu that wait for this wine."""
    value = 0
    if s.cellar[seat, wine] == 0:
        for course in range(COURSES):
            menu = s.menu[seat, course]
            while menu != 0:
                if RECIPE_WINE[COURSE_FIRST[course] + lowest(menu)] == wine:
                    value += POINTS_WINE_MATCH * POINT
                menu &= menu - 1
    return value
