"""The search finds what is there to be found, keeps to its budget, and can be stopped."""

import threading
import time

import pytest

from tests.bots import toy
from tests.bots.positions import MOVER, ONE_SPACE_LEFT, OPENING
from tests.games.banquet.tables import play, table
from toque.bots import search as search_module
from toque.bots.kernels import rollout
from toque.bots.kernels.rollout import Plan
from toque.bots.kernels.tree import FULL, ROOT, new_workspace
from toque.bots.search import PERFECT, SLICE, Budget, Search
from toque.core.errors import BadBudget, NothingToDecide
from toque.core.kernel import record
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.rng import generator
from toque.core.kernel.speeds import USUAL
from toque.games.banquet import GAME
from toque.games.banquet.words.actions import Announce, Pass, Place, Validate

PLAN = Plan()


def think(state, seat=None, budget=None, plan=PLAN, seed="thought", **settings):
    bot = Search(GAME, plan, budget or Budget(300), **settings)
    return bot.think(record.copy(state), GAME.actors(state)[0] if seat is None else seat, generator(seed))


def chosen(state, **settings):
    return GAME.decode_action(think(state, **settings).choice)


def test_the_last_piece_is_the_one_that_completes_a_menu():
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})

    action = chosen(s)

    play(s, 0, action)
    assert any(isinstance(GAME.decode_action(number), Validate) for number in GAME.legal_actions(s, 0))


def test_who_forgets_names_the_wrong_dish_now_and_then():
    s = table(ONE_SPACE_LEFT.replace("s f c b", "S f c b", 1).replace("s .", "s F"), hands={0: "ssf bsc tsb"})
    right = {Announce("salad", "A1"), Announce("fruit_salad", "G4")}

    assert {chosen(s, seed=seed, budget=Budget(100), memory=PERFECT) for seed in range(12)} <= right
    assert {chosen(s, seed=seed, budget=Budget(100), memory=0) for seed in range(12)} - right


def test_a_menu_that_can_be_validated_is():
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})
    play(s, 0, chosen(s))

    assert isinstance(chosen(s), Validate)
    assert not isinstance(chosen(s), Pass)


def test_a_piece_is_put_where_two_of_a_menu_lie():
    """Two steps: the piece, and the menu that it allows."""
    s = table("C3=s C4=s", hands={0: "ssf fcb ccb"}, players=2)

    action = chosen(s, budget=Budget(2000))

    assert isinstance(action, Place)
    play(s, 0, action)
    assert any(isinstance(GAME.decode_action(number), Validate) for number in GAME.legal_actions(s, 0))


@pytest.fixture
def pennies(monkeypatch, tmp_path):
    # The search bound to the toy is cached away from the real ones: the digest does not see the sources of tests.
    monkeypatch.setenv("TOQUE_CACHE_DIR", str(tmp_path))
    return toy.GAME


def test_seats_that_decide_at_once_do_not_see_each_other_and_unknown_coins_stay_unknown(pennies):
    """A player who saw the other's penny would always win, or name the coin; a fair player takes the sure thing."""
    bot = Search(pennies, PLAN, Budget(2000))
    both = pennies.new_state(generator("pennies"), 2)
    coin = pennies.new_state(generator("coin"), 2, toy.Options(coin=True))

    for seat in range(2):
        thought = bot.think(record.copy(both), seat, generator("thought"))
        assert sum(move.visits for move in thought.moves) == thought.iterations
        assert 0.4 < sum(move.visits * move.values[seat] for move in thought.moves) / thought.iterations < 0.6
    assert bot.think(record.copy(coin), 0, generator("thought")).choice == toy.SURE_THING


