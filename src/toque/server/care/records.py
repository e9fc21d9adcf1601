"""Reports of people, the log of what admins do, and the lists that they look at."""

import secrets
from collections.abc import Sequence
from typing import TypeVar

from toque.core.types import Plain
from toque.server.care.messages import AuditLine, Notice, Page, PersonInfo, ReportInfo, TableInfo
from toque.server.errors import TableRefusal, malformed
from toque.server.store.database import Database
from toque.server.store.store import Store

LONGEST_REASON = 1_000
LONGEST_NOTICE = 300
MOST_REPORTS = 10
"""Reports of one person in a day."""
DAY = 86_400.0
PAGE = 50
MARK = "~"
Mark = tuple[float, str]
"""The time and the name of a row: rows of the same moment keep an order."""
LAST: Mark = (1e18, "")

Result = TypeVar("Result")

COUNTS = {
    "people": "SELECT COUNT(*) FROM people",
    "accounts": "SELECT COUNT(*) FROM people WHERE login IS NOT NULL",
    "tables": "SELECT COUNT(*) FROM tables",
    "tables_open": "SELECT COUNT(*) FROM tables WHERE stage = 'open' AND closed IS NULL",
    "tables_playing": "SELECT COUNT(*) FROM tables WHERE stage = 'playing' AND closed IS NULL",
    "tables_closed": "SELECT COUNT(*) FROM tables WHERE closed IS NOT NULL",
    "entries": "SELECT COUNT(*) FROM entries",
    "reports_open": "SELECT COUNT(*) FROM reports WHERE handled IS NULL",
    "bans": "SELECT COUNT(*) FROM bans WHERE until > ?",
}
"""What is counted of a site; a question mark is the time."""


def new_id(now: float) -> str:
    """A name that sorts by time."""
    return f"{round(now * 1000):013x}-{secrets.token_hex(6)}"


