"""Objectives: P42 to P46."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.paris.oracle import rows, shape_of, turned
from tests.games.paris.tables import legal_words, look, phase_of, play, play_all, table, why_not
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import OBJECTIVES
from toque.games.paris.kernel.rules.objectives import meets
from toque.games.paris.words.actions import Complete, Draw, Intrude, Keep, Share, Stop, Terrace
from toque.games.paris.words.text import ParisText

SHAPES = {row["id"]: row["target"] for row in rows("objectives.csv") if row["kind"] == "shape"}


def is_met(s, name, seat=0):
    return bool(meets(s, seat, OBJECTIVES.index(name)))


def stack(shape):
    """A drawing of a shape in the north-east of the square, joined to a restaurant by a stem."""
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    cells = {(x - left + 13, y - top + 3) for x, y in shape}
    stem = min(cells, key=lambda place: place[1])[0]
    cells |= {(stem, 1), (stem, 2)}
    walls = {stem - 1, stem, stem + 1}
    lines = ["+" + "".join("A" if x in walls else "." for x in range(1, 20))]
    lines += ["".join("a" if (x, y) in cells else "." for x in range(20)) for y in range(1, 9)]
    return "\n".join(lines)


def test_an_objective_is_completed_when_its_condition_is_met_now():
    """P42: from hand or from the common ones."""
    s = table(
        players=4, taken={0: (16, 4, 0, 0)}, objectives={0: "twenty_terraces"}, common="category_complete nine_east"
    )

    assert {action.objective for action in legal_words(s, 0, Complete)} == {"twenty_terraces", "category_complete"}
    assert why_not(s, 0, Complete("nine_east")) == "P42"
    assert why_not(s, 0, Complete("nine_west")) == "P42"


def test_another_players_objective_cannot_be_completed():
    """P42."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, objectives={1: "twenty_terraces"})

    assert is_met(s, "twenty_terraces")
    assert why_not(s, 0, Complete("twenty_terraces")) == "P42"


def test_completing_is_an_action():
    """P42, P11."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, common="twenty_terraces category_complete")
    play(s, 0, Complete("twenty_terraces"))
    assert int(s.actions_left) == 1
    play(s, 0, Complete("category_complete"))

    assert int(s.seat) == 1


def test_one_from_hand_is_laid_open_and_a_new_one_drawn():
    """P43: kept, or made common."""
    for action, where in ((Keep(), "hand"), (Share(), "common")):
        s = table(players=4, taken={0: (16, 4, 0, 0)}, objectives={0: "twenty_terraces"}, objective_deck="nine_north")
        happened = play(s, 0, Complete("twenty_terraces"))
        assert kinds(happened) == [state.OBJECTIVE_COMPLETED, state.OBJECTIVE_DRAWN, state.OBJECTIVE_SEEN]
        assert [event.kind for event in happened if event.is_visible_to(2)] == kinds(happened)[:2]
        assert phase_of(s) == "keep"
        play(s, 0, action)
        seen = look(s, 0)
        assert [card.id for card in (seen.seats[0].hand.objectives if where == "hand" else seen.common)] == [
            "nine_north"
        ]
        assert [card.id for card in look(s, 1).seats[0].completed] == ["twenty_terraces"]
        assert (phase_of(s), int(s.actions_left)) == ("action", 1)


def test_a_common_one_is_taken_and_not_replaced():
    """P43."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, common="twenty_terraces nine_east")
    left = look(s, 0).objectives_left
    play(s, 0, Complete("twenty_terraces"))

    assert [card.id for card in look(s, 0).common] == ["nine_east"]
    assert (phase_of(s), look(s, 0).objectives_left) == ("action", left)


def test_nothing_is_drawn_from_an_empty_deck():
    """P43."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, objectives={0: "twenty_terraces"}, objective_deck="")
    play(s, 0, Complete("twenty_terraces"))

    assert (phase_of(s), look(s, 0).seats[0].objectives) == ("action", 0)


def test_a_drawn_objective_is_kept_or_shared_before_anything_else():
    """P43."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, objectives={0: "twenty_terraces"})
    play(s, 0, Complete("twenty_terraces"))

    assert legal_words(s, 0) == [Keep(), Share()]
    assert why_not(s, 0, Draw()) == "P43"
    assert why_not(table(), 0, Keep()) == "P43"


TO_THE_FOUNTAIN = """
    +.....AA.....
    ......a......
    ......a......
    ......a......
    ......a......
    ......a......
"""
"""2 players: a column of terraces from the north to I8, by a flower bed and up to the fountain."""


def test_around_means_any_of_the_eight_neighbours():
    """P44: I8 touches the fountain's J9 by a corner only."""
    s = table(TO_THE_FOUNTAIN, {"A": "0 friterie"})

    assert int(s.around[0, 0]) == 1
    assert [int(s.around[0, element]) for element in (1, 2)] == [3, 0]  # I4, I5, I6 by the northern flower bed
    assert not is_met(s, "fountain_five")


def test_the_count_holds_for_each_element_of_a_kind():
    """P44: three terraces around one flower bed and none around the other are not two around each."""
    s = table(TO_THE_FOUNTAIN, {"A": "0 friterie"})
    assert not is_met(s, "each_flower_bed")
    for element, counts in ((1, (2, 2)), (1, (1, 9))):
        s.around[0, element], s.around[0, element + 1] = counts
        assert is_met(s, "each_flower_bed") == (min(counts) >= 2)


