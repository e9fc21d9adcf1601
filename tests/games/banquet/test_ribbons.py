"""Lines that a screen points out to the owner of a menu: B13, B14."""

from tests.games.banquet.tables import look, play, table
from toque.games.banquet.kernel.state import NO_MENU
from toque.games.banquet.words.actions import Place
from toque.games.banquet.words.ribbons import Ribbon

HAND = {0: "ssf cfb tsb"}


def ribbons_of(s, seat, looking):
    return [place.ribbons for place in look(s, looking).seats[seat].hand]


def test_a_line_that_lacks_one_piece_names_the_cell_and_the_piece():
    s = table("E3=s E4=s", hands=HAND)

    first, second, third = ribbons_of(s, 0, 0)

    assert set(first) == {
        Ribbon(("E2", "E3", "E4"), "E2", "fruit_salad"),
        Ribbon(("E3", "E4", "E5"), "E5", "fruit_salad"),
    }
    assert second == third == []


def test_the_gap_may_be_in_the_middle_and_under_a_cloche():
    s = table("E3=c E4=F E5=b", hands=HAND)

    assert ribbons_of(s, 0, 0)[1] == [Ribbon(("E3", "E4", "E5"), "E4", "fruit_salad")]


def test_a_line_that_the_newest_piece_completes_lacks_nothing():
    s = table("E3=s E4=s", hands=HAND)
    play(s, 0, Place("fruit_salad", "E5"))

    assert Ribbon(("E3", "E4", "E5"), None, None) in ribbons_of(s, 0, 0)[0]


def test_a_full_line_of_earlier_turns_is_no_ribbon():
    s = table("E3=s E4=s E5=f", hands=HAND)

    assert all(ribbon.missing for ribbon in ribbons_of(s, 0, 0)[0])


def test_a_toque_of_any_colour_is_a_toque():
    s = table("E3=1 E4=s", hands=HAND)

    assert Ribbon(("E3", "E4", "E5"), "E5", "burger") in ribbons_of(s, 0, 0)[2]


def test_nobody_sees_the_ribbons_of_another():
    s = table("E3=s E4=s", hands=HAND)

    assert ribbons_of(s, 0, 1) == ribbons_of(s, 0, None) == [[], [], []]


def test_an_empty_place_in_the_hand_has_none():
    s = table("E3=s E4=s", hands=HAND)
    s.hand[0, 0] = NO_MENU

    first, _, _ = look(s, 0).seats[0].hand

    assert first.is_empty
    assert first.ribbons == []
