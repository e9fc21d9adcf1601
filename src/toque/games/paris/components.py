"""The components as a view shows them: objectives, terrace rows, restaurants in the supply, the majority card."""

import functools
from collections.abc import Sequence

import msgspec

from toque.games.paris.table import (
    BUILDING_ROW,
    CATEGORY,
    COSTS_OF,
    DECOR_KINDS,
    ELEMENT_KIND,
    ELEMENTS,
    GROUND_OF,
    HALF_QUARTERS,
    HALVES,
    INCOME,
    INGREDIENTS,
    MAJORITIES,
    MAJORITIES_EACH,
    MAJORITY_IDS,
    MAJORITY_OF,
    NO_TILE,
    OBJECTIVE_ROWS,
    OBJECTIVES,
    OUTSIDE,
    POINTS,
    RANK_POINTS,
    SIZE,
    SQUARES,
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
def objective(number: int, is_met: bool) -> Objective:
    """An objective, face up."""
    row = OBJECTIVE_ROWS[number]
    return Objective(row["id"], int(row["points"]), row["kind"], int(row["count"]), row["target"], is_met)


@functools.cache
def row(category: int, taken: int) -> Row:
    """A terrace row from which so many tiles are taken."""
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
    """What a seat has of what the majority card counts, as far as everybody knows (P52, P53)."""
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
