"""Routes of the book: one's own matches, what they come to, and all of them as a file."""

import csv
import io
from collections.abc import AsyncIterator, Iterable

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from toque.core.types import Plain
from toque.games import load
from toque.server.book.messages import BookRow
from toque.server.book.reading import Wanted, read_cursor
from toque.server.errors import malformed
from toque.server.http.accounts import named
from toque.server.http.api import Answer, get_route, hub_of, language_of
from toque.server.protocol import Person

LONGEST_WORD = 64
MOST_PLAYERS = 9
CSV_COLUMNS = ("table", "game", "ended", "plies", "seat", "name", "level", "points", "rank", "is_mine")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would compute."""


def book_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/book", get_route(page)),
        Route("/api/book/summary", get_route(summary)),
        Route("/api/book/export.{kind:str}", get_route(export)),
    ]


async def page(request: Request, person: Person | None) -> Answer:
    """One's own matches, the latest first."""
    return Answer(await hub_of(request).book.page(named(person).id, wanted(request)))


async def summary(request: Request, person: Person | None) -> Answer:
    """What one's matches come to."""
    asked = wanted(request)
    if asked.game is not None:
        load(asked.game)
    book = hub_of(request).book
    return Answer(await book.summary(named(person).id, asked.game, asked.players, language_of(request)))


def wanted(request: Request) -> Wanted:
    """The filters in an address."""
    given = {name: value for name, value in request.query_params.items() if value}
    if any(len(value) > LONGEST_WORD or "\0" in value for value in given.values()):
        raise malformed("bad-filter")
    result = given.get("result")
    if result not in (None, "won", "lost"):
        raise malformed("bad-filter")
    try:
        return Wanted(
            game=given.get("game"),
            players=_players(given.get("players")),
            has_won=None if result is None else result == "won",
            rival=given.get("rival"),
            since=_time(given.get("since")),
            until=_time(given.get("until")),
            after=read_cursor(given["after"]) if "after" in given else None,
        )
    except ValueError:
        raise malformed("bad-filter") from None


def _players(word: str | None) -> int | None:
    number = None if word is None else int(word)
    if number is not None and not 0 < number <= MOST_PLAYERS:
        raise ValueError(word)
    return number


def _time(word: str | None) -> float | None:
    return None if word is None else float(word)


async def export(request: Request, person: Person | None) -> Response:
    """All of one's matches as a file, JSON or CSV, sent as it is read."""
    kind = request.path_params["kind"]
    if kind not in ("json", "csv"):
        raise malformed("bad-filter")
    rows = hub_of(request).book.all_rows(named(person).id)
    written, media = (_as_json(rows), "application/json") if kind == "json" else (_as_csv(rows), "text/csv")
    headers = {"content-disposition": f'attachment; filename="toque-matches.{kind}"'}
    return StreamingResponse(written, media_type=media, headers=headers)


async def _as_json(pages: AsyncIterator[list[BookRow]]) -> AsyncIterator[bytes]:
    mark = b"["
    async for rows in pages:
        for row in rows:
            yield mark + msgspec.json.encode(row)
            mark = b",\n"
    yield b"]\n" if mark != b"[" else b"[]\n"


async def _as_csv(pages: AsyncIterator[list[BookRow]]) -> AsyncIterator[str]:
    yield _csv_lines([CSV_COLUMNS])
    async for rows in pages:
        yield _csv_lines(
            [
                *(row.table, row.game, row.ended, row.plies, each.seat, _plain(each.name)),
                *(each.level or "", each.points, each.rank, int(each.is_mine)),
            ]
            for row in rows
            for each in row.seats
        )


def _csv_lines(rows: Iterable[Iterable[Plain]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
