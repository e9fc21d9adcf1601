"""`toque play`: a game in this terminal."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toque.cli.options import (
    console,
    data_folder,
    game_argument,
    language_option,
    load_game,
    option_option,
    pack_option,
    players_option,
    read_pairs,
    seed_option,
)
from toque.core.errors import ToqueError

if TYPE_CHECKING:
    from rich.console import Console

    from toque.core.game import Game


@click.command()
@game_argument
@pack_option
@players_option
@click.option(
    "--seats",
    metavar="KIND,KIND,...",
    help="A player for each seat: human, beginner, easy, medium, hard, expert, greedy or random. Without it, you "
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

    Choices are numbered. If a move is refused, ? shows the rule that forbids it. Answers may also come from a pipe,
    one a line.
    """
    from toque.bots.compiling import compiler_of
    from toque.core.match.match import Match
    from toque.core.match.seed import new_seed, seed_from_text
    from toque.terminal.play import TerminalGame
    from toque.terminal.seats import read_seats, seat_names

    chosen = load_game(game)
    kinds = read_seats(chosen, seats, players, with_human=True)
    table_options = chosen.read_options(read_pairs(options))
    chosen.check(len(kinds), table_options)
    path = None if no_save else save or match_path(game)
    terminal = console()
    compiler = compiler_of(chosen)
    with compiling(terminal, chosen, language):
        secret = new_seed() if seed is None else seed_from_text(seed)
        names = seat_names(kinds, language)
        match = Match(chosen.at("plain") if compiler else chosen, len(kinds), table_options, names, secret)
        table = TerminalGame(match, kinds, language, terminal, path, compiler)
        table.prepare()
    table.run_or_leave()


@contextmanager
def compiling(terminal: "Console", game: "Game", language: str) -> Iterator[None]:
    """Say why the person must wait."""
    from toque.core.words.text import words

    with terminal.status(words("terminal", language)("getting-ready", game=game.title)):
        yield


def match_path(game: str) -> Path:
    """A new file in the user's own folder."""
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ToqueError(
            f"{folder}: {error.strerror}; choose another place with --save, or play with --no-save"
        ) from None
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.toque"
