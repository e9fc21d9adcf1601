"""`toque arena`: bots against each other, many times."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toque.cli.options import console, game_argument, load_game, option_option, pack_option, read_pairs

if TYPE_CHECKING:
    from rich.table import Table

    from toque.bots.arena.contest import Contest, Results, Runner
    from toque.bots.arena.standings import Standings

MOST_GAMES = 1_000_000
MOST_PROCESSES = 1_000


def read_numbers(ctx: click.Context, param: click.Parameter, typed: str | None) -> range | None:
    """A number of players, or several: 4, or 2..4."""
    if typed is None:
        return None
    first, dots, last = typed.partition("..")
    try:
        numbers = range(int(first), int(last if dots else first) + 1)
    except ValueError:
        numbers = range(0)
    if not numbers:
        raise click.BadParameter(f"{typed!r} is neither a number nor a range such as 2..4.")
    return numbers


def read_address(ctx: click.Context, param: click.Parameter, typed: str | None) -> str | None:
    """The address of a cluster. Refuse the name of a game, which --ray would take for one."""
    from toque.games import NAMES

    if typed in (*NAMES, ""):
        raise click.BadParameter(f"{typed!r} is no address: name the game first, and --ray after it.")
    return typed


@click.command()
@game_argument
@pack_option
@click.option(
    "--seats",
    required=True,
    metavar="BOT,BOT,...",
    help="The bots: beginner, easy, medium, hard, expert, greedy, random. The last named takes all seats left over.",
)
@click.option(
    "--players",
    "numbers",
    callback=read_numbers,
    metavar="N",
    help="Number of players, at least as many as are named (default: just those). With a range such as 2..4, an arena "
    "for each number, one after the other; FILEs get the number into their names.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="Number of games, rounded up to whole sets: every deal is played from every seat.",
)
@click.option("--seed", default="1", show_default=True, metavar="SEED", help="The same seed deals the same.")
@option_option
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    metavar="N",
    help="Number of processes (default: one for each core).",
)
@click.option(
    "--ray",
    "ray_address",
    is_flag=False,
    flag_value="local",
    callback=read_address,
    metavar="[ADDRESS]",
    help="Play on a Ray cluster. Without an address, one is started here.",
)
@click.option(
    "--resume", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Keep results here and go on."
)
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Draw a .png or .svg.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, a line for each number of players.")
def arena(
    game: str,
    seats: str,
    numbers: range | None,
    count: int,
    seed: str,
    options: tuple[str, ...],
    processes: int | None,
    ray_address: str | None,
    resume: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME against each other, and say which is better.

    Every deal is played from every seat, so that luck cancels. With --resume, a stopped arena continues.
    """
    from toque.bots.arena.contest import new_contest, open_results
    from toque.bots.arena.plot import check_plot, save_plot
    from toque.terminal.seats import fill_seats

    chosen = load_game(game)
    rules = chosen.read_options(read_pairs(options))
    for number in numbers or ():
        chosen.check(number, rules)
    seatings = [fill_seats(seats, number) for number in numbers] if numbers else [fill_seats(seats, None)]
    contests = [new_contest(game, names, rules, seed) for names in seatings]
    if plot:
        check_plot(plot)
    runner = _runner(processes, ray_address)
    is_one = len(contests) == 1
    found = []
    with ExitStack() as files:
        arenas = []
        for contest in contests:  # open all before the first game: a bad file is reported at once
            arenas.append(open_results(contest, resume and _file(resume, contest, is_one)))
            files.callback(arenas[-1].close)
        for results in arenas:
            found.append(_played(results, count, runner))
            _tell(found[-1], as_json)
    if plot:  # last: if it fails, the result has been printed
        for result in found:
            save_plot(result, _file(plot, result.contest, is_one))


def _file(path: Path, contest: "Contest", is_one: bool) -> Path:
    """The file of an arena: as named, or with a number if there are several arenas."""
    return path if is_one or not path.name else path.with_stem(f"{path.stem}-{len(contest.players)}")


def _played(results: "Results", count: int, runner: "Runner") -> "Standings":
    """Play the missing games, and count all."""
    from rich.progress import track

    from toque.bots.arena.contest import run
    from toque.bots.arena.standings import standings

    errors = console(stderr=True)
    left = len(results.missing(count))
    games = run(results, count, runner)
    label = f"Playing, {len(results.contest.players)} players"
    for _ in track(games, label, left, console=errors, transient=True, disable=not errors.is_terminal):
        pass
    return standings(results.contest, results.in_order(count))


def _tell(result: "Standings", as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(result.as_json()))
    else:
        for table in tables(result):
            console().print(table)


def _runner(processes: int | None, ray_address: str | None) -> "Runner":
    from toque.bots.arena import runners

    if ray_address is not None:
        if processes:
            raise click.UsageError("--processes is for this machine alone: a cluster has its own.")
        return runners.ray_cluster(None if ray_address == "local" else ray_address)
    return runners.processes(processes or runners.usable_cores())


def tables(result: "Standings") -> "list[Table]":
    """The standings, how often each bot ranks ahead of each other, and the points by line."""
    from rich.table import Table

    from toque.games import load

    game = load(result.contest.game)
    text = game.text("en")
    rows = result.standings
    title = f"{game.title}, {len(result.contest.players)} players: {result.games} games, seed {result.contest.seed}"
    main = Table(title=title)
    for column in ("", "Wins", "95 %", "Fair share ×", "Rating, 95 %", "Points", "s a decision"):
        main.add_column(column, justify="right" if column else "left", no_wrap=not column)
    for row in rows:
        low, high = row.interval
        main.add_row(
            f"{row.name} ({row.players})" if row.players > 1 else row.name,
            f"{row.win_share:.1%}",
            f"{100 * low:.0f}–{100 * high:.0f} %",
            f"{row.times_fair_share:.2f}",
            f"{row.rating:.1f}±{row.rating_interval[1] - row.rating:.1f}",
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
