import pytest

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.core.kernel import events
from toque.games.italia.kernel import state

PLAIN_DINNER = ("mozzarella_in_carrozza", "cacio_e_pepe", "scamorza_alla_griglia", "cantucci")  # 3 + 3 + 2 + 2
FISH_DINNER = ("sarde_in_saor", "bigoli_in_salsa", "sarde_a_beccafico", "sorbetto_al_limone")  # 1 + 2 + 3 + 2


def guide(*menus, players=None, **options):
    """Season four, after the action phases; seat by seat the recipes on the menu."""
    table = Table(players or max(2, len(menus)), **options)
    table.season(4)
    for seat, menu in enumerate(menus):
        table.menu(seat, *menu)
    before = int(table.s.event_count)
    table.cook_now()
    table.happened = events.since(table.s, before)
    return table


def test_recipes_are_added_before_the_dinner_as_for_the_critic():
    """I21."""
    table = Table(2)
    table.season(4)
    table.menu(0, *PLAIN_DINNER[:3])
    table.hand(0, "cantucci", "semifreddo_al_pistacchio")
    table.shelf(0, "almond", "pistachio", "cream")
    table.cook_now()
    assert table.phase == "cook"
    assert table.why_not(0, "cook", "semifreddo_al_pistacchio") == "I17"
    table.play(0, "cook", "cantucci")
    table.play(0, "pass")

    assert table.view(0).seats[0].spoons == 1


def test_a_dinner_is_one_recipe_of_each_course_of_ones_own_choice():
    """I21."""
    table = guide((*PLAIN_DINNER, "caponata"))
    assert (table.phase, table.actors) == ("dinner", [0])
    assert table.can(0, "present") == ["caponata", "mozzarella_in_carrozza"]
    assert table.why_not(0, "present", "cantucci") == "I21", "the only dessert is in it already"
    happened = table.play(0, "present", "caponata")

    presented = [dish.recipe.id for dish in table.view(1).seats[0].menu["antipasto"] if dish.is_presented]
    assert presented == ["caponata"]
    assert all(event.is_visible_to(-1) for event in of_kind(happened, state.DISH_PRESENTED))


def test_dinners_are_presented_in_turn_order():
    """I21."""
    table = guide((*PLAIN_DINNER, "caponata"), (*FISH_DINNER, "panna_cotta"))
    assert table.actors == [0]
    table.play(0, "present", "caponata")

    assert table.actors == [1]


def test_who_can_present_must():
    """I21."""
    table = guide((*PLAIN_DINNER, "caponata"))

    assert table.why_not(0, "pass") == "I21"


def test_without_all_four_courses_one_does_not_take_part():
    """I21."""
    table = guide(("catalana_di_astice", "linguine_all_astice", "cappon_magro"), PLAIN_DINNER)

    assert [seat.spoons for seat in table.view(0).seats] == [0, 1]
    assert {event.seat for event in of_kind(table.happened, state.DISH_PRESENTED)} == {1}


def test_the_most_prestige_wins_one_spoon_and_no_marker_moves():
    """I22."""
    table = guide(PLAIN_DINNER, FISH_DINNER, ("panna_cotta",))

    assert [seat.spoons for seat in table.view(0).seats] == [1, 0, 0], "10 against 8"
    assert [seat.rating for seat in table.view(0).seats] == [10, 10, 10]


def test_nobody_with_a_dinner_means_no_spoon():
    """I22."""
    table = guide(("panna_cotta",), ("cantucci",))

    assert [seat.spoons for seat in table.view(0).seats] == [0, 0]
    assert table.phase == "bid"


def test_equal_dinners_go_by_the_ladder():
    """I22, I34."""
    table = Table(2)
    table.season(4)
    table.menu(0, "mozzarella_in_carrozza", "cacio_e_pepe", "scamorza_alla_griglia", "cantucci")  # 3 + 3 + 2 + 2
    table.menu(1, "caponata", "pasta_con_le_sarde", "peperoni_ripieni", "torta_di_nocciole")  # 2 + 2 + 4 + 2
    table.rating(1, 12)
    table.cook_now()

    assert [seat.spoons for seat in table.view(0).seats] == [0, 1]


def test_all_four_of_one_food_category_win_the_food_token():
    """I23, I29."""
    table = guide(FISH_DINNER, PLAIN_DINNER)

    assert [seat.food_token for seat in table.view(0).seats] == ["fish", None]
    assert [table.line(seat, "food") for seat in (0, 1)] == [10, 0]


def test_an_all_recipe_counts_for_every_category():
    """I23."""
    table = guide((*FISH_DINNER[:3], "panna_cotta"))

    assert table.view(0).seats[0].food_token == "fish"


def test_where_several_categories_fit_the_player_chooses_one():
    """I23."""
    table = guide(("tramezzini_veneziani", "insalata_di_riso", "spiedini_mari_e_monti", "panna_cotta"))
    assert table.phase == "category"
    assert table.can(0, "category") == ["meat", "fish", "vegetable"]
    assert table.why_not(0, "pass") == "I23"
    table.play(0, "category", "vegetable")

    assert table.view(0).seats[0].food_token == "vegetable"
    assert table.line(0, "food") == 10


def test_where_only_one_category_fits_there_is_nothing_to_choose():
    """I23."""
    table = guide(("tramezzini_veneziani", "insalata_di_riso", "spiedini_mari_e_monti", "torta_di_mele"))

    assert table.view(0).seats[0].food_token == "vegetable"
    assert table.phase == "bid"


def test_all_four_of_one_specialty_win_the_specialty_token():
    """I23, I29."""
    family = ("sarde_in_saor", "bigoli_in_salsa", "sarde_a_beccafico", "cantucci")
    refined = ("carpaccio_di_bresaola", "risotto_ai_gamberi", "radicchio_gratinato", "zabaione")
    table = guide(family, refined)

    assert [seat.specialty_token for seat in table.view(0).seats] == ["family", "refined"]
    assert [table.line(seat, "specialty") for seat in (0, 1)] == [15, 15]


def test_a_recipe_without_a_specialty_counts_for_none():
    """I23."""
    table = guide(("sarde_in_saor", "bigoli_in_salsa", "sarde_a_beccafico", "sorbetto_al_limone"))

    assert table.view(0).seats[0].specialty_token is None


@pytest.mark.parametrize("players", [2, 5])
def test_any_number_of_players_may_win_the_same_token(players):
    """I23."""
    table = Table(players)
    table.season(4)
    table.menu(0, *FISH_DINNER)
    table.menu(1, "impepata_di_cozze", "spaghetti_alle_vongole", "fritto_misto_di_mare", "sgroppino")
    table.cook_now()

    assert [seat.food_token for seat in table.view(0).seats][:2] == ["fish", "fish"]


def test_one_dinner_may_win_a_food_and_a_specialty_token():
    """I23."""
    table = guide(("bruschetta_al_pomodoro", "pasta_e_fagioli", "fagioli_all_uccelletto", "torta_di_mele"))

    mine = table.view(0).seats[0]
    assert (mine.food_token, mine.specialty_token) == ("vegetable", "family")
