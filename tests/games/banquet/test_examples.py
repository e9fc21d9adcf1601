"""The rulebook's own examples: B26 to B28."""

import pytest

from tests.games.banquet.tables import card, cell_of, look, menus_of, play, play_all, table, validated_by, why_not
from toque.games.banquet import GAME
from toque.games.banquet.words.actions import Announce, Place, Validate

DAPHNE = GAETAN = ORANGE = PINK = BLUE = 0


def test_daphne_announces_a_charlotte_beside_a_dish_and_keeps_the_order():
    """B26."""
    s = table("C1=f D1=C A1=S")
    assert why_not(s, DAPHNE, Announce("charlotte", "D1")) == ""

    play(s, DAPHNE, Announce("charlotte", "D1"))

    assert cell_of(s, "D1").piece == "charlotte"
    assert look(s, None).kitchen["charlotte"] == 9
    assert look(s, None).seats[DAPHNE].orders["charlotte"] == 1
    assert GAME.score(s)[DAPHNE].total == 1


def test_gaetan_completes_burger_fruit_salad_charlotte_and_validates_it():
    """B27."""
    s = table("E4=f E5=c", hands={GAETAN: "ssf bfc tsb"})

    play_all(s, Place("burger", "E3"), Validate(card("bfc")))

    assert validated_by(s, GAETAN) == ["cfb"]
    assert GAME.score(s)[GAETAN].total == 2


def test_a_menu_in_another_order_is_another_menu():
    """B27: burger, charlotte, fruit salad is not Gaetan's menu."""
    s = table("E4=c E5=f", hands={GAETAN: "ssf bfc tsb"})
    play(s, GAETAN, Place("burger", "E3"))

    assert why_not(s, GAETAN, Validate(card("bfc"))) == "B13"


def won(*counts):
    """So many menus of 1, 2 and 3 crowns."""
    return " ".join(menus_of(crowns, count) for crowns, count in enumerate(counts, start=1))


def test_orange_has_thirteen():
    """B28."""
    s = table(validated={ORANGE: won(1, 0, 3)}, kept={ORANGE: "sfc"})

    score = GAME.score(s)[ORANGE]

    assert (score.lines["menus"], score.lines["orders"], score.total) == (10, 3, 13)


@pytest.mark.parametrize(("gourmet", "total"), [(False, 12), (True, 15)])
def test_pink_has_twelve_and_fifteen_with_gourmet(gourmet, total):
    """B28: the most 1-crown menus, not the most 2-crown menus."""
    others = {1: "sfb scb fcb", 2: "bbs bbc"}
    s = table(players=3, validated={PINK: won(3, 2, 1), **others}, kept={PINK: "sf"}, gourmet=gourmet)

    assert GAME.score(s)[PINK].total == total


def test_blue_has_fourteen():
    """B28: toques beside three burgers, and beside two charlottes and two fruit salads."""
    s = table(
        "B2=0 A1=b A2=b B1=b E5=0 D5=c D6=c E4=f F4=f",
        players=3,
        validated={BLUE: won(1, 3, 0), 1: "bbs bbf"},
        gourmet=True,
    )

    score = GAME.score(s)[BLUE]

    assert score.lines == {"menus": 7, "orders": 0, "toques": 3 + 2, "most_one_crown": 0, "most_two_crowns": 2}
    assert score.total == 14


def test_a_toque_beside_two_charlottes_and_two_fruit_salads_is_worth_two():
    """B28."""
    s = table("E5=0 D5=c D6=c E4=f F4=f", gourmet=True)

    assert GAME.score(s)[BLUE].lines["toques"] == 2
