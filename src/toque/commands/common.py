"""What several commands share."""

from typing import TYPE_CHECKING, Any

import click

from toque.core.errors import BadOption

if TYPE_CHECKING:
    from rich.console import Console

    from toque.core.game import Game

game_argument = click.argument("game", metavar="GAME")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option, such as gourmet=true; may be given several times. `toque games` lists them.",
)


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
