"""The book of all finished matches."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from toque.core.errors import ToqueError
from toque.core.kernel.speeds import Speed
from toque.games import load
from toque.server.book import reading
from toque.server.book.lines import MatchLine, match_line
from toque.server.book.messages import BookPage, BookRow, BookSummary, Opening
from toque.server.book.reading import Wanted
from toque.server.book.writing import is_booked, note_unreadable, write_match
from toque.server.store.database import Database
from toque.server.store.store import Store
from toque.server.table.apply import restore_stepwise
from toque.server.table.entries import Opened, decode
from toque.server.table.table import Table

SLICE_SECONDS = 0.005
"""How long a table is restored before others have a turn."""
AT_ONCE = 50
EXPORTED_AT_ONCE = 200
PAUSE = 3600.0
"""Seconds until finished matches are looked for that were not written down when they ended."""

logger = logging.getLogger("toque.book")


class Book:
    """Writes matches down when they end, and reads them to those who played."""

    def __init__(
        self, store: Store, speed_of: Callable[[str], Speed], follow: Callable[[Database, MatchLine], None]
    ) -> None:
        self._store = store
        self._speed_of = speed_of
        self._follow = follow
        """What else is stored with a match."""

    async def write(self, table: Table) -> int | None:
        """Write a finished match down, once; return its number."""
        if await self._store.ask(lambda database: is_booked(database, table.id)):
            return None
        if table.opened.lesson:  # nobody finished a match there: a teacher laid the table
            await self._store.ask(lambda database: note_unreadable(database, table.id), writes=True)
            return None
        line = await asyncio.to_thread(match_line, table)

        def work(database: Database) -> int | None:
            number = write_match(database, line)
            if number is not None:
                self._follow(database, line)
            return number

        return await self._store.ask(work, writes=True)

    async def note(self, table: Table) -> None:
        """Write down a match that has just ended. If that fails, `keep_filled` finds it later."""
        try:
            await self.write(table)
        except Exception:
            logger.exception("a match is not in the book yet", extra={"table": table.id})

    async def keep_filled(self) -> None:
        """Write down finished matches that are missing: those from before there was a book, or after a failure."""
        while True:
            try:
                written = await self.fill()
                if written:
                    logger.info("matches written into the book", extra={"matches": written})
            except ToqueError as error:
                logger.warning("the book is not complete", extra={"error": str(error)})
            await asyncio.sleep(PAUSE)

    async def fill(self) -> int:
        """Write down all finished matches that are missing, the oldest first; return how many."""
        written = 0
        while tables := await self._store.ask(_missing):
            for name in tables:
                written += await self._fill_one(name)
        return written

    async def _fill_one(self, name: str) -> bool:
        try:
            table = await self._restored(name)
        except Exception as error:
            logger.warning("a match cannot be written into the book", extra={"table": name, "error": str(error)})
            await self._store.ask(lambda database: note_unreadable(database, name), writes=True)
            return False
        if table is None or table.stage != "over":
            await self._store.ask(lambda database: note_unreadable(database, name), writes=True)
            return False
        return await self.write(table) is not None

    async def _restored(self, name: str) -> Table | None:
        entries = [decode(line) for line in await self._store.entries(name)]
        if not entries or not isinstance(entries[0], Opened):
            return None
        since, table = time.monotonic(), None
        for restored in restore_stepwise(name, entries, self._speed_of(entries[0].game)):
            table = restored
            if time.monotonic() - since > SLICE_SECONDS:
                await asyncio.sleep(0)
                since = time.monotonic()
        return table

    async def page(self, person: str, wanted: Wanted) -> BookPage:
        """Return a page of a person's matches."""
        return await self._store.ask(lambda database: reading.read_page(database, person, wanted))

    async def summary(self, person: str, game: str | None, players: int | None, language: str) -> BookSummary:
        """Return what a person's matches come to."""

        def work(database: Database) -> BookSummary:
            groups, rivals = reading.read_groups(database, person), reading.read_rivals(database, person, game)
            if game is None:
                return BookSummary(reading.totals(groups), rivals, [], [], [])
            return BookSummary(
                reading.totals(groups),
                rivals,
                reading.read_records(database, person, game, players),
                reading.openings(groups, game, players),
                reading.read_points(database, person, game, players),
            )

        found = await self._store.ask(work)
        openings = [_in_words(game, opening, language) for opening in found.openings if game]
        return msgspec.structs.replace(found, openings=openings)

    async def all_rows(self, person: str) -> AsyncIterator[list[BookRow]]:
        """All of a person's matches, some at a time, so that nobody waits for the database meanwhile."""
        wanted = Wanted()
        while True:
            asked = wanted

            def work(database: Database, asked: Wanted = asked) -> BookPage:
                return reading.read_page(database, person, asked, EXPORTED_AT_ONCE)

            page = await self._store.ask(work)
            yield page.rows
            if page.next is None:
                return
            wanted = Wanted(after=reading.read_cursor(page.next))


def _missing(database: Database) -> list[str]:
    sql = "SELECT id FROM tables WHERE booked IS NULL AND stage = 'over' ORDER BY updated LIMIT ?"
    return [str(row[0]) for row in database.run(sql, (AT_ONCE,))]


def _in_words(game: str, opening: Opening, language: str) -> Opening:
    """An opening as a sentence; one that this program no longer knows stays as it is stored."""
    rules = load(game)
    try:
        action = msgspec.json.decode(opening.text, type=rules.action_type)
        text = rules.text(language).action(action)
    except (msgspec.MsgspecError, KeyError, ValueError):
        return opening
    return msgspec.structs.replace(opening, text=text)
