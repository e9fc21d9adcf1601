"""OpenSpiel's own tests and its IS-MCTS on every game and number of players, and what they do not look at."""

import json
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from tests import ROOT
from tests.envs.doors import COUNTS, LONG, an_option, every_count, every_name, illegal_for, plies_for
from toque.core.errors import BadOption, BadPlayers, IllegalAction
from toque.core.kernel import events
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.envs import openspiel
from toque.games import load

FEWEST = {(name, load(name).min_players) for name, _ in COUNTS}


@pytest.fixture(autouse=True)
def registered():
    openspiel.register()


def load_spiel(name, players=2, **parameters):
    return pyspiel.load_game(f"toque_{name}", {"players": players, **parameters})


def dealt(name, players=2, plies=0, deal=3, **parameters):
    state = load_spiel(name, players, **parameters).new_initial_state()
    state.apply_action(deal)
    rng = np.random.default_rng(deal)
    for _ in range(plies_for(name, plies)):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_count
def test_openspiels_random_sim_test_passes(name, players):
    pyspiel.random_sim_test(load_spiel(name, players, **an_option(name)), 1, True, False)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param(*count, id="-".join(map(str, count)), marks=() if count in FEWEST else pytest.mark.soak)
        for count in COUNTS
    ],
)
def test_openspiels_is_mcts_plays_whole_games(name, players):
    state = dealt(name, players)
    game = state.get_game()
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, openspiel.Rollouts(seed=1), uct_c=1.0, max_simulations=6, random_state=chance)
    bot.set_resampler(openspiel.resampler(1))
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))

    assert sum(state.returns()) == pytest.approx(0)
    assert {who for who, _ in state.episode.plies} == set(range(players))


def test_is_mcts_needs_no_resampler_of_its_own_and_takes_openspiels_evaluator():
    state = dealt("banquet", plies=10)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(), uct_c=1.0, max_simulations=5)

    assert bot.step(state) in state.legal_actions()


@every_name
def test_a_resampled_state_is_the_same_to_its_player_and_another_world(name):
    state = dealt(name, 2, 30)
    player = state.current_player()
    resample = openspiel.resampler(5)
    worlds = [resample(state, player) for _ in range(8)]

    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.is_terminal() == state.is_terminal()
    assert len({str(world) for world in worlds}) > 1
    again = openspiel.resampler(5)
    assert [str(world) for world in worlds] == [str(again(state, player)) for _ in range(8)]


@every_name
def test_resampled_states_have_a_chance_of_their_own(name):
    """Else a search would see what is going to be drawn."""
    state = dealt(name, 2, 12)
    resample = openspiel.resampler(1)
    ends = set()
    for _ in range(6):
        world = resample(state, state.current_player())
        while not world.is_terminal():
            world.apply_action(world.legal_actions()[0])
        ends.add(str(world))

    assert len(ends) == 6 or (len(ends) > 1 and name not in LONG)


@every_name
def test_an_information_state_remembers_all_that_its_player_did_and_saw(name):
    """No two moments of a game are the same to a player who acted or saw something between them."""
    state = dealt(name)
    seen = {0: set(), 1: set()}
    rng = np.random.default_rng(4)
    while not state.is_terminal():
        player = state.current_player()
        key = state.information_state_string(player)
        assert key not in seen[player]
        seen[player].add(key)
        state.apply_action(int(rng.choice(state.legal_actions())))

    assert state.information_state_string(0) != state.information_state_string(1)


def test_what_one_seat_commits_in_secret_the_next_cannot_tell():
    state = dealt("paris", 2)
    first, second = state.current_player(), 1 - state.current_player()
    keys = set()
    for action in state.legal_actions():
        child = state.child(action)
        assert child.current_player() == second
        keys.add((child.information_state_string(second), tuple(child.information_state_tensor(second))))

    assert len(state.legal_actions()) > 1
    assert len(keys) == 1
    assert first != second


@every_name
def test_a_state_is_serialised_as_its_match_record(name):
    state = dealt(name, 2, 25)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    file = matchfile.parse(again.episode.match_file())

    assert str(again) == str(state)
    assert str(game) == str(state.get_game())
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)
    assert len(replay(file, load).plies) == plies_for(name, 25)
    assert b'"entry":"act"' in pickle.dumps(state.dealt)
    world = openspiel.resampler(1)(state, 0)
    assert str(game.deserialize_state(world.serialize())) == str(world)


@every_name
def test_a_history_gives_the_state(name):
    state = dealt(name, 2, 40)
    again = load_spiel(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert str(again) == str(state)
    assert str(dealt(name, 2, 40, seed=1)) != str(state)


@every_name
def test_tensors_have_the_names_of_the_layout(name):
    state = dealt(name, 2, 20)
    fields = load(name).observation_layout.read(state.episode.observe(1))
    for kind in (None, INFO_STATE_OBS_TYPE):
        observation = make_observation(state.get_game(), kind)
        observation.set_from(state, 1)

        assert observation.dict["player"].tolist() == [0, 1]
        assert observation.dict["phase"] == fields["phase"]
        assert np.array_equal(observation.dict["seats"][:, 0], fields["seats"]["is_there"])
    assert observation.dict["recent_events"].any()
    assert "recent_events" not in make_observation(state.get_game()).dict


def test_the_newest_events_come_first_and_only_those_that_a_player_may_know():
    state = dealt("banquet", 2, 14)
    row = state.get_game().make_py_observer(INFO_STATE_OBS_TYPE, {})
    for player in (0, 1):
        row.set_from(state, player)
        told = [event for event in events.since(state.episode.state, 0) if event.is_visible_to(player)]
        assert row.dict["recent_events"][0].tolist()[:2] == [told[-1].kind, told[-1].seat]


def test_rollouts_give_the_mean_of_random_play():
    state = dealt("banquet", 2, 20)
    before = str(state)
    values = openspiel.Rollouts(200, seed=2).evaluate(state)

    assert str(state) == before
    assert values.sum() == pytest.approx(0)
    assert np.abs(values - openspiel.Rollouts(200, seed=3).evaluate(state)).max() < 0.3
    assert openspiel.Rollouts().prior(state) == [
        (action, 1 / len(state.legal_actions())) for action in state.legal_actions()
    ]


def test_the_match_against_our_expert_is_played_and_counted():
    program = [sys.executable, str(ROOT / "benchmarks" / "ismcts.py"), "banquet"]
    run = subprocess.run(
        [*program, "--games", "2", "--seconds", "0.002", "--processes", "1"], capture_output=True, text=True, check=True
    )
    told = json.loads(run.stdout)

    assert (told["game"], told["games"]) == ("banquet", 2)
    assert 0 <= told["interval"][0] <= told["expert_wins"] <= told["interval"][1] <= 1
    assert told["ismcts_simulations_a_decision"] >= 2


def test_bad_parameters_are_named():
    with pytest.raises(BadPlayers, match="2 to 4 players, not 9"):
        load_spiel("banquet", 9)
    with pytest.raises(BadOption, match="etiquette can be"):
        load_spiel("banquet", etiquette="sloppy")
    with pytest.raises(BadOption, match="deals must be at least 1"):
        load_spiel("banquet", deals=0)
    with pytest.raises(pyspiel.SpielError, match="gourmand"):
        load_spiel("banquet", gourmand=True)
    state = dealt("banquet", plies=8)
    with pytest.raises(IllegalAction, match="is against rule B"):
        state.apply_action(illegal_for(state.episode, state.current_player()))
