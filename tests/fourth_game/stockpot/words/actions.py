"""The actions of Stockpot in words, and their numbers."""

from toque.games.stockpot.kernel import numbers
from toque.games.stockpot.kernel.components import GUEST_NAMES, SPICE_NAMES

from toque.core.words.actions import ActionSpace, Block, GameAction


class Invite(GameAction, frozen=True, tag="invite"):
    """Invite one of the two guests (S3)."""

    guest: str


class Spice(GameAction, frozen=True, tag="spice"):
    """Choose a spice for the pot, in secret (S4)."""

    spice: str


AnyAction = Invite | Spice

ACTION_SPACE = ActionSpace(
    numbers.ACTIONS,
    Block(numbers.INVITE_AT, Invite, guest=GUEST_NAMES),
    Block(numbers.SPICE_AT, Spice, spice=SPICE_NAMES),
)
decode_action, encode_action = ACTION_SPACE.decode, ACTION_SPACE.encode
