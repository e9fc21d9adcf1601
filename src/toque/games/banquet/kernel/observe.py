"""What a seat knows as numbers, for learning: the same table for everyone, seats counted from the one that looks.

It remembers what a person may forget: the orders under the cloches that all have seen (B7).
"""

from ....core.kernel.bits import count_bits
from ....core.kernel.jit import entry, rule
from . import state
from .components import CELLS, DECK_OF, DECKS, HAND, KINDS, MENUS, TOQUE
from .redeal import hidden_menus
from .state import MAX_PLAYERS

OPTION_COUNT = 5
SEAT_NUMBERS = 2 + KINDS + 2 * HAND + MENUS
OBSERVATION = 5 + OPTION_COUNT + KINDS + 3 * CELLS + HAND * MENUS + 3 * MENUS + DECKS + MAX_PLAYERS * SEAT_NUMBERS


@entry
def observe(s, seat, out):
    """Write the seat's knowledge into out; return how many numbers were written (always OBSERVATION)."""
    n = observe_table(s, seat, out, 0)
    n = observe_menus(s, seat, out, n)
    for step in range(MAX_PLAYERS):
        n = observe_seat(s, (seat + step) % s.players, step < s.players, out, n)
    return n


@rule
def observe_table(s, seat, out, n):
    out[n] = s.phase
    out[n + 1] = s.players
    out[n + 2] = (s.seat - seat + s.players) % s.players
    out[n + 3] = (s.actors >> seat) & 1
    out[n + 4] = s.to_place
    out[n + 5] = s.gourmet
    out[n + 6] = s.etiquette
    out[n + 7] = s.all_you_can_eat
    out[n + 8] = s.hells_kitchen
    out[n + 9] = s.memory_aid
    n += 5 + OPTION_COUNT
    for dish in range(KINDS):
        out[n] = s.kitchen[dish]
        n += 1
    for cell in range(CELLS):
        piece = s.board[cell]
        if piece >= TOQUE:
            piece = TOQUE + (piece - TOQUE - seat + s.players) % s.players
        out[n] = piece
        out[n + 1] = s.orders[cell]
        out[n + 2] = 1 if s.newest == cell else 0
        n += 3
    return n


@rule
def observe_menus(s, seat, out, n):
    """The seat's own hand, the size of each deck; for each menu: completed now, discarded, hidden since when."""
    for place in range(HAND):
        for menu in range(MENUS):
            out[n] = 1 if s.hand[seat, place] == menu else 0
            n += 1
    discarded = 0
    for deck in range(DECKS):
        out[n] = count_bits(s.deck[deck])
        discarded |= s.discards[deck]
        n += 1
    for menu in range(MENUS):
        out[n] = (s.completed >> menu) & 1
        out[n + 1] = (discarded >> menu) & 1
        out[n + 2] = hidden_since(s, seat, menu)
        n += 3
    return n


@rule
def hidden_since(s, seat, menu):
    """0 for a menu whose place the seat knows; 1 if it may be in its deck; one more for every rebuilding since."""
    deck = DECK_OF[menu]
    for ago in range(s.deck_round[deck] + 1):
        if (hidden_menus(s, seat, deck, s.deck_round[deck] - ago) >> menu) & 1:
            return 1 + ago
    return 0


@rule
def observe_seat(s, seat, is_there, out, n):
    """The open cards in front of a seat; zeros for an unused seat."""
    for i in range(SEAT_NUMBERS):
        out[n + i] = 0
    if is_there:
        out[n] = 1
        out[n + 1] = s.toques[seat]
        for dish in range(KINDS):
            out[n + 2 + dish] = s.kept[seat, dish]
        for place in range(HAND):
            if s.hand[seat, place] != state.NO_MENU:
                deck = s.hand_deck[seat, place]
                out[n + 2 + KINDS + place] = 1 + deck
                out[n + 2 + KINDS + HAND + place] = 1 + s.deck_round[deck] - s.drawn_round[seat, place]
        for menu in range(MENUS):
            out[n + 2 + KINDS + 2 * HAND + menu] = (s.validated[seat] >> menu) & 1
    return n + SEAT_NUMBERS
