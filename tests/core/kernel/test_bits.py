"""Sets as bits agree with Python's own, from the smallest to the largest member."""

import pytest

from toque.core.kernel.bits import count_bits, lowest, random_bit
from toque.core.kernel.jit import entry
from toque.core.kernel.rng import generator


@entry
def lowest_of(bits):
    return lowest(bits)


@entry
def count_of(bits):
    return count_bits(bits)


@entry
def random_of(rng, bits):
    return random_bit(rng, bits)


SETS = [1, 2, 3, 0b1011000, 1 << 35, (1 << 36) - 1, 1 << 62, (1 << 62) | 1, (1 << 63) - 1]


@pytest.mark.parametrize("bits", SETS)
def test_counting_and_finding(bits):
    assert count_of(bits) == bits.bit_count()
    assert lowest_of(bits) == next(place for place in range(63) if (bits >> place) & 1)


def test_an_empty_set_has_no_members():
    assert count_of(0) == 0


def test_a_random_member_is_a_member_and_every_one_comes_up():
    rng = generator("bits")

    assert {int(random_of(rng, 0b1011000)) for _ in range(100)} == {3, 4, 6}
