"""Step 1 of a turn: a dish or a toque comes onto the table (B8 to B10)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    AROUND_BOUQUET,
    BOUQUET,
    KINDS,
    LINE_COUNT,
    LINES_THROUGH,
    MENUS_BY_LINE,
    SYMBOLS,
    TOQUE,
    TOUCHING,
)
from .menus import start_menu_step


@rule
def placeable(s):
    """Free spaces that touch the bouquet, a dish or a toque, as bits."""
    return (AROUND_BOUQUET | s.touched) & ~(s.filled | s.cloches)


@rule
def refuse_place(s, seat, cell, piece):
    """The rule that forbids placing this piece here, or 0."""
    if cell == BOUQUET:
        return 2
    if (s.cloches >> cell) & 1:
        return 9
    if (placeable(s) >> cell) & 1 == 0:
        return 8
    left = s.toques[seat] if piece == KINDS else s.kitchen[piece]
    return 0 if left > 0 else 10


@rule
def place(s, seat, cell, piece):
    """B8: put a dish from the kitchen, or a toque of the seat's own, on the table."""
    if piece == KINDS:
        s.toques[seat] -= 1
        fill(s, cell, TOQUE + seat)
    else:
        s.kitchen[piece] -= 1
        fill(s, cell, 1 + piece)
    emit(s, state.PLACED, seat, cell, s.board[cell], 0, EVERYBODY, 0)
    start_menu_step(s)


@rule
def fill(s, cell, piece):
    """A piece comes onto the table: note what it touches and which menus it completes."""
    s.board[cell] = piece
    s.newest = cell
    s.filled |= 1 << cell
    s.touched |= TOUCHING[cell]
    s.completed = menus_through(s, cell)


@rule
def menus_through(s, cell):
    """B13, B14: the menus that some line through this cell fulfils, as bits; toques of any colour are alike."""
    found = 0
    for i in range(LINE_COUNT[cell]):
        code = 0
        for k in range(3):
            code = code * SYMBOLS + min(s.board[LINES_THROUGH[cell, i, k]], TOQUE)
        found |= MENUS_BY_LINE[code]
    return found
