"""What the book tells a person of their own matches: pages of a list, and what all of them come to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from toque.core.types import Plain
from toque.server.book.messages import (
    BestMatch,
    BookPage,
    BookRow,
    BookSeat,
    LinesPoint,
    Opening,
    Rival,
    Total,
)
from toque.server.errors import malformed
from toque.server.store.database import Database

PAGE = 12
PLOTTED = 60
"""Matches in the plot of points."""
MOST_RIVALS = 50
MOST_OPENINGS = 8
RECORDS = {
    "most_points": ("points", "seats.points DESC", ""),
    "biggest_win": ("lead", "seats.lead DESC", "AND lead > 0"),
    "narrowest_win": ("lead", "seats.lead", "AND lead > 0"),
}
"""By name: the column, the order in which the best comes first, and which matches count."""


@dataclass(frozen=True)
class Wanted:
    """Which of one's matches to list; None does not matter."""

    game: str | None = None
    players: int | None = None
    has_won: bool | None = None
    rival: str | None = None
    """Somebody who played there too: a person's id, or `bot:` and a level."""
    since: float | None = None
    until: float | None = None
    after: tuple[float, str] | None = None
    """The last match of the page before."""

    def conditions(self) -> tuple[list[str], list[Plain]]:
        """Return the conditions in SQL, and their values."""
        found = _Conditions()
        found.add("seats.game = ?", self.game)
        found.add("seats.players = ?", self.players)
        if self.has_won is not None:
            found.add("seats.rank = ?" if self.has_won else "seats.rank > ?", 1)
        if self.rival is not None:
            found.add(*_met(self.rival))
        found.add("seats.ended >= ?", self.since)
        found.add("seats.ended < ?", self.until)
        if self.after is not None:
            found.add("(seats.ended, seats.table_id) < (?, ?)", *self.after)
        return found.sql, found.values


def _met(rival: str) -> tuple[str, Plain]:
    """The condition that a rival played there: people have few matches, a bot is looked for in each of one's own."""
    if rival.startswith("bot:"):
        sql = "EXISTS (SELECT 1 FROM match_seats o WHERE o.table_id = seats.table_id AND o.level = ?)"
        return sql, rival.removeprefix("bot:")
    return "seats.table_id IN (SELECT table_id FROM match_seats WHERE person = ?)", rival


@dataclass
class _Conditions:
    sql: list[str] = field(default_factory=list)
    values: list[Plain] = field(default_factory=list)

    def add(self, sql: str, *values: Plain) -> None:
        """Add a condition, unless its value does not matter."""
        if values != (None,):
            self.sql.append(sql)
            self.values += values


def read_page(database: Database, person: str, wanted: Wanted, size: int = PAGE) -> BookPage:
    """Return a page of a person's matches."""
    conditions, values = wanted.conditions()
    sql = (
        "SELECT DISTINCT seats.ended, seats.table_id FROM match_seats seats "
        f"WHERE {' AND '.join(['seats.person = ?', *conditions])} "
        "ORDER BY seats.ended DESC, seats.table_id DESC LIMIT ?"
    )
    found = database.run(sql, (person, *values, size + 1))
    rows = _rows(database, person, [str(table) for _, table in found[:size]])
    return BookPage(rows, cursor(*found[size - 1]) if len(found) > size else None)


def _rows(database: Database, person: str, tables: Sequence[str]) -> list[BookRow]:
    if not tables:
        return []
    places = ", ".join("?" * len(tables))
    seats: dict[str, list[BookSeat]] = {}
    sql = (
        "SELECT table_id, seat, name, person, level, points, rank FROM match_seats "
        f"WHERE table_id IN ({places}) ORDER BY seat"
    )
    for table, seat, name, owner, level, points, rank in database.run(sql, tables):
        shown = BookSeat(seat, name, owner, level, points, rank, owner == person)
        seats.setdefault(str(table), []).append(shown)
    sql = (
        "SELECT m.table_id, m.game, m.ended, m.plies, m.name, m.is_rated, t.id IS NOT NULL FROM matches m "
        f"LEFT JOIN tables t ON t.id = m.table_id AND t.closed IS NULL WHERE m.table_id IN ({places})"
    )
    rows = {
        str(table): BookRow(table, game, ended, plies, name, bool(is_rated), bool(has_replay), seats[str(table)])
        for table, game, ended, plies, name, is_rated, has_replay in database.run(sql, tables)
    }
    return [rows[table] for table in tables]


def cursor(ended: float, table: str) -> str:
    """Where a list goes on, as a word."""
    return f"{ended!r}~{table}"


