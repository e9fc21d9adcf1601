"""What a seat cannot know, dealt again.

Everybody has seen the guests, the spices in the pot, and how many spices each hand holds. A seat knows its own hand and
its own choice. Unknown are the others' hands, what they have chosen this round, and the cellar.
"""

from ....core.kernel.events import erase_hidden_events
from ....core.kernel.jit import entry, rule
from . import state
from .components import SPICES
from .spices import size_of, take_random


@entry
def redeal(s, seat, rng):
    """Put s into a random world that agrees with all that this seat has ever seen."""
    erase_hidden_events(s, seat)
    for other in range(s.players):
        if other != seat:
            collect(s, other)
    for other in range(s.players):
        if other != seat:
            deal(s, rng, other)


@rule
def collect(s, other):
    """Put a seat's hidden spices into the cellar; s.hand[other, 0] and s.chosen[other] still say how many they were."""
    count = size_of(s.hand[other])
    for spice in range(SPICES):
        s.cellar[spice] += s.hand[other, spice]
        s.hand[other, spice] = 0
    s.hand[other, 0] = count
    if s.chosen[other] != state.NOTHING:
        s.cellar[s.chosen[other]] += 1


@rule
def deal(s, rng, other):
    """Draw as many again."""
    count = s.hand[other, 0]
    s.hand[other, 0] = 0
    for _ in range(count):
        s.hand[other, take_random(s.cellar, rng)] += 1
    if s.chosen[other] != state.NOTHING:
        s.chosen[other] = take_random(s.cellar, rng)
