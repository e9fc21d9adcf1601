"""Lines of the table that fulfil a menu, or would with one more piece: what a screen may point out (B13, B14)."""

from typing import Any

import msgspec

from toque.games.banquet.actions import PIECE_NAMES
from toque.games.banquet.table import CELL_NAMES, LINES, MENU_SYMBOLS, TOQUE

Lines = list[tuple[tuple[int, ...], list[int]]]
"""Lines of the table: their cells, and the symbols that lie there (0 for none)."""
LINE_BITS = [(line, sum(1 << cell for cell in line)) for line in LINES]


class Ribbon(msgspec.Struct, frozen=True):
    """Three cells in a line that hold a menu, or all of it but one piece."""

    cells: tuple[str, ...]
    missing: str | None
    """The cell that is still empty, or under a cloche; none where the newest piece has just completed the line."""
    piece: str | None
    """What belongs there."""


def laid_lines(s: Any) -> Lines:
    """Lines with two pieces, or three with the newest among them: the only ones that can become a ribbon."""
    filled, newest = int(s.filled), int(s.newest)
    symbols = [min(int(piece), TOQUE) for piece in s.board]
    found: Lines = []
    for line, bits in LINE_BITS:
        count = (filled & bits).bit_count()
        if count == 2 or (count == 3 and newest in line):
            found.append((line, [symbols[cell] for cell in line]))
    return found


def ribbons(lines: Lines, menu: int) -> list[Ribbon]:
    """The lines that this menu could use."""
    symbols = MENU_SYMBOLS[menu]
    ways = dict.fromkeys((symbols, symbols[::-1]))
    return [_ribbon(line, laid, way) for line, laid in lines for way in ways if _fits(laid, way)]


def _fits(laid: list[int], symbols: tuple[int, ...]) -> bool:
    return laid[0] in (0, symbols[0]) and laid[1] in (0, symbols[1]) and laid[2] in (0, symbols[2])


def _ribbon(line: tuple[int, ...], laid: list[int], symbols: tuple[int, ...]) -> Ribbon:
    cells = tuple(CELL_NAMES[cell] for cell in line)
    if 0 not in laid:
        return Ribbon(cells, None, None)
    gap = laid.index(0)
    return Ribbon(cells, cells[gap], PIECE_NAMES[symbols[gap] - 1])
