"""Networks with random weights, for tests."""

import numpy as np

from toque.bots.learned import write
from toque.core.kernel import rng
from toque.learning.features import survey

FIRST, SECOND = 24, 16
HEADS = 2


def random_network(game, path, seed=1):
    """Write a network of that game; what it prefers makes no sense."""
    random, features = np.random.default_rng(seed), survey(game, seed)
    sizes = {1: (FIRST, 1), 2: (SECOND, FIRST), 3: (game.action_count, SECOND), 4: (HEADS, SECOND)}
    arrays = {name: getattr(features, name) for name in ("first", "lowest", "values", "rows")}
    for layer, (outputs, inputs) in sizes.items():
        shape = (features.inputs, outputs) if layer == 1 else (outputs, inputs)
        arrays[f"weights{layer}"] = random.integers(-127, 128, shape).astype(np.int8)
        arrays[f"bias{layer}"] = random.integers(-999, 1000, outputs)
        arrays[f"scale{layer}"] = random.integers(50, 20_000 if layer == 1 else 200, outputs)
    write(path, arrays, {"game": game.name})
    return path


def positions(game, seed):
    """A random game's positions with a seat that decides, where there is a choice."""
    generator = rng.generator("learned", seed)
    state = game.new_state(generator, 2 + seed % 2)
    while not game.is_over(state):
        for seat in game.actors(state):
            if len(game.legal_actions(state, seat)) > 1:
                yield state, seat
        seat = game.actors(state)[0]
        actions = game.legal_actions(state, seat)
        game.apply(state, generator, seat, actions[int(rng.roll(generator, len(actions)))])
