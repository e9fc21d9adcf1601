"""Foto del presidente: I50, in every kind of tie."""

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import GAME, Table
from toque.games.italia.kernel import state


def owning(players=4, seat=3):
    """The last in turn order, who loses every tie by the ladder, owns the photo."""
    table = Table(players, advanced=True)
    table.bonus(seat, "foto_del_presidente")
    return table


def bid_all(table, *bids):
    table.pass_to(state.BID)
    for seat, coins in enumerate(bids):
        happened = table.play(seat, "bid", coins)
    return happened


def test_the_owner_orders_all_the_tied_in_a_critics_tie():
    """I50."""
    table = owning()
    table.cook_now()
    assert (table.phase, table.actors, table.view(0).scoring) == ("tie", [3], "critic")
    assert table.why_not(3, "pass") == "I50"
    assert table.can(3, "prefer") == [1, 2, 3, 4]
    table.play(3, "prefer", 3)
    assert table.can(3, "prefer") == [1, 2, 4]
    assert [seat.tie_place for seat in table.view(None).seats] == [None, None, 1, None]
    table.play(3, "prefer", 4)

    assert [seat.rating for seat in table.view(0).seats] == [12, 12, 16, 14]


def test_only_places_that_matter_are_asked_for():
    """I50."""
    table = owning()
    table.menu(0, "funghi_trifolati", new=True)
    table.menu(1, "bruschetta_al_pomodoro", new=True)
    table.cook_now()

    assert table.phase == "bid", "a tie for the third place changes nothing"


def test_the_owner_is_asked_once_cubes_are_known():
    """I50, I38."""
    table = owning(2, seat=1)
    table.menu(0, "funghi_trifolati", new=True)
    table.menu(1, "bruschetta_al_pomodoro", new=True)
    table.cubes(1, 1)
    table.cook_now()
    assert table.phase == "cubes"
    table.play(1, "play_cubes", 1)
    assert (table.phase, table.actors) == ("tie", [1])
    table.play(1, "prefer", 2)

    assert [seat.rating for seat in table.view(0).seats] == [14, 16]


def test_in_a_tie_of_others_the_owner_has_no_say():
    """I50."""
    table = owning()
    table.menu(3, "funghi_trifolati", new=True)
    table.cook_now()

    assert table.phase == "bid"
    assert [seat.rating for seat in table.view(0).seats] == [14, 12, 12, 16]


def test_equal_bids_are_settled_by_the_owner_who_may_let_another_pay():
    """I50, I19."""
    table = owning()
    table.pass_to(state.BID)
    happened = bid_all(table, 5, 2, 5, 5)
    assert (table.phase, table.actors, table.view(0).scoring) == ("tie", [3], "vip")
    assert of_kind(happened, state.BID_SHOWN) == []
    assert table.can(3, "prefer") == [1, 3, 4]
    assert table.why_not(3, "prefer", 2) == "I50"
    happened = table.play(3, "prefer", 1)

    assert [(e.seat, e.second) for e in of_kind(happened, state.BID_SHOWN)] == [(0, 5), (1, 1), (2, 2), (3, 2)]
    assert [event.seat for event in of_kind(happened, state.VIP_WON)] == [0]


def test_the_owner_says_who_begins_where_the_lowest_are_tied():
    """I50, I7."""
    table = owning()
    for seat in range(4):
        table.rating(seat, 30)
    bid_all(table, 1, 0, 0, 0)
    assert table.view(0).scoring == "start"
    table.play(3, "prefer", 4)

    assert [int(seat) for seat in table.s.order[:4]] == [3, 0, 1, 2]


def test_equal_purses_are_settled_by_the_owner():
    """I50, I24."""
    table = owning(2, seat=1)
    table.pass_to(state.BID, season=4)
    table.coins(0, 21)
    table.coins(1, 20)
    table.play(0, "bid", 1)
    table.play(1, "bid", 0)
    assert (table.phase, table.view(0).scoring) == ("tie", "economy")
    stars = int(table.s.stars[1])
    table.play(1, "prefer", 2)

    assert int(table.s.stars[1]) == stars + 1


def dinners(table):
    table.menu(0, "mozzarella_in_carrozza", "cacio_e_pepe", "scamorza_alla_griglia", "cantucci")  # 3 + 3 + 2 + 2
    table.menu(1, "caponata", "pasta_con_le_sarde", "peperoni_ripieni", "torta_di_nocciole")  # 2 + 2 + 4 + 2


def test_equal_dinners_are_settled_by_the_owner():
    """I50, I22."""
    table = owning(2, seat=1)
    table.season(4)
    dinners(table)
    table.cook_now()
    assert (table.phase, table.view(0).scoring) == ("tie", "guide")
    table.play(1, "prefer", 2)

    assert [seat.spoons for seat in table.view(0).seats] == [0, 1]


def test_equal_entries_and_equal_final_points_are_settled_by_the_owner():
    """I50, I25, I32."""
    table = owning(2, seat=1)
    table.menu(0, "funghi_trifolati")
    table.menu(1, "spaghetti_al_pomodoro")  # 3 as well
    table.pass_to(state.BID, season=4)
    table.coins(0, 30)
    table.coins(1, 20)
    table.play(0, "bid", 0)
    table.play(1, "bid", 1)
    assert (table.phase, table.view(0).scoring) == ("tie", "contest")
    table.play(1, "prefer", 2)
    assert table.phase == "over"
    totals = [score.total for score in GAME.score(table.s)]
    assert totals[0] != totals[1], "this end was not tied"

    tied = owning(2, seat=1)
    tied.pass_to(state.BID, season=4)
    tied.rating(0, 20)
    tied.rating(1, 20)
    tied.coins(0, 9)
    tied.coins(1, 20)
    for seat in (0, 1):
        tied.s.stars[seat] = 2
        tied.s.vips[seat] = 0
    tied.s.vips[0], tied.s.vips[1] = 1, 2
    tied.play(0, "bid", 3)
    tied.play(1, "bid", 0)
    assert (tied.phase, tied.view(0).scoring, tied.actors) == ("tie", "final", [1])
    other = tied.copy()
    tied.play(1, "prefer", 2)
    other.play(1, "prefer", 1)
    assert [score.rank for score in GAME.score(tied.s)] == [2, 1]
    assert [score.rank for score in GAME.score(other.s)] == [1, 2]


def test_before_the_end_the_owner_counts_as_first_among_equals():
    """I50, I32."""
    table = owning(3, seat=2)

    assert [score.rank for score in GAME.score(table.s)] == [2, 3, 1]
