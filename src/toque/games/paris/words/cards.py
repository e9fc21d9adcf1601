"""Cards and tiles as views show them: objectives, terrace rows, restaurants in the supply, the majority card."""

import functools
from collections.abc import Sequence

import msgspec

from toque.core.reading import Fields, read
from toque.core.types import Seat, State
from toque.games.paris.kernel.components import (
    AROUND,
    BUILDING_ROW,
    CATEGORY,
    CELL_NAMES,
    CELLS,
    COSTS_OF,
    DECOR_KINDS,
    ELEMENT_KIND,
    ELEMENTS,
    GROUND_OF,
    HALF_QUARTERS,
    HALVES,
    INCOME,
    INGREDIENTS,
    IS_BUILDABLE,
    MAJORITIES,
    MAJORITIES_EACH,
    MAJORITY_IDS,
    MAJORITY_OF,
    NO_TILE,
    OBJECTIVE_ROWS,
    OBJECTIVES,
    OUTSIDE,
    POINTS,
    QUARTER,
    RANK_POINTS,
    SIZE,
    SQUARES,
    TERRACE_ROWS,
    TILE_COST,
    TILE_INCOME,
    TILE_POINTS,
    TILES,
    TYPE_NAMES,
    TYPES,
    WIDTH,
)

OBJECTIVE_IDS = OBJECTIVES
QUARTERS_OF = {half: [int(quarter) for quarter in HALF_QUARTERS[i]] for i, half in enumerate(HALVES)}
ELEMENTS_OF = {
    decor: [element for element in range(ELEMENTS) if int(ELEMENT_KIND[element]) == i]
    for i, decor in enumerate(DECOR_KINDS)
}


class Objective(msgspec.Struct, frozen=True):
    """An objective card, face up."""

    id: str
    points: int
    condition: str
    count: int
    target: str
    """The decor, the half or the shape that it asks for."""
    is_met: bool
    """The seat that looks, or that has it, meets its condition now."""
    parts: list[tuple[int, int]] = []
    """The progress of that seat: have and need, for each thing that is counted; empty for a shape."""


class Row(msgspec.Struct, frozen=True):
    """One category of a player's terraces."""

    category: int
    taken: int
    tiles: int
    points: int
    next_cost: int | None
    next_points: int | None
    """Points of the row when the next tile is taken."""
    next_income: int


class Track(msgspec.Struct, frozen=True):
    """The spaces of a terrace row as printed, the first to be taken first: points are None if it shows +1."""

    costs: list[int]
    points: list[int | None]


class Supply(msgspec.Struct, frozen=True):
    """A type of restaurant and how many of it are left."""

    type: str
    name: str
    left: int
    category: int
    size: int
    cost: list[str]
    income: int
    points: int


class Majority(msgspec.Struct, frozen=True):
    """The majority card, and the points for first, second, third and fourth."""

    id: str
    majorities: list[str]
    points: list[int]


@functools.cache
def square(layout: int) -> list[str]:
    """The board as lines of letters."""
    return ["".join(_letter(layout, SIZE * y + x) for x in range(SIZE)) for y in range(SIZE)]


