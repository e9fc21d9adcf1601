from tests.games.italia.tables import Table
from toque.games.italia.kernel import state


def test_recipes_wines_and_rooms_bring_their_coins():
    """I20."""
    table = Table(2, advanced=True)
    table.menu(0, "funghi_trifolati", "tagliatelle_al_ragu")  # 3 + 7
    table.cellar(0, "barolo", "soave")  # 4 + 1
    table.rooms(0, "standard")  # 3
    table.hand(0, "panna_cotta")
    table.pass_to(state.ACTION, season=2)

    assert int(table.s.coins[0]) == 25 + 10 + 5 + 3
    assert int(table.s.coins[1]) == 25


def test_income_comes_three_times():
    """I20, I5."""
    table = Table(2)
    table.menu(0, "funghi_trifolati")
    while table.actors:
        table.do_nothing()

    assert int(table.s.coins[0]) == 25 + 3 * 3
