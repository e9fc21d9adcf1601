"""Sets as bits: counting them, going through them, picking a member at random."""

from toque.core.jit import rule
from toque.core.rng import roll
from toque.core.table import constants

MODULUS = 67  # the powers of two below 2**66 all differ by this modulus


def _places() -> list[int]:
    places = [0] * MODULUS
    for bit in range(63):
        places[(1 << bit) % MODULUS] = bit
    return places


BIT_PLACE = constants(_places())


@rule
def lowest(bits):
    """The place of the lowest bit of a set that is not empty."""
    return BIT_PLACE[(bits & -bits) % MODULUS]


@rule
def count_bits(bits):
    """How many members a set has."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 0x7F


@rule
def random_bit(rng, bits):
    """The place of one member of a set that is not empty, each equally likely."""
    pick = roll(rng, count_bits(bits))
    while pick > 0:
        bits &= bits - 1
        pick -= 1
    return lowest(bits)
