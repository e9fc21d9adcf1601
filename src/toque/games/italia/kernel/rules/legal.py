"""What a seat may do now, as sorted action numbers."""

from .....core.kernel.bits import lowest
from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import (
    ACTIONS_EACH,
    BIN,
    CHEF,
    COURSE_FIRST,
    COURSE_OF,
    COURSES,
    KINDS,
    ON_DEMAND,
    ROOMS,
    SHOP_FIRST,
    SHOPS,
    WINE_COST,
    WINE_DECK,
    WINES,
)
from .bonus import refuse_bonus, refuse_course, refuse_cube, refuse_room
from .bonus_cards import has_power
from .cook import refuse_cooking
from .guide import common_categories
from .market import affordable, refuse_another_buy, refuse_another_restock, refuse_crate_price
from .recipes import refuse_recipe_deck
from .ties import refuse_preference
from .turn import can_search_wine, can_take_discarded, can_take_remedial
from .wines import refuse_wine_deck


@entry
def legal(s, seat, out):
    """Write the legal actions of a seat into out, in ascending order; return how many."""
    if (s.actors >> seat) & 1 == 0:
        return 0
    if s.phase == state.ACTION:
        return legal_turn(s, seat, out)
    if s.phase == state.MARKET:
        return add_pass(out, legal_market(s, seat, out, 0))
    if s.phase == state.RECIPE:
        return add_set(out, 0, numbers.KEEP_AT + COURSE_FIRST[s.look_course], s.looked)
    if s.phase < state.FIRST_SCORING_PHASE:
        return legal_answers(s, seat, out)
    return legal_scoring(s, seat, out)


@rule
def add_pass(out, n):
    out[n] = numbers.PASS
    return n + 1


@rule
def add_set(out, n, first, bits):
    """One action for each member of a set."""
    while bits != 0:
        out[n] = first + lowest(bits)
        n += 1
        bits &= bits - 1
    return n


@rule
def legal_turn(s, seat, out):
    n = 0
    if s.actions_left > 0:
        for course in range(COURSES):
            if refuse_recipe_deck(s, course) == 0:
                out[n] = numbers.DRAW_AT + course
                n += 1
        if refuse_wine_deck(s) == 0:
            out[n] = numbers.DRAW_AT + WINE_DECK
            n += 1
        n = legal_market(s, seat, out, n)
        if s.advanced:
            n = legal_advanced(s, seat, out, n)
    if s.powers[seat] & ON_DEMAND:
        n = legal_card_uses(s, seat, out, n)
    return add_pass(out, n)


@rule
def legal_market(s, seat, out, n):
    """Purchases from display, crate and bin; the apprentice; restocking."""
    if refuse_another_buy(s, seat) == 0:
        n = add_set(out, n, numbers.BUY_AT, s.displayed & affordable(s, seat))
        for shop in range(SHOPS):
            if (s.crate_cards[seat] >> shop) & 1:
                n = add_crate(s, seat, out, n, numbers.SEARCH_AT, shop)
        if has_power(s, seat, BIN) and s.cat_used == 0:
            for kind in range(KINDS):
                if s.bin[kind] > 0:
                    out[n] = numbers.SCAVENGE_AT + kind
                    n += 1
    if s.phase == state.ACTION and s.apprentice and s.actions_left == ACTIONS_EACH:
        for shop in range(SHOPS):
            n = add_crate(s, seat, out, n, numbers.APPRENTICE_AT, shop)
    if refuse_another_restock(s) == 0:
        n = add_shops(out, n)
    return n


@rule
def add_crate(s, seat, out, n, first, shop):
    """Every ingredient of a crate that the seat can pay."""
    for kind in range(SHOP_FIRST[shop], SHOP_FIRST[shop + 1]):
        if refuse_crate_price(s, seat, kind) == 0:
            out[n] = first + kind
            n += 1
    return n


@rule
def add_shops(out, n):
    for shop in range(SHOPS):
        out[n] = numbers.RESTOCK_AT + shop
        n += 1
    return n


