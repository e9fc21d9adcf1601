"""Bots think on threads beside the event loop: a fixed number at once, every table in turn.

Tables without players and watchers wait until no other table has a question.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from toque.bots.bot import Bot, make_bot
from toque.bots.explain import Explanation, explain
from toque.bots.levels import LEVELS_THAT_WAIT, budget_of
from toque.bots.search import Search
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.kernel.record import at_speed
from toque.core.kernel.speeds import USUAL
from toque.core.types import State
from toque.server.ops.priority import stand_back
from toque.server.render.hints import HintQuestion
from toque.server.thinking.fair_queue import FairQueue

HINT_SECONDS = 0.8
"""Seconds for the search, and as many again to play its candidates out."""

Found: TypeAlias = Any
"""What a job comes back with: an action or an explanation, as its work says."""

logger = logging.getLogger("toque.bot_pool")


@dataclass(eq=False)
class Job:
    """Something to think about; whoever asked may cancel it."""

    table: str
    owner: str
    """Who makes it think: owners take turns."""
    work: "Callable[[Worker, Job], Found]"
    future: "asyncio.Future[Found]"
    cancelled: threading.Event = field(default_factory=threading.Event)
    level: str = "hint"
    asked: float = field(default_factory=time.monotonic)
    is_held: bool = False
    """Whether it waits until what it needs is compiled."""

    def cancel(self) -> None:
        """Cancel: the answer is no longer needed."""
        self.cancelled.set()
        self.future.cancel()


def decided(table: str, owner: str, action: int) -> Job:
    """A job that is done already: nobody has to think."""
    future: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
    future.set_result(action)
    return Job(table, owner, lambda worker, job: action, future)


class BotPool:
    """Worker threads and a queue; a table with many questions waits behind one with few."""

    def __init__(self, workers: int, note_wait: Callable[[str, float], None] = lambda level, seconds: None) -> None:
        self._note_wait = note_wait
        self._loop = asyncio.get_running_loop()
        self._changed = threading.Condition()
        self._waiting: FairQueue[Job] = FairQueue()
        self._unseen: FairQueue[Job] = FairQueue()
        """Jobs of tables that nobody looks at."""
        self._held: dict[str, list[tuple[Job, bool]]] = {}
        """By game: jobs that wait until the search is compiled, and whether nobody looks at their table."""
        self._compiled: set[str] = set()
        """Games whose search is compiled."""
        self._is_stopped = False
        self._running: set[Job] = set()
        self._most_of_owner = max(1, workers - 1)
        """Workers that one owner may have at once: one is left for everybody else."""
        self._workers = [Worker(self, i) for i in range(workers)]

    def choose(
        self, table: str, game: Game, level: str, world: State, seat: int, *, owner: str, is_unseen: bool = False
    ) -> Job:
        """Let a bot of a level decide for a seat; the future gives the number of the action.

        The world is the bot's own: it holds what the seat knows and nothing more.
        """

        def work(worker: "Worker", job: Job) -> int:
            at = game.at(USUAL if game.name in self._compiled else "plain")
            return worker.choose(at, level, at_speed(world, at.speed), seat, job.cancelled)

        return self._ask(table, owner, work, is_unseen, game.name if level in LEVELS_THAT_WAIT else None, level)

    def hint(self, table: str, question: HintQuestion, owner: str) -> Job:
        """Explain a seat's decision; the future gives the Explanation."""

        def work(worker: "Worker", job: Job) -> Explanation:
            return worker.hint(question, job.cancelled)

        return self._ask(table, owner, work, needs=question.game.name)

    def note_compiled(self, game: str) -> None:
        """The search of a game is compiled: the jobs that waited for that may begin."""
        with self._changed:
            self._compiled.add(game)
            for job, is_unseen in self._held.pop(game, []):
                job.is_held = False
                self._queue(job, is_unseen)

    def hurry(self, table: str) -> None:
        """Somebody has come to a table that nobody looked at: its jobs become urgent."""
        with self._changed:
            for job in self._unseen.pop_table(table):
                self._waiting.add(job)
            self._changed.notify_all()

    @property
    def busy(self) -> int:
        """The number of jobs under way."""
        return len(self._running)

    @property
    def queued(self) -> int:
        """The number of jobs that wait."""
        return len(self._waiting) + len(self._unseen)

    def stop(self) -> None:
        """Cancel everything and end the threads."""
        with self._changed:
            self._is_stopped = True
            held = [job for jobs in self._held.values() for job, _ in jobs]
            jobs = [*self._waiting, *self._unseen, *self._running, *held]
            self._held.clear()
            self._waiting.clear()
            self._unseen.clear()
            self._changed.notify_all()
        for job in jobs:
            job.cancel()

    def _ask(
        self,
        table: str,
        owner: str,
        work: "Callable[[Worker, Job], Found]",
        is_unseen: bool = False,
        needs: str | None = None,
        level: str = "hint",
    ) -> Job:
        job = Job(table, owner, work, self._loop.create_future(), level=level)
        with self._changed:
            if needs is None or needs in self._compiled:
                self._queue(job, is_unseen)
            else:
                job.is_held = True
                self._held.setdefault(needs, []).append((job, is_unseen))
        return job

    def _queue(self, job: Job, is_unseen: bool) -> None:
        (self._unseen if is_unseen else self._waiting).add(job)
        self._changed.notify()

    def next_job(self) -> Job | None:
        """For workers: the next table's oldest question; none when it is time to stop."""
        with self._changed:
            while True:
                if self._is_stopped:
                    return None
                job = self._waiting.pop(self._may_begin) or self._unseen.pop(self._may_begin)
                if job is None:
                    self._changed.wait()
                elif not job.cancelled.is_set():
                    self._running.add(job)
                    self._note_wait(job.level, time.monotonic() - job.asked)
                    return job

    def done(self, job: Job, result: Found, error: BaseException | None) -> None:
        """For workers: give the result to the asker."""
        with self._changed:
            self._running.discard(job)
            self._changed.notify()  # its owner may have more that waits
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(_settle, job.future, result, error)

    def _may_begin(self, owner: str) -> bool:
        return sum(job.owner == owner for job in self._running) < self._most_of_owner


class Worker(threading.Thread):
    """One thread with bots of its own, kept between questions."""

    def __init__(self, pool: BotPool, number: int) -> None:
        super().__init__(name=f"bot-{number}", daemon=True)
        self._pool = pool
        self._bots: dict[tuple[Game, str], Bot] = {}
        self.start()

    def run(self) -> None:
        """Do jobs until the pool stops."""
        stand_back()
        while (job := self._pool.next_job()) is not None:
            result, error = None, None
            try:
                result = job.work(self, job)
            except Exception as problem:
                logger.exception("a bot failed at table %s", job.table)
                error = problem
            self._pool.done(job, result, error)

    def choose(self, game: Game, level: str, world: State, seat: int, cancelled: threading.Event) -> int:
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


def _settle(future: "asyncio.Future[Found]", result: Found, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
