"""`toque batch`: many games as one array."""

import click

from toque.cli.options import game_argument, load_game, option_option, pack_option, players_option, read_pairs

GAMES = 1000


@click.group()
def batch() -> None:
    """Many games as one array, on the processor or on a GPU."""


@batch.command()
@game_argument
@pack_option
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True, help="Where it runs.")
@click.option("--games", "count", type=click.IntRange(min=1), default=GAMES, show_default=True, help="How many games.")
@click.option("--seed", default="verify", show_default=True, metavar="SEED", help="Any word or number.")
@players_option
@option_option
def verify(game: str, device: str, count: int, seed: str, players: int | None, options: tuple[str, ...]) -> None:
    """Check that a batch is bit for bit the same as its games played one at a time, and name the first difference."""
    from toque.batch.verify import Case, verify

    chosen = load_game(game)
    most = chosen.max_players if players is None else players
    case = Case(
        chosen, count, most, chosen.read_options(read_pairs(options)), seed, "gpu" if device == "gpu" else "cpu"
    )
    for line in verify(case):
        click.echo(line)