def read_cursor(word: str) -> tuple[float, str]:
    """Read such a word."""
    ended, _, table = word.partition("~")
    try:
        return float(ended), table
    except ValueError:
        raise malformed("bad-filter") from None


class Group(NamedTuple):
    """All of a person's matches of a game with that many players and that opening."""

    game: str
    players: int
    opening: str | None
    matches: int
    won: int
    points: int
    most_points: int


def read_groups(database: Database, person: str) -> list[Group]:
    """Add up all matches of a person, in one walk along an index."""
    sql = (
        "SELECT game, players, opening, COUNT(*), SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END), SUM(points), MAX(points) "
        "FROM match_seats WHERE person = ? AND is_alone = 1 GROUP BY game, players, opening"
    )
    return [Group(*row[:3], *map(int, row[3:])) for row in database.run(sql, (person,))]


def totals(groups: Iterable[Group]) -> list[Total]:
    """Return what the matches of each game and number of players come to."""
    found: dict[tuple[str, int], list[Group]] = {}
    for group in groups:
        found.setdefault((group.game, group.players), []).append(group)
    return [_total(*key, each) for key, each in sorted(found.items())]


def _total(game: str, players: int, groups: list[Group]) -> Total:
    matches, won, mean = _added(groups)
    return Total(game, players, matches, won, mean, max(group.most_points for group in groups))


def openings(groups: Iterable[Group], game: str, players: int | None) -> list[Opening]:
    """Return what a person began with most; the text is still in the game's own words."""
    found: dict[str, list[Group]] = {}
    for group in groups:
        if group.game == game and players in (None, group.players) and group.opening is not None:
            found.setdefault(group.opening, []).append(group)
    rows = [Opening(opening, *_added(each)) for opening, each in found.items()]
    return sorted(rows, key=lambda row: (-row.matches, row.text))[:MOST_OPENINGS]


def _added(groups: list[Group]) -> tuple[int, int, float]:
    """Matches, those won, and the mean of the points."""
    matches = sum(group.matches for group in groups)
    return matches, sum(group.won for group in groups), round(sum(group.points for group in groups) / matches, 2)


def read_rivals(database: Database, person: str, game: str | None) -> list[Rival]:
    """Return the people and bots that a person has played against most."""
    of_game, values = ("AND game = ?", [game]) if game else ("", [])
    most = (
        "SELECT other, SUM(met) AS met, SUM(ahead) AS ahead, SUM(behind) AS behind, MAX(latest) AS latest FROM rivals "
        f"WHERE person = ? {of_game} GROUP BY other ORDER BY SUM(met) DESC, other LIMIT ?"
    )
    sql = (
        f"SELECT other, people.name, met, ahead, behind, latest FROM ({most}) AS most "
        "LEFT JOIN people ON people.id = other ORDER BY met DESC, other"
    )
    return [_rival(*row) for row in database.run(sql, (person, *values, MOST_RIVALS))]


def _rival(other: str, name: str | None, met: int, ahead: int, behind: int, latest: float) -> Rival:
    level = other.removeprefix("bot:") if other.startswith("bot:") else None
    return Rival(None if level else other, name or "", level, int(met), int(ahead), int(behind), latest)


def read_records(database: Database, person: str, game: str, players: int | None) -> list[BestMatch]:
    """Return a person's best matches of a game."""
    of_players, values = ("AND players = ?", [players]) if players else ("", [])
    found = []
    for what, (column, order, counts) in RECORDS.items():
        sql = (
            f"SELECT {column}, table_id, ended, players FROM match_seats seats WHERE person = ? AND is_alone = 1 "
            f"AND game = ? {of_players} {counts} ORDER BY {order} LIMIT 1"
        )
        found += [BestMatch(what, *row) for row in database.run(sql, (person, game, *values))]
    return found


def read_points(database: Database, person: str, game: str, players: int | None) -> list[LinesPoint]:
    """Return the points by scoring line of a person's latest matches of a game, the oldest first."""
    of_players, values = ("AND players = ?", [players]) if players else ("", [])
    sql = (
        "SELECT table_id, ended, players, points, rank, lines FROM match_seats WHERE person = ? AND is_alone = 1 "
        f"AND game = ? {of_players} ORDER BY ended DESC LIMIT ?"
    )
    rows = database.run(sql, (person, game, *values, PLOTTED))
    return [
        LinesPoint(table, ended, seats, points, rank, msgspec.json.decode(lines))
        for table, ended, seats, points, rank, lines in reversed(rows)
    ]
