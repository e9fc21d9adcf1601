"""What must be true of a Banquet Royal state at every moment: nothing is lost, and nothing derived has gone stale.

Everything derived is worked out again here from the coordinates and the cards alone, the slow and obvious way.
"""

from collections import Counter
from typing import Any

from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import (
    BOUQUET,
    CELLS,
    COORDINATES,
    DECK_OF,
    DECKS,
    HAND,
    KINDS,
    MENU_SYMBOLS,
    MENUS,
    TOQUE,
)

DISHES_OF_A_KIND, ORDERS_OF_A_KIND, TOQUES_EACH = 10, 2, 2
DIRECTIONS = ((1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1))
CELL_AT = {coordinate: cell for cell, coordinate in enumerate(COORDINATES)}
TURN_PHASES = {state.PLACE, state.PENALTY, state.MENU, state.DRAW}


def check(s: Any) -> None:
    """Fail if a component is missing or there twice, or a derived field is wrong."""
    check_dishes_and_toques(s)
    check_orders(s)
    check_menus(s)
    check_table(s)
    check_phase(s)


def check_dishes_and_toques(s: Any) -> None:
    lying = Counter(int(piece) for piece in s.board)
    for dish in range(KINDS):
        assert int(s.kitchen[dish]) >= 0
        assert int(s.kitchen[dish]) + lying[1 + dish] == DISHES_OF_A_KIND
    for seat in range(state.MAX_PLAYERS):
        assert int(s.toques[seat]) >= 0
        owned = TOQUES_EACH if seat < int(s.players) else 0
        assert int(s.toques[seat]) + lying[TOQUE + seat] == owned
    assert lying[0] + sum(lying[piece] for piece in range(1, TOQUE + state.MAX_PLAYERS)) == CELLS


def check_orders(s: Any) -> None:
    covered = Counter(int(order) for order in s.orders)
    for dish in range(KINDS):
        kept = sum(int(s.kept[seat, dish]) for seat in range(state.MAX_PLAYERS))
        places = [int(s.order_supply[dish]), covered[1 + dish], kept, int(s.order_discards[dish])]
        assert min(places) >= 0
        assert sum(places) == ORDERS_OF_A_KIND
    assert covered[state.UNSEEN] == 0 or int(s.phase) == state.PLACE_ORDERS
    assert int(s.cloches) == bits(cell for cell in range(CELLS) if int(s.orders[cell]))


def check_menus(s: Any) -> None:
    places: list[int] = []
    for deck in range(DECKS):
        piles = members(int(s.deck[deck])) + members(int(s.discards[deck]))
        assert {int(DECK_OF[menu]) for menu in piles} <= {deck}
        assert int(s.deck[deck]) or not int(s.discards[deck]), "an empty deck is rebuilt at once (B17)"
        places += piles
    for seat in range(state.MAX_PLAYERS):
        places += members(int(s.validated[seat]))
        for place in range(HAND):
            menu = int(s.hand[seat, place])
            if menu == state.NO_MENU:
                assert int(s.drawn_round[seat, place]) == 0, "an empty place forgets its last menu"
                continue
            deck = int(s.hand_deck[seat, place])
            assert deck == int(DECK_OF[menu])
            assert 0 <= int(s.drawn_round[seat, place]) <= int(s.deck_round[deck])
            assert seat < int(s.players)
            places.append(menu)
    assert sorted(places) == list(range(MENUS)), "every menu is in exactly one place"


def check_table(s: Any) -> None:
    filled = [cell for cell in range(CELLS) if int(s.board[cell])]
    touched = {other for cell in filled for other in touching(cell) if other != BOUQUET}
    newest = int(s.newest)
    assert int(s.board[BOUQUET]) == int(s.orders[BOUQUET]) == 0
    assert int(s.filled) == bits(filled)
    assert int(s.touched) == bits(touched)
    assert int(s.filled) & int(s.cloches) == 0
    assert newest == state.NOTHING or newest in filled
    assert int(s.completed) == bits(completed_menus(s, newest))


def check_phase(s: Any) -> None:
    phase, everybody = int(s.phase), (1 << int(s.players)) - 1
    spaces_left = CELLS - 1 - len(members(int(s.filled)))
    assert (int(s.to_place) > 0) == (phase == state.PLACE_ORDERS)
    assert 0 <= int(s.seat) < int(s.players)
    if phase == state.OVER:
        assert int(s.actors) == 0
        assert spaces_left == 0
    elif phase == state.MEMORISE:
        assert 0 < int(s.actors) <= everybody
    else:
        assert int(s.actors) == 1 << int(s.seat)
    assert phase != state.PLACE or spaces_left > 0
    assert int(s.newest) == state.NOTHING or phase in TURN_PHASES - {state.PLACE}


def touching(cell: int) -> list[int]:
    """The cells that share an edge with this one."""
    q, r = COORDINATES[cell]
    return [CELL_AT[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in CELL_AT]


def completed_menus(s: Any, newest: int) -> set[int]:
    """The menus that lie, from one end or the other, on three spaces in a line, the newest among them (B13)."""
    if newest == state.NOTHING:
        return set()
    q, r = COORDINATES[newest]
    found = set()
    for dq, dr in DIRECTIONS:
        for start in (-2, -1, 0):
            line = [CELL_AT.get((q + (start + k) * dq, r + (start + k) * dr), BOUQUET) for k in range(3)]
            symbols = tuple(min(int(s.board[cell]), TOQUE) for cell in line)
            found |= {menu for menu in range(MENUS) if MENU_SYMBOLS[menu] == symbols}
    return found


def bits(numbers: Any) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in set(numbers))


def members(mask: int) -> list[int]:
    """The numbers in a set of bits, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
