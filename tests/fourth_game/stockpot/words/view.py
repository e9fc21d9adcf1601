"""What one seat may see of a table of Stockpot."""

import msgspec
from toque.games.stockpot.kernel import state
from toque.games.stockpot.kernel.components import BEARS, GUEST_NAMES, HAND, SPICE_NAMES

from toque.core.reading import Fields, read
from toque.core.types import Seat, State
from toque.core.words.view import GameSeat, GameView


class Guest(msgspec.Struct, frozen=True):
    """A guest, and the heat that this guest bears."""

    name: str
    bears: int


class SeatView(GameSeat, frozen=True):
    """What one player has, as far as the seat that looks may know."""

    points: int
    spices_in_hand: int
    shown: dict[str, int]
    has_chosen: bool
    hand: dict[str, int] | None = None
    """Mine only."""
    chosen: str | None = None
    """Mine only, until all are shown."""


class View(GameView, frozen=True):
    """The table as one seat sees it."""

    round: int
    rounds: int
    chef_seat: int
    offered: list[Guest]
    guest: Guest | None
    waiting_guests: list[str]
    seats: list[SeatView]


def view(s: State | Fields, seat: Seat | None) -> View:
    """What this seat may see now."""
    s = read(s)
    return View(
        game="stockpot",
        seat=seat,
        players=s.players,
        phase=state.PHASE_NAMES[s.phase],
        round=min(s.round + 1, HAND),
        rounds=HAND,
        chef_seat=s.chef,
        offered=[_guest(s, guest) for guest in s.offered if guest != state.NOTHING],
        guest=None if s.guest == state.NOTHING else _guest(s, s.guest),
        waiting_guests=[name for guest, name in enumerate(GUEST_NAMES) if s.waiting_guests >> guest & 1],
        seats=[_seat(s, other, is_mine=other == seat) for other in range(s.players)],
    )


def _guest(s: Fields, guest: int) -> Guest:
    return Guest(GUEST_NAMES[guest], int(BEARS[s.players - 2][guest]))


def _seat(s: Fields, seat: Seat, *, is_mine: bool) -> SeatView:
    chosen = s.chosen[seat]
    return SeatView(
        seat=seat,
        is_deciding=bool(s.actors >> seat & 1),
        points=s.points[seat],
        spices_in_hand=sum(s.hand[seat]),
        shown=dict(zip(SPICE_NAMES, s.shown[seat], strict=True)),
        has_chosen=chosen != state.NOTHING,
        hand=dict(zip(SPICE_NAMES, s.hand[seat], strict=True)) if is_mine else None,
        chosen=SPICE_NAMES[chosen] if is_mine and chosen != state.NOTHING else None,
    )
