"""Work that runs beside the requests that caused it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger("toque.tasks")


class Tasks:
    """Tasks of one server. What fails is logged."""

    def __init__(self) -> None:
        self.is_stopping = False
        """The server ends: nothing new begins."""
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def names(self) -> set[str]:
        """Return what runs now: the names of the coroutines."""
        return {task.get_coro().__name__ for task in self._running}  # type: ignore[union-attr]

    async def cancel(self) -> None:
        """End all of them."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())
