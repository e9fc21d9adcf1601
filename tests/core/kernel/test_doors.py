"""Kernels as Python calls them: every move goes through two doors that take addresses instead of arrays."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.core.kernel.speeds import USUAL
from toque.games import NAMES, load

PLIES = 60


def played(game, seeds):
    """Games side by side, a ply of each in turn: their states at the end."""
    rngs = [generator(seed) for seed in seeds]
    states = [game.new_state(rng, game.min_players) for rng in rngs]
    for ply in range(PLIES):
        for rng, state in zip(rngs, states, strict=True):
            for seat in game.actors(state)[:1]:
                actions = game.legal_actions(state, seat)
                game.apply(state, rng, seat, actions[ply % len(actions)])
    return [record.to_bytes(state) for state in states]


@pytest.mark.parametrize("name", NAMES)
def test_generators_in_turn_are_told_apart(name):
    game = load(name)

    assert played(game, [1, 2, 3]) == [played(game, [seed])[0] for seed in (1, 2, 3)]


def test_games_on_several_threads_do_not_meet():
    game = load("banquet")
    seeds = range(40)

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda seed: played(game, [seed])[0], seeds))

    assert together == [played(game, [seed])[0] for seed in seeds]


@pytest.mark.skipif(USUAL == "plain", reason="plain rules take a list")
@pytest.mark.parametrize(
    "rng",
    [
        np.zeros(4, np.int32),
        np.zeros(3, np.int64),
        np.zeros((1, 4), np.int64),
        np.zeros(8, np.int64)[::2],
        [1, 2, 3, 4],
    ],
    ids=["narrow", "short", "in two dimensions", "with gaps", "a list"],
)
def test_what_is_no_generator_is_refused(rng):
    game = load("banquet")
    state = game.new_state(generator(1), 2)
    before = record.to_bytes(state)

    with pytest.raises(TypeError, match="a generator is an array of 4 int64"):
        game.apply(state, rng, 0, game.legal_actions(state, 0)[0])

    assert record.to_bytes(state) == before
