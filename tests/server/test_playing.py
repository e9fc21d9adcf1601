import random
from types import SimpleNamespace

import msgspec
import pytest

from tests.server.seats import ALICE, BOB, BOT, CAROL, ME, OPEN, Company, started
from toque.core.kernel import record
from toque.core.match.matchfile import parse
from toque.core.match.replay import replay
from toque.core.rulebook import rules
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.protocol import NewSeat
from toque.server.render.phrases import action_words
from toque.server.render.update import Viewer
from toque.server.rooms.bot_seats import BotSeats
from toque.server.table.entries import Acted, UndoAsked, Undone
from toque.server.table.table import TableRefusal


def refused(company, person, kind, *values, **named):
    with pytest.raises(TableRefusal) as refusal:
        company.do(person, kind, *values, **named)
    return refusal.value


def turn(company):
    return company.table.play.actors[0]


def owner(seat):
    return (ALICE, BOB, CAROL)[seat]


def past_memorising(**more):
    """A match of Banquet Royal in which the orders have been looked at, and one seat is to play."""
    company = started(**more)
    while len(company.table.play.actors) > 1:
        company.act(turn(company))
    company.act(turn(company))
    return company


def words(company, number):
    return msgspec.Raw(action_words(company.table.game)[number])


def test_an_action_is_played_by_the_owner_of_the_seat():
    company = past_memorising()
    seat = turn(company)
    ply = company.table.ply
    choice = company.see(owner(seat)).position.legal[0]

    company.do(owner(seat), protocol.Act, ply, seat, choice.action)

    assert company.table.ply == ply + 1


def test_an_action_of_another_seat_is_refused():
    company = past_memorising()
    seat = turn(company)
    action = words(company, company.table.play.legal(seat)[0])

    assert refused(company, owner(1 - seat), protocol.Act, company.table.ply, seat, action).reason == "not_yours"
    assert refused(company, CAROL, protocol.Act, company.table.ply, seat, action).reason == "not_yours"
    assert refused(company, None, protocol.Act, company.table.ply, seat, action).reason == "not_yours"
    assert refused(company, ALICE, protocol.Act, company.table.ply, 9, action).reason == "malformed"


def test_an_action_out_of_turn_is_refused():
    company = past_memorising()
    other = 1 - turn(company)

    assert refused(company, owner(other), protocol.Act, company.table.ply, other, words(company, 0)).reason == "not_now"


def test_a_stale_action_is_refused_and_nothing_happens():
    company = past_memorising()
    seat = turn(company)
    before = company.table.seq

    refusal = refused(company, owner(seat), protocol.Act, company.table.ply - 1, seat, words(company, 0))

    assert refusal.reason == "stale"
    assert company.table.seq == before


def test_choices_made_at_the_same_time_do_not_make_each_other_stale():
    company = started()
    assert company.table.play.actors == [0, 1]
    action = words(company, company.table.play.legal(0)[0])

    company.do(BOB, protocol.Act, 0, 1, action)
    company.do(ALICE, protocol.Act, 0, 0, action)

    assert company.table.ply == 2


def test_an_illegal_action_is_refused_with_its_rule():
    company = past_memorising()
    seat = turn(company)
    play = company.table.play
    illegal = next(number for number in range(company.table.game.action_count) if play.refusal(seat, number))

    refusal = refused(company, owner(seat), protocol.Act, company.table.ply, seat, words(company, illegal))

    assert refusal.reason == "illegal"
    assert refusal.rule == play.refusal(seat, illegal)
    assert refusal.refused("n", "fr").rule_text == rules(company.table.game, "fr")[refusal.rule].text


@pytest.mark.parametrize("action", [b"{}", b"7", b'{"do":"fly"}', b'{"do":"place","piece":"salad","cell":"Z9"}'])
def test_what_is_no_action_at_all_is_refused(action):
    company = past_memorising()
    seat = turn(company)

    refusal = refused(company, owner(seat), protocol.Act, company.table.ply, seat, msgspec.Raw(action))

    assert refusal.reason == "malformed"


def test_an_action_in_other_words_for_the_same_thing_is_played():
    company = past_memorising()
    seat = turn(company)
    number = company.table.play.legal(seat)[0]
    spread = msgspec.json.format(action_words(company.table.game)[number], indent=4)

    (entry,) = company.do(owner(seat), protocol.Act, company.table.ply, seat, msgspec.Raw(spread))

    assert bytes(entry.action) == action_words(company.table.game)[number]