@pytest.mark.parametrize("victory", [0, 50, 100])
def test_at_the_end_the_victory_counts_and_the_lead_in_points(pennies, victory):
    s = pennies.new_state(generator("coin"), 2, toy.Options(coin=True))
    pennies.apply(s, generator("named"), 0, int(s.coin))
    work = new_workspace(3, 2, 3, 1, USUAL)

    judge = pennies.bind(rollout.judge)
    judge(s, work, PLAN._replace(victory=victory, scale=300))

    lead = FULL * 5 // 8, FULL * 3 // 8  # of one point, where three are worth half of what can be won
    won = FULL, 0
    wanted = [(victory * one + (100 - victory) * other) // 100 for one, other in zip(won, lead, strict=True)]
    assert list(work.result) == wanted


def test_a_lead_is_counted_over_the_best_of_the_others():
    work = new_workspace(1, 3, 1, 1, USUAL)
    for seat, points in enumerate((300, 100, 200)):
        work.result[seat] = points

    rollout.worth_of_leads.py_func(3, work, 100)  # type: ignore[attr-defined]

    assert list(work.result) == [FULL * 3 // 4, -(-FULL // 6), FULL // 4]


def test_an_iteration_budget_is_kept():
    thought = think(OPENING, budget=Budget(100))

    assert thought.iterations == 100
    assert sum(move.visits for move in thought.moves) == 100


def test_a_time_budget_is_kept():
    think(OPENING)  # whatever must be compiled
    started = time.perf_counter()
    thought = think(OPENING, budget=Budget(NO_LIMIT, seconds=0.05))

    assert thought.iterations >= SLICE
    assert 0.05 <= time.perf_counter() - started < 2


def test_what_must_be_compiled_first_takes_nothing_of_the_time_to_think():
    bot = Search(GAME, PLAN, Budget(2 * SLICE, seconds=0.3))
    kernel, calls = bot._kernel, []

    def compiled_when_called(*arguments):
        if not calls:
            time.sleep(0.3)
        calls.append(arguments)
        kernel(*arguments)

    bot._kernel = compiled_when_called
    thought = bot.think(record.copy(OPENING), MOVER, generator("thought"))

    assert thought.iterations == 2 * SLICE
    assert thought.seconds < 0.3


def test_it_stops_as_soon_as_no_other_move_can_catch_up():
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})

    thought = think(s, budget=Budget(5000))

    rest = 5000 - thought.iterations
    assert rest > 0
    assert thought.moves[0].visits - thought.moves[1].visits > rest


def test_it_stops_after_a_tenth_where_one_move_is_clear():
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})
    certain, clear = (think(s, budget=Budget(5000, clear=clear)) for clear in (0, 3))

    assert 500 <= clear.iterations < certain.iterations
    assert clear.moves[0].visits >= 3 * clear.moves[1].visits
    assert think(OPENING, budget=Budget(1000, clear=1000)).moves == think(OPENING, budget=Budget(1000)).moves


def test_it_can_be_cancelled():
    cancel = threading.Event()
    bot = Search(GAME, PLAN, Budget(NO_LIMIT, seconds=30))
    bot.prepare()
    threading.Timer(0.1, cancel.set).start()
    started = time.perf_counter()
    thought = bot.think(record.copy(OPENING), MOVER, generator("cancel"), cancel)

    assert thought.was_cancelled
    assert time.perf_counter() - started < 5
    assert thought.choice in GAME.legal_actions(OPENING, MOVER)


def test_cancelled_before_it_began_it_still_has_an_answer():
    cancel = threading.Event()
    cancel.set()
    thought = Search(GAME, PLAN, Budget(NO_LIMIT)).think(record.copy(OPENING), MOVER, generator("cancel"), cancel)

    assert thought.iterations == SLICE
    assert thought.choice in GAME.legal_actions(OPENING, MOVER)


def test_the_same_generator_thinks_the_same():
    assert think(OPENING, seed="a").moves == think(OPENING, seed="a").moves
    assert think(OPENING, seed="a").moves != think(OPENING, seed="b").moves


def test_several_threads_think_together_and_still_repeatably():
    one, again = (think(OPENING, budget=Budget(200), threads=2) for _ in range(2))
    bot = Search(GAME, PLAN, Budget(200), threads=2)
    bot.think(record.copy(OPENING), MOVER, generator("thought"))

    assert [int(searcher.tree.visits[ROOT]) for searcher in bot._searchers] == [100, 100]
    assert one.iterations == 200
    assert sum(move.visits for move in one.moves) == 200
    assert one.moves == again.moves


