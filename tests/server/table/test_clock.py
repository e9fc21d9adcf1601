import pytest

from tests.server.harness import ALICE, BOB, started
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.table.entries import Resumed, StandIn, TimedOut


def live(**more):
    """Both decide at once; sixty seconds each."""
    return started(clock="live", seconds=60, **more)


def test_several_clocks_run_where_several_seats_decide():
    harness = live()
    timing = harness.see(ALICE).timing

    assert (timing.left, timing.running, timing.at) == ([60.0, 60.0], [0, 1], 1000.0)


def test_a_clock_stops_when_its_seat_has_played_and_gains_the_increment():
    harness = live(increment=5)
    harness.now += 10
    harness.act(0)
    assert harness.see(BOB).timing == protocol.Timing("live", [55.0, 50.0], [1], 1010.0)

    harness.now += 20
    harness.act(1)
    assert harness.see(BOB).timing.left == [55.0, 35.0]


def test_a_bots_clock_does_not_run():
    harness = live(people=(ALICE,), bots=1)

    assert harness.see(ALICE).timing.running == [0]


def test_who_runs_out_of_time_is_replaced_by_a_bot():
    harness = live()
    harness.now += 20
    harness.act(1)
    assert harness.table.deadline() == 1060.0
    assert harness.table.due(1059.9) == []

    timed_out, stand_in = harness.take(harness.table.due(1060.0))

    assert timed_out == TimedOut(at=1060.0, seat=0)
    assert stand_in == StandIn(at=1060.0, seat=0, is_in=True)
    assert harness.table.bots_to_move() == [(0, "medium")]
    assert harness.table.deadline() is None
    assert harness.table.due(9999.0) == []


def test_two_can_run_out_at_the_same_moment():
    harness = live()
    harness.take(harness.table.due(1061.0))

    assert harness.table.bots_to_move() == [(0, "medium"), (1, "medium")]


def test_an_action_after_the_time_is_over_comes_too_late():
    harness = live()
    harness.now += 60.5

    with pytest.raises(TableRefusal, match="time has run out"):
        harness.act(0)


def test_who_takes_the_seat_back_has_a_tenth_of_the_time():
    harness = started(clock="live", seconds=600)
    harness.now += 600
    harness.take(harness.table.due(harness.now))
    stand_in_plays(harness, 0)
    harness.do(ALICE, protocol.Sit, 0)

    assert harness.see(ALICE).timing.left[0] == 60.0


def stand_in_plays(harness, seat):
    """The bot that plays for somebody plays the first legal action."""
    match = harness.table.match
    assert harness.take(harness.table.bot_entry(seat, match.legal(seat)[0], match.ply, harness.now))


@pytest.mark.parametrize("clock", ["live", "days"])
def test_who_ran_out_of_time_takes_the_seat_back_only_after_the_bot_has_played(clock):
    harness = started(clock=clock, seconds=600)
    harness.now += 600
    harness.take(harness.table.due(harness.now))

    with pytest.raises(TableRefusal, match="wait until the bot has played"):
        harness.do(ALICE, protocol.Sit, 0)
    stand_in_plays(harness, 0)
    harness.do(ALICE, protocol.Sit, 0)


@pytest.mark.parametrize("clock", ["live", "days"])
def test_who_leaves_and_comes_back_has_the_time_that_was_left(clock):
    harness = started(clock=clock, seconds=60)
    harness.now += 58
    harness.do(ALICE, protocol.Stand, 0)
    harness.now += 100
    harness.do(ALICE, protocol.Sit, 0)

    assert harness.see(ALICE).timing.left[0] == 2.0
    assert 0 in harness.see(ALICE).timing.running


def test_a_bot_that_stands_in_earns_no_time():
    harness = live(increment=5)
    harness.do(ALICE, protocol.Stand, 0)
    stand_in_plays(harness, 0)

    assert harness.see(ALICE).timing.left[0] == 60.0


def test_an_increment_is_taken_back_with_its_ply():
    harness = live(increment=5)
    owner = {0: ALICE, 1: BOB}
    while True:
        seat = harness.table.match.actors[0]
        before = harness.see(ALICE).timing.left
        harness.play_on(1)
        if harness.table.match.undoable(seat):
            break
    harness.do(owner[seat], protocol.Undo, harness.table.ply, seat, 1)

    assert harness.see(ALICE).timing.left == before


def test_days_are_counted_for_each_turn():
    harness = started(clock="days", seconds=86_400)
    harness.now += 80_000
    harness.act(0)
    harness.act(1)
    seat = harness.table.match.actors[0]

    assert harness.see(ALICE).timing.left[seat] == 86_400
    assert harness.table.deadline() == harness.now + 86_400


def test_who_takes_the_seat_back_has_new_days():
    harness = started(clock="days", seconds=86_400)
    harness.now += 86_400
    harness.take(harness.table.due(harness.now))
    stand_in_plays(harness, 0)
    harness.now += 5
    harness.do(ALICE, protocol.Sit, 0)

    assert harness.see(ALICE).timing.left[0] == 86_400


def test_clocks_are_the_same_after_a_restart():
    harness = live(increment=2)
    for _ in range(6):
        harness.now += 3
        harness.play_on(1)

    assert harness.restored().clocks.timing() == harness.table.clocks.timing()
    assert harness.restored().deadline() == harness.table.deadline()


def test_the_time_a_server_was_down_is_not_charged_to_a_live_clock():
    harness = live()
    harness.now += 10
    harness.act(0)
    harness.table = harness.restored()
    harness.now += 5000
    assert harness.take(harness.table.resumed(harness.now)) == [Resumed(at=harness.now)]

    assert harness.see(BOB).timing == protocol.Timing("live", [50.0, 50.0], [1], harness.now)
    assert harness.table.due(harness.now) == []
    assert harness.restored().clocks.timing() == harness.table.clocks.timing()


def test_the_time_until_a_server_went_down_is_charged():
    harness = live()
    harness.table = harness.restored()
    harness.now += 5000
    harness.take(harness.table.resumed(harness.now, alive=1045.0))

    assert harness.see(BOB).timing == protocol.Timing("live", [15.0, 15.0], [0, 1], harness.now)
    assert harness.restored().clocks.timing() == harness.table.clocks.timing()


def test_days_go_on_while_a_server_is_down():
    harness = started(clock="days", seconds=86_400)
    harness.table = harness.restored()
    harness.now += 90_000
    harness.take(harness.table.resumed(harness.now))

    assert [entry.seat for entry in harness.table.due(harness.now)] == [0, 0, 1, 1]


def test_time_that_goes_backwards_is_no_time():
    harness = live()
    harness.now -= 30
    harness.act(0)

    assert harness.see(BOB).timing.left == [60.0, 60.0]
    assert harness.see(BOB).timing.at == 1000.0


def test_no_clock_is_told_where_there_is_none():
    harness = started()

    assert harness.see(ALICE).timing is None
    assert harness.table.deadline() is None
    assert harness.table.due(1e12) == []


def test_all_clocks_stop_when_the_match_is_over():
    harness = live()
    harness.do(ALICE, protocol.Concede, 0)

    assert harness.see(BOB).timing.running == []
    assert harness.table.due(1e12) == []
