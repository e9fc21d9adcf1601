import pytest

from tests.server.harness import ALICE, BOB, BOT, CAROL, ME, OPEN, TableHarness, started
from toque.core.errors import BadOption, BadPlayers, MatchFileError, UnknownGame
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.protocol import NewSeat, NewTable
from toque.server.table.apply import restore
from toque.server.table.entries import decode, encode
from toque.server.table.opening import opening_entries, rematch_entries


def refused(harness, person, kind, *values):
    with pytest.raises(TableRefusal) as refusal:
        harness.do(person, kind, *values)
    return refusal.value.reason


def test_the_match_begins_when_all_seats_are_filled_and_all_people_ready():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(ALICE, protocol.Ready, True)
    assert harness.table.stage == "open"

    harness.do(BOB, protocol.Sit, 1)
    assert harness.table.stage == "open"

    harness.do(BOB, protocol.Ready, True)
    assert harness.table.stage == "playing"


def test_who_is_no_longer_ready_holds_the_start_up():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(ALICE, protocol.Ready, True)
    harness.do(ALICE, protocol.Ready, False)
    harness.do(BOB, protocol.Sit, 1)
    harness.do(BOB, protocol.Ready, True)

    assert harness.table.stage == "open"


def test_a_person_alone_with_bots_can_start_at_once():
    assert TableHarness(seats=[ME, BOT], starts_at_once=True).table.stage == "playing"
    assert TableHarness(seats=[ME, BOT]).table.stage == "open"


def test_a_table_that_starts_at_once_waits_for_its_seats_only():
    harness = TableHarness(seats=[ME, OPEN], starts_at_once=True)
    harness.do(BOB, protocol.Sit, 1)

    assert harness.table.stage == "playing"


def test_a_rematch_waits_until_all_people_are_back():
    for seats, people, stage in (([ME, OPEN], [BOB], "open"), ([ME, BOT], [], "playing")):
        harness = TableHarness(seats=seats, starts_at_once=True)
        for person in people:
            harness.do(person, protocol.Sit, 1)
        harness.do(ALICE, protocol.Concede, 0)
        [rematch] = harness.do(ALICE, protocol.Rematch)

        assert restore("next", rematch_entries(harness.table, rematch.at)).stage == stage


def test_bots_alone_begin_without_being_asked():
    assert TableHarness(seats=[BOT, BOT]).table.stage == "playing"


def test_the_host_puts_bots_on_seats_and_opens_them_again():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(ALICE, protocol.Fill, 1, "easy")
    assert harness.see(ALICE).table.plates[1].level == "easy"

    harness.do(ALICE, protocol.Fill, 1, None)
    assert harness.see(ALICE).table.plates[1].kind == "open"


def test_the_last_bot_starts_the_match_where_all_are_ready():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(ALICE, protocol.Ready, True)
    harness.do(ALICE, protocol.Fill, 1, "easy")

    assert harness.table.stage == "playing"


def test_the_host_frees_the_seat_of_somebody_who_does_not_get_ready():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(BOB, protocol.Sit, 1)
    harness.do(ALICE, protocol.Fill, 1, None)

    assert harness.see(ALICE).table.plates[1].kind == "open"
    assert harness.table.seats_of("bob") == []


def test_nobody_but_the_host_fills_seats_and_nobody_who_is_ready_is_pushed_off_theirs():
    harness = TableHarness(seats=[ME, OPEN, OPEN])
    harness.do(BOB, protocol.Sit, 1)
    harness.do(BOB, protocol.Ready, True)

    assert refused(harness, BOB, protocol.Fill, 2, "easy") == "not_yours"
    assert refused(harness, ALICE, protocol.Fill, 1, "easy") == "not_now"
    assert refused(harness, ALICE, protocol.Fill, 0, "easy") == "not_now"
    assert refused(harness, ALICE, protocol.Fill, 2, "grandmaster") == "malformed"
    assert refused(harness, ALICE, protocol.Fill, 7, "easy") == "malformed"


