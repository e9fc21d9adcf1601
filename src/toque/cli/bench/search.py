"""`toque bench --search`."""

import json

import click
import msgspec

from toque.cli.bench.asked import Asked


def bench(asked: Asked) -> None:
    """Measure the search of each game, then OpenSpiel's."""
    from toque.benchmarks.search import OPENSPIEL_GAMES, OPENSPIEL_HIDDEN, measure_openspiel, measure_search

    for game, options in asked.games:
        speed = measure_search(game, asked.players, options, asked.seconds)
        if asked.as_json:
            click.echo(json.dumps(msgspec.to_builtins(speed)))
        else:
            click.echo(
                f"{speed.game}, {speed.players} players, {speed.legal_actions} legal actions, "
                f"{speed.random_game_length:.0f} decisions a random game: "
                f"{speed.simulations_per_second:,} simulations/s as the bots think, "
                f"{speed.full_simulations_per_second:,} to the end by random moves"
            )
    for name in (*OPENSPIEL_GAMES, *OPENSPIEL_HIDDEN):
        theirs = measure_openspiel(name, asked.seconds)
        if asked.as_json:
            click.echo(json.dumps({"openspiel": theirs and msgspec.to_builtins(theirs)}))
        elif theirs:
            click.echo(
                f"OpenSpiel's {theirs.search} on {theirs.game}, {theirs.legal_actions} legal actions, "
                f"{theirs.random_game_length:.0f} decisions a random game: "
                f"{theirs.simulations_per_second:,} simulations/s to the end by random moves"
            )
        if theirs is None:
            if not asked.as_json:
                click.echo("OpenSpiel is not installed: pip install 'toque[openspiel]' to measure it beside ours")
            return