@rule
def legal_advanced(s, seat, out, n):
    if refuse_cube(s) == 0:
        out[n] = numbers.TAKE_CUBE
        n += 1
    cards = s.bonus_offer
    while cards != 0:
        if refuse_bonus(s, seat, lowest(cards)) == 0:
            out[n] = numbers.BUY_BONUS_AT + lowest(cards)
            n += 1
        cards &= cards - 1
    for room in range(ROOMS):
        if refuse_room(s, seat, room) == 0:
            out[n] = numbers.BUILD_AT + room
            n += 1
    if refuse_course(s, seat) == 0:
        out[n] = numbers.COURSE
        n += 1
    return n


@rule
def legal_card_uses(s, seat, out, n):
    """Cards that need no action (I61, I62, I70)."""
    if can_take_remedial(s, seat):
        out[n] = numbers.REMEDIAL_COURSE
        n += 1
    if can_take_discarded(s, seat):
        n = add_set(out, n, numbers.TAKE_BONUS_AT, s.bonus_discards)
    if can_search_wine(s, seat):
        for wine in range(WINES):
            if s.wine_deck[wine] > 0 and WINE_COST[wine] <= s.coins[seat]:
                out[n] = numbers.SEARCH_WINE_AT + wine
                n += 1
    return n


@rule
def legal_answers(s, seat, out):
    n = 0
    if s.phase == state.WINE:
        for wine in range(WINES):
            if s.wines_looked[wine] > 0 and WINE_COST[wine] <= s.coins[seat]:
                out[n] = numbers.BUY_WINE_AT + wine
                n += 1
        return add_pass(out, n)
    if s.phase == state.CELLAR:
        for wine in range(WINES):
            if s.cellar[seat, wine] > 0:
                out[n] = numbers.POUR_AT + wine
                n += 1
        return n
    if s.phase == state.SHELF:
        return add_set(out, 0, numbers.DROP_AT, s.stocked[seat])
    if s.phase == state.CRATE_OFFER:
        return add_pass(out, add_crate(s, seat, out, 0, numbers.SEARCH_AT, s.pending - 1))
    if s.phase == state.RESTOCK:
        return add_pass(out, add_shops(out, 0))
    for room in range(ROOMS):
        if s.rooms[seat, room] > 0:
            out[n] = numbers.DEMOLISH_AT + room
            n += 1
    return n


@rule
def legal_scoring(s, seat, out):
    if s.phase == state.COOK:
        return legal_cooking(s, seat, out)
    if s.phase == state.BID:
        for coins in range(s.coins[seat] + 1):
            out[coins] = numbers.BID_AT + coins
        return s.coins[seat] + 1
    if s.phase == state.REPLACE:
        course = COURSE_OF[s.pending - 1]
        return add_set(out, 0, numbers.REPLACE_AT + COURSE_FIRST[course], s.menu[seat, course])
    if s.phase == state.DINNER:
        return legal_dishes(s, seat, out)
    if s.phase == state.CATEGORY:
        return add_set(out, 0, numbers.CATEGORY_AT, common_categories(s, seat))
    if s.phase == state.PLAY_CUBES:
        for cubes in range(s.cubes[seat]):
            out[cubes] = numbers.PLAY_CUBES_AT + cubes
        return add_pass(out, s.cubes[seat])
    return legal_preferences(s, seat, out)


@rule
def legal_cooking(s, seat, out):
    n = 0
    if can_take_remedial(s, seat):
        out[n] = numbers.REMEDIAL_COURSE
        n += 1
    n = add_cookable(s, seat, out, n, numbers.COOK_AT, 0)
    if has_power(s, seat, CHEF):
        n = add_cookable(s, seat, out, n, numbers.COOK_WITH_CHEF_AT, 1)
    return add_pass(out, n)


@rule
def add_cookable(s, seat, out, n, first, with_chef):
    for course in range(COURSES):
        hand = s.hand[seat, course]
        while hand != 0:
            recipe = COURSE_FIRST[course] + lowest(hand)
            if refuse_cooking(s, seat, recipe, with_chef) == 0:
                out[n] = first + recipe
                n += 1
            hand &= hand - 1
    return n


@rule
def legal_dishes(s, seat, out):
    n = 0
    for course in range(COURSES):
        if s.dinner[seat, course] == 0:
            n = add_set(out, n, numbers.PRESENT_AT + COURSE_FIRST[course], s.menu[seat, course])
    return n


@rule
def legal_preferences(s, seat, out):
    n = 0
    for preferred in range(s.players):
        if refuse_preference(s, seat, preferred) == 0:
            out[n] = numbers.PREFER_AT + preferred
            n += 1
    return n
