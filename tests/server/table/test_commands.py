import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.harness import ALICE, BOB, BOT, CAROL, ME, OPEN, TableHarness, started
from toque.core.kernel import record
from toque.core.match.matchfile import parse
from toque.core.match.replay import replay
from toque.core.words.rulebook import rules
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.protocol import NewSeat
from toque.server.render.replay import match_file
from toque.server.render.update import update
from toque.server.rooms.bot_seats import BotSeats
from toque.server.table import commands
from toque.server.table.action_codec import action_words
from toque.server.table.apply import restore
from toque.server.table.commands import decide
from toque.server.table.entries import Acted, UndoAsked, Undone
from toque.server.table.opening import rematch_entries
from toque.server.table.viewer import Viewer


def refused(harness, person, kind, *values, **named):
    with pytest.raises(TableRefusal) as refusal:
        harness.do(person, kind, *values, **named)
    return refusal.value


def turn(harness):
    return harness.table.match.actors[0]


def owner(seat):
    return (ALICE, BOB, CAROL)[seat]


def past_memorising(**more):
    """A match of Banquet Royal in which the orders have been looked at, and one seat is to play."""
    harness = started(**more)
    while len(harness.table.match.actors) > 1:
        harness.act(turn(harness))
    harness.act(turn(harness))
    return harness


def words(harness, number):
    return msgspec.Raw(action_words(harness.table.game)[number])


def test_an_action_is_played_by_the_owner_of_the_seat():
    harness = past_memorising()
    seat = turn(harness)
    ply = harness.table.ply
    choice = harness.see(owner(seat)).position.legal[0]

    harness.do(owner(seat), protocol.Act, ply, seat, choice.action)

    assert harness.table.ply == ply + 1


def test_an_action_of_another_seat_is_refused():
    harness = past_memorising()
    seat = turn(harness)
    action = words(harness, harness.table.match.legal(seat)[0])

    assert refused(harness, owner(1 - seat), protocol.Act, harness.table.ply, seat, action).reason == "not_yours"
    assert refused(harness, CAROL, protocol.Act, harness.table.ply, seat, action).reason == "not_yours"
    assert refused(harness, None, protocol.Act, harness.table.ply, seat, action).reason == "not_yours"
    assert refused(harness, ALICE, protocol.Act, harness.table.ply, 9, action).reason == "malformed"


def test_an_action_out_of_turn_is_refused():
    harness = past_memorising()
    other = 1 - turn(harness)

    assert refused(harness, owner(other), protocol.Act, harness.table.ply, other, words(harness, 0)).reason == "not_now"


def test_a_stale_action_is_refused_and_nothing_happens():
    harness = past_memorising()
    seat = turn(harness)
    before = harness.table.seq

    refusal = refused(harness, owner(seat), protocol.Act, harness.table.ply - 1, seat, words(harness, 0))

    assert refusal.reason == "stale"
    assert harness.table.seq == before


def test_choices_made_at_the_same_time_do_not_make_each_other_stale():
    harness = started()
    assert harness.table.match.actors == [0, 1]
    action = words(harness, harness.table.match.legal(0)[0])

    harness.do(BOB, protocol.Act, 0, 1, action)
    harness.do(ALICE, protocol.Act, 0, 0, action)

    assert harness.table.ply == 2


def test_an_illegal_action_is_refused_with_its_rule():
    harness = past_memorising()
    seat = turn(harness)
    match = harness.table.match
    illegal = next(number for number in range(harness.table.game.action_count) if match.refusal(seat, number))

    refusal = refused(harness, owner(seat), protocol.Act, harness.table.ply, seat, words(harness, illegal))

    assert refusal.reason == "illegal"
    assert refusal.rule == match.refusal(seat, illegal)
    assert refusal.refused("n", "fr").rule_text == rules(harness.table.game, "fr")[refusal.rule].text


