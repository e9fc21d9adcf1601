"""Buffers from outside: written in place, row by row what each single game gives."""

import numpy as np
import pytest

from tests.envs.doors import an_option, every_count, every_name
from toque.core.errors import BadArray, BadOption, ClosedBatch, IllegalAction
from toque.core.kernel import rng
from toque.envs.buffers import BufferEnv
from toque.envs.episode import Episode, rewards_of
from toque.games import load

GAMES = 3


def random_actions(env, chance):
    actions = np.zeros(env.num_agents, np.int32)
    for row in np.flatnonzero(env.masks):
        actions[row] = chance.choice(np.flatnonzero(env.action_masks[row]))
    return actions


@every_count
def test_every_row_is_what_its_single_game_gives(name, players):
    env = BufferEnv(name, GAMES, players, seed=5, **an_option(name))
    game, chance, ended = load(name), np.random.default_rng(1), 0
    table = Episode(name, players, an_option(name))
    generators = [rng.generator("batch", 5, number) for number in range(GAMES)]
    states = [game.new_state(generator, players, table.options) for generator in generators]
    for _ in range(400):
        for number, state in enumerate(states):
            table.state = state
            seat = table.actors[0]
            row = number * players + seat
            assert np.array_equal(env.observations[row], table.observe(seat))
            assert np.array_equal(env.action_masks[row], table.mask(seat))
            assert np.flatnonzero(env.masks[number * players :][:players]).tolist() == [seat]
        actions = random_actions(env, chance)
        env.step(actions)
        for number, state in enumerate(states):
            rows = slice(number * players, (number + 1) * players)
            seat = game.actors(state)[0]
            game.apply(state, generators[number], seat, int(actions[rows][seat]))
            assert env.terminals[rows].tolist() == [game.is_over(state)] * players
            if game.is_over(state):
                ended += 1
                assert env.rewards[rows] == pytest.approx(rewards_of(game.score(state), "rank"))
                states[number] = game.new_state(generators[number], players, table.options)
            else:
                assert not env.rewards[rows].any()
        if ended >= GAMES:
            break

    assert not env.truncations.any()
    assert not env.action_masks[~env.masks].any()


class Lent:
    """Memory that another library lends by DLPack."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **settings):
        return self.array.__dlpack__(**settings)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


@every_name
def test_buffers_from_outside_are_written_and_read_in_place(name):
    own = BufferEnv(name, GAMES, seed=2)
    arrays = {key: np.full(shape, 1, kind) for key, (shape, kind) in own.shapes().items()}
    env = BufferEnv(name, GAMES, seed=2, buffers={**arrays, "rewards": Lent(arrays["rewards"])})
    for _ in range(30):
        for key, array in arrays.items():
            assert np.shares_memory(array, getattr(env, key))
            assert key == "actions" or np.array_equal(array, getattr(own, key))
        arrays["actions"][...] = random_actions(own, np.random.default_rng(3))
        env.step()
        own.step(arrays["actions"])


@every_name
def test_a_seed_gives_the_same_games_and_a_saved_one_goes_on(name):
    one, two = BufferEnv(name, GAMES, seed=1), BufferEnv(name, GAMES, seed=9)
    two.reset(seed=1)
    for _ in range(2):
        for _ in range(25):
            actions = random_actions(one, np.random.default_rng(7))
            one.step(actions)
            two.step(actions)
            assert np.array_equal(one.observations, two.observations)
        two.step(random_actions(two, np.random.default_rng(8)))
        two.restore(one.save())
    one.reset()
    assert not np.array_equal(one.observations[one.masks], two.observations[two.masks])


@pytest.mark.parametrize(
    ("buffers", "error", "says"),
    [
        (
            {"observations": np.zeros((6, 536))},
            BadArray,
            r"observations must be int16 of shape \(6, 536\), not float64",
        ),
        (
            {"rewards": np.zeros(5, np.float32)},
            BadArray,
            r"rewards must be float32 of shape \(6,\), not float32 of .*5",
        ),
        ({"masks": [True] * 6}, BadArray, "masks must be an array, or give one by DLPack, not list"),
        ({"rewards": np.broadcast_to(np.float32(0), 6)}, BadArray, "rewards cannot be written to"),
        ({"observation": np.zeros(6)}, BadOption, "no buffer is called 'observation'; there are: observations"),
    ],
)
def test_bad_buffers_are_named(buffers, error, says):
    with pytest.raises(error, match=says):
        BufferEnv("banquet", GAMES, buffers=buffers)


def test_bad_actions_are_named():
    env = BufferEnv("banquet", GAMES)
    for actions in (np.zeros(5, int), np.zeros(6), 3):
        with pytest.raises(BadArray, match="actions must be 6 integers, not"):
            env.step(actions)
    for action in (1 << 32, -(1 << 40), 1 << 31):
        with pytest.raises(BadArray, match=f"the action of game 0 is {action}, which is no action"):
            env.step(np.full(6, action))
    with pytest.raises(BadArray, match="is 483, but actions are 0 to 482"):
        env.step(np.full(6, 483, np.uint64))
    with pytest.raises(IllegalAction, match="B"):
        env.step(np.argmin(env.action_masks, axis=1))
    env.close()
    for use in (env.step, env.reset, lambda: env.reset(seed=1), env.save):
        with pytest.raises(ClosedBatch):
            use()
