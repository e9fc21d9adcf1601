"""`toque bench --batch`."""

import json
from collections.abc import Sequence
from typing import Literal

import click
import msgspec

from toque.cli.options import load_game


def bench_batch(
    games: Sequence[str],
    players: int,
    seconds: float,
    options: dict[str, str],
    as_json: bool,
    device: Literal["cpu", "gpu"],
    threads: int,
    count: int | None,
) -> None:
    """Measure a batch of each game."""
    from toque.benchmarks.batch import measure_batch

    chosen = [(game, game.read_options(options)) for game in map(load_game, games)]  # refused before one is measured
    for game, rules in chosen:
        speed = measure_batch(game, players, rules, seconds, device, threads, count)
        if as_json:
            click.echo(json.dumps(msgspec.to_builtins(speed)))
        else:
            where = f"{speed.threads} threads" if device == "cpu" else "gpu"
            click.echo(
                f"{speed.game}, {speed.players} players, {speed.games:,} games, {where}: "
                f"{speed.decisions_per_second:,} decisions/s in whole games, {speed.steps_per_second:,} steps/s, "
                f"{speed.observed_steps_per_second:,} steps/s with observations, "
                f"compiled or loaded in {speed.compile_seconds:.2f} s"
            )
