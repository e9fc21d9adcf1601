"""The ratings of all people: kept with every match in the book, and computed again from all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from toque.core.types import Plain
from toque.server.book.lines import MatchLine
from toque.server.ratings.anchors import ANCHORS, kind_of
from toque.server.ratings.method import Rating, rate
from toque.server.store.database import Database

Key = tuple[str, str, str]
"""A person, a game, and the kind of match."""
READ = "SELECT mean, deviation, matches, latest FROM ratings WHERE person = ? AND game = ? AND kind = ?"
KEEP = (
    "INSERT INTO ratings (person, game, kind, mean, deviation, matches, latest, is_settled) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, game, kind) DO UPDATE SET mean = excluded.mean, "
    "deviation = excluded.deviation, matches = excluded.matches, latest = excluded.latest, "
    "is_settled = excluded.is_settled"
)
RATED_MATCHES = (
    "SELECT m.table_id, m.game, m.players, m.ended, s.seat, s.person, s.level, s.rank, s.mean, s.deviation "
    "FROM matches m JOIN match_seats s ON s.table_id = m.table_id WHERE m.is_rated = 1 ORDER BY m.number, s.seat"
)


@dataclass(frozen=True)
class RatedSeat:
    """A seat of a rated match."""

    seat: int
    person: str | None
    level: str | None
    rank: int
    before: Rating
    """What was known of it before the match."""


def rate_match(database: Database, match: MatchLine) -> None:
    """Change the ratings of all who played a match that was just written into the book."""
    kind = kind_of(len(match.seats))
    if not match.is_rated:
        return
    known = {
        int(seat): person
        for seat, person in database.run("SELECT seat, person FROM match_seats WHERE table_id = ?", (match.table,))
    }
    seats = []
    for each in match.seats:
        person = known[each.seat]
        before = _bot(match.game, kind, each.level)
        if before is None and each.level is None:
            before = _kept(database, person, match.game, kind).at(match.ended)
        if before is not None:
            seats.append(RatedSeat(each.seat, person, each.level, each.rank, before))
    for seat in seats:
        note = "UPDATE match_seats SET mean = ?, deviation = ? WHERE table_id = ? AND seat = ?"
        database.run(note, (seat.before.mean, seat.before.deviation, match.table, seat.seat))
    for seat, after in _rated(seats, match.ended):
        if seat.person is not None:
            keep(database, (seat.person, match.game, kind), after)


def recompute(database: Database) -> dict[Key, Rating]:
    """Compute all ratings again from all rated matches. Somebody deleted counts with what was known of them then."""
    ratings: dict[Key, Rating] = {}
    for (game, players, ended), rows in _matches(database):
        kind = kind_of(players)
        seats = []
        for _, _, _, _, seat, person, level, rank, mean, deviation in rows:
            before = _bot(game, kind, level)
            if before is None and level is None:
                is_gone = person is None and mean is not None
                kept = Rating(mean, deviation) if is_gone else ratings.get((str(person), game, kind), Rating())
                before = kept if is_gone else kept.at(ended)
            if before is not None:
                seats.append(RatedSeat(seat, person, level, rank, before))
        for rated, after in _rated(seats, ended):
            if rated.person is not None:
                ratings[rated.person, game, kind] = after
    return ratings


def complete(database: Database) -> int:
    """Compute all ratings again if a rated match was written down before there were any; return how many."""
    missing = (
        "SELECT 1 FROM matches m JOIN match_seats s ON s.table_id = m.table_id "
        "WHERE m.is_rated = 1 AND s.person IS NOT NULL AND s.mean IS NULL LIMIT 1"
    )
    if not database.run(missing):
        return 0
    ratings = recompute(database)
    for key, rating in ratings.items():
        keep(database, key, rating)
    # Those who go later count with this, as they do when a match is rated at its end.
    for (person, game, kind), rating in ratings.items():
        sql = (
            "UPDATE match_seats SET mean = ?, deviation = ? WHERE person = ? AND game = ? AND mean IS NULL AND players "
        )
        database.run(f"{sql} {'= 2' if kind == 'two' else '> 2'}", (rating.mean, rating.deviation, person, game))
    return len(ratings)


def forget_ratings(database: Database, person: str) -> None:
    """Delete a person's ratings."""
    database.run("DELETE FROM ratings WHERE person = ?", (person,))


def keep(database: Database, key: Key, rating: Rating) -> None:
    """Keep a rating."""
    values = (rating.mean, rating.deviation, rating.matches, rating.latest, int(not rating.is_provisional))
    database.run(KEEP, (*key, *values))


def _kept(database: Database, person: str | None, game: str, kind: str) -> Rating:
    rows = database.run(READ, (person, game, kind)) if person else []
    return Rating(*rows[0]) if rows else Rating()


def _bot(game: str, kind: str, level: str | None) -> Rating | None:
    return ANCHORS.get((game, kind), {}).get(level or "")


def _rated(seats: list[RatedSeat], ended: float) -> Iterator[tuple[RatedSeat, Rating]]:
    """Each seat that is no bot with its new rating; nobody else to compare with changes nothing."""
    if len(seats) < 2:
        return
    after = rate([seat.before for seat in seats], [seat.rank for seat in seats], ended)
    for seat, rating in zip(seats, after, strict=True):
        if seat.level is None:
            yield seat, rating


def _matches(database: Database) -> Iterator[tuple[tuple[str, int, float], list[tuple[Plain, ...]]]]:
    for _, rows in groupby(database.run(RATED_MATCHES), key=lambda row: row[0]):
        seats = list(rows)
        yield (str(seats[0][1]), int(seats[0][2]), float(seats[0][3])), seats
