"""Steps 2 to 4 of a turn: validate (B13 to B15), discard (B16) and draw menus (B17).

A turn validates one menu, or discards one, or neither: one decision. Drawing is automatic unless a player must choose
the deck.
"""

from .....core.kernel.bits import random_bit
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import DECKS, HAND, MENUS
from .turn import end_turn


@rule
def start_menu_step(s):
    s.phase = state.MENU


@rule
def place_in_hand(s, seat, menu):
    """The place of the menu in the seat's hand, or -1."""
    for place in range(HAND):
        if s.hand[seat, place] == menu:
            return place
    return -1


@rule
def next_in_hand(s, seat, menu):
    """The lowest menu in hand above this one, or MENUS: for going through a hand in order."""
    found = MENUS
    for place in range(HAND):
        if menu < s.hand[seat, place] < found:
            found = s.hand[seat, place]
    return found


@rule
def can_validate(s, menu):
    return s.newest != state.NOTHING and (s.completed >> menu) & 1 == 1


@rule
def can_discard(s, deck):
    """B16: not a menu whose deck and discards are both empty."""
    return (s.deck[deck] | s.discards[deck]) != 0


@rule
def refuse_validation(s, seat, menu):
    if place_in_hand(s, seat, menu) < 0:
        return 13
    if s.newest == state.NOTHING:
        return 15
    return 0 if can_validate(s, menu) else 13


@rule
def refuse_discard(s, seat, menu):
    place = place_in_hand(s, seat, menu)
    return 0 if place >= 0 and can_discard(s, s.hand_deck[seat, place]) else 16


@rule
def validate(s, rng, seat, menu):
    """B13: lay the menu open in front of its player."""
    place = take_from_hand(s, seat, menu)
    s.validated[seat] |= 1 << menu
    emit(s, state.MENU_VALIDATED, seat, menu, place, 0, EVERYBODY, 1)
    refill_hand(s, rng, seat)


@rule
def discard(s, rng, seat, menu):
    """B16: put a menu from hand face up on its deck's discards."""
    place = take_from_hand(s, seat, menu)
    emit(s, state.MENU_DISCARDED, seat, menu, place, 0, EVERYBODY, 1)
    discard_to_deck(s, menu, s.hand_deck[seat, place])
    refill_hand(s, rng, seat)


@rule
def take_from_hand(s, seat, menu):
    """Empty the menu's place in the hand, which keeps only its deck; return the place."""
    place = place_in_hand(s, seat, menu)
    s.hand[seat, place] = state.NO_MENU
    s.drawn_round[seat, place] = 0
    return place


@rule
def discard_to_deck(s, menu, deck):
    s.discards[deck] |= 1 << menu
    rebuild_if_empty(s, deck)


@rule
def rebuild_if_empty(s, deck):
    """B17: a deck is rebuilt from its discards as soon as it is empty."""
    if s.deck[deck] == 0 and s.discards[deck] != 0:
        s.deck[deck] = s.discards[deck]
        s.discards[deck] = 0
        s.deck_round[deck] += 1
        emit(s, state.DECK_REBUILT, s.seat, deck, 0, 0, EVERYBODY, 0)


@rule
def refill_hand(s, rng, seat):
    """B17: fill each empty place from its own deck, or from another; if two have menus, the player chooses."""
    for place in range(HAND):
        if s.hand[seat, place] != state.NO_MENU:
            continue
        own = s.hand_deck[seat, place]
        if s.deck[own] != 0:
            draw_menu(s, rng, seat, place, own)
            continue
        last, choices = 0, 0
        for deck in range(DECKS):
            if s.deck[deck] != 0:
                last = deck
                choices += 1
        if choices == 1:
            draw_menu(s, rng, seat, place, last)
        elif choices > 1:
            s.phase = state.DRAW
            return
    end_turn(s)


@rule
def refuse_draw(s, deck):
    return 0 if s.deck[deck] != 0 else 17


@rule
def draw_chosen(s, rng, seat, deck):
    """B17: a menu of the chosen deck for the first empty place whose own deck has none."""
    for place in range(HAND):
        if s.hand[seat, place] == state.NO_MENU and s.deck[s.hand_deck[seat, place]] == 0:
            draw_menu(s, rng, seat, place, deck)
            break
    refill_hand(s, rng, seat)


@rule
def draw_menu(s, rng, seat, place, deck):
    """Draw a menu in play: everybody sees its back, its owner its face."""
    draw_into(s, rng, seat, place, deck)
    emit(s, state.MENU_DRAWN, seat, deck, place, 0, EVERYBODY, 1)
    emit(s, state.MENU_SEEN, seat, s.hand[seat, place], place, 0, 1 << seat, 1)
    rebuild_if_empty(s, deck)


@rule
def draw_into(s, rng, seat, place, deck):
    """Take one of the deck's undrawn menus at random."""
    menu = random_bit(rng, s.deck[deck])
    s.deck[deck] &= ~(1 << menu)
    s.hand[seat, place] = menu
    s.hand_deck[seat, place] = deck
    s.drawn_round[seat, place] = s.deck_round[deck]
