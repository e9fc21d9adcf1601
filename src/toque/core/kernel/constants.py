"""Reading component tables: CSV rows into arrays that the rules can bake in."""

import csv
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from .record import Numbers, PlainArray
from .speeds import PLAIN


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file, by column name."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def constants(values: Numbers) -> Numbers:
    """A table for kernels: an int64 array, or nested lists of Python's integers in plain mode."""
    return _plain(np.asarray(values, np.int64).tolist()) if PLAIN else np.array(values, np.int64)


def as_bits(members: Iterable[int]) -> int:
    """A set as bits: member x is 1 << x."""
    return sum(1 << member for member in members)


def compact(values: Numbers) -> Numbers:
    """The same in the smallest integers that hold the values, for large tables; kernels compute with 64 bits anyway.

    Ordinary Python must not: there small integers overflow.
    """
    table = constants(values)
    if PLAIN:
        return table
    kinds = (np.dtype(kind) for kind in (np.int8, np.int16, np.int32, np.int64))
    return table.astype(next(kind for kind in kinds if (table.astype(kind) == table).all()))


def _plain(value: Numbers) -> Numbers:
    return PlainArray(_plain(inner) for inner in value) if isinstance(value, list) else value
