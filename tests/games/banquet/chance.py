"""Whether chance is fair."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from scipy.stats import chisquare

SURPRISING = 0.001
"""The generators in tests are seeded: a test that passes once passes always."""


def assert_fair(counts: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Every outcome came, none that cannot, and each about as often as its weight says."""
    assert set(counts) == set(weights)
    total, whole = sum(counts.values()), sum(weights.values())
    expected = [total * weight / whole for weight in weights.values()]
    assert min(expected) >= 5, "too few trials for this test"
    assert chisquare([counts[outcome] for outcome in weights], expected).pvalue > SURPRISING
