"""Inputs of a network: every value of every number of an observation is an input that is on or off.

The value that a number has most often is no input: a network's bias knows it. Numbers with many values are cut into
ranges.
"""

import itertools
from dataclasses import dataclass

import numpy as np

from toque.batch import Batch
from toque.bots.kernels.network import NO_ROW
from toque.core.errors import ToqueError
from toque.core.game import Game
from toque.core.types import Numbers
from toque.core.words.options import GameOptions, option_choices

FEW_VALUES = 12
RANGES = 12
BEYOND = 2
"""A number may grow beyond what random play reaches: by this factor."""
TABLES = 64
STEPS = 300
EVERY = 3


@dataclass(frozen=True)
class Features:
    """How observations become inputs."""

    first: Numbers
    lowest: Numbers
    values: Numbers
    rows: Numbers

    @property
    def inputs(self) -> int:
        """How many there are."""
        return int(self.rows.max()) + 1


def tables(game: Game) -> list[tuple[int, GameOptions]]:
    """Every number of players with every set of options that the game accepts; the usual options first."""
    found = []
    choices = option_choices(game.options)
    for values in itertools.product(*choices.values()):
        options = game.options(**dict(zip(choices, values, strict=True)))
        for players in range(game.min_players, game.max_players + 1):
            try:
                game.check(players, options)
            except ToqueError:
                continue
            found.append((players, options))
    usual = game.options()
    return sorted(found, key=lambda table: table[1] != usual)


def survey(game: Game, seed: object) -> Features:
    """See in random games which values occur."""
    places = tables(game)
    count = max(TABLES, len(places))
    chosen = [places[i % len(places)] for i in range(count)]
    seen = []
    with Batch(game, count, players=[p for p, _ in chosen], options=[o for _, o in chosen], seed=seed) as batch:
        for step in range(STEPS):
            if step % EVERY == 0:
                seen.append(batch.observe()[:, : game.observation_size].copy())
            batch.step(batch.sample())
    return features_of(np.concatenate(seen))


def features_of(observations: Numbers) -> Features:
    """The inputs for the values that these observations have."""
    rows: list[Numbers] = []
    first: list[int] = []
    lowest: list[int] = []
    values: list[int] = []
    inputs = 0
    for column in observations.T:
        found, counts = np.unique(column, return_counts=True)
        low, cuts = int(found[0]), _cuts(found)
        groups = np.searchsorted(cuts, np.arange(low, _highest(found) + 1), side="right") - 1
        usual = int(np.searchsorted(cuts, found[counts.argmax()], side="right")) - 1
        first.append(sum(values))
        lowest.append(low)
        values.append(len(groups))
        numbers = np.cumsum(np.arange(len(cuts)) != usual) - 1 + inputs
        rows.append(np.where(groups == usual, NO_ROW, numbers[groups]))
        inputs += len(cuts) - 1
    return Features(np.array(first), np.array(lowest), np.array(values), np.concatenate(rows))


def _cuts(found: Numbers) -> Numbers:
    """Where each range of values begins."""
    low, high = int(found[0]), int(found[-1])
    if high - low < FEW_VALUES:
        return found
    cuts = np.unique(np.quantile(found, np.arange(RANGES) / RANGES).astype(np.int64))
    return np.append(cuts, [high + 1, (high + _highest(found)) // 2])


def _highest(found: Numbers) -> int:
    low, high = int(found[0]), int(found[-1])
    return high if high - low < FEW_VALUES else low + BEYOND * (high - low)
