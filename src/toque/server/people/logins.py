"""Who may try to log in now: guessing becomes slower and slower, and locks nobody else out."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

FREE_TRIES = 5
"""Wrong passwords before there is a delay."""
LONGEST_DELAY = 900.0
TRIES_OF_ALL = 100
"""Wrong passwords for one login, from all unknown addresses together, before these wait for each other."""
DELAY_OF_ALL = 30.0
REMEMBERED = 100_000


@dataclass(slots=True)
class Tries:
    """Wrong passwords in a row."""

    wrong: int = 0
    next_at: float = 0.0
    """When the next try is allowed."""


class Logins:
    """Tries by login and address. An address that has logged in before is known and waits only for itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tries: OrderedDict[tuple[str, str], Tries] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._trying: set[str] = set()
        """Addresses whose password is being checked: one at a time for each."""

    def begin(self, login: str, address: str) -> bool:
        """Return whether this address may try a password for this login now; then call `end`."""
        now = self._clock()
        waits_for = [self._of(login, address)]
        if (login, address) not in self._known:
            waits_for.append(self._of(login, ""))
        if address in self._trying or any(tries.next_at > now for tries in waits_for):
            return False
        self._trying.add(address)
        return True

    def end(self, login: str, address: str, *, is_right: bool) -> None:
        """Note what came of a try."""
        self._trying.discard(address)
        if is_right:
            self._tries.pop((login, address), None)
            self._tries.pop(("", address), None)
            self._known[login, address] = None
            _shorten(self._known)
            return
        self._of("", address).wrong += 1
        now, own, everybody = self._clock(), self._of(login, address), self._of(login, "")
        own.wrong += 1
        if own.wrong >= FREE_TRIES:
            own.next_at = now + min(LONGEST_DELAY, 2.0 ** (own.wrong - FREE_TRIES))
        if (login, address) not in self._known:
            everybody.wrong += 1
            everybody.next_at = now + DELAY_OF_ALL if everybody.wrong >= TRIES_OF_ALL else 0.0

    def failures(self, address: str) -> int:
        """Return how many wrong passwords in a row came from an address, for any login."""
        tries = self._tries.get(("", address))
        return tries.wrong if tries else 0

    def _of(self, login: str, address: str) -> Tries:
        tries = self._tries.setdefault((login, address), Tries())
        self._tries.move_to_end((login, address))
        _shorten(self._tries)
        return tries


def _shorten(remembered: OrderedDict[tuple[str, str], Tries] | OrderedDict[tuple[str, str], None]) -> None:
    if len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
