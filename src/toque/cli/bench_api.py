"""`toque bench --api`."""

import json
from collections.abc import Sequence
from dataclasses import asdict

import click

from toque.cli.options import load_game


def bench_api(games: Sequence[str], players: int, seconds: float, options: dict[str, str], as_json: bool) -> None:
    """Measure the documented Python loop of each game, in turn with OpenSpiel's."""
    from toque.benchmarks.api import OPENSPIEL_GAME, measure_api

    for game in map(load_game, games):
        speed = measure_api(game, players, game.read_options(options), seconds)
        if as_json:
            click.echo(json.dumps(asdict(speed)))
            continue
        beside = (
            f"OpenSpiel's {OPENSPIEL_GAME} {speed.openspiel_decisions_per_second:,}, ratio {speed.ratio}"
            if speed.openspiel_decisions_per_second
            else "OpenSpiel is not installed: pip install 'toque[openspiel]' to measure it in the same run"
        )
        click.echo(f"{speed.game}, {speed.players} players: {speed.decisions_per_second:,} decisions/s; {beside}")
