"""`toque bench --batch`."""

import json
from typing import Literal

import click
import msgspec

from toque.cli.bench.asked import Asked


def bench(asked: Asked) -> None:
    """Measure a batch of each game."""
    from toque.benchmarks.batch import measure_batch

    device: Literal["cpu", "gpu"] = "gpu" if asked.mode == "gpu" else "cpu"
    for game, options in asked.games:
        speed = measure_batch(game, asked.players, options, asked.seconds, device, asked.threads, asked.count)
        if asked.as_json:
            click.echo(json.dumps(msgspec.to_builtins(speed)))
        else:
            where = f"{speed.threads} threads" if device == "cpu" else "gpu"
            click.echo(
                f"{speed.game}, {speed.players} players, {speed.games:,} games, {where}: "
                f"{speed.decisions_per_second:,} decisions/s in whole games, {speed.steps_per_second:,} steps/s, "
                f"{speed.observed_steps_per_second:,} steps/s with observations, "
                f"compiled or loaded in {speed.compile_seconds:.2f} s"
            )
