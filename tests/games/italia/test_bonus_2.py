"""The 14 cards of bonus deck 2, in the order of the deck: I57 to I70."""

import pytest

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import GAME, Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import WINE_IDS

FAMILY = ("sarde_in_saor", "bigoli_in_salsa", "sarde_a_beccafico", "cantucci")
REFINED = ("carpaccio_di_bresaola", "risotto_ai_gamberi", "radicchio_gratinato", "zabaione")


def owning(*cards, players=3, seat=0, **options):
    table = Table(players, advanced=True, **options)
    table.bonus(seat, *cards)
    return table


def token_of(dinner, *cards):
    """The specialty token that a dinner wins with these cards."""
    table = owning(*cards)
    table.season(4)
    table.menu(0, *dinner)
    table.cook_now()
    return table.view(0).seats[0].specialty_token


def test_aiuto_chef_gives_one_recipe_of_the_dinner_the_golden_fork():
    """I57."""
    assert token_of((*REFINED[:3], "panna_cotta")) is None
    assert token_of((*REFINED[:3], "panna_cotta"), "aiuto_chef") == "refined", "a recipe with no icon"
    assert token_of((*REFINED[:3], "cantucci"), "aiuto_chef") == "refined", "also one with the other icon"
    assert token_of((*REFINED[:2], "scamorza_alla_griglia", "panna_cotta"), "aiuto_chef") is None, "one only"
    assert token_of((*FAMILY[:3], "panna_cotta"), "aiuto_chef") is None, "the fork, not the daisy"
    assert token_of(FAMILY, "aiuto_chef") == "family", "it takes nothing away"


def test_aiuto_chef_works_in_the_guide_only():
    """I57."""
    table = owning("aiuto_chef")
    table.menu(0, *REFINED[:3], "panna_cotta")

    assert table.line(0, "specialty") == 0


def test_arredamento_chic_scores_three_for_every_room_that_stands_at_the_end():
    """I58."""
    table = owning("arredamento_chic")
    assert table.line(0, "bonus_cards") == 0
    table.rooms(0, "standard", "luxury")

    assert table.line(0, "bonus_cards") == 6


def test_bacheca_makes_every_spoon_worth_fifteen():
    """I59."""
    table = owning("bacheca")
    table.s.spoons[0] = 2
    table.s.spoons[1] = 1

    assert [table.line(seat, "spoons") for seat in (0, 1)] == [30, 10]


def test_cantina_shows_ten_wines_of_which_two_may_be_bought():
    """I60."""
    table = owning("cantina")
    table.coins(0, 50)
    table.play(0, "draw", "wine")
    looked = [wine.id for wine in table.view(0).looked_wines]
    assert len(looked) == 10
    table.play(0, "buy_wine", looked[0])
    assert table.phase == "wine"
    assert len(table.view(0).looked_wines) == 9
    happened = table.play(0, "buy_wine", looked[5])

    assert [wine.id for wine in table.view(0).seats[0].cellar].count(looked[0]) >= 1
    assert len(table.view(0).seats[0].cellar) == 2
    assert len(of_kind(happened, state.WINE_DISCARDED)) == 8
    assert table.phase == "action"
    assert int(table.s.actions_left) == 1


def test_cantina_need_not_buy_and_the_cellar_limit_holds_for_each():
    """I60, I11."""
    table = owning("cantina")
    table.coins(0, 50)
    table.cellar(0, "barolo", "soave")
    table.play(0, "draw", "wine")
    first, second = table.can(0, "buy_wine")[:2]
    table.play(0, "buy_wine", first)
    table.play(0, "buy_wine", second)
    assert table.phase == "cellar"
    table.play(0, "pour_away", "barolo")
    assert sorted(wine.id for wine in table.view(0).seats[0].cellar) == sorted(["soave", first, second])
    table.play(0, "draw", "wine")
    table.play(0, "pass")

    assert table.actors == [1]