@pytest.mark.parametrize("action", [b"{}", b"7", b'{"do":"fly"}', b'{"do":"place","piece":"salad","cell":"Z9"}'])
def test_what_is_no_action_at_all_is_refused(action):
    harness = past_memorising()
    seat = turn(harness)

    refusal = refused(harness, owner(seat), protocol.Act, harness.table.ply, seat, msgspec.Raw(action))

    assert refusal.reason == "malformed"


def test_an_action_in_other_words_for_the_same_thing_is_played():
    harness = past_memorising()
    seat = turn(harness)
    number = harness.table.match.legal(seat)[0]
    spread = msgspec.json.format(action_words(harness.table.game)[number], indent=4)

    (entry,) = harness.do(owner(seat), protocol.Act, harness.table.ply, seat, msgspec.Raw(spread))

    assert bytes(entry.action) == action_words(harness.table.game)[number]


def test_a_nonce_is_done_once_even_after_a_restart():
    harness = past_memorising()
    seat = turn(harness)
    action = words(harness, harness.table.match.legal(seat)[0])
    doing = protocol.Act("once", harness.table.ply, seat, action)
    harness.send(owner(seat), doing)
    ply = harness.table.ply

    assert decide(harness.table, owner(seat), doing, harness.now) == []
    assert decide(harness.restored(), owner(seat), doing, harness.now) == []
    assert harness.table.ply == ply


def test_the_nonce_of_another_is_another():
    harness = started()
    action = words(harness, harness.table.match.legal(0)[0])
    harness.send(ALICE, protocol.Act("n", 0, 0, action))

    assert decide(harness.table, BOB, protocol.Act("n", 0, 1, action), 0.0)


def test_answering_changes_nothing():
    harness = past_memorising()
    seat = turn(harness)
    before = update(harness.table, Viewer("alice"), 0)

    decide(
        harness.table,
        owner(seat),
        protocol.Act("n", harness.table.ply, seat, words(harness, harness.table.match.legal(seat)[0])),
        5.0,
    )

    assert update(harness.table, Viewer("alice"), 0) == before


def placed(harness):
    """The seat whose turn it is places a piece and is asked for more; how many plies it may take back."""
    seat = turn(harness)
    harness.act(seat)
    return seat


def solitary_undo(harness):
    for _ in range(40):
        seat = placed(harness)
        if harness.table.match.undoable(seat):
            return seat
    raise AssertionError("nothing can be taken back")


def test_one_takes_back_alone_what_told_nobody_anything():
    harness = past_memorising()
    seat = solitary_undo(harness)
    ply = harness.table.ply

    (entry,) = harness.do(owner(seat), protocol.Undo, ply, seat)

    assert isinstance(entry, Undone)
    assert not entry.agreed
    assert harness.table.ply == ply - 1
    assert harness.see(owner(1 - seat), harness.table.seq - 1).rewound == ply - 1


def test_a_stale_undo_is_refused():
    harness = past_memorising()
    seat = solitary_undo(harness)

    assert refused(harness, owner(seat), protocol.Undo, harness.table.ply - 1, seat).reason == "stale"


def test_what_was_meant_for_a_ply_taken_back_is_stale_though_its_number_is_reached_again():
    harness = past_memorising()
    seat = solitary_undo(harness)
    ply, seen = harness.table.ply, harness.table.seq
    harness.do(owner(seat), protocol.Undo, ply, seat)
    harness.act(seat)
    assert harness.table.ply == ply
    late = [
        (owner(turn(harness)), protocol.Act("a", ply, turn(harness), words(harness, legal(harness)[0]))),
        (owner(seat), protocol.Undo("u", ply, seat)),
    ]

    for person, doing in late:
        with pytest.raises(TableRefusal) as no:
            decide(harness.table, person, doing, harness.now, seen)
        assert no.value.reason == "stale"
        assert decide(harness.table, person, doing, harness.now, harness.table.seq)


