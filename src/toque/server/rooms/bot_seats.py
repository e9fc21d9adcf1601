"""The bots at one table: they are asked when it is their turn, and forgotten when the table goes back."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from toque.core.errors import ToqueError
from toque.server.errors import Busy
from toque.server.thinking.bot_pool import Job

if TYPE_CHECKING:
    from toque.server.rooms.room import LiveTable

RETRY_SECONDS = 1.0

logger = logging.getLogger("toque.bots")


class BotSeats:
    """Which bots of a table think now."""

    __slots__ = ("_has_shown", "_jobs", "_live", "_ply")

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._jobs: dict[int, Job] = {}
        self._ply = 0
        self._has_shown = False
        """Whether a bot was shown thinking the last time."""

    @property
    def are_busy(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._jobs)

    def follow(self) -> None:
        """The table has changed: ask the bots whose turn it is, stop those whose turn it is no longer."""
        table = self._live.table
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
        for seat in range(len(table.seating)):
            table.set_thinking(seat, seat in self._jobs)

    def stop(self) -> None:
        """Stop all thinking."""
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _ask(self, seat: int, level: str) -> None:
        live = self._live
        if live.hub.is_stopping:
            return
        world = live.table.world_for(seat)
        job = live.hub.bot_pool.choose(live.id, live.table.game, level, world, seat, is_patient=live.is_unseen)
        self._jobs[seat] = job
        live.hub.background(self._wait(seat, level, job))

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
        pause = self._live.hub.bot_pause if self._live.connections or self._live.is_paced else 0
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
        if self._jobs.get(seat) is job:
            self._live.enqueue(lambda: self._play(seat, level, job, action))

    async def _play(self, seat: int, level: str, job: Job, action: int | None) -> None:
        """In the table's queue: store the move and tell it."""
        live = self._live
        if self._jobs.get(seat) is not job:
            return
        del self._jobs[seat]
        try:
            if action is not None:
                await live.keep(live.table.bot_entry(seat, action, live.table.ply, live.hub.now()), is_act=True)
                live.hub.metrics.bot_moved(level)
        except Busy as error:
            logger.warning("not stored", extra={"table": live.id, "error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        except ToqueError as error:
            logger.error("a bot's move was refused", extra={"table": live.id, "seat": seat, "error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        live.moved_on()
        live.tell()
        live.hub.lobby.changed(live)
