"""The actions of Banquet Royal in words, and their numbers.

Cells are named by row, A to G from the top, and place in the row from the left: A1 is a corner, D4 the bouquet.
"""

from toque.core.words.actions import ActionSpace, Block, GameAction
from toque.games.banquet.kernel import numbers
from toque.games.banquet.kernel.components import CELL_NAMES, CROWN_VALUES, DISHES, MENU_IDS

PIECE_NAMES = (*DISHES, "toque")


class Place(GameAction, frozen=True, tag="place"):
    """Put a dish from the kitchen, or one of your toques, on a cell (B8)."""

    piece: str
    cell: str


class Announce(GameAction, frozen=True, tag="announce"):
    """Name the dish under a cloche (B11)."""

    dish: str
    cell: str


class PutOrder(GameAction, frozen=True, tag="put_order"):
    """Lay a Royal Order unseen (B23)."""

    cell: str


class Validate(GameAction, frozen=True, tag="validate"):
    """Lay open a menu that the new piece completes (B13)."""

    menu: str


class Discard(GameAction, frozen=True, tag="discard"):
    """Give up a menu in hand for another (B16)."""

    menu: str


class Lose(GameAction, frozen=True, tag="lose"):
    """Give up a validated menu after a wrong announcement (B25)."""

    menu: str


class Draw(GameAction, frozen=True, tag="draw"):
    """Choose the deck to draw from (B17)."""

    crowns: int


class Pass(GameAction, frozen=True, tag="pass"):
    """Neither validate nor discard (B13, B16)."""


class Ready(GameAction, frozen=True, tag="ready"):
    """Have seen enough of the Royal Orders (B7)."""


AnyAction = Place | Announce | PutOrder | Validate | Discard | Lose | Draw | Pass | Ready


ACTION_SPACE = ActionSpace(
    numbers.ACTIONS,
    Block(numbers.PLACE_AT, Place, cell=CELL_NAMES, piece=PIECE_NAMES),
    Block(numbers.ANNOUNCE_AT, Announce, cell=CELL_NAMES, dish=DISHES),
    Block(numbers.PUT_ORDER_AT, PutOrder, cell=CELL_NAMES),
    Block(numbers.VALIDATE_AT, Validate, menu=MENU_IDS),
    Block(numbers.DISCARD_AT, Discard, menu=MENU_IDS),
    Block(numbers.LOSE_AT, Lose, menu=MENU_IDS),
    Block(numbers.DRAW_AT, Draw, crowns=CROWN_VALUES),
    Block(numbers.PASS, Pass),
    Block(numbers.READY, Ready),
)
decode_action, encode_action = ACTION_SPACE.decode, ACTION_SPACE.encode
