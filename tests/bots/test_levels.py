"""Every level plays every game by the rules, knows only what its seat may know, and makes mistakes of its own kind."""

import zlib

import pytest

from tests.every_game.tables import few_tables
from tests.games.banquet.tables import table
from toque.benchmarks.search import opening
from toque.bots.bot import BOTS, LEVEL_NAMES, decide, make_bot
from toque.bots.levels import GOOD, LEVELS, ORDINARY, PLANS, SPECIAL, budget_of, level_of, make_level, plan_of
from toque.bots.search import PERFECT, Budget, Search
from toque.core.errors import BadSeat, NothingToDecide
from toque.core.kernel import record
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.rng import generator
from toque.games import NAMES, OF_THE_PACKAGE, load
from toque.games.banquet import GAME

QUICK = Budget(16)
"""Enough to test by, and the same everywhere."""


def largest_tables():
    """A table of each game with all seats taken, and nothing switched on or everything."""
    return [each for each in few_tables() if each.players == load(each.name).max_players]


def play(game, state, bots, seed, most):
    """Play on; every choice must be legal. Return the positions on the way."""
    for ply in range(most):
        if game.is_over(state):
            return
        seat = game.actors(state)[0]
        action = decide(game, bots[seat], state, seat, generator(seed, ply, "thought"))
        assert action in game.legal_actions(state, seat)
        game.apply(state, generator(seed, ply), seat, action)
        yield state, seat


def test_the_levels_have_names_in_order():
    assert tuple(LEVELS) == LEVEL_NAMES
    assert set(LEVEL_NAMES) < set(BOTS)


@pytest.mark.parametrize("name", NAMES)
def test_each_level_thinks_more_than_the_one_below(name):
    game = load(name)
    for players in (game.min_players, game.max_players):
        horizons = [plan_of(game, level).at_table(players).horizon for level in LEVEL_NAMES]
        turns = [budget_of(game, level).iterations * far for level, far in zip(LEVEL_NAMES, horizons, strict=True)]
        assert sorted(set(turns)) == turns


@pytest.mark.parametrize("name", NAMES)
def test_an_expert_thinks_for_a_second_at_most(name):
    assert budget_of(load(name), "expert").seconds == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_to_the_end_reach_it(name):
    game = load(name)
    state, seat = opening(game, 2, game.options())
    for level in LEVEL_NAMES:
        bot = Search(game, plan_of(game, level).to_the_end(), Budget(1))

        bot.think(record.copy(state), seat, generator("far"))

        assert bot._searchers[0].states[1].actors == 0


def test_the_tables_of_levels_name_games_and_levels_that_there_are():
    assert set(OF_THE_PACKAGE) == set(PLANS)
    assert {level for level, _ in SPECIAL} <= set(LEVEL_NAMES)
    assert {game for _, game in SPECIAL} <= set(OF_THE_PACKAGE)


def test_an_unknown_level_is_refused():
    with pytest.raises(BadSeat, match="no bot is called 'grandmaster'; a seat can be: human, random, greedy, beginner"):
        make_bot("grandmaster", GAME)


@pytest.mark.parametrize("played", [pytest.param(each, id=each.id) for each in largest_tables()])
def test_all_levels_play_a_whole_game_by_the_rules(played):
    """The weaker ones at the first table, the stronger ones at the second."""
    for first in (0, len(LEVEL_NAMES) - played.players):
        names = LEVEL_NAMES[first : first + played.players]
        state, _ = played.new("levels")

        for _ in play(played.game, state, [make_level(name, played.game, QUICK) for name in names], played.id, 5000):
            pass

        assert played.game.is_over(state)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("played", [pytest.param(each, id=each.id) for each in largest_tables()])
def test_a_level_chooses_the_same_whatever_is_hidden_from_it(played, level):
    game = played.game
    bot = make_level(level, game, Budget(24))
    changed = 0
    for i, (state, _) in enumerate(played.random_positions("fair")):
        if i % 9 or i > 200:
            continue
        for seat in game.actors(state):
            world = record.copy(state)
            game.redeal(world, seat, generator("hidden"))
            changed += record.to_bytes(world) != record.to_bytes(state)
            one, other = (decide(game, bot, each, seat, generator("thought", i)) for each in (state, world))
            assert one == other

            # Were it given the real table, it could not make use of it: each iteration deals it anew.
            one, other = (bot.choose(record.copy(each), seat, generator("thought", i)) for each in (state, world))
            assert one == other
    assert changed


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("played", [pytest.param(each, id=each.id) for each in largest_tables()])
def test_who_does_not_search_chooses_the_same_whatever_is_hidden_from_it(played, name):
    game, bot, changed = played.game, make_bot(name, played.game), 0
    for i, (state, _) in enumerate(played.random_positions("fair")):
        if i % 9 == 0 and i <= 200:
            for seat in game.actors(state):
                world = record.copy(state)
                game.redeal(world, seat, generator("hidden"))
                changed += record.to_bytes(world) != record.to_bytes(state)
                assert len({decide(game, bot, each, seat, generator("thought", i)) for each in (state, world)}) == 1
    assert changed


