import pytest

from tests.server.seats import ALICE, BOB, started
from toque.server import protocol
from toque.server.table.entries import Resumed, StandIn, TimedOut
from toque.server.table.table import TableRefusal


def live(**more):
    """Both decide at once; sixty seconds each."""
    return started(clock="live", seconds=60, **more)


def test_several_clocks_run_where_several_seats_decide():
    company = live()
    timing = company.see(ALICE).timing

    assert (timing.left, timing.running, timing.at) == ([60.0, 60.0], [0, 1], 1000.0)


def test_a_clock_stops_when_its_seat_has_played_and_gains_the_increment():
    company = live(increment=5)
    company.now += 10
    company.act(0)
    assert company.see(BOB).timing == protocol.Timing("live", [55.0, 50.0], [1], 1010.0)

    company.now += 20
    company.act(1)
    assert company.see(BOB).timing.left == [55.0, 35.0]


def test_a_bots_clock_does_not_run():
    company = live(people=(ALICE,), bots=1)

    assert company.see(ALICE).timing.running == [0]


def test_who_runs_out_of_time_is_replaced_by_a_bot():
    company = live()
    company.now += 20
    company.act(1)
    assert company.table.deadline() == 1060.0
    assert company.table.due(1059.9) == []

    timed_out, stand_in = company.take(company.table.due(1060.0))

    assert timed_out == TimedOut(at=1060.0, seat=0)
    assert stand_in == StandIn(at=1060.0, seat=0, is_in=True)
    assert company.table.bots_to_move() == [(0, "medium")]
    assert company.table.deadline() is None
    assert company.table.due(9999.0) == []


def test_two_can_run_out_at_the_same_moment():
    company = live()
    company.take(company.table.due(1061.0))

    assert company.table.bots_to_move() == [(0, "medium"), (1, "medium")]


def test_an_action_after_the_time_is_over_comes_too_late():
    company = live()
    company.now += 60.5

    with pytest.raises(TableRefusal, match="time has run out"):
        company.act(0)


def test_who_takes_the_seat_back_has_a_tenth_of_the_time():
    company = started(clock="live", seconds=600)
    company.now += 600
    company.take(company.table.due(company.now))
    stand_in_plays(company, 0)
    company.do(ALICE, protocol.Sit, 0)

    assert company.see(ALICE).timing.left[0] == 60.0


def stand_in_plays(company, seat):
    """The bot that plays for somebody plays the first legal action."""
    play = company.table.play
    assert company.take(company.table.bot_entry(seat, play.legal(seat)[0], play.ply, company.now))


@pytest.mark.parametrize("clock", ["live", "days"])
def test_who_ran_out_of_time_takes_the_seat_back_only_after_the_bot_has_played(clock):
    company = started(clock=clock, seconds=600)
    company.now += 600
    company.take(company.table.due(company.now))

    with pytest.raises(TableRefusal, match="wait until the bot has played"):
        company.do(ALICE, protocol.Sit, 0)
    stand_in_plays(company, 0)
    company.do(ALICE, protocol.Sit, 0)


@pytest.mark.parametrize("clock", ["live", "days"])
def test_who_leaves_and_comes_back_has_the_time_that_was_left(clock):
    company = started(clock=clock, seconds=60)
    company.now += 58
    company.do(ALICE, protocol.Stand, 0)
    company.now += 100
    company.do(ALICE, protocol.Sit, 0)

    assert company.see(ALICE).timing.left[0] == 2.0
    assert 0 in company.see(ALICE).timing.running


def test_a_bot_that_stands_in_earns_no_time():
    company = live(increment=5)
    company.do(ALICE, protocol.Stand, 0)
    stand_in_plays(company, 0)

    assert company.see(ALICE).timing.left[0] == 60.0


def test_an_increment_is_taken_back_with_its_ply():
    company = live(increment=5)
    owner = {0: ALICE, 1: BOB}
    while True:
        seat = company.table.play.actors[0]
        before = company.see(ALICE).timing.left
        company.play_on(1)
        if company.table.play.undoable(seat):
            break
    company.do(owner[seat], protocol.Undo, company.table.ply, seat, 1)

    assert company.see(ALICE).timing.left == before


def test_days_are_counted_for_each_turn():
    company = started(clock="days", seconds=86_400)
    company.now += 80_000
    company.act(0)
    company.act(1)
    seat = company.table.play.actors[0]

    assert company.see(ALICE).timing.left[seat] == 86_400
    assert company.table.deadline() == company.now + 86_400


def test_who_takes_the_seat_back_has_new_days():
    company = started(clock="days", seconds=86_400)
    company.now += 86_400
    company.take(company.table.due(company.now))
    stand_in_plays(company, 0)
    company.now += 5
    company.do(ALICE, protocol.Sit, 0)

    assert company.see(ALICE).timing.left[0] == 86_400


def test_clocks_are_the_same_after_a_restart():
    company = live(increment=2)
    for _ in range(6):
        company.now += 3
        company.play_on(1)

    assert company.restored().clocks.timing() == company.table.clocks.timing()
    assert company.restored().deadline() == company.table.deadline()


def test_the_time_a_server_was_down_is_not_charged_to_a_live_clock():
    company = live()
    company.now += 10
    company.act(0)
    company.table = company.restored()
    company.now += 5000
    assert company.take(company.table.resumed(company.now)) == [Resumed(at=company.now)]

    assert company.see(BOB).timing == protocol.Timing("live", [50.0, 50.0], [1], company.now)
    assert company.table.due(company.now) == []
    assert company.restored().clocks.timing() == company.table.clocks.timing()


def test_the_time_until_a_server_went_down_is_charged():
    company = live()
    company.table = company.restored()
    company.now += 5000
    company.take(company.table.resumed(company.now, alive=1045.0))

    assert company.see(BOB).timing == protocol.Timing("live", [15.0, 15.0], [0, 1], company.now)
    assert company.restored().clocks.timing() == company.table.clocks.timing()


def test_days_go_on_while_a_server_is_down():
    company = started(clock="days", seconds=86_400)
    company.table = company.restored()
    company.now += 90_000
    company.take(company.table.resumed(company.now))

    assert [entry.seat for entry in company.table.due(company.now)] == [0, 0, 1, 1]


def test_time_that_goes_backwards_is_no_time():
    company = live()
    company.now -= 30
    company.act(0)

    assert company.see(BOB).timing.left == [60.0, 60.0]
    assert company.see(BOB).timing.at == 1000.0


def test_no_clock_is_told_where_there_is_none():
    company = started()

    assert company.see(ALICE).timing is None
    assert company.table.deadline() is None
    assert company.table.due(1e12) == []


def test_all_clocks_stop_when_the_match_is_over():
    company = live()
    company.do(ALICE, protocol.Concede, 0)

    assert company.see(BOB).timing.running == []
    assert company.table.due(1e12) == []
