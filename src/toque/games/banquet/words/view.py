"""What one seat may see of a Banquet Royal table: the only source for screens, spectators and people."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from toque.core.reading import Fields, Reading, read
from toque.core.types import Seat, State
from toque.core.words.view import GameSeat, GameView
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import (
    BOUQUET,
    CELL_NAMES,
    CELLS,
    COORDINATES,
    CROWN_VALUES,
    DECK_OF,
    DECKS,
    DISHES,
    KINDS,
    MENU_IDS,
    MENU_SYMBOLS,
    TOQUE,
)
from toque.games.banquet.words.actions import PIECE_NAMES
from toque.games.banquet.words.ribbons import Ribbon, laid_on_lines, ribbons

PILES_KEPT = 8192
"""Most plies leave the discards and the menus that were fulfilled as they were."""


class Menu(msgspec.Struct, frozen=True):
    """A menu card, face up."""

    id: str
    crowns: int
    symbols: tuple[str, ...]


class HandPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place in a hand: its back is public, its face is its owner's."""

    crowns: int
    is_empty: bool = False
    menu: Menu | None = None
    is_completed: bool = False
    """The newest piece completes it: it can be validated now."""
    ribbons: list[Ribbon] = []
    """Lines that hold this menu, or lack one piece of it; its owner's to see."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One cell of the table; most are empty and hold only their position."""

    name: str
    q: int
    r: int
    is_bouquet: bool = False
    piece: str | None = None
    owner: int | None = None
    """Whose toque it is."""
    has_cloche: bool = False
    order: str | None = None
    """The dish under the cloche, while everybody may look (B7)."""
    is_newest: bool = False


class Deck(msgspec.Struct, frozen=True):
    """A menu deck: how many are left, and its discards."""

    crowns: int
    left: int
    discards: tuple[Menu, ...]


class SeatView(GameSeat, frozen=True):
    """One player's things, as far as the viewing seat may know them."""

    toques: int
    validated: tuple[Menu, ...]
    orders: dict[str, int]
    hand: list[HandPlace]


class View(GameView, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    turn: int
    first_seat: int
    orders_to_place: int
    cells: list[Cell]
    kitchen: dict[str, int]
    decks: list[Deck]
    seats: list[SeatView]


Part = TypeVar("Part")


def seen_by_all(part: Callable[[Any], Part]) -> Callable[[Any], Part]:
    """Mark a part of the view that is the same for everybody: worked out once for all who look at a state."""
    name = f"seen {part.__name__}"

    def once(s: Fields) -> Part:
        if not isinstance(s, Reading):
            return part(s)
        if name not in s.__dict__:
            s.__dict__[name] = part(s)
        known: Part = s.__dict__[name]
        return known

    return once


def view(s: State | Fields, seat: Seat | None) -> View:
    """The view of this seat."""
    s = read(s)
    return View(
        game="banquet",
        seat=seat,
        players=s.players,
        phase=state.PHASE_NAMES[s.phase],
        turn=s.seat,
        first_seat=s.first_seat,
        orders_to_place=s.to_place,
        cells=_cells(s),
        kitchen=dict(zip(DISHES, s.kitchen, strict=True)),
        decks=_decks(s),
        seats=[_seat(s, other, seat) for other in range(s.players)],
    )


@functools.cache
def menu_card(menu: int) -> Menu:
    """A menu, face up."""
    return Menu(
        id=MENU_IDS[menu],
        crowns=CROWN_VALUES[int(DECK_OF[menu])],
        symbols=tuple(PIECE_NAMES[symbol - 1] for symbol in MENU_SYMBOLS[menu]),
    )


@seen_by_all
def _cells(s: Fields) -> list[Cell]:
    cells = [_WITHOUT_CLOCHE[cell][piece] for cell, piece in enumerate(s.board)]
    orders_in_sight = bool(s.memory_aid) or s.phase == state.MEMORISE
    for cell in range(s.cloches.bit_length()):
        if s.cloches >> cell & 1:
            cells[cell] = _WITH_CLOCHE[cell][s.orders[cell] if orders_in_sight else 0]
    if s.newest != state.NOTHING:
        cells[s.newest] = _NEWEST[s.newest][s.board[s.newest]]
    return cells


def _cell(cell: int, piece: int = 0, *, has_cloche: bool = False, order: int = 0, is_newest: bool = False) -> Cell:
    return Cell(
        name=CELL_NAMES[cell],
        q=COORDINATES[cell][0],
        r=COORDINATES[cell][1],
        is_bouquet=cell == BOUQUET,
        piece=PIECE_NAMES[min(piece, TOQUE) - 1] if piece else None,
        owner=piece - TOQUE if piece >= TOQUE else None,
        has_cloche=has_cloche,
        order=DISHES[order - 1] if 0 < order <= KINDS else None,
        is_newest=is_newest,
    )


_PIECES = range(TOQUE + state.MAX_PLAYERS)
_WITHOUT_CLOCHE = [[_cell(cell, piece) for piece in _PIECES] for cell in range(CELLS)]
_WITH_CLOCHE = [
    [_cell(cell, has_cloche=True, order=order) for order in range(state.UNSEEN + 1)] for cell in range(CELLS)
]
_NEWEST = [[_cell(cell, piece, is_newest=True) for piece in _PIECES] for cell in range(CELLS)]


@seen_by_all
def _decks(s: Fields) -> list[Deck]:
    return [_deck(s, deck) for deck in range(DECKS)]


def _deck(s: Fields, deck: int) -> Deck:
    return Deck(CROWN_VALUES[deck], s.deck[deck].bit_count(), _menus(s.discards[deck]))


def _seat(s: Fields, seat: Seat, looking: Seat | None) -> SeatView:
    return SeatView(
        seat=seat,
        is_deciding=bool(s.actors >> seat & 1),
        toques=s.toques[seat],
        validated=_menus(s.validated[seat]),
        orders=dict(zip(DISHES, s.kept[seat], strict=True)),
        hand=_own_hand(s, seat) if seat == looking else _backs(s.hand_deck[seat], s.hand[seat]),
    )


def _own_hand(s: Fields, seat: Seat) -> list[HandPlace]:
    hand = s.hand[seat]
    return [
        HandPlace(CROWN_VALUES[deck], menu=menu_card(menu), is_completed=bool(s.completed >> menu & 1), ribbons=found)
        if menu != state.NO_MENU
        else _BACKS[deck][True]
        for deck, menu, found in zip(s.hand_deck[seat], hand, ribbons(_lines(s), s.newest, hand), strict=True)
    ]


@seen_by_all
def _lines(s: Fields) -> list[int]:
    return laid_on_lines(s.board)


def _backs(decks: Sequence[int], menus: Sequence[int]) -> list[HandPlace]:
    return [_BACKS[deck][menu == state.NO_MENU] for deck, menu in zip(decks, menus, strict=True)]


_BACKS = [[HandPlace(crowns), HandPlace(crowns, is_empty=True)] for crowns in CROWN_VALUES]


@functools.lru_cache(PILES_KEPT)
def _menus(menus: int) -> tuple[Menu, ...]:
    return tuple([menu_card(menu) for menu in range(menus.bit_length()) if menus >> menu & 1])
