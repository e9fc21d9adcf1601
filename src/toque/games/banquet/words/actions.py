"""The actions of Banquet Royal in words, and their numbers.

Cells are named by row, A to G from the top, and place in the row from the left: A1 is a corner, D4 the bouquet.
"""

import msgspec

from toque.core.actions import index_of
from toque.games.banquet.kernel import numbers
from toque.games.banquet.kernel.components import CELL_NAMES, CROWN_VALUES, DISHES, KINDS, MENU_IDS
from toque.games.banquet.kernel.numbers import PIECES

PIECE_NAMES = (*DISHES, "toque")


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a player does."""


class Place(Action, frozen=True, tag="place"):
    """Put a dish from the kitchen, or one's own toque, on a cell (B8)."""

    piece: str
    cell: str


class Announce(Action, frozen=True, tag="announce"):
    """Name the dish under a cloche (B11)."""

    dish: str
    cell: str


class PutOrder(Action, frozen=True, tag="put_order"):
    """Lay a Royal Order unseen (B23)."""

    cell: str


class Validate(Action, frozen=True, tag="validate"):
    """Lay open a menu that the new piece completes (B13)."""

    menu: str


class Discard(Action, frozen=True, tag="discard"):
    """Give up a menu in hand for another (B16)."""

    menu: str


class Lose(Action, frozen=True, tag="lose"):
    """Give up a validated menu after a wrong announcement (B25)."""

    menu: str


class Draw(Action, frozen=True, tag="draw"):
    """Choose the deck to draw from (B17)."""

    crowns: int


class Pass(Action, frozen=True, tag="pass"):
    """Neither validate nor discard (B13, B16)."""


class Ready(Action, frozen=True, tag="ready"):
    """Have seen enough of the Royal Orders (B7)."""


AnyAction = Place | Announce | PutOrder | Validate | Discard | Lose | Draw | Pass | Ready


def decode_action(number: int) -> AnyAction:
    """The action of a number."""
    if number < numbers.ANNOUNCE_AT:
        return Place(PIECE_NAMES[number % PIECES], CELL_NAMES[number // PIECES])
    if number < numbers.PUT_ORDER_AT:
        cell, dish = divmod(number - numbers.ANNOUNCE_AT, KINDS)
        return Announce(DISHES[dish], CELL_NAMES[cell])
    if number < numbers.VALIDATE_AT:
        return PutOrder(CELL_NAMES[number - numbers.PUT_ORDER_AT])
    if number < numbers.DISCARD_AT:
        return Validate(MENU_IDS[number - numbers.VALIDATE_AT])
    if number < numbers.LOSE_AT:
        return Discard(MENU_IDS[number - numbers.DISCARD_AT])
    if number < numbers.DRAW_AT:
        return Lose(MENU_IDS[number - numbers.LOSE_AT])
    if number < numbers.PASS:
        return Draw(CROWN_VALUES[number - numbers.DRAW_AT])
    return Pass() if number == numbers.PASS else Ready()


def encode_action(action: AnyAction) -> int:
    """The number of an action."""
    match action:
        case Place(piece, cell):
            return (
                numbers.PLACE_AT + index_of(CELL_NAMES, cell, "cell") * PIECES + index_of(PIECE_NAMES, piece, "piece")
            )
        case Announce(dish, cell):
            return numbers.ANNOUNCE_AT + index_of(CELL_NAMES, cell, "cell") * KINDS + index_of(DISHES, dish, "dish")
        case PutOrder(cell):
            return numbers.PUT_ORDER_AT + index_of(CELL_NAMES, cell, "cell")
        case Validate(menu):
            return numbers.VALIDATE_AT + index_of(MENU_IDS, menu, "menu")
        case Discard(menu):
            return numbers.DISCARD_AT + index_of(MENU_IDS, menu, "menu")
        case Lose(menu):
            return numbers.LOSE_AT + index_of(MENU_IDS, menu, "menu")
        case Draw(crowns):
            return numbers.DRAW_AT + index_of(CROWN_VALUES, crowns, "number of crowns")
        case Pass():
            return numbers.PASS
        case Ready():
            return numbers.READY
