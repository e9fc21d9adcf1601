"""The `toque` command."""

import io
import json
import math
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toque import __version__
from toque.cli_packs import packs
from toque.commands.arena import arena
from toque.commands.common import console as _console
from toque.commands.common import game_argument, language_option, option_option, pack_option
from toque.commands.common import load_game as _load
from toque.commands.common import read_pairs as _read_pairs
from toque.commands.hint import hint
from toque.commands.serve import serve
from toque.core.errors import ToqueError

if TYPE_CHECKING:
    from rich.console import Console

    from toque.core.game import Game

# Everything else is imported where it is needed: `toque --help` answers at once, and `bench --mode plain` can choose
# how the rules run before they are loaded.

BENCH_PLAYERS = 4
INTERRUPTED = 130


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="toque")
def cli() -> None:
    """Three restaurant board games, played by the book.

    Play tonight:   toque play banquet

    The games and their options:   toque games
    """


seed_option = click.option("--seed", metavar="SEED", help="Any word or number: the same seed shuffles the same way.")
players_option = click.option("--players", type=int, metavar="N", help="How many play.")


@cli.command()
def games() -> None:
    """List the games, who can play them, and their options."""
    from toque.core.options import option_choices, spell
    from toque.games import NAMES, load

    for name in NAMES:
        game = load(name)
        text = game.text("en")
        click.echo(f"{game.name}  {game.title}, {game.min_players} to {game.max_players} players")
        click.echo(f"  {game.summary}")
        for option, choices in option_choices(game.options).items():
            click.echo(f"  {option}={'|'.join(map(spell, choices))}")
            click.echo(f"      {text.option(option)}")


@cli.command()
@game_argument
@pack_option
@players_option
@click.option(
    "--seats",
    metavar="KIND,KIND,...",
    help="Who sits where: human, beginner, easy, medium, hard, expert, greedy or random for each seat. Without it, you "
    "play against greedy bots.",
)
@seed_option
@option_option
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Where to save the match.")
@click.option("--no-save", is_flag=True, help="Do not save the match.")
@language_option
def play(
    game: str,
    players: int | None,
    seats: str | None,
    seed: str | None,
    options: tuple[str, ...],
    save: Path | None,
    no_save: bool,
    language: str,
) -> None:
    """Play GAME in this terminal.

    Choices are numbered. Where a move is refused, ? shows the rule that forbids it. Answers may also come from a pipe,
    one a line.
    """
    from toque.core.match import Match
    from toque.core.seed import new_seed, seed_from_text
    from toque.terminal.play import TerminalGame
    from toque.terminal.seats import read_seats, seat_names

    chosen = _load(game)
    kinds = read_seats(chosen, seats, players, with_human=True)
    table_options = chosen.read_options(_read_pairs(options))
    chosen.check(len(kinds), table_options)
    path = None if no_save else save or _match_path(game)
    console = _console()
    with _compiling(console, chosen, language):
        secret = new_seed() if seed is None else seed_from_text(seed)
        match = Match(chosen, len(kinds), table_options, seat_names(kinds, language), secret)
        table = TerminalGame(match, kinds, language, console, path)
        table.prepare()
    table.run_or_leave()


@cli.command()
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
def simulate(
    game: str, count: int, players: int | None, seats: str | None, seed: str, options: tuple[str, ...], as_json: bool
) -> None:
    """Let bots play many games of GAME and count wins, points and lengths."""
    from rich.progress import track

    from toque.bots.simulate import Simulation
    from toque.terminal.report import simulation_table
    from toque.terminal.seats import read_seats

    chosen = _load(game)
    kinds = read_seats(chosen, seats, players, with_human=False)
    table_options = chosen.read_options(_read_pairs(options))
    chosen.check(len(kinds), table_options)
    simulation = Simulation(chosen, kinds, table_options, seed)
    errors = _console(stderr=True)
    progress = track(
        simulation.run(count), "Playing", count, console=errors, transient=True, disable=not errors.is_terminal
    )
    try:
        for _ in progress:
            pass
    except KeyboardInterrupt:
        click.echo(f"toque: stopped after {simulation.games} games", err=True)
        if not simulation.games:
            sys.exit(INTERRUPTED)
    summary = simulation.summary()
    if as_json:
        click.echo(json.dumps(summary))
    else:
        _console().print(simulation_table(chosen, summary))


