from tests.games.italia.tables import Table
from toque.games.italia.kernel import state


def test_balanced_turns_go_from_the_lowest_to_the_highest_marker():
    """I71."""
    table = Table(4, balanced_turns=True)
    for seat, value in enumerate((26, 12, 20, 14)):
        table.rating(seat, value)
    table.pass_to(state.ACTION, season=2)

    assert [seat.rating for seat in table.view(0).seats] == [30, 14, 26, 16]
    assert [int(seat) for seat in table.s.order[:4]] == [1, 3, 2, 0]


def test_the_order_of_balanced_turns_is_fixed_at_the_seasons_start():
    """I71."""
    table = Table(3, balanced_turns=True, advanced=True)
    table.pass_to(state.ACTION, season=2)
    order = [int(seat) for seat in table.s.order[:3]]
    table.coins(order[0], 10)
    table.play(order[0], "course")

    assert [int(seat) for seat in table.s.order[:3]] == order


def test_ties_in_balanced_turns_are_won_by_the_ladder():
    """I71, I7."""
    table = Table(4, balanced_turns=True)
    for seat in range(4):
        table.rating(seat, 30)
    table.menu(2, "carciofi_ai_funghi")
    table.menu(3, "funghi_trifolati")
    table.pass_to(state.ACTION, season=2)

    assert [int(seat) for seat in table.s.order[:4]] == [2, 3, 0, 1]


def test_season_one_of_balanced_turns_is_clockwise():
    """I71, I4."""
    table = Table(4, balanced_turns=True)

    assert [int(seat) for seat in table.s.order[:4]] == [0, 1, 2, 3]


def test_the_apprentice_brings_an_ingredient_of_any_crate_for_both_actions():
    """I72."""
    table = Table(3, apprentice=True)
    wanted = next(iter(table.view(0).shops[3].crate))
    table.play(0, "apprentice", wanted)

    assert [token.id for token in table.view(0).seats[0].shelf] == [wanted]
    assert table.view(0).seats[0].coins < 25
    assert table.actors == [1], "no restocking, no second action"


def test_the_apprentice_needs_both_actions():
    """I72."""
    table = Table(3, apprentice=True)
    table.play(0, "buy", table.can(0, "buy")[0])
    table.play(0, "pass")

    assert table.why_not(0, "apprentice", "pork") == "I72"


def test_the_apprentice_pays_and_finds_only_what_the_crate_holds():
    """I72, I13."""
    table = Table(3, apprentice=True)
    table.display("fishmonger", "lobster", "lobster", "cod", "cod", "cod", "tuna")
    assert table.why_not(0, "apprentice", "lobster") == "I72"
    table.coins(0, 3)

    assert table.why_not(0, "apprentice", "tuna") == "I13"
    assert table.why_not(0, "apprentice", "mussel") == ""


def test_the_apprentice_makes_room_on_a_full_shelf():
    """I72, I13."""
    table = Table(3, apprentice=True)
    table.shelf(0, "egg", "egg", "flour", "flour", "pasta", "rice")
    table.play(0, "apprentice", "anchovy")
    table.play(0, "drop", "rice")

    assert "anchovy" in [token.id for token in table.view(0).seats[0].shelf]
    assert table.actors == [1]


def test_without_the_variant_there_is_no_apprentice():
    """I72."""
    assert Table(3).why_not(0, "apprentice", "pork") == "I72"


def test_with_the_wine_restriction_no_wine_is_drawn_in_season_one():
    """I73."""
    table = Table(2, wine_restriction=True)
    assert table.why_not(0, "draw", "wine") == "I73"
    table.pass_to(state.ACTION, season=2)

    assert table.why_not(table.actors[0], "draw", "wine") == ""


def test_without_the_restriction_wine_is_drawn_in_season_one():
    """I73."""
    assert Table(2).why_not(0, "draw", "wine") == ""
