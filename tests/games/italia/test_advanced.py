from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import of_kind
from tests.games.italia.tables import GAME, Table
from toque.core.kernel import rng
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import BONUS_IDS, BONUS_ROWS

DECK_1, DECK_2 = set(BONUS_IDS[:14]), set(BONUS_IDS[14:])


def advanced(players=3, **options):
    return Table(players, advanced=True, **options)


def offered(table):
    return {card.id for card in table.view(0).board.cards}


def test_seven_bonus_cards_of_deck_one_lie_on_the_board_in_seasons_one_and_two():
    """I35."""
    table = advanced()
    first = offered(table)
    assert len(first) == 7
    assert first < DECK_1
    table.pass_to(state.ACTION, season=2)

    assert offered(table) == DECK_1 - first
    assert {card.id for card in table.view(0).board.discards} == first


def test_deck_two_follows_in_seasons_three_and_four():
    """I35."""
    table = advanced()
    table.pass_to(state.ACTION, season=3)
    third = offered(table)
    assert len(third) == 7
    assert third < DECK_2
    table.pass_to(state.ACTION, season=4)

    assert offered(table) == DECK_2 - third
    assert {card.id for card in table.view(0).board.discards} == DECK_1 | third


def test_the_cards_on_display_are_drawn_at_random():
    """I35."""
    shown = Counter()
    for number in range(400):
        s = GAME.new_state(rng.generator("bonus", number), 2, GAME.options(advanced=True))
        shown.update(card.id for card in GAME.view(s, 0).board.cards)

    assert_fair(shown, dict.fromkeys(DECK_1, 1))


@pytest.mark.parametrize(
    ("players", "rooms", "cubes", "cookbooks"),
    [(2, (2, 2, 1), 2, 0), (3, (3, 2, 2), 2, 1), (4, (4, 3, 2), 2, 2), (5, (5, 4, 2), 3, 3)],
)
def test_rooms_cubes_and_cookbooks_are_those_of_the_number_of_players(players, rooms, cubes, cookbooks):
    """I35, I42."""
    board = advanced(players).view(0).board

    assert tuple(board.rooms.values()) == rooms
    assert (board.cubes_in_pot, board.cookbooks) == (cubes, cookbooks)


def test_the_basic_game_has_none_of_it():
    """I36."""
    table = Table(3)

    assert table.view(0).board is None
    for action in (("take_cube",), ("buy_bonus", "gatto"), ("build", "standard"), ("course",), ("remedial_course",)):
        assert table.why_not(0, *action) == "I36"


def test_the_advanced_actions_cost_one_action_each():
    """I36."""
    table = advanced()
    table.offer("acquario")
    for action in (("take_cube",), ("buy_bonus", "acquario"), ("build", "standard"), ("course",)):
        table.coins(0, 30)
        table.new_turn()
        table.play(0, *action)
        assert int(table.s.actions_left) == 1


def test_a_cube_comes_from_the_pot_while_there_is_one():
    """I37."""
    table = advanced()
    table.play(0, "take_cube")
    table.play(0, "take_cube")

    assert table.view(0).seats[0].cubes == 2
    assert table.view(1).seats[0].cubes is None
    assert table.why_not(1, "take_cube") == "I37"


def test_the_pot_is_refilled_to_its_number_each_season():
    """I37."""
    table = advanced()
    table.play(0, "take_cube")
    table.pass_to(state.ACTION, season=2)

    assert (table.view(0).board.cubes_in_pot, int(table.s.box)) == (2, 17 - 3)


def test_an_empty_box_leaves_the_pot_as_it_is():
    """I37."""
    table = advanced()
    table.cubes(0, 15)
    table.play(0, "take_cube")
    table.pass_to(state.ACTION, season=2)

    assert (table.view(0).board.cubes_in_pot, int(table.s.box)) == (1, 0)


def cube_round(*points_and_cubes, players=None):
    """The critic's scoring: each seat shows recipes (by name) and has cubes."""
    table = advanced(players or len(points_and_cubes))
    for seat, (recipe, cubes) in enumerate(points_and_cubes):
        if recipe:
            table.menu(seat, recipe, new=True)
        table.cubes(seat, cubes)
    table.cook_now()
    return table


THREE, TWO, ONE = "funghi_trifolati", "bruschetta_al_pomodoro", "sarde_in_saor"


