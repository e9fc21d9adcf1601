"""Play-outs by a network: the same at both speeds, by nothing but what the seat knows, and most for the best."""

import numpy as np
import pytest

from tests.learning.networks import positions, random_network
from toque.bots.bot import make_bot
from toque.bots.kernels.playouts import worth_of_the_end
from toque.bots.kernels.tree import FULL
from toque.bots.learned_search import CANDIDATES, LearnedSearch
from toque.core.errors import BadBudget, BadSeat
from toque.core.kernel import record, rng
from toque.core.kernel.speeds import twin
from toque.games import load


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    return random_network(load("stockpot"), tmp_path_factory.mktemp("network") / "stockpot.npz")


def thought(bot, state, seat, chance):
    return [
        (candidate.action, candidate.preference, candidate.worth, candidate.count)
        for candidate in bot.think(state, seat, chance)
    ]


def test_play_outs_are_the_same_at_both_speeds(network):
    native, plain = load("stockpot").at("native"), load("stockpot").at("plain")
    fast, slow = LearnedSearch(native, network, 12), LearnedSearch(plain, network, 12)

    for state, seat in positions(native, 2):
        one = thought(fast, record.copy(state), seat, rng.generator("thought"))
        other = thought(slow, record.at_speed(state, "plain"), seat, list(rng.generator("thought")))

        assert one == other


def test_play_outs_know_nothing_that_the_seat_does_not_know(network):
    game, changed = load("stockpot"), 0
    bot = LearnedSearch(game, network, 12)
    for seed in range(4):
        for state, seat in positions(game, seed):
            world = record.copy(state)
            game.redeal(world, seat, rng.generator("redeal", seed))
            changed += bool(record.differing_fields(state, world))
            one, other = (thought(bot, each, seat, rng.generator("thought")) for each in (world, record.copy(state)))

            assert one == other
    assert changed


def test_the_budget_goes_to_the_best_candidates(network):
    game = load("stockpot")
    bot = LearnedSearch(game, network, 64)
    state, seat = next(position for position in positions(game, 1) if len(game.legal_actions(*position)) == 4)

    left = bot.think(state, seat, rng.generator("thought"))

    assert len(left) == 2
    assert {candidate.count for candidate in left} == {64 // 2 // 4 + 64 // 2 // 2}
    assert all(0 <= candidate.worth <= FULL * candidate.count for candidate in left)
    assert left[0].score >= left[1].score


def test_no_more_candidates_are_compared_than_there_is_room_for(tmp_path):
    game = load("banquet").at("plain")
    bot = LearnedSearch(game, random_network(game, tmp_path / "banquet.npz"), 1)
    state, seat = next(position for position in positions(game, 1) if len(game.legal_actions(*position)) > CANDIDATES)

    assert len(bot._candidates(state, seat)) == CANDIDATES


@pytest.mark.parametrize(
    ("points", "ranks", "seat", "worth"),
    [
        ([30, 15], [1, 2], 0, (1 + 0.75) / 2),
        ([30, 15], [1, 2], 1, (0 + 0.25) / 2),
        ([9, 9, 4], [1, 1, 3], 0, 0.5),
    ],
)
def test_the_end_is_worth_what_the_network_was_taught(points, ranks, seat, worth):
    table = record.array(len(points), 3, speed="plain")
    for row, (total, rank) in enumerate(zip(points, ranks, strict=True)):
        table[row, 1], table[row, 2] = total, rank

    assert twin(worth_of_the_end, "plain")(len(points), table, seat) / FULL == pytest.approx(worth, abs=1e-5)


def test_a_bots_name_can_be_a_network_with_a_number_of_play_outs(network):
    game = load("stockpot")
    state = game.new_state(rng.generator("named"), 2)
    seat = game.actors(state)[0]

    bot = make_bot(f"{network}@8", game)

    assert isinstance(bot, LearnedSearch)
    assert bot.choose(state, seat, rng.generator("thought")) in game.legal_actions(state, seat)


@pytest.mark.parametrize("name", ["net.npz@", "net.npz@many", "net.npy", ".npz"])
def test_a_name_that_is_nearly_a_networks_is_refused(name):
    with pytest.raises(BadSeat, match="no bot is called"):
        make_bot(name, load("stockpot"))


@pytest.mark.parametrize(("playouts", "seconds"), [(0, None), (1, 0.0)])
def test_without_a_budget_nothing_can_be_played_out(network, playouts, seconds):
    with pytest.raises(BadBudget):
        LearnedSearch(load("stockpot"), network, playouts, seconds)


def test_time_can_end_the_comparison(network):
    game = load("stockpot")
    state = game.new_state(rng.generator("time"), 2)
    seat = next(seat for seat in game.actors(state) if len(game.legal_actions(state, seat)) > 1)
    bot = LearnedSearch(game, network, 64, seconds=1e-9)

    assert len(bot.think(state, seat, rng.generator("thought"))) == len(game.legal_actions(state, seat))
    assert np.isfinite(bot.think(state, seat, rng.generator("thought"))[0].score)