def test_five_around_the_fountain():
    """P44."""
    s = table(TO_THE_FOUNTAIN, {"A": "0 friterie"}, income={0: 9}, common="fountain_five", pigeon_deck="one_less")
    play_all(s, Terrace("J8"), Terrace("K8"), Terrace("L8"))
    assert not is_met(s, "fountain_five")
    play_all(s, Terrace("M8"), Terrace("M9"), Stop())

    assert is_met(s, "fountain_five")
    assert why_not(s, 0, Complete("fountain_five")) == ""


def test_each_kind_of_decor_needs_one_terrace_somewhere():
    """P44: around some element of each of the four kinds."""
    s = table(TO_THE_FOUNTAIN, {"A": "0 friterie"})
    assert not is_met(s, "each_decor_type")
    for element in (3, 6):
        s.around[0, element] = 1

    assert is_met(s, "each_decor_type")


@pytest.mark.parametrize(
    ("name", "taken", "expected"),
    [
        ("three_per_category", (3, 3, 3, 3), True),
        ("three_per_category", (9, 9, 9, 2), False),
        ("category_complete", (0, 0, 12, 0), True),
        ("category_complete", (15, 15, 11, 7), False),
        ("twenty_terraces", (10, 10, 0, 0), True),
        ("twenty_terraces", (10, 9, 0, 0), False),
    ],
)
def test_categories_and_totals_count_tiles_taken(name, taken, expected):
    """P45: also those that have been covered."""
    assert is_met(table(players=4, taken={0: taken}), name) == expected


@pytest.mark.parametrize(
    ("name", "quarters", "expected"),
    [
        ("three_per_quarter", (3, 3, 3, 3), True),
        ("three_per_quarter", (9, 3, 3, 2), False),
        ("nine_north", (4, 5, 0, 0), True),
        ("nine_north", (4, 4, 9, 9), False),
        ("nine_south", (0, 0, 9, 0), True),
        ("nine_east", (0, 5, 0, 4), True),
        ("nine_east", (9, 5, 9, 3), False),
        ("nine_west", (8, 0, 1, 0), True),
        ("nine_west", (8, 9, 0, 9), False),
    ],
)
def test_halves_and_quarters_count_terraces_on_the_board(name, quarters, expected):
    """P45, P4: north-west, north-east, south-west, south-east."""
    s = table(players=4)
    for quarter, count in enumerate(quarters):
        s.quarter[0, quarter] = count

    assert is_met(s, name) == expected


def test_a_covered_terrace_serves_no_objective_on_the_board():
    """P45, P39: of nine in the west one is covered."""
    line = "\n".join(["+AABBB....", "...bbb....", "...bbb....", "...bbb....", ".........."])
    s = table(
        line, {"A": "0 friterie", "B": "1 creperie"}, players=4, income={0: 9}, pigeons={0: "intrude"}, used={1: 1}
    )
    assert is_met(s, "nine_west", 1)
    play_all(s, Intrude(1), Terrace("C2"), Terrace("C3"), Terrace("C4"), Terrace("D4"))

    assert not is_met(s, "nine_west", 1)
    assert int(s.taken[1, 1]) == 9


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_may_be_turned_and_mirrored(name):
    """P46: in all eight positions, each with a stem to its restaurant."""
    for shape in turned(set(shape_of(SHAPES[name]))):
        s = table(stack(shape), {"A": "0 creperie"}, players=4)
        assert is_met(s, name), shape


def test_a_shape_may_be_part_of_a_larger_area():
    """P46: a full rectangle holds flag, bulge and stairs, but no cross beyond its edge."""
    block = "\n".join(["+AAA....", ".aaa....", ".aaa....", ".aaa....", ".aaa...."])
    s = table(block, {"A": "0 creperie"}, players=4)

    assert is_met(s, "shape_flag")
    assert is_met(s, "shape_stairs")
    assert is_met(s, "shape_cross")
    assert not is_met(s, "shape_nose")  # five long


def test_a_shape_that_is_not_there_is_not_met():
    """P46: five of six."""
    line = "\n".join(["+AAA....", ".a......", ".aa.....", ".a......", ".a......"])
    s = table(line, {"A": "0 creperie"}, players=4)

    assert not any(is_met(s, name) for name in SHAPES)


def test_terraces_of_two_restaurants_make_no_shape():
    """P46, P28: they never touch."""
    s = table(
        """
        +AA.BB..
        .a..b...
        .a..b...
        .a..b...
        """,
        {"A": "0 friterie", "B": "0 friterie"},
        players=4,
    )

    assert not any(is_met(s, name) for name in SHAPES)


def test_one_terrace_may_serve_several_objectives():
    """P46."""
    block = "\n".join(["+AAA....", ".aaa....", ".aaa....", ".aaa....", ".aaa...."])
    s = table(block, {"A": "0 creperie"}, players=4, common="shape_flag shape_stairs")
    play_all(s, Complete("shape_flag"), Complete("shape_stairs"))

    assert {card.id for card in look(s, 0).seats[0].completed} == {"shape_flag", "shape_stairs"}


def test_views_say_who_meets_what():
    """P42: for the seat that looks."""
    s = table(players=4, taken={0: (16, 4, 0, 0)}, common="twenty_terraces")

    assert [card.is_met for card in look(s, 0).common] == [True]
    assert [card.is_met for card in look(s, 1).common] == [False]
    assert [card.is_met for card in look(s, None).common] == [False]
    assert ParisText("en").objective(look(s, 0).common[0]) == "20 terraces placed (4)"
