"""Step 2 of a turn, validating a menu: B13 to B15."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.banquet.tables import (
    TEN_BURGERS,
    card,
    discards_of,
    hand_of,
    legal_words,
    look,
    phase_of,
    play,
    play_all,
    table,
    validated_by,
    why_not,
)
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import DISHES
from toque.games.banquet.words.actions import Announce, Discard, Pass, Place, Validate

HAND = {0: "ssf cfb tsb"}


def after(drawing, piece, cell, menu, **more):
    """Why the menu cannot be validated after this piece was placed, if so."""
    s = table(drawing, **{"hands": HAND, **more})
    play(s, 0, Place(piece, cell))
    return why_not(s, 0, Validate(card(menu)))


def test_three_symbols_in_a_line_validate_a_menu_from_hand():
    """B13."""
    s = table("E3=s E4=s", hands=HAND)
    play(s, 0, Place("fruit_salad", "E5"))

    happened = play(s, 0, Validate(card("ssf")))

    assert validated_by(s, 0) == ["ssf"]
    assert "ssf" not in hand_of(s, 0)
    assert kinds(happened)[0] == state.MENU_VALIDATED
    assert GAME.score(s)[0].total == 1


@pytest.mark.parametrize("line", ["E4 E5 E6", "E5 D5 C4", "E4 D5 C5"])
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("newest", [0, 1, 2])
def test_a_line_runs_along_any_axis_is_read_from_either_end_and_the_new_piece_is_anywhere_in_it(line, way, newest):
    """B13, B1."""
    cells = line.split()[::way]
    pieces = list(zip(cells, "cfb", strict=True))
    cell, letter = pieces.pop(newest)

    refusal = after(" ".join(f"{other}={mark}" for other, mark in pieces), DISHES["sfcb".index(letter)], cell, "cfb")

    assert refusal == ""


@pytest.mark.parametrize(
    ("what", "drawing", "cell"),
    [
        ("a bend", "E3=s E4=s", "D5"),
        ("a gap", "E3=s E4=s", "E6"),
        ("two steps apart", "E2=s E4=s", "E6"),
        ("another order", "E3=s E5=s", "E4"),
        ("a piece missing", "E4=s", "E5"),
        ("a cloche over the right order", "E3=S E4=s", "E5"),
    ],
)
def test_the_three_are_consecutive_in_one_line_and_in_the_order_of_the_card(what, drawing, cell):
    """B13."""
    assert after(drawing + " F5=b", "fruit_salad", cell, "ssf") == "B13"


@pytest.mark.parametrize(
    ("drawing", "cell"), [("D2=s D3=s", "D5"), ("B2=s C3=s", "E4"), ("B4=s C4=s", "E3"), ("D6=s D5=s", "D3")]
)
def test_a_line_does_not_run_across_the_bouquet(drawing, cell):
    """B13."""
    assert after(drawing, "fruit_salad", cell, "ssf") == "B13"


def test_the_new_piece_is_one_of_the_three():
    """B13: a line that already lay there is too late."""
    assert after("E3=s E4=s E5=f", "fruit_salad", "C3", "ssf") == "B13"


def test_a_piece_of_the_turn_before_is_no_longer_new():
    """B13."""
    s = table("E3=s E4=s", hands=HAND)
    play_all(s, Place("fruit_salad", "E5"), Pass(), Place("salad", "C3"), Pass())
    play(s, 0, Place("salad", "D3"))

    assert why_not(s, 0, Validate(card("ssf"))) == "B13"


def test_only_a_menu_from_ones_own_hand_can_be_validated():
    """B13."""
    assert after("E3=s E4=s", "fruit_salad", "E5", "ssf", hands={1: "ssf cfb tsb"}) == "B13"


def test_a_menu_is_validated_after_placing_not_before():
    """B13."""
    s = table("E3=s E4=s E5=f", hands=HAND)

    assert why_not(s, 0, Validate(card("ssf"))) == "B13"


def test_validating_is_optional():
    """B13."""
    s = table("E3=s E4=s", hands=HAND)
    play(s, 0, Place("fruit_salad", "E5"))

    play(s, 0, Pass())

    assert hand_of(s, 0) == ["ssf", "cfb", "tsb"]
    assert int(s.seat) == 1


def test_at_most_one_menu_is_validated_a_turn():
    """B13."""
    s = table("E3=c E4=f C4=s D5=s", hands={0: "ssb cfb tsb"}, decks={2: ""})

    play_all(s, Place("burger", "E5"), Validate(card("cfb")))

    assert phase_of(s) == "draw"
    assert {why_not(s, 0, Validate(card(menu))) for menu in ("cfb", "ssb")} == {"B13"}


def test_one_piece_may_complete_several_menus_to_choose_from():
    """B13."""
    s = table("E3=c E4=f C4=s D5=s", hands={0: "ssb cfb tsb"})

    play(s, 0, Place("burger", "E5"))

    assert [action.menu for action in legal_words(s, 0, Validate)] == [card("ssb"), card("cfb")]


@pytest.mark.parametrize("named", ["fruit_salad", "burger"])
def test_a_revealed_dish_completes_a_menu_whether_rightly_named_or_not(named):
    """B13, B11."""
    s = table("B1=s C1=s A1=S D1=F", hands=HAND)

    play_all(s, Announce(named, "D1"), Validate(card("ssf")))

    assert validated_by(s, 0) == ["ssf"]


@pytest.mark.parametrize("owner", ["0", "1", "2"])
def test_toques_of_any_colour_serve_as_the_toque_symbol(owner):
    """B14."""
    assert after(f"E3={owner} E4=s", "burger", "E5", "tsb", players=3) == ""


def test_a_toque_of_ones_own_completes_a_menu():
    """B14."""
    assert after("E4=s E5=b", "toque", "E3", "tsb") == ""


@pytest.mark.parametrize("drawing", ["E3=0 E4=s", "E3=s E4=0", "E3=1 E4=1"])
def test_a_toque_is_not_a_joker(drawing):
    """B14."""
    assert after(drawing, "fruit_salad", "E5", "ssf") == "B13"
    assert after("E3=c E4=s", "burger", "E5", "tsb") == "B13"


def test_pieces_of_earlier_turns_may_be_used_whoever_placed_them():
    """B14."""
    s = table(players=3, hands=HAND, seat=1)
    play_all(s, Place("toque", "E3"), Pass(), Place("salad", "E4"), Pass())
    play(s, 0, Place("burger", "E5"))

    assert why_not(s, 0, Validate(card("tsb"))) == ""


@pytest.mark.parametrize("named", ["burger", "salad"])
def test_where_nothing_came_onto_the_table_no_menu_can_be_validated(named):
    """B15: not even one that lies there."""
    s = table(TEN_BURGERS.replace("b b b b . .\n   B", "b b b b s .\n   B"), hands={0: "bbs cfb tsb"})

    play(s, 0, Announce(named, "D1"))

    assert why_not(s, 0, Validate(card("bbs"))) == "B15"
    assert legal_words(s, 0, Validate) == []


def test_without_a_new_piece_a_menu_may_still_be_discarded():
    """B15, B16."""
    s = table(TEN_BURGERS, hands={0: "bbs cfb tsb"})

    play_all(s, Announce("burger", "D1"), Discard(card("tsb")))

    assert discards_of(s, 3) == {"tsb"}
    assert look(s, None).turn == 1
