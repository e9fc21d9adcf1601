"""Matches for the book that were never played, and a database to write them into."""

import random
from contextlib import contextmanager

from toque.server.book.lines import MatchLine, SeatLine
from toque.server.store.database import migrate, open_database

PEOPLE = ("anna", "bert", "carl", "dora")
LEVELS = ("easy", "hard")


@contextmanager
def book_database(address=":memory:", people=PEOPLE):
    """A database with people and nothing else."""
    database = open_database(address)
    database.open()
    migrate(database)
    for person in people:
        database.run("INSERT INTO people (id, name, created) VALUES (?, ?, 1.0)", (person, person.capitalize()))
    yield database
    database.close()


def match(table, players, points, ended=1000.0, game="banquet", **more):
    """A finished match: players are people, or levels of bots."""
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    seats = []
    for seat, player in enumerate(players):
        is_bot = player in LEVELS
        best = max(points[:seat] + points[seat + 1 :])
        lines = {"menus": points[seat] - 3, "toques": 3}
        person, name = (None, f"Bot {seat}") if is_bot else (player, player.capitalize())
        line = SeatLine(seat, person, name, player if is_bot else None, points[seat], ranks[seat], points[seat] - best)
        seats.append(line.__class__(**{**vars(line), "lines": lines, "is_alone": is_bot or players.count(player) == 1}))
    fields = {"plies": 40, "name": "Our table", "options": "{}", "is_rated": True, **more}
    return MatchLine(table, game, ended, seats=seats, **fields)


def random_matches(count, seed=1):
    """Matches of all kinds, with shared ranks, and several at the same time."""
    chance = random.Random(seed)
    for number in range(count):
        players = chance.sample([*PEOPLE, *LEVELS], chance.choice([2, 2, 3]))
        points = [chance.randrange(20, 26) for _ in players]
        yield match(f"t{number:03}", players, points, 1000.0 + number // 3, chance.choice(["banquet", "paris"]))
