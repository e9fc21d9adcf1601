"""What a seat may do now, as sorted action numbers."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import ALL_SPACES, AROUND_BOUQUET, CELLS, DECK_OF, DECKS, KINDS, MENUS
from .menus import can_discard, can_validate, next_in_hand
from .place import placeable


@entry
def legal(s, seat, out):
    """Write the legal actions of a seat into out, in ascending order; return how many."""
    if (s.actors >> seat) & 1 == 0:
        return 0
    if s.phase == state.PLACE:
        return legal_announcements(s, out, legal_places(s, seat, out))
    if s.phase == state.MENU:
        return legal_menus(s, seat, out)
    if s.phase == state.MEMORISE:
        out[0] = numbers.READY
        return 1
    if s.phase == state.PLACE_ORDERS:
        return legal_order_spaces(s, out)
    if s.phase == state.PENALTY:
        return legal_losses(s, seat, out)
    return legal_draws(s, out)


@rule
def legal_places(s, seat, out):
    n = 0
    cells = placeable(s)
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            first = numbers.PLACE_AT + cell * numbers.PIECES
            for dish in range(KINDS):
                if s.kitchen[dish] > 0:
                    out[n] = first + dish
                    n += 1
            if s.toques[seat] > 0:
                out[n] = first + KINDS
                n += 1
    return n


@rule
def legal_announcements(s, out, n):
    cells = s.cloches & s.touched
    if cells != 0:
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                for dish in range(KINDS):
                    out[n] = numbers.ANNOUNCE_AT + cell * KINDS + dish
                    n += 1
    return n


@rule
def legal_menus(s, seat, out):
    n = 0
    menu = next_in_hand(s, seat, -1)
    while menu < MENUS:
        if can_validate(s, menu):
            out[n] = numbers.VALIDATE_AT + menu
            n += 1
        menu = next_in_hand(s, seat, menu)
    menu = next_in_hand(s, seat, -1)
    while menu < MENUS:
        if can_discard(s, DECK_OF[menu]):
            out[n] = numbers.DISCARD_AT + menu
            n += 1
        menu = next_in_hand(s, seat, menu)
    out[n] = numbers.PASS
    return n + 1


@rule
def legal_order_spaces(s, out):
    n = 0
    cells = ALL_SPACES & ~(AROUND_BOUQUET | s.cloches)
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            out[n] = numbers.PUT_ORDER_AT + cell
            n += 1
    return n


@rule
def legal_losses(s, seat, out):
    n = 0
    for menu in range(MENUS):
        if (s.validated[seat] >> menu) & 1:
            out[n] = numbers.LOSE_AT + menu
            n += 1
    return n


@rule
def legal_draws(s, out):
    n = 0
    for deck in range(DECKS):
        if s.deck[deck] != 0:
            out[n] = numbers.DRAW_AT + deck
            n += 1
    return n
