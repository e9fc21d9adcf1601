"""Bots that play by a network: the same at both speeds, and by nothing but what their seat knows."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from tests.learning.networks import positions, random_network
from toque.bots.arena.contest import new_contest
from toque.bots.bot import decide
from toque.bots.learned import Learned, digest_of
from toque.cli import cli
from toque.core.errors import BadNetwork
from toque.core.kernel import record, rng
from toque.games import load


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    return random_network(load("stockpot"), tmp_path_factory.mktemp("network") / "stockpot.npz")


@pytest.mark.parametrize("way", ["best", "chance"])
def test_a_network_plays_the_same_at_both_speeds(network, way):
    native, plain = load("stockpot").at("native"), load("stockpot").at("plain")
    bots = Learned(native, network, way), Learned(plain, network, way)

    for seed in range(4):
        for state, seat in positions(native, seed):
            slow = record.at_speed(state, "plain")
            chosen = (
                bots[0].choose(state, seat, rng.generator(seed)),
                bots[1].choose(slow, seat, list(rng.generator(seed))),
            )

            assert chosen[0] == chosen[1]
            assert bots[0].preferences(state, seat) == bots[1].preferences(slow, seat)
            assert bots[0].win_chance(state, seat) == bots[1].win_chance(slow, seat)


def test_a_network_answers_the_same_whatever_its_seat_cannot_know(network):
    game = load("stockpot")
    bot, changed = Learned(game, network), 0
    for seed in range(6):
        for state, seat in positions(game, seed):
            world = record.copy(state)
            game.redeal(world, seat, rng.generator("redeal", seed))
            changed += bool(record.differing_fields(state, world))

            assert bot.preferences(world, seat) == bot.preferences(state, seat)
            assert bot.win_chance(world, seat) == bot.win_chance(state, seat)
    assert changed


def test_a_choice_by_chance_follows_the_preferences(network):
    game = load("stockpot")
    bot = Learned(game, network, "chance")
    state, seat = next(position for position in positions(game, 1) if len(game.legal_actions(*position)) > 2)
    preferences = bot.preferences(state, seat)
    weights = np.exp(np.array(list(preferences.values())) - max(preferences.values()))
    expected = dict(zip(preferences, weights / weights.sum(), strict=True))

    generator, counts = rng.generator("draws"), dict.fromkeys(preferences, 0)
    for _ in range(4000):
        counts[bot.choose(state, seat, generator)] += 1

    for action, chance in expected.items():
        assert abs(counts[action] / 4000 - chance) < 0.04


def test_a_network_plays_a_whole_game(network):
    game = load("stockpot")
    bot, generator = Learned(game, network), rng.generator("whole")
    state = game.new_state(generator, 3)
    while not game.is_over(state):
        seat = game.actors(state)[0]
        game.apply(state, generator, seat, decide(game, bot, state, seat, generator))

    assert len(game.score(state)) == 3


def test_the_card_names_the_digest_of_the_file(network):
    assert json.loads(network.with_suffix(".json").read_text())["digest"] == digest_of(network)


def test_a_network_of_another_game_is_refused(network):
    with pytest.raises(BadNetwork, match="another game"):
        Learned(load("banquet"), network)


@pytest.mark.parametrize("content", [b"", b"no network"])
def test_a_file_that_is_no_network_is_refused(content, tmp_path):
    path = tmp_path / "bad.npz"
    path.write_bytes(content)

    with pytest.raises(BadNetwork, match="no network"):
        Learned(load("stockpot"), path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BadNetwork, match="no network"):
        Learned(load("stockpot"), tmp_path / "none.npz")


def test_commands_take_the_file_of_a_network_in_place_of_a_bots_name(network):
    played = CliRunner().invoke(cli, ["simulate", "stockpot", "--seats", f"{network},random", "--games", "3", "--json"])

    assert json.loads(played.output)["games"] == 3


def test_an_arena_does_not_go_on_with_another_network_of_the_same_name(network, tmp_path):
    path = tmp_path / "own.npz"
    path.write_bytes(network.read_bytes())
    players, options = [f"{path}@4", "random"], load("stockpot").options()
    before = new_contest("stockpot", players, options, "1")

    assert new_contest("stockpot", players, options, "1") == before
    random_network(load("stockpot"), path, seed=2)
    assert new_contest("stockpot", players, options, "1") != before


def test_an_arena_refuses_a_network_that_is_not_there(tmp_path):
    with pytest.raises(BadNetwork, match="no network"):
        new_contest("stockpot", [str(tmp_path / "none.npz"), "random"], load("stockpot").options(), "1")
