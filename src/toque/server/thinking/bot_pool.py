"""Bots think here: on threads beside the event loop, at most so many at once, every table in its turn.

Where nobody plays and nobody watches, bots think when nobody else waits.
"""

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from toque.bots.bot import Bot, make_bot
from toque.bots.explain import Explanation, explain
from toque.bots.levels import PATIENT_LEVELS, budget_of
from toque.bots.search import Search
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.kernel.record import at_speed
from toque.core.kernel.speeds import USUAL
from toque.server.render.hints import HintQuestion

HINT_SECONDS = 0.8
"""For the search, and as long again to play its candidates out."""

logger = logging.getLogger("toque.bot_pool")


@dataclass(eq=False)
class Job:
    """Something to think about; whoever asked may cancel it."""

    table: str
    work: "Callable[[Worker, Job], Any]"
    future: "asyncio.Future[Any]"
    cancelled: threading.Event = field(default_factory=threading.Event)
    is_held: bool = False
    """Whether it waits until what it needs is compiled."""

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self.cancelled.set()
        self.future.cancel()


class BotPool:
    """Worker threads, and who waits for them; a table with many questions waits behind one with few."""

    def __init__(self, workers: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._changed = threading.Condition()
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._patient: OrderedDict[str, deque[Job]] = OrderedDict()
        """Tables where nobody would mind to wait."""
        self._held: dict[str, list[tuple[Job, bool]]] = {}
        """By game: what waits until the search is compiled, and whether it may wait behind others then."""
        self._compiled: set[str] = set()
        """Games whose search is compiled."""
        self._is_stopped = False
        self._running: set[Job] = set()
        self._workers = [Worker(self, i) for i in range(workers)]

    def choose(self, table: str, game: Game, level: str, world: Any, seat: int, *, is_patient: bool = False) -> Job:
        """Let a bot of a level decide for a seat; the future gives the number of the action.

        The world is the bot's own: it holds what the seat knows and nothing more.
        """

        def work(worker: "Worker", job: Job) -> int:
            at = game.at(USUAL if game.name in self._compiled else "plain")
            return worker.choose(at, level, at_speed(world, at.speed), seat, job.cancelled)

        return self._ask(table, work, is_patient, game.name if level in PATIENT_LEVELS else None)

    def hint(self, table: str, question: HintQuestion) -> Job:
        """Explain a seat's decision; the future gives the Explanation."""
        return self._ask(table, lambda worker, job: worker.hint(question, job.cancelled), needs=question.game.name)

    def note_compiled(self, game: str) -> None:
        """The search of a game is compiled: whoever waited for that may think."""
        with self._changed:
            self._compiled.add(game)
            for job, is_patient in self._held.pop(game, []):
                job.is_held = False
                self._queue(job, is_patient)

    def hurry(self, table: str) -> None:
        """Somebody has come to a table where nobody was."""
        with self._changed:
            jobs = self._patient.pop(table, None)
            if jobs:
                self._waiting.setdefault(table, deque()).extend(jobs)

    @property
    def busy(self) -> int:
        """How many think now."""
        return len(self._running)

    @property
    def queued(self) -> int:
        """How many wait."""
        return sum(map(len, [*self._waiting.values(), *self._patient.values()]))

    def stop(self) -> None:
        """Cancel everything and end the threads."""
        with self._changed:
            self._is_stopped = True
            jobs = [job for queue in (self._waiting, self._patient) for jobs in queue.values() for job in jobs]
            jobs += [*self._running, *(job for held in self._held.values() for job, _ in held)]
            self._held.clear()
            self._waiting.clear()
            self._patient.clear()
            self._changed.notify_all()
        for job in jobs:
            job.cancel()

    def _ask(
        self, table: str, work: "Callable[[Worker, Job], Any]", is_patient: bool = False, needs: str | None = None
    ) -> Job:
        job = Job(table, work, self._loop.create_future())
        with self._changed:
            if needs is None or needs in self._compiled:
                self._queue(job, is_patient)
            else:
                job.is_held = True
                self._held.setdefault(needs, []).append((job, is_patient))
        return job

    def _queue(self, job: Job, is_patient: bool) -> None:
        (self._patient if is_patient else self._waiting).setdefault(job.table, deque()).append(job)
        self._changed.notify()

    def next_job(self) -> Job | None:
        """For workers: the next table's oldest question; none when it is time to stop."""
        with self._changed:
            while True:
                while not (self._waiting or self._patient or self._is_stopped):
                    self._changed.wait()
                if self._is_stopped:
                    return None
                job = self._pop()
                if not job.cancelled.is_set():
                    self._running.add(job)
                    return job

    def done(self, job: Job, result: Any, error: BaseException | None) -> None:
        """For workers: tell whoever asked."""
        with self._changed:
            self._running.discard(job)
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(_settle, job.future, result, error)

    def _pop(self) -> Job:
        queue = self._waiting or self._patient
        table, jobs = queue.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            queue[table] = jobs  # behind all other tables
        return job


class Worker(threading.Thread):
    """One thread with bots of its own, kept between questions."""

    def __init__(self, pool: BotPool, number: int) -> None:
        super().__init__(name=f"bot-{number}", daemon=True)
        self._pool = pool
        self._bots: dict[tuple[Game, str], Bot] = {}
        self.start()

    def run(self) -> None:
        """Think until there is nothing more to think about."""
        while (job := self._pool.next_job()) is not None:
            result, error = None, None
            try:
                result = job.work(self, job)
            except Exception as problem:
                logger.exception("a bot failed at table %s", job.table)
                error = problem
            self._pool.done(job, result, error)

    def choose(self, game: Game, level: str, world: Any, seat: int, cancelled: threading.Event) -> int:
        """Decide in a world that is the bot's to play with."""
        generator = rng.from_bytes(secrets.token_bytes(32))
        bot = self._bots.get((game, level))
        if bot is None:
            bot = self._bots[game, level] = make_bot(level, game)
        if isinstance(bot, Search):
            return bot.think(world, seat, generator, cancelled).choice
        return bot.choose(world, seat, generator)

    def hint(self, question: HintQuestion, cancelled: threading.Event) -> Explanation:
        """Say what a strong bot would do, and why, in bounded time."""
        game, world, seat, level, generator, *_ = question
        game = game.at(USUAL)
        world = at_speed(world, game.speed)
        budget = replace(budget_of(game, level), seconds=HINT_SECONDS)
        return explain(game, world, seat, level, generator, budget=budget, seconds=HINT_SECONDS, cancel=cancelled)


def _settle(future: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
