"""Gymnasium's own checks on every game and number of players, and what they do not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.doors import an_option, every_count, every_name, illegal_for
from toque.bots.bot import make_bot
from toque.core.errors import BadAction, BadArray, BadOption, BadSeat, ClosedEnv, IllegalAction, MatchOver
from toque.envs.gymnasium import SeatEnv
from toque.games import load


def make(name, players=None, **settings) -> SeatEnv:
    env = gymnasium.make(f"Toque/{name.capitalize()}-v0", players=players, **settings).unwrapped
    assert isinstance(env, SeatEnv)
    return env


@every_count
def test_gymnasiums_checks_pass(name, players):
    """Their samples know no mask: an illegal one loses."""
    check_env(make(name, players, seat=players - 1, illegal="lose", **an_option(name)), skip_render_check=players > 2)


def finish(env, seed, rng):
    given, info = env.reset(seed=seed)
    while True:
        assert given in env.observation_space
        assert given["action_mask"] is info["action_mask"]
        assert given["action_mask"].any()
        given, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(given["action_mask"])))
        assert not truncated
        if over:
            return reward, info
        assert reward == 0


@every_count
def test_a_game_is_played_to_its_end_by_one_seat_and_bots(name, players):
    for seat in (0, players - 1):
        env = make(name, players, seat=seat, opponents="random")
        reward, info = finish(env, 5, np.random.default_rng(1))

        assert reward == env.episode.rewards()[seat]
        assert info["rank"] == env.episode.scores()[seat].rank
        assert {who for who, _ in env.episode.plies} == set(range(players))


@every_name
def test_bots_play_the_same_for_the_same_seed_and_other_bots_otherwise(name):
    games = []
    for opponents in ("greedy", ["greedy"], "random"):
        env = make(name, opponents=opponents)
        finish(env, 3, np.random.default_rng(2))
        games.append(env.episode.plies)

    assert games[0] == games[1]
    assert games[0] != games[2]


class Watcher:
    """A bot that notes what it is asked."""

    def __init__(self, name: str) -> None:
        self.bot = make_bot("random", load(name))
        self.seats: list[int] = []

    def choose(self, world, seat, rng):
        self.seats.append(seat)
        return self.bot.choose(world, seat, rng)


def test_opponents_sit_clockwise_from_the_seat_that_plays():
    watchers = [Watcher("banquet") for _ in range(2)]
    finish(make("banquet", 3, seat=1, opponents=watchers), 1, np.random.default_rng(1))

    assert [set(watcher.seats) for watcher in watchers] == [{2}, {0}]


@every_name
def test_a_restored_environment_goes_on_as_before(name):
    env, other = make(name), make(name)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.action_space.sample())
    given, _ = other.restore(env.save())
    assert env.clone().save() == env.save()
    assert np.array_equal(given["observation"], env.episode.observe(0))

    action = env.action_space.sample()
    for one, two in zip(env.step(action)[0].values(), other.step(action)[0].values(), strict=True):
        assert np.array_equal(one, two)


@every_name
def test_the_seat_sees_its_own_table(name):
    env = make(name, 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    other = make(name, 2, seat=0, render_mode="ansi")
    other.restore(env.save())

    assert env.render() != other.render()


def test_an_illegal_action_raises_or_loses():
    env = make("banquet")
    env.reset(seed=1)
    action = illegal_for(env.episode, 0)
    with pytest.raises(IllegalAction, match=f"action {action} .* is against rule B"):
        env.step(action)
    env.step(env.action_space.sample())

    env = make("banquet", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(action)
    assert (reward, over) == (-1.0, True)
    assert "is against rule B" in info["refusal"]
    with pytest.raises(MatchOver, match="reset begins one"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "error", "says"),
    [
        ({"seat": 2}, BadSeat, "seat must be from 0 to 1, not 2"),
        ({"opponents": "grumpy"}, BadSeat, "no bot is called 'grumpy'"),
        ({"opponents": 5}, BadSeat, r"an opponent is the name of a bot or has a method choose\(.*\); 5 is neither"),
        ({"opponents": [None]}, BadSeat, "None is neither"),
        ({"opponents": ["random"] * 3}, BadSeat, "opponents must be one bot or 1 of them, not 3"),
        ({"illegal": "ignore"}, BadOption, "illegal can be raise or lose, not 'ignore'"),
        ({"render_mode": "oil"}, BadOption, "render_mode can be"),
        ({"gourmand": True}, BadOption, "no option is called 'gourmand'"),
    ],
)
def test_bad_arguments_are_named(settings, error, says):
    with pytest.raises(error, match=says):
        SeatEnv("banquet", **settings)


def test_bad_steps_are_named():
    env = make("banquet")
    with pytest.raises(MatchOver, match="reset begins one"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(BadArray, match="mask marks no action"):
        env.action_space.sample(np.zeros(483, np.int8))
    with pytest.raises(BadAction, match="action must be a whole number, not 'left'"):
        env.step("left")
    with pytest.raises(BadAction, match="from 0 to 482, not 483"):
        env.step(483)
    env.close()
    env.close()
    with pytest.raises(ClosedEnv, match="Banquet Royal is closed"):
        env.step(0)
