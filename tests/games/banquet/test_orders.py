"""Step 1 of a turn, announcing: B11 and B12."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.banquet.tables import TEN_BURGERS, cell_of, legal_words, look, phase_of, play, play_all, table, why_not
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import DISHES
from toque.games.banquet.words.actions import Announce, Pass, Place


def orders_of(s, seat):
    return {dish: count for dish, count in look(s, None).seats[seat].orders.items() if count}


@pytest.mark.parametrize("mark", ["s", "f", "c", "b", "0", "1"])
def test_a_cloche_can_be_announced_that_touches_a_dish_or_a_toque(mark):
    """B11."""
    s = table(f"B2={mark} A1=C A4=C")

    announcements = legal_words(s, 0, Announce)

    assert announcements == [Announce(dish, "A1") for dish in DISHES]


def test_a_cloche_that_touches_neither_cannot_be_announced():
    """B11: a cloche beside it is not enough, nor is a dish two spaces away."""
    s = table("A1=C B1=S C3=s")

    assert why_not(s, 0, Announce("charlotte", "A1")) == "B11"


@pytest.mark.parametrize("cell", ["A2", "B2"])
def test_only_a_cloche_can_be_announced(cell):
    """B11: neither a free space nor a dish."""
    assert why_not(table("B2=s"), 0, Announce("salad", cell)) == "B11"


@pytest.mark.parametrize("named", DISHES)
def test_the_true_dish_goes_from_the_kitchen_onto_the_space_whatever_was_named(named):
    """B11, B12."""
    s = table("B2=s A1=C")

    happened = play(s, 0, Announce(named, "A1"))

    cell = cell_of(s, "A1")
    assert (cell.piece, cell.has_cloche, cell.is_newest) == ("charlotte", False, True)
    assert look(s, None).kitchen == {"salad": 9, "fruit_salad": 10, "charlotte": 9, "burger": 10}
    assert kinds(happened) == [state.ANNOUNCED, state.ORDER_REVEALED]
    assert phase_of(s) == "menu"


def test_a_revealed_dish_is_something_to_build_on():
    """B11."""
    s = table("B2=s A1=C D1=S D2=s")
    play_all(s, Announce("charlotte", "A1"), Pass())

    assert why_not(s, 1, Place("salad", "B1")) == ""
    assert why_not(s, 1, Place("salad", "A1")) == "B8"


def test_a_right_announcement_keeps_the_order_for_a_point():
    """B12."""
    s = table("B2=s A1=C", seat=1)

    play(s, 1, Announce("charlotte", "A1"))

    assert (orders_of(s, 0), orders_of(s, 1)) == ({}, {"charlotte": 1})
    assert [score.lines["orders"] for score in GAME.score(s)] == [0, 1]


@pytest.mark.parametrize("named", ["salad", "fruit_salad", "burger"])
def test_a_wrong_announcement_discards_the_order(named):
    """B12: nobody has it, and it does not come back."""
    s = table("B2=s A1=C", kept={0: "s"})

    play(s, 0, Announce(named, "A1"))

    assert (orders_of(s, 0), orders_of(s, 1)) == ({"salad": 1}, {})
    assert [int(count) for count in s.order_discards] == [0, 0, 1, 0]
    assert not any(cell.has_cloche for cell in look(s, None).cells)


@pytest.mark.parametrize(("named", "kept"), [("burger", {"burger": 1}), ("salad", {})])
def test_without_a_dish_left_the_space_stays_empty_and_a_right_guess_still_keeps_the_order(named, kept):
    """B11, B12."""
    s = table(TEN_BURGERS)

    happened = play(s, 0, Announce(named, "D1"))

    cell = cell_of(s, "D1")
    assert (cell.piece, cell.has_cloche) == (None, False)
    assert orders_of(s, 0) == kept
    assert look(s, None).kitchen["burger"] == 0
    assert kinds(happened)[-1] == state.NO_DISH_LEFT


def test_a_space_left_empty_is_an_ordinary_free_space_from_now_on():
    """B11: to place on, not to build on, nor to announce again."""
    s = table(TEN_BURGERS)
    play_all(s, Announce("burger", "D1"), Pass())

    assert why_not(s, 1, Announce("burger", "D1")) == "B11"
    assert why_not(s, 1, Place("burger", "D1")) == "B10"
    play_all(s, Place("salad", "D1"), Pass())
    assert cell_of(s, "D1").piece == "salad"


def test_a_dish_that_has_run_out_may_still_be_named():
    """B11: any of the four."""
    s = table(TEN_BURGERS.replace("B . b", "S . b"))

    assert [action.dish for action in legal_words(s, 0, Announce)] == DISHES


def test_the_last_of_a_dish_can_still_be_served():
    """B11."""
    s = table(TEN_BURGERS.replace("B . b * b", "B . b * ."))

    play(s, 0, Announce("burger", "D1"))

    assert cell_of(s, "D1").piece == "burger"
    assert look(s, None).kitchen["burger"] == 0
