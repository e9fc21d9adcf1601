from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import WINE_IDS

FIVE = ("barolo", "gavi", "gavi", "soave", "taurasi")


def looking(*wines, **options):
    """A table whose first player looks at exactly these wines."""
    table = Table(**options)
    table.keep_in_wine_deck(*wines)
    table.play(0, "draw", "wine")
    return table


def test_five_wines_are_looked_at_alone():
    """I10."""
    table = Table()
    happened = table.play(0, "draw", "wine")

    assert len(table.view(0).looked_wines) == 5
    assert table.view(1).looked_wines == table.view(None).looked_wines == []
    seen = of_kind(happened, state.WINE_SEEN)
    assert len(seen) == 5
    assert not any(event.is_visible_to(2) for event in seen)


def test_a_bought_wine_is_paid_at_once_and_goes_to_the_cellar():
    """I10."""
    table = looking(*FIVE)
    happened = table.play(0, "buy_wine", "gavi")

    mine = table.view(0).seats[0]
    assert mine.coins == 25 - 7
    assert [wine.id for wine in table.view(3).seats[0].cellar] == ["gavi"]
    assert mine.income == 3
    discarded = [WINE_IDS[event.first] for event in of_kind(happened, state.WINE_DISCARDED)]
    assert sorted(discarded) == ["barolo", "gavi", "soave", "taurasi"]
    assert table.s.wine_discards[WINE_IDS.index("gavi")] == 2 - 1


def test_only_one_is_bought_and_only_of_those_looked_at():
    """I10."""
    table = looking(*FIVE)

    assert table.why_not(0, "buy_wine", "prosecco") == "I10"
    table.play(0, "buy_wine", "soave")
    assert table.phase == "action"
    assert table.why_not(0, "buy_wine", "gavi") == "I10"


def test_none_need_be_bought():
    """I10."""
    table = looking(*FIVE)
    table.play(0, "pass")

    mine = table.view(0).seats[0]
    assert (mine.coins, mine.cellar) == (25, [])
    assert len(table.view(0).wine_deck.discards) == 40
    assert int(table.s.actions_left) == 1


def test_a_wine_that_one_cannot_pay_is_not_bought():
    """I10."""
    table = Table()
    table.coins(0, 7)
    table.keep_in_wine_deck(*FIVE)
    table.play(0, "draw", "wine")

    assert table.can(0, "buy_wine") == ["gavi", "soave"]
    assert table.why_not(0, "buy_wine", "barolo") == "I10"


def test_the_wine_deck_is_rebuilt_when_it_runs_out():
    """I10, I9."""
    table = looking("barolo", "soave")

    looked = [wine.id for wine in table.view(0).looked_wines]
    assert len(looked) == 5
    assert "barolo" in looked
    assert "soave" in looked
    assert table.view(0).wine_deck.left == 35
    assert table.view(0).wine_deck.discards == []


def test_a_fourth_wine_takes_the_place_of_one_that_is_discarded():
    """I11."""
    table = Table()
    table.cellar(0, "barolo", "soave", "soave")
    table.keep_in_wine_deck("gavi", "gavi", "taurasi", "taurasi", "prosecco")
    table.play(0, "draw", "wine")
    table.play(0, "buy_wine", "gavi")

    assert table.phase == "cellar"
    assert table.view(0).waiting == "gavi"
    assert table.can(0, "pour_away") == ["barolo", "soave"]
    assert table.why_not(0, "pass") == "I11"
    assert table.why_not(0, "pour_away", "gavi") == "I11"
    table.play(0, "pour_away", "soave")
    mine = table.view(0).seats[0]
    assert sorted(wine.id for wine in mine.cellar) == ["barolo", "gavi", "soave"]
    assert mine.income == 4 + 3 + 1
    assert int(table.s.wine_discards[WINE_IDS.index("soave")]) == 1
    assert mine.coins == 25 - 7
