"""Why a seat may not do something: the number of the rule that forbids it, for every action there is."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import SHOP_OF, WINE_DECK
from .bids import refuse_bid
from .bonus import (
    refuse_bonus,
    refuse_course,
    refuse_cube,
    refuse_demolition,
    refuse_discarded_bonus,
    refuse_remedial,
    refuse_room,
)
from .cook import refuse_cooking, refuse_replacement
from .cubes import refuse_cubes
from .guide import refuse_category, refuse_dish
from .market import (
    refuse_another_buy,
    refuse_another_restock,
    refuse_apprentice,
    refuse_bin,
    refuse_crate,
    refuse_crate_price,
    refuse_display,
    refuse_drop,
)
from .recipes import refuse_keep, refuse_recipe_deck
from .ties import refuse_preference
from .wines import refuse_pouring, refuse_wine, refuse_wine_deck, refuse_wine_search


@entry
def refusal(s, seat, action):
    """0 if the action is legal, else the rule that forbids it."""
    if s.phase == state.OVER:
        return 5
    if seat >= s.players or (s.actors >> seat) & 1 == 0:
        return 19 if s.phase == state.BID else 6  # has bid already; or another player's turn
    if action < numbers.TAKE_CUBE:
        return refuse_basic(s, seat, action)
    if action < numbers.KEEP_AT:
        return refuse_advanced(s, seat, action)
    if action < numbers.COOK_AT:
        return refuse_answer(s, seat, action)
    if action < numbers.PASS:
        return refuse_scoring(s, seat, action)
    return refuse_pass(s)


@rule
def refuse_moment(s):
    """Actions belong to the seat's turn in an action phase (I5): two of them, one after the other (I6)."""
    if s.phase >= state.FIRST_SCORING_PHASE:
        return 5
    return 0 if s.phase == state.ACTION and s.actions_left > 0 else 6


@rule
def refuse_market_moment(s):
    """The seat must be at the market, or free to go there."""
    return 0 if s.phase == state.MARKET else refuse_moment(s)


@rule
def refuse_basic(s, seat, action):
    if action >= numbers.RESTOCK_AT:
        return refuse_restocking(s)
    if s.phase == state.CRATE_OFFER and numbers.SEARCH_AT <= action < numbers.SCAVENGE_AT:
        kind = action - numbers.SEARCH_AT
        return refuse_crate_price(s, seat, kind) if SHOP_OF[kind] == s.pending - 1 else 40
    if action < numbers.BUY_AT:
        moment = refuse_moment(s)
        if moment:
            return moment
        return refuse_wine_deck(s) if action == WINE_DECK else refuse_recipe_deck(s, action)
    return refuse_purchase(s, seat, action)


@rule
def refuse_restocking(s):
    if s.phase == state.RESTOCK:
        return 0
    moment = refuse_market_moment(s)
    return moment if moment else refuse_another_restock(s)


@rule
def refuse_purchase(s, seat, action):
    if action >= numbers.APPRENTICE_AT:
        moment = refuse_moment(s)
        return moment if moment else refuse_apprentice(s, seat, action - numbers.APPRENTICE_AT)
    moment = refuse_market_moment(s)
    if moment == 0:
        moment = refuse_another_buy(s, seat)
    if moment:
        return moment
    if action < numbers.SEARCH_AT:
        return refuse_display(s, seat, action - numbers.BUY_AT)
    if action < numbers.SCAVENGE_AT:
        return refuse_crate(s, seat, action - numbers.SEARCH_AT)
    return refuse_bin(s, seat, action - numbers.SCAVENGE_AT)


@rule
def refuse_advanced(s, seat, action):
    """I36: the advanced actions belong to the advanced game."""
    if s.advanced == 0:
        return 36
    if action >= numbers.REMEDIAL_COURSE:
        return refuse_card_use(s, seat, action)
    moment = refuse_moment(s)
    if moment:
        return moment
    if action == numbers.TAKE_CUBE:
        return refuse_cube(s)
    if action < numbers.BUILD_AT:
        return refuse_bonus(s, seat, action - numbers.BUY_BONUS_AT)
    if action < numbers.COURSE:
        return refuse_room(s, seat, action - numbers.BUILD_AT)
    return refuse_course(s, seat)


@rule
def refuse_card_use(s, seat, action):
    """Cards that need no action: between the seat's actions; the course also before cooking (I62)."""
    if action == numbers.REMEDIAL_COURSE:
        return refuse_remedial(s, seat) if s.phase == state.ACTION or s.phase == state.COOK else 62
    if action < numbers.SEARCH_WINE_AT:
        return refuse_discarded_bonus(s, seat, action - numbers.TAKE_BONUS_AT) if s.phase == state.ACTION else 61
    return refuse_wine_search(s, seat, action - numbers.SEARCH_WINE_AT) if s.phase == state.ACTION else 70


@rule
def refuse_answer(s, seat, action):
    """Answers belong to their question."""
    if action < numbers.BUY_WINE_AT:
        return refuse_keep(s, action - numbers.KEEP_AT) if s.phase == state.RECIPE else 9
    if action < numbers.DROP_AT:
        return refuse_wine(s, seat, action - numbers.BUY_WINE_AT) if s.phase == state.WINE else 10
    if action < numbers.POUR_AT:
        return refuse_drop(s, seat, action - numbers.DROP_AT) if s.phase == state.SHELF else 13
    if action < numbers.DEMOLISH_AT:
        return refuse_pouring(s, seat, action - numbers.POUR_AT) if s.phase == state.CELLAR else 11
    return refuse_demolition(s, seat, action - numbers.DEMOLISH_AT) if s.phase == state.ROOM else 41


@rule
def refuse_scoring(s, seat, action):
    if action < numbers.COOK_WITH_CHEF_AT:
        return refuse_cooking(s, seat, action - numbers.COOK_AT, 0) if s.phase == state.COOK else 15
    if action < numbers.REPLACE_AT:
        return refuse_cooking(s, seat, action - numbers.COOK_WITH_CHEF_AT, 1) if s.phase == state.COOK else 47
    if action < numbers.PRESENT_AT:
        return refuse_replacement(s, seat, action - numbers.REPLACE_AT) if s.phase == state.REPLACE else 16
    if action < numbers.CATEGORY_AT:
        return refuse_dish(s, seat, action - numbers.PRESENT_AT) if s.phase == state.DINNER else 21
    if action < numbers.PLAY_CUBES_AT:
        return refuse_category(s, seat, action - numbers.CATEGORY_AT) if s.phase == state.CATEGORY else 23
    if action < numbers.BID_AT:
        return refuse_cubes(s, seat, action - numbers.PLAY_CUBES_AT + 1) if s.phase == state.PLAY_CUBES else 38
    if action < numbers.PREFER_AT:
        return refuse_bid(s, seat, action - numbers.BID_AT) if s.phase == state.BID else 19
    return refuse_preference(s, seat, action - numbers.PREFER_AT) if s.phase == state.TIE else 50


@rule
def refuse_pass(s):
    """The rule of a question that must be answered, or 0."""
    if s.phase == state.RECIPE:
        return 9
    if s.phase == state.CELLAR:
        return 11
    if s.phase == state.SHELF:
        return 13
    if s.phase == state.ROOM:
        return 41
    if s.phase == state.REPLACE:
        return 16
    if s.phase == state.DINNER:
        return 21
    if s.phase == state.CATEGORY:
        return 23
    if s.phase == state.BID:
        return 19
    return 50 if s.phase == state.TIE else 0