def legal(harness):
    """What whoever decides now may do."""
    return harness.table.match.legal(turn(harness))


def asked(harness):
    """Alice asks to take back three plies."""
    harness.play_on(6)
    (entry,) = harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 3)
    assert isinstance(entry, UndoAsked)
    return harness


def test_further_than_alone_the_others_are_asked():
    harness = asked(past_memorising())
    ply = harness.table.ply
    assert harness.see(BOB).table.vote == protocol.UndoVote(0, 3, [], [1])

    harness.do(BOB, protocol.Vote, True)

    assert harness.table.ply == ply - 3
    assert harness.see(BOB).table.vote is None


def test_one_no_ends_the_vote():
    harness = asked(past_memorising())
    ply = harness.table.ply

    harness.do(BOB, protocol.Vote, False)

    assert harness.table.ply == ply
    assert harness.see(BOB).table.vote is None
    assert refused(harness, BOB, protocol.Vote, True).reason == "not_now"


def test_any_new_ply_ends_the_vote():
    harness = asked(past_memorising())
    harness.play_on(1)

    assert harness.see(BOB).table.vote is None


def test_who_leaves_ends_the_vote():
    harness = asked(past_memorising())
    harness.do(BOB, protocol.Stand, 1)

    assert harness.see(ALICE).table.vote is None


def test_all_other_people_are_asked_and_none_twice():
    harness = started(people=(ALICE, BOB, CAROL))
    harness.play_on(8)
    harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 5)
    assert refused(harness, ALICE, protocol.Vote, True).reason == "not_yours"
    ply = harness.table.ply

    harness.do(CAROL, protocol.Vote, True)
    assert harness.table.ply == ply
    assert harness.see(BOB).table.vote == protocol.UndoVote(0, 5, [2], [1])
    assert refused(harness, CAROL, protocol.Vote, True).reason == "not_yours"
    assert refused(harness, BOB, protocol.Undo, ply, 1, 4).reason == "not_now"

    harness.do(BOB, protocol.Vote, True)
    assert harness.table.ply == ply - 5


def test_bots_agree_to_everything():
    harness = started(people=(ALICE,), bots=1)
    harness.play_on(7)
    ply = harness.table.ply

    harness.do(ALICE, protocol.Undo, ply, 0, 5)

    assert harness.table.ply == ply - 5


def test_what_was_played_before_somebody_left_is_not_taken_back_behind_their_back():
    harness = started()
    harness.play_on(6)
    harness.do(BOB, protocol.Stand, 1)
    harness.play_on(2)

    assert refused(harness, ALICE, protocol.Undo, 8, 0, 8).reason == "not_now"
    assert refused(harness, ALICE, protocol.Undo, 8, 0, 3).reason == "not_now"


def test_more_than_there_is_cannot_be_taken_back():
    harness = started()
    harness.play_on(3)

    assert refused(harness, ALICE, protocol.Undo, 3, 0, 4).reason == "not_now"
    assert refused(harness, ALICE, protocol.Undo, 3, 0, 0).reason == "not_now"


def test_conceding_between_two_ends_the_match():
    harness = started()
    harness.do(ALICE, protocol.Concede, 0)
    position = harness.see(BOB).position

    assert harness.table.stage == "over"
    assert [score.rank for score in position.scores] == [2, 1]
    assert position.end_reason == "resigned"
    assert position.deciding == []


def test_among_three_a_bot_plays_on_for_who_conceded():
    harness = started(people=(ALICE, BOB, CAROL))
    harness.do(ALICE, protocol.Concede, 0)

    assert harness.table.stage == "playing"
    assert (0, "medium") in harness.table.bots_to_move()
    plate = harness.see(BOB).table.plates[0]
    assert (plate.has_resigned, plate.is_stand_in, plate.level) == (True, False, "medium")
    assert refused(harness, ALICE, protocol.Sit, 0).reason == "not_now"
    assert refused(harness, ALICE, protocol.Concede, 0).reason == "not_now"
    assert harness.see(ALICE).position.legal == []


