"""Intruding on the neighbours: P39 to P41."""

from tests.games.at_the_table import kinds
from tests.games.paris.oracle import rows
from tests.games.paris.tables import legal_words, look, phase_of, play, play_all, table, terrace_cells, why_not
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.words.actions import Intrude, Stop, Terrace

RIVALS = """
    +.AA.BB.
    ..a..b..
    .....b..
    .....bb.
    ........
"""


def rivals(drawing=RIVALS, restaurants=None, **more):
    """Seat 0's restaurant 1 beside seat 1's restaurant 2."""
    return table(
        drawing,
        restaurants or {"A": "0 friterie", "B": "1 friterie"},
        players=4,
        **{"income": {0: 9}, "pigeons": {0: "intrude"}, **more},
    )


def test_with_intrude_terraces_may_be_next_to_other_players_terraces():
    """P39: without it they may not."""
    s = rivals()
    play(s, 0, Terrace("D2"))
    assert why_not(s, 0, Terrace("E2")) == "P28"
    happened = play(s, 0, Intrude(1))

    assert kinds(happened) == [state.INTRUDE_PLAYED]
    assert why_not(s, 0, Terrace("E2")) == ""
    assert look(s, 1).restaurants[0].is_intruding
    assert look(s, 1).restaurants[0].covers_left == 2
    assert look(s, 0).seats[0].hand.pigeons == {}


def test_up_to_two_terraces_may_be_covered():
    """P39: the tile is taken and paid as usual."""
    s = rivals(income={0: 20})
    play_all(s, Intrude(1), Terrace("D2"), Terrace("E2"), Terrace("E3"), Terrace("E4"), Terrace("E5"))
    play_all(s, Terrace("F5"), Terrace("G5"))
    budget, taken, cost = int(s.budget), int(s.taken[0, 0]), look(s, 0).restaurants[0].next_cost
    happened = play(s, 0, Terrace("G4"))

    assert state.TERRACE_COVERED in kinds(happened)
    assert budget - int(s.budget) == cost
    assert int(s.taken[0, 0]) == taken + 1
    assert look(s, 0).restaurants[0].covers_left == 1
    play(s, 0, Terrace("F4"))
    assert look(s, 0).restaurants[0].covers_left == 0
    assert why_not(s, 0, Terrace("F3")) == "P39"


def test_a_covered_terrace_is_lost_to_its_owner():
    """P39: it counts for nothing on the board, and its row does not get it back."""
    s = rivals(
        """
        +.AABB..
        ..a.b...
        ....b...
        """
    )
    play_all(s, Intrude(1), Terrace("D2"), Terrace("D3"), Terrace("E3"))

    assert (int(s.open[2]), int(s.quarter[1, 0]), int(s.taken[1, 0])) == (1, 1, 2)
    assert look(s, 1).seats[1].rows[0].taken == 2


def test_a_covered_terrace_counts_for_no_majority_and_no_shape():
    """P39, P45: the stairs of restaurant 2 are gone with their last step."""
    s = rivals(
        """
        +.AABBB..
        ..a.bbb..
        ....bb...
        ....b....
        """,
        {"A": "0 friterie", "B": "1 creperie"},
        pigeon_deck="one_less",
    )
    stairs = [row["id"] for row in rows("objectives.csv") if row["kind"] == "shape"].index("shape_stairs")
    assert int(s.shapes[2]) >> stairs & 1
    play_all(s, Intrude(1), Terrace("D2"), Terrace("D3"), Terrace("D4"))
    play(s, 0, Terrace("E4"))

    assert int(s.shapes[2]) == 0


def test_terraces_of_two_owners_may_be_covered():
    """P39."""
    s = rivals(
        """
        +.AA.BB.
        ...a.b..
        Cc.a.b..
        C.......
        """,
        {"A": "0 friterie", "B": "1 friterie", "C": "2 friterie"},
    )
    play_all(s, Intrude(1), Terrace("C3"), Terrace("B3"), Terrace("E3"), Terrace("F3"))

    assert int(s.covers[1]) == 0
    assert (int(s.open[2]), int(s.open[3])) == (1, 0)


def test_one_named_restaurant_has_the_effect():
    """P39: another of the same player's has not."""
    s = rivals(
        """
        +AA.BB.CC
        .a..b..c.
        .........
        .........
        """,
        {"A": "0 friterie", "B": "1 friterie", "C": "0 friterie"},
    )
    play_all(s, Intrude(1), Terrace("C2"))

    assert why_not(s, 0, Terrace("D2")) == ""
    assert why_not(s, 0, Terrace("G2")) == ""
    play(s, 0, Terrace("G2"))
    assert why_not(s, 0, Terrace("F2")) == "P28"


def test_a_second_card_gives_two_more_covers_or_serves_another_restaurant():
    """P39."""
    s = rivals(pigeons={0: "intrude*2"})
    play_all(s, Intrude(1), Intrude(1))
    assert look(s, 0).restaurants[0].covers_left == 4

    s = rivals(
        """
        +AA.BB.CC
        .a..b..c.
        .........
        .........
        """,
        {"A": "0 friterie", "B": "1 friterie", "C": "0 friterie"},
        pigeons={0: "intrude*2"},
    )
    play_all(s, Intrude(1), Intrude(3), Terrace("C2"), Terrace("G2"))
    assert why_not(s, 0, Terrace("F2")) == why_not(s, 0, Terrace("D2")) == ""


