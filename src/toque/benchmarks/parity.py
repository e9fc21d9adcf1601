"""One source, several speeds: the same games must end in the same bytes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec

from toque.benchmarks.fingerprint import fingerprint
from toque.core import gpu
from toque.core.errors import Disparity, NoGpu
from toque.core.game import Game
from toque.core.kernel import record, rng
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Plain
from toque.core.words.options import GameOptions
from toque.games import load

PLAIN_GAMES = 10
FIRST_STEPS = (1, 10, 100)
"""The GPU's states are compared after these numbers of decisions too, not only at the end."""


def compare(game: Game, players: int, options: GameOptions, games: int) -> Iterator[str]:
    """Compare plain Python with native code, and native code with the GPU; a line for each, or a `Disparity`."""
    game.check(players, options)
    few = min(games, PLAIN_GAMES)
    (plain,) = plain_fingerprints([(game.name, players, options)], few)
    if plain != fingerprint(game, players, options, "parity", few):
        raise Disparity(f"{game.name}: plain Python and native code disagree")
    yield f"{game.name}, {players} players: plain and native agree on every state of {few} games"
    try:
        tables = gpu.GpuTables(game, players, options)
    except NoGpu as missing:
        yield f"{game.name}: not compared on a GPU: {missing}"
        return
    for most in (*FIRST_STEPS, NO_LIMIT):
        on_gpu, natively = rng.generators(games, "parity"), rng.generators(games, "parity")
        states, _, _ = tables.play(on_gpu, most)
        expected = gpu.play_natively(game, players, options, natively, most)
        for number in range(games):
            if fields := record.differing_fields(states[number], expected[number]):
                raise Disparity(f"{game.name}: the GPU disagrees in game {number} about {', '.join(fields)}")
        if (on_gpu != natively).any():
            raise Disparity(f"{game.name}: the GPU rolled other numbers")
    yield f"{game.name}, {players} players: native and GPU agree on {games} games, on the way and at the end"


def plain_fingerprints(tables: list[tuple[str, int, msgspec.Struct]], games: int, most: int = NO_LIMIT) -> list[str]:
    """The fingerprints that a process in plain mode gives, one for each game, number of players and options."""
    told = subprocess.run(
        [sys.executable, "-m", "toque.benchmarks.parity", str(games), str(most)],
        input=json.dumps([(name, players, msgspec.to_builtins(options)) for name, players, options in tables]),
        env={**os.environ, "TOQUE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode:
        raise Disparity(f"the rules do not run in plain Python: {told.stderr.strip()[-200:]}")
    return told.stdout.split()


def _print_fingerprints(tables: list[tuple[str, int, dict[str, Plain]]], games: int, most: int) -> None:
    for name, players, options in tables:
        game = load(name)
        print(fingerprint(game, players, msgspec.convert(options, game.options), "parity", games, most))


if __name__ == "__main__":
    _print_fingerprints(json.load(sys.stdin), int(sys.argv[1]), int(sys.argv[2]))
