"""Turns: what comes over the network is done at once while there is time, and else in the order of who has taken least.

Addresses that send more than the server can do wait for each other. Whoever asks for little goes before them. The event
loop works for a few milliseconds at a time in between, so that answers that are ready are never long on the way.
"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable

ROUND_SECONDS = 0.003
"""How long the loop does what has come before it looks at the network again."""
USUAL_SECONDS = 0.0002
"""What is reckoned for something that waits, until it is known."""
MOST_OWNERS = 50_000

Work = Callable[[], bool]
"""Returns whether more of the same remains to be done, in another turn."""


class Turns:
    """The order in which the loop works for addresses.

    Each owner has a time up to which it has been served. It runs with the seconds that the owner's work takes, and the
    owner whose time is the earliest has the next turn. Nobody saves up for later: the time of an owner that did nothing
    goes on with everybody's (`_now`). This is known as start-time fair queueing. When nothing waits, all is forgotten.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._served: dict[str, float] = {}
        """By owner: up to when it was served."""
        self._now = 0.0
        self._waiting: list[tuple[float, int, str, Work]] = []
        self._numbers = itertools.count()
        self._is_in_round = False
        self._ends = 0.0
        """When this round is over."""

    @property
    def queued(self) -> int:
        """What waits."""
        return len(self._waiting)

    @property
    def is_over(self) -> bool:
        """Whether the present work should stop, and go on in another turn."""
        return self._clock() >= self._ends

    def is_free(self) -> bool:
        """Whether something may be done now without a turn: nobody waits, and the round is not over."""
        if self._waiting:
            return False
        if not self._is_in_round:
            self._begin_round()
            return True
        return self._clock() < self._ends

    def do(self, owner: str, work: Work) -> bool:
        """Work now if there is time and nobody waits, else later; return whether it was done."""
        if self.is_free():
            self._now = max(self._now, self._served.get(owner, 0.0))
            return self._work(owner, self._now, work)
        self.wait(owner, work)
        return False

    def charge(self, owner: str, seconds: float) -> None:
        """Count work that follows from a turn, such as a task that it started."""
        self._ends -= seconds
        self._served[owner] = max(self._now, self._served.get(owner, 0.0)) + seconds

    def _begin_round(self) -> None:
        self._is_in_round = True
        self._ends = self._clock() + ROUND_SECONDS
        asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """The next round: after the loop has looked at the network, and at what is ready."""
        self._is_in_round = False
        if not self._waiting:  # everybody has what they asked for: all are equal again
            self._served.clear()
            self._now = 0.0
            return
        self._begin_round()
        while self._waiting and self._clock() < self._ends:
            start, _, owner, work = heapq.heappop(self._waiting)
            self._now = max(self._now, start)
            self._served[owner] = max(self._served.get(owner, 0.0) - USUAL_SECONDS, start)
            self._work(owner, start, work)

    def _work(self, owner: str, start: float, work: Work) -> bool:
        began = self._clock()
        remains = True
        try:
            remains = work()
        except Exception as error:
            asyncio.get_running_loop().call_exception_handler({"message": "a turn failed", "exception": error})
            remains = False
        finally:
            self._served[owner] = max(start, self._served.get(owner, 0.0)) + self._clock() - began
        if remains:
            self.wait(owner, work)
        if len(self._served) > MOST_OWNERS:
            self._served = {owner: until for owner, until in self._served.items() if until > self._now}
        return not remains

    def wait(self, owner: str, work: Work) -> None:
        """Work when it is the owner's turn."""
        start = max(self._now, self._served.get(owner, 0.0))
        self._served[owner] = start + USUAL_SECONDS
        heapq.heappush(self._waiting, (start, next(self._numbers), owner, work))
