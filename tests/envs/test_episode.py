"""An episode: seeds, masks, rewards, copies, the match file, and what is said to bad input."""

import copy
import pickle

import numpy as np
import pytest

from tests.envs.doors import an_option, every_count, every_name, illegal_for, play_randomly
from toque.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadSeat,
    IllegalAction,
    MatchOver,
    NothingToDecide,
    UnknownGame,
)
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.envs.episode import Episode
from toque.games import load


@every_count
def test_the_same_seed_and_actions_give_the_same_game(name, players):
    one, other, another = (Episode(name, players) for _ in range(3))
    for episode, seed in ((one, 7), (other, "7"), (another, 8)):
        episode.reset(seed)
        play_randomly(episode)

    assert one.save() == other.save()
    assert one.save() != another.save()


@every_name
def test_games_after_a_seeded_one_follow_from_its_seed(name):
    one, other = Episode(name), Episode(name)
    seeds = []
    for episode in (one, other):
        episode.reset(7)
        episode.reset()
        seeds.append(episode.seed)

    assert seeds[0] == seeds[1]
    one.reset(7)
    assert one.seed != seeds[0]


@every_count
def test_a_mask_shows_exactly_the_legal_actions(name, players):
    episode = Episode(name, players, an_option(name))
    episode.reset(1)
    for most in (0, 5, 20):
        play_randomly(episode, most, most)
        for seat in range(players):
            mask = episode.mask(seat)

            assert mask.dtype == np.int8
            assert mask.shape == (episode.game.action_count,)
            assert np.flatnonzero(mask).tolist() == episode.legal_actions(seat)
            assert mask.any() == (seat in episode.actors)


@every_count
def test_rewards_come_at_the_end_and_add_up_to_nothing(name, players):
    for kind in ("rank", "points"):
        episode = Episode(name, players, reward=kind)
        episode.reset(3)
        assert episode.rewards() == [0.0] * players

        scores = play_randomly(episode).scores()
        rewards = episode.rewards()
        assert sum(rewards) == pytest.approx(0)
        assert any(rewards)
        best = max(scores, key=lambda score: score.total if kind == "points" else -score.rank)
        assert rewards[best.seat] == max(rewards)
        if kind == "rank":
            assert all(-1 <= reward <= 1 for reward in rewards)


@every_name
def test_a_clone_a_copy_and_a_restored_episode_go_on_the_same_way_and_alone(name):
    episode = Episode(name, options=an_option(name))
    episode.reset(5)
    play_randomly(episode, most=20)
    saved, before = episode.save(), episode.observe(0).tolist()
    twins = [episode.clone(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
    for twin in twins:
        assert twin.save() == saved
    ends = [play_randomly(twin).save() for twin in twins]

    assert episode.save() == saved
    play_randomly(episode)
    assert ends == [episode.save()] * 3
    episode.restore(saved)
    assert episode.observe(0).tolist() == before


@every_name
def test_the_record_of_an_episode_is_a_match_file(name):
    episode = Episode(name, options=an_option(name))
    episode.reset("a word")
    for most in (10, 100_000):
        play_randomly(episode, most=most)
        match = replay(matchfile.parse(episode.match_file()), load)

        assert [(ply.seat, ply.action) for ply in match.plies] == episode.plies
        assert match.score() == episode.scores()
        assert match.is_over == episode.is_over


@every_name
def test_a_redealt_episode_looks_the_same_and_has_no_match_file(name):
    episode = Episode(name)
    episode.reset(2)
    play_randomly(episode, most=15)
    world = episode.redeal(1, [1, 2, 3, 4] if isinstance(episode.state, list) else np.arange(1, 5))

    assert world.observe(1).tolist() == episode.observe(1).tolist()
    assert world.legal_actions(1) == episode.legal_actions(1)
    assert pickle.loads(pickle.dumps(world)).save() == world.save()
    with pytest.raises(BadOption, match="redealt"):
        world.match_file()


@every_name
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(name):
    episode = Episode(name)
    episode.reset(1)
    seat = episode.actors[0]
    saved, action = episode.save(), illegal_for(episode, seat)
    rule = episode.game.rule_name(int(episode.game.refusal(episode.state, seat, action)))

    with pytest.raises(IllegalAction, match=rf"action {action} \(.*\) is against rule {rule}: ") as refused:
        episode.act(seat, action)
    assert refused.value.rule == rule
    assert rule in episode.refusal(seat, action)
    assert episode.save() == saved
    assert episode.refusal(seat, episode.legal_actions(seat)[0]) == ""


def test_who_has_nothing_to_decide_is_told_who_has():
    episode = Episode("banquet", 3)
    episode.reset(1)
    play_randomly(episode, most=10)
    waiting = next(seat for seat in range(3) if seat not in episode.actors)

    with pytest.raises(NothingToDecide, match=f"seat {waiting} has nothing to decide here; seat {episode.actors[0]}"):
        episode.act(waiting, 0)


@pytest.mark.parametrize(
    ("seat", "action", "error", "says"),
    [
        (2, 0, BadSeat, "seat must be from 0 to 1, not 2"),
        (-1, 0, BadSeat, "seat must be from 0 to 1, not -1"),
        ("0", 0, BadSeat, "seat must be a whole number, not '0'"),
        (0, 483, BadAction, "action must be a whole number from 0 to 482, not 483"),
        (0, -1, BadAction, "from 0 to 482, not -1"),
        (0, 1.0, BadAction, "action must be a whole number, not 1.0"),
        (0, None, BadAction, "action must be a whole number, not None"),
        (0, True, BadAction, "not True"),
        (0, np.zeros(2, int), BadAction, r"not an array of int64 of shape \(2,\)"),
        (0, np.array(1.5), BadAction, "not an array of float64"),
    ],
)
def test_bad_seats_and_actions_are_named(seat, action, error, says):
    episode = Episode("banquet")
    episode.reset(1)

    with pytest.raises(error, match=says):
        episode.act(seat, action)


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": "banquet", "players": 7}, BadPlayers, "2 to 4 players, not 7"),
        ({"game": "banquet", "players": 2.5}, BadPlayers, "players must be a whole number"),
        ({"game": "banquet", "options": {"gourmand": True}}, BadOption, "gourmand"),
        ({"game": "banquet", "options": {"gourmet": "perhaps"}}, BadOption, "gourmet can be"),
        ({"game": "banquet", "reward": "joy"}, BadOption, "reward can be rank or points, not 'joy'"),
        ({"game": "banquet", "options": load("paris").options()}, BadOption, "options of banquet"),
    ],
)
def test_bad_tables_are_named(arguments, error, says):
    with pytest.raises(error, match=says):
        Episode(**arguments)


def test_a_finished_game_takes_no_action_and_another_game_no_saved_one():
    episode = Episode("banquet")
    episode.reset(1)
    play_randomly(episode)

    with pytest.raises(MatchOver, match="reset begins another"):
        episode.act(0, 0)
    others = [Episode("paris"), Episode("banquet", 3), Episode("banquet", options={"gourmet": True})]
    for other in others:
        with pytest.raises(
            BadOption, match=f"saved is of another table: {other.game.name} with {other.players} players"
        ):
            episode.restore(other.save())
    with pytest.raises(BadOption, match='"gourmet":true'):
        episode.restore(others[2].save())
