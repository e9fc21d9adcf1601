"""Few rows that show every pair of values: a covering array of strength two, the same one whenever it is asked for."""

from collections.abc import Hashable, Sequence
from itertools import combinations

Pair = tuple[tuple[int, Hashable], tuple[int, Hashable]]


def pairs_of(row: Sequence[Hashable]) -> set[Pair]:
    """Every two columns of a row with their values."""
    return set(combinations(enumerate(row), 2))


def with_every_pair(rows: Sequence[Sequence[Hashable]], chosen: Sequence[int] = ()) -> list[int]:
    """The numbers of rows that together show each pair of values that any row shows; `chosen` are taken anyway.

    Each step takes the row that shows the most pairs not shown yet, the first of equals.
    """
    taken = list(chosen)
    missing = set[Pair]().union(*map(pairs_of, rows)).difference(*(pairs_of(rows[number]) for number in taken))
    while missing:
        best = max(range(len(rows)), key=lambda number: len(missing & pairs_of(rows[number])))
        taken.append(best)
        missing -= pairs_of(rows[best])
    return sorted(taken)