def test_a_nonce_is_done_once_even_after_a_restart():
    company = past_memorising()
    seat = turn(company)
    action = words(company, company.table.play.legal(seat)[0])
    doing = protocol.Act("once", company.table.ply, seat, action)
    company.send(owner(seat), doing)
    ply = company.table.ply

    assert company.table.answer(owner(seat), doing, company.now) == []
    assert company.restored().answer(owner(seat), doing, company.now) == []
    assert company.table.ply == ply


def test_the_nonce_of_another_is_another():
    company = started()
    action = words(company, company.table.play.legal(0)[0])
    company.send(ALICE, protocol.Act("n", 0, 0, action))

    assert company.table.answer(BOB, protocol.Act("n", 0, 1, action), 0.0)


def test_answering_changes_nothing():
    company = past_memorising()
    seat = turn(company)
    before = company.table.news_bytes(Viewer("alice"), 0)

    company.table.answer(
        owner(seat), protocol.Act("n", company.table.ply, seat, words(company, company.table.play.legal(seat)[0])), 5.0
    )

    assert company.table.news_bytes(Viewer("alice"), 0) == before


def placed(company):
    """The seat whose turn it is places a piece and is asked for more; how many plies it may take back."""
    seat = turn(company)
    company.act(seat)
    return seat


def solitary_undo(company):
    for _ in range(40):
        seat = placed(company)
        if company.table.play.undoable(seat):
            return seat
    raise AssertionError("nothing can be taken back")


def test_one_takes_back_alone_what_told_nobody_anything():
    company = past_memorising()
    seat = solitary_undo(company)
    ply = company.table.ply

    (entry,) = company.do(owner(seat), protocol.Undo, ply, seat)

    assert isinstance(entry, Undone)
    assert not entry.agreed
    assert company.table.ply == ply - 1
    assert company.see(owner(1 - seat), company.table.seq - 1).rewound == ply - 1


def test_a_stale_undo_is_refused():
    company = past_memorising()
    seat = solitary_undo(company)

    assert refused(company, owner(seat), protocol.Undo, company.table.ply - 1, seat).reason == "stale"


def test_what_was_meant_for_a_ply_taken_back_is_stale_though_its_number_is_reached_again():
    company = past_memorising()
    seat = solitary_undo(company)
    ply, seen = company.table.ply, company.table.seq
    company.do(owner(seat), protocol.Undo, ply, seat)
    company.act(seat)
    assert company.table.ply == ply
    late = [
        (owner(turn(company)), protocol.Act("a", ply, turn(company), words(company, legal(company)[0]))),
        (owner(seat), protocol.Undo("u", ply, seat)),
    ]

    for person, doing in late:
        with pytest.raises(TableRefusal) as no:
            company.table.answer(person, doing, company.now, seen)
        assert no.value.reason == "stale"
        assert company.table.answer(person, doing, company.now, company.table.seq)


def legal(company):
    """What whoever decides now may do."""
    return company.table.play.legal(turn(company))


def asked(company):
    """Alice asks to take back three plies."""
    company.play_on(6)
    (entry,) = company.do(ALICE, protocol.Undo, company.table.ply, 0, 3)
    assert isinstance(entry, UndoAsked)
    return company


def test_further_than_alone_the_others_are_asked():
    company = asked(past_memorising())
    ply = company.table.ply
    assert company.see(BOB).table.vote == protocol.UndoVote(0, 3, [], [1])

    company.do(BOB, protocol.Vote, True)

    assert company.table.ply == ply - 3
    assert company.see(BOB).table.vote is None


def test_one_no_ends_the_vote():
    company = asked(past_memorising())
    ply = company.table.ply

    company.do(BOB, protocol.Vote, False)

    assert company.table.ply == ply
    assert company.see(BOB).table.vote is None
    assert refused(company, BOB, protocol.Vote, True).reason == "not_now"


def test_any_new_ply_ends_the_vote():
    company = asked(past_memorising())
    company.play_on(1)

    assert company.see(BOB).table.vote is None


def test_who_leaves_ends_the_vote():
    company = asked(past_memorising())
    company.do(BOB, protocol.Stand, 1)

    assert company.see(ALICE).table.vote is None


