"""`toque replay` and `toque verify`: a saved match, told again and checked."""

from pathlib import Path

import click

from toque.cli.options import console, pack_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@pack_option
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after ply N.")
@click.option("--seat", type=click.IntRange(min=1), metavar="N", help="Look from the seat of player N.")
def replay(file: Path, at: int | None, seat: int | None) -> None:
    """Tell a saved match again, and show its table at the end or after ply N."""
    from toque.core.errors import BadSeat
    from toque.core.match import matchfile
    from toque.core.match.replay import replay as replay_match
    from toque.games import load
    from toque.terminal.report import tell_match

    saved = matchfile.read(file)
    match = replay_match(saved, load, at)
    if seat is not None and seat > match.players:
        raise BadSeat(f"there is no player {seat}: the match has {match.players}")
    tell_match(match, None if seat is None else seat - 1, console())
    if at is None:
        saved.check_whole()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@pack_option
def verify(file: Path) -> None:
    """Check a saved match: its seed against the commitment, every move against the rules, its result."""
    from toque.core.match import matchfile
    from toque.core.match.replay import replay as replay_match
    from toque.games import load
    from toque.terminal.play import score_table

    saved = matchfile.read(file)
    match = replay_match(saved, load)
    click.echo(f"The seed is the one committed to: {match.header.commitment}")
    click.echo(f"All {len(match.plies)} plies of {match.game.title} are legal.")
    click.echo("The match is over." if match.is_over else "The match is not over; if it ended now:")
    console().print(score_table(match.game, match.score(), match.game.text("en", match.seats)))
    saved.check_whole()
