"""What a terrace would cost, bring and touch: what its builder is shown beside the points.

All of it comes from what the builder sees, so nothing can be learned by asking.
"""

from collections.abc import Iterator

import msgspec

from toque.core.kernel.events import Event
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import CELL_NAMES, SIZE
from toque.games.paris.words import cards
from toque.games.paris.words.cards import Objective
from toque.games.paris.words.view import View

WORTH_SHOWING = 2
"""A shape is shown if it has at least this many terraces, with the new one."""
FREE = ".p"


class Fit(msgspec.Struct, frozen=True):
    """How a shape could lie so that the terrace is a part of it."""

    objective: str
    cells: list[str]
    filled: int


class Outlook(msgspec.Struct, frozen=True):
    """The cost and the effects of a terrace."""

    cell: str
    restaurant: int
    price: int
    points: int
    income: int
    has_pigeon: bool
    majorities: list[str]
    """The majorities that it counts for."""
    fits: list[Fit]
    """Objectives that it brings nearer, the nearest first."""


def preview_details(view: View, foreseen: list[Event]) -> Outlook | None:
    """The effects of the terrace that the preview builds; None if it builds none."""
    built = next((event for event in foreseen if event.kind == state.TERRACE_BUILT), None)
    if built is None or view.seat is None:
        return None
    cell, number = CELL_NAMES[built.first], built.second
    row = view.seats[view.seat].rows[view.restaurants[number - 1].category - 1]
    is_covered = any(terrace.cell == cell for terrace in view.terraces)
    areas = cards.areas(view.layout)
    return Outlook(
        cell=cell,
        restaurant=number,
        price=built.third,
        points=(row.points if row.next_points is None else row.next_points) - row.points,
        income=row.next_income,
        has_pigeon=not is_covered and _ground(view, built.first) == "p",
        majorities=[name for name in view.majority.majorities if cell in areas.get(name, [])],
        fits=_fits(view, built.first, number),
    )


def _fits(view: View, cell: int, restaurant: int) -> list[Fit]:
    hand = view.seats[view.seat or 0].hand
    shapes = [card for card in [*(hand.objectives if hand else []), *view.common] if card.condition == "shape"]
    found = [_best_fit(view, card, cell, restaurant) for card in shapes if not card.is_met]
    return sorted((fit for fit in found if fit), key=lambda fit: -fit.filled)


def _best_fit(view: View, card: Objective, cell: int, restaurant: int) -> Fit | None:
    """The shape of which most is there already, with the rest still free."""
    terraces = {CELL_NAMES.index(terrace.cell): terrace.restaurant for terrace in view.terraces}
    own = {cell} | {place for place, number in terraces.items() if number == restaurant}
    best: Fit | None = None
    for places in _positions(card.target, cell):
        filled = sum(place in own for place in places)
        is_possible = all(place in own or (place not in terraces and _ground(view, place) in FREE) for place in places)
        if is_possible and filled >= WORTH_SHOWING and (best is None or filled > best.filled):
            best = Fit(card.id, [CELL_NAMES[place] for place in places], filled)
    return best


def _ground(view: View, cell: int) -> str:
    return view.square[cell // SIZE][cell % SIZE]


def _positions(shape: str, cell: int) -> Iterator[list[int]]:
    """Every way in which a cell can be a part of a shape (P46)."""
    for turn in cards.turns(shape):
        marks = [(x, y) for y, line in enumerate(turn.split("/")) for x, mark in enumerate(line) if mark == "#"]
        for x, y in marks:
            yield [cell + SIZE * (other_y - y) + other_x - x for other_x, other_y in marks]
