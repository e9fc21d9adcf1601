"""Hints."""

import pytest

from tests.server.harness import ALICE, BOB, started
from toque.bots.explain import explain
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.hints import hint_question, hinted
from toque.server.table.action_codec import action_words


def agreed(harness):
    harness.do(ALICE, protocol.AllowHints, True)
    harness.do(BOB, protocol.AllowHints, True)


def test_hints_are_given_where_all_people_agreed():
    harness = started()
    with pytest.raises(TableRefusal):
        hint_question(harness.table, ALICE, protocol.Hint("n", 0))
    harness.do(ALICE, protocol.AllowHints, True)
    assert not harness.see(BOB).table.hints
    assert harness.see(BOB).table.hints_agreed == [0]
    harness.do(BOB, protocol.AllowHints, True)

    question = hint_question(harness.table, ALICE, protocol.Hint("n", 0))
    found = explain(question.game, question.world, question.seat, "beginner", question.rng, playouts=2)
    answer = hinted(question, found, "en")

    assert answer.nonce == "n"
    assert bytes(answer.candidates[0].action) in action_words(harness.table.game)

    harness.do(BOB, protocol.AllowHints, False)
    assert not harness.see(BOB).table.hints


def test_a_person_alone_with_bots_need_not_ask_anybody():
    harness = started(people=(ALICE,), bots=2)

    assert hint_question(harness.table, ALICE, protocol.Hint("n", 0)).seat == 0


def test_a_hint_is_thought_in_a_world_of_what_the_seat_knows():
    harness = started(game="paris", people=(ALICE,), bots=1)
    harness.play_on(10)
    while 0 not in harness.table.match.actors:
        harness.play_on(1)
    match = harness.table.match
    worlds = [hint_question(harness.table, ALICE, protocol.Hint("n", 0)).world for _ in range(5)]

    assert all(match.game.view(world, 0) == match.view(0) for world in worlds)
    assert len({world.tobytes() for world in worlds} if hasattr(worlds[0], "tobytes") else {1, 2}) > 1
