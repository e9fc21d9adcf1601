"""`toque bench`: how fast the rules run, the search, and the doors for other programs.

Each kind of measurement is a module of this package with a function `bench`.
"""

import math
import os
import tempfile
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple, TypeVar

import click

from toque.cli.options import option_option, pack_option, read_pairs

BENCH_PLAYERS = 4


class Kind(NamedTuple):
    """A kind of measurement: the modes that it goes with, and the help of its flag, if it has one."""

    modes: tuple[str, ...]
    help: str = ""


RULES, BATCH = "rules", "batch"
KINDS = {
    RULES: Kind(("native", "plain", "gpu")),
    "search": Kind(("native", "plain"), "Measure the bots' search instead, beside OpenSpiel's if it is installed."),
    "api": Kind(
        ("native", "plain"),
        "Measure the loop of docs/study.md instead, beside OpenSpiel's hex(14) if it is installed.",
    ),
    BATCH: Kind(("native", "gpu"), "Measure many games as one array instead: see docs/batch.md."),
    "peers": Kind(("native",), "Measure random play through others' interfaces instead, beside their games."),
}
Command = TypeVar("Command", bound=Callable[..., None])


def kind_flags(command: Command) -> Command:
    """Give the command a flag for every kind that has one."""
    for name, kind in reversed(KINDS.items()):
        if kind.help:
            command = click.option(f"--{name}", is_flag=True, help=kind.help)(command)
    return command


@click.command()
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
    help="Measure the compiled rules, the same rules as ordinary Python, or on a GPU.",
)
@kind_flags
@click.option("--threads", type=click.IntRange(min=1), help="Threads of the processor, with --batch (default: 1).")
@click.option("--games", "count", type=click.IntRange(min=1), metavar="N", help="Games side by side, with --batch.")
@click.option("--cold", is_flag=True, help="Compile from scratch, to measure how long that takes.")
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for each game.")
def bench(
    games: tuple[str, ...],
    players: int,
    seconds: float,
    mode: str,
    threads: int | None,
    count: int | None,
    cold: bool,
    options: tuple[str, ...],
    as_json: bool,
    **flags: bool,
) -> None:
    """Measure how fast the rules run: uniformly random play on one core."""
    if not math.isfinite(seconds):
        raise click.BadParameter("a number of seconds, please", param_hint="--seconds")
    kind = _kind(flags, mode)
    _check_batch(kind, mode, threads, count)
    os.environ["TOQUE_PLAIN"] = "1" if mode == "plain" else ""
    with tempfile.TemporaryDirectory() as fresh:
        if cold:
            os.environ["TOQUE_CACHE_DIR"] = fresh
        from toque.cli.bench.asked import Asked
        from toque.games import NAMES

        asked = Asked(games or NAMES, players, seconds, mode, read_pairs(options), as_json, threads or 1, count)
        import_module(f"toque.cli.bench.{kind}").bench(asked)


def _kind(flags: dict[str, bool], mode: str) -> str:
    """The kind of measurement that was asked for."""
    kind, *others = [name for name in KINDS if flags.get(name)] or [RULES]
    if others:
        raise click.BadParameter(f"goes without --{others[0]}: one thing is measured at a time", param_hint=f"--{kind}")
    if mode not in KINDS[kind].modes:
        raise click.BadParameter(f"goes with --mode {' or '.join(KINDS[kind].modes)}", param_hint=f"--{kind}")
    return kind


def _check_batch(kind: str, mode: str, threads: int | None, count: int | None) -> None:
    """Raise if something was asked for that only a batch has."""
    for name, value in (("--threads", threads), ("--games", count)):
        if value is not None and kind != BATCH:
            raise click.BadParameter("goes with --batch", param_hint=name)
    if threads is not None and mode == "gpu":
        raise click.BadParameter("is of the processor: goes with --mode native", param_hint="--threads")
