"""The actions of Dinner in Paris in words, and their numbers.

Cells are named by column, A to T from the west, and row, 1 to 20 from the north. Lots of the building row are named
by their side and their number along it, counted from the west or the north like columns and rows, from 1.
"""

from toque.core.words.actions import ActionSpace, Block, GameAction
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


class Terrace(GameAction, frozen=True, tag="terrace"):
    """Place the next terrace on a cell (P24)."""

    cell: str


class CornerTerrace(GameAction, frozen=True, tag="corner_terrace"):
    """Place a first terrace in an inner corner, in front of the restaurant on its east or west (P25)."""

    corner: str


class Take(GameAction, frozen=True, tag="take"):
    """Take a card of the row (P13)."""

    card: str


class Draw(GameAction, frozen=True, tag="draw"):
    """Draw the top card of the deck (P13)."""


class Open(GameAction, frozen=True, tag="open"):
    """Open a restaurant (P18)."""

    restaurant: str


class Coin(GameAction, frozen=True, tag="coin"):
    """Play a coin card (P23)."""


class TwoCoins(GameAction, frozen=True, tag="two_coins"):
    """Play a two_coins pigeon (P36)."""


class Intrude(GameAction, frozen=True, tag="intrude"):
    """Play an intrude pigeon for the n-th restaurant opened (P39)."""

    restaurant: int


class Stop(GameAction, frozen=True, tag="stop"):
    """End Build terraces (P31)."""


class Complete(GameAction, frozen=True, tag="complete"):
    """Complete an objective (P42)."""

    objective: str


class CompleteSecond(GameAction, frozen=True, tag="complete_second"):
    """Complete a second objective in the same action, with an objective pigeon (P37)."""

    objective: str


class DrawObjective(GameAction, frozen=True, tag="draw_objective"):
    """Play an objective pigeon to draw an objective (P37)."""


class EndTurn(GameAction, frozen=True, tag="end_turn"):
    """End the turn without using a pigeon card."""


class Pay(GameAction, frozen=True, tag="pay"):
    """Choose the card that pays the next ingredient (P18)."""

    card: str


class LeaveOut(GameAction, frozen=True, tag="leave_out"):
    """Save the next ingredient with a one_less pigeon (P19)."""


class Site(GameAction, frozen=True, tag="site"):
    """Choose where the restaurant begins: a side, and the first lot along it (P21)."""

    side: str
    lot: int


class Discard(GameAction, frozen=True, tag="discard"):
    """Discard a card above the hand limit (P14)."""

    card: str


class Keep(GameAction, frozen=True, tag="keep"):
    """Keep the objective drawn (P43)."""


class Share(GameAction, frozen=True, tag="share"):
    """Make the objective drawn a common one (P43)."""


class Choose(GameAction, frozen=True, tag="choose"):
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

ACTION_SPACE = ActionSpace(
    numbers.ACTIONS,
    Block(numbers.TERRACE_AT, Terrace, cell=CELL_NAMES),
    Block(numbers.TERRACE_AT + CELLS, CornerTerrace, corner=CORNER_NAMES),
    Block(numbers.DRAW_AT, Take, card=RESOURCES),
    Block(numbers.DRAW_DECK, Draw),
    Block(numbers.OPEN_AT, Open, restaurant=TYPES),
    Block(numbers.COIN, Coin),
    Block(numbers.TWO_COINS, TwoCoins),
    Block(numbers.INTRUDE_AT, Intrude, restaurant=range(1, RESTAURANTS + 1)),
    Block(numbers.STOP, Stop),
    Block(numbers.COMPLETE_AT, Complete, objective=OBJECTIVES),
    Block(numbers.SECOND_AT, CompleteSecond, objective=OBJECTIVES),
    Block(numbers.DRAW_OBJECTIVE, DrawObjective),
    Block(numbers.END_TURN, EndTurn),
    Block(numbers.PAY_AT, Pay, card=RESOURCES),
    Block(numbers.LEAVE_OUT, LeaveOut),
    Block(numbers.SITE_AT, Site, side=SIDES, lot=range(1, SIZE + 1)),
    Block(numbers.DISCARD_AT, Discard, card=RESOURCES),
    Block(numbers.KEEP, Keep),
    Block(numbers.SHARE, Share),
    Block(numbers.CHOOSE_AT, Choose, objective=OBJECTIVES),
)
decode_action, encode_action = ACTION_SPACE.decode, ACTION_SPACE.encode
