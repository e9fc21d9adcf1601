"""What a terrace would cost, bring and touch, as its builder is told before it stands."""

from tests.games.paris.tables import look, play, table
from toque.games.paris.kernel.components import MAJORITY_IDS, OBJECTIVE_ROWS
from toque.games.paris.words.actions import CornerTerrace, Draw, Terrace
from toque.games.paris.words.preview import preview_details

SCENE = """
    +.AAA.BB..
    ...a..b...
    ...a......
    ..........
"""
HOUSES = {"A": "0 creperie", "B": "1 friterie"}


def ahead(s, action, seat=0):
    """The outlook of an action, as somebody has it who has not done it yet."""
    before = look(s, seat)
    return preview_details(before, play(s, seat, action))


def scene(**more):
    return table(SCENE, HOUSES, players=4, income={0: 4}, **more)


def test_it_tells_what_a_terrace_costs_and_brings():
    """P24, P30."""
    row = look(scene(), 0).seats[0].rows[1]

    told = ahead(scene(), Terrace("C2"))

    assert (told.cell, told.restaurant, told.price) == ("C2", 1, row.next_cost)
    assert (told.points, told.income) == (row.next_points - row.points, row.next_income)


def test_a_free_terrace_costs_nothing():
    """P35."""
    s = scene(pigeon_deck="free_terrace")
    pigeon = next(cell for cell in look(s, 0).restaurants[0].spots if ground(s, cell) == "p")
    assert ahead(s, Terrace(pigeon)).has_pigeon

    spot = look(s, 0).restaurants[0].spots[0]

    assert (ahead(s, Terrace(spot)).price, look(s, 0).phase) == (0, "build")


def ground(s, cell):
    return look(s, 0).square[int(cell[1:]) - 1]["ABCDEFGHIJKLMNOPQRST".index(cell[0])]


def test_a_corner_is_built_on_by_the_restaurant_that_was_asked_for():
    """P25."""
    corner = """
        +AA...
        B.....
        B.....
    """

    for action, number in ((Terrace("B2"), 1), (CornerTerrace("north_west"), 2)):
        s = table(corner, {"A": "0 friterie", "B": "0 friterie"}, players=4, income={0: 3})
        assert ahead(s, action).restaurant == number


def test_it_names_the_majorities_that_the_terrace_counts_for():
    """P52."""
    for majority in range(len(MAJORITY_IDS)):
        s = scene(majority=majority)
        before = look(s, 0).seats[0].counts
        told = ahead(s, Terrace("C2"))
        after = look(s, 0).seats[0].counts
        changed = {name for name in after if after[name] > before[name]} - {"money"}
        assert set(told.majorities) == changed


def test_it_shows_the_shape_that_the_terrace_comes_nearer_to_and_that_is_still_free():
    """P46."""
    told = ahead(scene(objectives={0: "shape_cross"}, common="shape_flag nine_west"), Terrace("C3"))

    assert [fit.objective for fit in told.fits] == ["shape_cross", "shape_flag"]
    cross = told.fits[0]
    assert {"C3", "D3", "D2"} <= set(cross.cells)
    assert cross.filled == 3


def test_a_shape_is_shown_only_where_it_can_still_come_to_lie():
    """P27: on the square, where no decor is, and no terrace of another restaurant."""
    shapes = " ".join(row["id"] for row in OBJECTIVE_ROWS if row["kind"] == "shape")
    for spot in look(scene(), 0).restaurants[0].spots:
        fits = ahead(scene(common=shapes), Terrace(spot)).fits
        assert fits
        for cell in {cell for fit in fits for cell in fit.cells}:
            assert ground(scene(), cell) in ".p"
            assert cell != "G2"


def test_nobody_is_shown_anything_of_others_objectives():
    s = scene(objectives={1: "shape_cross"})

    assert ahead(s, Terrace("C3")).fits == []


def test_only_a_terrace_has_an_outlook():
    assert ahead(scene(), Draw()) is None