def _letter(layout: int, cell: int) -> str:
    ground = GROUND_OF[layout][cell]
    if ground in (OUTSIDE, BUILDING_ROW):
        return " " if ground == OUTSIDE else "#"
    return SQUARES[layout][cell % SIZE, cell // SIZE]


@functools.cache
def areas(layout: int) -> dict[str, list[str]]:
    """The cells where a terrace counts for a decor or for a half (P4, P44)."""
    found: dict[str, list[str]] = {name: [] for name in (*DECOR_KINDS, *HALVES)}
    for cell in range(CELLS):
        if IS_BUILDABLE[layout, cell]:
            for name in _areas_of(layout, cell):
                found[name].append(CELL_NAMES[cell])
    return found


def _areas_of(layout: int, cell: int) -> set[str]:
    elements = (e for e in range(ELEMENTS) if int(AROUND[layout, cell]) >> e & 1)
    halves = (half for i, half in enumerate(HALVES) if QUARTER[cell] in HALF_QUARTERS[i])
    return {DECOR_KINDS[int(ELEMENT_KIND[element])] for element in elements} | set(halves)


@functools.cache
def tracks() -> list[Track]:
    """The four terrace rows as printed (P6)."""
    return [
        Track(
            costs=[int(space["cost"]) for space in row],
            points=[int(space["points"]) if space["points"] else None for space in row],
        )
        for row in TERRACE_ROWS
    ]


@functools.cache
def objective(number: int, is_met: bool, parts: tuple[tuple[int, int], ...] = ()) -> Objective:
    """An objective, face up."""
    row = OBJECTIVE_ROWS[number]
    return Objective(
        id=row["id"],
        points=int(row["points"]),
        condition=row["kind"],
        count=int(row["count"]),
        target=row["target"],
        is_met=is_met,
        parts=list(parts),
    )


@functools.cache
def turns(shape: str) -> list[str]:
    """A shape turned and mirrored (P46)."""
    lines, found = shape.split("/"), set()
    for _ in range(4):
        lines = ["".join(column) for column in zip(*reversed(lines), strict=True)]
        found |= {"/".join(lines), "/".join(reversed(lines))}
    return sorted(found)


def parts(s: State | Fields, seat: Seat, number: int) -> tuple[tuple[int, int], ...]:
    """What a seat has and needs of each thing that an objective counts (P44, P45); nothing for a shape."""
    s, row = read(s), OBJECTIVE_ROWS[number]
    condition, wanted = row["kind"], int(row["count"])
    if condition == "shape":
        return ()
    taken = s.taken[seat]
    if condition == "category_complete":
        return tuple((count, int(TILES[category])) for category, count in enumerate(taken))
    return tuple((count, wanted) for count in _counted(s, seat, condition, row["target"], taken))


def _counted(s: Fields, seat: Seat, condition: str, target: str, taken: Sequence[int]) -> Sequence[int]:
    if condition in ("placed", "per_category"):
        return [sum(taken)] if condition == "placed" else taken
    quarters = s.quarter[seat]
    if condition == "per_quarter":
        return list(quarters)
    if condition == "in_half":
        return [sum(quarters[int(quarter)] for quarter in HALF_QUARTERS[HALVES.index(target)])]
    around = [(DECOR_KINDS[int(ELEMENT_KIND[e])], count) for e, count in enumerate(s.around[seat])]
    if condition == "around_each_element":
        return [count for kind, count in around if kind == target]
    return [sum(count for kind, count in around if kind == decor) for decor in DECOR_KINDS]


@functools.cache
def row(category: int, taken: int) -> Row:
    """A terrace row from which `taken` tiles are taken."""
    cost = int(TILE_COST[category, taken])
    is_left = cost != NO_TILE
    return Row(
        category=category + 1,
        taken=taken,
        tiles=int(TILES[category]),
        points=int(TILE_POINTS[category, taken]),
        next_cost=cost if is_left else None,
        next_points=int(TILE_POINTS[category, taken + 1]) if is_left else None,
        next_income=int(TILE_INCOME[category, taken]),
    )


@functools.cache
def supply(kind: int, left: int) -> Supply:
    """A type of restaurant."""
    return Supply(
        type=TYPES[kind],
        name=TYPE_NAMES[kind],
        left=left,
        category=int(CATEGORY[kind]) + 1,
        size=int(WIDTH[kind]),
        cost=[INGREDIENTS[i] for i in COSTS_OF[kind]],
        income=int(INCOME[kind]),
        points=int(POINTS[kind]),
    )


@functools.cache
def majority(card: int, players: int) -> Majority:
    """The majority card."""
    names = [MAJORITIES[int(MAJORITY_OF[card, i])] for i in range(MAJORITIES_EACH)]
    return Majority(MAJORITY_IDS[card], names, [int(RANK_POINTS[players, rank]) for rank in range(players)])


def majority_counts(
    card: Majority, *, restaurants: int, money: int, pigeons: int, quarters: Sequence[int], around: Sequence[int]
) -> dict[str, int]:
    """The number of things that the majority card counts, as far as everybody knows (P52, P53)."""
    simple = {"restaurants": restaurants, "money": money, "pigeons": pigeons}
    counts = {}
    for name in card.majorities:
        if name in QUARTERS_OF:
            counts[name] = sum([quarters[quarter] for quarter in QUARTERS_OF[name]])
        elif name in ELEMENTS_OF:
            counts[name] = sum([around[element] for element in ELEMENTS_OF[name]])
        else:
            counts[name] = simple[name]
    return counts