def test_commercialista_takes_any_discarded_bonus_card_free_as_if_just_bought():
    """I61."""
    table = Table(3, advanced=True)
    table.season(3)
    table.offer("commercialista")
    table.discard_bonus("barman", "pescatore", "acquario")
    table.play(0, "buy_bonus", "commercialista")
    assert table.can(0, "take_bonus") == ["acquario", "barman", "pescatore"]
    coins = int(table.s.coins[0])
    table.play(0, "take_bonus", "pescatore")
    assert table.phase == "crate_offer", "as if just bought"
    table.play(0, "search", "cod")

    assert int(table.s.coins[0]) == coins - 3
    assert int(table.s.actions_left) == 1, "no action of its own"
    owned = {bonus.card.id: bonus.is_face_up for bonus in table.view(0).seats[0].bonus_cards}
    assert owned == {"commercialista": False, "pescatore": True}
    assert table.why_not(0, "take_bonus", "barman") == "I61", "once"


def test_commercialista_can_wait_for_a_later_turn():
    """I61."""
    table = owning("commercialista")
    table.discard_bonus("barman")
    table.play(0, "take_cube")
    table.play(0, "take_cube")
    assert table.actors == [0], "after both actions it can still be used"
    table.play(0, "take_bonus", "barman")

    assert int(table.s.coins[0]) == 25 + 15
    assert table.actors == [1]


def test_commercialista_needs_a_discarded_card_a_free_space_and_ones_own_turn():
    """I61."""
    table = owning("commercialista")
    assert table.why_not(0, "take_bonus", "barman") == "I61", "nothing is discarded"
    table.discard_bonus("barman", "orto")
    assert table.why_not(0, "take_bonus", "gatto") == "I61", "not this one"
    table.play(0, "draw", "primo")
    assert table.why_not(0, "take_bonus", "barman") == "I61", "in the middle of an action"
    table = owning("commercialista", "acquario", "gatto", "dispensa")
    table.discard_bonus("barman")

    assert table.why_not(0, "take_bonus", "barman") == "I61", "no free space"


def test_corso_di_recupero_moves_the_marker_once_for_ten_coins_without_a_cookbook():
    """I62."""
    table = owning("corso_di_recupero", players=2)
    table.play(0, "remedial_course")

    mine = table.view(0).seats[0]
    assert (mine.coins, mine.rating) == (15, 12)
    assert int(table.s.actions_left) == 2
    assert not mine.bonus_cards[0].is_face_up
    assert table.why_not(0, "remedial_course") == "I62"


def test_corso_di_recupero_comes_just_before_ones_own_cooking_too():
    """I62, I17."""
    table = owning("corso_di_recupero")
    table.rating(0, 18)
    table.hand(0, "petto_d_anatra_affumicato")
    table.shelf(0, "duck", "orange")
    table.cook_now()
    assert table.why_not(0, "cook", "petto_d_anatra_affumicato") == "I17"
    table.play(0, "remedial_course")
    table.play(0, "cook", "petto_d_anatra_affumicato")

    assert table.view(0).seats[0].prestige == 7


def test_corso_di_recupero_is_asked_for_also_with_nothing_to_cook():
    """I62."""
    table = owning("corso_di_recupero")
    table.cook_now()
    assert (table.phase, table.actors) == ("cook", [0])
    table.play(0, "remedial_course")

    assert table.phase == "bid"
    assert table.view(0).seats[0].rating == 18, "one space, and three of the critic's for the tie it won"


def test_corso_di_recupero_needs_its_price_and_a_space_above():
    """I62."""
    table = owning("corso_di_recupero")
    table.coins(0, 9)
    assert table.why_not(0, "remedial_course") == "I62"
    table.coins(0, 25)
    table.rating(0, 30)
    assert table.why_not(0, "remedial_course") == "I62"
    table.rating(0, 26)
    table.play(0, "draw", "primo")

    assert table.why_not(0, "remedial_course") == "I62", "in the middle of an action"


