"""The actions of Dinner in Paris in words, and their numbers.

Cells are named by column, A to T from the west, and row, 1 to 20 from the north. Lots of the building row are named
by their side and their number along it, counted from the west or the north like columns and rows, from 1.
"""

from typing import Any

import msgspec

from toque.core.actions import index_of
from toque.core.errors import BadAction
from toque.games.paris.kernel import numbers
from toque.games.paris.kernel.components import (
    CELL_NAMES,
    CELLS,
    CORNER_NAMES,
    OBJECTIVES,
    RESOURCES,
    RESTAURANTS,
    SIDES,
    SIZE,
    TYPES,
)


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a player does."""


class Terrace(Action, frozen=True, tag="terrace"):
    """Place the next terrace on a cell (P24)."""

    cell: str


class CornerTerrace(Action, frozen=True, tag="corner_terrace"):
    """Place a first terrace in an inner corner, in front of the restaurant on its east or west (P25)."""

    corner: str


class Take(Action, frozen=True, tag="take"):
    """Take a card of the row (P13)."""

    card: str


class Draw(Action, frozen=True, tag="draw"):
    """Draw the top card of the deck (P13)."""


class Open(Action, frozen=True, tag="open"):
    """Open a restaurant (P18)."""

    restaurant: str


class Coin(Action, frozen=True, tag="coin"):
    """Play a coin card (P23)."""


class TwoCoins(Action, frozen=True, tag="two_coins"):
    """Play a two_coins pigeon (P36)."""


class Intrude(Action, frozen=True, tag="intrude"):
    """Play an intrude pigeon for a restaurant: the how-manieth that opened (P39)."""

    restaurant: int


class Stop(Action, frozen=True, tag="stop"):
    """End Build terraces (P31)."""


class Complete(Action, frozen=True, tag="complete"):
    """Complete an objective (P42)."""

    objective: str


class CompleteSecond(Action, frozen=True, tag="complete_second"):
    """Complete a second objective in the same action, with an objective pigeon (P37)."""

    objective: str


class DrawObjective(Action, frozen=True, tag="draw_objective"):
    """Play an objective pigeon to draw an objective (P37)."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn without using a pigeon card."""


class Pay(Action, frozen=True, tag="pay"):
    """Choose the card that pays the next ingredient (P18)."""

    card: str


class LeaveOut(Action, frozen=True, tag="leave_out"):
    """Save the next ingredient with a one_less pigeon (P19)."""


class Site(Action, frozen=True, tag="site"):
    """Choose where the restaurant begins: a side, and the first lot along it (P21)."""

    side: str
    lot: int


class Discard(Action, frozen=True, tag="discard"):
    """Discard a card too many (P14)."""

    card: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep the objective drawn (P43)."""


class Share(Action, frozen=True, tag="share"):
    """Make the objective drawn a common one (P43)."""


class Choose(Action, frozen=True, tag="choose"):
    """Keep this one of the first two objectives (P8)."""

    objective: str


AnyAction = (
    Terrace
    | CornerTerrace
    | Take
    | Draw
    | Open
    | Coin
    | TwoCoins
    | Intrude
    | Stop
    | Complete
    | CompleteSecond
    | DrawObjective
    | EndTurn
    | Pay
    | LeaveOut
    | Site
    | Discard
    | Keep
    | Share
    | Choose
)

_ALONE: dict[int, Any] = {
    numbers.DRAW_DECK: Draw,
    numbers.COIN: Coin,
    numbers.TWO_COINS: TwoCoins,
    numbers.STOP: Stop,
    numbers.DRAW_OBJECTIVE: DrawObjective,
    numbers.END_TURN: EndTurn,
    numbers.LEAVE_OUT: LeaveOut,
    numbers.KEEP: Keep,
    numbers.SHARE: Share,
}
"""The actions that have nothing to say but their verb."""
_NAMED: list[tuple[int, Any, Any, str]] = [
    (numbers.TERRACE_AT, Terrace, CELL_NAMES, "cell"),
    (numbers.TERRACE_AT + CELLS, CornerTerrace, CORNER_NAMES, "corner"),
    (numbers.DRAW_AT, Take, RESOURCES, "card"),
    (numbers.OPEN_AT, Open, TYPES, "restaurant"),
    (numbers.INTRUDE_AT, Intrude, range(1, RESTAURANTS + 1), "restaurant"),
    (numbers.COMPLETE_AT, Complete, OBJECTIVES, "objective"),
    (numbers.SECOND_AT, CompleteSecond, OBJECTIVES, "objective"),
    (numbers.PAY_AT, Pay, RESOURCES, "card"),
    (numbers.DISCARD_AT, Discard, RESOURCES, "card"),
    (numbers.CHOOSE_AT, Choose, OBJECTIVES, "objective"),
]
"""The actions that name one thing: where their block begins, and the names of the things in its order."""


def decode_action(number: int) -> AnyAction:
    """The action of a number."""
    if number in _ALONE:
        alone: AnyAction = _ALONE[number]()
        return alone
    if numbers.SITE_AT <= number < numbers.DISCARD_AT:
        side, lot = divmod(number - numbers.SITE_AT, SIZE)
        return Site(SIDES[side], lot + 1)
    start, kind, names, _ = max((block for block in _NAMED if block[0] <= number), key=lambda block: block[0])
    named: AnyAction = kind(names[number - start])
    return named


def encode_action(action: AnyAction) -> int:
    """The number of an action."""
    if isinstance(action, Site):
        lot = index_of(range(1, SIZE + 1), action.lot, "lot")
        return numbers.SITE_AT + SIZE * index_of(SIDES, action.side, "side") + lot
    for number, alone in _ALONE.items():
        if isinstance(action, alone):
            return number
    for start, kind, names, what in _NAMED:
        if isinstance(action, kind):
            return start + index_of(names, getattr(action, what), what)
    raise BadAction(f"{action!r} is not an action of Dinner in Paris")
