"""The end of the game and its points: B18 to B20."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.banquet.tables import card, hand_of, legal_words, look, phase_of, play, play_all, table, validated_by
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import DISHES
from toque.games.banquet.words.actions import Announce, Pass, Place, Validate

ONE_SPACE_LEFT = """
      s f c b
     c b s f c
    b s f c b s
   f c b * s f c
    s f c b s f
     b s f c b
      c b s .
"""
ONE_CLOCHE_LEFT = ONE_SPACE_LEFT.replace("c b s .", "c b s S")


def ranks(s):
    return [score.rank for score in GAME.score(s)]


def test_the_game_ends_when_all_36_spaces_hold_a_dish_or_a_toque():
    """B18."""
    s = table(ONE_SPACE_LEFT)

    happened = play_all(s, Place("toque", "G4"), Pass())

    assert kinds(happened) == [state.FINISHED]
    assert (phase_of(s), GAME.is_over(s)) == ("over", True)
    assert (legal_words(s, 0), legal_words(s, 1)) == ([], [])


def test_after_the_end_nothing_can_be_done():
    """B18."""
    s = table(ONE_SPACE_LEFT)
    play_all(s, Place("toque", "G4"), Pass())

    refusals = {int(GAME.refusal(s, seat, action)) for seat in (0, 1) for action in range(GAME.action_count)}

    assert refusals == {18}


def test_the_last_piece_may_still_complete_a_menu():
    """B18: the end is checked when the turn ends."""
    s = table(ONE_SPACE_LEFT, hands={0: "ssf bsc tsb"})
    play(s, 0, Place("charlotte", "G4"))
    assert not GAME.is_over(s)

    happened = play(s, 0, Validate(card("bsc")))

    assert GAME.is_over(s)
    assert validated_by(s, 0) == ["csb"]
    assert kinds(happened) == [state.MENU_VALIDATED, state.MENU_DRAWN, state.MENU_SEEN, state.FINISHED]
    assert "" not in hand_of(s, 0)


def test_a_free_space_keeps_the_game_going():
    """B18."""
    s = table(ONE_SPACE_LEFT.replace("c b s .", "c b . ."))

    play_all(s, Place("salad", "G3"), Pass())

    assert (phase_of(s), int(s.seat)) == ("place", 1)


def test_a_cloche_counts_as_not_yet_filled():
    """B18: then its order is all that is left to do."""
    s = table(ONE_CLOCHE_LEFT.replace("c b s S", "c b . S"))
    play_all(s, Place("salad", "G3"), Pass())

    assert legal_words(s, 1) == [Announce(dish, "G4") for dish in DISHES]
    play_all(s, Announce("burger", "G4"), Pass())
    assert GAME.is_over(s)


def test_a_cloche_whose_dish_has_run_out_leaves_one_more_space_to_fill():
    """B18, B11."""
    s = table(ONE_CLOCHE_LEFT.replace("s f c b\n     c", "s s c b\n     c"))
    play_all(s, Announce("salad", "G4"), Pass())

    assert (phase_of(s), int(s.seat)) == ("place", 1)
    assert {action.cell for action in legal_words(s, 1)} == {"G4"}
    play_all(s, Place("burger", "G4"), Pass())
    assert GAME.is_over(s)


@pytest.mark.parametrize(
    ("validated", "kept", "menus", "orders"),
    [
        ("", "", 0, 0),
        ("ssf", "", 1, 0),
        ("sfc", "", 2, 0),
        ("tsf", "", 3, 0),
        ("ssf ssc sfc tsf tsc", "", 10, 0),
        ("", "ssfb", 0, 4),
        ("ssf tsf", "cc", 4, 2),
    ],
)
def test_points_are_the_crowns_of_validated_menus_and_one_for_each_royal_order(validated, kept, menus, orders):
    """B19."""
    s = table("C3=0 C4=s D5=s", seat=1, validated={0: validated}, kept={0: kept})

    score = GAME.score(s)[0]

    assert score.lines == {"menus": menus, "orders": orders, "toques": 0, "most_one_crown": 0, "most_two_crowns": 0}
    assert score.total == menus + orders


def test_menus_in_hand_score_nothing():
    """B19."""
    s = table(hands={0: "ssf sfc tsf"}, validated={1: "ssc"})

    assert [score.total for score in GAME.score(s)] == [0, 1]
    assert ranks(s) == [2, 1]


@pytest.mark.parametrize(
    ("validated", "kept", "expected"),
    [
        ({0: "tsf", 1: "sfc", 2: "ssf"}, {}, [1, 2, 3]),
        ({0: "tsf", 1: "sfc", 2: "ssf"}, {1: "s", 2: "fc"}, [3, 2, 1]),
        ({0: "sfc", 1: "tsf", 2: "sfb"}, {0: "s", 2: "f"}, [1, 3, 1]),
        ({0: "tsf", 1: "tsc", 2: "ssf"}, {}, [1, 1, 3]),
        ({}, {}, [1, 1, 1]),
        ({0: "tsf ssf", 1: "tsc"}, {1: "b", 2: "ss"}, [2, 1, 3]),
    ],
    ids=["points", "three ways", "orders break a tie", "shared victory", "all alike", "orders after points"],
)
def test_a_tie_goes_to_the_most_royal_orders_and_is_else_shared(validated, kept, expected):
    """B20."""
    s = table(players=3, validated=validated, kept=kept)

    assert ranks(s) == expected


def test_the_final_score_can_be_read_from_a_finished_table():
    """B19."""
    s = table(ONE_SPACE_LEFT, validated={0: "tsf", 1: "ssf"}, kept={1: "s"})
    play_all(s, Place("toque", "G4"), Pass())

    assert [score.total for score in GAME.score(s)] == [3, 2]
    assert look(s, None).phase == "over"