def test_all_other_people_are_asked_and_none_twice():
    company = started(people=(ALICE, BOB, CAROL))
    company.play_on(8)
    company.do(ALICE, protocol.Undo, company.table.ply, 0, 5)
    assert refused(company, ALICE, protocol.Vote, True).reason == "not_yours"
    ply = company.table.ply

    company.do(CAROL, protocol.Vote, True)
    assert company.table.ply == ply
    assert company.see(BOB).table.vote == protocol.UndoVote(0, 5, [2], [1])
    assert refused(company, CAROL, protocol.Vote, True).reason == "not_yours"
    assert refused(company, BOB, protocol.Undo, ply, 1, 4).reason == "not_now"

    company.do(BOB, protocol.Vote, True)
    assert company.table.ply == ply - 5


def test_bots_agree_to_everything():
    company = started(people=(ALICE,), bots=1)
    company.play_on(7)
    ply = company.table.ply

    company.do(ALICE, protocol.Undo, ply, 0, 5)

    assert company.table.ply == ply - 5


def test_what_was_played_before_somebody_left_is_not_taken_back_behind_their_back():
    company = started()
    company.play_on(6)
    company.do(BOB, protocol.Stand, 1)
    company.play_on(2)

    assert refused(company, ALICE, protocol.Undo, 8, 0, 8).reason == "not_now"
    assert refused(company, ALICE, protocol.Undo, 8, 0, 3).reason == "not_now"
    company.do(ALICE, protocol.Undo, 8, 0, 2)
    assert company.table.ply == 6


def test_more_than_there_is_cannot_be_taken_back():
    company = started()
    company.play_on(3)

    assert refused(company, ALICE, protocol.Undo, 3, 0, 4).reason == "not_now"
    assert refused(company, ALICE, protocol.Undo, 3, 0, 0).reason == "not_now"


def test_conceding_between_two_ends_the_match():
    company = started()
    company.do(ALICE, protocol.Concede, 0)
    position = company.see(BOB).position

    assert company.table.stage == "over"
    assert [score.rank for score in position.scores] == [2, 1]
    assert position.end_reason == "resigned"
    assert position.deciding == []


def test_among_three_a_bot_plays_on_for_who_conceded():
    company = started(people=(ALICE, BOB, CAROL))
    company.do(ALICE, protocol.Concede, 0)

    assert company.table.stage == "playing"
    assert (0, "medium") in company.table.bots_to_move()
    plate = company.see(BOB).table.plates[0]
    assert (plate.has_resigned, plate.is_stand_in, plate.level) == (True, False, "medium")
    assert refused(company, ALICE, protocol.Sit, 0).reason == "not_now"
    assert refused(company, ALICE, protocol.Concede, 0).reason == "not_now"
    assert company.see(ALICE).position.legal == []


def test_a_bot_takes_over_for_who_leaves_until_they_come_back():
    company = started()
    company.do(ALICE, protocol.Stand, 0)
    plate = company.see(BOB).table.plates[0]
    assert (plate.is_stand_in, plate.level, plate.person) == (True, "medium", "alice")
    assert company.table.bots_to_move() == [(0, "medium")]
    assert refused(company, ALICE, protocol.Act, 0, 0, words(company, 0)).reason == "not_now"

    company.do(ALICE, protocol.Sit, 0)

    assert company.table.bots_to_move() == []
    assert not company.see(BOB).table.plates[0].is_stand_in
    company.act(0)


def test_a_bot_chooses_in_a_world_that_holds_what_its_seat_knows():
    company = started(people=(ALICE,), bots=1)
    play = company.table.play
    worlds = [world_given_to_a_bot(company.table) for _ in range(5)]

    assert all(play.game.view(world, 1) == play.view(1) for world in worlds)
    assert len({record.to_bytes(world) for world in worlds}) > 1


def world_given_to_a_bot(table):
    """What the thinkers get to see of a table."""
    given = []
    job = SimpleNamespace(cancel=lambda: None)
    thinkers = SimpleNamespace(choose=lambda *asked, **_: given.append(asked[3]) or job)
    hub = SimpleNamespace(is_stopping=False, thinkers=thinkers, background=lambda waiting: waiting.close())
    BotSeats(SimpleNamespace(id="table", table=table, hub=hub, is_unseen=False)).follow()
    return given[0]


def test_a_bots_choice_is_taken_where_the_table_has_not_moved_on():
    company = started(people=(ALICE,), bots=1)
    assert company.table.bots_to_move() == [(1, "medium")]
    number = company.table.play.legal(1)[0]
    (entry,) = company.take(company.table.bot_entry(1, number, 0, company.now))
    assert isinstance(entry, Acted)

    assert company.table.bot_entry(1, number, 0, company.now) == []
    assert company.table.bot_entry(0, company.table.play.legal(0)[0], 1, company.now) == []


