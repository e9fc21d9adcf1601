"""Viewers of a table, and the seat whose view each of them gets."""

import msgspec

from toque.core.match.match import SPECTATOR
from toque.server.errors import not_now
from toque.server.table.table import Table


class Viewer(msgspec.Struct, frozen=True):
    """A person or a spectator who looks at a table."""

    person: str | None = None
    language: str = "en"
    looking: int | None = None
    """Pass and play: the person's own seat for which the curtain is open."""
    muted: frozenset[str] = frozenset()
    """People whose chat is not shown."""


class Eyes(msgspec.Struct, frozen=True):
    """The seat through whose eyes a viewer looks."""

    seat: int | None
    """The seat whose view is shown."""
    log_seat: int
    """The seat whose secrets are in the log."""
    curtain: int | None = None
    """Pass and play: the seat that shall look next."""


def eyes_of(table: Table, person: str | None, looking: int | None) -> Eyes:
    """A person on several seats sees the public view until they open the curtain, and a log without secrets."""
    seats = table.seats_of(person) if person is not None else []
    if not seats:
        return Eyes(None, SPECTATOR)
    if len(seats) == 1:
        return Eyes(seats[0], seats[0])
    deciding = [seat for seat in seats if table.is_to_move(seat) and not table.is_bot_run(seat)]
    if deciding and looking not in deciding:
        return Eyes(None, SPECTATOR, deciding[0])
    return Eyes(looking if looking in seats else None, SPECTATOR)


def check_curtain(table: Table, viewer: Viewer, seat: int) -> None:
    """If several people share a device, refuse to show a hand behind the curtain."""
    if len(table.seats_of(viewer.person)) > 1 and eyes_of(table, viewer.person, viewer.looking).seat != seat:
        raise not_now("curtain-first")