def test_cubes_are_played_in_turn_order_until_all_pass_in_a_row():
    """I38."""
    table = cube_round((THREE, 2), (TWO, 3), (ONE, 1))
    assert (table.phase, table.actors) == ("cubes", [0])
    table.play(0, "pass")
    table.play(1, "play_cubes", 2)
    assert table.actors == [2]
    table.play(2, "pass")
    table.play(0, "play_cubes", 1)  # the pass was not for good
    assert table.actors == [1]
    table.play(1, "pass")
    table.play(2, "pass")
    table.play(0, "pass")

    assert table.phase == "bid"
    assert [int(cubes) for cubes in table.s.cubes[:3]] == [1, 1, 1]


def test_a_cube_is_a_point_for_this_scoring_only_and_spent():
    """I38."""
    table = cube_round((TWO, 0), (ONE, 2), players=2)
    table.play(1, "play_cubes", 2)

    assert [seat.rating for seat in table.view(0).seats] == [14, 16]
    assert int(table.s.cubes[1]) == 0
    assert int(table.s.box) == 17 - 2
    table.pass_to(state.BID, season=2)
    assert [seat.rating for seat in table.view(0).seats] == [18, 23], "no new recipe, no cube: by the ladder"


def test_only_who_shows_a_recipe_plays_cubes():
    """I38."""
    table = cube_round((None, 3), (ONE, 1), players=2)

    assert table.actors == [1]
    table.play(1, "pass")
    assert table.phase == "bid"


def test_no_more_cubes_than_one_has():
    """I38."""
    table = cube_round((ONE, 2), (None, 0), players=2)

    assert table.can(0, "play_cubes") == [1, 2]
    assert table.why_not(0, "play_cubes", 3) == "I38"


def test_cubes_are_played_in_the_guide_and_in_the_contest():
    """I38."""
    table = advanced(2)
    table.season(4)
    table.menu(0, "mozzarella_in_carrozza", "cacio_e_pepe", "scamorza_alla_griglia", "cantucci")  # 10
    table.menu(1, "sarde_in_saor", "bigoli_in_salsa", "sarde_a_beccafico", "sorbetto_al_limone")  # 8
    table.cubes(1, 4)
    table.cook_now()
    assert (table.phase, table.view(0).scoring, table.actors) == ("cubes", "guide", [1])
    table.play(1, "play_cubes", 3)
    table.play(1, "pass")
    assert [seat.spoons for seat in table.view(0).seats] == [0, 1]
    table.play(0, "bid", 0)
    table.play(1, "bid", 0)
    assert (table.phase, table.view(0).scoring, table.actors) == ("cubes", "contest", [1])
    table.play(1, "play_cubes", 1)

    assert [seat.spoons for seat in table.view(0).seats] == [1, 3], "3 + 1 against 3 in the contest"


def test_a_bonus_card_is_paid_and_lies_in_the_restaurant_its_space_stays_empty():
    """I39."""
    table = advanced()
    table.offer("acquario", "gatto")
    table.play(0, "buy_bonus", "gatto")

    mine = table.view(1).seats[0]
    assert [(owned.card.id, owned.is_face_up) for owned in mine.bonus_cards] == [("gatto", True)]
    assert table.view(0).seats[0].coins == 25 - int(BONUS_ROWS[BONUS_IDS.index("gatto")]["cost"])
    assert (offered(table), table.view(0).board.empty_spaces) == ({"acquario"}, 6)


def test_only_a_card_on_display_is_bought_never_one_of_the_deck():
    """I39."""
    table = advanced()
    table.offer("acquario")

    assert table.why_not(0, "buy_bonus", "gatto") == "I39"
    assert table.can(0, "buy_bonus") == ["acquario"]


def test_a_restaurant_has_four_bonus_spaces_and_a_used_card_fills_one():
    """I39."""
    table = advanced()
    table.bonus(0, "acquario", "orto", "frutteto")
    table.offer("barman", "gatto")
    table.play(0, "buy_bonus", "barman")

    assert [owned.is_face_up for owned in table.view(0).seats[0].bonus_cards].count(False) == 1
    assert table.why_not(0, "buy_bonus", "gatto") == "I39"


def test_a_cards_price_must_be_there_before_its_gain():
    """I40."""
    table = advanced()
    table.offer("barman")
    table.coins(0, 9)
    assert table.why_not(0, "buy_bonus", "barman") == "I40"
    table.coins(0, 10)

    assert table.why_not(0, "buy_bonus", "barman") == ""


