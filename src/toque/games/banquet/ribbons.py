"""Lines of the table that fulfil a menu, or would with one more piece: what a screen may point out (B13, B14)."""

import functools

import msgspec

from toque.games.banquet.actions import PIECE_NAMES
from toque.games.banquet.table import CELL_NAMES, LINES, MENU_SYMBOLS, TOQUE

Symbols = tuple[int, int, int]
"""What lies on three cells in a line; 0 for nothing."""
Lines = dict[Symbols, list[tuple[int, ...]]]
"""Lines of the table by what lies there: their cells."""
BOARDS_KEPT = 2048
"""Most plies leave the table as it was."""


class Ribbon(msgspec.Struct, frozen=True):
    """Three cells in a line that hold a menu, or all of it but one piece."""

    cells: tuple[str, ...]
    missing: str | None
    """The cell that is still empty, or under a cloche; none where the newest piece has just completed the line."""
    piece: str | None
    """What belongs there."""


@functools.lru_cache(BOARDS_KEPT)
def laid_lines(board: tuple[int, ...], newest: int) -> Lines:
    """Lines with two pieces, or three with the newest among them: the only ones that can become a ribbon."""
    symbols = [piece if piece < TOQUE else TOQUE for piece in board]
    found: Lines = {}
    for line in LINES:
        first, second, third = line
        laid = symbols[first], symbols[second], symbols[third]
        missing = laid.count(0)
        if missing == 1 or (missing == 0 and newest in line):
            found.setdefault(laid, []).append(line)
    return found


def ribbons(lines: Lines, menu: int) -> list[Ribbon]:
    """The lines that this menu could use."""
    return [_ribbon(line, gap, piece) for laid, gap, piece in _fitting(menu) if laid in lines for line in lines[laid]]


@functools.cache
def _fitting(menu: int) -> list[tuple[Symbols, int, int]]:
    """What can lie on a line that this menu could use: all of it (B14: either way round), or all but one piece.

    With where it lacks a piece, and which; -1 where it lacks none.
    """
    symbols = MENU_SYMBOLS[menu]
    found: list[tuple[Symbols, int, int]] = []
    for first, second, third in dict.fromkeys((symbols, symbols[::-1])):
        found.append(((first, second, third), -1, 0))
        found.append(((0, second, third), 0, first))
        found.append(((first, 0, third), 1, second))
        found.append(((first, second, 0), 2, third))
    return found


@functools.cache
def _ribbon(line: tuple[int, ...], gap: int, piece: int) -> Ribbon:
    cells = tuple(CELL_NAMES[cell] for cell in line)
    if gap < 0:
        return Ribbon(cells, None, None)
    return Ribbon(cells, cells[gap], PIECE_NAMES[piece - 1])
