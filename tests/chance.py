"""Whether chance is fair."""

from collections import Counter
from collections.abc import Mapping
from statistics import NormalDist
from typing import Any

SURPRISING = 0.001
"""The generators in tests are seeded: a test that passes once passes always."""


def assert_fair(counts: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Every outcome came, none that cannot, and each about as often as its weight says (Pearson's chi-square)."""
    assert set(counts) == set(weights)
    total, whole = sum(counts.values()), sum(weights.values())
    expected = {outcome: total * weight / whole for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few trials for this test"
    distance = sum((counts[outcome] - often) ** 2 / often for outcome, often in expected.items())
    assert distance < chi_square_limit(len(weights) - 1)


def chi_square_limit(degrees: int) -> float:
    """What chi-square exceeds once in 1 / SURPRISING times (Wilson and Hilferty's approximation, good to 4 %)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + NormalDist().inv_cdf(1 - SURPRISING) * spread**0.5) ** 3
