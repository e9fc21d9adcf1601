"""The components of Banquet Royal, read once from `data/` into arrays that the rules bake in."""

from pathlib import Path

from ....core.kernel.constants import as_bits, constants, rows

DATA = Path(__file__).resolve().parent.parent / "data"

# The table: 36 spaces and the bouquet, in the order of board.csv (B1).
CELL_ROWS = rows(DATA / "board.csv")
CELLS = len(CELL_ROWS)
COORDINATES = [(int(row["q"]), int(row["r"])) for row in CELL_ROWS]
ROW_LETTERS = "ABCDEFG"
_ROWS = sorted({r for _, r in COORDINATES})
CELL_NAMES = [
    f"{ROW_LETTERS[_ROWS.index(r)]}{sum(other[1] == r and other[0] <= q for other in COORDINATES)}"
    for q, r in COORDINATES
]
"""Row from the top and place in the row: A1 to G4."""
BOUQUET = next(x for x, row in enumerate(CELL_ROWS) if row["kind"] == "bouquet")
SPACES = CELLS - 1
AXES = ((1, 0), (0, 1), (1, -1))
_CELL_AT = {coordinate: x for x, coordinate in enumerate(COORDINATES)}


def _neighbours(x: int) -> list[int]:
    q, r = COORDINATES[x]
    steps = [(sign * dq, sign * dr) for dq, dr in AXES for sign in (1, -1)]
    return sorted(_CELL_AT[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in _CELL_AT)


def _lines() -> list[tuple[int, int, int]]:
    """Three consecutive spaces in a line, not across the bouquet (B13)."""
    lines = []
    for q, r in COORDINATES:
        for dq, dr in AXES:
            line = [_CELL_AT.get((q + step * dq, r + step * dr), BOUQUET) for step in range(3)]
            if BOUQUET not in line:
                lines.append((line[0], line[1], line[2]))
    return lines


NEIGHBOURS = [_neighbours(x) for x in range(CELLS)]
TOUCHING = constants([as_bits([y for y in NEIGHBOURS[x] if y != BOUQUET]) for x in range(CELLS)])
"""Spaces that share an edge with a cell, as bits."""
AROUND_BOUQUET = as_bits(NEIGHBOURS[BOUQUET])
ALL_SPACES = as_bits([x for x in range(CELLS) if x != BOUQUET])
ORDER_SPACES = constants([x for x, row in enumerate(CELL_ROWS) if row["kind"] == "order"])
"""The spaces on which B5 puts the Royal Orders."""

LINES = _lines()
ALL_LINES = constants(LINES)
LINE_CELLS = constants([sum(1 << cell for cell in line) for line in LINES])
"""The cells of each line as bits."""
_THROUGH = [[line for line in LINES if x in line] for x in range(CELLS)]
MOST_LINES = max(map(len, _THROUGH))
LINE_COUNT = constants([len(through) for through in _THROUGH])
LINES_THROUGH = constants([(through + [(0, 0, 0)] * MOST_LINES)[:MOST_LINES] for through in _THROUGH])
"""The lines through a cell: LINES_THROUGH[cell, i] is three cells, for i below LINE_COUNT[cell]."""

# Pieces: 0 is none, 1 to 4 the dishes, 5 and up the toques of seats 0, 1, 2, 3.
DISH_ROWS = rows(DATA / "dishes.csv")
DISHES = [row["id"] for row in DISH_ROWS]
KINDS = len(DISHES)
TOQUE = KINDS + 1
SYMBOLS = KINDS + 2
COPIES = constants([int(row["copies"]) for row in DISH_ROWS])
TOQUES_EACH = 2

# Menus, by their row in menus.csv; a deck is the menus of one number of crowns.
MENU_ROWS = rows(DATA / "menus.csv")
MENUS = len(MENU_ROWS)
MENU_IDS = [row["id"] for row in MENU_ROWS]
CROWN_VALUES = sorted({int(row["crowns"]) for row in MENU_ROWS})
DECKS = len(CROWN_VALUES)
CROWNS = constants(CROWN_VALUES)
"""Crowns on the menus of a deck."""
DECK_OF = constants([CROWN_VALUES.index(int(row["crowns"])) for row in MENU_ROWS])
DECK_MENUS = constants([as_bits([m for m in range(MENUS) if DECK_OF[m] == deck]) for deck in range(DECKS)])
HAND = 3


def _symbol(name: str) -> int:
    return TOQUE if name == "toque" else 1 + DISHES.index(name)


MENU_SYMBOLS = [tuple(_symbol(row[place]) for place in ("first", "second", "third")) for row in MENU_ROWS]


MENU_TRIPLES = constants(MENU_SYMBOLS)


def _menus_by_line() -> list[int]:
    """For every three symbols in a row, the menus that they fulfil, read from either end (B13)."""
    found = [0] * SYMBOLS**3
    for menu, (first, second, third) in enumerate(MENU_SYMBOLS):
        for a, b, c in ((first, second, third), (third, second, first)):
            found[(a * SYMBOLS + b) * SYMBOLS + c] |= 1 << menu
    return found


MENUS_BY_LINE = constants(_menus_by_line())

# Royal Orders.
ORDER_ROWS = rows(DATA / "orders.csv")
ORDER_COPIES = constants([next(int(row["copies"]) for row in ORDER_ROWS if row["dish"] == dish) for dish in DISHES])
ORDERS = sum(int(row["copies"]) for row in ORDER_ROWS)
DIFFERENT_ORDERS = constants([0, 1, 3, 5, 8])
"""All you can eat: points for 0 to 4 different dishes among the orders (B24)."""

# Gourmet's majorities (B22), by deck.
MAJORITY_POINTS = constants([3, 2, 0])
