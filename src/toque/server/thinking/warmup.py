"""Getting the games ready: at the first start their rules are compiled in the background while the site answers."""

import asyncio
import logging
import threading
import time

from toque.bots.bot import make_bot
from toque.bots.explain import explain
from toque.bots.search import Budget, Search
from toque.core.errors import UnknownGame
from toque.core.kernel import rng
from toque.games import NAMES, load
from toque.server.errors import Busy

logger = logging.getLogger("toque.warmup")


class Warmup:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Future[None]] = {}
        self.is_done = threading.Event()
        """Set when every game can be played, and every bot can think, without anything to compile."""

    def start(self) -> None:
        """Begin, on a thread."""
        loop = asyncio.get_running_loop()
        self._ready = {name: loop.create_future() for name in NAMES}
        threading.Thread(target=self._prepare, args=(loop,), name="warmup", daemon=True).start()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        if game not in NAMES:
            raise UnknownGame(f"no game is called {game!r}; there are: {', '.join(NAMES)}")
        await asyncio.shield(self._ready[game])

    def stop(self) -> None:
        """Let nobody wait any longer."""
        for future in self._ready.values():
            if not future.done():
                future.set_exception(Busy("the server stops"))
                future.exception()

    def _mark_ready(self, game: str) -> None:
        if not self._ready[game].done():
            self._ready[game].set_result(None)

    def _prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        started = time.monotonic()
        try:
            for i, name in enumerate(NAMES):
                load(name).prepare()
                loop.call_soon_threadsafe(self._mark_ready, name)
                seconds = round(time.monotonic() - started, 1)
                logger.info("game ready", extra={"game": name, "of": f"{i + 1}/{len(NAMES)}", "seconds": seconds})
            for name in NAMES:
                prepare_bots(name)
                logger.info("bots ready", extra={"game": name, "seconds": round(time.monotonic() - started, 1)})
        except RuntimeError:  # the server has stopped meanwhile
            return
        self.is_done.set()


def prepare_bots(name: str) -> None:
    """Compile the search of a game, or load what was compiled before."""
    game = load(name)
    search = make_bot("hard", game)
    assert isinstance(search, Search)
    search.prepare()
    generator = rng.generator("prepare")
    state = game.new_state(generator, game.min_players)
    seat = game.actors(state)[0]
    explain(game, state, seat, "hard", generator, budget=Budget(1), playouts=1)
    make_bot("greedy", game).choose(state, seat, generator)