@pytest.mark.parametrize(("card", "cubes"), [("cucina_professionale", 3), ("droghiere", 2)])
def test_cubes_come_from_the_box_at_once(card, cubes):
    """I63, I64."""
    table = Table(3, advanced=True)
    table.offer(card)
    pot, box = int(table.s.pot), int(table.s.box)
    table.play(0, "buy_bonus", card)

    assert table.view(0).seats[0].cubes == cubes
    assert (int(table.s.pot), int(table.s.box)) == (pot, box - cubes)
    assert not table.view(0).seats[0].bonus_cards[0].is_face_up


def test_cucina_professionale_gives_no_more_cubes_than_the_box_has():
    """I63."""
    table = Table(3, advanced=True)
    table.offer("cucina_professionale")
    table.cubes(1, int(table.s.box) - 1)
    table.play(0, "buy_bonus", "cucina_professionale")

    assert table.view(0).seats[0].cubes == 1


def test_insegna_makes_every_star_worth_twelve_the_printed_one_too():
    """I65."""
    table = owning("insegna")
    table.s.stars[0] = 3

    assert [table.line(seat, "stars") for seat in (0, 1)] == [36, 10]


def test_maitre_gives_25_coins_at_once():
    """I66."""
    table = Table(3, advanced=True)
    table.offer("maitre")
    table.play(0, "buy_bonus", "maitre")

    assert int(table.s.coins[0]) == 25 - 15 + 25
    assert not table.view(0).seats[0].bonus_cards[0].is_face_up


def test_massaia_gives_one_recipe_of_the_dinner_the_daisy():
    """I67."""
    assert token_of((*FAMILY[:3], "panna_cotta")) is None
    assert token_of((*FAMILY[:3], "panna_cotta"), "massaia") == "family"
    assert token_of((*FAMILY[:3], "zabaione"), "massaia") == "family", "also one with the other icon"
    assert token_of((*FAMILY[:2], "scamorza_alla_griglia", "panna_cotta"), "massaia") is None
    assert token_of((*REFINED[:3], "panna_cotta"), "massaia") is None
    assert token_of((*FAMILY[:2], *REFINED[2:]), "massaia", "aiuto_chef") is None, "neither makes four"


def test_parco_giochi_is_worth_six_points():
    """I68."""
    assert owning("parco_giochi").line(0, "bonus_cards") == 6


def test_piano_bar_is_worth_five_points():
    """I69."""
    assert owning("piano_bar").line(0, "bonus_cards") == 5


def test_sommelier_buys_any_wine_of_the_deck_without_an_action():
    """I70."""
    table = owning("sommelier")
    table.keep_in_wine_deck("barolo", "gavi", "prosecco")
    table.coins(0, 10)
    assert table.can(0, "search_wine") == ["gavi", "prosecco"], "paid, and not from the discards"
    assert table.why_not(0, "search_wine", "barolo") == "I70"
    table.play(0, "search_wine", "gavi")

    mine = table.view(0).seats[0]
    assert ([wine.id for wine in mine.cellar], mine.coins) == (["gavi"], 3)
    assert int(table.s.actions_left) == 2
    assert not mine.bonus_cards[0].is_face_up
    assert table.why_not(0, "search_wine", "prosecco") == "I70"


def test_sommelier_can_be_used_after_both_actions_and_the_cellar_limit_holds():
    """I70, I11."""
    table = owning("sommelier")
    table.cellar(0, "barolo", "soave", "soave")
    table.play(0, "take_cube")
    table.play(0, "take_cube")
    assert table.actors == [0]
    table.play(0, "search_wine", "gavi")
    assert table.phase == "cellar"
    table.play(0, "pour_away", "soave")

    assert sorted(wine.id for wine in table.view(0).seats[0].cellar) == ["barolo", "gavi", "soave"]
    assert int(table.s.wine_discards[WINE_IDS.index("soave")]) == 1
    assert table.actors == [1]


def test_sommelier_has_nothing_to_search_in_an_empty_deck():
    """I70."""
    table = owning("sommelier")
    table.keep_in_wine_deck()

    assert all(table.why_not(0, "search_wine", wine) == "I70" for wine in WINE_IDS)
    assert GAME.legal_actions(table.s, 0)
