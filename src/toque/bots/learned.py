"""Players that have learned: a network decides at once, without search."""

import hashlib
import json
import zipfile
from pathlib import Path
from typing import Literal

import numpy as np

from toque.bots.kernels import network
from toque.bots.kernels.network import FARTHEST, FINEST, UNIT, WEIGHTS_BITS, Network
from toque.core.errors import BadNetwork
from toque.core.game import Game
from toque.core.kernel.speeds import twin
from toque.core.types import ActionNumber, Numbers, Plain, Rng, Seat, State

ARRAYS = (
    *("first", "lowest", "values", "rows", "weights1", "bias1", "scale1", "weights2", "bias2", "scale2"),
    *("weights3", "bias3", "scale3", "weights4", "bias4", "scale4"),
)
VICTORY, LEAD = 0, 1
"""The values that a network gives."""
Way = Literal["best", "chance"]


class Learned:
    """A bot that plays what its network prefers, or draws by its preferences."""

    def __init__(self, game: Game, path: Path, way: Way = "best") -> None:
        self._game, self._way = game, way
        self._net = read(game, path)
        self._out = game.array(game.action_count)
        self._choose = twin(network.choose, game.speed)
        self._choose_by_chance = twin(network.choose_by_chance, game.speed)

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """What the network prefers, for what the seat observes."""
        actions = self._game.legal_actions(world, seat)
        for i, action in enumerate(actions):
            self._out[i] = action
        self._game.observe(world, seat, self._net.seen)
        if self._way == "best":
            place: int = self._choose(self._net, self._out, len(actions))
        else:
            place = self._choose_by_chance(self._net, rng, self._out, len(actions))
        return actions[place]

    def preferences(self, world: State, seat: Seat) -> dict[ActionNumber, float]:
        """How much the network likes each legal action: the logarithm of its chance, but for a constant."""
        self.choose(world, seat, _no_chance())
        actions = self._game.legal_actions(world, seat)
        return {action: int(self._net.preference[i]) / UNIT for i, action in enumerate(actions)}

    def win_chance(self, world: State, seat: Seat) -> float:
        """The share of the victory that the network expects for a seat."""
        self._game.observe(world, seat, self._net.seen)
        value = twin(network.value_of, self._game.speed)(self._net, VICTORY) / UNIT
        return float(1 / (1 + np.exp(-value)))


def _no_chance() -> Rng:
    from toque.core.kernel.rng import generator

    return generator("none")


def write(path: Path, arrays: dict[str, Numbers], card: Plain) -> None:
    """Write a network, and its card beside it."""
    np.savez_compressed(path, **arrays)
    content = {**card, "digest": digest_of(path), "bytes": path.stat().st_size}
    path.with_suffix(".json").write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def digest_of(path: Path) -> str:
    """The SHA-256 of a network's file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise BadNetwork(f"{path} is no network: {error.strerror or error}") from None


def read(game: Game, path: Path) -> Network:
    """Read a network for a game, at the game's speed."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in ARRAYS}
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise BadNetwork(f"{path} is no network: {error}") from None
    if len(arrays["first"]) != game.observation_size or len(arrays["weights3"]) != game.action_count:
        raise BadNetwork(f"{path} is a network of another game, or of other rules than those of {game.name}")
    chances = np.rint(np.exp(-np.arange(FARTHEST) / FINEST) * 2**WEIGHTS_BITS).astype(np.int64)
    arrays = {name: _at_speed(game, values) for name, values in (*arrays.items(), ("chances", chances))}
    room = {
        "seen": game.array(game.observation_size),
        "hidden1": game.array(len(arrays["bias1"])),
        "hidden2": game.array(len(arrays["bias2"])),
        "preference": game.array(game.action_count),
    }
    return Network(**arrays, **room)


def _at_speed(game: Game, values: Numbers) -> Numbers:
    """An array for kernels of the game's speed."""
    if game.speed == "native":
        return values
    plain = game.array(*values.shape)
    for i, row in enumerate(values.tolist()):
        plain[i] = type(plain)(row) if isinstance(row, list) else row
    return plain