@cli.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@pack_option
@click.option("--players", type=int, default=BENCH_PLAYERS, show_default=True, metavar="N", help="How many play.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=3.0,
    show_default=True,
    help="How long to measure each game.",
)
@click.option(
    "--mode",
    type=click.Choice(["native", "plain", "gpu"]),
    default="native",
    show_default=True,
    help="Compiled, as ordinary Python, or on a GPU.",
)
@click.option(
    "--search", is_flag=True, help="Measure the bots' search instead, beside OpenSpiel's where it is installed."
)
@click.option("--cold", is_flag=True, help="Compile from scratch, to measure how long that takes.")
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for each game.")
def bench(
    games: tuple[str, ...],
    players: int,
    seconds: float,
    mode: str,
    search: bool,
    cold: bool,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Measure how fast the rules run: uniformly random play on one core."""
    if not math.isfinite(seconds):
        raise click.BadParameter("a number of seconds, please", param_hint="--seconds")
    if search and mode == "gpu":
        raise click.BadParameter(
            "the bots search on the processor: --search goes with native or plain", param_hint="--mode"
        )
    os.environ["TOQUE_PLAIN"] = "1" if mode == "plain" else ""
    with tempfile.TemporaryDirectory() as fresh:
        if cold:
            os.environ["TOQUE_CACHE_DIR"] = fresh
        from toque.bench import measure
        from toque.games import NAMES

        if search:
            from toque.commands.bench_search import bench_search

            bench_search(games or NAMES, players, seconds, _read_pairs(options), as_json)
            return
        for name in games or NAMES:
            chosen = _load(name)
            speed = measure(chosen, players, chosen.read_options(_read_pairs(options)), seconds, on_gpu=mode == "gpu")
            if as_json:
                click.echo(json.dumps(asdict(speed)))
            else:
                click.echo(
                    f"{speed.game}, {speed.players} players, {speed.mode}: {speed.decisions_per_second:,} decisions/s, "
                    f"{speed.games_per_second:,} games/s, compiled or loaded in {speed.compile_seconds:.2f} s"
                )


@cli.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@pack_option
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@players_option
@option_option
def parity(games: tuple[str, ...], count: int, players: int | None, options: tuple[str, ...]) -> None:
    """Check that the rules mean the same at every speed: plain Python, native code and, where there is one, the GPU."""
    from toque.games import NAMES
    from toque.parity import compare

    for name in games or NAMES:
        chosen = _load(name)
        for line in compare(
            chosen, chosen.max_players if players is None else players, chosen.read_options(_read_pairs(options)), count
        ):
            click.echo(line)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@pack_option
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after ply N.")
@click.option("--seat", type=click.IntRange(min=1), metavar="N", help="Look from the chair of player N.")
def replay(file: Path, at: int | None, seat: int | None) -> None:
    """Tell a saved match again, and show its table at the end or after ply N."""
    from toque.core import matchfile
    from toque.core.errors import BadSeat
    from toque.core.replay import replay as replay_match
    from toque.games import load
    from toque.terminal.report import tell_match

    saved = matchfile.read(file)
    match = replay_match(saved, load, at)
    if seat is not None and seat > match.players:
        raise BadSeat(f"there is no player {seat}: the match has {match.players}")
    tell_match(match, None if seat is None else seat - 1, _console())
    if at is None:
        saved.check_whole()


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@pack_option
def verify(file: Path) -> None:
    """Check a saved match: its seed against the commitment, every move against the rules, its result."""
    from toque.core import matchfile
    from toque.core.replay import replay as replay_match
    from toque.games import load
    from toque.terminal.play import score_table

    saved = matchfile.read(file)
    match = replay_match(saved, load)
    click.echo(f"The seed is the one committed to: {match.header.commitment}")
    click.echo(f"All {len(match.plies)} plies of {match.game.title} are legal.")
    click.echo("The match is over." if match.is_over else "The match is not over; if it ended now:")
    _console().print(score_table(match.game, match.score(), match.game.text("en", match.seats)))
    saved.check_whole()


@cli.command()
@game_argument
@click.argument("number", required=False)
@language_option
def rules(game: str, number: str | None, language: str) -> None:
    """Print the rules of GAME, or the one with a NUMBER, such as B9."""
    from rich.markdown import Markdown

    from toque.core.rulebook import rule_named
    from toque.core.rulebook import rules as all_rules

    chosen = _load(game)
    book = [rule_named(chosen, number, language)] if number else list(all_rules(chosen, language).values())
    section = ""
    console = _console()
    for rule in book:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/bold]" if not number else f"[bold]{chosen.title}: {section}[/bold]")
        console.print(Markdown(f"**{rule.name}** {rule.text}"))


cli.add_command(arena)
cli.add_command(hint)
cli.add_command(packs)
cli.add_command(serve)


def main() -> None:
    """Run the command; whatever a user can mend is one line and a non-zero exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that knows no crown shows a question mark
            stream.reconfigure(errors="replace")
    try:
        cli(standalone_mode=False)
    except ToqueError as error:
        click.echo(f"toque: {error}", err=True)
        sys.exit(1)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("toque: stopped", err=True)
        sys.exit(INTERRUPTED)


@contextmanager
def _compiling(console: "Console", game: "Game", language: str) -> Iterator[None]:
    """A line for the person who waits: the first start of a game compiles its rules."""
    from toque.core.language import words

    with console.status(words("terminal", language)("getting-ready", game=game.title)):
        yield


def _match_path(game: str) -> Path:
    """A new file in the user's own folder."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser())
    folder = data / "toque" / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ToqueError(
            f"{folder}: {error.strerror}; choose another place with --save, or play with --no-save"
        ) from None
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.toque"


if __name__ == "__main__":
    main()
