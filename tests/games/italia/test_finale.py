from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state


def last_bids(table, *bids):
    """The last VIP phase with these bids, and all that follows."""
    table.pass_to(state.BID, season=4)
    for seat, coins in enumerate(bids):
        happened = table.play(seat, "bid", coins)
    return happened


def with_coins(*coins):
    table = Table(len(coins))
    table.pass_to(state.BID, season=4)
    for seat, count in enumerate(coins):
        table.coins(seat, count)
    return table


def test_the_most_coins_after_the_last_bids_win_a_star():
    """I24."""
    table = with_coins(57, 48, 23)
    happened = last_bids(table, 0, 0, 12)

    assert [(e.seat, e.first) for e in of_kind(happened, state.COINS_SHOWN)] == [(0, 57), (1, 48), (2, 11)]
    assert [event.seat for event in of_kind(happened, state.ECONOMY_WON)] == [0]
    assert table.view(0).seats[0].stars - len(table.view(0).seats[0].vips) == 2


def test_now_everybody_sees_everybodys_coins():
    """I24, I33."""
    table = with_coins(57, 48, 23)
    assert table.view(None).seats[0].coins is None
    last_bids(table, 0, 0, 12)

    assert [seat.coins for seat in table.view(None).seats] == [57, 48, 11]


def test_equal_purses_go_by_the_ladder():
    """I24, I34."""
    table = with_coins(20, 20)
    table.rating(0, 26)
    table.rating(1, 30)
    happened = last_bids(table, 0, 0)

    assert [event.seat for event in of_kind(happened, state.ECONOMY_WON)] == [1]


def test_the_best_recipe_wins_two_spoons_and_the_second_one():
    """I25."""
    table = Table(3)
    table.menu(0, "funghi_trifolati", "panna_cotta")  # at best 3
    table.menu(1, "carciofi_ai_funghi")  # 6
    table.menu(2, "prosciutto_e_fichi")  # 4
    happened = last_bids(table, 0, 0, 0)

    assert [(e.seat, e.first) for e in of_kind(happened, state.SPOONS_WON)] == [(1, 2), (2, 1)]
    assert [seat.spoons for seat in table.view(0).seats] == [0, 2, 1]


def test_every_players_entry_is_the_recipe_with_the_most_prestige():
    """I25."""
    table = Table(2)
    table.menu(0, "funghi_trifolati", "carciofi_ai_funghi", "panna_cotta")
    happened = last_bids(table, 0, 0)

    from toque.games.italia.kernel.components import RECIPE_IDS

    assert [RECIPE_IDS[event.first] for event in of_kind(happened, state.ENTRY_SHOWN)] == ["carciofi_ai_funghi"]


def test_a_player_without_a_recipe_takes_no_part_in_the_contest():
    """I25."""
    table = Table(3)
    table.menu(2, "sarde_in_saor")
    last_bids(table, 0, 0, 0)

    assert [seat.spoons for seat in table.view(0).seats] == [0, 0, 2]


def test_equal_entries_go_by_the_ladder():
    """I25, I34."""
    table = Table(3)
    table.menu(0, "prosciutto_e_fichi")
    table.menu(1, "tagliere_di_salumi", "panna_cotta")  # the same 4, but more prestige on the menu
    table.menu(2, "arrosto_di_vitello", "sorbetto_al_limone")
    for seat in range(3):
        table.rating(seat, 30)
    last_bids(table, 0, 0, 0)

    assert [seat.spoons for seat in table.view(0).seats] == [0, 2, 1]