def test_the_effect_ends_with_the_action():
    """P39."""
    s = rivals()
    play_all(s, Intrude(1), Terrace("D2"), Stop())

    assert int(s.intruding) == 0
    assert not any(int(covers) for covers in s.covers)


def test_intrude_is_for_a_restaurant_of_ones_own():
    """P39."""
    s = rivals()

    assert why_not(s, 0, Intrude(2)) == "P39"
    assert why_not(s, 0, Intrude(7)) == "P39"
    assert why_not(rivals(pigeons={}), 0, Intrude(1)) == "P39"


def test_intrude_alone_may_make_building_possible():
    """P31, P39: the only cells in front are next to another player's terraces."""
    s = rivals(
        """
        +AABB...
        ...b....
        .bbb....
        """
    )
    assert terrace_cells(s) == set()
    assert why_not(s, 0, Terrace("B2")) == "P28"
    play(s, 0, Intrude(1))

    assert terrace_cells(s) == {"B2", "C2"}
    assert Stop() not in legal_words(s, 0)


def test_intrude_is_not_spent_on_a_restaurant_where_it_leaves_nothing_to_build():
    """P31: restaurant 3 has no tile left, restaurant 1 cannot build without the card."""
    s = rivals(
        """
        +AABB.CCC
        ...b.....
        .bbb.....
        """,
        {"A": "0 friterie", "B": "1 friterie", "C": "0 creperie"},
        taken={0: (0, 16, 0, 0)},
    )

    assert why_not(s, 0, Intrude(3)) == "P31"
    assert why_not(s, 0, Intrude(1)) == ""


BRIDGE = """
    +.AABB..
    ..a.b...
    ....b...
    ....bb..
    ........
"""


def test_covering_never_cuts_terraces_off_from_each_other():
    """P40: E3 holds E2 and E4 together."""
    s = rivals(BRIDGE)
    play_all(s, Intrude(1), Terrace("D2"), Terrace("D3"))

    assert why_not(s, 0, Terrace("E3")) == "P40"


def test_covering_never_takes_the_last_terrace_in_front_of_its_restaurant():
    """P40: E2 is the only one in front."""
    s = rivals(BRIDGE)
    play_all(s, Intrude(1), Terrace("D2"))

    assert why_not(s, 0, Terrace("E2")) == "P40"


def test_the_end_of_a_row_of_terraces_can_be_covered():
    """P40."""
    s = rivals(BRIDGE.replace("....bb..", "....b..."))
    play_all(s, Intrude(1), Terrace("D2"), Terrace("D3"), Terrace("D4"))

    assert why_not(s, 0, Terrace("E4")) == ""


def test_a_terrace_in_the_inner_corner_is_in_front_of_the_restaurant_on_its_side():
    """P40, P25: with B2 left, restaurant 2 in the west keeps a terrace in front of it."""
    s = rivals(
        """
        +..AA..
        Bbba...
        B......
        """
    )
    play(s, 0, Intrude(1))

    assert why_not(s, 0, Terrace("C2")) == ""


def test_terraces_in_a_ring_survive_the_loss_of_any_one_but_the_front():
    """P40: round a corner of the ring there is another way."""
    s = rivals(
        """
        +.AA.BB..
        ..a..bb..
        .....bb..
        .........
        """
    )
    play_all(s, Intrude(1), Terrace("D2"), Terrace("E2"), Terrace("E3"))

    assert why_not(s, 0, Terrace("F3")) == ""
    assert why_not(s, 0, Terrace("F2")) == ""  # G2 is in front as well


def test_a_restaurants_only_terrace_can_be_covered():
    """P40, P25: and it may start again in front."""
    s = rivals(
        """
        +.AABBBBB.
        ..a.b.....
        ..........
        """,
        {"A": "0 friterie", "B": "1 brasserie"},
    )
    assert look(s, 1).restaurants[1].spots == ["F2", "E3"]
    play_all(s, Intrude(1), Terrace("D2"), Terrace("E2"))

    assert look(s, 1).restaurants[1].terraces == 0
    assert look(s, 1).restaurants[1].spots == ["G2", "H2", "I2"]


def test_terraces_of_two_restaurants_of_one_player_stay_apart_in_any_case():
    """P41: next to one's own, and over another's next to one's own."""
    s = rivals(
        """
        +.AA.BB.
        ..a..b..
        ........
        """,
        {"A": "0 friterie", "B": "0 friterie"},
    )
    play_all(s, Intrude(1), Terrace("D2"))
    assert why_not(s, 0, Terrace("E2")) == "P41"

    s = rivals(
        """
        +.AA.BBCC
        ..a..b.c.
        .........
        """,
        {"A": "0 friterie", "B": "1 friterie", "C": "0 friterie"},
    )
    play_all(s, Intrude(1), Terrace("D2"), Terrace("E2"), Terrace("F2"))
    assert why_not(s, 0, Terrace("G2")) == "P41"


def test_ones_own_terraces_are_never_covered():
    """P27, P39."""
    s = rivals()
    play_all(s, Intrude(1), Terrace("D2"))

    assert why_not(s, 0, Terrace("C2")) == "P27"


def test_intrude_chosen_before_the_first_terrace_is_part_of_it():
    """P39, P31."""
    s = rivals()
    play(s, 0, Intrude(1))

    assert phase_of(s) == "prepare"
    assert GAME.legal_actions(s, 1) == []
    assert int(s.kept[0, 5]) == 1
