"""`toque bench` without a word more: whole random games."""

import json
from dataclasses import asdict

import click

from toque.cli.bench.asked import Asked


def bench(asked: Asked) -> None:
    """Measure the rules of each game."""
    from toque.benchmarks.speed import measure

    for game, options in asked.games:
        speed = measure(game, asked.players, options, asked.seconds, on_gpu=asked.mode == "gpu")
        if asked.as_json:
            click.echo(json.dumps(asdict(speed)))
        else:
            click.echo(
                f"{speed.game}, {speed.players} players, {speed.mode}: {speed.decisions_per_second:,} decisions/s, "
                f"{speed.games_per_second:,} games/s, compiled or loaded in {speed.compile_seconds:.2f} s"
            )
