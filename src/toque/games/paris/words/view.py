"""What one seat may see of a Dinner in Paris table: the only source for screens, spectators and people."""

import functools
from typing import NamedTuple

import msgspec

from toque.core.kernel import record
from toque.core.reading import Fields, integers, read, state_of
from toque.core.types import Numbers, Seat, State
from toque.core.words.view import GameSeat, GameView
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import (
    CATEGORY,
    CELL_NAMES,
    CELL_OF,
    COIN,
    COST,
    END_RESTAURANTS,
    INGREDIENTS,
    PIGEON_CARDS,
    PIGEONS,
    RESOURCES,
    SIDES,
    SIZE,
    TYPE_NAMES,
    TYPES,
    WIDTH,
    lot_cell,
)
from toque.games.paris.kernel.scoring import SCORE_LINES, scores
from toque.games.paris.kernel.secret_points import hide_secret_points, objectives_met
from toque.games.paris.words import cards
from toque.games.paris.words.cards import Majority, Objective, Row, Supply

PONDERING = (state.PAY, state.SITE, state.PREPARE)
"""Phases that look like ACTION to all others."""
PAYMENTS = (*RESOURCES, "one_less")
BOARDS_KEPT = 256
HANDS_KEPT = 4096
"""Most plies leave the board, and most hands, as they were."""
CATEGORY_OF = [int(category) for category in CATEGORY]
END_RESTAURANTS_OF = [int(count) for count in END_RESTAURANTS]


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
    """Cards chosen so far; "one_less" if that saves an ingredient."""
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


class SeatView(GameSeat, frozen=True):
    """What one player has, as far as the seat that looks may know."""

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


