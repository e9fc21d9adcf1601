"""The time of the server."""

import time
from collections.abc import Callable

TICK = 0.5
"""Seconds between two looks at the clock, at most."""
STALL_SECONDS = 5.0
"""If nobody looked at the clock for this long, the server stood still: it was stopped, or its machine slept."""


class ServerClock:
    """Seconds since 1970, without jumps of the machine's clock, and without the time in which the server stood still.

    Clocks of players run by it, so that nobody pays for what the server did.
    """

    def __init__(
        self, steady: Callable[[], float] = time.monotonic, since_1970: Callable[[], float] = time.time
    ) -> None:
        self._steady = steady
        self._seen = steady()
        self._offset = since_1970() - self._seen
        self.stalls = 0
        """How often the server has stood still."""

    def now(self) -> float:
        """Return the time."""
        at = self._steady()
        gap = at - self._seen
        if gap > STALL_SECONDS:
            self._offset -= gap - TICK
            self.stalls += 1
        self._seen = at
        return at + self._offset
