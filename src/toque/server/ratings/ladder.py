"""The ladder: who is how strong, the best first, with the bots between the people."""

import math

from toque.core.types import Plain
from toque.server.book.reading import cursor, read_cursor
from toque.server.ratings.anchors import ANCHORS
from toque.server.ratings.messages import Ladder, Rung
from toque.server.ratings.method import Rating
from toque.server.store.database import Database

PAGE = 50
MOST_PROVISIONAL = 10
SURE = 1.96
"""Deviations within which nineteen of twenty lie."""
COLUMNS = "r.person, p.name, r.mean, r.deviation, r.matches, r.latest"
SHOWN = "FROM ratings r JOIN people p ON p.id = r.person WHERE r.game = ? AND r.kind = ? AND p.is_hidden IS NULL"


def read_ladder(database: Database, person: str | None, game: str, kind: str, after: str | None, now: float) -> Ladder:
    """Return a page of a ladder, as somebody sees it."""
    place = 0
    values: list[Plain] = [game, kind]
    condition = ""
    if after is not None:
        mean, last = read_cursor(after)
        condition = "AND (r.mean < ? OR (r.mean = ? AND r.person > ?))"
        values += [mean, mean, last]
        place = _ahead(database, game, kind, mean, last) + 1
    sql = f"SELECT {COLUMNS} {SHOWN} AND r.is_settled = 1 {condition} ORDER BY r.mean DESC, r.person LIMIT ?"
    rows = database.run(sql, (*values, PAGE + 1))
    rungs = [_rung(row, person, now, place + number) for number, row in enumerate(rows[:PAGE], 1)]
    has_more = len(rows) > PAGE
    high = math.inf if after is None else read_cursor(after)[0]
    low = rungs[-1].mean if has_more else -math.inf
    return Ladder(
        sorted([*rungs, *_bots(game, kind, low, high)], key=lambda rung: (-rung.mean, rung.place or 0)),
        _provisional(database, person, game, kind, now) if after is None else [],
        _own(database, person, game, kind, now),
        _is_hidden(database, person),
        cursor(rows[PAGE - 1][2], rows[PAGE - 1][0]) if has_more else None,
    )


def _ahead(database: Database, game: str, kind: str, mean: float, person: str) -> int:
    """How many are better than somebody, or as good and earlier in the list."""
    sql = f"SELECT COUNT(*) {SHOWN} AND r.is_settled = 1 AND (r.mean > ? OR (r.mean = ? AND r.person < ?))"
    return int(database.run(sql, (game, kind, mean, mean, person))[0][0])


def _rung(row: tuple[Plain, ...], person: str | None, now: float, place: int | None) -> Rung:
    who, name, mean, deviation, matches, latest = row
    known = Rating(mean, deviation, matches, latest).at(now)
    margin = round(SURE * known.deviation)
    return Rung(who, name, None, place, round(mean), margin, matches, place is None, who == person)


def _bots(game: str, kind: str, low: float, high: float) -> list[Rung]:
    anchors = ANCHORS.get((game, kind), {})
    return [
        Rung(None, "", level, None, bot.mean, 0, 0, False, False)
        for level, bot in anchors.items()
        if low < bot.mean <= high
    ]


def _provisional(database: Database, person: str | None, game: str, kind: str, now: float) -> list[Rung]:
    sql = f"SELECT {COLUMNS} {SHOWN} AND r.is_settled = 0 ORDER BY r.latest DESC, r.person LIMIT ?"
    return [_rung(row, person, now, None) for row in database.run(sql, (game, kind, MOST_PROVISIONAL))]


def _own(database: Database, person: str | None, game: str, kind: str, now: float) -> Rung | None:
    sql = (
        f"SELECT {COLUMNS}, r.is_settled FROM ratings r JOIN people p ON p.id = r.person "
        "WHERE r.person = ? AND r.game = ? AND r.kind = ?"
    )
    rows = database.run(sql, (person, game, kind)) if person else []
    if not rows:
        return None
    *row, is_settled = rows[0]
    place = _ahead(database, game, kind, row[2], row[0]) + 1 if is_settled else None
    return _rung(tuple(row), person, now, place)


def _is_hidden(database: Database, person: str | None) -> bool:
    rows = database.run("SELECT is_hidden FROM people WHERE id = ?", (person,)) if person else []
    return bool(rows and rows[0][0])


def hide_person(database: Database, person: str, is_hidden: bool) -> None:
    """Let others see a person on the ladder, or not."""
    database.run("UPDATE people SET is_hidden = ? WHERE id = ?", (1 if is_hidden else None, person))
