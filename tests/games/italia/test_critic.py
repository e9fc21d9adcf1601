import pytest

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state

THREE, TWO, ONE = "funghi_trifolati", "bruschetta_al_pomodoro", "sarde_in_saor"  # named by their prestige


def judged(table):
    """The critic comes; the markers afterwards."""
    table.cook_now()
    while table.phase == "cook":
        table.play(table.actors[0], "pass")
    return [seat.rating for seat in table.view(0).seats]


def test_only_this_seasons_recipes_count():
    """I18."""
    table = Table(3)
    table.menu(0, "cassata_siciliana", "carciofi_ai_funghi")
    table.menu(1, ONE, new=True)
    table.menu(2, TWO, new=True)

    assert judged(table) == [12, 14, 16]


def test_a_recipe_that_has_left_the_menu_again_does_not_count():
    """I18."""
    table = Table(2)
    table.menu(0, "carciofi_ai_funghi", "prosciutto_e_fichi", new=True)
    table.menu(1, "petto_d_anatra_affumicato", new=True)
    table.hand(0, "sarde_in_saor")
    table.shelf(0, "sardine")
    table.cook_now()
    table.play(0, "cook", "sarde_in_saor")
    table.play(0, "replace", "carciofi_ai_funghi")

    assert [seat.rating for seat in table.view(0).seats] == [14, 16], "4 + 1 points against 7"


def test_best_three_spaces_second_two_everybody_else_one_also_with_no_points():
    """I18."""
    table = Table(5)
    table.menu(2, THREE, new=True)
    table.menu(4, TWO, new=True)
    table.menu(1, ONE, new=True)

    assert judged(table) == [12, 12, 16, 12, 14]


def test_ties_are_settled_with_the_markers_as_they_stood():
    """I18, I34."""
    table = Table(3)
    for seat, value in enumerate((12, 16, 14)):
        table.rating(seat, value)

    assert judged(table) == [14, 23, 18]


def test_the_track_ends_at_its_top():
    """I18."""
    table = Table(2)
    table.rating(0, 26)
    table.menu(0, THREE, new=True)
    table.rating(1, 30)

    assert judged(table) == [30, 30]


def test_in_season_two_the_recipes_of_season_one_are_old():
    """I18."""
    table = Table(2)
    table.menu(0, THREE, new=True)
    table.pass_to(state.ACTION, season=2)

    assert not table.view(0).seats[0].menu["antipasto"][0].is_new


@pytest.mark.parametrize("season", [1, 2, 3])
def test_the_critic_comes_in_the_first_three_seasons(season):
    """I5, I18."""
    table = Table(2)
    table.season(season)
    before = int(table.s.event_count)
    table.cook_now()

    from toque.core.kernel import events

    assert len(of_kind(events.since(table.s, before), state.MARKER_MOVED)) == 2
