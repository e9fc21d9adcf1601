from collections import Counter

import pytest

from tests.chance import assert_fair, chi_square_limit
from toque.core.kernel import rng

# xoshiro128++ from the words 1, 2, 3, 4, as its authors' reference code gives them.
REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]


def from_words(*words):
    return rng.from_bytes(b"".join(word.to_bytes(4, "little") for word in words))


def test_the_generator_is_xoshiro128_plus_plus():
    generator = from_words(1, 2, 3, 4)

    assert [int(rng.step(generator)) for _ in REFERENCE] == REFERENCE


def test_the_same_parts_give_the_same_generator_and_others_another():
    assert list(rng.generator("a", 1)) == list(rng.generator("a", 1))
    assert list(rng.generator("a", 1)) != list(rng.generator("a", 2))
    assert list(rng.generator("a", 1)) != list(rng.generator("a1"))


def test_a_hash_of_zeros_does_not_stop_the_generator():
    generator = rng.from_bytes(bytes(16))

    assert any(int(rng.step(generator)) for _ in range(4))


def test_every_side_of_a_die_is_equally_likely():
    generator = rng.generator("die")
    counts = Counter(int(rng.roll(generator, 6)) for _ in range(60_000))

    assert_fair(counts, dict.fromkeys(range(6), 1))


def test_a_die_with_very_many_sides_is_not_loaded():
    """Without rejection, only half as many of the 2**32 words would lead to every third side as to the others."""
    generator, sides = rng.generator("large"), 3 * 2**29
    counts = Counter(int(rng.roll(generator, sides)) % 3 for _ in range(6_000))

    assert_fair(counts, dict.fromkeys(range(3), 1))


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 36, 2**31])
def test_a_roll_stays_below_its_sides(sides):
    generator = rng.generator("sides", sides)

    assert all(0 <= int(rng.roll(generator, sides)) < sides for _ in range(200))


@pytest.mark.parametrize(("degrees", "limit"), [(1, 10.83), (5, 20.52), (30, 59.70)])
def test_the_limit_of_surprise_is_that_of_the_tables(degrees, limit):
    assert chi_square_limit(degrees) == pytest.approx(limit, rel=0.05)
