"""Getting the games ready: on a fresh machine their rules are compiled while they are played already.

Processes of their own compile at low priority and fill the cache; this process only loads what is there. What somebody
clicks on comes first. Until a game is compiled its rules run interpreted.
"""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from toque.bots import compiling
from toque.bots.compiling import IDLE_NICENESS, NICENESS, STAGES, Compilation, Stage
from toque.core.errors import UnknownGame
from toque.core.kernel.speeds import USUAL, Speed
from toque.games import NAMES, load

MOST_AT_ONCE = 4
"""Processes that work ahead: each takes some 300 MB."""

logger = logging.getLogger("toque.warmup")

Task = tuple[str, Stage]


class Warmup:
    """Which games are compiled, and how far the others are."""

    def __init__(self, on_ready: Callable[[str, Stage], None] = lambda game, stage: None) -> None:
        self._on_ready = on_ready
        self._waiting: list[Task] = [(name, stage) for stage in STAGES for name in NAMES]
        self._running: dict[Task, Compilation | None] = {}
        self._ready: set[Task] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loader: ThreadPoolExecutor
        self._followers: ThreadPoolExecutor
        self._started = time.monotonic()
        self._is_stopped = False
        self.is_done = threading.Event()
        """Set when every game can be played, and every bot can think, without anything to compile."""

    def start(self) -> None:
        """Begin: from now on games can be played."""
        for name in NAMES:
            load(name).at("plain")
        self._loader = ThreadPoolExecutor(1, "warmup")
        self._followers = ThreadPoolExecutor(len(self._waiting), "compiling")
        for _ in range(min(os.cpu_count() or 1, MOST_AT_ONCE)):
            self._next(IDLE_NICENESS)

    def stop(self) -> None:
        """End all that still compiles."""
        self._is_stopped = True
        for running in self._running.values():
            if running is not None:
                running.stop()
        self._waiting.clear()
        for executor in (self._loader, self._followers):
            executor.shutdown(wait=False, cancel_futures=True)

    def speed(self, game: str, stage: Stage = "table") -> Speed:
        """At which speed a game can be played now, or its bots think."""
        if game not in NAMES:
            raise UnknownGame(f"no game is called {game!r}; there are: {', '.join(NAMES)}")
        return USUAL if (game, stage) in self._ready else "plain"

    def progress(self, game: str, stage: Stage) -> float:
        """How much of a game's stage is compiled, from 0 to 1."""
        running = self._running.get((game, stage))
        return 1.0 if (game, stage) in self._ready else running.progress if running else 0.0

    def hurry(self, game: str) -> None:
        """Somebody waits for this game: whatever of it has not begun begins now."""
        for task in [task for task in self._waiting if task[0] == game]:
            self._waiting.remove(task)
            self._begin(task, NICENESS)

    def _next(self, niceness: int) -> None:
        if self._waiting and not self._is_stopped:
            self._begin(self._waiting.pop(0), niceness)

    def _begin(self, task: Task, niceness: int) -> None:
        self._running[task] = None
        warming = asyncio.get_running_loop().create_task(self._warm(task, niceness))
        self._tasks.add(warming)
        warming.add_done_callback(self._tasks.discard)

    async def _warm(self, task: Task, niceness: int) -> None:
        """Have a stage of a game compiled, load it, and go on with what waits."""
        name, stage = task
        loop, game = asyncio.get_running_loop(), load(name)
        try:
            if USUAL == "native" and not await loop.run_in_executor(
                self._followers, compiling.is_compiled, game, stage
            ):
                compilation = self._running[task] = Compilation(name, stage, niceness)
                if not await loop.run_in_executor(self._followers, compilation.wait) and not self._is_stopped:
                    logger.warning("compiling failed", extra={"game": name, "stage": stage})
            if self._is_stopped:
                return
            await loop.run_in_executor(self._loader, compiling.prepare, game, stage)
        except RuntimeError:  # the server has stopped meanwhile
            return
        self._mark_ready(task)
        self._next(IDLE_NICENESS)

    def _mark_ready(self, task: Task) -> None:
        self._running.pop(task, None)
        self._ready.add(task)
        seconds = round(time.monotonic() - self._started, 1)
        logger.info(f"{task[1]} ready", extra={"game": task[0], "seconds": seconds})
        self._on_ready(*task)
        if len(self._ready) == len(NAMES) * len(STAGES):
            self.is_done.set()
