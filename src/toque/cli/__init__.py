"""The `toque` command: one module a command.

Each command imports what it needs when it runs: `toque --help` answers at once, and `bench --mode plain` can choose the
speed of the rules before they are loaded.
"""

import io
import sys

import click

from toque import __version__
from toque.cli import (
    admin,
    arena,
    backup,
    batch,
    bench,
    doctor,
    games,
    hint,
    learn,
    mcp,
    packs,
    parity,
    play,
    replay,
    rules,
    serve,
    simulate,
    train,
)
from toque.cli.options import INTERRUPTED
from toque.core.errors import ToqueError


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="toque")
def cli() -> None:
    """Three restaurant board games, played by the book.

    Learn a game:   toque learn banquet

    Play tonight:   toque play banquet

    The games and their options:   toque games
    """


for command in (
    admin.admin,
    arena.arena,
    backup.backup,
    backup.restore,
    batch.batch,
    bench.bench,
    doctor.doctor,
    games.games,
    hint.hint,
    learn.learn,
    mcp.mcp,
    packs.packs,
    parity.parity,
    play.play,
    replay.replay,
    replay.verify,
    rules.rules,
    serve.serve,
    simulate.simulate,
    train.train,
):
    cli.add_command(command)


def main() -> None:
    """Run the command; an error that a user can mend is one line and a non-zero exit."""
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
