"""`toque bench --api`: the documented loop, beside OpenSpiel's."""

import json
from importlib.util import find_spec

from toque.benchmarks.api import _our_loop
from toque.games import load


def test_the_documented_loop_is_measured_beside_openspiel(toque):
    done = toque("bench", "banquet", "--api", "--seconds", "0.2", "--json")
    told = json.loads(done.out)

    assert told["decisions_per_second"] > 0
    assert (told["ratio"] is not None) == (find_spec("pyspiel") is not None)


def test_it_goes_with_no_other_measurement(toque):
    assert toque("bench", "banquet", "--api", "--search").code


def test_every_decision_of_a_game_is_counted():
    game = load("banquet")

    assert _our_loop(game, 2, game.options())() > 20
