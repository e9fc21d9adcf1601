"""What comes to a player's mind first."""

from tests.games.italia.tables import GAME, Table
from toque.core.kernel.playout import NO_ACTION
from toque.core.kernel.rng import generator
from toque.games.italia.words.actions import Buy, Draw, Pass, Restock


def urges(table, seat=0, times=60):
    """Everything that comes to mind first, now and then."""
    found = {int(GAME.rollout_action(table.s, seat, generator("urge", turn))) for turn in range(times)}
    return {None if number == NO_ACTION else GAME.decode_action(number) for number in found}


def shopper(*recipes, **options):
    """A table at which seat 0 shops for these recipes; the butcher has ham only, the fruit shop a fig."""
    table = Table(2, **options)
    table.hand(0, *recipes)
    table.display("butcher", "ham", "ham", "ham")
    table.display("fruit", "fig")
    return table


def test_the_ingredients_that_a_recipe_misses_are_bought():
    table = shopper("prosciutto_e_fichi")
    assert urges(table) == {Buy("ham"), Buy("fig")}

    table.shelf(0, "ham")
    assert urges(table) == {Buy("fig")}


def test_what_cannot_be_paid_does_not_come_to_mind():
    table = shopper("prosciutto_e_fichi")
    table.coins(0, 0)

    assert urges(table) == {Draw("wine"), Draw("primo"), Draw("secondo"), Draw("dolce")}


def test_an_ingredient_that_serves_one_recipe_is_bought_again_for_the_next():
    """I15: every recipe uses its own ingredients."""
    table = shopper("prosciutto_e_fichi", "tagliere_di_salumi")
    table.shelf(0, "fig")
    table.shelf(0, "ham")

    assert urges(table) == {Buy("ham")}


def test_what_the_best_recipe_misses_is_looked_for_first():
    table = shopper("carpaccio_di_bresaola", "spaghetti_alle_vongole")
    table.shelf(0, "lemon")
    table.display("fishmonger")

    assert {each for each in urges(table) if isinstance(each, Restock)} == {Restock("butcher")}


def test_a_second_purchase_comes_to_mind_with_the_large_shopping_bag():
    """I45: Borsone della spesa."""
    table = shopper("prosciutto_e_fichi", advanced=True)
    table.bonus(0, "borsone_della_spesa")
    table.play(0, "buy", "ham")

    assert urges(table) == {Buy("fig")}


def test_without_an_action_left_nothing_comes_to_mind():
    """I70: Sommelier keeps a turn open."""
    table = shopper("prosciutto_e_fichi", advanced=True)
    table.bonus(0, "sommelier")
    table.new_turn(0, actions=0)

    assert urges(table) == {None}


def test_after_a_purchase_a_shop_without_what_is_wanted_is_restocked():
    table = shopper("prosciutto_e_fichi", "carpaccio_di_bresaola")
    table.shelf(0, "fig", "lemon")
    table.play(0, "buy", "ham")

    assert urges(table) == {Restock("butcher")}


def test_a_market_action_is_over_where_nothing_is_missing():
    table = shopper("prosciutto_e_fichi")
    table.shelf(0, "fig")
    table.play(0, "buy", "ham")

    assert urges(table) == {Pass()}


def test_where_nothing_wanted_is_for_sale_a_shop_is_restocked_or_other_cards_are_drawn():
    table = shopper("carpaccio_di_bresaola")
    table.shelf(0, "lemon")

    assert urges(table) == {Restock("butcher"), Draw("wine"), Draw("primo"), Draw("secondo"), Draw("dolce")}


def test_recipes_are_drawn_for_the_courses_that_have_fewest():
    table = Table(2)
    table.menu(0, "prosciutto_e_fichi")
    table.hand(0, "panna_cotta")
    table.shelf(0, "cream")

    assert urges(table) == {Draw("wine"), Draw("primo"), Draw("secondo")}


def test_no_wine_is_looked_for_when_the_cellar_is_full():
    table = Table(2)
    table.cellar(0, "amarone", "taurasi", "barolo")

    assert urges(table) == {Draw("antipasto"), Draw("primo"), Draw("secondo"), Draw("dolce")}


def test_no_recipe_is_drawn_where_none_is_left():
    table = Table(2)
    table.keep_in_deck(0, discard=False)
    table.cellar(0, "amarone", "taurasi", "barolo")

    assert urges(table) == {Draw("primo"), Draw("secondo"), Draw("dolce")}


def test_nothing_new_is_begun_at_the_very_end():
    table = Table(2)
    table.season(4)
    table.s.action_phase = 2

    assert urges(table) == {None}


def test_a_full_shelf_and_the_other_questions_are_left_to_a_closer_look():
    table = shopper("prosciutto_e_fichi")
    table.shelf(0, "beef", "beef", "pork", "pork", "lemon", "lemon")
    assert urges(table) == {None}

    table = Table(2)
    table.play(0, "draw", "primo")
    assert urges(table) == {None}