class View(GameView, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    first_seat: int
    round: int
    end_trigger: str
    end_restaurants: int
    layout: int
    """The printed board with its building row: what `Components` counts areas by."""
    square: list[str]
    """Twenty lines of letters, as in the data; `#` is the building row, a blank is out of play."""
    restaurants: list[Restaurant]
    terraces: list[Terrace]
    supply: list[Supply]
    row: list[str]
    deck_left: int
    discards: dict[str, int]
    pigeons_left: int
    majority: Majority
    common: list[Objective]
    objectives_left: int
    turn: Turn
    seats: list[SeatView]


class Looking(NamedTuple):
    """A state, and the seat that looks at it."""

    s: Fields
    seat: int | None
    is_hidden: bool
    """The player whose turn it is makes up their mind, and somebody else looks."""
    met: tuple[int, ...]
    """Objectives that each seat meets, as bits."""
    points: list[dict[str, int]]
    restaurants: list[int]
    """Owners of the restaurants, in the order of their opening."""


def view(s: State | Fields, seat: Seat | None) -> View:
    """What this seat may see now."""
    whole, s = state_of(s), read(s)
    look = Looking(
        s=s,
        seat=seat,
        is_hidden=s.phase in PONDERING and seat != s.seat,
        met=tuple(int(whole.call(objectives_met, other)) for other in range(s.players)),
        points=_points(whole, s.players, seat),
        restaurants=list(s.owner[1 : s.opened + 1]),
    )
    return View(
        game="paris",
        seat=seat,
        players=s.players,
        phase=state.PHASE_NAMES[state.ACTION if look.is_hidden else s.phase],
        first_seat=s.first_seat,
        round=s.round_number,
        end_trigger=state.TRIGGER_NAMES[s.trigger],
        end_restaurants=END_RESTAURANTS_OF[s.players],
        layout=s.layout,
        square=cards.square(s.layout),
        restaurants=_restaurants(look),
        terraces=_terraces(tuple(s.terrace), tuple(s.owner)),
        supply=[cards.supply(kind, left) for kind, left in enumerate(s.supply)],
        row=[RESOURCES[kind] for kind in s.row],
        deck_left=s.deck_size,
        discards=_cards(s.discards),
        pigeons_left=PIGEON_CARDS - sum(s.pigeons),
        majority=cards.majority(s.majority, s.players),
        common=_objectives(look, s.common, seat),
        objectives_left=s.objective_deck.bit_count(),
        turn=_turn(look),
        seats=[_seat(look, other) for other in range(s.players)],
    )


@functools.lru_cache(BOARDS_KEPT)
def _terraces(terrace: tuple[int, ...], owner: tuple[int, ...]) -> list[Terrace]:
    return [Terrace(CELL_NAMES[cell], number, owner[number]) for cell, number in enumerate(terrace) if number]


def _restaurants(look: Looking) -> list[Restaurant]:
    spots = _spots(look.s.layout, tuple(look.s.builder))
    return [_restaurant(look, number, spots.get(number, [])) for number in range(1, look.s.opened + 1)]


@functools.lru_cache(BOARDS_KEPT)
def _spots(layout: int, builder: tuple[int, ...]) -> dict[int, list[str]]:
    """Cells where each restaurant may build, in their order."""
    cells: dict[int, set[int]] = {}
    for spot, number in enumerate(builder):
        if number:
            cells.setdefault(number, set()).add(int(CELL_OF[layout, spot]))
    return {number: [CELL_NAMES[cell] for cell in sorted(found)] for number, found in cells.items()}


def _restaurant(look: Looking, number: int, spots: list[str]) -> Restaurant:
    s, kind, lot = look.s, look.s.kind[number], look.s.lot[number]
    category = CATEGORY_OF[kind]
    return Restaurant(
        number=number,
        type=TYPES[kind],
        name=TYPE_NAMES[kind],
        owner=s.owner[number],
        category=category + 1,
        side=SIDES[lot // SIZE],
        lot=lot % SIZE + 1,
        cells=_lot_cells(s.layout, kind, lot),
        terraces=s.open[number],
        next_cost=cards.row(category, s.taken[s.owner[number]][category]).next_cost,
        spots=spots,
        is_intruding=not look.is_hidden and bool(s.intruding >> number & 1),
        covers_left=0 if look.is_hidden else s.covers[number],
    )


@functools.cache
def _lot_cells(layout: int, kind: int, lot: int) -> list[str]:
    return [CELL_NAMES[lot_cell(layout, lot + i)] for i in range(int(WIDTH[kind]))]


def _turn(look: Looking) -> Turn:
    s, is_hidden = look.s, look.is_hidden
    opening = state.NONE if is_hidden else s.opening
    is_paying = opening != state.NONE and s.phase == state.PAY
    drawn = s.drawn if look.seat == s.seat else state.NONE
    return Turn(
        seat=s.seat,
        actions_left=s.actions_left,
        has_built=bool(s.built),
        budget=_budget(s, is_hidden),
        coins_chosen=0 if is_hidden else s.coins,
        two_coins_chosen=0 if is_hidden else s.two_coins,
        may_complete_second=bool(s.second),
        extending=s.extending or None,
        draws_left=s.draws_left,
        opening=TYPES[opening] if opening != state.NONE else None,
        ingredient=INGREDIENTS[int(COST[opening, s.steps])] if is_paying else None,
        paid=[PAYMENTS[kind] for kind in s.paid[: 0 if is_hidden else s.steps]],
        drawn=_objective(look, drawn, look.seat) if drawn != state.NONE else None,
    )


def _budget(s: Fields, is_hidden: bool) -> int | None:
    """Money to spend in this turn's Build, or None when it is over."""
    if s.phase in (state.PREPARE, state.BUILD, state.DRAW_TWO, state.FREE) and not is_hidden:
        return int(s.budget)
    return None if s.built or s.phase in (state.CHOOSE, state.OVER) else int(s.income[s.seat])


def _points(whole: State, players: int, looking: Seat | None) -> list[dict[str, int]]:
    """Everybody's points, as far as the seat that looks can know them."""
    out = record.array(state.MAX_PLAYERS, len(SCORE_LINES) + 2, speed=whole.speed)
    known = record.copy(whole)
    known.call(hide_secret_points, -1 if looking is None else looking)
    known.call(scores, out)
    return [
        {name: points for name, points in zip(SCORE_LINES, row, strict=False) if points}
        for row in integers(out)[:players]
    ]


def _seat(look: Looking, seat: Seat) -> SeatView:
    s = look.s
    hidden = s.card[seat][: s.hidden[seat]]
    known = list(s.hand[seat])
    for kind in hidden:
        known[kind] -= 1
    restaurants = look.restaurants.count(seat)
    return SeatView(
        seat=seat,
        is_deciding=bool(s.actors >> seat & 1),
        income=s.income[seat],
        restaurants=restaurants,
        rows=[cards.row(category, taken) for category, taken in enumerate(s.taken[seat])],
        known_cards=_cards(known),
        hidden_cards=len(hidden),
        objectives=s.objectives[seat].bit_count(),
        completed=_objectives(look, s.completed[seat], seat),
        pigeons_drawn=s.pigeons[seat],
        pigeons_kept=sum(s.kept[seat]),
        counts=cards.majority_counts(
            cards.majority(s.majority, s.players),
            restaurants=restaurants,
            money=s.income[seat] + known[COIN],
            pigeons=s.pigeons[seat],
            quarters=s.quarter[seat],
            around=s.around[seat],
        ),
        points=look.points[seat],
        hand=_hand(look, seat) if seat == look.seat else None,
    )


def _hand(look: Looking, seat: Seat) -> Hand:
    s, choice = look.s, look.s.choice[seat]
    return Hand(
        cards=_cards(s.hand[seat]),
        objectives=_objectives(look, s.objectives[seat], seat),
        choice=cards.OBJECTIVE_IDS[choice] if choice != state.NONE else None,
        pigeons=_pigeons(s.kept[seat]),
        fresh=_pigeons(s.fresh) if seat == s.seat else {},
    )


def _objectives(look: Looking, objectives: int, seat: Seat | None) -> list[Objective]:
    return [_objective(look, number, seat) for number in range(objectives.bit_length()) if objectives >> number & 1]


def _objective(look: Looking, objective: int, seat: Seat | None) -> Objective:
    if seat is None:
        return cards.objective(objective, False)
    is_met = bool(look.met[seat] >> objective & 1)
    return cards.objective(objective, is_met, cards.parts(look.s, seat, objective))


def _cards(counts: Numbers) -> dict[str, int]:
    return _named_cards(tuple(counts))


@functools.lru_cache(HANDS_KEPT)
def _named_cards(counts: tuple[int, ...]) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def _pigeons(counts: Numbers) -> dict[str, int]:
    return {PIGEONS[pigeon]: count for pigeon, count in enumerate(counts) if count}
