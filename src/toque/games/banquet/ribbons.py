"""Lines of the table that fulfil a menu, or would with one more piece: what a screen may point out (B13, B14)."""

import functools
from typing import Any

import msgspec

from toque.games.banquet.actions import PIECE_NAMES
from toque.games.banquet.table import CELL_NAMES, LINES, MENU_SYMBOLS, TOQUE

Lines = list[tuple[tuple[int, ...], tuple[int, ...]]]
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
    symbols = [piece if piece < TOQUE else TOQUE for piece in map(int, s.board)]
    found: Lines = []
    for line, bits in LINE_BITS:
        count = (filled & bits).bit_count()
        if count == 2 or (count == 3 and newest in line):
            first, second, third = line
            found.append((line, (symbols[first], symbols[second], symbols[third])))
    return found


def ribbons(lines: Lines, menu: int) -> list[Ribbon]:
    """The lines that this menu could use."""
    return [_ribbon(line, gap, piece) for line, laid in lines for gap, piece in _gaps(laid, menu)]


@functools.cache
def _gaps(laid: tuple[int, ...], menu: int) -> list[tuple[int, int]]:
    """For each way round that the menu fits what is laid: where it lacks a piece, and which; -1 where it lacks none."""
    symbols = MENU_SYMBOLS[menu]
    ways = dict.fromkeys((symbols, symbols[::-1]))
    fitting = [way for way in ways if all(here in (0, wanted) for here, wanted in zip(laid, way, strict=True))]
    gap = laid.index(0) if 0 in laid else -1
    return [(gap, way[gap]) for way in fitting]


@functools.cache
def _ribbon(line: tuple[int, ...], gap: int, piece: int) -> Ribbon:
    cells = tuple(CELL_NAMES[cell] for cell in line)
    if gap < 0:
        return Ribbon(cells, None, None)
    return Ribbon(cells, cells[gap], PIECE_NAMES[piece - 1])
