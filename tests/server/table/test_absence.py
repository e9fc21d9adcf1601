"""While somebody is away, nobody can look at what they would not otherwise see and then take it all back."""

import random
from contextlib import suppress

import pytest

from tests.server.harness import ALICE, BOB, CAROL, LONG_GAMES, started
from toque.core.kernel import record, rng
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.hints import hint_question
from toque.server.table import seats


def stands_up(harness, seat, person):
    harness.do(person, protocol.Stand, seat)


def runs_out_of_time(harness, seat, person):
    """Everybody else answers in time."""
    while seat not in harness.table.match.actors:
        harness.play_on(1)
    harness.now = harness.table.deadline()
    for late in harness.table.clocks.run_out(harness.now):
        if late != seat:
            harness.now -= 1
            harness.act(late)
            return runs_out_of_time(harness, seat, person)
    harness.take(harness.table.due(harness.now))
    return None


AWAY = {"standing up": stands_up, "time": runs_out_of_time}


def undo_as_far_as_possible(harness, person, seat):
    """Try every number of plies, the most first, and return how many were taken back."""
    for plies in range(harness.table.ply, 0, -1):
        before = harness.table.ply
        with suppress(TableRefusal):
            harness.do(person, protocol.Undo, before, seat, plies)
        if harness.table.ply < before:
            return plies
    return 0


def is_told_nothing(match, moves, views):
    """Whether these moves show a seat the same in other worlds that it cannot tell from the true one."""
    for number in range(5):
        world = record.copy(match.state)
        match.game.redeal(world, 0, rng.generator("absence", number))
        for (seat, action), view in zip(moves, views, strict=True):
            match.game.apply(world, rng.generator("other chance", number), seat, action)
            if match.game.view(world, 0) != view:
                return False
    return True


@pytest.mark.parametrize("leave", AWAY.values(), ids=AWAY)
@pytest.mark.parametrize("game", LONG_GAMES)
def test_nothing_is_learned_by_playing_on_and_taking_all_back(game, leave):
    """Alice plays, looks and takes back, again and again; what she took back had told her nothing."""
    taken_back = 0
    for seed in range(8):
        chance = random.Random(seed)
        harness = started(game, clock="live", seconds=100)
        harness.play_on(chance.randrange(6, 20), chance)
        leave(harness, 1, BOB)
        left_at = harness.table.ply
        for _ in range(12):
            views = {}
            for _ in range(chance.randrange(1, 5)):
                if harness.table.stage == "playing":
                    harness.act_at_random(chance)
                    views[harness.table.ply] = harness.table.match.view(0)
            if harness.table.stage != "playing":
                break
            before, moves = harness.table.ply, list(harness.table.match.moves())
            plies = undo_as_far_as_possible(harness, ALICE, 0)
            taken_back += plies
            assert before - plies >= left_at
            seen = [views[ply + 1] for ply in range(before - plies, before)] if plies <= len(views) else None
            assert seen is not None, "more was taken back than was played since the last time"
            assert is_told_nothing(harness.table.match, moves[before - plies :], seen)

    assert taken_back > 0


def test_a_move_of_the_stand_in_stays():
    harness = started()
    harness.play_on(6)
    harness.do(BOB, protocol.Stand, 1)
    while 1 not in harness.table.match.actors:
        harness.act(0)
    harness.take(harness.table.bot_entry(1, harness.table.match.legal(1)[0], harness.table.ply, harness.now))
    ply = harness.table.ply

    assert undo_as_far_as_possible(harness, ALICE, 0) == 0
    assert harness.table.ply == ply


def test_those_who_stay_cannot_vote_about_somebody_who_is_away():
    harness = started("paris", people=(ALICE, BOB, CAROL))
    harness.play_on(6)
    harness.do(CAROL, protocol.Stand, 2)
    told = False
    while not told and harness.table.stage == "playing":
        harness.play_on(1)
        told = harness.table.match.plies[-1].reveals_hidden

    with pytest.raises(TableRefusal) as no:
        harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 1)
    assert no.value.message == "nobody-to-ask"


def test_hints_need_the_consent_of_somebody_who_is_away():
    harness = started()
    harness.play_on(2)
    harness.do(ALICE, protocol.AllowHints, True)
    harness.do(BOB, protocol.Stand, 1)
    while 0 not in harness.table.match.actors:
        harness.play_on(1)

    with pytest.raises(TableRefusal) as no:
        hint_question(harness.table, ALICE, protocol.Hint("n", 0))
    assert no.value.message == "hints-not-agreed"


def test_hints_stay_on_if_somebody_who_agreed_leaves():
    harness = started()
    for person in (ALICE, BOB):
        harness.do(person, protocol.AllowHints, True)
    harness.do(BOB, protocol.Stand, 1)

    assert harness.see(ALICE).table.hints


def test_somebody_who_gave_up_need_not_be_asked():
    harness = started(people=(ALICE, BOB, CAROL))
    harness.do(ALICE, protocol.AllowHints, True)
    harness.do(BOB, protocol.AllowHints, True)
    assert not harness.see(ALICE).table.hints

    harness.do(CAROL, protocol.Concede, 2)
    assert harness.see(ALICE).table.hints


def test_a_table_waits_for_its_only_player():
    harness = started(people=(ALICE,), bots=1)
    harness.do(ALICE, protocol.Stand, 0)
    assert harness.table.bots_to_move() == []

    harness.do(ALICE, protocol.Sit, 0)
    while 0 in harness.table.match.actors:
        harness.act(0)
    assert [seat for seat, _ in harness.table.bots_to_move()] == [1]


def test_a_bot_plays_for_somebody_who_left_a_table_of_several():
    harness = started(people=(ALICE, BOB, CAROL))
    harness.do(BOB, protocol.Stand, 1)
    while 1 not in harness.table.match.actors:
        harness.play_on(1)

    assert 1 in dict(harness.table.bots_to_move())
    assert harness.see(ALICE).table.plates[1].stands_in_at == harness.now + seats.STAND_IN_AFTER


@pytest.mark.parametrize("people", [(ALICE,), (ALICE, BOB)])
def test_a_bot_plays_at_once_for_somebody_whose_time_ran_out(people):
    harness = started(people=people, bots=1, clock="live", seconds=100)
    runs_out_of_time(harness, 0, ALICE)

    assert 0 in dict(harness.table.bots_to_move())
    assert harness.see(people[-1]).table.plates[0].stands_in_at == harness.now
