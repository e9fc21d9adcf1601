"""Laying the table: B1 to B7 and B23's choice of how many orders."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import entry, rule
from .....core.kernel.rng import roll
from .. import state
from ..components import COPIES, DECK_MENUS, DECKS, HAND, KINDS, ORDER_COPIES, ORDER_SPACES, ORDERS, TOQUES_EACH
from ..state import MAX_PLAYERS
from .menus import draw_into
from .orders import lay_order, show_orders

SIX_ORDERS = 6


@entry
def setup(s, rng, players, options):
    """Lay out a fresh table; s comes all zero, options in the order of `options.py`."""
    s.players = players
    s.gourmet = options[0]
    s.etiquette = options[1]
    s.all_you_can_eat = options[2]
    s.hells_kitchen = options[3]
    s.memory_aid = options[4]
    s.newest = state.NOTHING
    for dish in range(KINDS):
        s.kitchen[dish] = COPIES[dish]
        s.order_supply[dish] = ORDER_COPIES[dish]
    deal_menus(s, rng, players)
    s.first_seat = roll(rng, players)  # B6
    s.seat = s.first_seat
    emit(s, state.STARTED, s.first_seat, 0, 0, 0, EVERYBODY, 1)
    lay_first_orders(s, rng, players)


@rule
def deal_menus(s, rng, players):
    """One menu of each deck for everyone (B6), and two toques (B3)."""
    for deck in range(DECKS):
        s.deck[deck] = DECK_MENUS[deck]
    for seat in range(MAX_PLAYERS):
        for place in range(HAND):
            s.hand[seat, place] = state.NO_MENU
            s.hand_deck[seat, place] = place
            if seat < players:
                draw_into(s, rng, seat, place, place)
        if seat < players:
            s.toques[seat] = TOQUES_EACH


@rule
def lay_first_orders(s, rng, players):
    """B5: six orders on the corners, shown at once; or B23: the players lay them."""
    if s.etiquette == state.CORNERS:
        for i in range(len(ORDER_SPACES)):
            lay_order(s, ORDER_SPACES[i])
        show_orders(s, rng)
        return
    s.phase = state.PLACE_ORDERS
    s.actors = 1 << s.seat
    s.to_place = players
    if s.etiquette == state.SIX:
        s.to_place = SIX_ORDERS
    elif s.etiquette == state.ALL_EIGHT:
        s.to_place = ORDERS
