from collections import Counter

import pytest

from tests.chance import assert_fair
from toque.core.kernel import jit, playout, rng
from toque.core.kernel.holes import holes_of
from toque.games.banquet import GAME

MEMORISE = GAME.phases.index("memorise")


def test_seats_that_decide_at_the_same_time_come_in_any_order():
    counts = Counter()
    out = GAME.array(GAME.action_count)
    for number in range(600):
        generator = rng.generator("order", number)
        state = GAME.new_state(generator, 3)
        assert int(state.phase) == MEMORISE
        GAME.play_randomly(state, generator, out, 1)
        (ready,) = set(range(3)) - set(GAME.actors(state))
        counts[ready] += 1

    assert_fair(counts, dict.fromkeys(range(3), 1))


@pytest.mark.parametrize("most", [0, 1, 20])
def test_no_more_decisions_are_made_than_asked_for(most):
    generator = rng.generator("most")
    state = GAME.new_state(generator, 2)

    assert GAME.play_randomly(state, generator, GAME.array(GAME.action_count), most) == most


def test_a_template_is_bound_by_exactly_its_holes_and_those_of_the_templates_it_calls():
    functions = {"setup": GAME.setup, "legal": GAME.legal, "apply": GAME.apply, "scores": GAME.scores}

    assert holes_of(playout.play_games) == set(functions)
    assert holes_of(playout.random_actor) == set()
    with pytest.raises(TypeError, match="play_games has holes that nothing fills: apply"):
        jit.bind(playout.play_games, "banquet", **{name: functions[name] for name in functions if name != "apply"})
    with pytest.raises(TypeError, match="play_games has no holes of these names: aply"):
        jit.bind(playout.play_games, "banquet", aply=GAME.apply, **functions)
