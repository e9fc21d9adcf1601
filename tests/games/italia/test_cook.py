from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import SHOP_NAMES


def kitchen(players=2, **options):
    """Both players have something to cook."""
    table = Table(players, **options)
    table.hand(0, "funghi_trifolati", "arrosto_di_vitello", "cassata_siciliana", "petto_d_anatra_affumicato")
    table.shelf(0, "mushroom", "duck", "orange")
    table.hand(1, "panna_cotta")
    table.shelf(1, "cream")
    table.cook_now()
    return table


def test_recipes_are_added_in_turn_order_by_spending_their_ingredients():
    """I15."""
    table = kitchen()
    assert (table.phase, table.actors) == ("cook", [0])
    table.play(0, "cook", "funghi_trifolati")

    mine = table.view(1).seats[0]
    assert [dish.recipe.id for dish in mine.menu["antipasto"]] == ["funghi_trifolati"]
    assert [token.id for token in mine.shelf] == ["duck", "orange"]
    assert table.view(1).shops[SHOP_NAMES.index("greengrocer")].bin == {"mushroom": 1}
    assert mine.hand_sizes["antipasto"] == 1
    table.play(0, "pass")
    assert table.actors == [1]


def test_nobody_need_cook():
    """I15."""
    table = kitchen()
    table.play(0, "pass")
    table.play(1, "pass")

    assert table.phase == "bid"
    assert len(table.view(0).seats[0].hand) == 4


def test_a_recipe_needs_to_be_in_hand_with_all_its_ingredients_on_the_shelf():
    """I15."""
    table = kitchen()

    assert table.why_not(0, "cook", "arrosto_di_vitello") == "I15", "no veal"
    assert table.why_not(0, "cook", "panna_cotta") == "I15", "another's card"
    assert table.can(0, "cook") == ["funghi_trifolati"]


def test_who_has_no_card_or_no_ingredient_is_not_asked():
    """I15."""
    table = Table(4)
    table.hand(0, "panna_cotta")
    table.shelf(1, "cream")
    table.hand(3, "zabaione")
    table.shelf(3, "egg")
    table.cook_now()

    assert (table.phase, table.actors) == ("cook", [3])


def test_a_third_recipe_of_a_course_takes_the_place_of_one_of_the_two():
    """I16."""
    table = Table(2)
    table.menu(0, "bruschetta_al_pomodoro", "caponata")
    table.hand(0, "funghi_trifolati", "panna_cotta")
    table.shelf(0, "mushroom", "cream")
    table.cook_now()
    happened = table.play(0, "cook", "funghi_trifolati")
    assert table.phase == "replace"
    assert len(of_kind(happened, state.COOKED)) == 1
    assert table.can(0, "replace") == ["caponata", "bruschetta_al_pomodoro"]
    assert table.why_not(0, "pass") == "I16"
    assert table.why_not(0, "replace", "funghi_trifolati") == "I16"
    assert table.why_not(0, "replace", "panna_cotta") == "I16"
    table.play(0, "replace", "caponata")

    mine = table.view(1).seats[0]
    assert {dish.recipe.id for dish in mine.menu["antipasto"]} == {"funghi_trifolati", "bruschetta_al_pomodoro"}
    assert [card.id for card in table.view(1).decks[0].discards] == ["caponata"]
    assert (mine.prestige, mine.income) == (3 + 2, 3 + 4)
    assert table.phase == "cook"


def test_two_recipes_of_a_course_stand_side_by_side():
    """I16."""
    table = Table(2)
    table.menu(0, "caponata")
    table.hand(0, "funghi_trifolati")
    table.shelf(0, "mushroom")
    table.cook_now()
    table.play(0, "cook", "funghi_trifolati")

    assert len(table.view(0).seats[0].menu["antipasto"]) == 2


def test_below_20_only_one_toque_from_20_on_two_and_at_the_top_three():
    """I17."""
    one, two, three = "funghi_trifolati", "petto_d_anatra_affumicato", "cassata_siciliana"
    cookable = {}
    for value in (10, 18, 20, 26, 30):
        table = Table(2)
        table.rating(0, value)
        table.hand(0, one, two, three)
        table.shelf(0, "mushroom", "duck", "orange")
        table.cook_now()
        cookable[value] = table.can(0, "cook")
        if value < 20:
            assert table.why_not(0, "cook", two) == "I17"
        if value < 30:
            assert table.why_not(0, "cook", three) == "I17"
        else:
            assert table.why_not(0, "cook", three) == "I15", "only the ingredients are missing"

    assert cookable == {10: [one], 18: [one], 20: [two, one], 26: [two, one], 30: [two, one]}


def test_a_three_toque_recipe_is_cooked_at_the_top():
    """I17."""
    table = Table(2)
    table.rating(0, 30)
    table.hand(0, "cassata_siciliana")
    table.shelf(0, "ricotta", "almond", "orange", "pistachio")
    table.cook_now()
    table.play(0, "cook", "cassata_siciliana")

    assert table.view(0).seats[0].prestige == 9
