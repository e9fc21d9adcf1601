from collections import Counter

from tests.chance import assert_fair
from tests.games.italia.tables import GAME, Table
from toque.core.kernel import rng
from toque.games.italia.kernel.components import KIND_ROWS, RECIPE_ROWS, WINE_ROWS

SHOPS = ["butcher", "greengrocer", "fruit", "fishmonger", "grocery"]


def fresh(number, players=4, **options):
    return GAME.new_state(rng.generator("setup", number), players, GAME.options(**options))


def test_five_shops_show_six_tokens_each_of_their_own():
    """I1."""
    view = Table().view(0)

    assert [shop.name for shop in view.shops] == SHOPS
    for shop in view.shops:
        assert [token.shop for token in shop.display] == [shop.name] * 6
        assert sum(shop.crate.values()) == 28 - 6
        assert shop.bin == {}


def test_the_tokens_on_display_are_drawn_at_random():
    """I1."""
    shown = Counter()
    for number in range(400):
        for space in GAME.view(fresh(number), 0).shops[0].display:
            shown[space.id] += 1

    assert_fair(shown, {row["id"]: int(row["copies"]) for row in KIND_ROWS if row["shop"] == "butcher"})


def test_140_tokens_120_recipes_and_40_wines_are_in_the_box():
    """I1, I2."""
    assert sum(int(row["copies"]) for row in KIND_ROWS) == 140
    assert Counter(row["course"] for row in RECIPE_ROWS) == {"antipasto": 30, "primo": 30, "secondo": 30, "dolce": 30}
    assert sum(int(row["copies"]) for row in WINE_ROWS) == 40


def test_four_recipe_decks_and_a_wine_deck_are_full_and_nothing_is_discarded():
    """I2."""
    view = Table().view(0)

    assert [(deck.course, deck.left) for deck in view.decks] == [
        ("antipasto", 30),
        ("primo", 30),
        ("secondo", 30),
        ("dolce", 30),
    ]
    assert view.wine_deck.left == 40
    assert view.wine_deck.discards == []
    assert all(deck.discards == [] for deck in view.decks)


def test_everybody_starts_with_25_coins_on_10_with_a_printed_star_and_nothing_else():
    """I3."""
    table = Table(5)
    for seat in range(5):
        mine = table.view(seat).seats[seat]
        assert (mine.coins, mine.rating, mine.stars, mine.spoons) == (25, 10, 1, 0)
        assert (mine.shelf, mine.cellar, mine.hand, mine.bonus_cards) == ([], [], [], [])
        assert all(recipes == [] for recipes in mine.menu.values())


def test_coins_are_hidden_from_the_others():
    """I3."""
    table = Table()

    assert [seat.coins for seat in table.view(2).seats] == [None, None, 25, None]
    assert [seat.coins for seat in table.view(None).seats] == [None] * 4


def test_the_first_player_is_drawn_at_random_and_the_turn_goes_clockwise():
    """I4."""
    firsts = Counter()
    for number in range(400):
        s = fresh(number, 3)
        order = [int(seat) for seat in s.order[:3]]
        firsts[order[0]] += 1
        assert order == [(order[0] + step) % 3 for step in range(3)]
        assert GAME.actors(s) == [order[0]]

    assert_fair(firsts, {0: 1, 1: 1, 2: 1})
