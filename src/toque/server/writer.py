"""The one thread that talks to the database: whatever waits to be written is written together, and then answered."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from toque.server.database import Conflict, Database, migrate

MOST_TOGETHER = 256
"""Writes in one transaction; SQLite takes 32,766 values in a statement."""

Result = TypeVar("Result")
Work = Callable[[Database], Any]


@dataclass
class Append:
    """Lines for the end of a table's log, and what else changes with them."""

    rows: list[tuple[str, int, str]]
    more: Work | None
    future: "asyncio.Future[None]"


@dataclass
class Question:
    """Work of its own; what writes has a transaction of its own."""

    work: Work
    writes: bool
    future: "asyncio.Future[Any]"


class Writer:
    """Group commit: the thread takes all that waits, commits it once and answers all of it together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: queue.SimpleQueue[Append | Question | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self._opened: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        """Start the thread, connect, and bring the schema up to date."""
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.create_future()
        self._thread.start()
        await self._opened

    def append(self, rows: list[tuple[str, int, str]], more: Work | None = None) -> "asyncio.Future[None]":
        """Write rows (table, number, entry) to the log; done when the future is."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(Append(rows, more, future))
        return future

    def ask(self, work: Callable[[Database], Result], *, writes: bool = False) -> "asyncio.Future[Result]":
        """Let the thread do something with the database."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.put(Question(work, writes, future))
        return future

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        assert self._opened is not None
        try:
            self._database.open()
            migrate(self._database)
        except BaseException as error:
            self._database.close()
            self._answer([(self._opened, error, None)])
            return
        self._answer([(self._opened, None, None)])
        while self._work(self._take()):
            pass
        self._database.close()

    def _take(self) -> list[Append | Question | None]:
        """All that waits; waits itself where nothing does."""
        jobs = [self._waiting.get()]
        while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
            try:
                jobs.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _work(self, jobs: Sequence[Append | Question | None]) -> bool:
        """Do it; whether to go on."""
        appends = [job for job in jobs if isinstance(job, Append)]
        answers: list[Answer] = self._append(appends) if appends else []
        answers += [self._do(job) for job in jobs if isinstance(job, Question)]
        self._answer(answers)
        return jobs[-1] is not None

    def _append(self, jobs: list[Append]) -> "list[Answer]":
        try:
            self._write(jobs)
        except Conflict as error:
            if len(jobs) == 1:
                return [(jobs[0].future, error, None)]
            return [answer for job in jobs for answer in self._append([job])]
        except Exception as error:
            return [(job.future, error, None) for job in jobs]
        return [(job.future, None, None) for job in jobs]

    def _write(self, jobs: list[Append]) -> None:
        rows = [row for job in jobs for row in job.rows]
        database = self._database
        try:
            database.begin()
            # One statement for all rows: the thread gives up the interpreter once, not once a row.
            values = ",".join(["(?,?,?)"] * len(rows))
            database.run(f"INSERT INTO entries VALUES {values}", [value for row in rows for value in row])
            for job in jobs:
                if job.more:
                    job.more(database)
            database.commit()
        except BaseException:
            database.rollback()
            raise

    def _do(self, job: Question) -> "Answer":
        try:
            if job.writes:
                self._database.begin()
            result = job.work(self._database)
            if job.writes:
                self._database.commit()
        except Exception as error:
            self._database.rollback()
            return job.future, error, None
        return job.future, None, result

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
