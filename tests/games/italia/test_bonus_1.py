"""The 14 cards of bonus deck 1, in the order of the deck: I43 to I56."""

import pytest

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import GAME, Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import SHOP_NAMES


def owning(*cards, players=3, seat=0, **options):
    table = Table(players, advanced=True, **options)
    table.bonus(seat, *cards)
    return table


def shelf(table, seat=0):
    return [token.id for token in table.view(1).seats[seat].shelf]


def crate_of(table, shop):
    return table.view(0).shops[SHOP_NAMES.index(shop)]


def test_acquario_is_worth_four_points_once():
    """I43."""
    assert owning("acquario").line(0, "bonus_cards") == 4


CRATE_CARDS = [
    ("allevatore", "butcher", "duck", 6),
    ("frutteto", "fruit", "pistachio", 4),
    ("orto", "greengrocer", "truffle", 6),
    ("pescatore", "fishmonger", "prawn", 4),
    ("squattero", "grocery", "liquor", 3),
]


def check_crate_card(card, shop, wanted, price):
    """At the market its owner may take an ingredient out of the crate at full price; the display stays as it is."""
    table = owning(card)
    display = crate_of(table, shop).display
    before = crate_of(table, shop).crate[wanted]
    table.play(0, "search", wanted)
    assert shelf(table) == [wanted]
    assert table.view(0).seats[0].coins == 25 - price
    after = crate_of(table, shop)
    assert after.display == display
    assert after.crate.get(wanted, 0) == before - 1
    assert table.phase == "market", "restocking stays allowed"
    assert table.why_not(0, "buy", display[0].id) == "I12", "it was the purchase of this action"
    table.play(0, "restock", shop)
    assert int(table.s.actions_left) == 1


def others_crates(card, shop):
    """Another crate, or another's card, cannot be searched."""
    table = owning(card)
    refused = {other: table.why_not(0, "search", wanted) for _, other, wanted, _ in CRATE_CARDS if other != shop}
    assert "" not in refused.values()
    table.new_turn(1)
    assert table.why_not(1, "search", next(wanted for _, s, wanted, _ in CRATE_CARDS if s == shop)) != ""


def test_allevatore_searches_the_butchers_crate():
    """I44."""
    check_crate_card("allevatore", "butcher", "duck", 6)
    others_crates("allevatore", "butcher")
    table = Table(3, advanced=True)
    assert table.why_not(0, "search", "duck") == "I44"


def test_borsone_della_spesa_buys_two_without_restocking():
    """I45."""
    table = owning("borsone_della_spesa")
    table.display("butcher", "pork", "veal", "beef", "chicken", "ham", "ham")
    happened = table.play(0, "buy", "ham")
    assert table.why_not(0, "restock", "fruit") == "", "buying only one keeps the restock"
    refill = of_kind(happened, state.SPACE_REFILLED)[0].first
    assert GAME.decode_action(5 + refill).ingredient in table.can(0, "buy"), "the refilled space is open"
    table.play(0, "buy", "pork")

    assert table.phase == "action"
    assert int(table.s.actions_left) == 1
    assert sorted(shelf(table)) == ["ham", "pork"]


def test_borsone_della_spesa_does_not_go_with_restocking_not_even_before():
    """I45."""
    table = owning("borsone_della_spesa")
    table.display("butcher", "ham", "ham", "chicken", "chicken", "pork", "pork")
    table.play(0, "restock", "fruit")
    table.play(0, "buy", "ham")
    assert table.phase == "action", "one purchase only"
    table.play(0, "buy", "ham")
    table.play(0, "restock", "fruit")

    assert table.actors == [1]


def test_borsone_della_spesa_may_use_crate_and_bin_and_needs_room_for_both():
    """I45."""
    table = owning("borsone_della_spesa", "orto", "gatto")
    table.bin("fruit", "lemon", "fig")
    table.shelf(0, "egg", "egg", "flour", "flour", "pasta")
    table.play(0, "search", "truffle")
    table.play(0, "scavenge", "lemon")
    assert table.phase == "shelf"
    table.play(0, "drop", "egg")

    assert sorted(shelf(table)) == ["egg", "flour", "flour", "lemon", "pasta", "truffle"]


def test_barman_gives_fifteen_coins_at_once_and_lies_face_down():
    """I46."""
    table = Table(3, advanced=True)
    table.offer("barman")
    table.play(0, "buy_bonus", "barman")

    mine = table.view(0).seats[0]
    assert mine.coins == 25 - 10 + 15
    assert [owned.is_face_up for owned in mine.bonus_cards] == [False]
    assert int(table.s.actions_left) == 1


