"""`toque mcp`: a server for language models, over standard input and output."""

from pathlib import Path

import click

from toque.cli.options import data_folder, pack_option
from toque.core.errors import ToqueError


@click.command()
@pack_option
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to save the matches; without it, where `toque play` saves them.",
)
@click.option("--no-save", is_flag=True, help="Do not save the matches.")
@click.option("--seed", help="Any word: the same seed deals the same tables again. The model is not told it.")
def mcp(folder: Path | None, no_save: bool, seed: str | None) -> None:
    """Serve the games to a language model by the Model Context Protocol.

    The program that runs the model starts this command and speaks with it over standard input and output.
    Matches are saved as ordinary match files. See docs/research.md.
    """
    from toque.envs.mcp.tools import Tools, make_server

    place = None if no_save else folder or data_folder() / "matches"
    if place:
        try:
            place.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ToqueError(f"{place}: {error.strerror}; choose another place with --folder") from None
    tools = Tools(place, seed)
    try:
        make_server(tools).run()
    finally:
        tools.close()