def test_a_bot_takes_over_for_who_leaves_until_they_come_back():
    harness = started()
    harness.do(ALICE, protocol.Stand, 0)
    plate = harness.see(BOB).table.plates[0]
    assert (plate.is_stand_in, plate.level, plate.person) == (True, "medium", "alice")
    assert harness.table.bots_to_move() == [(0, "medium")]
    assert refused(harness, ALICE, protocol.Act, 0, 0, words(harness, 0)).reason == "not_now"

    harness.do(ALICE, protocol.Sit, 0)

    assert harness.table.bots_to_move() == []
    assert not harness.see(BOB).table.plates[0].is_stand_in
    harness.act(0)


def test_a_bot_chooses_in_a_world_that_holds_what_its_seat_knows():
    harness = started(people=(ALICE,), bots=1)
    match = harness.table.match
    worlds = [world_given_to_a_bot(harness.table) for _ in range(5)]

    assert all(match.game.view(world, 1) == match.view(1) for world in worlds)
    assert len({record.to_bytes(world) for world in worlds}) > 1


def world_given_to_a_bot(table):
    """What the bot pool gets to see of a table."""
    given = []
    job = SimpleNamespace(cancel=lambda: None)
    pool = SimpleNamespace(choose=lambda *asked, **_: given.append(asked[3]) or job)
    tasks = SimpleNamespace(is_stopping=False, start=lambda waiting: waiting.close())
    services: Any = SimpleNamespace(bots=pool, tasks=tasks)
    BotSeats(SimpleNamespace(table=table, owner="alice", is_unseen=False), services).follow()
    return given[0]


def test_a_bots_choice_is_taken_where_the_table_has_not_moved_on():
    harness = started(people=(ALICE,), bots=1)
    assert harness.table.bots_to_move() == [(1, "medium")]
    number = harness.table.match.legal(1)[0]
    (entry,) = harness.take(harness.table.bot_entry(1, number, 0, harness.now))
    assert isinstance(entry, Acted)

    assert harness.table.bot_entry(1, number, 0, harness.now) == []
    assert harness.table.bot_entry(0, harness.table.match.legal(0)[0], 1, harness.now) == []


def test_nothing_is_played_before_the_start_or_after_the_end():
    harness = TableHarness(seats=[ME, OPEN])
    assert refused(harness, ALICE, protocol.Act, 0, 0, msgspec.Raw(b"{}")).reason == "not_now"

    harness = started()
    harness.do(BOB, protocol.Concede, 1)
    assert refused(harness, ALICE, protocol.Act, 0, 0, msgspec.Raw(b"{}")).reason == "not_now"
    assert refused(harness, ALICE, protocol.Concede, 0).reason == "not_now"


@pytest.mark.parametrize("game", NAMES)
def test_the_match_file_of_a_finished_match_is_verified(game):
    harness = started(game=game, people=(ALICE, BOB))
    chance = random.Random(game)
    harness.play_on(9, chance)
    harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 4)
    harness.do(BOB, protocol.Vote, True)
    with pytest.raises(TableRefusal):
        match_file(harness.table)
    while harness.table.stage == "playing":
        harness.act_at_random(chance)

    match = replay(parse(match_file(harness.table)), load)

    assert match.is_over
    assert match.score() == harness.table.match.known_score(None)
    assert [ply.action for ply in match.plies] == [action for _, action in harness.table.match.moves()]


