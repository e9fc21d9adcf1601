"""Writing a match into the book, and taking a person out of it."""

import msgspec

from toque.server.book.lines import MatchLine, SeatLine
from toque.server.store.database import Database

NO_NAME = "Anon"
ADD_MATCH = "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_SEAT = "INSERT INTO match_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)"
MEET = (
    "INSERT INTO rivals VALUES (?, ?, ?, 1, ?, ?, ?) ON CONFLICT (person, other, game) DO UPDATE SET "
    "met = rivals.met + 1, ahead = rivals.ahead + excluded.ahead, behind = rivals.behind + excluded.behind, "
    "latest = CASE WHEN excluded.latest > rivals.latest THEN excluded.latest ELSE rivals.latest END"
)


def is_booked(database: Database, table: str) -> bool:
    """Whether a match stands in the book."""
    return bool(database.run("SELECT 1 FROM matches WHERE table_id = ?", (table,)))


def write_match(database: Database, match: MatchLine) -> int | None:
    """Write a match into the book and return its number; None if it stands there, or nobody who played is known."""
    if is_booked(database, match.table):
        return None
    known = _known_people(database, match)
    database.run("UPDATE tables SET booked = 1, stage = 'over', deadline = NULL WHERE id = ?", (match.table,))
    if not known:
        return None
    number = int(database.run("SELECT COALESCE(MAX(number), 0) + 1 FROM matches")[0][0])
    values = (match.table, number, match.game, len(match.seats), match.ended, match.plies, match.name, match.options)
    database.run(ADD_MATCH, (*values, int(match.is_rated)))
    for seat in match.seats:
        _write_seat(database, match, seat, seat.person if seat.person in known else None)
    for seat in match.seats:
        if seat.person in known and seat.is_alone:
            _write_rivals(database, match, seat, known)
    return number


def _known_people(database: Database, match: MatchLine) -> set[str]:
    """Those of its players who were not deleted."""
    people = {seat.person for seat in match.seats if seat.person}
    found = (database.run("SELECT id FROM people WHERE id = ?", (person,)) for person in sorted(people))
    return {str(rows[0][0]) for rows in found if rows}


def _write_seat(database: Database, match: MatchLine, seat: SeatLine, person: str | None) -> None:
    lines = msgspec.json.encode(seat.lines).decode()
    name = seat.name if person or seat.level else NO_NAME
    values = (match.table, seat.seat, person, name, seat.level, match.game, len(match.seats), match.ended)
    result = (seat.points, seat.rank, seat.lead, lines, seat.opening, int(seat.is_alone))
    database.run(ADD_SEAT, (*values, *result))


def _write_rivals(database: Database, match: MatchLine, seat: SeatLine, known: set[str]) -> None:
    for other in match.seats:
        is_known = other.person in known if other.person else other.level is not None
        if other is not seat and is_known and other.is_alone:
            ahead, behind = int(seat.rank < other.rank), int(seat.rank > other.rank)
            database.run(MEET, (seat.person, other.rival, match.game, ahead, behind, match.ended))


def note_unreadable(database: Database, table: str) -> None:
    """Note that a table is not for the book: a lesson, or one that this program cannot read. Nobody tries again."""
    database.run("UPDATE tables SET booked = 0 WHERE id = ?", (table,))


def forget_in_book(database: Database, person: str) -> None:
    """Take a person out of the book: their seats stay without a name, and go where nobody else has played."""
    tables = [row[0] for row in database.run("SELECT DISTINCT table_id FROM match_seats WHERE person = ?", (person,))]
    sql = "UPDATE match_seats SET person = NULL, name = ?, opening = NULL WHERE person = ?"
    database.run(sql, (NO_NAME, person))
    database.run("DELETE FROM rivals WHERE person = ? OR other = ?", (person, person))
    for table in tables:
        if not database.run("SELECT 1 FROM match_seats WHERE table_id = ? AND person IS NOT NULL", (table,)):
            database.run("DELETE FROM match_seats WHERE table_id = ?", (table,))
            database.run("DELETE FROM matches WHERE table_id = ?", (table,))
        else:  # a table's name was written by its host
            database.run("UPDATE matches SET name = '' WHERE table_id = ?", (table,))
