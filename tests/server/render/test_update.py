import re

import msgspec
import pytest

from tests.server.harness import ALICE, BOB, LONG_GAMES, Screen, started
from toque.core.match.match import Match
from toque.core.words.rulebook import rules
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.render.update import update
from toque.server.table.viewer import Viewer

VIEWERS = [Viewer("alice"), Viewer("bob"), Viewer(None), Viewer("bob", muted=frozenset({"alice"}))]


def busy(harness):
    """Things of every kind happen, one after the other."""
    yield harness.do(ALICE, protocol.Say, "good luck")
    for _ in range(12):
        yield harness.play_on(1)
    yield harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 5)
    yield harness.do(BOB, protocol.Vote, True)
    yield harness.table.connect("bob")
    yield harness.play_on(4)
    yield harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 8)
    yield harness.do(BOB, protocol.Vote, True)
    yield harness.do(BOB, protocol.Stand, 1)
    yield harness.table.set_thinking(1, True)
    yield harness.play_on(3)
    yield harness.do(BOB, protocol.Sit, 1)
    yield harness.do(BOB, protocol.AllowHints, True)
    yield harness.do(BOB, protocol.Concede, 1)


@pytest.mark.parametrize("gap", [1, 2, 3, 9])
@pytest.mark.parametrize("game", LONG_GAMES)
def test_news_since_any_number_lead_to_what_whole_news_show(game, gap):
    harness = started(game=game, clock="live", seconds=600)
    screens = [Screen(harness, viewer) for viewer in VIEWERS]
    for i, _ in enumerate(busy(harness)):
        if i % gap == 0:
            for screen in screens:
                screen.update()
                fresh = Screen(harness, screen.viewer)
                fresh.update()
                assert screen.shown == fresh.shown


def test_news_grow_by_one_number_with_every_entry():
    harness = started()
    before = harness.table.seq
    harness.play_on(1)

    assert harness.table.seq == before + 1
    assert harness.see(ALICE).seq == before + 1


def test_what_did_not_change_is_not_sent():
    harness = started()
    before = harness.table.seq
    harness.do(ALICE, protocol.Say, "hello")
    news = harness.see(BOB, before)

    assert (news.table, news.position, news.timing, news.log) == (None, None, None, [])
    assert not news.is_whole


def test_a_number_from_the_future_or_the_time_before_a_restart_is_answered_with_everything():
    harness = started()
    harness.table.connect("alice")
    known = harness.table.seq
    harness.table = harness.restored()
    assert harness.see(ALICE, known).is_whole
    assert harness.table.resumed(2000.0) == []
    for _ in range(9):
        harness.play_on(1)
        assert harness.see(ALICE, known).is_whole

    assert harness.table.seq > 1_000_000
    assert not harness.see(ALICE, harness.table.seq - 1).is_whole


def test_viewers_that_see_the_same_are_sent_the_same_bytes():
    harness = started()
    since = harness.table.seq
    harness.play_on(1)

    assert update(harness.table, Viewer(None), since) is update(harness.table, Viewer("stranger"), since)


@pytest.mark.parametrize("game", NAMES)
def test_a_line_of_the_log_names_an_existing_rule(game):
    harness = started(game=game)
    harness.play_on(400)
    names = [line.rule for line in harness.see(ALICE).log if line.rule is not None]

    assert names
    assert set(names) <= set(rules(harness.table.game))


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_event_has_a_name_and_its_rule_exists(game):
    loaded = load(game)
    ruled = [row for row in loaded.events if row.rules()]

    assert len({row.name for row in loaded.events}) == len(list(loaded.events))
    assert set().union(*(row.rules() for row in ruled)) <= set(rules(loaded))
    assert len(ruled) > len(list(loaded.events)) * 0.85


@pytest.mark.parametrize("game", NAMES)
def test_the_log_says_what_the_match_says(game):
    harness = started(game=game)
    harness.play_on(60)
    played = harness.table.match
    match = Match(played.game, 2, played.options, played.seats, played.seed)
    text = match.game.text("en", match.seats).about(played.state)
    said = [(0, event) for event in match.opening_events()]
    for ply, (seat, action) in enumerate(played.moves(), start=1):
        said += [(ply, event) for event in match.play(seat, action)]
    for person, seat in ((ALICE, 0), (BOB, 1), (None, -1)):
        known = [(ply, event) for ply, event in said if event.is_visible_to(seat)]
        lines = harness.see(person).log

        assert [(line.ply, line.seat, line.text) for line in lines] == [
            (ply, event.seat, text.event(event)) for ply, event in known
        ]
        told = [msgspec.json.decode(event, type=match.game.events.type) for event in harness.see(person, 1).events]
        assert told == [match.game.events.in_words(event) for _, event in known]


@pytest.mark.parametrize("game", NAMES)
def test_the_position_says_what_the_game_says(game):
    harness = started(game=game)
    for _ in range(50):
        harness.play_on(1)
        match = harness.table.match
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            position = harness.see(person).position
            view = match.game.view(match.state, seat)
            text = match.game.text("en", match.seats).about(match.state)
            legal = match.game.legal_actions(match.state, seat) if seat is not None else []
            actions = [match.game.decode_action(number) for number in legal]

            assert bytes(position.view) == msgspec.json.encode(view)
            assert position.prompt == text.prompt(view)
            assert [choice.text for choice in position.legal] == [text.action(action) for action in actions]
            assert [bytes(choice.action) for choice in position.legal] == [msgspec.json.encode(a) for a in actions]
            assert position.deciding == match.game.actors(match.state)
            assert [score.total for score in position.scores] == [
                score.total for score in match.game.known_score(match.state, seat)
            ]


def test_a_name_full_of_signs_is_told_as_it_is():
    quoted = protocol.Person("bob", 'Bob "the \\ knife" {name} %s')
    harness = started(people=(ALICE, quoted))
    harness.play_on(30)

    assert any(quoted.name in line.text for line in harness.see(ALICE).log)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", " places a terrace of the "), ("fr", " pour l[ae]s? "), ("nl", " legt een terras van (de|het) ")],
)
def test_the_log_calls_restaurants_by_their_names(language, told):
    harness = started("paris")
    harness.play_on(250)

    log = [line.text for line in harness.see(ALICE, language=language).log]

    assert any(re.search(told, line) for line in log)
    assert not any(re.search("restaurant [0-9]|[\ue000-\uf8ff]", line) for line in log)


def test_an_unknown_language_is_english():
    harness = started()

    assert harness.see(ALICE, language="tlh").log == harness.see(ALICE).log
