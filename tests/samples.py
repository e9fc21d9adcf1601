"""Which combinations of values every run tries, and which only a long one."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest


def each_value(names: str, *columns: Sequence[Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Run a test on all combinations of these values with --soak, else on few of them that show each value."""
    few = list(zip(*(cycled(column, max(map(len, columns))) for column in columns), strict=True))
    rows = [pytest.param(*row, marks=() if row in few else pytest.mark.soak) for row in product(*columns)]
    return pytest.mark.parametrize(names, rows)


def cycled(values: Sequence[Any], count: int) -> list[Any]:
    """Repeat these values in order until there are `count` of them."""
    return [values[i % len(values)] for i in range(count)]


def fast_and_slow(names: Sequence[str], slow: Sequence[str]) -> list[Any]:
    """Games for `parametrize`; the slow ones, whose code takes long to compile, run with --slow."""
    return [pytest.param(name, marks=pytest.mark.slow if name in slow else ()) for name in names]
