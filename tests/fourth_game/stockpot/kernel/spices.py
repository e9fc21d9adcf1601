"""Piles of spices: how many of each."""

from ....core.kernel.jit import rule
from ....core.kernel.rng import roll
from .components import SPICES


@rule
def size_of(pile):
    """How many spices lie in a pile."""
    count = 0
    for spice in range(SPICES):
        count += pile[spice]
    return count


@rule
def take_random(pile, rng):
    """Take one spice out of a pile that is not empty, each card equally likely."""
    left = roll(rng, size_of(pile))
    spice = 0
    while left >= pile[spice]:
        left -= pile[spice]
        spice += 1
    pile[spice] -= 1
    return spice
