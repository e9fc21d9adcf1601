"""`toque hint`: what a bot would do in a saved match, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from toque.cli.options import console, pack_option

if TYPE_CHECKING:
    from rich.table import Table

    from toque.bots.explain import Explanation
    from toque.bots.search import Budget
    from toque.core.game import Game
    from toque.core.match.match import Match
    from toque.core.types import Plain

DEFAULT_LEVEL = "expert"
MOST_THREADS = 64
"""Each has a tree of its own, of up to 40 MB."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@pack_option
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="The decision after ply N (default: the last one).")
@click.option("--seat", type=click.IntRange(min=1), metavar="N", help="For player N, if several decide at once.")
@click.option(
    "--level",
    default=DEFAULT_LEVEL,
    show_default=True,
    metavar="LEVEL",
    help="The level that thinks: beginner to expert.",
)
@click.option("--iterations", type=int, metavar="N", help="Number of iterations, instead of the level's own.")
@click.option("--seconds", type=float, metavar="S", help="Think no longer than this.")
@click.option(
    "--threads", type=click.IntRange(1, MOST_THREADS), default=1, show_default=True, help="Threads to think with."
)
@click.option("--seed", default="1", show_default=True, metavar="SEED", help="The same seed gives the same hint.")
@click.option("--json", "as_json", is_flag=True, help="Print the hint as JSON.")
def hint(
    file: Path,
    at: int | None,
    seat: int | None,
    level: str,
    iterations: int | None,
    seconds: float | None,
    threads: int,
    seed: str,
    as_json: bool,
) -> None:
    """Say what a bot would play in a saved match, and why.

    For each candidate: how often the search looked at it, and everybody's expected points and chance to win. The bot
    knows what the player knew at that moment, and nothing else.
    """
    from toque.bots.explain import explain
    from toque.core.kernel import rng
    from toque.core.match import matchfile
    from toque.core.match.replay import replay
    from toque.games import load

    saved = matchfile.read(file)
    match = replay(saved, load, at)
    asking = _seat(match, seat)
    generator = rng.generator("hint", seed)
    budget = _budget(match.game, level, iterations, seconds)
    found = explain(match.game, match.state, asking, level, generator, budget=budget, threads=threads)
    if as_json:
        click.echo(json.dumps(_as_json(match, found)))
    else:
        console().print(_table(match, found))
    if at is None:
        saved.check_whole()


def _budget(game: "Game", level: str, iterations: int | None, seconds: float | None) -> "Budget | None":
    """The level's budget, or the one asked for; that one is used up even if the choice is clear."""
    from dataclasses import replace

    from toque.bots.levels import LEVELS, budget_of

    if level not in LEVELS or (iterations is None and seconds is None):
        return None
    usual = budget_of(game, level)
    return replace(
        usual,
        iterations=usual.iterations if iterations is None else iterations,
        seconds=usual.seconds if seconds is None else seconds,
        clear=0,
    )


def _seat(match: "Match", seat: int | None) -> int:
    """The seat that decides, or the chosen one."""
    from toque.core.errors import BadSeat, NothingToDecide

    actors = match.game.actors(match.state)
    if match.is_over or not actors:
        raise NothingToDecide("the match is over: there is nothing to decide")
    if seat is None:
        return actors[0]
    if seat > match.players:
        raise BadSeat(f"there is no player {seat}: the match has {match.players}")
    if seat - 1 not in actors:
        raise NothingToDecide(f"player {seat} has nothing to decide here; player {actors[0] + 1} has")
    return seat - 1


def _as_json(match: "Match", found: "Explanation") -> "dict[str, Plain]":
    text = match.game.text("en", match.seats).about(match.state)
    plain: dict[str, Plain] = msgspec.to_builtins(found)
    for candidate in plain["candidates"]:
        action = match.game.decode_action(candidate["action"])
        candidate["words"] = text.action(action)
        candidate["action"] = msgspec.to_builtins(action)
    return {"game": match.game.name, "ply": len(match.plies), "seats": match.seats, **plain}


def _table(match: "Match", found: "Explanation") -> "Table":
    from rich.table import Table

    text = match.game.text("en", match.seats).about(match.state)
    title = f"After ply {len(match.plies)}: {match.seats[found.seat]}, as {found.level} sees it"
    table = Table(title=title, caption=f"{found.iterations} iterations in {found.seconds:.2f} s")
    table.add_column("Candidate")
    table.add_column("Visits", justify="right")
    for name in match.seats:
        table.add_column(f"{name}: points, to win", justify="right")
    for candidate in found.candidates:
        cells = (
            f"{points:.1f}, {chance:.0%}" for points, chance in zip(candidate.points, candidate.chances, strict=True)
        )
        words = text.action(match.game.decode_action(candidate.action))
        table.add_row(words, f"{candidate.visits} ({candidate.share:.0%})", *cells)
    return table
