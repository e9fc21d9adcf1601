"""`toque simulate`: bots play many games."""

import json
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toque.cli.options import (
    INTERRUPTED,
    console,
    game_argument,
    load_game,
    option_option,
    pack_option,
    players_option,
    read_pairs,
)

if TYPE_CHECKING:
    from msgspec import Struct

    from toque.bots.arena.simulate import Simulation
    from toque.core.game import Game
    from toque.envs.datasets import DatasetWriter


@click.command()
@game_argument
@pack_option
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@players_option
@click.option(
    "--seats", metavar="BOT,BOT,...", help="A bot for each seat: random, greedy, or a level from beginner to expert."
)
@click.option("--seed", default="1", show_default=True, metavar="SEED", help="The same seed plays the same games.")
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option(
    "--export",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Also write every decision to a Parquet file: what the seat knew, could do and chose, and how it ended.",
)
def simulate(
    game: str,
    count: int,
    players: int | None,
    seats: str | None,
    seed: str,
    options: tuple[str, ...],
    as_json: bool,
    export: Path | None,
) -> None:
    """Let bots play many games of GAME and count wins, points and lengths."""
    from rich.progress import track

    from toque.bots.arena.simulate import Simulation
    from toque.terminal.report import simulation_table
    from toque.terminal.seats import read_seats

    chosen = load_game(game)
    kinds = read_seats(chosen, seats, players, with_human=False)
    table_options = chosen.read_options(read_pairs(options))
    chosen.check(len(kinds), table_options)
    errors = console(stderr=True)
    with ExitStack() as files:
        writer = files.enter_context(_writer(export, chosen, kinds, table_options, seed)) if export else None
        simulation = Simulation(chosen, kinds, table_options, seed, writer)
        _play(
            simulation,
            track(
                simulation.run(count), "Playing", count, console=errors, transient=True, disable=not errors.is_terminal
            ),
        )
    summary = simulation.summary()
    if as_json:
        click.echo(json.dumps(summary))
    else:
        console().print(simulation_table(chosen, summary))


def _writer(path: Path, game: "Game", seats: list[str], options: "Struct", seed: str) -> "DatasetWriter":
    from toque.envs.datasets import DatasetWriter

    return DatasetWriter(path, game, seats, options, seed)


def _play(simulation: "Simulation", games: Iterable[object]) -> None:
    """Play all games, or those until somebody stops it."""
    try:
        for _ in games:
            pass
    except KeyboardInterrupt:
        click.echo(f"toque: stopped after {simulation.games} games", err=True)
        if not simulation.games:
            sys.exit(INTERRUPTED)