class Peeker:
    """Lets every bit of the world it is given decide."""

    def choose(self, world, seat, rng):
        actions = GAME.legal_actions(world, seat)
        return actions[zlib.crc32(record.to_bytes(world)) % len(actions)]


def test_a_bot_that_tries_to_peek_is_given_nothing_to_peek_at():
    played = next(each for each in largest_tables() if each.name == "banquet")
    by_the_door, through_the_keyhole = set(), set()
    for i, (state, _) in enumerate(played.random_positions("fair")):
        if i % 9 == 0 and not GAME.is_over(state):
            seat = GAME.actors(state)[0]
            world = record.copy(state)
            GAME.redeal(world, seat, generator("hidden"))
            by_the_door.add(len({decide(GAME, Peeker(), each, seat, generator(i)) for each in (state, world)}))
            through_the_keyhole.add(len({Peeker().choose(each, seat, None) for each in (state, world)}))

    assert by_the_door == {1}
    assert 2 in through_the_keyhole


@pytest.mark.parametrize("name", ["random", "greedy", "beginner"])
def test_who_has_nothing_to_decide_is_not_asked(name):
    state = GAME.new_state(generator("nothing"), 2)
    GAME.play_randomly(state, generator("nothing"), GAME.array(GAME.action_count), NO_LIMIT)

    with pytest.raises(NothingToDecide, match="player 1 has nothing to decide here"):
        decide(GAME, make_bot(name, GAME), state, 0, generator("nothing"))


def test_a_better_level_beats_a_much_worse_one():
    medium, beginner = make_level("medium", GAME), make_level("beginner", GAME)
    wins = 0
    for seed in range(4):
        for seat in range(2):
            state = GAME.new_state(generator("better", seed), 2)
            bots = [beginner, beginner]
            bots[seat] = medium
            for _ in play(GAME, state, bots, seed, 1000):
                pass
            wins += GAME.score(state)[seat].rank == 1

    assert wins >= 6


@pytest.mark.parametrize("name", NAMES)
def test_weak_levels_notice_few_moves_and_look_less_far(name):
    game = load(name)
    plans = [plan_of(game, level).at_table(game.min_players) for level in LEVEL_NAMES]
    beginner, easy, medium, hard, expert = plans

    assert 0 < beginner.attention < easy.attention < medium.attention
    assert hard.attention == expert.attention == 0
    assert beginner.horizon < medium.horizon < hard.horizon <= expert.horizon
    memories = [level_of(load(name), level).memory for level in LEVEL_NAMES]
    assert memories == sorted(memories)
    assert memories[0] < memories[-1] == PERFECT


CLOCHES = "A1=S A4=F B1=C B5=B C1=S C6=F D1=C D7=B"


def orders(state):
    return [int(order) for order in state.orders]


def test_forgetting_mixes_up_orders_and_nothing_else():
    state = table(CLOCHES)
    worlds = [record.copy(state) for _ in range(20)]
    for number, world in enumerate(worlds):
        GAME.blur_memory(world, 0, generator("forget", number), ORDINARY)

    assert any(orders(world) != orders(state) for world in worlds)
    for world in worlds:
        assert sorted(orders(world)) == sorted(orders(state))
        assert record.differing_fields(world, state) in ([], ["orders"])
        assert GAME.legal_actions(world, 0) == GAME.legal_actions(state, 0)


def kept_orders(memory):
    """In how many of all cases, in percent, an order is still taken for what it is."""
    state = table(CLOCHES)
    kept = 0
    for number in range(50):
        world = record.copy(state)
        GAME.blur_memory(world, 0, generator("remember", number), memory)
        kept += sum(a == b > 0 for a, b in zip(orders(world), orders(state), strict=True))
    return 2 * kept / sum(order > 0 for order in orders(state))


def test_the_better_the_memory_the_more_orders_are_kept():
    none, ordinary, good, perfect = (kept_orders(memory) for memory in (0, ORDINARY, GOOD, PERFECT))

    assert none < 35 < ORDINARY < ordinary < good < 95 < perfect == 100  # some are right by chance


def test_hard_forgets_a_little_where_there_is_something_to_forget():
    medium, hard = (level_of(GAME, level).memory for level in ("medium", "hard"))

    assert medium < hard < PERFECT


def test_a_memory_aid_helps():
    state = table(CLOCHES, memory_aid=True)
    world = record.copy(state)
    GAME.blur_memory(world, 0, generator("aid"), ORDINARY)

    assert record.differing_fields(world, state) == []
