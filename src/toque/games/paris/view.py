"""What one seat may see of a Dinner in Paris table: the only source for screens, spectators and people."""

from typing import Any

import msgspec

from toque.core import record
from toque.games.paris import components, state
from toque.games.paris.components import Majority, Objective, Row, Supply, Track
from toque.games.paris.rules.objectives import meets
from toque.games.paris.scoring import SCORE_LINES, scores
from toque.games.paris.table import (
    CATEGORIES,
    CATEGORY,
    CELL_NAMES,
    CELL_OF,
    CELLS,
    COIN,
    COST,
    END_RESTAURANTS,
    INGREDIENTS,
    KINDS,
    OBJECTIVE_COUNT,
    PIGEON_CARDS,
    PIGEON_KINDS,
    PIGEONS,
    RESOURCES,
    ROW,
    SIDES,
    SIZE,
    SPOTS,
    TWO_COINS,
    TYPE_COUNT,
    TYPE_NAMES,
    TYPES,
    WIDTH,
    lot_cell,
)

PONDERING = (state.PAY, state.SITE, state.PREPARE)
"""Phases that only the player themselves can tell from ACTION."""


class Terrace(msgspec.Struct, frozen=True):
    """A terrace that lies open on the square."""

    cell: str
    restaurant: int
    owner: int


class Restaurant(msgspec.Struct, frozen=True):
    """A restaurant on the building row; it is called by the number of its opening."""

    number: int
    type: str
    name: str
    owner: int
    category: int
    side: str
    lot: int
    cells: list[str]
    terraces: int
    next_cost: int | None
    """What its next terrace costs; None when the row has no tile left."""
    spots: list[str]
    """Cells where it could build without an intrude card, whatever that costs."""
    is_intruding: bool
    covers_left: int


class Turn(msgspec.Struct, frozen=True):
    """How far the turn has come, as far as the seat that looks may know."""

    seat: int
    actions_left: int
    has_built: bool
    budget: int | None
    """Money left in Build; before it, what there would be to spend."""
    coins_chosen: int
    two_coins_chosen: int
    may_complete_second: bool
    extending: int | None
    """The restaurant that must build a free terrace."""
    draws_left: int
    opening: str | None
    ingredient: str | None
    """The ingredient that is to be paid next."""
    paid: list[str]
    """Cards chosen so far; "one_less" where that saves an ingredient."""
    drawn: Objective | None


class Hand(msgspec.Struct, frozen=True):
    """What only its owner sees."""

    cards: dict[str, int]
    objectives: list[Objective]
    choice: str | None
    """The first objective chosen, while others are still choosing."""
    pigeons: dict[str, int]
    fresh: dict[str, int]
    """Those of the pigeon cards that came this turn and cannot be used before the next."""


class Seat(msgspec.Struct, frozen=True):
    """What one player has, as far as the seat that looks may know."""

    seat: int
    is_deciding: bool
    income: int
    restaurants: int
    rows: list[Row]
    known_cards: dict[str, int]
    """Cards in hand that everybody has seen them take."""
    hidden_cards: int
    objectives: int
    completed: list[Objective]
    pigeons_drawn: int
    pigeons_kept: int
    counts: dict[str, int]
    """What the three majorities count, hidden coins left out."""
    points: dict[str, int]
    """Points by scoring line if the game ended now, as far as the seat that looks can know them."""
    hand: Hand | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    game: str
    seat: int | None
    players: int
    phase: str
    first_seat: int
    round: int
    end_trigger: str
    end_restaurants: int
    square: list[str]
    """Twenty lines of letters, as in the data; `#` is the building row, a blank is out of play."""
    areas: dict[str, list[str]]
    """The cells where a terrace counts for a decor or for a half."""
    restaurants: list[Restaurant]
    terraces: list[Terrace]
    tracks: list[Track]
    supply: list[Supply]
    row: list[str]
    deck_left: int
    discards: dict[str, int]
    pigeons_left: int
    majority: Majority
    common: list[Objective]
    objectives_left: int
    turn: Turn
    seats: list[Seat]


