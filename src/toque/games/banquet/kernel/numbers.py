"""The dense action numbers of Banquet Royal: one block a verb."""

from .components import CELLS, DECKS, KINDS, MENUS

PIECES = KINDS + 1  # the dishes, then the seat's own toque

PLACE_AT = 0  # cell * PIECES + piece
ANNOUNCE_AT = PLACE_AT + CELLS * PIECES  # cell * KINDS + dish
PUT_ORDER_AT = ANNOUNCE_AT + CELLS * KINDS  # cell
VALIDATE_AT = PUT_ORDER_AT + CELLS  # menu
DISCARD_AT = VALIDATE_AT + MENUS  # menu
LOSE_AT = DISCARD_AT + MENUS  # menu
DRAW_AT = LOSE_AT + MENUS  # deck
PASS = DRAW_AT + DECKS
READY = PASS + 1
ACTIONS = READY + 1
