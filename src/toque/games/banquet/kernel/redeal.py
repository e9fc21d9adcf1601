"""What a seat cannot know, dealt again: another world that looks just the same from its seat.

Everybody has seen the Royal Orders (B7), all validated and discarded menus and the backs of all hands. Unknown are
the menus in the others' hands and which menus are left in the decks. When a deck was rebuilt, its menus were known
to be the discards: so menus drawn in an earlier round of a deck mix only with each other, those of the running
round also with the deck.
"""

from ....core.kernel.bits import random_bit
from ....core.kernel.events import erase_hidden_events
from ....core.kernel.jit import entry, rule
from . import state
from .components import DECKS, HAND


@entry
def redeal(s, seat, rng):
    """Put s into a random world that agrees with all that this seat has ever seen."""
    erase_hidden_events(s, seat)
    for deck in range(DECKS):
        for deck_round in range(s.deck_round[deck] + 1):
            redeal_round(s, seat, rng, deck, deck_round)


@rule
def redeal_round(s, seat, rng, deck, deck_round):
    """Mix the hidden menus of one round of a deck."""
    pool = hidden_menus(s, seat, deck, deck_round)
    for other in range(s.players):
        for place in range(HAND):
            if is_hidden(s, seat, other, place, deck, deck_round):
                menu = random_bit(rng, pool)
                s.hand[other, place] = menu
                pool &= ~(1 << menu)
    if deck_round == s.deck_round[deck]:
        s.deck[deck] = pool


@rule
def hidden_menus(s, seat, deck, deck_round):
    """The menus of one round of a deck, as bits, that are equally possible for this seat."""
    menus = s.deck[deck] if deck_round == s.deck_round[deck] else 0
    for other in range(s.players):
        for place in range(HAND):
            if is_hidden(s, seat, other, place, deck, deck_round):
                menus |= 1 << s.hand[other, place]
    return menus


@rule
def is_hidden(s, seat, other, place, deck, deck_round):
    """Whether this place in a hand holds a menu of this round that the seat has not seen."""
    return (
        other != seat
        and s.hand[other, place] != state.NO_MENU
        and s.hand_deck[other, place] == deck
        and s.drawn_round[other, place] == deck_round
    )
