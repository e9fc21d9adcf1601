"""Compiling a game in processes of its own, so that whoever wants to play need not wait for it.

What is compiled lies in the cache afterwards, where every process finds it. Such a process runs at low priority, tells
its parent how far it is, and ends with it.
"""

import os
import subprocess
import sys
import threading
from typing import Literal

from toque.bots.bot import make_bot
from toque.bots.explain import Playouts
from toque.bots.kernels import greedy_step, mcts, rollout
from toque.bots.levels import plan_of
from toque.bots.search import Search
from toque.core.errors import ToqueError
from toque.core.game import Game
from toque.core.kernel import jit, rng
from toque.core.kernel.holes import globals_of
from toque.core.kernel.record import at_speed, copy
from toque.core.kernel.speeds import USUAL
from toque.core.types import Foreign
from toque.games import load

Stage = Literal["table", "bots"]
STAGES: tuple[Stage, ...] = ("table", "bots")
"""What a table needs, and the bot that thinks one step ahead; what bots need that search, and hints."""
TABLE_KERNELS = ("setup", "legal", "refusal", "apply", "redeal", "scores", "hide_secret_points")
GREEDY = "greedy"
SEARCHER = "hard"
BLURRED = 50
"""Any memory, in percent, that is not perfect."""
NICENESS = 5
"""How far behind other programs a process stays that somebody waits for."""
IDLE_NICENESS = 10
"""... and one that works ahead."""


def prepare(game: Game, stage: Stage) -> None:
    """Compile what a stage needs, or load what was compiled before."""
    generator = rng.generator("prepare")
    slow = game.at("plain")  # so that no stage compiles what the other needs
    laid_out = slow.new_state(generator, game.min_players)
    seat = slow.actors(laid_out)[0]
    state = at_speed(laid_out, game.speed)
    if stage == "table":
        game.prepare()
        rng.roll(generator, 2)
        rng.step(generator)
        make_bot(GREEDY, game).choose(state, seat, generator)
        return
    if game.kernels.blur_memory is not None:
        game.blur_memory(copy(state), seat, generator, BLURRED)
    search = make_bot(SEARCHER, game)
    assert isinstance(search, Search)
    search.prepare(state, seat)
    action = slow.legal_actions(laid_out, seat)[0]
    Playouts(game, state, seat, plan_of(game, SEARCHER)).after_each([action], generator, 1, None, None)


def is_compiled(game: Game, stage: Stage) -> bool:
    """Whether a stage of a game need only be loaded."""
    return USUAL == "plain" or jit.is_compiled(f"{game.name}-{stage}", _folders(game))


def note(game: Game, stage: Stage) -> None:
    """Note that a stage is compiled."""
    jit.note_compiled(f"{game.name}-{stage}", _folders(game))


def _folders(game: Game) -> tuple[str, ...]:
    return (jit.CORE_KERNEL, "bots/kernels", *jit.game_folders(game.name))


class Compilation:
    """One stage of one game, compiled by a process of its own."""

    def __init__(self, game: str, stage: Stage, niceness: int = NICENESS) -> None:
        self.progress = 0.0
        """How much is done, from 0 to 1."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, game, stage, str(niceness)],
            stdin=subprocess.PIPE,  # its end tells the process that this one is no more
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def wait(self) -> bool:
        """Follow it to its end; return whether all is compiled."""
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        with self._process.stdin, self._process.stdout as lines:
            for line in lines:
                self.progress = float(line)
        return self._process.wait() == 0

    def stop(self) -> None:
        """End it at once."""
        self._process.kill()


class GameCompiler:
    """Compiles one game while it is played already; then loads it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._compilations = [Compilation(game.name, stage) for stage in STAGES if not is_compiled(game, stage)]
        self._is_over = threading.Event()
        self.is_ready = False
        """Whether all is compiled and loaded."""
        threading.Thread(target=self._follow, name="compiler", daemon=True).start()

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return sum(each.progress for each in self._compilations) / max(1, len(self._compilations))

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing more happens, or some seconds; return whether nothing does."""
        return self._is_over.wait(seconds)

    def stop(self) -> None:
        """End what still runs, and wait for the end."""
        for each in self._compilations:
            each.stop()
        self._is_over.wait()

    def _follow(self) -> None:
        followers = [threading.Thread(target=self._wait_for, args=(each,)) for each in self._compilations]
        for each in followers:
            each.start()
        for each in followers:
            each.join()
        if all(is_compiled(self._game, stage) for stage in STAGES):
            for stage in STAGES:
                prepare(self._game, stage)
            self.is_ready = True
        self._is_over.set()

    @staticmethod
    def _wait_for(compilation: Compilation) -> None:
        if compilation.wait():
            compilation.progress = 1.0


def compiler_of(game: Game) -> GameCompiler | None:
    """Begin to compile a game beside; nothing, if there is nothing to compile."""
    if all(is_compiled(game, stage) for stage in STAGES):
        return None
    return GameCompiler(game)


def _kernels_of(game: Game, stage: Stage) -> list[Foreign]:
    """The kernels that a stage compiles, with all that they call."""
    if stage == "table":
        todo = [*(getattr(game.kernels, name) for name in TABLE_KERNELS), game.bind(greedy_step.best_step)]
    else:
        todo = [game.bind(mcts.search), game.bind(rollout.play_out), game.kernels.blur_memory]
    found: dict[Foreign, None] = {}
    while todo:
        kernel = todo.pop()
        if hasattr(kernel, "py_func") and kernel not in found:
            found[kernel] = None
            todo += globals_of(kernel.py_func).values()
    return list(found)


def _tell_progress(game: Game, stage: Stage) -> None:
    """Print how much is done after every function that is compiled."""
    from numba.core import event

    whole = len(_kernels_of(game, stage))

    class Teller(event.Listener):
        done = 0

        def on_start(self, _: Foreign) -> None:
            """Nothing is done yet."""

        def on_end(self, _: Foreign) -> None:
            self.done += 1
            print(f"{min(0.99, self.done / whole):.3f}", flush=True)

    event.register("numba:compile", Teller())  # type: ignore[no-untyped-call]


def _end_with_the_parent() -> None:
    sys.stdin.read()
    os._exit(1)


def main(name: str, stage: Stage, niceness: int) -> None:
    """Compile a stage of a game at low priority."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    game = load(name)
    with jit.only_one(f"{name}-{stage}", _folders(game)):
        if not is_compiled(game, stage):  # another process did it meanwhile
            _tell_progress(game, stage)
            prepare(game, stage)
            note(game, stage)


if __name__ == "__main__":
    try:
        main(sys.argv[1], "table" if sys.argv[2] == "table" else "bots", int(sys.argv[3]))
    except (ToqueError, OSError) as error:
        sys.exit(str(error))
