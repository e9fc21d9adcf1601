"""`toque bench --api`."""

import json
from dataclasses import asdict

import click

from toque.cli.bench.asked import Asked


def bench(asked: Asked) -> None:
    """Measure the documented Python loop of each game, in turn with OpenSpiel's."""
    from toque.benchmarks.api import OPENSPIEL_GAME, measure_api

    for game, options in asked.games:
        speed = measure_api(game, asked.players, options, asked.seconds)
        if asked.as_json:
            click.echo(json.dumps(asdict(speed)))
            continue
        beside = (
            f"OpenSpiel's {OPENSPIEL_GAME} {speed.openspiel_decisions_per_second:,}, ratio {speed.ratio}"
            if speed.openspiel_decisions_per_second
            else "OpenSpiel is not installed: pip install 'toque[openspiel]' to measure it in the same run"
        )
        click.echo(f"{speed.game}, {speed.players} players: {speed.decisions_per_second:,} decisions/s; {beside}")
