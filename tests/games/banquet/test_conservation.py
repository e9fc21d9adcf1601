"""The check that every other test leans on: it passes at every step of play, and notices what is wrong."""

import pytest

from tests.games.banquet.conservation import check
from tests.games.banquet.tables import MENU, table
from toque.core.kernel.rng import generator, roll
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.words.options import Options

EVERYTHING = {"gourmet": True, "all_you_can_eat": True, "hells_kitchen": True}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), Options(etiquette="all_eight", **EVERYTHING)], ids=["usual", "all"])
def test_nothing_is_lost_in_a_whole_game(players, options):
    """B3, B4, B5, B13, B17, B18."""
    chance = generator("conservation", players)
    s = GAME.new_state(chance, players, options)

    while not GAME.is_over(s):
        check(s)
        seat = GAME.actors(s)[0]
        actions = GAME.legal_actions(s, seat)
        GAME.apply(s, chance, seat, actions[int(roll(chance, len(actions)))])

    check(s)


def lose_a_dish(s):
    s.kitchen[0] -= 1


def find_a_toque(s):
    s.toques[1] += 1


def lose_an_order(s):
    s.order_supply[0] -= 1


def forget_a_cloche(s):
    s.cloches = 0


def hold_a_menu_twice(s):
    s.hand[1, 0] = s.hand[0, 0]


def hold_a_menu_under_another_back(s):
    s.hand_deck[0, 0] = 1


def lose_a_menu(s):
    s.deck[2] &= s.deck[2] - 1


def mix_decks(s):
    s.deck[0] |= 1 << MENU["tcb"]
    s.deck[2] &= ~(1 << MENU["tcb"])


def leave_a_deck_empty_beside_its_discards(s):
    s.discards[0] |= s.deck[0]
    s.deck[0] = 0


def draw_from_a_later_round(s):
    s.drawn_round[0, 0] = 1


def remember_the_round_of_no_menu(s):
    s.drawn_round[3, 0] = 1


def forget_a_filled_space(s):
    s.filled = 0


def touch_too_much(s):
    s.touched |= 1 << 36


def complete_too_much(s):
    s.completed = 1


def lay_a_dish_on_the_bouquet(s):
    s.board[18] = 1
    s.kitchen[0] -= 1


def let_two_decide(s):
    s.actors = 3


def end_too_early(s):
    s.phase, s.actors = state.OVER, 0


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_dish,
        find_a_toque,
        lose_an_order,
        forget_a_cloche,
        hold_a_menu_twice,
        hold_a_menu_under_another_back,
        lose_a_menu,
        mix_decks,
        leave_a_deck_empty_beside_its_discards,
        draw_from_a_later_round,
        remember_the_round_of_no_menu,
        forget_a_filled_space,
        touch_too_much,
        complete_too_much,
        lay_a_dish_on_the_bouquet,
        let_two_decide,
        end_too_early,
    ],
)
def test_the_check_notices(spoil):
    """B3, B4, B5."""
    s = table("A1=S E3=s C4=1")
    spoil(s)

    with pytest.raises(AssertionError):
        check(s)