def test_a_seat_is_taken_once_and_a_person_takes_one():
    harness = TableHarness(seats=[ME, OPEN, OPEN])
    harness.do(BOB, protocol.Sit, 1)

    assert refused(harness, CAROL, protocol.Sit, 1) == "not_now"
    assert refused(harness, BOB, protocol.Sit, 2) == "not_now"


def test_who_stands_up_before_the_start_leaves_the_seat_open():
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(BOB, protocol.Sit, 1)
    harness.do(BOB, protocol.Stand, 1)

    assert harness.table.seats_of("bob") == []
    assert refused(harness, BOB, protocol.Ready, True) == "not_yours"


def test_seats_are_settled_when_the_match_has_begun():
    harness = started()

    assert refused(harness, ALICE, protocol.Ready, False) == "not_now"
    assert refused(harness, ALICE, protocol.Fill, 1, "easy") == "not_now"
    assert refused(harness, CAROL, protocol.Sit, 1) == "not_yours"


def test_the_second_alice_is_alice_2():
    other = protocol.Person("other", "Alice")
    harness = TableHarness(seats=[ME, OPEN])
    harness.do(other, protocol.Sit, 1)
    harness.do(ALICE, protocol.Ready, True)
    harness.do(other, protocol.Ready, True)

    assert [plate.name for plate in harness.see(ALICE).table.plates] == ["Alice", "Alice 2"]


def test_no_two_are_called_the_same_whatever_they_call_themselves():
    names = [NewSeat("me", name=name) for name in ("Bob 2", "Bob", "Bob", "Bob 2")]
    harness = TableHarness(seats=names, starts_at_once=True)

    assert [plate.name for plate in harness.see(ALICE).table.plates] == ["Bob 2", "Bob", "Bob 3", "Bob 2 2"]


@pytest.mark.parametrize(
    ("new", "error"),
    [
        (NewTable("chess", [ME, BOT]), UnknownGame),
        (NewTable("banquet", [ME]), BadPlayers),
        (NewTable("banquet", [ME] * 9), BadPlayers),
        (NewTable("banquet", [ME, NewSeat("bot", "genius")]), TableRefusal),
        (NewTable("banquet", [ME, NewSeat("me", name="x" * 41)]), TableRefusal),
        (NewTable("banquet", [ME, NewSeat("me", name="\ue000")]), TableRefusal),
        (NewTable("banquet", [ME, NewSeat("me", name="\u3164")]), TableRefusal),
        (NewTable("banquet", [ME, BOT], {"gourmet": "perhaps"}), BadOption),
        (NewTable("banquet", [ME, BOT], {"gourmet": [1]}), BadOption),
        (NewTable("banquet", [ME, BOT], {"dessert": True}), BadOption),
        (NewTable("banquet", [ME, BOT], name="x" * 61), TableRefusal),
        (NewTable("banquet", [ME, BOT], clock="live", seconds=0), TableRefusal),
        (NewTable("banquet", [ME, BOT], clock="live", seconds=float("nan")), TableRefusal),
        (NewTable("banquet", [ME, BOT], clock="days", seconds=1e9), TableRefusal),
    ],
)
def test_what_cannot_be_played_cannot_be_opened(new, error):
    with pytest.raises(error):
        opening_entries(new, ALICE, 0.0)


def test_options_are_taken_as_words_or_as_truth():
    for value in (True, "true"):
        harness = TableHarness(seats=[ME, BOT], options={"gourmet": value})
        assert harness.see(ALICE).table.options["gourmet"] is True


def test_a_table_of_other_rules_is_not_restored():
    harness = TableHarness()
    other = harness.stored[0].replace(b'"rules":1', b'"rules":0')

    with pytest.raises(MatchFileError, match="other rules"):
        restore("table", [decode(other)])


def test_an_entry_is_read_back_as_it_was_stored():
    harness = started(clock="live", seconds=60)
    harness.play_on(5)

    assert [encode(decode(line)) for line in harness.stored] == harness.stored


def test_the_seed_is_secret_until_the_match_is_over():
    harness = started()
    shown = harness.see(ALICE).table
    assert shown.seed is None
    assert len(shown.commitment) == 64

    harness.do(BOB, protocol.Concede, 1)
    assert harness.see(ALICE).table.seed == harness.table.match.seed.hex()
