"""PettingZoo's own tests on every game and number of players, and what they do not look at."""

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.test.seed_test import parallel_seed_test

from tests.envs.doors import an_option, every_count, every_name, illegal_for, plies_for
from toque.core.errors import BadAction, BadArray, BadOption, BadSeat, ClosedEnv, IllegalAction, MatchOver
from toque.envs import pettingzoo as doors

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it is a Dict, as in their own card games
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # at the end nothing is legal
]


@every_count
def test_pettingzoos_tests_of_turns_pass(name, players, capsys):
    api_test(doors.env(name, players, **an_option(name)), num_cycles=300)
    seed_test(lambda: doors.env(name, players))


@every_count
def test_pettingzoos_tests_of_parallel_play_pass(name, players, capsys):
    parallel_api_test(doors.parallel_env(name, players, **an_option(name)), num_cycles=1000)
    parallel_seed_test(lambda: doors.parallel_env(name, players))


@every_name
def test_pettingzoos_tests_of_states_and_pictures_pass(name, capsys):
    state_test(doors.env(name), doors.parallel_env(name))
    render_test(lambda **settings: doors.env(name, **settings), {"svg": lambda picture: picture.startswith("<svg")})


def finish(env, seed):
    """Play a random game with turns; return the rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        given, reward, ended, _, _ = env.last()
        totals[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(given["action_mask"]))))
    return totals


@every_count
def test_a_game_with_turns_ends_and_pays_the_reward_of_its_ranks(name, players):
    env = doors.env(name, players)
    totals = finish(env, 3)

    assert list(totals.values()) == env.episode.rewards()
    assert env.agents == []


@every_count
def test_all_that_must_decide_act_at_once_in_parallel_play(name, players):
    env = doors.parallel_env(name, players, **an_option(name))
    rng = np.random.default_rng(1)
    given, infos = env.reset(seed=4)
    together = 0
    while env.agents:
        acting = env.acting
        together += len(acting) > 1
        actions = {agent: int(rng.choice(np.flatnonzero(infos[agent]["action_mask"]))) for agent in acting}
        assert [agent for agent in env.agents if given[agent]["action_mask"].any()] == acting
        given, rewards, ended, _, infos = env.step(actions)

    assert list(rewards.values()) == env.episode.rewards()
    assert all(ended.values())
    assert together


@every_name
def test_mask_and_observation_are_new_each_time_and_the_same_in_observation_and_info(name):
    env = doors.env(name)
    env.reset(seed=1)
    given, _, _, _, info = env.last()
    before = {key: value.copy() for key, value in given.items()}
    assert given["action_mask"] is info["action_mask"]

    env.step(np.int64(np.flatnonzero(given["action_mask"])[0]))

    assert all(np.array_equal(given[key], before[key]) for key in before)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"] is env.infos[agent]["action_mask"]
        assert env.observe(agent)["action_mask"].any() == (env.possible_agents.index(agent) in env.episode.actors)


@every_name
def test_a_restored_environment_goes_on_as_the_first_one_did(name):
    for make in (doors.env, doors.parallel_env):
        env, other = make(name), make(name)
        env.reset(seed=2)
        saved = env.save()
        other.restore(saved)
        for each in (env, other):
            for space in each.action_spaces.values():
                space.seed(5)
            for _ in range(plies_for(name, 12)):
                step_somehow(each)

        twin = env.clone()
        assert np.array_equal(env.state(), other.state())
        assert np.array_equal(env.state(), twin.state())
        step_somehow(env)
        assert np.array_equal(twin.state(), other.state())
        assert env.agents == other.agents
        env.restore(saved)
        assert env.episode.save() == saved.episode


def step_somehow(env):
    if isinstance(env, doors.TurnEnv):
        env.step(env.action_space(env.agent_selection).sample())
    else:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})


def test_a_finished_game_is_saved_and_restored_too():
    env = doors.env("banquet")
    finish(env, 1)
    saved = env.save()
    other = doors.env("banquet")
    other.restore(saved)

    assert other.agents == []
    assert other.terminations == {}


def test_games_are_registered_with_a_version():
    env = pettingzoo.make("aec", "Toque/Banquet-v0", players=3, gourmet=True)

    assert isinstance(env.unwrapped, doors.TurnEnv)
    assert env.unwrapped.episode.options.gourmet  # type: ignore[attr-defined]
    assert len(env.possible_agents) == 3
    assert pettingzoo.make("parallel", "Toque/Italia-v0").unwrapped.episode.players == 2


@every_name
def test_a_sample_without_a_mask_is_legal(name):
    env = doors.env(name)
    env.reset(seed=1)
    for _ in range(30):
        agent = env.agent_selection
        assert env.observe(agent)["action_mask"][env.action_space(agent).sample()] == 1


def test_bad_input_is_named():
    env, together = doors.env("banquet"), doors.parallel_env("italia")
    with pytest.raises(MatchOver, match="reset begins one"):
        env.step(0)
    with pytest.raises(MatchOver, match="reset begins one"):
        together.step({})
    for use in (env.last, lambda: env.observe("seat_0")):
        with pytest.raises(MatchOver, match="reset begins one"):
            use()
    env.clone().reset(seed=1)
    env.reset(seed=1)
    together.reset(seed=1)
    with pytest.raises(BadArray, match="mask marks no action"):
        env.action_space("seat_0").sample(np.zeros(483, np.int8))
    assert together.action_space("seat_0").sample(together._masks["seat_0"] * 0) == 0
    with pytest.raises(IllegalAction, match="is against rule B"):
        env.step(illegal_for(env.episode, env.episode.actors[0]))
    with pytest.raises(BadAction, match="action must be a whole number"):
        env.step(np.zeros(3))
    with pytest.raises(BadSeat, match="no agent is called 'player_0'; there are: seat_0, seat_1"):
        env.observe("player_0")
    with pytest.raises(BadSeat, match="no agent is called 'seat_7'"):
        together.step({"seat_7": 0})
    with pytest.raises(BadAction, match=f"actions has none for {together.acting[0]}, which must decide"):
        together.step({})
    with pytest.raises(BadSeat, match="seat must be from 0 to 1, not 4"):
        doors.env("banquet", render_seat=4)
    with pytest.raises(BadOption, match="render_mode can be human, ansi, rgb_array, svg, not 'oil'"):
        doors.env("banquet", render_mode="oil")
    env.close()
    with pytest.raises(ClosedEnv, match="toque_banquet_v0 is closed"):
        env.step(0)
    for use in (env.reset, env.last, env.state, env.save, lambda: env.observe("seat_0")):
        with pytest.raises(ClosedEnv, match="closed"):
            use()


def test_an_action_that_is_refused_for_one_seat_is_played_for_none():
    env = doors.parallel_env("italia", 3)
    _, infos = env.reset(seed=1)
    while len(env.acting) < 2:
        _, _, _, _, infos = env.step({agent: env.action_space(agent).sample() for agent in env.acting})
    before = env.episode.save()
    first, *_, last = env.acting
    actions = {agent: env.action_space(agent).sample() for agent in env.acting}
    actions[last] = illegal_for(env.episode, env.possible_agents.index(last))

    with pytest.raises(IllegalAction):
        env.step(actions)

    assert env.episode.save() == before
    assert infos[first]["action_mask"].any()


def test_rendering_without_a_mode_warns():
    env = doors.env("banquet")
    env.reset(seed=1)

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert env.render() is None
    assert any("render_mode" in str(each.message) for each in told)
