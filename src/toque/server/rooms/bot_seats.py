"""The bots at one table: each is asked when it is its turn, and its thoughts are dropped if the table goes back."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from toque.core.errors import ToqueError
from toque.server.errors import Busy
from toque.server.rooms.services import Services
from toque.server.table.entries import Entry
from toque.server.table.table import Table
from toque.server.thinking.bot_pool import Job, decided

RETRY_SECONDS = 1.0
STAND_IN_PACE = 4
"""The pauses of a bot that a stand-in makes: people follow what happens to somebody else's seat."""

logger = logging.getLogger("toque.bots")


class BotRoom(Protocol):
    """A room, as its bots see it."""

    table: Table

    @property
    def is_unseen(self) -> bool:
        """Whether nobody plays there and nobody looks."""

    @property
    def owner(self) -> str:
        """Who makes its bots think."""

    @property
    def lets_follow(self) -> bool:
        """Whether somebody follows the bots' moves."""

    def enqueue(self, work: Callable[[], Awaitable[None]]) -> None:
        """Put work into the room's queue."""

    async def commit(self, entries: Sequence[Entry], *, is_act: bool = False) -> None:
        """Store entries and apply them."""

    def broadcast(self) -> None:
        """Send everybody what is new."""


class BotSeats:
    """The bots of one table: they think, and their moves are played."""

    __slots__ = ("_has_shown", "_jobs", "_ply", "_room", "_services")

    def __init__(self, room: BotRoom, services: Services) -> None:
        self._room = room
        self._services = services
        self._jobs: dict[int, Job] = {}
        self._ply = 0
        self._has_shown = False
        """Whether a bot was shown thinking the last time."""

    @property
    def are_busy(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._jobs)

    @property
    def are_held(self) -> bool:
        """Whether a bot waits until its search is compiled."""
        return any(job.is_held for job in self._jobs.values())

    def follow(self) -> None:
        """Ask the bots whose turn it is, and stop those whose turn it is no longer."""
        table = self._room.table
        to_move = dict(table.bots_to_move())
        went_back, self._ply = table.ply < self._ply, table.ply
        if not to_move and not self._jobs and not self._has_shown:
            return
        self._has_shown = bool(to_move)
        for seat in list(self._jobs):
            if went_back or seat not in to_move:
                self._jobs.pop(seat).cancel()
        for seat, level in to_move.items():
            if seat not in self._jobs:
                self._ask(seat, level)
        for seat in range(len(table.seats)):
            table.set_thinking(seat, seat in self._jobs and not self._early(seat))

    def stop(self) -> None:
        """Stop all thinking."""
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _ask(self, seat: int, level: str) -> None:
        if self._services.tasks.is_stopping:
            return
        job = self._job(seat, level)
        self._jobs[seat] = job
        self._services.tasks.start(self._wait(seat, level, job))

    def _job(self, seat: int, level: str) -> Job:
        table = self._room.table
        scripted = table.scripted_action(seat)
        if scripted is not None:
            return decided(table.id, self._room.owner, scripted)
        world = table.world_for(seat)
        is_unseen = self._room.is_unseen
        return self._services.bots.choose(
            table.id, table.game, level, world, seat, owner=self._room.owner, is_unseen=is_unseen
        )

    async def _wait(self, seat: int, level: str, job: Job) -> None:
        """Wait for the bot's decision, let people follow, and play it."""
        started = time.monotonic()
        try:
            action = await job.future
        except asyncio.CancelledError:
            return
        except Exception:  # the worker has logged it
            action = None
            await asyncio.sleep(RETRY_SECONDS)
        await asyncio.sleep(max(0.0, self._pause(seat) - (time.monotonic() - started), self._early(seat)))
        if self._jobs.get(seat) is job:
            self._room.enqueue(lambda: self._play(seat, level, job, action))

    def _pause(self, seat: int) -> float:
        """Seconds that people have to follow a move."""
        if not self._room.lets_follow:
            return 0.0
        pace = STAND_IN_PACE if self._room.table.seats[seat].is_stand_in else 1
        return pace * self._services.settings.bot_pause

    def _early(self, seat: int) -> float:
        """Seconds that are left to somebody who may come back before a bot plays for them."""
        state = self._room.table.seats[seat]
        return max(0.0, state.stands_in_at - self._services.clock()) if state.is_stand_in else 0.0

    async def _play(self, seat: int, level: str, job: Job, action: int | None) -> None:
        """In the room's queue: store the move and broadcast it."""
        if self._jobs.get(seat) is not job:
            return
        del self._jobs[seat]
        table = self._room.table
        try:
            if action is not None:
                entries = table.bot_entry(seat, action, table.ply, self._services.clock())
                await self._room.commit(entries, is_act=True)
                self._services.metrics.bot_moved(level)
        except Busy as error:
            logger.warning("not stored", extra={"table": table.id, "error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        except ToqueError as error:
            logger.error("a bot's move was refused", extra={"table": table.id, "seat": seat, "error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        self._room.broadcast()
