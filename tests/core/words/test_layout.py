"""The names that an observation's numbers have mean what they say."""

import numpy as np
import pytest

from tests.every_game.tables import every_game, some_tables
from toque.core.errors import BadArray
from toque.core.words.layout import NUMBER, Field, Layout

SAME_IN_THE_STATE = {
    "banquet": {"phase", "players", "to_place", "gourmet", "etiquette", "hells_kitchen", "memory_aid", "kitchen"},
    "italia": {"phase", "season", "action_phase", "buys", "pot", "box", "cookbooks", "advanced", "rooms_left"},
    "paris": {"players", "majority", "trigger", "row", "opened", "supply", "terrace", "builder", "actions_left"},
    "stockpot": {"players", "mercy", "round"},
}
"""Fields that stand in the state under the same name."""
OF_SEATS = {
    "banquet": {"toques", "kept"},
    "italia": {"coins", "cubes", "shelf", "cellar", "rooms", "stars", "prestige", "extra_income", "food_token"},
    "paris": {"income", "hand_size", "pigeons", "taken", "quarter", "around"},
    "stockpot": {"points", "rounds_scored", "shown"},
}


def observed(game, state, seat):
    numbers = game.array(game.observation_size)
    game.observe(state, seat, numbers)
    return game.observation_layout.read(np.array(numbers, NUMBER))


@every_game
def test_a_layout_names_every_number(game):
    assert game.observation_layout.size == game.observation_size


@some_tables
def test_named_numbers_are_those_of_the_state(table):
    for state, _ in table.random_positions("layout"):
        for seat in range(table.players):
            fields = observed(table.game, state, seat)
            for name in SAME_IN_THE_STATE[table.name]:
                if name != "phase" or seat in table.game.actors(state):
                    assert np.array_equal(fields[name], getattr(state, name)), name
            assert bool(fields["is_actor"]) == (seat in table.game.actors(state))
            if "turn" in fields.dtype.names:
                assert fields["turn"] == (int(state.seat) - seat) % table.players


@some_tables
def test_seats_are_counted_from_the_one_that_looks(table):
    for state, _ in table.random_positions("layout of seats"):
        for seat in range(table.players):
            rows = observed(table.game, state, seat)["seats"]
            assert rows["is_there"].tolist() == [int(step < table.players) for step in range(len(rows))]
            for step in range(table.players):
                for name in OF_SEATS[table.name]:
                    there = getattr(state, name)[(seat + step) % table.players]
                    assert np.array_equal(rows[step][name], there), name


def test_many_observations_are_read_at_once_without_a_copy():
    layout = Layout(Field("one"), Field("two", shape=(2,), parts=(Field("a"), Field("b"))))
    numbers = np.arange(10, dtype=NUMBER).reshape(2, 5)

    fields = layout.read(numbers)
    numbers[1, 4] = 77

    assert fields.shape == (2,)
    assert fields["one"].tolist() == [0, 5]
    assert fields["two"]["b"].tolist() == [[2, 4], [7, 77]]


@pytest.mark.parametrize("numbers", [np.zeros(4, NUMBER), np.zeros(5, np.int64), np.zeros((5, 1), NUMBER)])
def test_an_array_of_another_shape_or_type_is_refused(numbers):
    layout = Layout(Field("five", shape=(5,)))

    with pytest.raises(BadArray, match="observation: 5 numbers of type int16"):
        layout.read(numbers)