def test_a_rematch_is_the_same_table_with_everybody_one_seat_further():
    harness = started(people=(ALICE, BOB), options={"gourmet": True})
    assert refused(harness, ALICE, protocol.Rematch).reason == "not_now"
    harness.do(ALICE, protocol.Concede, 0)

    (entry,) = harness.do(BOB, protocol.Rematch)
    again = restore(entry.table, rematch_entries(harness.table, entry.at))

    assert harness.see(ALICE).table.rematch == entry.table
    assert again.rematch_of == "table"
    assert again.seats_of("bob") == [0]
    assert again.seats_of("alice") == [1]
    assert again.opened.options["gourmet"] is True
    assert again.stage == "open"
    assert harness.do(ALICE, protocol.Rematch) == []


def test_a_rematch_against_bots_starts_at_once_where_the_first_did():
    harness = TableHarness(seats=[ME, BOT], starts_at_once=True)
    harness.do(ALICE, protocol.Concede, 0)
    (entry,) = harness.do(ALICE, protocol.Rematch)
    again = restore(entry.table, rematch_entries(harness.table, entry.at))

    assert again.stage == "playing"
    assert again.seats_of("alice") == [1]


def test_a_line_of_chat_has_500_characters_at_most():
    harness = started()
    harness.do(CAROL, protocol.Say, "  x" * 166)

    assert harness.see(ALICE).chat[0].name == "Carol"
    assert refused(harness, ALICE, protocol.Say, "x" * 501).reason == "too_large"
    assert refused(harness, ALICE, protocol.Say, "  ").reason == "malformed"


def test_what_a_muted_person_says_is_not_shown():
    harness = started()
    harness.do(ALICE, protocol.Say, "hello")
    harness.do(BOB, protocol.Say, "salut")

    assert [line.person for line in harness.see(BOB, muted=frozenset({"alice"})).chat] == ["bob"]
    assert len(harness.see(BOB).chat) == 2


def test_one_person_on_several_seats_passes_the_device_on():
    harness = TableHarness(seats=[ME, NewSeat("me", name="Ann")], starts_at_once=True)
    assert harness.see(ALICE).table.is_shared_device
    position = harness.see(ALICE).position
    assert (position.curtain, position.view, position.legal) == (0, harness.see(None).position.view, [])

    position = harness.see(ALICE, looking=0).position
    assert (position.curtain, bool(position.legal)) == (None, True)

    harness.act(0)
    position = harness.see(ALICE, looking=0).position
    assert (position.curtain, position.view) == (1, harness.see(None).position.view)


def test_a_device_that_is_passed_on_keeps_no_secrets_in_its_log():
    harness = TableHarness(game="italia", seats=[ME, NewSeat("me", name="Ann")], starts_at_once=True)
    harness.play_on(20)

    assert harness.see(ALICE, looking=0).log == harness.see(None).log
    assert len(harness.see(ALICE, looking=0).log) < len(harness.table.match.events_seen_by(0, 0))


def test_nobody_looks_through_a_seat_that_is_not_theirs():
    harness = TableHarness(seats=[ME, NewSeat("me", name="Ann"), OPEN], starts_at_once=True)
    harness.do(BOB, protocol.Sit, 2)
    assert harness.see(ALICE, looking=2).position.view == harness.see(None).position.view
    harness.act(0)
    harness.act(1)
    assert harness.table.match.actors == [2]

    assert harness.see(ALICE, looking=2).position.view == harness.see(None).position.view


def test_a_table_with_very_many_entries_can_only_be_played_to_its_end(monkeypatch):
    monkeypatch.setattr(commands, "MOST_ENTRIES", 30)
    harness = started()
    while harness.table.entry_count < 30:
        harness.do(ALICE, protocol.Say, "la la la")

    for kind, *values in (
        (protocol.Say, "la"),
        (protocol.Stand, 0),
        (protocol.Undo, 0, 0, 1),
        (protocol.AllowHints, True),
    ):
        no = refused(harness, ALICE, kind, *values)
        assert (no.reason, no.message) == ("too_large", "long-table")
    harness.play_on(400)
    assert harness.table.stage == "over"
    assert harness.restored().entry_count == harness.table.entry_count
