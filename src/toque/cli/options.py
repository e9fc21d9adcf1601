"""What several commands share."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from toque.core.errors import BadOption
from toque.core.words.languages import language_of, languages

if TYPE_CHECKING:
    from rich.console import Console

    from toque.core.game import Game

PACK_VARIABLE = "TOQUE_ITALIA_PACK"
DATABASE = "tables.db"
INTERRUPTED = 130
"""The exit status after Ctrl+C."""

seed_option = click.option("--seed", metavar="SEED", help="Any word or number: the same seed shuffles the same way.")
players_option = click.option("--players", type=int, metavar="N", help="How many play.")
game_argument = click.argument("game", metavar="GAME")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option, such as gourmet=true; may be given several times. `toque games` lists them.",
)
language_option = click.option(
    "--language",
    type=click.Choice(languages()),
    default=language_of,
    help="The language (default: that of LC_ALL, LC_MESSAGES or LANG if it is one of these, else English).",
)
pack_option = click.option(
    "--pack",
    type=click.Path(path_type=Path),
    metavar="DIR",
    callback=lambda context, parameter, folder: _choose_pack(folder),
    expose_value=False,
    help="A folder of card tables to play Ristorante Italia with: see docs/packs.md.",
)

database_option = click.option(
    "--db",
    metavar="WHERE",
    envvar="TOQUE_DB",
    help="The database: a file, a postgresql:// address, or :memory: to keep nothing. Without it, that of the "
    "variable TOQUE_DB, or a file in your own data folder.",
)


def database_of(db: str | None) -> str:
    """The address of the database that was named, or of the usual one."""
    return db or str(data_folder() / DATABASE)


def _choose_pack(folder: Path | None) -> None:
    """Choose a card pack: the rules are built from it when they are loaded, so this comes first."""
    if folder is not None:
        os.environ[PACK_VARIABLE] = str(folder.resolve())


def load_game(name: str) -> "Game":
    """The game of that name."""
    from toque.games import load

    return load(name)


def read_pairs(options: tuple[str, ...]) -> dict[str, str]:
    """Options as they were typed, by name."""
    pairs = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, such as gourmet=true, not {option!r}")
        pairs[name.strip()] = value.strip()
    return pairs


def console(**settings: Any) -> "Console":
    """A terminal to write to."""
    from rich.console import Console

    return Console(**settings)


def data_folder() -> Path:
    """The folder for this user's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "toque"
