"""`toque arena`: bots against each other, many times."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toque.commands.common import console, game_argument, load_game, option_option, pack_option, read_pairs

if TYPE_CHECKING:
    from rich.table import Table

    from toque.bots.runners import Runner
    from toque.bots.standings import Standings


@click.command()
@game_argument
@pack_option
@click.option(
    "--seats",
    required=True,
    metavar="BOT,BOT,...",
    help="Who plays: beginner, easy, medium, hard, expert, greedy, random. The last named takes all seats left over.",
)
@click.option("--players", type=int, metavar="N", help="How many play; as many as are named, without it.")
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games, made up to whole sets: every deal is played from every chair.",
)
@click.option("--seed", default="1", show_default=True, metavar="SEED", help="The same seed deals the same.")
@option_option
@click.option("--processes", type=click.IntRange(min=1), metavar="N", help="Processes; as many as cores, without it.")
@click.option(
    "--ray",
    "ray_address",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on a Ray cluster; without an address, on one started here.",
)
@click.option(
    "--resume", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Keep results here and go on."
)
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Draw a .png or .svg.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def arena(
    game: str,
    seats: str,
    players: int | None,
    count: int,
    seed: str,
    options: tuple[str, ...],
    processes: int | None,
    ray_address: str | None,
    resume: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME against each other, and say who is better.

    Every deal is played from every chair, so that luck cancels. With --resume, a stopped arena goes on where it was.
    """
    from rich.progress import track

    from toque.bots.arena import new_contest, open_results, run
    from toque.bots.plot import check_plot, save_plot
    from toque.bots.standings import standings
    from toque.terminal.seats import fill_seats

    chosen = load_game(game)
    names = fill_seats(seats, players)
    contest = new_contest(game, names, chosen.read_options(read_pairs(options)), seed)
    if plot:
        check_plot(plot)
    runner = _runner(processes, ray_address)
    results = open_results(contest, resume)
    errors = console(stderr=True)
    try:
        left = len(results.missing(count))
        games = run(results, count, runner)
        for _ in track(games, "Playing", left, console=errors, transient=True, disable=not errors.is_terminal):
            pass
    finally:
        results.close()
    result = standings(contest, results.in_order(count))
    if as_json:
        click.echo(json.dumps(result.as_json()))
    else:
        for table in tables(result):
            console().print(table)
    if plot:  # last: where it fails, the result is told
        save_plot(result, plot)


def _runner(processes: int | None, ray_address: str | None) -> "Runner":
    from toque.bots import runners

    if ray_address is not None:
        return runners.ray_cluster(None if ray_address == "local" else ray_address)
    return runners.processes(processes or runners.usable_cores())


def tables(result: "Standings") -> "list[Table]":
    """The standings, who is ahead of whom, and where the points come from."""
    from rich.table import Table

    from toque.games import load

    game = load(result.contest.game)
    text = game.text("en")
    rows = result.standings
    title = f"{game.title}, {len(result.contest.players)} players: {result.games} games, seed {result.contest.seed}"
    main = Table(title=title)
    for column in ("", "Wins", "95 %", "Fair share ×", "Rating", "95 %", "Points", "s a decision"):
        main.add_column(column, justify="right" if column else "left", no_wrap=not column)
    for row in rows:
        low, high = row.interval
        bottom, top = row.rating_interval
        main.add_row(
            f"{row.name} ({row.players})" if row.players > 1 else row.name,
            f"{row.win_share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.times_fair_share:.2f}",
            f"{row.rating:.1f}",
            f"{bottom:.1f} to {top:.1f}",
            f"{row.points:.1f}",
            f"{row.seconds_per_decision:.3f}",
        )
    ahead = Table("", *(f"{row.name}" for row in rows), title="Ranks ahead")
    for row in rows:
        cells = (f"{result.ahead[row.name][other.name]:.1%}" if other.name != row.name else "" for other in rows)
        ahead.add_row(row.name, *cells)
    points = Table("", *(row.name for row in rows), title="Points by scoring line")
    for line in rows[0].points_by_line:
        if any(row.points_by_line[line] for row in rows):
            points.add_row(text.score_line(line), *(f"{row.points_by_line[line]:.1f}" for row in rows))
    return [main, points] if len(rows) == 1 else [main, ahead, points]
