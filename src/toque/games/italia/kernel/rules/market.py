"""The market action: buy an ingredient and restock a shop, in either order (I12 to I14), and the cards that bend it.

A purchase begins with `take`. If the shelf is full, the buyer first makes room; until then the ingredient and its
source are kept in `pending` and `pending_way`.
"""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    ACTIONS_EACH,
    AFFORDABLE,
    BIN,
    HIGHEST_PRICE,
    NO_SHELF_LIMIT,
    PRICE,
    RULE_OF_CRATE,
    RULE_OF_EFFECT,
    SHELF_SPACES,
    SHOP_FIRST,
    SHOP_OF,
    SHOPS,
    TWO_BUYS,
)
from .bonus_cards import has_power
from .money import pay
from .shops import put_on_shelf, restock_shop, take_from_bin, take_from_crate, take_from_display, take_off_shelf
from .turn import finish_action, next_action, start_action

MOST_BUYS = 2  # with Borsone della spesa


@rule
def affordable(s, seat):
    """Kinds of ingredient whose price this seat has, as bits."""
    return AFFORDABLE[min(s.coins[seat], HIGHEST_PRICE)]


@rule
def refuse_another_buy(s, seat):
    """The rule that forbids taking an ingredient now, in an action or as the start of one; or 0."""
    if s.phase == state.ACTION:
        return 0 if s.actions_left > 0 else 6
    if s.buys == 0:
        return 0
    if s.buys == MOST_BUYS or not has_power(s, seat, TWO_BUYS):
        return 12
    return RULE_OF_EFFECT[TWO_BUYS] if s.restocked else 0


@rule
def refuse_another_restock(s):
    """The rule that forbids restocking in this action, or 0."""
    if s.phase == state.ACTION:
        return 0 if s.actions_left > 0 else 6
    if s.restocked:
        return 12
    return RULE_OF_EFFECT[TWO_BUYS] if s.buys == MOST_BUYS else 0


@rule
def refuse_display(s, seat, kind):
    if (s.displayed >> kind) & 1 == 0:
        return 12
    return 0 if PRICE[kind] <= s.coins[seat] else 13


@rule
def refuse_crate(s, seat, kind):
    """I40: the crate must be one that a card lets this seat search."""
    if (s.crate_cards[seat] >> SHOP_OF[kind]) & 1 == 0:
        return RULE_OF_CRATE[SHOP_OF[kind]]
    return refuse_crate_price(s, seat, kind)


@rule
def refuse_crate_price(s, seat, kind):
    if s.crate[kind] == 0:
        return 40
    return 0 if PRICE[kind] <= s.coins[seat] else 13


@rule
def refuse_bin(s, seat, kind):
    """I52: once an action phase, an ingredient in a bin."""
    if not has_power(s, seat, BIN) or s.cat_used or s.bin[kind] == 0:
        return RULE_OF_EFFECT[BIN]
    return 0


@rule
def refuse_apprentice(s, seat, kind):
    """I72: for both actions of a turn, any crate."""
    if s.apprentice == 0 or s.actions_left < ACTIONS_EACH or s.crate[kind] == 0:
        return 72
    return 0 if PRICE[kind] <= s.coins[seat] else 13


@rule
def can_take_any(s, seat):
    """Whether some ingredient could be taken in this market action."""
    if s.displayed & affordable(s, seat):
        return True
    if has_power(s, seat, BIN) and s.cat_used == 0:
        for shop in range(SHOPS):
            if s.bin_size[shop] > 0:
                return True
    for shop in range(SHOPS):
        if (s.crate_cards[seat] >> shop) & 1 and can_search_shop(s, seat, shop):
            return True
    return False


@rule
def can_search_shop(s, seat, shop):
    """Whether the crate of a shop holds an ingredient that this seat can pay."""
    for kind in range(SHOP_FIRST[shop], SHOP_FIRST[shop + 1]):
        if s.crate[kind] > 0 and PRICE[kind] <= s.coins[seat]:
            return True
    return False


@rule
def is_shelf_full(s, seat):
    return s.shelf_size[seat] >= SHELF_SPACES and not has_power(s, seat, NO_SHELF_LIMIT)


@rule
def start_market(s, seat):
    """The first thing done at the market begins the action."""
    if s.phase == state.ACTION:
        start_action(s, seat, 1)


@rule
def take(s, rng, seat, kind, way):
    """Take an ingredient, after making room for it if the shelf is full (I13)."""
    if is_shelf_full(s, seat):
        s.pending = 1 + kind
        s.pending_way = way
        s.phase = state.SHELF
    else:
        complete(s, rng, seat, kind, way)


@rule
def refuse_drop(s, seat, kind):
    return 0 if (s.stocked[seat] >> kind) & 1 else 13


@rule
def drop(s, rng, seat, kind):
    """I13: an ingredient leaves a full shelf for its shop's bin, and the chosen one takes its place."""
    take_off_shelf(s, seat, kind)
    emit(s, state.INGREDIENT_DROPPED, seat, kind, 0, 0, EVERYBODY, 0)
    bought, way = s.pending - 1, s.pending_way
    s.pending = 0
    s.pending_way = 0
    complete(s, rng, seat, bought, way)


@rule
def complete(s, rng, seat, kind, way):
    """Pay, put it on the shelf, refill its source, and continue the action that it was part of."""
    price = 0 if way == state.FROM_BIN else PRICE[kind]
    pay(s, seat, price)
    put_on_shelf(s, seat, kind)
    emit(s, state.INGREDIENT_TAKEN, seat, kind, price, way, EVERYBODY, 0)
    s.may_restock_after = 0
    if way == state.FROM_DISPLAY:
        take_from_display(s, rng, kind)
    elif way == state.FROM_BIN:
        take_from_bin(s, kind)
        s.cat_used = 1
    else:
        take_from_crate(s, kind)
    if way == state.BY_APPRENTICE or way == state.ON_OFFER:
        finish_action(s, seat)
    else:
        s.buys += 1
        go_on_at_market(s, seat)


@rule
def restock(s, rng, seat, shop):
    restock_shop(s, rng, shop)
    s.restocked = 1
    go_on_at_market(s, seat)


@rule
def go_on_at_market(s, seat):
    """Continue the action while something is left to do in it."""
    s.phase = state.MARKET
    if refuse_another_restock(s) == 0:
        return
    if refuse_another_buy(s, seat) == 0 and can_take_any(s, seat):
        return
    finish_action(s, seat)


@rule
def restock_after(s, rng, seat, shop):
    """I53: Negozio di fiducia restocks after an action that took no ingredient."""
    restock_shop(s, rng, shop)
    next_action(s, seat)
