"""Events: what an action made happen, in integers, each with the seats that may know of it.

They live in a small ring in the state (`s.events`, `s.event_count`), so that kernels can emit them without allocating.
A ring holds at least as many events as one action can cause: whoever applies an action reads them right after it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from .jit import rule
from .record import AnyState

COLUMNS = 7
KIND, SEAT, FIRST, SECOND, THIRD, VISIBLE, REVEALS_HIDDEN = range(COLUMNS)
EVERYBODY = 0x7FFF
"""Visible to all seats and to spectators."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event as read from the ring."""

    kind: int
    seat: int
    first: int
    second: int
    third: int
    visible: int
    reveals_hidden: bool
    """It revealed something hidden to somebody: the ply cannot be taken back alone."""

    def is_visible_to(self, seat: int) -> bool:
        """Whether this seat may know of it; a spectator is seat -1."""
        return self.visible == EVERYBODY or (seat >= 0 and bool(self.visible >> seat & 1))


@rule
def emit(s, kind, seat, first, second, third, visible, reveals_hidden):
    """Write an event into the state's ring."""
    i = s.event_count % len(s.events)
    s.events[i, KIND] = kind
    s.events[i, SEAT] = seat
    s.events[i, FIRST] = first
    s.events[i, SECOND] = second
    s.events[i, THIRD] = third
    s.events[i, VISIBLE] = visible
    s.events[i, REVEALS_HIDDEN] = reveals_hidden
    s.event_count += 1


@rule
def erase_hidden_events(s, seat):
    """Forget the events that this seat may not know of: part of every game's `redeal`."""
    for i in range(len(s.events)):
        if s.events[i, VISIBLE] != EVERYBODY and (s.events[i, VISIBLE] >> seat) & 1 == 0:
            for column in range(COLUMNS):
                s.events[i, column] = 0


def since(s: AnyState, count: int) -> list[Event]:
    """The events after the first `count`, oldest first."""
    ring, total = s.events, int(s.event_count)
    size = len(ring)
    return [_read(ring[i % size]) for i in range(max(count, total - size), total)]


def _read(row: Iterable[int]) -> Event:
    kind, seat, first, second, third, visible, reveals_hidden = map(int, row)
    return Event(kind, seat, first, second, third, visible, bool(reveals_hidden))