def test_chef_cooks_one_recipe_a_level_above_once():
    """I47."""
    table = owning("chef")
    table.hand(0, "petto_d_anatra_affumicato", "tartare_di_tonno", "cassata_siciliana", "funghi_trifolati")
    table.shelf(0, "duck", "orange", "tuna", "pistachio", "mushroom")
    table.cook_now()
    assert table.why_not(0, "cook", "petto_d_anatra_affumicato") == "I17"
    assert table.why_not(0, "cook_with_chef", "cassata_siciliana") == "I47", "two levels above"
    assert table.why_not(0, "cook_with_chef", "funghi_trifolati") == "I47", "not above"
    table.play(0, "cook_with_chef", "petto_d_anatra_affumicato")

    assert [dish.recipe.id for dish in table.view(0).seats[0].menu["antipasto"]] == ["petto_d_anatra_affumicato"]
    assert not table.view(0).seats[0].bonus_cards[0].is_face_up
    assert table.why_not(0, "cook_with_chef", "tartare_di_tonno") == "I47", "used up"


def test_chef_needs_the_ingredients_and_works_in_the_guide_too():
    """I47."""
    table = owning("chef")
    table.season(4)
    table.rating(0, 20)
    table.hand(0, "cassata_siciliana", "tajarin_al_tartufo")
    table.shelf(0, "flour", "egg", "truffle")
    table.cook_now()
    assert table.why_not(0, "cook_with_chef", "cassata_siciliana") == "I15"

    assert table.can(0, "cook_with_chef") == ["tajarin_al_tartufo"]


def test_dispensa_lifts_the_limit_of_the_shelf():
    """I48."""
    table = owning("dispensa")
    table.shelf(0, "egg", "egg", "flour", "flour", "pasta", "rice")
    table.display("butcher", "pork", "veal", "beef", "chicken", "ham", "ham")
    table.play(0, "buy", "pork")

    assert table.phase == "market"
    assert len(shelf(table)) == 7
    assert table.view(0).seats[0].shelf_spaces is None


def critic_points(table):
    """The points that the critic counts before cubes."""
    from toque.core.kernel import events

    before = int(table.s.event_count)
    table.cook_now()
    counted = of_kind(events.since(table.s, before), state.POINTS_COUNTED)
    return {event.seat: event.first for event in counted}


def test_esperto_di_salse_adds_a_point_for_every_critic_also_with_no_new_recipe():
    """I49."""
    table = owning("esperto_di_salse")
    table.menu(1, "sarde_in_saor", new=True)
    assert critic_points(table) == {0: 1, 1: 1, 2: 0}
    table = owning("esperto_di_salse")
    table.menu(0, "funghi_trifolati", new=True)

    assert critic_points(table) == {0: 4, 1: 0, 2: 0}


def test_esperto_di_salse_counts_in_the_contest_with_a_recipe_but_not_in_the_guide():
    """I49."""
    dinner = ("mozzarella_in_carrozza", "cacio_e_pepe", "scamorza_alla_griglia", "cantucci")
    table = owning("esperto_di_salse", players=2)
    table.season(4)
    table.menu(0, *dinner)  # 10, at best 3
    table.menu(1, "funghi_trifolati", "spaghetti_alle_vongole", "uova_in_purgatorio", "torta_di_nocciole")
    table.rating(1, 30)  # wins ties
    assert critic_points(table) == {0: 10, 1: 10}, "the guide"
    assert [seat.spoons for seat in table.view(0).seats] == [0, 1]
    table.play(0, "bid", 0)
    table.play(1, "bid", 0)

    assert [seat.spoons for seat in table.view(0).seats] == [2, 2], "3 + 1 against 3 in the contest"


def test_esperto_di_salse_without_a_recipe_takes_no_part_in_the_contest():
    """I49, I25."""
    table = owning("esperto_di_salse", players=2)
    table.menu(1, "sarde_in_saor")
    table.pass_to(state.BID, season=4)
    table.play(0, "bid", 0)
    table.play(1, "bid", 0)

    assert [seat.spoons for seat in table.view(0).seats] == [0, 2]


