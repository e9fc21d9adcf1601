"""Who looks at a table, and through which seat's eyes."""

import msgspec

from toque.core.match.match import SPECTATOR
from toque.server.errors import not_now
from toque.server.table.table import Table


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table."""

    person: str | None = None
    language: str = "en"
    looking: int | None = None
    """Pass and play: which own seat has the curtain opened for."""
    muted: frozenset[str] = frozenset()
    """People whose chat is not shown."""


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes a viewer looks."""

    seat: int | None
    """The seat whose view is shown."""
    log_seat: int
    """The seat whose secrets the log tells."""
    curtain: int | None = None
    """Pass and play: the seat that shall look next."""


def eyes_of(table: Table, person: str | None, looking: int | None) -> Eyes:
    """One person on several seats sees what everybody sees until they look, and never a log with secrets in it."""
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
    """Refuse to tell of a hand whose owner has not looked yet, if several share a device."""
    if len(table.seats_of(viewer.person)) > 1 and eyes_of(table, viewer.person, viewer.looking).seat != seat:
        raise not_now("curtain-first")
