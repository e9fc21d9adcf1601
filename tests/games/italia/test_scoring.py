import pytest

from tests.games.italia.tables import GAME, Table


@pytest.mark.parametrize(("value", "points"), [(10, 10), (16, 16), (23, 23), (30, 30)])
def test_the_space_on_the_track_scores_its_value(value, points):
    """I26."""
    table = Table(2)
    table.rating(0, value)

    assert table.line(0, "track") == points


def test_recipes_on_the_menu_and_wines_in_the_cellar_score_their_prestige():
    """I27."""
    table = Table(2)
    table.menu(0, "carciofi_ai_funghi", "panna_cotta")
    table.cellar(0, "barolo", "soave")

    assert table.line(0, "recipes") == 6 + 3
    assert table.line(0, "wines") == 6 + 2


def test_cards_in_hand_score_nothing():
    """I27."""
    table = Table(2)
    table.hand(0, "carciofi_ai_funghi")

    assert table.line(0, "recipes") == 0


def test_a_spoon_and_a_star_score_ten_each_the_printed_star_too():
    """I28."""
    table = Table(2)
    assert table.line(0, "stars") == 10
    table.s.stars[0] = 3
    table.s.spoons[0] = 2

    assert (table.line(0, "stars"), table.line(0, "spoons")) == (30, 20)


def test_tokens_score_ten_and_fifteen():
    """I29."""
    table = Table(2)
    table.s.food_token[0] = 3
    table.s.specialty_token[1] = 2

    assert [table.line(seat, "food") for seat in (0, 1)] == [10, 0]
    assert [table.line(seat, "specialty") for seat in (0, 1)] == [0, 15]


def test_a_recipe_with_its_wine_scores_three():
    """I30."""
    table = Table(2)
    table.menu(0, "carciofi_ai_funghi")  # Gavi
    table.cellar(0, "barolo")
    assert table.line(0, "wine_matches") == 0
    table.cellar(0, "gavi")

    assert table.line(0, "wine_matches") == 3
    assert table.view(1).seats[0].menu["antipasto"][0].has_wine


def test_one_wine_serves_several_recipes_and_two_equal_bottles_count_once():
    """I30."""
    table = Table(2)
    table.menu(0, "carciofi_ai_funghi", "risotto_ai_gamberi", "panna_cotta")
    table.cellar(0, "gavi", "gavi")

    assert table.line(0, "wine_matches") == 2 * 3


def test_rooms_and_face_up_bonus_cards_score():
    """I31."""
    table = Table(2, advanced=True)
    table.rooms(0, "standard", "super_luxury")
    table.bonus(0, "acquario", "piano_bar")
    assert (table.line(0, "rooms"), table.line(0, "bonus_cards")) == (2 + 9, 4 + 5)
    table.s.bonus[0] &= ~1
    table.s.bonus_used[0] |= 1

    assert table.line(0, "bonus_cards") == 5, "the aquarium lies face down"


def test_most_points_win():
    """I32."""
    table = Table(3)
    table.s.spoons[1] = 1

    assert [score.rank for score in GAME.score(table.s)] == [2, 1, 3]


def test_equal_points_are_ranked_by_the_ladder():
    """I32, I34."""
    table = Table(3)
    table.rating(0, 20)
    table.s.spoons[1] = 1
    table.s.spoons[2] = 1
    table.menu(2, "sarde_in_saor")
    table.cellar(1, "barbera_d_asti")

    scores = GAME.score(table.s)
    assert [score.total for score in scores] == [30, 31, 31]
    assert [score.rank for score in scores] == [3, 2, 1]


def test_the_lines_add_up_to_the_total():
    """I32."""
    table = Table(2, advanced=True)
    table.menu(0, "carciofi_ai_funghi")
    table.cellar(0, "gavi")
    table.rooms(0, "luxury")
    table.bonus(0, "acquario")
    score = GAME.score(table.s)[0]

    assert score.total == sum(score.lines.values()) == 10 + 6 + 3 + 10 + 3 + 5 + 4