def test_frutteto_searches_the_fruit_crate():
    """I51."""
    check_crate_card("frutteto", "fruit", "pistachio", 4)
    others_crates("frutteto", "fruit")
    assert Table(3, advanced=True).why_not(0, "search", "pistachio") == "I51"


def test_gatto_takes_one_token_from_a_bin_free_in_place_of_the_purchase():
    """I52."""
    table = owning("gatto")
    table.bin("fishmonger", "lobster")
    table.bin("fruit", "lemon")
    assert table.can(0, "scavenge") == ["lemon", "lobster"]
    table.play(0, "scavenge", "lobster")

    assert shelf(table) == ["lobster"]
    assert table.view(0).seats[0].coins == 25
    assert table.view(0).shops[3].bin == {}
    assert table.why_not(0, "buy", table.view(0).shops[0].display[0].id) == "I12"
    table.play(0, "restock", "fruit")
    assert int(table.s.actions_left) == 1


def test_gatto_works_once_an_action_phase_also_after_restocking():
    """I52."""
    table = owning("gatto")
    table.display("butcher", "pork", "veal", "beef", "chicken", "ham", "ham")
    table.play(0, "restock", "butcher")
    table.play(0, "scavenge", "veal")
    assert table.why_not(0, "scavenge", "beef") == "I52", "once a phase"
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "pass")

    assert table.why_not(0, "scavenge", "beef") == "", "the next phase"


def test_gatto_fetches_nothing_from_an_empty_bin_nor_for_others_and_the_shelf_limit_holds():
    """I52."""
    table = owning("gatto")
    assert table.why_not(0, "scavenge", "pork") == "I52"
    table.bin("butcher", "pork")
    table.shelf(0, "egg", "egg", "flour", "flour", "pasta", "rice")
    table.play(0, "scavenge", "pork")
    assert table.phase == "shelf"
    table.play(0, "drop", "rice")
    table.bin("butcher", "veal")
    table.new_turn(1)

    assert table.why_not(1, "scavenge", "veal") == "I52"


def test_negozio_di_fiducia_restocks_after_an_action_that_took_no_ingredient():
    """I53."""
    table = owning("negozio_di_fiducia")
    table.display("butcher", "pork", "veal", "beef", "chicken", "ham", "ham")
    table.play(0, "draw", "primo")
    table.play(0, "keep", table.can(0, "keep")[0])
    assert table.phase == "restock"
    table.play(0, "restock", "butcher")

    assert table.view(0).shops[0].bin == {"pork": 1, "veal": 1, "beef": 1, "chicken": 1, "ham": 2}
    assert table.phase == "action"


def test_negozio_di_fiducia_is_optional_counts_a_pure_restock_and_not_a_purchase():
    """I53."""
    table = owning("negozio_di_fiducia")
    table.play(0, "restock", "butcher")
    table.play(0, "pass")
    assert table.phase == "restock", "a pure restock"
    table.play(0, "pass")
    table.play(0, "buy", table.can(0, "buy")[0])
    table.play(0, "pass")

    assert table.actors == [1], "an ingredient was taken"


def test_orto_searches_the_greengrocers_crate():
    """I54."""
    check_crate_card("orto", "greengrocer", "truffle", 6)
    others_crates("orto", "greengrocer")
    assert Table(3, advanced=True).why_not(0, "search", "truffle") == "I54"


def test_pescatore_searches_the_fishmongers_crate():
    """I55."""
    check_crate_card("pescatore", "fishmonger", "prawn", 4)
    others_crates("pescatore", "fishmonger")
    assert Table(3, advanced=True).why_not(0, "search", "lobster") == "I55"


def test_squattero_searches_the_grocery_crate():
    """I56."""
    check_crate_card("squattero", "grocery", "liquor", 3)
    others_crates("squattero", "grocery")
    assert Table(3, advanced=True).why_not(0, "search", "liquor") == "I56"


@pytest.mark.parametrize(("card", "shop", "wanted", "price"), CRATE_CARDS)
def test_an_ingredient_is_found_only_while_the_crate_holds_it_and_one_can_pay(card, shop, wanted, price):
    """I40, I44, I51, I54, I55, I56."""
    table = owning(card)
    table.coins(0, price - 1)
    assert table.why_not(0, "search", wanted) == "I13"
    table.coins(0, 25)
    from toque.games.italia.kernel.components import KIND_IDS

    kind = KIND_IDS.index(wanted)
    table.bin(shop, *[wanted] * int(table.s.crate[kind]))

    assert table.why_not(0, "search", wanted) == "I40"