def test_thinking_leaves_the_position_as_it_was():
    s = record.copy(OPENING)
    Search(GAME, PLAN, Budget(64)).think(s, MOVER, generator("untouched"))

    assert record.to_bytes(s) == record.to_bytes(OPENING)


def test_a_full_tree_goes_on_with_the_nodes_it_has(monkeypatch):
    monkeypatch.setattr(search_module, "MOST_NODES", 40)
    thought = think(OPENING, budget=Budget(500))

    assert thought.choice in GAME.legal_actions(OPENING, MOVER)
    assert sum(move.visits for move in thought.moves) == thought.iterations


def test_who_pays_little_attention_sees_few_moves():
    thought = think(OPENING, plan=PLAN._replace(attention=3))

    assert len(thought.moves) == 3


def test_what_is_overlooked_is_seldom_what_stands_out():
    s = table("E3=s E4=s", hands={0: "ssf cfb tsb"})
    completing = {GAME.encode_action(Place("fruit_salad", cell)) for cell in ("E2", "E5")}
    by_chance = 3 * len(completing) / len(GAME.legal_actions(s, 0))
    noticed = [
        {move.action for move in think(s, seat=0, budget=Budget(8), plan=PLAN._replace(attention=3), seed=seed).moves}
        for seed in range(50)
    ]
    seen = sum(bool(moves & completing) for moves in noticed) / 50

    assert 2 * by_chance < seen < 1


def test_nobody_overlooks_one_of_few_moves():
    s = table("E3=s E4=s", hands={0: "ssf cfb tsb"})
    play(s, 0, Place("fruit_salad", "E5"))
    few = GAME.legal_actions(s, 0)

    thought = think(s, seat=0, plan=PLAN._replace(attention=3))

    assert 3 < len(few) == len(thought.moves)


def test_beyond_the_turns_that_are_planned_the_tree_has_no_moves():
    def seats_in_tree(planned):
        search = Search(GAME, PLAN._replace(planned=planned), Budget(500))
        search.think(record.copy(OPENING), MOVER, generator("planned"))
        tree = search._searchers[0].tree
        return {int(seat) for seat in tree.seat[1 : int(tree.used[0])]}

    assert seats_in_tree(1) == {MOVER}
    assert seats_in_tree(2) == {0, 1}


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_is_a_turn_for_everybody(players):
    opening = GAME.new_state(generator("round"), players)
    for seat in GAME.actors(opening):
        GAME.apply(opening, generator("ready"), seat, GAME.legal_actions(opening, seat)[0])
    turns = [think(opening, plan=PLAN._replace(horizon=horizon, beyond=NO_LIMIT)).moves for horizon in (1, players)]

    a_round = think(opening, plan=PLAN._replace(horizon=1, rounds=1, beyond=NO_LIMIT)).moves

    assert a_round == turns[1] != turns[0]


@pytest.mark.parametrize(("iterations", "seconds"), [(0, None), (-1, None), (1, 0.0), (1, -1.0)])
def test_no_time_to_think_is_refused(iterations, seconds):
    with pytest.raises(BadBudget, match="at least one iteration"):
        Budget(iterations, seconds)


def test_no_thread_to_think_with_is_refused():
    with pytest.raises(BadBudget, match="at least one thread"):
        think(OPENING, threads=0)


def test_a_seat_that_has_nothing_to_decide_is_refused():
    with pytest.raises(NothingToDecide, match=f"player {2 - MOVER} has nothing to decide here"):
        think(OPENING, seat=1 - MOVER)


def test_it_can_be_compiled_before_somebody_waits_for_it():
    bot = Search(GAME, PLAN, Budget(100))
    bot.prepare()

    assert (
        bot.think(record.copy(OPENING), MOVER, generator("thought")).moves == think(OPENING, budget=Budget(100)).moves
    )
