"""The rulebook's own examples: P57 to P63. Max is seat 0, Alice seat 1."""

from tests.games.at_the_table import kinds
from tests.games.paris.tables import crowd, legal_words, lines_of, look, play, play_all, table, why_not
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.words.actions import Coin, Complete, Intrude, Keep, Open, Site, Stop, Terrace

MAX, ALICE = 0, 1


def test_max_opens_a_creperie():
    """P57: two flour and one cheese of four cards; his income goes from 1 to 2. Three players."""
    s = table(players=3, hands={MAX: "flour*2 cheese meat"}, row="coin coin bread potatoes")
    play_all(s, Open("creperie"), Site("north", 6))

    assert look(s, MAX).seats[MAX].hand.cards == {"meat": 1}
    assert look(s, ALICE).discards == {"flour": 2, "cheese": 1}
    assert int(s.income[MAX]) == 2
    assert look(s, ALICE).restaurants[0].cells == ["F2", "G2", "H2"]
    assert next(kind.left for kind in look(s, MAX).supply if kind.type == "creperie") == 1


def test_max_spends_five_on_two_terraces():
    """P58: income 4 with a Crêperie and a Bar à vin, one coin; 2 + 3."""
    s = table(
        """
        +.AAA.BBBB.
        ...........
        """,
        {"A": "0 creperie", "B": "0 bar_a_vin"},
        players=3,
        income={MAX: 4},
        hands={MAX: "coin"},
    )
    play_all(s, Terrace("D3"), Coin())
    assert int(s.budget) == 3
    play(s, MAX, Terrace("H3"))

    assert int(s.budget) == 0
    assert legal_words(s, MAX) == [Stop()]
    assert {(terrace.cell, terrace.restaurant) for terrace in look(s, MAX).terraces} == {("D3", 1), ("H3", 2)}


def test_two_tied_for_first_of_four():
    """P59: the pigeons, 10 each, then 4 and 0; three tied for first get 8 each."""
    s = table(players=4, majority=4, used={0: 2, 1: 2, 2: 1})
    t = table(players=4, majority=4, used={0: 1, 1: 1, 2: 1})

    assert [score.lines["majority_pigeons"] for score in GAME.score(s)] == [10, 10, 4, 0]
    assert [score.lines["majority_pigeons"] for score in GAME.score(t)] == [8, 8, 8, 0]


def test_alices_friterie_is_in_the_way():
    """P60: her terraces lie in front of Max's Crêperie; next to them he may not build, elsewhere he may."""
    s = table(
        """
        +AABBB..
        ..aa....
        ........
        """,
        {"A": "1 friterie", "B": "0 creperie"},
        players=4,
        income={MAX: 4},
    )

    assert why_not(s, MAX, Terrace("D2")) == "P27"
    assert why_not(s, MAX, Terrace("E2")) == "P28"
    assert why_not(s, MAX, Terrace("F2")) == ""


def test_max_intrudes_on_alice():
    """P61: one terrace next to hers, then two over hers."""
    s = table(
        """
        +.AAABB.
        ..a..b..
        .....b..
        .....bb.
        """,
        {"A": "0 creperie", "B": "1 friterie"},
        players=4,
        income={MAX: 12},
        pigeons={MAX: "intrude"},
    )
    play_all(s, Terrace("D2"), Intrude(1), Terrace("D3"), Terrace("E3"))
    assert why_not(s, MAX, Terrace("F3")) == "P40"
    play_all(s, Stop())
    assert int(s.covers[1]) == 0

    s = table(
        """
        +.AAABB.
        ..aa.b..
        .....b..
        .....b..
        """,
        {"A": "0 creperie", "B": "1 friterie"},
        players=4,
        income={MAX: 12},
        pigeons={MAX: "intrude"},
    )
    play_all(s, Intrude(1), Terrace("D3"), Terrace("E3"))
    play(s, MAX, Terrace("E4"))
    happened = play(s, MAX, Terrace("F4"))
    assert state.TERRACE_COVERED in kinds(happened)
    play(s, MAX, Terrace("F3"))

    assert (int(s.open[2]), int(s.covers[1]), int(s.taken[ALICE, 0])) == (1, 0, 3)


def test_max_builds_a_shape_and_completes_the_objective():
    """P62: 4 points; the new card, kept and never met, costs its points."""
    s = table(
        """
        +AAA....
        .aa.....
        .aa.....
        .a......
        ........
        """,
        {"A": "0 creperie"},
        players=4,
        income={MAX: 2},
        taken={MAX: (0, 0, 0, 0)},
        objectives={MAX: "shape_flag"},
        objective_deck="shape_mill",
    )
    assert why_not(s, MAX, Complete("shape_flag")) == "P42"
    play_all(s, Terrace("B5"), Stop(), Complete("shape_flag"), Keep())

    assert lines_of(s, MAX)["objective_shape_flag"] == 4
    assert lines_of(s, MAX)["objective_shape_mill"] == -5
    assert int(s.seat) == ALICE


def test_three_players_and_no_tie():
    """P63: restaurants, 12, 6 and 0."""
    s = crowd(
        table(players=3, majority=1),
        {("north", 5): "0 friterie", ("north", 8): "0 friterie", ("east", 5): "1 friterie"},
    )

    assert [score.lines["majority_restaurants"] for score in GAME.score(s)] == [12, 6, 0]
