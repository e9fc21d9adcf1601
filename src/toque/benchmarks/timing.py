"""Repeating a piece of work for a while."""

import time
from collections.abc import Callable


def run_for(seconds: float, work: Callable[[], int]) -> tuple[int, float]:
    """Repeat the work for this long; return the sum of its results, and the seconds that it took."""
    done, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        done += work()
    return done, elapsed
