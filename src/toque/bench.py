"""How fast the rules run: uniformly random games on one core."""

import time
from dataclasses import dataclass

import msgspec

from toque.core import record, rng
from toque.core.game import Game
from toque.core.jit import PLAIN
from toque.core.options import encode_options

WARM_UP_GAMES = 1
SLICE_SECONDS = 0.1


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    game: str
    players: int
    mode: str
    decisions_per_second: int
    games_per_second: int
    compile_seconds: float


def measure(game: Game, players: int, options: msgspec.Struct, seconds: float) -> Speed:
    """Play random games for that long; compiling, or loading what was compiled before, comes first."""
    game.check(players, options)
    states = record.new_states(game.state, 2)
    generator = rng.generator("bench")
    out, table = record.array(game.action_count), record.array(game.max_players, len(game.score_lines) + 2)
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
    return Speed(
        game=game.name,
        players=players,
        mode="plain" if PLAIN else "native",
        decisions_per_second=round(decisions / elapsed),
        games_per_second=round(games / elapsed),
        compile_seconds=round(compile_seconds, 3),
    )
