"""The one thread that talks to the database: whatever waits to be written is written together, and then answered."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from toque.server.errors import Busy, Conflict, DatabaseError
from toque.server.store.database import Database, migrate

MOST_TOGETHER = 256
"""Writes in one transaction; SQLite takes 32,766 values in a statement."""

Result = TypeVar("Result")
Work = Callable[[Database], Any]


@dataclass
class Job:
    """Something for the database: rows for the end of tables' logs, other work, or both."""

    future: "asyncio.Future[Any]"
    rows: list[tuple[str, int, str]]
    work: Work | None
    writes: bool
    generation: str = ""
    """The generation of the database that this was decided from."""


FIRST_ROW = "(?, CASE WHEN (SELECT generation FROM site) = ? THEN CAST(? AS INTEGER) END, ?)"
"""The number is missing, and the row refused, if a backup was restored meanwhile: no statement of its own asks."""
GENERATION = "SELECT generation FROM site"


class Writer:
    """Group commit: the thread takes all that waits, commits it once and answers all of it together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self._opened: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop
        self.generation = ""
        """Another one is in the database after a backup was restored."""

    async def open(self) -> None:
        """Start the thread, connect, and bring the schema up to date."""
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.create_future()
        self._thread.start()
        await self._opened

    def append(self, rows: list[tuple[str, int, str]], work: Work | None = None) -> "asyncio.Future[None]":
        """Write rows (table, number, entry) to the log, and what else changes with them; done when the future is."""
        return self._put(Job(self._loop.create_future(), rows, work, True))

    def ask(self, work: Callable[[Database], Result], *, writes: bool = False) -> "asyncio.Future[Result]":
        """Let the thread do something with the database."""
        return self._put(Job(self._loop.create_future(), [], work, writes))

    def _put(self, job: Job) -> "asyncio.Future[Any]":
        job.generation = self.generation
        self._waiting.put(job)
        return job.future

    @property
    def queued(self) -> int:
        """Jobs that wait."""
        return self._waiting.qsize()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        assert self._opened is not None
        try:
            self._database.open()
            migrate(self._database)
            self.generation = str(self._database.run(GENERATION)[0][0])
        except BaseException as error:
            self._database.close()
            is_busy = isinstance(error, Busy)
            self._answer(
                [(self._opened, DatabaseError(f"the database is in use: {error}") if is_busy else error, None)]
            )
            return
        self._answer([(self._opened, None, None)])
        while self._work(self._take()):
            pass
        self._database.close()

    def _take(self) -> list[Job | None]:
        """Take all waiting jobs; wait if there are none."""
        jobs = [self._waiting.get()]
        while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
            try:
                jobs.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _work(self, jobs: Sequence[Job | None]) -> bool:
        """Do the jobs, writes first; return whether to continue."""
        writing = [job for job in jobs if job is not None and job.writes]
        stale = [job for job in writing if job.generation != self.generation]
        answers: list[Answer] = [(job.future, Conflict("a backup was restored"), None) for job in stale]
        writing = [job for job in writing if job.generation == self.generation]
        answers += self._write(writing) if writing else []
        answers += [self._read(job) for job in jobs if job is not None and not job.writes]
        self._answer(answers)
        return jobs[-1] is not None

    def _write(self, jobs: list[Job]) -> "list[Answer]":
        """Write in one transaction; if one job makes it fail, write each job in its own."""
        try:
            results = self._transact(jobs)
        except Busy as error:
            return [(job.future, error, None) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0].future, error, None)]
            return [answer for job in jobs for answer in self._write([job])]
        return [(job.future, None, result) for job, result in zip(jobs, results, strict=True)]

    def _transact(self, jobs: list[Job]) -> list[Any]:
        rows = [row for job in jobs for row in job.rows]
        database = self._database
        try:
            database.check()
            database.begin()
            if rows:
                # One statement for all rows: the thread gives up the interpreter once, not once a row.
                places = ",".join([FIRST_ROW, *["(?,?,?)"] * (len(rows) - 1)])
                values = [value for row in rows for value in row]
                values.insert(1, self.generation)
                database.run(f"INSERT INTO entries VALUES {places}", values)
            results = [job.work(database) if job.work else None for job in jobs]
            database.commit()
        except BaseException:
            database.rollback()
            raise
        return results

    def _read(self, job: Job) -> "Answer":
        assert job.work is not None
        try:
            return job.future, None, job.work(self._database)
        except Exception as error:
            return job.future, error, None

    def _answer(self, answers: "list[Answer]") -> None:
        with suppress(RuntimeError):  # the event loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(_resolve, answers)


Answer = tuple["asyncio.Future[Any]", BaseException | None, Any]


def _resolve(answers: list[Answer]) -> None:
    for future, error, result in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
