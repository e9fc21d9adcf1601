"""Tables of Stockpot for tests: hands, a guest, and what is asked of the soup."""

from typing import Any

from toque.games.stockpot import GAME
from toque.games.stockpot.kernel import state
from toque.games.stockpot.kernel.components import COPIES, GUEST_NAMES, GUESTS, HAND, SPICE_NAMES, SPICES

from tests.games.at_the_table import AtTheTable
from tests.games.stockpot.conservation import check
from toque.core.kernel import record

AT_THE_TABLE = AtTheTable(GAME, check)
play, why_not, legal_words = AT_THE_TABLE.play, AT_THE_TABLE.why_not, AT_THE_TABLE.legal_words
LETTERS = "pgec"
"""paprika, ginger, pepper, chili."""


def table(*hands: str, guest: str = "", offered: tuple[str, str] = ("child", "aunt"), **fields: Any) -> Any:
    """A table in its first round: a hand is spelt by `LETTERS`; without a guest, the chef invites."""
    s = record.new(GAME.state)
    s.players = len(hands)
    s.waiting_guests = (1 << GUESTS) - 1
    s.guest = GUEST_NAMES.index(guest) if guest else state.NOTHING
    s.phase = state.SEASON if guest else state.INVITE
    s.actors = (1 << len(hands)) - 1 if guest else 1
    for place, name in enumerate(offered):
        s.offered[place] = state.NOTHING if guest else GUEST_NAMES.index(name)
    for spice in range(SPICES):
        s.cellar[spice] = int(COPIES[spice])
    for seat in range(state.MAX_PLAYERS):
        s.chosen[seat] = state.NOTHING
    for seat, hand in enumerate(hands):
        assert len(hand) == HAND
        for letter in hand:
            s.hand[seat, LETTERS.index(letter)] += 1
            s.cellar[LETTERS.index(letter)] -= 1
    for name, value in fields.items():
        setattr(s, name, value)
    check(s)
    return s


def spice(letter: str) -> str:
    """The name of a spice."""
    return SPICE_NAMES[LETTERS.index(letter)]
