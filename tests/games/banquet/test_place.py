"""Step 1 of a turn, placing: B8 to B10."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.banquet.tables import TEN_BURGERS, cell_of, legal_words, look, phase_of, play, play_all, table, why_not
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import DISHES
from toque.games.banquet.words.actions import Announce, Pass, Place


def test_the_first_piece_touches_the_bouquet():
    """B8: a cloche is nothing to build on."""
    s = table("A1=S B2=F")

    actions = legal_words(s, 0)

    around = ("C3", "C4", "D3", "D5", "E3", "E4")
    assert actions == [Place(piece, cell) for cell in around for piece in (*DISHES, "toque")]
    assert why_not(s, 0, Place("salad", "A2")) == "B8"


@pytest.mark.parametrize("mark", ["s", "f", "c", "b", "0", "1"])
def test_a_piece_may_touch_any_dish_and_anyones_toque(mark):
    """B8."""
    s = table(f"B2={mark}")

    refusals = {cell: why_not(s, 0, Place("burger", cell)) for cell in ("A1", "A2", "B1", "B3", "C2", "C3", "A3")}

    assert refusals == dict.fromkeys(("A1", "A2", "B1", "B3", "C2", "C3"), "") | {"A3": "B8"}


@pytest.mark.parametrize("mark", ["s", "0", "1"])
def test_a_filled_space_is_not_free(mark):
    """B8."""
    s = table(f"C3={mark}")

    assert {why_not(s, 0, Place(piece, "C3")) for piece in (*DISHES, "toque")} == {"B8"}


def test_a_placed_dish_comes_from_the_kitchen():
    """B8."""
    s = table(seat=1)

    happened = play(s, 1, Place("charlotte", "E4"))

    assert (cell_of(s, "E4").piece, cell_of(s, "E4").owner) == ("charlotte", None)
    assert look(s, None).kitchen == {"salad": 10, "fruit_salad": 10, "charlotte": 9, "burger": 10}
    assert [seat.toques for seat in look(s, None).seats] == [2, 2]
    assert kinds(happened) == [state.PLACED]


def test_a_placed_toque_is_ones_own():
    """B8."""
    s = table(seat=1)

    play(s, 1, Place("toque", "E4"))

    assert (cell_of(s, "E4").piece, cell_of(s, "E4").owner) == ("toque", 1)
    assert set(look(s, None).kitchen.values()) == {10}
    assert [seat.toques for seat in look(s, None).seats] == [2, 1]


def test_step_one_cannot_be_left_out():
    """B8."""
    assert why_not(table(), 0, Pass()) == "B8"


def test_step_one_is_done_once_a_turn():
    """B8: a piece or an announcement, not both, nor one twice."""
    placed = table("B2=s A1=C")
    play(placed, 0, Place("salad", "B3"))
    announced = table("B2=s A1=C")
    play(announced, 0, Announce("salad", "A1"))

    for s in (placed, announced):
        assert why_not(s, 0, Place("salad", "A2")) == "B8"
        assert why_not(s, 0, Announce("salad", "A1")) == "B8"


def test_a_space_under_a_cloche_is_not_free_for_placing():
    """B9."""
    s = table("B2=s A1=S")

    assert {why_not(s, 0, Place(piece, "A1")) for piece in (*DISHES, "toque")} == {"B9"}
    assert why_not(s, 0, Place("salad", "A2")) == ""


def test_a_dish_no_longer_in_the_kitchen_cannot_be_chosen():
    """B10."""
    s = table(TEN_BURGERS)

    assert why_not(s, 0, Place("burger", "D2")) == "B10"
    assert {why_not(s, 0, Place(piece, "D2")) for piece in ("salad", "fruit_salad", "charlotte", "toque")} == {""}


def test_the_last_of_a_dish_can_still_be_chosen():
    """B10."""
    s = table(TEN_BURGERS.replace("B . b * b", "B . b * ."))

    play_all(s, Place("burger", "D5"), Pass())

    assert look(s, None).kitchen["burger"] == 0
    assert why_not(s, 1, Place("burger", "D2")) == "B10"


def test_a_player_has_only_two_toques_in_the_game():
    """B10."""
    s = table()
    play_all(s, Place("toque", "C3"), Pass(), Place("salad", "D3"), Pass())
    play_all(s, Place("toque", "C4"), Pass())

    assert why_not(s, 1, Place("toque", "D5")) == ""
    play_all(s, Place("salad", "D5"), Pass())
    assert why_not(s, 0, Place("toque", "E4")) == "B10"
    assert look(s, None).seats[0].toques == 0


def test_after_placing_comes_the_menu_step_of_the_same_player():
    """B8."""
    s = table(seat=1)

    play(s, 1, Place("salad", "C3"))

    assert phase_of(s) == "menu"
    assert legal_words(s, 0) == []
