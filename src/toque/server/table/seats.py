"""Who sits where, who is ready, and who is there."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain, count

from toque.core.match.matchfile import LONGEST_NAME
from toque.server.names import likeness
from toque.server.protocol import SeatKind
from toque.server.table.entries import OpenedSeat

BOT_NAMES = ("Basil", "Saffron", "Thyme", "Ginger", "Juniper")
"""The names of bots, by seat."""
STAND_IN_AFTER = 60.0
"""Seconds that somebody has to come back before a bot plays for them."""


@dataclass(slots=True)
class SeatState:
    """One seat."""

    kind: SeatKind
    name: str
    person: str | None
    level: str | None
    is_ready: bool = False
    is_stand_in: bool = False
    left_at: int = 0
    """The ply at which the stand-in took over."""
    stands_in_at: float = 0.0
    """When the stand-in begins to play."""

    def leave(self, ply: int, now: float, *, is_late: bool) -> None:
        """Let a bot stand in: at once for somebody whose time ran out."""
        self.is_stand_in, self.left_at = True, ply
        self.stands_in_at = now if is_late else now + STAND_IN_AFTER

    def come_back(self, ply: int) -> None:
        """The person plays again."""
        self.is_stand_in, self.left_at = False, ply


class Seats:
    """The seats of a table."""

    def __init__(self, seats: list[OpenedSeat]) -> None:
        self.states = [SeatState(seat.kind, seat.name, seat.person, seat.level) for seat in seats]

    def copy(self) -> "Seats":
        """An independent copy, to try changes on."""
        other = Seats([])
        other.states = [replace(each) for each in self.states]
        return other

    def __getitem__(self, seat: int) -> SeatState:
        return self.states[seat]

    def __len__(self) -> int:
        return len(self.states)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person owns."""
        return [seat for seat, each in enumerate(self.states) if person is not None and each.person == person]

    def people(self) -> list[str]:
        """All people on seats, each once."""
        return list(dict.fromkeys(each.person for each in self.states if each.person is not None))

    def is_complete(self) -> bool:
        """Whether all seats are filled and all people ready."""
        return all(each.kind == "bot" or (each.kind == "person" and each.is_ready) for each in self.states)

    def is_full(self) -> bool:
        """Whether nobody is missing."""
        return all(each.kind != "open" for each in self.states)

    def can_start(self, at_once: bool) -> bool:
        """Whether the match can begin: everybody is ready, or everybody is there and nobody is asked."""
        return self.is_full() if at_once else self.is_complete()

    def sit(self, seat: int, person: str, name: str) -> None:
        """A person takes a seat."""
        self.states[seat] = SeatState("person", name, person, None)

    def empty(self, seat: int) -> None:
        """Empty a seat."""
        self.states[seat] = SeatState("open", "", None, None)

    def put_bot(self, seat: int, level: str) -> None:
        """A bot takes a seat."""
        self.states[seat] = SeatState("bot", BOT_NAMES[seat], None, level)

    def set_ready(self, person: str, yes: bool) -> None:
        """A person is ready, or not yet."""
        for seat in self.seats_of(person):
            self.states[seat].is_ready = yes

    def distinct_names(self) -> list[str]:
        """The names of all players; a second Alice becomes Alice 2, and so does somebody who looks like her."""
        names: list[str] = []
        for each in self.states:
            numbered = (f"{each.name[: LONGEST_NAME - 2]} {number}" for number in count(2))
            seen = {likeness(name) for name in names}
            free = (name for name in chain([each.name], numbered) if name not in names)
            names.append(each.name if each.kind == "open" else next(name for name in free if _is_new(name, seen)))
        return names


def _is_new(name: str, seen: set[str]) -> bool:
    """Whether a name looks like none of these; a name of signs alone looks like no other."""
    look = likeness(name)
    return not look or look not in seen


class Presence:
    """Who is connected now: nothing of it is stored."""

    def __init__(self) -> None:
        self._sockets: Counter[str | None] = Counter()

    def connect(self, person: str | None) -> bool:
        """Count one socket more; return whether others see a difference."""
        self._sockets[person] += 1
        return person is None or self._sockets[person] == 1

    def disconnect(self, person: str | None) -> bool:
        """Count one socket less; return whether others see a difference."""
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
            return True
        return person is None

    def has(self, person: str | None) -> bool:
        """Whether somebody is there."""
        return person is not None and person in self._sockets

    def spectators(self, seated: list[str]) -> int:
        """The number of watchers without a seat."""
        named = sum(1 for person in self._sockets if person is not None and person not in seated)
        return named + self._sockets.get(None, 0)
