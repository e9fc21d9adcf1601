"""The one-step player: it cooks, shops, bids and builds, and thinks with what its seat knows only."""

import pytest

from tests.games.italia.tables import GAME, Table
from toque.bots.bot import decide, make_bot
from toque.core.kernel import rng
from toque.games.italia.kernel import state


def play(seats, players_seed, **options):
    """A whole game between bots; what was cooked by seat, and the scores."""
    bots = [make_bot(name, GAME) for name in seats]
    generator = rng.generator("estimate", players_seed)
    s = GAME.new_state(generator, len(seats), GAME.options(**options))
    while actors := GAME.actors(s):
        seat = actors[int(rng.roll(generator, len(actors)))]
        GAME.apply(s, generator, seat, decide(GAME, bots[seat], s, seat, generator))
    return s


@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["basic", "advanced"])
def test_a_player_who_thinks_one_step_ahead_beats_one_who_does_not(options):
    wins = 0
    for number in range(6):
        s = play(["greedy" if seat == number % 3 else "random" for seat in range(3)], number, **options)
        wins += GAME.score(s)[number % 3].rank == 1

    assert wins >= 5


def test_greedy_players_cook_several_dishes_and_keep_some_coins():
    s = play(["greedy"] * 4, "cooking")

    dishes = [sum(int(s.menu[seat, course]).bit_count() for course in range(4)) for seat in range(4)]
    assert min(dishes) >= 3
    assert sum(int(coins) for coins in s.coins) > 0


def better(table, seat, good, bad):
    """Whether the estimate after one action is higher than after another."""
    values = []
    for words in (good, bad):
        other = table.copy()
        other.play(seat, *words)
        values.append(int(GAME.estimate(other.s, seat)))
    return values[0] > values[1]


def test_a_missing_ingredient_is_worth_more_than_a_useless_one():
    table = Table(2)
    table.display("butcher", "veal", "beef", "pork", "ham", "ham", "ham")
    table.hand(0, "arrosto_di_vitello")

    assert better(table, 0, ("buy", "veal"), ("buy", "beef"))


def test_a_dish_is_better_cooked_than_kept():
    table = Table(2)
    table.hand(0, "arrosto_di_vitello", "panna_cotta")
    table.shelf(0, "veal", "egg")
    table.cook_now()

    assert better(table, 0, ("cook", "arrosto_di_vitello"), ("pass",))


def test_a_star_is_not_worth_the_last_coin():
    table = Table(3)
    table.pass_to(state.BID)

    assert better(table, 0, ("bid", 6), ("bid", 0))
    assert better(table, 0, ("bid", 6), ("bid", 25))
