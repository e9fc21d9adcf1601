"""Taking a person out of the log of a table: the match stays, the name and what they said go."""

from collections.abc import Iterable

from msgspec.structs import replace

from toque.server.book.writing import NO_NAME
from toque.server.table.entries import (
    AnyEntry,
    Filled,
    Opened,
    OpenedSeat,
    Said,
    Seated,
    Started,
    Stood,
    decode,
    encode,
)
from toque.server.table.seats import Seats


def without_person(lines: Iterable[str], person: str, stranger: str) -> list[str]:
    """Return a table's entries with a stranger's id in place of a person's, and nothing that the person wrote."""
    return [encode(entry).decode() for entry in _without(map(decode, lines), person, stranger)]


def _without(entries: Iterable[AnyEntry], person: str, stranger: str) -> Iterable[AnyEntry]:
    seats = Seats([])
    for entry in entries:
        is_theirs = entry.person == person
        changed: AnyEntry = replace(entry, person=stranger) if is_theirs else entry
        if isinstance(changed, Opened):
            opened = [_seat(seat, person, stranger) for seat in changed.seats]
            changed = replace(changed, seats=opened, name="" if is_theirs else changed.name)
            seats = Seats(opened)
        elif isinstance(changed, Started):
            changed = replace(changed, names=_names(changed.names, seats, stranger))
        elif is_theirs and isinstance(changed, Said):
            changed = replace(changed, name=NO_NAME, text="")
        elif is_theirs and isinstance(changed, Seated):
            changed = replace(changed, name=NO_NAME)
        _follow(seats, changed)
        yield changed


def _seat(seat: OpenedSeat, person: str, stranger: str) -> OpenedSeat:
    return replace(seat, name=NO_NAME, person=stranger) if seat.person == person else seat


def _follow(seats: Seats, entry: AnyEntry) -> None:
    """Keep track of who sits where until the start."""
    if isinstance(entry, Seated):
        seats.sit(entry.seat, entry.person or "", entry.name)
    elif isinstance(entry, Stood | Filled):
        seats.empty(entry.seat)


def _names(names: list[str], seats: Seats, stranger: str) -> list[str]:
    """The names of a match: all different, and the others' as they were."""
    theirs = seats.seats_of(stranger)
    kept = {name for seat, name in enumerate(names) if seat not in theirs}
    free = (name for name in (NO_NAME, *(f"{NO_NAME} {number}" for number in range(2, 20))) if name not in kept)
    return [next(free) if seat in theirs else name for seat, name in enumerate(names)]
