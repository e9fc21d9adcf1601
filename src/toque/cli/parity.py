"""`toque parity`: the rules mean the same at every speed."""

import click

from toque.cli.options import load_game, option_option, pack_option, players_option, read_pairs


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@pack_option
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@players_option
@option_option
def parity(games: tuple[str, ...], count: int, players: int | None, options: tuple[str, ...]) -> None:
    """Check that the rules mean the same at every speed: plain Python, native code and, if there is one, the GPU."""
    from toque.benchmarks.parity import compare
    from toque.games import NAMES

    for name in games or NAMES:
        chosen = load_game(name)
        for line in compare(
            chosen, chosen.max_players if players is None else players, chosen.read_options(read_pairs(options)), count
        ):
            click.echo(line)