def view(s: Any, seat: int | None) -> View:
    """What this seat may see now."""
    is_hidden = int(s.phase) in PONDERING and seat != int(s.seat)
    return View(
        game="paris",
        seat=seat,
        players=int(s.players),
        phase=state.PHASE_NAMES[state.ACTION if is_hidden else int(s.phase)],
        first_seat=int(s.first_seat),
        round=int(s.round_number),
        end_trigger=state.TRIGGER_NAMES[int(s.trigger)],
        end_restaurants=int(END_RESTAURANTS[int(s.players)]),
        square=components.square(int(s.layout)),
        areas=components.areas(int(s.layout)),
        restaurants=[_restaurant(s, number, is_hidden) for number in range(1, int(s.opened) + 1)],
        terraces=[
            Terrace(CELL_NAMES[cell], int(s.terrace[cell]), int(s.owner[int(s.terrace[cell])]))
            for cell in range(CELLS)
            if int(s.terrace[cell])
        ],
        tracks=components.tracks(),
        supply=[components.supply(kind, int(s.supply[kind])) for kind in range(TYPE_COUNT)],
        row=[RESOURCES[int(s.row[place])] for place in range(ROW)],
        deck_left=int(s.deck_size),
        discards=_cards(int(s.discards[kind]) for kind in range(KINDS)),
        pigeons_left=PIGEON_CARDS - sum(int(s.pigeons[other]) for other in range(int(s.players))),
        majority=components.majority(int(s.majority), int(s.players)),
        common=_objectives(s, int(s.common), seat),
        objectives_left=int(s.objective_deck).bit_count(),
        turn=_turn(s, seat, is_hidden),
        seats=[_seat(s, other, seat, points) for other, points in enumerate(_points(s, seat))],
    )


