"""The check that every other test leans on: it passes at every step of play, and notices what is wrong."""

import pytest

from tests.games.italia.conservation import check
from tests.games.italia.tables import GAME, Table
from toque.core.kernel.rng import generator, roll

EVERYTHING = {"advanced": True, "balanced_turns": True, "apprentice": True, "wine_restriction": True}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["usual", "all"])
def test_nothing_is_lost_in_a_whole_game(players, options):
    """I1, I2, I13, I14, I20, I33, I37."""
    chance = generator("conservation", players)
    s = GAME.new_state(chance, players, GAME.options(**options))
    while not GAME.is_over(s):
        check(s)
        actors = GAME.actors(s)
        seat = actors[int(roll(chance, len(actors)))]
        actions = GAME.legal_actions(s, seat)
        GAME.apply(s, chance, seat, actions[int(roll(chance, len(actions)))])

    check(s)


def lose_a_token(s):
    s.crate[0] -= 1


def forget_the_display(s):
    s.displayed = 0


def overfill_a_shelf(s):
    for kind in range(7):
        s.crate[kind] -= 1
        s.shelf[0, kind] += 1
        s.stocked[0] |= 1 << kind
    s.crate_size[0] -= 7
    s.shelf_size[0] = 7


def leave_a_bin_beside_an_empty_crate(s):
    for kind in range(10):
        s.bin[kind] += s.crate[kind]
        s.crate[kind] = 0
    s.bin_size[0] = s.crate_size[0]
    s.crate_size[0] = 0


def copy_a_recipe(s):
    s.hand[0, 0] |= 1


def misjudge_a_menu(s):
    s.prestige[0] += 1


def remember_a_round(s):
    s.round_drawn[0] = 1


def lose_a_wine(s):
    s.wine_deck[0] -= 1


def find_a_coin(s):
    s.coins[0] += 1


def find_a_cube(s):
    s.cubes[0] += 1


def copy_a_bonus_card(s):
    s.bonus[0] |= int(s.bonus_offer)


def borrow_a_power(s):
    s.powers[0] = 1


def keep_a_pending_question(s):
    s.pending = 1


def keep_points(s):
    s.points[0] = 3


@pytest.mark.parametrize(
    "break_it",
    [
        lose_a_token,
        forget_the_display,
        overfill_a_shelf,
        leave_a_bin_beside_an_empty_crate,
        copy_a_recipe,
        misjudge_a_menu,
        remember_a_round,
        lose_a_wine,
        find_a_coin,
        find_a_cube,
        copy_a_bonus_card,
        borrow_a_power,
        keep_a_pending_question,
        keep_points,
    ],
    ids=lambda function: function.__name__,
)
def test_the_check_notices_what_is_wrong(break_it):
    table = Table(3, advanced=True)
    check(table.s)
    break_it(table.s)

    with pytest.raises(AssertionError):
        check(table.s)
