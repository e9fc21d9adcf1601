"""Kernels count from the start of an array: compiled ones do not look for negative indices (`dispatchers.py`)."""

import pytest

from tests.every_game.tables import every_game
from toque.bots.kernels.rollout import Plan
from toque.bots.search import Budget, Search
from toque.core.kernel import record, rng
from toque.core.kernel.speeds import twin

MOST_PLIES = 400
ROUTES = ("__getitem__", "__setitem__")


@pytest.fixture
def from_the_start(monkeypatch):
    """Fail if a kernel indexes an array from its end."""
    for array in {record.PlainArray, twin(record.PlainArray, "plain")}:
        for name in ROUTES:
            monkeypatch.setattr(array, name, watched(getattr(array, name)))


def watched(access):
    def look(array, index, *value):
        places = index if isinstance(index, tuple) else (index,)
        assert all(isinstance(place, slice) or place >= 0 for place in places), f"an index from the end: {index}"
        return access(array, index, *value)

    return look


def play(game, players):
    """One random game; the kernels that look at a state are called on the way."""
    generator, out = rng.generator("indices", game.name, players), game.array(game.observation_size)
    state = game.new_state(generator, players)
    for _ in range(MOST_PLIES):
        if game.is_over(state):
            return
        seat = game.actors(state)[0]
        world = record.copy(state)
        game.redeal(world, seat, generator)
        game.observe(world, seat, out)
        game.estimate(world, seat)
        if game.rollout_action:
            game.rollout_action(world, seat, generator)
        actions = game.legal_actions(state, seat)
        game.apply(state, generator, seat, actions[int(rng.roll(generator, len(actions)))])


@every_game
def test_the_rules_never_index_from_the_end(game, from_the_start):
    play(game.at("plain"), game.max_players)


@every_game
def test_the_search_never_indexes_from_the_end(game, from_the_start):
    slow = game.at("plain")
    state = slow.new_state(rng.generator("indices"), game.min_players)
    search = Search(slow, Plan(horizon=2), Budget(6))

    thought = search.think(state, slow.actors(state)[0], rng.generator("search"))

    assert thought.moves


def test_an_index_from_the_end_would_be_seen(from_the_start):
    with pytest.raises(AssertionError, match="from the end"):
        record.PlainArray([1, 2])[-1]
