"""The book and the ladder with many matches: how long their pages take at the server.

python benchmarks/book.py                       100,000 matches in a SQLite file
python benchmarks/book.py --matches 20000 --db postgresql://...

The person who asks has played every tenth match: nobody has a longer book. Each page is asked for many times; printed
are the median and the 99th percentile, in milliseconds, from the question to the written answer, and the median of the
processor time: where other programs keep the machine busy, only the latter says something.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles

import msgspec

from toque.core.kernel.speeds import USUAL
from toque.server.book.book import Book
from toque.server.book.lines import MatchLine, SeatLine
from toque.server.book.reading import Wanted, read_cursor
from toque.server.book.writing import write_match
from toque.server.ratings.ladder import read_ladder
from toque.server.ratings.ratings import rate_match
from toque.server.store.database import Database
from toque.server.store.store import Store

PEOPLE = 3_000
DAY = 86_400.0
LINES = ("menus", "orders", "toques", "most_one_crown", "most_two_crowns")
PIECES = ("salad", "burger", "charlotte", "fruit_salad")
TOGETHER = 500
"""Matches in one transaction."""
LIMIT = 50.0
Page = Callable[[], Awaitable[object]]


def random_match(number: int, chance: random.Random) -> MatchLine:
    """A match of two to four, one of them a bot now and then."""
    size = chance.choice((2, 2, 2, 3, 4))
    people = [f"p{each}" for each in chance.sample(range(1, PEOPLE), size)]
    if number % 10 == 0:
        people[0] = "p0"
    points = [chance.randrange(20, 60) for _ in people]
    seats = []
    for seat, person in enumerate(people):
        is_bot = seat > 0 and chance.random() < 0.2
        lines = {line: chance.randrange(1, 12) for line in LINES}
        opening = json.dumps({"action": "place", "piece": chance.choice(PIECES), "cell": f"B{chance.randrange(1, 8)}"})
        best = max(points[:seat] + points[seat + 1 :])
        rank = 1 + sum(other > points[seat] for other in points)
        name, level = (f"Name of {person}", None) if not is_bot else ("Basil", "medium")
        owner = None if is_bot else person
        seats.append(SeatLine(seat, owner, name, level, points[seat], rank, points[seat] - best, lines, opening))
    return MatchLine(f"table-{number}", "banquet", number * 600.0, 60, "Our table", "{}", True, seats)


async def fill(store: Store, matches: int) -> None:
    """Write people and matches."""

    def people(database: Database) -> None:
        for number in range(PEOPLE):
            values = (f"p{number}", f"Name {number}", 1.0)
            database.run("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", values)

    def write(first: int, database: Database) -> None:
        for number in range(first, min(matches, first + TOGETHER)):
            match = random_match(number, random.Random(number))
            write_match(database, match)
            rate_match(database, match)

    await store.ask(people, writes=True)
    for first in range(0, matches, TOGETHER):
        await store.ask(partial(write, first), writes=True)


def pages(book: Book, store: Store) -> dict[str, Page]:
    """All pages by name, with what may make them slow."""

    async def third_page() -> object:
        first = await book.page("p0", Wanted())
        assert first.next
        second = await book.page("p0", Wanted(after=read_cursor(first.next)))
        assert second.next
        return await book.page("p0", Wanted(after=read_cursor(second.next)))

    def ladder(after: str | None) -> Awaitable[object]:
        now = 1e9
        return store.ask(lambda database: read_ladder(database, "p0", "banquet", "two", after, now))

    return {
        "the ladder": lambda: ladder(None),
        "the ladder's end": lambda: ladder("1400.0~p5"),
        "the first page": lambda: book.page("p0", Wanted()),
        "the first three pages": third_page,
        "a page from the middle": lambda: book.page("p0", Wanted(until=50_000 * 600.0)),
        "games won against a rival": lambda: book.page("p0", Wanted(rival="p7", has_won=True)),
        "a filter that finds nothing": lambda: book.page("p0", Wanted(game="paris")),
        "the summary of all games": lambda: book.summary("p0", None, None, "en"),
        "the summary of a game": lambda: book.summary("p0", "banquet", None, "en"),
        "the summary for three players": lambda: book.summary("p0", "banquet", 3, "en"),
    }


async def measure(page: Page, times: int) -> dict[str, object]:
    """Milliseconds for a page, asked for many times."""
    found, processor = [], []
    for _ in range(times):
        started, used = time.perf_counter(), time.process_time()
        msgspec.json.encode(await page())
        found.append(1000 * (time.perf_counter() - started))
        processor.append(1000 * (time.process_time() - used))
    shown = {"median": median(found), "p99": quantiles(found, n=100)[-1], "processor": median(processor)}
    return {**{name: round(each, 1) for name, each in shown.items()}, "is_within": shown["p99"] <= LIMIT}


async def run(address: str, matches: int, times: int) -> dict[str, object]:
    """Fill a database and ask for all pages."""
    store = Store(address)
    await store.open()
    started = time.perf_counter()
    await fill(store, matches)
    written = time.perf_counter() - started
    book = Book(store, lambda game: USUAL, rate_match)
    found: dict[str, object] = {"matches": matches, "written_per_second": round(matches / written)}
    for name, page in pages(book, store).items():
        found[name] = await measure(page, times)
    await store.close()
    return found


def main() -> None:
    """Measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Measures the pages of the book.")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--db", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = chosen.db or os.fspath(Path(folder) / "book.db")
        print(json.dumps(asyncio.run(run(address, chosen.matches, chosen.times)), indent=1))


if __name__ == "__main__":
    main()
