"""What one seat may see of a Banquet Royal table: the only source for screens, spectators and people."""

from typing import Any

import msgspec

from toque.games.banquet import state
from toque.games.banquet.actions import PIECE_NAMES
from toque.games.banquet.ribbons import Lines, Ribbon, laid_lines, ribbons
from toque.games.banquet.table import (
    BOUQUET,
    CELL_NAMES,
    CELLS,
    COORDINATES,
    CROWN_VALUES,
    DECK_OF,
    DECKS,
    DISHES,
    HAND,
    KINDS,
    MENU_IDS,
    MENU_SYMBOLS,
    MENUS,
    TOQUE,
)


class Menu(msgspec.Struct, frozen=True):
    """A menu card, face up."""

    id: str
    crowns: int
    symbols: tuple[str, ...]


class HandPlace(msgspec.Struct, frozen=True):
    """One place in a hand: its back is public, its face is its owner's."""

    crowns: int
    is_empty: bool
    menu: Menu | None
    is_completed: bool
    """The newest piece completes it: it can be validated now."""
    ribbons: list[Ribbon]
    """Lines that hold this menu, or lack one piece of it; its owner's to see."""


class Cell(msgspec.Struct, frozen=True):
    """One cell of the table."""

    name: str
    q: int
    r: int
    is_bouquet: bool
    piece: str | None
    owner: int | None
    """Whose toque it is."""
    has_cloche: bool
    order: str | None
    """The dish under the cloche, while everybody may look (B7)."""
    is_newest: bool


class Deck(msgspec.Struct, frozen=True):
    """A menu deck: how many are left, and its discards."""

    crowns: int
    left: int
    discards: list[Menu]


class Seat(msgspec.Struct, frozen=True):
    """What one player has, as far as the seat that looks may know."""

    seat: int
    is_deciding: bool
    toques: int
    validated: list[Menu]
    orders: dict[str, int]
    hand: list[HandPlace]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    game: str
    seat: int | None
    players: int
    phase: str
    turn: int
    first_seat: int
    orders_to_place: int
    cells: list[Cell]
    kitchen: dict[str, int]
    decks: list[Deck]
    seats: list[Seat]


def view(s: Any, seat: int | None) -> View:
    """What this seat may see now."""
    return View(
        game="banquet",
        seat=seat,
        players=int(s.players),
        phase=state.PHASE_NAMES[int(s.phase)],
        turn=int(s.seat),
        first_seat=int(s.first_seat),
        orders_to_place=int(s.to_place),
        cells=[_cell(s, cell) for cell in range(CELLS)],
        kitchen={dish: int(s.kitchen[i]) for i, dish in enumerate(DISHES)},
        decks=[_deck(s, deck) for deck in range(DECKS)],
        seats=[_seat(s, other, seat) for other in range(int(s.players))],
    )


def menu_card(menu: int) -> Menu:
    """A menu, face up."""
    return Menu(
        id=MENU_IDS[menu],
        crowns=CROWN_VALUES[int(DECK_OF[menu])],
        symbols=tuple(PIECE_NAMES[symbol - 1] for symbol in MENU_SYMBOLS[menu]),
    )


def _cell(s: Any, cell: int) -> Cell:
    piece = int(s.board[cell])
    has_cloche = bool(int(s.cloches) >> cell & 1)
    orders_in_sight = bool(s.memory_aid) or int(s.phase) == state.MEMORISE
    order = int(s.orders[cell])
    return Cell(
        name=CELL_NAMES[cell],
        q=COORDINATES[cell][0],
        r=COORDINATES[cell][1],
        is_bouquet=cell == BOUQUET,
        piece=PIECE_NAMES[min(piece, TOQUE) - 1] if piece else None,
        owner=piece - TOQUE if piece >= TOQUE else None,
        has_cloche=has_cloche,
        order=DISHES[order - 1] if has_cloche and orders_in_sight and order <= KINDS else None,
        is_newest=int(s.newest) == cell,
    )


def _deck(s: Any, deck: int) -> Deck:
    return Deck(CROWN_VALUES[deck], int(s.deck[deck]).bit_count(), _menus(int(s.discards[deck])))


def _seat(s: Any, seat: int, looking: int | None) -> Seat:
    return Seat(
        seat=seat,
        is_deciding=bool(int(s.actors) >> seat & 1),
        toques=int(s.toques[seat]),
        validated=_menus(int(s.validated[seat])),
        orders={dish: int(s.kept[seat, i]) for i, dish in enumerate(DISHES)},
        hand=_hand(s, seat, seat == looking),
    )


def _hand(s: Any, seat: int, is_mine: bool) -> list[HandPlace]:
    lines = laid_lines(s) if is_mine else []
    return [_hand_place(s, seat, place, is_mine, lines) for place in range(HAND)]


def _hand_place(s: Any, seat: int, place: int, is_mine: bool, lines: Lines) -> HandPlace:
    menu = int(s.hand[seat, place])
    is_shown = is_mine and menu != state.NO_MENU
    return HandPlace(
        crowns=CROWN_VALUES[int(s.hand_deck[seat, place])],
        is_empty=menu == state.NO_MENU,
        menu=menu_card(menu) if is_shown else None,
        is_completed=is_shown and bool(int(s.completed) >> menu & 1),
        ribbons=ribbons(lines, menu) if is_shown else [],
    )


def _menus(menus: int) -> list[Menu]:
    return [menu_card(menu) for menu in range(MENUS) if menus >> menu & 1]
