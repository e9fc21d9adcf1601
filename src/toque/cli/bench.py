"""`toque bench`: how fast the rules and the search run."""

import json
import math
import os
import tempfile
from dataclasses import asdict
from typing import Literal

import click

from toque.cli.options import load_game, option_option, pack_option, read_pairs

BENCH_PLAYERS = 4


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
@click.option("--search", is_flag=True, help="Measure the bots' search instead, beside OpenSpiel's if it is installed.")
@click.option(
    "--api",
    is_flag=True,
    help="Measure the loop of docs/study.md instead, beside OpenSpiel's hex(14) if it is installed.",
)
@click.option("--batch", "as_batch", is_flag=True, help="Measure many games as one array instead: see docs/batch.md.")
@click.option(
    "--peers", is_flag=True, help="Measure random play through others' interfaces instead, beside their games."
)
@click.option("--threads", type=click.IntRange(min=1), default=1, show_default=True, help="Threads, with --batch.")
@click.option("--games", "count", type=click.IntRange(min=1), metavar="N", help="Games side by side, with --batch.")
@click.option("--cold", is_flag=True, help="Compile from scratch, to measure how long that takes.")
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for each game.")
def bench(
    games: tuple[str, ...],
    players: int,
    seconds: float,
    mode: str,
    search: bool,
    api: bool,
    as_batch: bool,
    peers: bool,
    threads: int,
    count: int | None,
    cold: bool,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Measure how fast the rules run: uniformly random play on one core."""
    if not math.isfinite(seconds):
        raise click.BadParameter("a number of seconds, please", param_hint="--seconds")
    if search and mode == "gpu":
        raise click.BadParameter(
            "the bots search on the processor: --search goes with native or plain", param_hint="--mode"
        )
    if as_batch and (search or mode == "plain"):
        raise click.BadParameter("goes with --mode native or gpu, and not with --search", param_hint="--batch")
    if peers and (search or as_batch or mode != "native"):
        raise click.BadParameter("goes with --mode native, and with neither --search nor --batch", param_hint="--peers")
    if api and (search or as_batch or peers or mode == "gpu"):
        raise click.BadParameter("goes with --mode native or plain, and with none of the others", param_hint="--api")
    os.environ["TOQUE_PLAIN"] = "1" if mode == "plain" else ""
    with tempfile.TemporaryDirectory() as fresh:
        if cold:
            os.environ["TOQUE_CACHE_DIR"] = fresh
        from toque.benchmarks.speed import measure
        from toque.games import NAMES

        if search:
            from toque.cli.bench_search import bench_search

            bench_search(games or NAMES, players, seconds, read_pairs(options), as_json)
            return
        if api:
            from toque.cli.bench_api import bench_api

            bench_api(games or NAMES, players, seconds, read_pairs(options), as_json)
            return
        if peers:
            from toque.cli.bench_peers import bench_peers

            bench_peers(games or NAMES, players, seconds, read_pairs(options), as_json)
            return
        if as_batch:
            from toque.cli.bench_batch import bench_batch

            device: Literal["cpu", "gpu"] = "gpu" if mode == "gpu" else "cpu"
            bench_batch(games or NAMES, players, seconds, read_pairs(options), as_json, device, threads, count)
            return
        for name in games or NAMES:
            chosen = load_game(name)
            speed = measure(chosen, players, chosen.read_options(read_pairs(options)), seconds, on_gpu=mode == "gpu")
            if as_json:
                click.echo(json.dumps(asdict(speed)))
            else:
                click.echo(
                    f"{speed.game}, {speed.players} players, {speed.mode}: {speed.decisions_per_second:,} decisions/s, "
                    f"{speed.games_per_second:,} games/s, compiled or loaded in {speed.compile_seconds:.2f} s"
                )
