import pytest

from tests.games.italia.tables import Table
from toque.games.italia.kernel import state


def star_goes_to(table):
    """Everybody bids nothing: who wins the tie?"""
    table.pass_to(state.BID)
    before = [int(stars) for stars in table.s.stars]
    while table.phase == "bid":
        table.play(table.actors[0], "bid", 0)
    return next(seat for seat in range(table.players) if int(table.s.stars[seat]) > before[seat])


def level_table(players=4):
    """A table at the end of whose critic phase all markers stand at the top."""
    table = Table(players)
    for seat in range(players):
        table.rating(seat, 30)
    return table


def test_first_the_higher_marker():
    """I34."""
    table = Table(3)
    table.pass_to(state.BID)
    table.menu(0, "carciofi_ai_funghi")
    for seat, value in enumerate((12, 14, 12)):
        table.rating(seat, value)

    assert star_goes_to(table) == 1


def test_then_more_prestige_on_the_menu():
    """I34."""
    table = level_table()
    table.menu(1, "prosciutto_e_fichi")  # 4, income 6
    table.menu(2, "carciofi_ai_funghi")  # 6, income 6
    table.menu(3, "caponata")  # 2, income 7

    assert star_goes_to(table) == 2


def test_then_more_income_on_the_menu():
    """I34."""
    table = level_table()
    table.menu(1, "funghi_trifolati")  # 3, income 3
    table.menu(2, "insalata_caprese")  # 3, income 6
    table.menu(3, "spaghetti_al_pomodoro")  # 3, income 5
    table.cellar(3, "brunello_di_montalcino")  # not on the menu

    assert star_goes_to(table) == 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_then_the_earlier_in_turn_order(first):
    """I34."""
    table = level_table(3)
    for seat in range(3):
        table.s.order[seat] = (first + seat) % 3
    table.new_turn(first)

    assert star_goes_to(table) == first
