"""A hint names the candidates with their visits, and what everybody can expect after each."""

import threading
import time

import pytest

from tests.bots.positions import MOVER, ONE_SPACE_LEFT, OPENING
from tests.games.banquet.tables import play, play_all, table
from toque.bots.explain import Playouts, explain
from toque.bots.levels import ORDINARY, level_of, plan_of
from toque.bots.search import PERFECT, Budget, Search
from toque.cli.hint import DEFAULT_LEVEL
from toque.core.errors import BadBudget, BadSeat, NothingToDecide
from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.games.banquet import GAME
from toque.games.banquet.words.actions import Pass, Place, Validate
from toque.server.render.hints import HINT_LEVEL


def explained(state, seat=0, level="hard", seed="hint", **settings):
    settings = {"budget": Budget(200), "playouts": 20, **settings}
    return explain(GAME, state, seat, level, generator(seed), **settings)


def test_every_candidate_says_what_everybody_can_expect():
    found = explained(OPENING, MOVER)

    assert found.iterations == 200
    assert [each.visits for each in found.candidates] == sorted(
        (each.visits for each in found.candidates), reverse=True
    )
    for each in found.candidates:
        assert each.action in GAME.legal_actions(OPENING, MOVER)
        assert each.share == each.visits / 200
        assert 0 <= each.worth <= 1
        assert len(each.points) == len(each.chances) == 2
        assert sum(each.chances) == pytest.approx(1)
        assert all(points >= 0 for points in each.points)


def test_at_the_end_of_the_game_points_and_chances_are_exact():
    """One decision is left: to validate a menu, or not to."""
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})
    while not any(isinstance(GAME.decode_action(number), Validate) for number in GAME.legal_actions(s, 0)):
        play(s, 0, GAME.decode_action(explained(s).candidates[0].action))
    found = {type(GAME.decode_action(each.action)): each for each in explained(s, candidates=9).candidates}
    after = record.copy(s)
    play(after, 0, GAME.decode_action(found[Validate].action))
    scores = GAME.score(after)

    assert found[Validate].points == [score.total for score in scores]
    assert found[Validate].chances == [1, 0]
    assert found[Pass].points[0] < found[Validate].points[0]


def test_a_hint_is_the_same_whatever_is_hidden():
    world = record.copy(OPENING)
    GAME.redeal(world, MOVER, generator("hidden"))

    assert record.to_bytes(world) != record.to_bytes(OPENING)
    assert explained(world, MOVER).candidates == explained(OPENING, MOVER).candidates


def test_who_cancels_gets_what_was_found_so_far():
    cancel = threading.Event()
    cancel.set()
    found = explained(OPENING, MOVER, budget=Budget(1_000_000), playouts=400, cancel=cancel, candidates=2)

    assert found.iterations < 1000
    assert all(chance in (0, 0.5, 1) for each in found.candidates for chance in each.chances)  # after one game each


def test_all_candidates_are_played_out_on_the_same_deals(monkeypatch):
    dealt = []
    play_one = Playouts._play
    monkeypatch.setattr(
        Playouts, "_play", lambda self, action, rng: dealt.append(tuple(map(int, rng))) or play_one(self, action, rng)
    )
    explained(OPENING, MOVER, playouts=5, candidates=3)
    _first, *rest = dealt  # the first is for compiling

    assert [rest[i : i + 3] for i in range(0, 15, 3)] == [[rest[i]] * 3 for i in range(0, 15, 3)]
    assert len(set(rest)) == 5


def test_what_must_be_compiled_first_takes_nothing_of_the_time_to_play_out(monkeypatch):
    played = []
    play_one = Playouts._play

    def compiled_when_called(self, action, rng):
        if not played:
            time.sleep(0.3)
        played.append(action)
        play_one(self, action, rng)

    monkeypatch.setattr(Playouts, "_play", compiled_when_called)
    explained(OPENING, MOVER, playouts=2, seconds=0.3, candidates=3)

    assert len(played) == 1 + 2 * 3


def test_games_are_played_out_for_as_long_as_there_is_time(monkeypatch):
    played = []
    play_one = Playouts._play

    def slow(self, action, rng):
        time.sleep(0.05)
        played.append(action)
        play_one(self, action, rng)

    monkeypatch.setattr(Playouts, "_play", slow)
    explained(OPENING, MOVER, playouts=100, seconds=1.0, candidates=1)

    assert 2 < len(played) < 30


def test_games_are_played_out_to_the_end():
    playing_out = Playouts(GAME, record.copy(OPENING), MOVER, plan_of(GAME, "beginner"))
    playing_out.after_each(GAME.legal_actions(OPENING, MOVER)[:1], generator("out"), 1, None, None)

    assert playing_out._states[1].actors == 0


def test_a_hint_is_thought_out_in_a_world_that_was_dealt_again(monkeypatch):
    worlds = []
    think = Search.think
    monkeypatch.setattr(
        Search, "think", lambda self, world, *rest: worlds.append(record.to_bytes(world)) or think(self, world, *rest)
    )
    hidden = record.copy(OPENING)
    GAME.redeal(hidden, MOVER, generator("hidden"))
    explained(OPENING, MOVER)
    explained(hidden, MOVER)

    assert worlds[0] == worlds[1] != record.to_bytes(OPENING)


def test_what_a_beginner_forgets_is_true_in_the_games_played_out(monkeypatch):
    s = table("A1=S A4=F A2=c A3=b", hands={0: "ssf cfb tfb"})
    worlds = []
    monkeypatch.setattr(
        "toque.bots.explain.Playouts",
        lambda game, world, seat, plan: worlds.append(world) or Playouts(game, world, seat, plan),
    )
    for seed in range(12):
        explained(s, level="beginner", seed=seed, playouts=1)

    assert {tuple(map(int, world.orders)) for world in worlds} == {tuple(map(int, s.orders))}


def test_a_beginner_forgets_in_a_hint_as_at_the_table(monkeypatch):
    asked = []
    monkeypatch.setattr(
        "toque.bots.levels.Search", lambda *_, memory, **__: asked.append(memory) or Search(*_, **__, memory=memory)
    )
    explained(OPENING, MOVER, level="beginner")
    explained(OPENING, MOVER, level="expert", budget=Budget(10))

    assert asked == [ORDINARY, PERFECT]


def test_where_there_is_no_choice_nothing_is_weighed():
    s = GAME.new_state(generator("ready"), 2)
    (only,) = explained(s, 0).candidates

    assert only.worth is None


def test_a_finished_position_is_refused():
    s = table(ONE_SPACE_LEFT)
    play_all(s, Place("toque", "G4"), Pass())

    with pytest.raises(NothingToDecide, match="the game is over"):
        explained(s)


def test_no_game_to_play_out_is_refused():
    with pytest.raises(BadBudget, match="at least one game"):
        explained(OPENING, MOVER, playouts=0)


@pytest.mark.parametrize("level", [HINT_LEVEL, DEFAULT_LEVEL])
def test_who_asks_for_a_hint_is_told_all_that_was_shown(level):
    assert level_of(GAME, level).memory == PERFECT


def test_an_unknown_level_is_refused():
    with pytest.raises(BadSeat, match="no level is called 'grandmaster'; there are: beginner, easy"):
        explained(OPENING, MOVER, level="grandmaster")
