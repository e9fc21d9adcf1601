from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import KIND_IDS, SHOP_NAMES

BUTCHER = ("pork", "veal", "beef", "chicken", "ham", "ham")


def market(**options):
    table = Table(**options)
    table.display("butcher", *BUTCHER)
    return table


def shown(table, shop):
    return [token.id if token else None for token in table.view(0).shops[SHOP_NAMES.index(shop)].display]


def shelf(table, seat=0):
    return [token.id for token in table.view(1).seats[seat].shelf]


def test_buying_pays_the_price_fills_the_shelf_and_refills_the_space():
    """I13."""
    table = market()
    happened = table.play(0, "buy", "beef")

    assert table.view(0).seats[0].coins == 25 - 5
    assert shelf(table) == ["beef"]
    (refill,) = of_kind(happened, state.SPACE_REFILLED)
    assert shown(table, "butcher") == ["pork", "veal", KIND_IDS[refill.first], "chicken", "ham", "ham"]


def test_a_refill_is_drawn_from_the_crate_at_random():
    """I13."""
    drawn = Counter()
    for number in range(600):
        table = Table(2, seed=f"refill {number}")
        table.display("butcher", *BUTCHER)
        weights = table.view(0).shops[0].crate
        (refill,) = of_kind(table.play(0, "buy", "pork"), state.SPACE_REFILLED)
        drawn[KIND_IDS[refill.first]] += 1

    assert_fair(drawn, weights)


def test_only_what_is_on_display_and_can_be_paid_is_bought():
    """I12, I13."""
    table = market()
    table.coins(0, 3)

    assert table.why_not(0, "buy", "duck") == "I12"
    assert table.why_not(0, "buy", "beef") == "I13"
    assert table.why_not(0, "buy", "ham") == ""


def test_one_action_buys_one_ingredient():
    """I12."""
    table = market()
    table.play(0, "buy", "ham")

    assert table.phase == "market"
    assert table.why_not(0, "buy", "ham") == "I12"


def test_one_may_restock_after_buying():
    """I12."""
    table = market()
    table.play(0, "buy", "ham")
    table.play(0, "restock", "fruit")

    assert table.phase == "action"
    assert int(table.s.actions_left) == 1


def test_one_may_restock_before_buying_but_only_once():
    """I12."""
    table = market()
    table.play(0, "restock", "fruit")
    assert table.phase == "market"
    assert table.why_not(0, "restock", "butcher") == "I12"
    table.play(0, "buy", "pork")

    assert table.phase == "action"
    assert int(table.s.actions_left) == 1


def test_one_may_only_buy_or_only_restock():
    """I12."""
    table = market()
    table.play(0, "buy", "pork")
    table.play(0, "pass")
    assert int(table.s.actions_left) == 1
    table.play(0, "restock", "butcher")
    table.play(0, "pass")

    assert shelf(table) == ["pork"]
    assert table.actors == [1]


def test_restocking_bins_all_six_and_lays_out_six_new_ones():
    """I14."""
    table = market()
    table.play(0, "restock", "butcher")

    shop = table.view(0).shops[0]
    assert shop.bin == {"pork": 1, "veal": 1, "beef": 1, "chicken": 1, "ham": 2}
    assert len(shop.display) == 6
    assert None not in shop.display
    assert sum(shop.crate.values()) == 28 - 12


def test_a_crate_takes_its_bin_as_soon_as_it_is_empty():
    """I14."""
    table = market()
    table.empty_crate("butcher", into_bin=True)
    table.s.crate[KIND_IDS.index("duck")] += 1
    table.s.bin[KIND_IDS.index("duck")] -= 1
    table.s.crate_size[0] += 1
    table.s.bin_size[0] -= 1
    happened = table.play(0, "buy", "pork")

    assert shown(table, "butcher")[0] == "duck"
    assert len(of_kind(happened, state.CRATE_REFILLED)) == 1
    assert int(table.s.crate_size[0]) == 21
    assert int(table.s.bin_size[0]) == 0


def test_with_crate_and_bin_empty_the_space_stays_empty():
    """I14."""
    table = market(advanced=True)
    table.bonus(0, "dispensa")
    table.empty_crate("butcher", into_bin=False)
    table.play(0, "buy", "pork")

    assert shown(table, "butcher") == [None, "veal", "beef", "chicken", "ham", "ham"]


def test_a_space_that_stayed_empty_fills_with_the_next_restocking():
    """I14."""
    table = market(advanced=True)
    table.bonus(0, "dispensa")
    table.empty_crate("butcher", into_bin=False)
    table.play(0, "buy", "pork")
    table.play(0, "restock", "butcher")

    assert sorted(token for token in shown(table, "butcher") if token) == ["beef", "chicken", "ham", "ham", "veal"]


def test_a_full_shelf_makes_room_first_and_the_token_goes_to_its_shops_bin():
    """I13."""
    table = market()
    table.shelf(0, "lemon", "lemon", "egg", "egg", "flour", "pasta")
    table.play(0, "buy", "pork")
    assert table.phase == "shelf"
    assert table.view(0).seats[0].coins == 25, "nothing is paid before there is room"
    assert table.can(0, "drop") == ["lemon", "egg", "flour", "pasta"]
    assert table.why_not(0, "pass") == "I13"
    assert table.why_not(0, "drop", "pork") == "I13"
    table.play(0, "drop", "egg")

    assert shelf(table) == ["pork", "lemon", "lemon", "egg", "flour", "pasta"]
    assert table.view(0).shops[SHOP_NAMES.index("grocery")].bin == {"egg": 1}
    assert table.view(0).seats[0].coins == 21
    assert table.phase == "market", "restocking is still possible"


@pytest.mark.parametrize("count", [0, 5])
def test_a_shelf_with_room_asks_nothing(count):
    """I13."""
    table = market()
    table.shelf(0, *["lemon", "orange", "egg", "flour", "pasta"][:count])
    table.play(0, "buy", "pork")

    assert table.phase == "market"
