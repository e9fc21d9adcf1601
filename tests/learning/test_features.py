import numpy as np

from toque.bots.kernels.network import NO_ROW
from toque.games import load
from toque.learning.features import features_of, survey, tables


def rows_of(features, number, values):
    """The inputs that these values of a number switch on."""
    places = np.clip(np.array(values) - features.lowest[number], 0, features.values[number] - 1)
    return features.rows[features.first[number] + places].tolist()


def test_each_value_but_the_usual_one_is_an_input_of_its_own():
    features = features_of(np.array([[0, 5], [0, 7], [2, 5], [1, 5]], np.int16))

    assert rows_of(features, 0, [0, 1, 2]) == [NO_ROW, 0, 1]
    assert rows_of(features, 1, [5, 7]) == [NO_ROW, 2]
    assert features.inputs == 3


def test_a_value_that_was_never_seen_counts_as_the_nearest():
    features = features_of(np.array([[0], [0], [3]], np.int16))

    assert rows_of(features, 0, [-4, 9]) == rows_of(features, 0, [0, 3])


def test_a_number_with_many_values_is_cut_into_ranges_that_reach_beyond_what_was_seen():
    features = features_of(np.arange(100, dtype=np.int16)[:, None])
    rows = rows_of(features, 0, range(200))

    assert 10 < features.inputs < 16
    assert len(set(rows[:100])) > 10
    assert not set(rows[100:198]) & set(rows[:99])


def test_a_survey_covers_every_number_of_the_observation():
    game = load("stockpot")
    features = survey(game, 1)

    assert len(features.first) == game.observation_size
    assert 0 < features.inputs < features.values.sum()


def test_tables_are_all_numbers_of_players_with_all_options_the_usual_first():
    game = load("stockpot")
    found = tables(game)

    assert {players for players, _ in found} == {2, 3}
    assert found[0][1] == game.options()
    assert len(found) == len({(players, repr(options)) for players, options in found})
