"""Lines of the table that fulfil a menu, or would with one more piece: what a screen may point out (B13, B14)."""

import functools
import sys
from collections.abc import Sequence
from operator import itemgetter

import msgspec

from toque.games.banquet.kernel.components import CELL_NAMES, CELLS, LINES, MENU_SYMBOLS, TOQUE
from toque.games.banquet.kernel.state import MAX_PLAYERS, NO_MENU
from toque.games.banquet.words.actions import PIECE_NAMES

LINE_BYTES = 4
"""The content of three cells in a line as one number: a byte for each, 0 for nothing, and one that is always 0."""
HANDS_KEPT = 4096
"""Most plies leave the hands as they were."""
_SYMBOLS = bytes([*range(TOQUE), *[TOQUE] * MAX_PLAYERS]).ljust(256, b"\0")
"""Of each piece: a toque of any colour is a toque."""
_on_all_lines = itemgetter(*[cell for line in LINES for cell in (*line, CELLS)])
Fit = tuple[int, int, int]
"""A menu's place in a hand, the place in the line whose piece is missing (-1 if none is), and the piece."""


class Ribbon(msgspec.Struct, frozen=True):
    """Three cells in a line that hold a menu, or all of it but one piece."""

    cells: tuple[str, ...]
    missing: str | None
    """The cell that is still empty, or under a cloche; None if the newest piece has just completed the line."""
    piece: str | None
    """The piece that is missing there."""


def laid_on_lines(board: Sequence[int]) -> list[int]:
    """The content of each line."""
    symbols = bytes(board).translate(_SYMBOLS) + b"\0"
    return memoryview(bytes(_on_all_lines(symbols))).cast("I").tolist()


def ribbons(laid: list[int], newest: int, hand: Sequence[int]) -> list[list[Ribbon]]:
    """For each menu of a hand, the lines that it could use."""
    found: list[list[Ribbon]] = [[] for _ in hand]
    fitting = _fitting(tuple(hand))
    for line, symbols in enumerate(laid):
        if symbols in fitting:
            for place, gap, piece in fitting[symbols]:
                if gap >= 0 or newest in LINES[line]:
                    found[place].append(_RIBBONS[line][gap][piece])
    return found


@functools.lru_cache(HANDS_KEPT)
def _fitting(hand: tuple[int, ...]) -> dict[int, list[Fit]]:
    """The contents of a line that a menu of this hand could use."""
    found: dict[int, list[Fit]] = {}
    for place, menu in enumerate(hand):
        for laid, gap, piece in _MENU_LINES[menu] if menu != NO_MENU else ():
            found.setdefault(laid, []).append((place, gap, piece))
    return found


def _menu_lines(symbols: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """What can lie on a line for one menu: all of it (B14: either way round), or all but one piece.

    With where it lacks a piece, and which; where it lacks none that does not matter.
    """
    found = []
    for ordered in dict.fromkeys((symbols, symbols[::-1])):
        for gap in range(-1, len(ordered)):
            laid = bytes([0 if at == gap else symbol for at, symbol in enumerate(ordered)]).ljust(LINE_BYTES, b"\0")
            found.append((int.from_bytes(laid, sys.byteorder), gap, ordered[gap]))
    return found


_MENU_LINES = [_menu_lines(symbols) for symbols in MENU_SYMBOLS]


def _ribbon(line: tuple[int, ...], gap: int, piece: int) -> Ribbon:
    cells = tuple(CELL_NAMES[cell] for cell in line)
    if gap < 0:
        return Ribbon(cells, None, None)
    return Ribbon(cells, cells[gap], PIECE_NAMES[piece - 1])


_RIBBONS = [[[_ribbon(line, gap, piece) for piece in range(TOQUE + 1)] for gap in (0, 1, 2, -1)] for line in LINES]
"""By line, gap (the last one lacks nothing) and piece."""
