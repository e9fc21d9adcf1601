"""Writes the parts of the docs that follow from the program: the command reference and the pictures.

python docs/build.py           write them
python docs/build.py --check   fail where they are not up to date
"""

import io
import re
import sys
from importlib import import_module
from pathlib import Path

import click
from rich.console import Console

from toque.bots.bot import decide, make_bot
from toque.cli import cli
from toque.core import rng
from toque.games import NAMES, load

DOCS = Path(__file__).resolve().parent
PICTURE_PLIES = 45
PICTURE_WIDTH = 100


def command_reference() -> str:
    """Every command with its help, as the terminal shows it."""
    lines = ["# Commands", "", "Written by `python docs/build.py` from the program itself.", ""]
    for name, command in [("", cli), *sorted(cli.commands.items())]:
        path = f"toque {name}".strip()
        context = click.Context(command, info_name=path, max_content_width=100)
        lines += [f"## {path}", "", "```", command.get_help(context), "```", ""]
    return "\n".join(lines)


def terminal_picture(name: str) -> str:
    """A table in the terminal, in the middle of a game between bots, from the first player's chair."""
    game = load(name)
    generator = rng.generator("picture", name)
    players = min(3, game.max_players)
    state = game.new_table(generator, players)
    bot = make_bot("greedy", game)
    plies = 0
    while plies < PICTURE_PLIES or game.actors(state) != [0]:
        seat = game.actors(state)[0]
        game.apply(state, generator, seat, decide(game, bot, state, seat, generator))
        plies += 1
    text = game.text("en", ["You", "Greedy 2", "Greedy 3"][:players])
    console = Console(
        record=True, width=PICTURE_WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    view = game.view(state, 0)
    console.print(import_module(f"toque.terminal.boards.{name}").draw(view, text))
    console.print(f"[bold]{text.player(0)}:[/bold] {text.prompt(view)}")
    drawing = console.export_svg(title=f"toque play {name}", unique_id=name)
    # Rich names fonts on a server; the picture is to stand on its own.
    return re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)


def files() -> dict[Path, str]:
    """All that is written here."""
    pictures = {DOCS / "images" / f"{name}-terminal.svg": terminal_picture(name) for name in NAMES}
    return {DOCS / "commands.md": command_reference(), **pictures}


def main() -> None:
    """Write the files, or check them."""
    stale = [
        path for path, content in files().items() if not path.exists() or path.read_text(encoding="utf-8") != content
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(DOCS.parent)} is not up to date: run `make fix`")
        sys.exit(1 if stale else 0)
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
