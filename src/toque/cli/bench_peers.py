"""`toque bench --peers`."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click
import msgspec

from toque.cli.options import load_game

if TYPE_CHECKING:
    from toque.benchmarks.peers import PeerSpeed


def bench_peers(games: Sequence[str], players: int, seconds: float, options: dict[str, str], as_json: bool) -> None:
    """Measure our games beside others, in each interface that is installed."""
    from toque.benchmarks.peers import absent, measure_peers

    chosen = [(game, game.read_options(options)) for game in map(load_game, games)]
    for game, rules in chosen:
        game.check(players, rules)
    for speed in measure_peers(chosen, players, seconds):
        click.echo(json.dumps(msgspec.to_builtins(speed)) if as_json else _line(speed))
    if absent() and not as_json:
        click.echo(f"not installed: {', '.join(absent())}")


def _line(speed: "PeerSpeed") -> str:
    if speed.problem:
        return f"{speed.interface}, {speed.whose}: {speed.game} could not be measured: {speed.problem}"
    ratio = f", {speed.ratio} times their fastest" if speed.ratio is not None else ""
    return f"{speed.interface}, {speed.whose}: {speed.game}, {speed.decisions_per_second:,} decisions/s{ratio}"