def test_nothing_is_played_before_the_start_or_after_the_end():
    company = Company(seats=[ME, OPEN])
    assert refused(company, ALICE, protocol.Act, 0, 0, msgspec.Raw(b"{}")).reason == "not_now"

    company = started()
    company.do(BOB, protocol.Concede, 1)
    assert refused(company, ALICE, protocol.Act, 0, 0, msgspec.Raw(b"{}")).reason == "not_now"
    assert refused(company, ALICE, protocol.Concede, 0).reason == "not_now"


@pytest.mark.parametrize("game", NAMES)
def test_the_match_file_of_a_finished_match_is_verified(game):
    company = started(game=game, people=(ALICE, BOB))
    chance = random.Random(game)
    company.play_on(9, chance)
    company.do(ALICE, protocol.Undo, company.table.ply, 0, 4)
    company.do(BOB, protocol.Vote, True)
    with pytest.raises(TableRefusal):
        company.table.match_file()
    while company.table.stage == "playing":
        company.act_at_random(chance)

    match = replay(parse(company.table.match_file()), load)

    assert match.is_over
    assert match.score() == company.table.play.known_score(None)
    assert [ply.action for ply in match.plies] == [action for _, action in company.table.play.plies()]


def test_a_rematch_is_the_same_table_with_everybody_one_seat_further():
    company = started(people=(ALICE, BOB), options={"gourmet": True})
    assert refused(company, ALICE, protocol.Rematch).reason == "not_now"
    company.do(ALICE, protocol.Concede, 0)

    (entry,) = company.do(BOB, protocol.Rematch)
    again = type(company.table).restore(entry.table, company.table.rematch_opening(entry))

    assert company.see(ALICE).table.rematch == entry.table
    assert again.rematch_of == "table"
    assert again.seats_of("bob") == [0]
    assert again.seats_of("alice") == [1]
    assert again.opened.options["gourmet"] is True
    assert again.stage == "open"
    assert company.do(ALICE, protocol.Rematch) == []


def test_a_rematch_against_bots_starts_at_once_where_the_first_did():
    company = Company(seats=[ME, BOT], starts_at_once=True)
    company.do(ALICE, protocol.Concede, 0)
    (entry,) = company.do(ALICE, protocol.Rematch)
    again = type(company.table).restore(entry.table, company.table.rematch_opening(entry))

    assert again.stage == "playing"
    assert again.seats_of("alice") == [1]


def test_a_line_of_chat_has_500_characters_at_most():
    company = started()
    company.do(CAROL, protocol.Say, "  x" * 166)

    assert company.see(ALICE).chat[0].name == "Carol"
    assert refused(company, ALICE, protocol.Say, "x" * 501).reason == "too_large"
    assert refused(company, ALICE, protocol.Say, "  ").reason == "malformed"


def test_what_a_muted_person_says_is_not_shown():
    company = started()
    company.do(ALICE, protocol.Say, "hello")
    company.do(BOB, protocol.Say, "salut")

    assert [line.person for line in company.see(BOB, muted=frozenset({"alice"})).chat] == ["bob"]
    assert len(company.see(BOB).chat) == 2


def test_one_person_on_several_seats_passes_the_device_on():
    company = Company(seats=[ME, NewSeat("me", name="Ann")], starts_at_once=True)
    assert company.see(ALICE).table.is_shared_device
    position = company.see(ALICE).position
    assert (position.curtain, position.view, position.legal) == (0, company.see(None).position.view, [])

    position = company.see(ALICE, looking=0).position
    assert (position.curtain, bool(position.legal)) == (None, True)

    company.act(0)
    position = company.see(ALICE, looking=0).position
    assert (position.curtain, position.view) == (1, company.see(None).position.view)


def test_a_device_that_is_passed_on_keeps_no_secrets_in_its_log():
    company = Company(game="italia", seats=[ME, NewSeat("me", name="Ann")], starts_at_once=True)
    company.play_on(20)

    assert company.see(ALICE, looking=0).log == company.see(None).log
    assert len(company.see(ALICE, looking=0).log) < len(company.table.play.happenings(0, 0))


def test_nobody_looks_through_a_seat_that_is_not_theirs():
    company = Company(seats=[ME, NewSeat("me", name="Ann"), OPEN], starts_at_once=True)
    company.do(BOB, protocol.Sit, 2)
    assert company.see(ALICE, looking=2).position.view == company.see(None).position.view
    company.act(0)
    company.act(1)
    assert company.table.play.actors == [2]

    assert company.see(ALICE, looking=2).position.view == company.see(None).position.view
