"""The variants: B21 to B25."""

from collections import Counter
from typing import Any

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import kinds
from tests.games.banquet.tables import (
    AROUND_THE_BOUQUET,
    TEN_BURGERS,
    card,
    cell_of,
    deck_of,
    discards_of,
    fresh,
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
from toque.core.kernel.rng import generator
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import CELL_NAMES, DISHES
from toque.games.banquet.words.actions import Announce, Discard, Lose, Pass, Place, PutOrder, Ready, Validate


def line(s, name):
    return [score.lines[name] for score in GAME.score(s)]


@pytest.mark.parametrize(
    ("around", "worth"),
    [
        ("", 0),
        ("B2=s", 1),
        ("B2=s B4=f", 1),
        ("B2=s B4=s C4=f", 2),
        ("B2=c B4=c C4=f C3=f", 2),
        ("A2=b A3=b B2=b B4=b C3=b C4=b", 6),
        ("B2=1 B4=1 C4=f", 1),
        ("A1=s B1=s A4=s", 0),
    ],
)
def test_a_toque_scores_the_largest_number_of_identical_dishes_that_touch_it(around, worth):
    """B21: dishes only, and none that does not touch it."""
    s = table(f"B3=0 {around}", gourmet=True)

    assert line(s, "toques")[0] == worth


def test_every_toque_on_the_table_scores_for_its_owner():
    """B21: its two toques together; one not yet placed is worth nothing."""
    s = table("B3=0 B2=s A3=s D1=0 D2=f C1=f E1=f G4=1 G3=b E6=2", players=4, gourmet=True)

    assert line(s, "toques") == [2 + 3, 1, 0, 0]
    assert [score.total for score in GAME.score(s)] == [5, 1, 0, 0]


@pytest.mark.parametrize(
    ("validated", "one_crown", "two_crowns"),
    [
        ({0: "ssf ssc", 1: "ssb"}, [3, 0, 0], [0, 0, 0]),
        ({0: "sfc sfb", 1: "cfb"}, [0, 0, 0], [2, 0, 0]),
        ({0: "ssf", 2: "ssb", 1: "sfb"}, [3, 0, 3], [0, 2, 0]),
        ({0: "sfc", 1: "sfb", 2: "cfb"}, [0, 0, 0], [2, 2, 2]),
        ({0: "tsf tsb tcb"}, [0, 0, 0], [0, 0, 0]),
        ({}, [0, 0, 0], [0, 0, 0]),
    ],
    ids=["most 1-crown", "most 2-crown", "a tie", "all tied", "3-crown", "none at all"],
)
def test_the_most_menus_of_one_and_of_two_crowns_score_for_all_who_tie_if_they_have_any(
    validated, one_crown, two_crowns
):
    """B22."""
    s = table(players=3, validated=validated, gourmet=True)

    assert line(s, "most_one_crown") == one_crown
    assert line(s, "most_two_crowns") == two_crowns
    assert line(s, "menus") == [score.total - one_crown[i] - two_crowns[i] for i, score in enumerate(GAME.score(s))]


def test_without_gourmet_neither_toques_nor_majorities_score():
    """B21, B22."""
    s = table("B3=0 B2=s", validated={0: "ssf ssc sfc"})

    assert GAME.score(s)[0].total == 4


@pytest.mark.parametrize(
    ("etiquette", "players", "count"),
    [("one_each", 2, 2), ("one_each", 3, 3), ("one_each", 4, 4), ("six", 2, 6), ("six", 4, 6), ("all_eight", 3, 8)],
)
def test_the_players_lay_the_royal_orders_clockwise_from_the_first(etiquette, players, count):
    """B23: then all see them (B7), and the first player begins."""
    s = fresh(players, etiquette=etiquette)
    assert not any(cell.has_cloche for cell in look(s, None).cells)

    laid_by = []
    for cell in ("A1", "A2", "B1", "D1", "G4", "F3", "E2", "C6")[:count]:
        assert phase_of(s) == "place_orders"
        laid_by += GAME.actors(s)
        happened = play(s, int(s.seat), PutOrder(cell))

    first = int(s.first_seat)
    assert laid_by == [(first + turn) % players for turn in range(count)]
    assert kinds(happened) == [state.ORDER_PLACED, state.ORDERS_SHOWN]
    assert (phase_of(s), GAME.actors(s)) == ("memorise", list(range(players)))
    assert sum(cell.order is not None for cell in look(s, None).cells) == count
    for seat in range(players):
        play(s, seat, Ready())
    assert (phase_of(s), int(s.seat)) == ("place", first)


def test_an_order_is_laid_on_any_space_that_does_not_touch_the_bouquet_one_a_space():
    """B23."""
    s = fresh(2, etiquette="six")
    play(s, int(s.seat), PutOrder("A1"))

    cells = {action.cell for action in legal_words(s, int(s.seat))}

    assert cells == set(CELL_NAMES) - AROUND_THE_BOUQUET - {"D4", "A1"}
    assert {why_not(s, int(s.seat), PutOrder(cell)) for cell in ("A1", *AROUND_THE_BOUQUET)} == {"B23"}


def test_nothing_else_is_done_before_the_orders_lie_and_no_order_is_laid_later():
    """B23."""
    s = fresh(2, etiquette="one_each")
    laying = int(s.seat)

    assert why_not(s, laying, Place("salad", "C3")) == "B23"
    assert why_not(s, laying, Announce("salad", "A1")) == "B23"
    assert why_not(s, laying, Pass()) == "B23"
    assert why_not(s, laying, Ready()) == "B7"
    assert why_not(s, 1 - laying, PutOrder("A1")) == "B6"
    assert why_not(table(etiquette="six"), 0, PutOrder("A1")) == "B23"


def test_an_order_is_laid_unseen():
    """B23: not even the memory aid shows it before the others lie."""
    s = fresh(2, etiquette="one_each", memory_aid=True)
    play(s, int(s.seat), PutOrder("A1"))

    for seat in (0, 1, None):
        cell = cell_of(s, "A1", seat)
        assert (cell.has_cloche, cell.order) == (True, None)
    play(s, int(s.seat), PutOrder("F2"))
    assert cell_of(s, "A1").order is not None
    assert (phase_of(s), int(s.seat)) == ("place", int(s.first_seat))


def test_which_order_lies_where_is_chance():
    """B23."""
    pairs = Counter()
    for seed in range(400):
        s = fresh(2, etiquette="one_each")
        play(s, int(s.seat), PutOrder("A1"))
        play(s, int(s.seat), PutOrder("F2"), generator("orders", seed))
        pairs[cell_of(s, "A1").order, cell_of(s, "F2").order] += 1

    assert_fair(pairs, {(a, b): 1 if a == b else 2 for a in DISHES for b in DISHES})


@pytest.mark.parametrize(
    ("kept", "points"),
    [("", 0), ("s", 1), ("sf", 3), ("sfc", 5), ("sfcb", 8), ("ss", 2), ("ssf", 4), ("ssffcc", 8), ("ssffccbb", 12)],
)
def test_different_orders_score_together_and_every_further_one_a_point(kept, points):
    """B24."""
    s = table(kept={1: kept}, all_you_can_eat=True)

    assert line(s, "orders") == [0, points]


def test_all_you_can_eat_leaves_the_tie_break_to_the_number_of_orders():
    """B24, B20."""
    s = table(kept={0: "sf", 1: "ccb"}, validated={0: "ffs"}, all_you_can_eat=True)

    assert [(score.total, score.rank) for score in GAME.score(s)] == [(4, 2), (4, 1)]


HELL: dict[str, Any] = {"drawing": "B1=s C1=s A1=S D1=F", "hands": {0: "ssf cfb tsb"}, "hells_kitchen": True}


def test_a_wrong_announcement_costs_a_validated_menu_of_choice():
    """B25."""
    s = table(**HELL, validated={0: "ccb sfc", 1: "tcs"})
    play(s, 0, Announce("burger", "D1"))

    assert phase_of(s) == "penalty"
    assert legal_words(s, 0) == [Lose(card("ccb")), Lose(card("sfc"))]
    assert (why_not(s, 0, Lose(card("tcs"))), why_not(s, 0, Pass())) == ("B25", "B25")
    play(s, 0, Lose(card("sfc")))
    assert (validated_by(s, 0), validated_by(s, 1)) == (["ccb"], ["tcs"])
    assert discards_of(s, 2) == {"sfc"}
    assert why_not(s, 0, Lose(card("ccb"))) == "B25"


def test_the_menu_is_lost_before_step_two_which_then_follows():
    """B25: the menu that the revealed dish completes is safe."""
    s = table(**HELL, validated={0: "ccb"})
    play(s, 0, Announce("burger", "D1"))
    assert why_not(s, 0, Validate(card("ssf"))) == "B25"
    assert why_not(s, 0, Discard(card("ssf"))) == "B25"

    play_all(s, Lose(card("ccb")), Validate(card("ssf")))

    assert validated_by(s, 0) == ["ssf"]


def test_a_lost_menu_can_be_drawn_again():
    """B25, B17: if its deck is empty, it is all of the new deck."""
    s = table(**HELL, validated={0: "ccb"}, decks={1: ""})

    happened = play_all(s, Announce("burger", "D1"), Lose(card("ccb")))

    assert kinds(happened) == [state.MENU_LOST, state.DECK_REBUILT]
    assert (deck_of(s, 1), discards_of(s, 1)) == ({"ccb"}, set())
    play(s, 0, Validate(card("ssf")))
    assert hand_of(s, 0)[0] == "ccb"


@pytest.mark.parametrize(
    ("named", "more"),
    [
        ("fruit_salad", {"validated": {0: "ccb"}}),
        ("burger", {"validated": {1: "ccb"}}),
        ("burger", {"validated": {0: "ccb"}, "hells_kitchen": False}),
    ],
    ids=["right", "nothing validated", "without the variant"],
)
def test_nothing_is_lost_otherwise(named, more):
    """B25."""
    s = table(**{**HELL, **more})

    play(s, 0, Announce(named, "D1"))

    assert phase_of(s) == "menu"
    assert len(validated_by(s, 0)) == len(more["validated"].get(0, "").split())


def test_a_wrong_announcement_without_a_dish_left_costs_a_menu_too():
    """B25, B11."""
    s = table(TEN_BURGERS, validated={0: "ccb"}, hells_kitchen=True)

    play(s, 0, Announce("salad", "D1"))

    assert phase_of(s) == "penalty"


def test_after_placing_no_menu_is_lost():
    """B25."""
    s = table(**HELL, validated={0: "ccb"})
    assert why_not(s, 0, Lose(card("ccb"))) == "B25"

    play(s, 0, Place("salad", "C3"))

    assert phase_of(s) == "menu"
