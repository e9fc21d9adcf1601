"""`toque bench --peers`."""

import json
from typing import TYPE_CHECKING

import click
import msgspec

from toque.cli.bench.asked import Asked

if TYPE_CHECKING:
    from toque.benchmarks.peers import PeerSpeed


def bench(asked: Asked) -> None:
    """Measure our games beside others, in each interface that is installed."""
    from toque.benchmarks.peers import absent, measure_peers

    for speed in measure_peers(asked.games, asked.players, asked.seconds):
        click.echo(json.dumps(msgspec.to_builtins(speed)) if asked.as_json else _line(speed))
    if absent() and not asked.as_json:
        click.echo(f"not installed: {', '.join(absent())}")


def _line(speed: "PeerSpeed") -> str:
    if speed.problem:
        return f"{speed.interface}, {speed.whose}: {speed.game} could not be measured: {speed.problem}"
    ratio = f", {speed.ratio} times their fastest" if speed.ratio is not None else ""
    return f"{speed.interface}, {speed.whose}: {speed.game}, {speed.decisions_per_second:,} decisions/s{ratio}"
