"""How fast the rules run: uniformly random games on one core, or on a GPU."""

import time
from dataclasses import dataclass

from toque.core.game import Game
from toque.core.kernel import record, rng
from toque.core.words.options import GameOptions, encode_options

WARM_UP_GAMES = 1
SLICE_SECONDS = 0.1
GPU_GAMES = 1 << 18
GPU_WARM_UP_GAMES = 1 << 10


@dataclass(frozen=True)
class Speed:
    """The result of a measurement."""

    game: str
    players: int
    mode: str
    decisions_per_second: int
    games_per_second: int
    compile_seconds: float


def measure(game: Game, players: int, options: GameOptions, seconds: float, *, on_gpu: bool = False) -> Speed:
    """Play random games for that long; compiling, or loading what was compiled before, comes first."""
    game.check(players, options)
    return _measure_gpu(game, players, options, seconds) if on_gpu else _measure_cpu(game, players, options, seconds)


def _measure_cpu(game: Game, players: int, options: GameOptions, seconds: float) -> Speed:
    states = record.new_states(game.state, 2, game.speed)
    generator = rng.generator("bench")
    out, table = game.array(game.action_count), game.array(game.max_players, len(game.score_lines) + 2)
    encoded = encode_options(options)

    def play(games: int) -> int:
        return int(game.play_games(states, generator, out, table, players, encoded, games))

    started = time.perf_counter()
    play(WARM_UP_GAMES)
    compile_seconds = time.perf_counter() - started

    decisions, games, batch = 0, 0, 1
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        decisions += play(batch)
        games += batch
        if elapsed < SLICE_SECONDS:
            batch *= 2
    return _speed(game, players, game.speed, decisions, games, elapsed, compile_seconds)


def _measure_gpu(game: Game, players: int, options: GameOptions, seconds: float) -> Speed:
    """A game a thread; only the kernel is timed, not the way of the states to the GPU and back."""
    from toque.core.gpu import GpuTables

    tables = GpuTables(game, players, options)
    generators = rng.generators(GPU_GAMES, "bench")
    started = time.perf_counter()
    tables.play(generators[:GPU_WARM_UP_GAMES].copy())
    compile_seconds = time.perf_counter() - started

    decisions, games, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        _, counts, taken = tables.play(generators)
        decisions += int(counts.sum())
        games += len(generators)
        elapsed += taken
    return _speed(game, players, "gpu", decisions, games, elapsed, compile_seconds)


def _speed(
    game: Game, players: int, mode: str, decisions: int, games: int, elapsed: float, compile_seconds: float
) -> Speed:
    return Speed(
        game=game.name,
        players=players,
        mode=mode,
        decisions_per_second=round(decisions / elapsed),
        games_per_second=round(games / elapsed),
        compile_seconds=round(compile_seconds, 3),
    )