class Records:
    """What is written down about the site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, reporter: str, about: str | None, table: str, reason: str, now: float) -> None:
        """Add a report."""
        reason = reason.strip()
        if not 0 < len(reason) <= LONGEST_REASON or max(len(table), len(about or "")) > 64:
            raise malformed("bad-report", longest=LONGEST_REASON)

        def work(database: Database) -> None:
            sql = "SELECT COUNT(*) FROM reports WHERE reporter = ? AND since > ?"
            if int(database.run(sql, (reporter, now - DAY))[0][0]) >= MOST_REPORTS:
                raise TableRefusal("too_fast", "many-reports")
            values = (new_id(now), now, reporter, about, table, reason)
            database.run("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, NULL)", values)

        await self._store.ask(work, writes=True)

    async def handle(self, report: str, now: float) -> None:
        """Note that a report was looked at."""
        await self._run("UPDATE reports SET handled = ? WHERE id = ?", now, report)

    async def audit(self, person: str | None, what: str, about: str, detail: str, now: float) -> None:
        """Write down what somebody did who looks after the site."""
        await self._run("INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)", new_id(now), now, person, what, about, detail)

    async def announce(self, text: str, until: float | None) -> None:
        """Announce something to everybody until a time, or nothing any more."""
        text = " ".join(text.split())
        if len(text) > LONGEST_NOTICE:
            raise malformed("bad-report", longest=LONGEST_NOTICE)
        await self._run("UPDATE site SET notice = ?, notice_until = ?", text or None, until)

    async def notice(self) -> Notice | None:
        """Return what is announced."""
        rows = await self._store.ask(lambda database: database.run("SELECT notice, notice_until FROM site"))
        return Notice(rows[0][0], rows[0][1]) if rows[0][0] else None

    async def close_table(self, table: str, why: str | None) -> bool:
        """Close a table, or open it again without a reason; return whether there is such a table."""

        def work(database: Database) -> bool:
            database.run("UPDATE tables SET closed = ? WHERE id = ?", (why, table))
            return bool(database.run("SELECT 1 FROM tables WHERE id = ?", (table,)))

        return await self._store.ask(work, writes=True)

    async def is_admin(self, person: str) -> bool:
        """Whether a person looks after the site."""
        sql = "SELECT 1 FROM people WHERE id = ? AND role = 'admin' AND login IS NOT NULL"
        return bool(await self._store.ask(lambda database: database.run(sql, (person,))))

    async def counts(self, now: float) -> dict[str, int]:
        """Count what the site holds."""

        def work(database: Database) -> dict[str, int]:
            return {name: int(database.run(sql, (now,) if "?" in sql else ())[0][0]) for name, sql in COUNTS.items()}

        return await self._store.ask(work)

    async def people(self, find: str, after: Mark | None) -> Page:
        """Return people by a part of their name or login, the newest first, after a mark."""
        sql = (
            "SELECT id, name, login, role, created, (SELECT MAX(seen) FROM sessions WHERE person = id), "
            "(SELECT COUNT(*) FROM members WHERE person = id) FROM people "
            "WHERE (LOWER(name) LIKE ? ESCAPE '!' OR login LIKE ? ESCAPE '!' OR id = ?) "
            "AND (created, id) < (?, ?) ORDER BY created DESC, id DESC LIMIT ?"
        )
        part = f"%{_escaped(find.lower())}%"
        rows = await self._rows(sql, part, part, find, *(after or LAST), PAGE + 1)
        found = [PersonInfo(row[0], row[1], row[2], row[3] == "admin", row[4], row[5], row[6]) for row in rows]
        return _page(found, [(each.created, each.id) for each in found])

    async def tables(self, after: Mark | None) -> Page:
        """Return tables, those first at which something happened last, after a mark."""
        sql = (
            "SELECT id, stage, is_public, updated, (SELECT COUNT(*) FROM entries WHERE table_id = id), closed "
            "FROM tables WHERE (updated, id) < (?, ?) ORDER BY updated DESC, id DESC LIMIT ?"
        )
        names = "SELECT COALESCE(name, person) FROM members LEFT JOIN people ON person = id WHERE table_id = ?"

        def info(database: Database, row: tuple[Plain, ...]) -> TableInfo:
            people = [str(name) for (name,) in database.run(names, row[:1])]
            return TableInfo(row[0], row[1], bool(row[2]), row[3], row[4], people, row[5])

        def work(database: Database) -> list[TableInfo]:
            return [info(database, row) for row in database.run(sql, (*(after or LAST), PAGE + 1))]

        found = await self._store.ask(work)
        return _page(found, [(each.updated, each.id) for each in found])

    async def reports(self, after: Mark | None) -> Page:
        """Return reports, the latest first, after a mark."""
        sql = (
            "SELECT r.id, since, reporter, a.name, about, b.name, table_id, reason, handled FROM reports r "
            "LEFT JOIN people a ON reporter = a.id LEFT JOIN people b ON about = b.id "
            "WHERE (since, r.id) < (?, ?) ORDER BY since DESC, r.id DESC LIMIT ?"
        )
        found = [ReportInfo(*row) for row in await self._rows(sql, *(after or LAST), PAGE + 1)]
        return _page(found, [(each.since, each.id) for each in found])

    async def audit_lines(self, after: Mark | None) -> Page:
        """Return what admins did, the latest first, after a mark."""
        sql = (
            "SELECT audit.id, since, person, name, what, about, detail FROM audit LEFT JOIN people p ON person = p.id "
            "WHERE (since, audit.id) < (?, ?) ORDER BY since DESC, audit.id DESC LIMIT ?"
        )
        rows = await self._rows(sql, *(after or LAST), PAGE + 1)
        return _page([AuditLine(*row[1:]) for row in rows], [(row[1], row[0]) for row in rows])

    async def _rows(self, sql: str, *values: Plain) -> list[tuple[Plain, ...]]:
        return await self._store.ask(lambda database: database.run(sql, values))

    async def _run(self, sql: str, *values: Plain) -> None:
        await self._store.ask(lambda database: database.run(sql, values), writes=True)


def _escaped(part: str) -> str:
    return "".join(f"!{letter}" if letter in "!%_" else letter for letter in part)


def mark_from_text(text: str) -> Mark | None:
    """The mark in an address; None if it is not one."""
    time, _, name = text.partition(MARK)
    try:
        return float(time), name
    except ValueError:
        return None


def _page(found: Sequence[Plain], marks: Sequence[Mark]) -> Page:
    """The first rows, and the mark after which the next ones come."""
    if len(found) <= PAGE:
        return Page(list(found), None)
    time, name = marks[PAGE - 1]
    return Page(list(found[:PAGE]), f"{time!r}{MARK}{name}")