def test_a_permanent_card_lets_its_buyer_search_its_crate_at_once_without_an_action():
    """I40."""
    table = advanced()
    table.offer("pescatore")
    table.display("fishmonger", "anchovy", "anchovy", "mussel", "mussel", "clam", "clam")
    table.play(0, "buy_bonus", "pescatore")
    assert table.phase == "crate_offer"
    assert table.why_not(0, "search", "pork") == "I40"
    table.play(0, "search", "lobster")

    assert (table.phase, int(table.s.actions_left)) == ("action", 1), "no restocking comes with it"
    assert [token.id for token in table.view(0).seats[0].shelf] == ["lobster"]
    assert table.view(0).seats[0].coins == 25 - 6 - 6


def test_the_offer_may_be_declined_and_nobody_is_asked_who_cannot_pay():
    """I40."""
    table = advanced()
    table.offer("pescatore", "frutteto")
    table.play(0, "buy_bonus", "pescatore")
    table.play(0, "pass")
    assert table.view(0).seats[0].shelf == []
    table.coins(0, 5)
    table.play(0, "buy_bonus", "frutteto")

    assert table.actors == [1], "nothing left to pay with"


def test_standard_cards_work_from_the_next_action_on():
    """I40."""
    table = advanced()
    table.offer("negozio_di_fiducia")
    table.play(0, "buy_bonus", "negozio_di_fiducia")
    assert table.phase == "action", "not after the action that bought it"
    table.play(0, "take_cube")

    assert table.phase == "restock"


def test_a_room_is_paid_and_brings_income_and_prestige():
    """I41."""
    table = advanced()
    table.play(0, "build", "standard")

    mine = table.view(0).seats[0]
    assert (mine.coins, mine.rooms, mine.income) == (25 - 5, {"standard": 1}, 3)
    assert table.view(0).board.rooms["standard"] == 2
    assert table.line(0, "rooms") == 2


def test_luxury_opens_in_season_two_and_super_luxury_in_season_three():
    """I41."""
    table = advanced()
    table.coins(0, 99)
    open_rooms = {}
    for season in (1, 2, 3, 4):
        table.season(season)
        open_rooms[season] = table.can(0, "build")

    everything = ["standard", "luxury", "super_luxury"]
    assert open_rooms == {1: ["standard"], 2: ["standard", "luxury"], 3: everything, 4: everything}
    table.season(1)
    assert table.why_not(0, "build", "luxury") == "I41"


def test_a_room_must_be_for_sale_and_affordable():
    """I41."""
    table = advanced()
    table.rooms(1, "standard", "standard", "standard")
    assert table.why_not(0, "build", "standard") == "I41"
    table = advanced()
    table.coins(0, 4)

    assert table.why_not(0, "build", "standard") == "I41"


def test_a_fourth_room_takes_the_place_of_one_that_is_not_for_sale_again():
    """I41."""
    table = advanced()
    table.season(2)
    table.rooms(0, "standard", "standard", "luxury")
    table.play(0, "build", "luxury")
    assert table.phase == "room"
    assert table.can(0, "demolish") == ["standard", "luxury"]
    assert table.why_not(0, "pass") == table.why_not(0, "demolish", "super_luxury") == "I41"
    table.play(0, "demolish", "standard")

    mine = table.view(0).seats[0]
    assert mine.rooms == {"standard": 1, "luxury": 2}
    assert mine.income == 3 + 4 + 4
    assert table.view(0).board.rooms == {"standard": 1, "luxury": 0, "super_luxury": 2}


def test_a_course_costs_ten_coins_and_a_cookbook_and_moves_the_marker_one_space():
    """I42."""
    table = advanced()
    happened = table.play(0, "course")

    mine = table.view(0).seats[0]
    assert (mine.coins, mine.rating, table.view(0).board.cookbooks) == (15, 12, 0)
    assert [event.second for event in of_kind(happened, state.MARKER_MOVED)] == [12]


def test_no_cookbook_no_course_and_they_turn_up_again_each_season():
    """I42."""
    table = advanced()
    table.play(0, "course")
    assert table.why_not(0, "course") == "I42"
    table.pass_to(state.ACTION, season=2)

    assert table.view(0).board.cookbooks == 1


def test_no_course_without_its_price_at_the_top_or_with_two_players():
    """I42."""
    table = advanced()
    table.coins(0, 9)
    assert table.why_not(0, "course") == "I42"
    table.coins(0, 10)
    assert table.why_not(0, "course") == ""
    table.rating(0, 30)
    assert table.why_not(0, "course") == "I42"

    assert advanced(2).why_not(0, "course") == "I42"
