"""A lesson's table: what it refuses, what its bot does, what it says to its learner."""

import msgspec
import pytest

from tests.server.harness import ALICE, update_of
from toque.core.words.languages import languages
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.errors import Forbidden, LessonAsks, TableRefusal
from toque.server.protocol import NewTable
from toque.server.table.action_codec import action_words
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import Opened, decode, encode
from toque.server.table.opening import opening_entries, rematch_entries
from toque.server.table.viewer import Viewer


def opened(game="banquet", lesson="first-menu"):
    entries = opening_entries(NewTable(game, [], lesson=lesson), ALICE, 1000.0)
    return restore("table", [decode(encode(entry)) for entry in entries], "plain")


def act(table, action, nonce=None):
    """Alice does it, if it is not refused."""
    words = msgspec.Raw(msgspec.json.encode(action))
    doing = protocol.Act(nonce or f"n{table.seq}", table.ply, 0, words)
    for entry in decide(table, ALICE, doing, 1000.0):
        apply(table, decode(encode(entry)))


def follow(table):
    """The bot does what the lesson says, as often as it says so."""
    while (due := table.bots_to_move()) and (action := table.scripted_action(due[0][0])) is not None:
        for entry in table.bot_entry(due[0][0], action, table.ply, 1000.0):
            apply(table, decode(encode(entry)))


def place(piece, cell):
    return {"do": "place", "piece": piece, "cell": cell}


def test_a_lesson_opens_a_private_table_at_its_first_position():
    table = opened()

    assert table.stage == "playing"
    assert not table.opened.is_public
    assert [plate.kind for plate in table.seats.states] == ["person", "bot"]
    assert table.ply == 0
    assert opened().match.view(0) == table.match.view(0)


def test_what_a_rule_forbids_is_refused_with_the_rule():
    table = opened()

    with pytest.raises(Forbidden) as refusal:
        act(table, place("burger", "C3"))
    assert refusal.value.rule == "B7"


def test_what_the_lesson_does_not_ask_for_is_refused_kindly_with_the_rule_of_its_step():
    table = opened()
    act(table, {"do": "ready"})
    follow(table)

    with pytest.raises(LessonAsks) as refusal:
        act(table, place("salad", "D5"))
    told = refusal.value.refused("n", "en")
    assert told.message == "That would be allowed. In this lesson, do this first: Place a burger on C3."
    assert told.rule == "B8"
    assert told.rule_text


def test_the_bot_waits_for_its_line_and_then_does_what_the_lesson_says():
    table = opened()
    assert table.bots_to_move() == []
    act(table, {"do": "ready"})
    follow(table)
    act(table, place("burger", "C3"))
    act(table, {"do": "pass"})

    assert table.bots_to_move() == [(1, "easy")]
    follow(table)
    assert (table.ply, table.match.actors, table.bots_to_move()) == (6, [0], [])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [name for name in NAMES if load(name).lessons])
def test_every_lesson_is_played_to_its_end_at_a_table_and_told_on_the_way(name, language):
    for lesson in load(name).lessons[:-1]:
        table, read = opened(name, lesson.name), []
        while True:
            guide = update_of(table, Viewer("alice", language)).guide
            read += [saying.name for saying in guide.says]
            if guide.wanted is None:
                break
            assert guide.done < guide.steps
            act(table, msgspec.json.decode(guide.wanted.action))
            follow(table)

        assert read == [step.says for step in lesson.steps]
        assert guide.is_over


def test_after_the_end_nothing_more_is_done():
    table = opened()
    while (turn := table.progress.turn) is not None:
        act(table, msgspec.json.decode(action_words(table.game)[turn.action]))
        follow(table)
    before = table.ply

    assert table.bots_to_move() == []
    with pytest.raises(TableRefusal):
        act(table, place("salad", "D5"))
    assert table.ply == before


def test_taking_back_goes_back_in_the_lesson():
    table = opened()
    act(table, {"do": "ready"})
    follow(table)
    act(table, place("burger", "C3"))
    for entry in decide(table, ALICE, protocol.Undo("u", table.ply, 0, 1), 1000.0):
        apply(table, entry)

    assert [saying.name for saying in update_of(table, Viewer("alice")).guide.says] == ["menu-hand", "menu-place"]


def test_nothing_is_taken_back_from_before_the_lesson():
    table = opened("italia", "critic")
    begun = table.ply

    assert begun > 0
    with pytest.raises(TableRefusal):
        decide(table, ALICE, protocol.Undo("u", begun, 0, 1), 1000.0)


def test_a_lesson_that_was_given_up_asks_for_nothing():
    table = opened()
    for entry in decide(table, ALICE, protocol.Concede("c", 0), 1000.0):
        apply(table, entry)

    guide = update_of(table, Viewer("alice")).guide
    assert guide is None or (guide.wanted is None and not guide.says)


def test_whoever_watches_is_told_nothing_and_an_ordinary_table_has_no_guide():
    ordinary = opening_entries(NewTable("banquet", [protocol.NewSeat("me"), protocol.NewSeat("open")]), ALICE, 0.0)

    assert update_of(opened(), Viewer(None)).guide is None
    assert update_of(restore("table", ordinary, "plain"), Viewer("alice")).guide is None
    assert b'"lesson"' not in encode(ordinary[0])


def test_a_guided_game_gives_tips_and_its_bot_thinks_for_itself():
    table = opened(lesson="guided")

    assert [tip.name for tip in update_of(table, Viewer("alice")).guide.tips] == ["tip-memorise"]
    assert table.bots_to_move() == [(1, "easy")]
    assert table.scripted_action(1) is None
    assert opened(lesson="guided").match.seed != table.match.seed


def test_a_lesson_is_no_table_to_come_back_to_and_counts_for_no_rating():
    assert opened().is_exercise
    assert not opened().opened.is_rated
    assert not opened(lesson="guided").is_exercise


def test_a_rematch_of_a_guided_game_is_an_ordinary_one():
    table = opened(lesson="guided")
    for entry in decide(table, ALICE, protocol.Concede("c", 0), 1000.0):
        apply(table, entry)

    opened_again = rematch_entries(table, 0.0)[0]
    assert isinstance(opened_again, Opened)
    assert opened_again.lesson == ""
    assert opened_again.is_rated
