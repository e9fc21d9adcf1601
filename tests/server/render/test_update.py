import itertools
import json
import random
import re

import msgspec
import pytest

from tests.server.harness import ALICE, BOB, BOT, Screen, TableHarness, started
from toque.bots.explain import explain
from toque.core.kernel import events, rng
from toque.core.match.match import Match
from toque.core.words.rulebook import rules
from toque.core.words.text import languages
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render import summary
from toque.server.render.hints import hint_question, hinted
from toque.server.render.preview import preview, preview_question
from toque.server.render.replay import replay, replay_position
from toque.server.render.update import update
from toque.server.table.action_codec import action_words
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
@pytest.mark.parametrize("game", NAMES)
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


def test_presence_counts_people_once_and_spectators_each():
    harness = started()
    table = harness.table
    for person in ("alice", "alice", "carol", "carol", None, None):
        table.connect(person)
    shown = harness.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (3, [True, False])

    before = table.seq
    table.disconnect("alice")
    assert table.seq == before
    table.disconnect("alice")
    table.disconnect("carol")
    table.disconnect(None)
    shown = harness.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (2, [False, False])


def test_thinking_is_seen():
    harness = TableHarness(seats=[BOT, BOT])
    before = harness.table.seq
    harness.table.set_thinking(1, True)
    harness.table.set_thinking(1, True)

    assert harness.table.seq == before + 1
    assert [plate.is_thinking for plate in harness.see(None, before).table.plates] == [False, True]


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


def test_the_lobby_sees_whose_turn_it_is():
    harness = started()
    card = summary.card(harness.table, "alice")
    assert (card.is_mine, card.is_my_turn, card.stage) == (True, True, "playing")

    harness.act(0)
    assert not summary.card(harness.table, "alice").is_my_turn
    assert not summary.card(harness.table, None).is_mine


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


def previewed_by(harness, seat, number, language="en"):
    doing = protocol.Preview("n", seat, msgspec.Raw(action_words(harness.table.game)[number]))
    return preview(preview_question(harness.table, (ALICE, BOB)[seat], doing, language), "n")


def test_a_preview_of_an_illegal_action_is_its_rule():
    harness = started()
    harness.act(0)
    harness.act(1)
    seat = harness.table.match.actors[0]
    match = harness.table.match
    illegal = next(number for number in range(match.game.action_count) if match.refusal(seat, number))

    previewed = previewed_by(harness, seat, illegal)

    assert previewed.rule == match.refusal(seat, illegal)
    assert previewed.rule_text
    assert previewed.message == match.game.text("en").refusal(
        previewed.rule, "place", match.game.decode_action(illegal)
    )
    assert previewed.changes == previewed.lines == []


def offered(harness, verb):
    """Play on until somebody can do this; who, and the first such action."""
    match, chance = harness.table.match, random.Random(3)
    while not (found := [n for n in match.legal(match.actors[0]) if verb in action_words(match.game)[n]]):
        harness.play_on(1, chance)
    return match.actors[0], found[0]


def test_a_preview_foresees_what_is_certain_and_changes_nothing():
    harness = started("paris")
    seat, terrace = offered(harness, b'"terrace"')
    before = update(harness.table, Viewer("alice"), 0)

    previewed = previewed_by(harness, seat, terrace)
    assert previewed.is_certain
    assert len(previewed.lines) == 1

    assert update(harness.table, Viewer("alice"), 0) == before
    harness.act(seat, terrace)
    assert harness.see(ALICE).log[-1].text == previewed.lines[0]


def previews_of_a_game(game, some=3):
    """A random game, and of each position a few previews: the play, its seat, the action, what is foreseen."""
    harness = started(game)
    match, chance = harness.table.match, random.Random(5)
    while not match.is_over:
        seat, legal = match.actors[0], match.legal(match.actors[0])
        for action in chance.sample(legal, min(some, len(legal))):
            previewed = previewed_by(harness, seat, action)
            assert previewed_by(harness, seat, action) == previewed
            yield match, seat, action, previewed
        harness.play_on(1, chance)


