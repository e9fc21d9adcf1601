"""`toque packs`: card packs of Ristorante Italia, typed in from a printed copy."""

import sys
from pathlib import Path

import click


@click.group()
def packs() -> None:
    """Card packs of Ristorante Italia: see docs/packs.md."""


@packs.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
def check(folder: Path) -> None:
    """Say whether the pack in DIR can be played with, and everything that is wrong with it."""
    from toque.games.italia.packs import pack

    problems = pack.check(folder)
    for problem in problems:
        click.echo(str(problem))
    if problems:
        click.echo(f"{len(problems)} {'error' if len(problems) == 1 else 'errors'}")
        sys.exit(1)
    click.echo(f"The pack is complete. Its fingerprint is {pack.digest(folder) or 'that of the game itself'}.")
