"""The action of drawing a wine (I10, I11), with Cantina (I60); and Sommelier's search (I70)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .....core.kernel.rng import roll
from .. import state
from ..components import (
    CARDS_DRAWN,
    WINE_COST,
    WINE_DECK,
    WINE_INCOME,
    WINE_LOOK,
    WINE_SEARCH,
    WINE_SLOTS,
    WINES,
    WINES_FROM_LARGE_LOOK,
)
from .bonus_cards import best_amount, card_with, has_power, turn_face_down
from .money import pay
from .turn import finish_action, start_action


@rule
def refuse_wine_deck(s):
    """The rule that forbids drawing wine, or 0."""
    if s.wine_restriction and s.season == 0:
        return 73
    for wine in range(WINES):
        if s.wine_deck[wine] > 0 or s.wine_discards[wine] > 0:
            return 0
    return 10


@rule
def draw_wine(s, rng, seat):
    """I10: look at five wines; ten with Cantina, of which two may be bought."""
    start_action(s, seat, 1)
    s.wines_to_buy = WINES_FROM_LARGE_LOOK if has_power(s, seat, WINE_LOOK) else 1
    count = look_at_wines(s, rng, seat, best_amount(s, seat, WINE_LOOK, CARDS_DRAWN))
    emit(s, state.LOOKED_AT_WINES, seat, count, 0, 0, EVERYBODY, 1)
    for wine in range(WINES):
        for _ in range(s.wines_looked[wine]):
            emit(s, state.WINE_SEEN, seat, wine, 0, 0, 1 << seat, 1)
    s.phase = state.WINE


@rule
def look_at_wines(s, rng, seat, wanted):
    """Draw `wanted` wines; rebuild the deck from its discards if it runs out; return how many there were."""
    left = 0
    for wine in range(WINES):
        left += s.wine_deck[wine]
    for drawn in range(wanted):
        if left == 0:
            left = rebuild_wine_deck(s, seat)
            if left == 0:
                return drawn
        s.wines_looked[random_wine(s, rng, left)] += 1
        left -= 1
    return wanted


@rule
def rebuild_wine_deck(s, seat):
    """The discards become the deck; everybody can work out the wines drawn before, the last of the old deck."""
    left = 0
    for wine in range(WINES):
        s.wines_known[wine] = s.wines_looked[wine]
        s.wine_deck[wine] = s.wine_discards[wine]
        s.wine_discards[wine] = 0
        left += s.wine_deck[wine]
    if left > 0:
        emit(s, state.DECK_REBUILT, seat, WINE_DECK, 0, 0, EVERYBODY, 0)
    return left


@rule
def random_wine(s, rng, left):
    """Take one of the deck's `left` cards at random."""
    pick = roll(rng, left)
    wine = 0
    while pick >= s.wine_deck[wine]:
        pick -= s.wine_deck[wine]
        wine += 1
    s.wine_deck[wine] -= 1
    return wine


@rule
def refuse_wine(s, seat, wine):
    """I10: only a wine that lies there, and only if the seat has its price."""
    return 0 if s.wines_looked[wine] > 0 and WINE_COST[wine] <= s.coins[seat] else 10


@rule
def buy_wine(s, seat, wine):
    """I10: pay at once; the wine goes to the cellar; if that is full, another wine must go first (I11)."""
    s.wines_looked[wine] -= 1
    if s.wines_known[wine] > 0:
        s.wines_known[wine] -= 1
    s.wines_to_buy -= 1
    pay_wine(s, seat, wine)


@rule
def refuse_wine_search(s, seat, wine):
    if not has_power(s, seat, WINE_SEARCH):
        return 70
    return 0 if s.wine_deck[wine] > 0 and WINE_COST[wine] <= s.coins[seat] else 70


@rule
def search_wine(s, seat, wine):
    """I70: any wine of the deck, paid as always."""
    turn_face_down(s, seat, card_with(s, seat, WINE_SEARCH))
    s.wine_deck[wine] -= 1
    pay_wine(s, seat, wine)


@rule
def pay_wine(s, seat, wine):
    pay(s, seat, WINE_COST[wine])
    emit(s, state.WINE_BOUGHT, seat, wine, WINE_COST[wine], 0, EVERYBODY, 1)
    if s.cellar_size[seat] == WINE_SLOTS:
        s.pending = 1 + wine
        s.phase = state.CELLAR
    else:
        store_wine(s, seat, wine)


@rule
def store_wine(s, seat, wine):
    s.cellar[seat, wine] += 1
    s.cellar_size[seat] += 1
    s.extra_income[seat] += WINE_INCOME[wine]
    s.pending = 0
    go_on_with_wines(s, seat)


@rule
def refuse_pouring(s, seat, wine):
    return 0 if s.cellar[seat, wine] > 0 else 11


@rule
def pour_away(s, seat, wine):
    """I11: one wine of a full cellar goes to the discards."""
    s.cellar[seat, wine] -= 1
    s.cellar_size[seat] -= 1
    s.extra_income[seat] -= WINE_INCOME[wine]
    s.wine_discards[wine] += 1
    emit(s, state.WINE_POURED_AWAY, seat, wine, 0, 0, EVERYBODY, 0)
    store_wine(s, seat, s.pending - 1)


@rule
def go_on_with_wines(s, seat):
    """A second wine if Cantina allows it, else the end of the action."""
    if s.wines_to_buy > 0:
        s.phase = state.WINE
    else:
        finish_wines(s, seat)


@rule
def finish_wines(s, seat):
    """I10: the wines that were not bought are discarded face up."""
    for wine in range(WINES):
        for _ in range(s.wines_looked[wine]):
            emit(s, state.WINE_DISCARDED, seat, wine, 0, 0, EVERYBODY, 1)
        s.wine_discards[wine] += s.wines_looked[wine]
        s.wines_looked[wine] = 0
        s.wines_known[wine] = 0
    s.wines_to_buy = 0
    finish_action(s, seat)
