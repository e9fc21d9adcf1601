import numpy as np
import pytest

from tests.samples import fast_and_slow
from toque.batch import verify as verifying
from toque.batch.batch import Batch
from toque.batch.kernels import loops
from toque.batch.verify import Case, verify
from toque.core.errors import Disparity
from toque.games import NAMES, load


def case_of(name, games=12):
    game = load(name)
    return Case(game, games, game.min_players, game.options())


@pytest.mark.parametrize("name", fast_and_slow(NAMES, ("italia", "paris")))
def test_a_batch_is_equal_to_one_game_at_a_time(name):
    stepping, randomly, by_policy = verify(case_of(name))

    assert "of 12 games are equal to one game at a time" in stepping
    assert "random rollouts are equal" in randomly
    assert "rollout rollouts are equal" in by_policy


def spoil_state(batch):
    batch.arrays.states["players"][5] += 1


def spoil_mask(batch):
    batch.arrays.masks[5, 0] ^= 1 << 3


def spoil_generator(batch):
    batch.arrays.generators[5, 0] ^= 1


def spoil_result(batch):
    batch.arrays.results[5, 0, 1] += 1


def spoil_reward(batch):
    batch.arrays.rewards[5, 1] += 0.5


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (spoil_state, "game 5 differs after step 7 in states: players"),
        (spoil_mask, "game 5 differs after step 7 in masks: action 3"),
        (spoil_generator, "game 5 differs after step 7 in generators"),
        (spoil_result, "game 5 differs after step 7 in results"),
        (spoil_reward, "game 5 differs after step 7 in rewards"),
    ],
)
def test_it_says_what_differs_first(monkeypatch, spoil, message):
    class Spoilt(Batch):
        steps = 0

        def step(self, actions):
            outcome = super().step(actions)
            self.steps += 1
            if self.steps == 7:
                spoil(self)
            return outcome

    monkeypatch.setattr(verifying, "Batch", Spoilt)

    with pytest.raises(Disparity, match=message):
        list(verify(case_of("banquet")))


def test_it_notices_an_observation_that_differs(monkeypatch):
    class Spoilt(Batch):
        def observe(self, seats=None, out=None):
            seen = super().observe(seats, out)
            seen[3, 2] += 1
            return seen

    monkeypatch.setattr(verifying, "Batch", Spoilt)

    with pytest.raises(Disparity, match="game 3 differs after step 0 in observations: number 2 is"):
        list(verify(case_of("banquet")))


def test_it_notices_a_rollout_that_differs(monkeypatch):
    class Spoilt(Batch):
        def rollout(self, policy="random", **more):
            counts = super().rollout(policy, **more)
            self.arrays.states["phase"][2] += 1
            return counts

    monkeypatch.setattr(verifying, "Batch", Spoilt)

    with pytest.raises(Disparity, match="random rollout 2 differs in phase"):
        list(verify(case_of("banquet")))


def test_a_digest_depends_on_every_number_and_on_their_order():
    rows = np.array([[1, 2, 3], [1, 2, 4], [2, 1, 3], [0, 2, 3]], np.int64)
    digests = np.zeros(4, np.int64)

    loops.digest(rows, digests, 0, 4)

    assert len(set(digests.tolist())) == 4