def _restaurant(s: Any, number: int, is_hidden: bool) -> Restaurant:
    kind, lot, layout = int(s.kind[number]), int(s.lot[number]), int(s.layout)
    category = int(CATEGORY[kind])
    spots = {CELL_NAMES[int(CELL_OF[layout, spot])] for spot in range(SPOTS) if int(s.builder[spot]) == number}
    return Restaurant(
        number=number,
        type=TYPES[kind],
        name=TYPE_NAMES[kind],
        owner=int(s.owner[number]),
        category=category + 1,
        side=SIDES[lot // SIZE],
        lot=lot % SIZE + 1,
        cells=[CELL_NAMES[lot_cell(layout, lot + i)] for i in range(int(WIDTH[kind]))],
        terraces=int(s.open[number]),
        next_cost=components.row(category, int(s.taken[int(s.owner[number]), category])).next_cost,
        spots=sorted(spots, key=CELL_NAMES.index),
        is_intruding=not is_hidden and bool(int(s.intruding) >> number & 1),
        covers_left=0 if is_hidden else int(s.covers[number]),
    )


def _turn(s: Any, seat: int | None, is_hidden: bool) -> Turn:
    is_mine = seat == int(s.seat)
    opening = state.NONE if is_hidden else int(s.opening)
    is_paying = opening != state.NONE and int(s.phase) == state.PAY
    drawn = int(s.drawn) if is_mine else state.NONE
    return Turn(
        seat=int(s.seat),
        actions_left=int(s.actions_left),
        has_built=bool(s.built),
        budget=_budget(s, is_hidden),
        coins_chosen=0 if is_hidden else int(s.coins),
        two_coins_chosen=0 if is_hidden else int(s.two_coins),
        may_complete_second=bool(s.second),
        extending=int(s.extending) or None,
        draws_left=int(s.draws_left),
        opening=TYPES[opening] if opening != state.NONE else None,
        ingredient=INGREDIENTS[int(COST[opening, int(s.steps)])] if is_paying else None,
        paid=[(*RESOURCES, "one_less")[int(s.paid[i])] for i in range(0 if is_hidden else int(s.steps))],
        drawn=_objective(s, drawn, seat) if drawn != state.NONE else None,
    )


def _budget(s: Any, is_hidden: bool) -> int | None:
    """Money to spend in this turn's Build, or None when it is over."""
    if int(s.phase) in (state.PREPARE, state.BUILD, state.DRAW_TWO, state.FREE) and not is_hidden:
        return int(s.budget)
    return None if s.built or int(s.phase) in (state.CHOOSE, state.OVER) else int(s.income[int(s.seat)])


def without_secrets(s: Any, looking: int | None) -> Any:
    """A copy to count points in, without what is hidden: others' objectives, and money that nobody has seen."""
    known = record.copy(s)
    for seat in range(int(s.players)):
        if seat != looking and int(s.phase) != state.OVER:
            known.objectives[seat] = 0
            known.kept[seat, TWO_COINS] = 0
            hidden = [int(s.card[seat, place]) for place in range(int(s.hidden[seat]))]
            known.hand[seat, COIN] -= hidden.count(COIN)
    return known


def _points(s: Any, looking: int | None) -> list[dict[str, int]]:
    """Everybody's points, as far as the seat that looks can know them."""
    out = record.array(state.MAX_PLAYERS, len(SCORE_LINES) + 2)
    scores(without_secrets(s, looking), out)  # type: ignore[no-untyped-call]  # a kernel
    return [
        {name: int(out[seat, line]) for line, name in enumerate(SCORE_LINES) if int(out[seat, line])}
        for seat in range(int(s.players))
    ]


def _seat(s: Any, seat: int, looking: int | None, points: dict[str, int]) -> Seat:
    hidden = [int(s.card[seat, place]) for place in range(int(s.hidden[seat]))]
    known = [int(s.hand[seat, kind]) - hidden.count(kind) for kind in range(KINDS)]
    owners = [int(s.owner[number]) for number in range(1, int(s.opened) + 1)]
    return Seat(
        seat=seat,
        is_deciding=bool(int(s.actors) >> seat & 1),
        income=int(s.income[seat]),
        restaurants=owners.count(seat),
        rows=[components.row(category, int(s.taken[seat, category])) for category in range(CATEGORIES)],
        known_cards=_cards(known),
        hidden_cards=len(hidden),
        objectives=int(s.objectives[seat]).bit_count(),
        completed=_objectives(s, int(s.completed[seat]), seat),
        pigeons_drawn=int(s.pigeons[seat]),
        pigeons_kept=sum(int(s.kept[seat, pigeon]) for pigeon in range(PIGEON_KINDS)),
        counts=components.majority_counts(s, seat, known, owners.count(seat)),
        points=points,
        hand=_hand(s, seat) if seat == looking else None,
    )


def _hand(s: Any, seat: int) -> Hand:
    choice = int(s.choice[seat])
    fresh = (int(s.fresh[pigeon]) if seat == int(s.seat) else 0 for pigeon in range(PIGEON_KINDS))
    return Hand(
        cards=_cards(int(s.hand[seat, kind]) for kind in range(KINDS)),
        objectives=_objectives(s, int(s.objectives[seat]), seat),
        choice=components.OBJECTIVE_IDS[choice] if choice != state.NONE else None,
        pigeons=_pigeons(int(s.kept[seat, pigeon]) for pigeon in range(PIGEON_KINDS)),
        fresh=_pigeons(fresh),
    )


def _objectives(s: Any, objectives: int, seat: int | None) -> list[Objective]:
    return [_objective(s, objective, seat) for objective in range(OBJECTIVE_COUNT) if objectives >> objective & 1]


def _objective(s: Any, objective: int, seat: int | None) -> Objective:
    if seat is None:
        return components.objective(objective, is_met=False)
    is_met = bool(meets(s, seat, objective))  # type: ignore[no-untyped-call]  # a kernel
    return components.objective(objective, is_met, components.parts(s, seat, objective))


def _cards(counts: Any) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def _pigeons(counts: Any) -> dict[str, int]:
    return {PIGEONS[pigeon]: count for pigeon, count in enumerate(counts) if count}