@pytest.mark.parametrize("game", NAMES)
def test_what_a_preview_foresees_is_never_what_chance_or_another_seat_decides(game):
    """However likely: what most worlds have in common may still not come true."""
    uncertain = 0
    for match, seat, action, previewed in itertools.islice(previews_of_a_game(game), 200):
        for told in told_elsewhere(match, seat, action, worlds=24):
            assert [line for line in previewed.lines if line not in told] == []
        uncertain += not previewed.is_certain

    assert uncertain


def told_elsewhere(match, seat, action, worlds):
    """What the seat would be told of an action in other worlds that it cannot rule out."""
    for world in range(worlds):
        chance = rng.generator("elsewhere", world)
        world = match.world_for(seat, chance)
        before = int(world.event_count)
        match.game.apply(world, chance, seat, action)
        text = match.game.text("en", match.seats).about(match.state)
        yield [text.event(each) for each in events.since(world, before) if each.is_visible_to(seat)]


@pytest.mark.parametrize(("game", "verbs"), [("italia", {"keep"}), ("paris", {"terrace", "pay", "site"})])
def test_what_a_seat_knows_is_foreseen_though_it_is_news_to_the_others(game, verbs):
    """A card from the hand, a recipe that nobody has seen yet."""
    seen = set()
    for match, _seat, action, previewed in itertools.islice(previews_of_a_game(game, 6), 900):
        verb = json.loads(action_words(match.game)[action])["do"]
        if verb not in verbs:
            continue
        seen.add(verb)
        has_pigeon = verb == "terrace" and previewed.outlook.has_pigeon
        assert previewed.is_certain != has_pigeon, (verb, previewed)

    assert seen == verbs


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "verb"), [("banquet", b'"place"'), ("italia", b'"buy"')])
def test_a_preview_does_not_repeat_what_the_choice_says(game, verb, language):
    harness = started(game)
    seat, action = offered(harness, verb)

    previewed = previewed_by(harness, seat, action, language)

    harness.act(seat, action)
    done = next(line.text for line in harness.see(ALICE, language=language).log if line.ply == harness.table.ply)
    assert done not in previewed.lines


def test_a_preview_does_not_help_a_players_memory():
    """B7: the orders under the cloches were shown, but nobody is reminded."""
    harness = started()
    harness.act(0)
    harness.act(1)
    match = harness.table.match
    while not any(b'"announce"' in action_words(match.game)[n] for n in match.legal(match.actors[0])):
        harness.play_on(1)
    seat = match.actors[0]
    announcements = [n for n in match.legal(seat) if b'"announce"' in action_words(match.game)[n]]
    for number in announcements:
        previewed = previewed_by(harness, seat, number)

        assert not previewed.is_certain
        assert previewed.lines == []
        assert previewed.changes == []


def was_known(line, seat):
    return line.known_to is None or seat in line.known_to


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_shows_every_seats_view_of_every_ply(game):
    harness = started(game=game)
    seen = {}
    for _ in range(25):
        harness.play_on(1)
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            seen[harness.table.ply, seat] = bytes(harness.see(person).position.view)
    with pytest.raises(TableRefusal):
        replay(harness.table, "en")
    harness.do(BOB, protocol.Concede, 1)

    replayed = replay(harness.table, "en")
    assert [ply.ply for ply in replayed.plies] == list(range(1, 26))
    assert replayed.table.seed
    assert [score.rank for score in replayed.result] == [1, 2]
    for (ply, seat), view in seen.items():
        assert bytes(replay_position(harness.table, ply, seat, "en").view) == view
    for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
        replayed_log = [line.text for ply in replayed.plies for line in ply.log if was_known(line, seat)]
        assert [line.text for line in harness.see(person).log if line.ply] == replayed_log
    with pytest.raises(TableRefusal):
        replay_position(harness.table, 26, 0, "en")
