"""The components of Dinner in Paris, read once from `data/` into arrays that the rules bake in.

The square lies in a frame of 20 by 20 cells; cell x, y is number 20 * y + x. A layout is a printed board with its
building row: one for each number of players, and the two-player side, which lies in the middle of the frame.
"""

from pathlib import Path

from ....core.kernel.constants import compact, constants, rows

DATA = Path(__file__).resolve().parent.parent / "data"

# The square (P1 to P4).
SIZE = 20
CELLS = SIZE * SIZE
CORNERS = 4
SPOTS = CELLS + CORNERS
"""The spots for terraces: a cell, or an inner corner as seen from the building on its east or west.

An inner corner is in front of two buildings. As a cell it is in front of the northern or southern one.
"""
CELL_NAMES = [f"{'ABCDEFGHIJKLMNOPQRST'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)]
CORNER_NAMES = ("north_west", "north_east", "south_west", "south_east")
FOUR_PLAYERS, THREE_PLAYERS, TWO_PLAYERS, TWO_PLAYER_SIDE = range(4)
RINGS = (0, 1, 2, 2)
LAYOUTS = len(RINGS)
STEPS = constants([-SIZE, -1, 1, SIZE])
"""From a cell to its orthogonal neighbours."""


def _read_square(name: str) -> dict[tuple[int, int], str]:
    lines = (DATA / name).read_text(encoding="utf-8").split()
    margin = (SIZE - len(lines)) // 2
    return {(x + margin, y + margin): letter for y, line in enumerate(lines) for x, letter in enumerate(line)}


SQUARES = [_read_square("square.txt")] * 3 + [_read_square("square_two.txt")]
OUTSIDE, BUILDING_ROW, DECOR, PLAIN, PIGEON = range(5)


def _ring(x: int, y: int) -> int:
    """How far a cell is from the edge of the frame."""
    return min(x, y, SIZE - 1 - x, SIZE - 1 - y)


def _ground_of(layout: int, cell: int) -> int:
    x, y = cell % SIZE, cell // SIZE
    if _ring(x, y) <= RINGS[layout]:
        return BUILDING_ROW if _ring(x, y) == RINGS[layout] else OUTSIDE
    return {".": PLAIN, "p": PIGEON}.get(SQUARES[layout][x, y], DECOR)


GROUND_OF = [[_ground_of(layout, cell) for cell in range(CELLS)] for layout in range(LAYOUTS)]
GROUND = compact(GROUND_OF)
IS_BUILDABLE = compact([[int(ground >= PLAIN) for ground in grounds] for grounds in GROUND_OF])

# Decor: kinds, and the elements that stand on the square (P1, P44).
DECOR_KINDS = ("fountain", "flower_bed", "band", "lamp")
DECOR_LETTERS = dict(zip("OFBL", range(4), strict=True))


def _elements(layout: int) -> list[tuple[int, frozenset[tuple[int, int]]]]:
    """Kind and cells of every element: connected cells of one letter, by kind, from north-west to south-east."""
    square, found = SQUARES[layout], []
    left = {place for place, letter in square.items() if letter in DECOR_LETTERS}
    for place in sorted(left, key=lambda place: (place[1], place[0])):
        if place not in left:
            continue
        piece, grow = {place}, [place]
        while grow:
            x, y = grow.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left - piece and square[near] == square[place]:
                    piece.add(near)
                    grow.append(near)
        left -= piece
        found.append((DECOR_LETTERS[square[place]], frozenset(piece)))
    return sorted(found, key=lambda element: element[0])


ELEMENTS_OF = [_elements(layout) for layout in range(LAYOUTS)]
ELEMENTS = len(ELEMENTS_OF[0])
ELEMENT_KIND = constants([kind for kind, _ in ELEMENTS_OF[0]])
FIRST_ELEMENT = constants([sum(kind < decor for kind, _ in ELEMENTS_OF[0]) for decor in range(len(DECOR_KINDS) + 1)])
"""The elements of a kind of decor follow each other: those of decor d end where those of d + 1 begin."""


def _around(layout: int, cell: int) -> int:
    """The elements that a cell is around, as bits (P44)."""
    x, y = cell % SIZE, cell // SIZE
    near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return sum(1 << i for i, (_, cells) in enumerate(ELEMENTS_OF[layout]) if cells & near)


AROUND = compact([[_around(layout, cell) for cell in range(CELLS)] for layout in range(LAYOUTS)])

# Quarters and halves of the printed board (P4): the two-player side lies in the middle, so its halves are the frame's.
QUARTERS = 4
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = range(QUARTERS)
QUARTER = compact([(cell % SIZE >= SIZE // 2) + 2 * (cell // SIZE >= SIZE // 2) for cell in range(CELLS)])
HALVES = ("north", "south", "east", "west")
HALF_QUARTERS = constants(
    [(NORTH_WEST, NORTH_EAST), (SOUTH_WEST, SOUTH_EAST), (NORTH_EAST, SOUTH_EAST), (NORTH_WEST, SOUTH_WEST)]
)

# The building row (P2): a lot is a cell of it, side * 20 + x on the northern and southern side, + y on the others.
SIDES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)
LOTS = 4 * SIZE


def lot_cell(layout: int, lot: int, inwards: int = 0) -> int:
    """The cell of a lot, or the cell that many steps in front of it."""
    side, along, near = lot // SIZE, lot % SIZE, RINGS[layout] + inwards
    x = along if side in (NORTH, SOUTH) else (near if side == WEST else SIZE - 1 - near)
    y = along if side in (EAST, WEST) else (near if side == NORTH else SIZE - 1 - near)
    return SIZE * y + x


def corner_cell(layout: int, corner: int) -> int:
    """The cell of the square in an inner corner."""
    near = RINGS[layout] + 1
    x = near if corner in (NORTH_WEST, SOUTH_WEST) else SIZE - 1 - near
    y = near if corner in (NORTH_WEST, NORTH_EAST) else SIZE - 1 - near
    return SIZE * y + x


def _is_lot(layout: int, lot: int) -> bool:
    return RINGS[layout] < lot % SIZE < SIZE - 1 - RINGS[layout]


def _front(layout: int, lot: int) -> int:
    """The spot in front of a lot."""
    cell = lot_cell(layout, lot, 1)
    corners = [corner_cell(layout, corner) for corner in range(CORNERS)]
    return CELLS + corners.index(cell) if lot // SIZE in (EAST, WEST) and cell in corners else cell


LOTS_OF = [[lot for lot in range(LOTS) if _is_lot(layout, lot)] for layout in range(LAYOUTS)]
NOTHING = -1
FRONT_OF = [
    [_front(layout, lot) if _is_lot(layout, lot) else NOTHING for lot in range(LOTS)] for layout in range(LAYOUTS)
]
FRONT = compact(FRONT_OF)
"""The spot in front of a lot."""
LOT_BEHIND = compact(
    [[fronts.index(spot) if spot in fronts else NOTHING for spot in range(SPOTS)] for fronts in FRONT_OF]
)
"""The lot that a spot is in front of, or NOTHING."""
CELL_OF = compact(
    [list(range(CELLS)) + [corner_cell(layout, corner) for corner in range(CORNERS)] for layout in range(LAYOUTS)]
)
"""The cell of a spot."""


def _corner_near(layout: int, cell: int) -> int:
    x, y = cell % SIZE, cell // SIZE
    for corner in range(CORNERS):
        other = corner_cell(layout, corner)
        if abs(x - other % SIZE) + abs(y - other // SIZE) <= 1:
            return CELLS + corner
    return NOTHING


CORNER_NEAR = compact([[_corner_near(layout, cell) for cell in range(CELLS)] for layout in range(LAYOUTS)])
"""The corner spot on a cell or next to it, or NOTHING."""
FREE_LOTS = constants([sum(1 << lot for lot in range(SIZE) if _is_lot(layout, lot)) for layout in range(LAYOUTS)])
"""The lots of one side, as bits along it."""
ROW_OF = compact([spot // SIZE for spot in range(SPOTS)])
BIT_OF = compact([1 << (spot % SIZE) for spot in range(SPOTS)])
"""A set of spots is 21 rows of 20 bits; the last row holds the four corners."""
SPOT_ROWS = SIZE + 1

# Resource cards (P5).
RESOURCE_ROWS = rows(DATA / "resources.csv")
RESOURCES = [row["id"] for row in RESOURCE_ROWS]
KINDS = len(RESOURCES)
COPIES = constants([int(row["copies"]) for row in RESOURCE_ROWS])
CARDS = sum(int(row["copies"]) for row in RESOURCE_ROWS)
COIN = RESOURCES.index("coin")
INGREDIENTS = [row["id"] for row in RESOURCE_ROWS if row["gives"] == row["id"] != "coin"]
INGREDIENT_COUNT = len(INGREDIENTS)


def _gives(row: dict[str, str]) -> int:
    return sum(1 << INGREDIENTS.index(name) for name in row["gives"].split() if name != "coin")


GIVES_OF = [_gives(row) for row in RESOURCE_ROWS]
GIVES = constants(GIVES_OF)
"""The ingredients of a card, as bits; none for a coin."""
PLAIN_CARD = constants([RESOURCES.index(name) for name in INGREDIENTS])
"""The card that gives one ingredient only."""
MIXED = [kind for kind in range(KINDS) if GIVES_OF[kind].bit_count() > 1]
MIXED_CARDS = constants(MIXED)
"""The cards with several ingredients: one copy each, so that a hand's are a set of bits."""
MIXED_BIT = constants([1 << MIXED.index(kind) if kind in MIXED else 0 for kind in range(KINDS)])
HELPS = constants(
    [sum(1 << i for i, kind in enumerate(MIXED) if GIVES_OF[kind] & wanted) for wanted in range(1 << INGREDIENT_COUNT)]
)
"""The mixed cards that give one of these ingredients, as bits."""
SHOWS = constants([sum(1 << (3 * i) for i in range(INGREDIENT_COUNT) if gives >> i & 1) for gives in GIVES_OF])
"""Ingredients of a card as counters of three bits each: the sum over a row of four says how often each is shown."""
ONES = sum(1 << (3 * i) for i in range(INGREDIENT_COUNT))
FOURS = ONES << 2
ROW = 4
HAND_LIMIT = 7
FIRST_HAND = 4
MOST_CARDS = 16
"""A hand may grow past its limit during Build: four `draw_two` give eight cards."""

# Restaurants (P5).
RESTAURANT_ROWS = rows(DATA / "restaurants.csv")
TYPES = [row["id"] for row in RESTAURANT_ROWS]
TYPE_NAMES = [row["name"] for row in RESTAURANT_ROWS]
TYPE_COUNT = len(TYPES)
CATEGORIES = 4
CATEGORY = constants([int(row["category"]) - 1 for row in RESTAURANT_ROWS])
WIDTH = constants([int(row["size"]) for row in RESTAURANT_ROWS])
SUPPLY = constants([int(row["copies"]) for row in RESTAURANT_ROWS])
INCOME = constants([int(row["income"]) for row in RESTAURANT_ROWS])
POINTS = constants([int(row["points"]) for row in RESTAURANT_ROWS])
RESTAURANTS = sum(int(row["copies"]) for row in RESTAURANT_ROWS)
COSTS_OF = [[INGREDIENTS.index(name) for name in row["cost"].split()] for row in RESTAURANT_ROWS]
MOST_INGREDIENTS = max(map(len, COSTS_OF))
COST_SIZE = constants([len(cost) for cost in COSTS_OF])
COST = constants([(cost + [0] * MOST_INGREDIENTS)[:MOST_INGREDIENTS] for cost in COSTS_OF])
"""The ingredients of a type in the order in which they are paid."""
NEEDS = compact(
    [
        [[cost[step:].count(i) for i in range(INGREDIENT_COUNT)] for step in range(MOST_INGREDIENTS + 1)]
        for cost in COSTS_OF
    ]
)
"""How often a type still needs an ingredient when the first `step` are paid."""
NEED_BITS = 4
PACKED_NEEDS = constants([sum(cost.count(i) << (NEED_BITS * i) for i in range(INGREDIENT_COUNT)) for cost in COSTS_OF])
"""The ingredients of a type as counters of four bits each."""
EACH_NEED = sum(1 << (NEED_BITS * i) for i in range(INGREDIENT_COUNT))
MOST_COUNTED = (1 << (NEED_BITS - 1)) - 1
END_RESTAURANTS = constants([0, 0, 11, 13, 15])
"""How many restaurants trigger the end, by the number of players (P47)."""
FIRST_INCOME = 1
MOST_INCOME = 26

# Terrace rows (P6): what the next tile costs and brings when n have been taken.
TERRACE_ROWS = [
    [row for row in rows(DATA / "terraces.csv") if int(row["category"]) == c + 1] for c in range(CATEGORIES)
]
TAKEN = max(map(len, TERRACE_ROWS)) + 1
"""How many numbers of taken tiles there are: 0 to all of the longest row."""
NO_TILE = 99
"""The cost of a tile that is not there: more than any budget."""
TILES = constants([len(spaces) for spaces in TERRACE_ROWS])
TILE_COST = constants(
    [[int(row["cost"]) for row in spaces] + [NO_TILE] * (TAKEN - len(spaces)) for spaces in TERRACE_ROWS]
)
TILE_INCOME = constants(
    [[int(row["income"]) for row in spaces] + [0] * (TAKEN - len(spaces)) for spaces in TERRACE_ROWS]
)


def _points_after(spaces: list[dict[str, str]], taken: int) -> int:
    """P49: the points of the last emptied space; if it shows +1, of the one before it, or 0."""
    shown = [row["points"] for row in spaces[max(0, taken - 2) : taken]]
    return int(next((points for points in reversed(shown) if points), 0))


TILE_POINTS = constants(
    [[_points_after(spaces, min(taken, len(spaces))) for taken in range(TAKEN)] for spaces in TERRACE_ROWS]
)

# Pigeon cards (P5): the kinds that act at once come first.
PIGEON_ROWS = rows(DATA / "pigeons.csv")
PIGEONS = [row["id"] for row in PIGEON_ROWS]
PIGEON_KINDS = len(PIGEONS)
PIGEON_COPIES = constants([int(row["copies"]) for row in PIGEON_ROWS])
PIGEON_CARDS = sum(int(row["copies"]) for row in PIGEON_ROWS)
DRAW_TWO, FREE_TERRACE, TWO_COINS, OBJECTIVE, ONE_LESS, INTRUDE = (
    PIGEONS.index(name) for name in ("draw_two", "free_terrace", "two_coins", "objective", "one_less", "intrude")
)
IS_KEPT = constants([int(row["when"] == "keep") for row in PIGEON_ROWS])
COVERS_EACH = 2

# Objectives (P5, P42 to P46).
OBJECTIVE_ROWS = rows(DATA / "objectives.csv")
OBJECTIVES = [row["id"] for row in OBJECTIVE_ROWS]
OBJECTIVE_COUNT = len(OBJECTIVES)
ALL_OBJECTIVES = (1 << OBJECTIVE_COUNT) - 1
OBJECTIVE_POINTS = constants([int(row["points"]) for row in OBJECTIVE_ROWS])
CONDITIONS = (
    "around_each_type",
    "around_each_element",
    "per_category",
    "per_quarter",
    "in_half",
    "placed",
    "category_complete",
    "shape",
)
AROUND_EACH_TYPE, AROUND_EACH_ELEMENT, PER_CATEGORY, PER_QUARTER, IN_HALF, PLACED, CATEGORY_COMPLETE, SHAPE = range(8)
CONDITION = constants([CONDITIONS.index(row["kind"]) for row in OBJECTIVE_ROWS])
WANTED = constants([int(row["count"]) for row in OBJECTIVE_ROWS])
SHAPE_TEXTS = [row["target"] for row in OBJECTIVE_ROWS if row["kind"] == "shape"]
SHAPES = len(SHAPE_TEXTS)


def _target(row: dict[str, str]) -> int:
    for names in (DECOR_KINDS, HALVES, SHAPE_TEXTS):
        if row["target"] in names:
            return names.index(row["target"])
    return 0


TARGET = constants([_target(row) for row in OBJECTIVE_ROWS])
"""The decor, half or shape that an objective asks for."""


def _turned(shape: frozenset[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """A shape in all its positions, turned and mirrored (P46), each with its corner at 0, 0."""
    found = set()
    for mirror in (1, -1):
        for turns in range(4):
            cells = [(mirror * x, y) for x, y in shape]
            for _ in range(turns):
                cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - top) for x, y in cells))
    return found


SHAPE_CELLS = [
    frozenset((x, y) for y, line in enumerate(text.split("/")) for x, mark in enumerate(line) if mark == "#")
    for text in SHAPE_TEXTS
]
SHAPE_SIZE = len(SHAPE_CELLS[0])


def _fewest_tiles(row: dict[str, str]) -> int:
    """A number of tiles without which nobody meets the condition; it may take more."""
    wanted = int(row["count"])
    if row["kind"] in ("per_category", "per_quarter"):
        return wanted * QUARTERS
    if row["kind"] == "category_complete":
        return wanted * min(map(len, TERRACE_ROWS))
    return SHAPE_SIZE if row["kind"] == "shape" else wanted


WITHIN_REACH = constants(
    [
        sum(1 << i for i, row in enumerate(OBJECTIVE_ROWS) if _fewest_tiles(row) <= tiles)
        for tiles in range(sum(map(len, TERRACE_ROWS)) + 1)
    ]
)
"""The objectives that a seat may have met when it has taken n tiles, as bits: of the others it need not look."""

_NEAR = sorted(
    (
        (x, y)
        for x in range(-SHAPE_SIZE, SHAPE_SIZE)
        for y in range(-SHAPE_SIZE, SHAPE_SIZE)
        if 0 < abs(x) + abs(y) < SHAPE_SIZE
    ),
    key=lambda place: (abs(place[0]) + abs(place[1]), place),
)
"""Where the other cells of a shape can be, seen from one of its cells; the four next to it come first."""
NEAR_STEPS = constants([SIZE * y + x for x, y in _NEAR])
_POSITIONS = [
    (shape, sum(1 << _NEAR.index((x - first[0], y - first[1])) for x, y in cells if (x, y) != first))
    for shape in range(SHAPES)
    for cells in sorted(_turned(SHAPE_CELLS[shape]), key=sorted)
    for first in sorted(cells)
]
"""Every way in which one cell can be a part of a shape: the shape, and its other five cells as bits of `_NEAR`."""
POSITION_SHAPE = compact([shape for shape, _ in _POSITIONS])
NEXT_TO = (1 << len(STEPS)) - 1
"""The bits of the four cells next to one."""
_FITTING = [
    [(shape, cells) for shape, cells in _POSITIONS if cells & NEXT_TO & ~beside == 0] for beside in range(NEXT_TO + 1)
]
FIRST_FITTING = constants([sum(map(len, _FITTING[:beside])) for beside in range(NEXT_TO + 2)])
"""For each set of cells next to one, where the positions begin that need no other of the four."""
FITTING_CELLS = constants([cells for fitting in _FITTING for _, cells in fitting])
FITTING_SHAPE = compact([1 << shape for fitting in _FITTING for shape, _ in fitting])

# Majority cards (P5, P50 to P53).
MAJORITIES = (*DECOR_KINDS, *HALVES, "restaurants", "money", "pigeons")
HALF_MAJORITY = len(DECOR_KINDS)
MOST_RESTAURANTS, MOST_MONEY, _ = range(HALF_MAJORITY + len(HALVES), len(MAJORITIES))  # the last is pigeons
MAJORITY_ROWS = rows(DATA / "majorities.csv")
MAJORITY_IDS = [row["id"] for row in MAJORITY_ROWS]
MAJORITY_CARDS = len(MAJORITY_IDS)
MAJORITIES_EACH = 3
MAJORITY_OF = constants(
    [[MAJORITIES.index(row[place]) for place in ("first", "second", "third")] for row in MAJORITY_ROWS]
)
_RANK_POINTS = {
    int(row["players"]): [int(row[rank] or 0) for rank in ("first", "second", "third", "fourth")]
    for row in rows(DATA / "majority_points.csv")
}
RANK_POINTS = constants([_RANK_POINTS.get(players, [0] * 4) for players in range(5)])

MOST_ROUNDS = 60
"""The game is stopped and scored after this many (P56)."""
