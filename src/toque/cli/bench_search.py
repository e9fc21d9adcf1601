"""`toque bench --search`."""

import json
from collections.abc import Sequence

import click
import msgspec

from toque.cli.options import load_game


def bench_search(games: Sequence[str], players: int, seconds: float, options: dict[str, str], as_json: bool) -> None:
    """Measure the search of each game, then OpenSpiel's."""
    from toque.benchmarks.search import OPENSPIEL_GAMES, OPENSPIEL_HIDDEN, measure_openspiel, measure_search

    chosen = [(game, game.read_options(options)) for game in map(load_game, games)]  # refused before one is measured
    for game, rules in chosen:
        speed = measure_search(game, players, rules, seconds)
        if as_json:
            click.echo(json.dumps(msgspec.to_builtins(speed)))
        else:
            click.echo(
                f"{speed.game}, {speed.players} players, {speed.legal_actions} legal actions, "
                f"{speed.random_game_length:.0f} decisions a random game: "
                f"{speed.simulations_per_second:,} simulations/s as the bots think, "
                f"{speed.full_simulations_per_second:,} to the end by random moves"
            )
    for name in (*OPENSPIEL_GAMES, *OPENSPIEL_HIDDEN):
        theirs = measure_openspiel(name, seconds)
        if as_json:
            click.echo(json.dumps({"openspiel": theirs and msgspec.to_builtins(theirs)}))
        elif theirs:
            click.echo(
                f"OpenSpiel's {theirs.search} on {theirs.game}, {theirs.legal_actions} legal actions, "
                f"{theirs.random_game_length:.0f} decisions a random game: "
                f"{theirs.simulations_per_second:,} simulations/s to the end by random moves"
            )
        if theirs is None:
            if not as_json:
                click.echo("OpenSpiel is not installed: pip install 'toque[openspiel]' to measure it beside ours")
            return
