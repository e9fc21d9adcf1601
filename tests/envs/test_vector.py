"""Many games side by side give what Gymnasium's own vector of single games gives, in all three modes."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from tests.envs.doors import every_name
from toque.core.errors import BadAction, BadArray, BadOption, ClosedEnv, IllegalAction, MatchOver
from toque.envs.gymnasium import SeatEnv
from toque.envs.vector import SeatVectorEnv

GAMES = 3
STEPS = {"banquet": 90, "italia": 200, "paris": 200}


def vector(name, mode, **settings) -> SeatVectorEnv:
    envs = gymnasium.make_vec(
        f"Toque/{name.capitalize()}-v0", num_envs=GAMES, autoreset_mode=mode, players=2, **settings
    )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    return envs.unwrapped


def theirs(name, mode, **settings) -> SyncVectorEnv:
    return SyncVectorEnv([lambda: SeatEnv(name, 2, **settings)] * GAMES, autoreset_mode=mode)


def assert_same(ours, others):
    for one, two in zip(ours, others, strict=True):
        if isinstance(one, dict):
            assert set(one) == set(two)
            for key in one:
                if key in ("final_obs", "final_info"):
                    assert_same_finals(one[key], two[key])
                else:
                    assert data_equivalence(one[key], two[key]), key
        else:
            assert np.array_equal(one, two)


def assert_same_finals(one, two):
    if isinstance(one, dict):
        for key in one:
            assert np.array_equal(one[key], two[key])
    else:
        assert all(data_equivalence(*pair) for pair in zip(one, two, strict=True))


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)
@every_name
def test_it_is_gymnasiums_vector_of_single_games(name, mode):
    ours, others = vector(name, mode.value), theirs(name, mode)
    assert ours.observation_space == others.observation_space
    assert_same(ours.reset(seed=7), others.reset(seed=7))
    ended = 0
    for _ in range(STEPS.get(name, 30)):
        if mode == AutoresetMode.DISABLED and ours._is_over.any():
            over = {"reset_mask": ours._is_over.copy()}
            assert_same(ours.reset(options=over)[:1], others.reset(options=over)[:1])
        actions = ours.action_space.sample()
        told = ours.step(actions)
        assert_same(told, others.step(actions))
        assert told[0]["action_mask"] is told[4]["action_mask"]
        ended += told[2].sum()

    assert ended >= 2


@every_name
def test_a_seeded_vector_plays_the_games_of_single_environments(name):
    given, _ = vector(name, "NextStep").reset(seed=20)
    for number in range(GAMES):
        single, _ = SeatEnv(name, 2).reset(seed=20 + number)
        assert np.array_equal(single["observation"], given["observation"][number])
    given, _ = vector(name, "NextStep").reset(seed=[5, 5, None])
    assert np.array_equal(given["observation"][0], given["observation"][1])


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_gymnasiums_vector_wrappers_fit(mode):
    envs = DictInfoToList(RecordEpisodeStatistics(vector("banquet", mode)))
    envs.reset(seed=1)
    lengths = []
    for _ in range(120):
        *_, infos = envs.step(envs.unwrapped.action_space.sample())
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]

    assert len(lengths) >= GAMES
    assert all(10 < length < 60 for length in lengths)


@every_name
def test_samples_are_legal_and_what_was_given_does_not_change(name):
    envs = vector(name, "SameStep")
    given, _ = envs.reset(seed=1)
    for _ in range(20):
        actions = envs.action_space.sample()
        assert given["action_mask"][np.arange(GAMES), actions].all()
        before = {key: value.copy() for key, value in given.items()}
        after, *_ = envs.step(actions)
        assert all(np.array_equal(given[key], before[key]) for key in before)
        given = after


def test_bad_input_is_named():
    envs = vector("banquet", "Disabled")
    with pytest.raises(MatchOver, match="reset begins them"):
        envs.step(np.zeros(GAMES, int))
    with pytest.raises(BadArray, match="reset_mask must mark all games at first"):
        envs.reset(options={"reset_mask": np.array([True, False, True])})
    envs.reset(seed=1)
    for actions in (np.zeros(2, int), np.zeros(GAMES), 0):
        with pytest.raises(BadArray, match="actions must be 3 integers, not"):
            envs.step(actions)
    for mask in (np.ones(2, bool), np.ones(GAMES)):
        with pytest.raises(BadArray, match="reset_mask must be 3 of bool, not"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(BadArray, match="reset_mask marks no game"):
        envs.reset(options={"reset_mask": np.zeros(GAMES, bool)})
    with pytest.raises(BadArray, match="seed must be a number or 3 of them, not 2"):
        envs.reset(seed=[1, 2])
    with pytest.raises(BadOption, match="autoreset_mode can be NextStep, SameStep, Disabled, not 'Sometimes'"):
        vector("banquet", "Sometimes")
    with pytest.raises(BadOption, match="num_envs must be at least 1"):
        SeatVectorEnv("banquet", 0)
    envs.close()
    with pytest.raises(ClosedEnv, match="these environments are closed"):
        envs.reset()


def test_an_action_that_is_refused_in_one_game_is_played_in_none():
    envs = vector("banquet", "NextStep")
    given, _ = envs.reset(seed=1)
    before = [env.episode.save() for env in envs.envs]
    actions = envs.action_space.sample()
    actions[2] = np.flatnonzero(given["action_mask"][2] == 0)[0]

    with pytest.raises(IllegalAction, match=r"actions\[2\]: action .* is against rule B"):
        envs.step(actions)

    assert [env.episode.save() for env in envs.envs] == before


@pytest.mark.parametrize("illegal", ["raise", "lose"])
def test_a_number_that_is_no_action_is_played_in_no_game(illegal):
    envs = vector("banquet", "NextStep", illegal=illegal)
    envs.reset(seed=1)
    before = [env.episode.save() for env in envs.envs]
    actions = envs.action_space.sample()
    actions[2] = 483

    with pytest.raises(BadAction, match=r"actions\[2\]: action must be a whole number from 0 to 482, not 483"):
        envs.step(actions)

    assert [env.episode.save() for env in envs.envs] == before


def test_an_illegal_action_that_loses_ends_its_own_game_only():
    envs = vector("banquet", "NextStep", illegal="lose")
    given, _ = envs.reset(seed=1)
    actions = envs.action_space.sample()
    actions[2] = np.flatnonzero(given["action_mask"][2] == 0)[0]

    _, rewards, over, _, infos = envs.step(actions)

    assert over.tolist() == [False, False, True]
    assert rewards.tolist() == [0, 0, -1]
    assert "is against rule B" in infos["refusal"][2]


def test_games_that_are_over_must_be_reset_first_if_nobody_else_does():
    envs = vector("banquet", "Disabled")
    envs.reset(seed=1)
    over = np.zeros(GAMES, bool)
    while not over.any():
        _, _, over, _, _ = envs.step(envs.action_space.sample())

    with pytest.raises(MatchOver, match=r"games \d.* are over"):
        envs.step(np.zeros(GAMES, int))


def test_every_game_is_drawn():
    envs = vector("paris", "NextStep", render_mode="ansi")
    envs.reset(seed=1)

    assert len(set(envs.render())) == GAMES
