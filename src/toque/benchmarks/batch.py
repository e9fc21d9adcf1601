"""How fast a batch of games runs: whole random games, and steps with masks and observations."""

import time
from collections.abc import Callable

import msgspec

from toque.batch import Batch, Device
from toque.benchmarks.timing import run_for
from toque.core.game import Game
from toque.core.words.options import GameOptions

CPU_GAMES = 1 << 12
GPU_GAMES = 1 << 20
STEPS = 16
"""Steps between two looks at the clock."""


class BatchSpeed(msgspec.Struct, frozen=True):
    """What was measured."""

    game: str
    players: int
    device: str
    threads: int
    """Of the processor; 0 on a GPU."""
    games: int
    """Side by side."""
    decisions_per_second: int
    """Whole random games, with their setup and their points."""
    steps_per_second: int
    """One action in every game, with masks; the actions are drawn from the masks in the same time."""
    observed_steps_per_second: int
    """The same, and after each step the observation of the seat that decides."""
    compile_seconds: float


def measure_batch(
    game: Game, players: int, options: GameOptions, seconds: float, device: Device, threads: int, games: int | None
) -> BatchSpeed:
    """Measure each of the three for that long; compiling, or loading what was compiled before, comes first."""
    count = games or (GPU_GAMES if device == "gpu" else CPU_GAMES)
    started = time.perf_counter()
    with Batch(game, count, players=players, options=options, device=device, threads=threads, check=False) as batch:
        seen = batch.observe()

        def step() -> int:
            batch.step(batch.sample())
            return len(batch)

        def observed_step() -> int:
            step()
            batch.observe(out=seen)
            return len(batch)

        def whole_games() -> int:
            return int(batch.total(batch.rollout(restart=True)))

        observed_step()
        whole_games()
        batch.wait()
        compiled = time.perf_counter() - started
        batch.reset()
        stepping = _speed(batch, step, seconds, STEPS), _speed(batch, observed_step, seconds, STEPS)
        playing = _speed(batch, whole_games, seconds, 1)
    return BatchSpeed(
        *(game.name, players, device, threads if device == "cpu" else 0, count, playing, *stepping),
        round(compiled, 3),
    )


def _speed(batch: Batch, work: Callable[[], int], seconds: float, repeats: int) -> int:
    def several() -> int:
        done = sum(work() for _ in range(repeats))
        batch.wait()
        return done

    done, elapsed = run_for(seconds, several)
    return round(done / elapsed)
