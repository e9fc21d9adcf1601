from tests.games.at_the_table import of_kind
from tests.games.italia.tables import GAME, Table, number
from toque.core.kernel import record
from toque.games.italia.kernel import state


def bidding(players=4, **options):
    table = Table(players, **options)
    table.pass_to(state.BID)
    return table


def test_all_bid_at_the_same_time_in_any_order():
    """I19."""
    table = bidding()
    assert table.actors == [0, 1, 2, 3]
    table.play(2, "bid", 4)

    assert table.actors == [0, 1, 3]
    assert table.why_not(2, "bid", 5) == "I19", "a bid stands"


def test_nobody_learns_a_bid_before_the_last_is_in():
    """I19."""
    table = bidding(2)
    happened = table.play(0, "bid", 7)
    other = bidding(2)
    other.play(0, "bid", 3)

    assert table.view(1) == other.view(1)
    assert table.view(None) == other.view(None)
    assert table.view(0).seats[0].bid == 7
    secret = [event for event in happened if not event.is_visible_to(1)]
    assert [event.first for event in secret] == [7]
    assert [event.first for event in happened if event.is_visible_to(1)] == [0]


def test_one_may_bid_from_nothing_to_all_one_has():
    """I19."""
    table = bidding(2)
    table.coins(0, 9)

    assert table.can(0, "bid") == list(range(10))
    assert table.why_not(0, "bid", 10) == "I19"
    assert table.why_not(0, "pass") == "I19"


def test_the_highest_pays_all_and_takes_vip_and_star_the_others_pay_half_rounded_down():
    """I19."""
    table = bidding(4)
    for seat, coins in enumerate((4, 9, 5, 0)):
        happened = table.play(seat, "bid", coins)

    assert [(e.seat, e.first, e.second) for e in of_kind(happened, state.BID_SHOWN)] == [
        (0, 4, 2),
        (1, 9, 9),
        (2, 5, 2),
        (3, 0, 0),
    ]
    seats = table.view(0).seats
    assert [seat.stars for seat in seats] == [1, 2, 1, 1]
    assert [seat.vips for seat in seats] == [[], [1], [], []]
    assert [int(coins) for coins in table.s.coins[:4]] == [23, 16, 23, 25]


def test_equal_bids_go_to_the_higher_marker_also_when_all_bid_nothing():
    """I19, I34."""
    for coins in (0, 6):
        table = bidding(3)
        table.rating(1, 20)
        for seat in (2, 1, 0):
            table.play(seat, "bid", coins)

        assert [seat.stars for seat in table.view(0).seats] == [1, 2, 1]


def test_every_season_has_its_vip():
    """I19."""
    table = Table(2)
    while table.actors:
        table.do_nothing()

    assert sorted(season for seat in table.view(0).seats for season in seat.vips) == [1, 2, 3, 4]


def test_the_order_in_which_bids_come_in_changes_nothing():
    """I19."""
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        table = bidding(3)
        for seat in order:
            GAME.apply(table.s, table.rng, seat, number("bid", 3 + seat))
        for i in range(len(table.s.events)):
            for column in range(7):
                table.s.events[i, column] = 0  # the news come in another order, of course
        ends.append(record.to_bytes(table.s))

    assert ends[0] == ends[1]
