import itertools
import json
import random
import re

import msgspec
import pytest

from tests.server.seats import ALICE, BOB, BOT, Company, started
from toque.bots.explain import explain
from toque.core.kernel import events, rng
from toque.core.match.match import Match
from toque.core.rulebook import rules
from toque.core.text import languages
from toque.games import NAMES, load
from toque.server import protocol
from toque.server.render.phrases import action_words
from toque.server.render.update import Viewer
from toque.server.table.table import TableRefusal

VIEWERS = [Viewer("alice"), Viewer("bob"), Viewer(None), Viewer("bob", muted=frozenset({"alice"}))]


class Screen:
    """What a client makes of the news, as the protocol tells it to."""

    def __init__(self, company, viewer):
        self.company, self.viewer = company, viewer
        self.seq, self.parts, self.log, self.chat = 0, {}, [], []

    def update(self):
        news = self.company.table.news(self.viewer, self.seq)
        if news.is_whole:
            self.parts, self.log, self.chat = {}, [], []
        if news.rewound is not None:
            self.log = [line for line in self.log if line.ply <= news.rewound]
        self.log += news.log
        self.chat += news.chat
        self.parts |= {
            name: value for name in ("table", "position", "timing") if (value := getattr(news, name)) is not None
        }
        self.seq = news.seq
        return news

    @property
    def shown(self):
        return self.parts, self.log, self.chat


def busy(company):
    """Things of every kind happen, one after the other."""
    yield company.do(ALICE, protocol.Say, "good luck")
    for _ in range(12):
        yield company.play_on(1)
    yield company.do(ALICE, protocol.Undo, company.table.ply, 0, 5)
    yield company.do(BOB, protocol.Vote, True)
    yield company.table.connect("bob")
    yield company.play_on(4)
    yield company.do(ALICE, protocol.Undo, company.table.ply, 0, 8)
    yield company.do(BOB, protocol.Vote, True)
    yield company.do(BOB, protocol.Stand, 1)
    yield company.table.set_thinking(1, True)
    yield company.play_on(3)
    yield company.do(BOB, protocol.Sit, 1)
    yield company.do(BOB, protocol.AllowHints, True)
    yield company.do(BOB, protocol.Concede, 1)


@pytest.mark.parametrize("gap", [1, 2, 3, 9])
@pytest.mark.parametrize("game", NAMES)
def test_news_since_any_number_lead_to_what_whole_news_show(game, gap):
    company = started(game=game, clock="live", seconds=600)
    screens = [Screen(company, viewer) for viewer in VIEWERS]
    for i, _ in enumerate(busy(company)):
        if i % gap == 0:
            for screen in screens:
                screen.update()
                fresh = Screen(company, screen.viewer)
                fresh.update()
                assert screen.shown == fresh.shown


def test_news_grow_by_one_number_with_every_entry():
    company = started()
    before = company.table.seq
    company.play_on(1)

    assert company.table.seq == before + 1
    assert company.see(ALICE).seq == before + 1


def test_what_did_not_change_is_not_sent():
    company = started()
    before = company.table.seq
    company.do(ALICE, protocol.Say, "hello")
    news = company.see(BOB, before)

    assert (news.table, news.position, news.timing, news.log) == (None, None, None, [])
    assert not news.is_whole


def test_a_number_from_the_future_or_the_time_before_a_restart_is_answered_with_everything():
    company = started()
    company.table.connect("alice")
    known = company.table.seq
    company.table = company.restored()
    assert company.see(ALICE, known).is_whole
    assert company.table.resumed(2000.0) == []
    for _ in range(9):
        company.play_on(1)
        assert company.see(ALICE, known).is_whole

    assert company.table.seq > 1_000_000
    assert not company.see(ALICE, company.table.seq - 1).is_whole


def test_viewers_that_see_the_same_are_sent_the_same_bytes():
    company = started()
    since = company.table.seq
    company.play_on(1)

    assert company.table.news_bytes(Viewer(None), since) is company.table.news_bytes(Viewer("stranger"), since)


def test_presence_counts_people_once_and_spectators_each():
    company = started()
    table = company.table
    for person in ("alice", "alice", "carol", "carol", None, None):
        table.connect(person)
    shown = company.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (3, [True, False])

    before = table.seq
    table.disconnect("alice")
    assert table.seq == before
    table.disconnect("alice")
    table.disconnect("carol")
    table.disconnect(None)
    shown = company.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (2, [False, False])


def test_thinking_is_seen():
    company = Company(seats=[BOT, BOT])
    before = company.table.seq
    company.table.set_thinking(1, True)
    company.table.set_thinking(1, True)

    assert company.table.seq == before + 1
    assert [plate.is_thinking for plate in company.see(None, before).table.plates] == [False, True]


@pytest.mark.parametrize("game", NAMES)
def test_a_line_of_the_log_names_an_existing_rule(game):
    company = started(game=game)
    company.play_on(400)
    names = [line.rule for line in company.see(ALICE).log if line.rule is not None]

    assert names
    assert set(names) <= set(rules(company.table.game))


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_event_has_a_name_and_its_rule_exists(game):
    loaded = load(game)
    text = loaded.text("en")
    module = __import__(f"toque.games.{game}.words.text", fromlist=["EVENT_RULES"])

    assert set(module.EVENT_RULES) <= set(module.EVENT_NAMES)
    for kind in module.EVENT_NAMES:
        for numbers in ((0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 2, 2), (0, 5, 3)):
            rule = text.rule_of(events.Event(kind, 0, *numbers, events.EVERYBODY, False))
            assert rule is None or rule in rules(loaded)
    named = [kind for kind in module.EVENT_NAMES if kind in module.EVENT_RULES]
    assert len(named) > len(module.EVENT_NAMES) * 0.85


@pytest.mark.parametrize("game", NAMES)
def test_the_log_says_what_the_match_says(game):
    company = started(game=game)
    company.play_on(60)
    play = company.table.play
    match = Match(play.game, 2, play.options, play.names, play.seed)
    text = play.game.text("en", play.names).about(play.state)
    said = [(0, event) for event in match.opening_events()]
    for ply, (seat, action) in enumerate(play.plies(), start=1):
        said += [(ply, event) for event in match.play(seat, action)]
    for person, seat in ((ALICE, 0), (BOB, 1), (None, -1)):
        known = [(ply, event) for ply, event in said if event.is_visible_to(seat)]
        lines = company.see(person).log

        assert [(line.ply, line.seat, line.text) for line in lines] == [
            (ply, event.seat, text.event(event)) for ply, event in known
        ]
        facts = company.see(person, 1).facts
        assert [(fact.kind, fact.seat, fact.first, fact.second, fact.third) for fact in facts] == [
            (text.event_name(event), event.seat, event.first, event.second, event.third) for _, event in known
        ]


@pytest.mark.parametrize("game", NAMES)
def test_the_position_says_what_the_game_says(game):
    company = started(game=game)
    for _ in range(50):
        company.play_on(1)
        play = company.table.play
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            position = company.see(person).position
            view = play.game.view(play.state, seat)
            text = play.game.text("en", play.names).about(play.state)
            legal = play.game.legal_actions(play.state, seat) if seat is not None else []
            actions = [play.game.decode_action(number) for number in legal]

            assert bytes(position.view) == msgspec.json.encode(view)
            assert position.prompt == text.prompt(view)
            assert [choice.text for choice in position.legal] == [text.action(action) for action in actions]
            assert [bytes(choice.action) for choice in position.legal] == [msgspec.json.encode(a) for a in actions]
            assert position.deciding == play.game.actors(play.state)
            assert [score.total for score in position.scores] == [
                score.total for score in play.game.known_score(play.state, seat)
            ]


def test_a_name_full_of_signs_is_told_as_it_is():
    quoted = protocol.Person("bob", 'Bob "the \\ knife" {name} %s')
    company = started(people=(ALICE, quoted))
    company.play_on(30)

    assert any(quoted.name in line.text for line in company.see(ALICE).log)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", " places a terrace of the "), ("fr", " pour l[ae]s? "), ("nl", " legt een terras van (de|het) ")],
)
def test_the_log_calls_restaurants_by_their_names(language, told):
    company = started("paris")
    company.play_on(250)

    log = [line.text for line in company.see(ALICE, language=language).log]

    assert any(re.search(told, line) for line in log)
    assert not any(re.search("restaurant [0-9]|[\ue000-\uf8ff]", line) for line in log)


def test_an_unknown_language_is_english():
    company = started()

    assert company.see(ALICE, language="tlh").log == company.see(ALICE).log


def test_the_lobby_sees_whose_turn_it_is():
    company = started()
    card = company.table.card("alice")
    assert (card.is_mine, card.is_my_turn, card.stage) == (True, True, "playing")

    company.act(0)
    assert not company.table.card("alice").is_my_turn
    assert not company.table.card(None).is_mine


def agreed(company):
    company.do(ALICE, protocol.AllowHints, True)
    company.do(BOB, protocol.AllowHints, True)


def test_hints_are_given_where_all_people_agreed():
    company = started()
    with pytest.raises(TableRefusal):
        company.table.hint_question(ALICE, protocol.Hint("n", 0))
    company.do(ALICE, protocol.AllowHints, True)
    assert not company.see(BOB).table.hints
    assert company.see(BOB).table.hints_agreed == [0]
    company.do(BOB, protocol.AllowHints, True)

    question = company.table.hint_question(ALICE, protocol.Hint("n", 0))
    found = explain(question.game, question.world, question.seat, "beginner", question.rng, playouts=2)
    hinted = company.table.hinted(question, found, "en")

    assert hinted.nonce == "n"
    assert bytes(hinted.candidates[0].action) in action_words(company.table.game)

    company.do(BOB, protocol.AllowHints, False)
    assert not company.see(BOB).table.hints


def test_a_person_alone_with_bots_need_not_ask_anybody():
    company = started(people=(ALICE,), bots=2)

    assert company.table.hint_question(ALICE, protocol.Hint("n", 0)).seat == 0


def test_a_hint_is_thought_in_a_world_of_what_the_seat_knows():
    company = started(game="paris", people=(ALICE,), bots=1)
    company.play_on(10)
    while 0 not in company.table.play.actors:
        company.play_on(1)
    play = company.table.play
    worlds = [company.table.hint_question(ALICE, protocol.Hint("n", 0)).world for _ in range(5)]

    assert all(play.game.view(world, 0) == play.view(0) for world in worlds)
    assert len({world.tobytes() for world in worlds} if hasattr(worlds[0], "tobytes") else {1, 2}) > 1


def preview(company, seat, number, language="en"):
    doing = protocol.Preview("n", seat, msgspec.Raw(action_words(company.table.game)[number]))
    return company.table.preview((ALICE, BOB)[seat], doing, language)


def test_a_preview_of_an_illegal_action_is_its_rule():
    company = started()
    company.act(0)
    company.act(1)
    seat = company.table.play.actors[0]
    play = company.table.play
    illegal = next(number for number in range(play.game.action_count) if play.refusal(seat, number))

    previewed = preview(company, seat, illegal)

    assert previewed.rule == play.refusal(seat, illegal)
    assert previewed.rule_text
    assert previewed.message == play.game.text("en").refusal(previewed.rule, "place", play.game.decode_action(illegal))
    assert previewed.changes == previewed.lines == []


def offered(company, verb):
    """Play on until somebody can do this; who, and the first such action."""
    play, chance = company.table.play, random.Random(3)
    while not (found := [n for n in play.legal(play.actors[0]) if verb in action_words(play.game)[n]]):
        company.play_on(1, chance)
    return play.actors[0], found[0]


def test_a_preview_foresees_what_is_certain_and_changes_nothing():
    company = started("paris")
    seat, terrace = offered(company, b'"terrace"')
    before = company.table.news_bytes(Viewer("alice"), 0)

    previewed = preview(company, seat, terrace)
    assert previewed.is_certain
    assert len(previewed.lines) == 1

    assert company.table.news_bytes(Viewer("alice"), 0) == before
    company.act(seat, terrace)
    assert company.see(ALICE).log[-1].text == previewed.lines[0]


def previews_of_a_game(game, some=3):
    """A random game, and of each position a few previews: the play, its seat, the action, what is foreseen."""
    company = started(game)
    play, chance = company.table.play, random.Random(5)
    while not play.is_over:
        seat, legal = play.actors[0], play.legal(play.actors[0])
        for action in chance.sample(legal, min(some, len(legal))):
            previewed = preview(company, seat, action)
            assert preview(company, seat, action) == previewed
            yield play, seat, action, previewed
        company.play_on(1, chance)


@pytest.mark.parametrize("game", NAMES)
def test_what_a_preview_foresees_is_never_what_chance_or_another_seat_decides(game):
    """However likely: what most worlds have in common may still not come true."""
    uncertain = 0
    for play, seat, action, previewed in itertools.islice(previews_of_a_game(game), 200):
        for told in told_elsewhere(play, seat, action, worlds=24):
            assert [line for line in previewed.lines if line not in told] == []
        uncertain += not previewed.is_certain

    assert uncertain


def told_elsewhere(play, seat, action, worlds):
    """What the seat would be told of an action in other worlds that it cannot rule out."""
    for world in range(worlds):
        chance = rng.generator("elsewhere", world)
        world = play.world_for(seat, chance)
        before = int(world.event_count)
        play.game.apply(world, chance, seat, action)
        text = play.game.text("en", play.names).about(play.state)
        yield [text.event(each) for each in events.since(world, before) if each.is_visible_to(seat)]


@pytest.mark.parametrize(("game", "verbs"), [("italia", {"keep"}), ("paris", {"terrace", "pay", "site"})])
def test_what_a_seat_knows_is_foreseen_though_it_is_news_to_the_others(game, verbs):
    """A card from the hand, a recipe that nobody has seen yet."""
    seen = set()
    for play, _seat, action, previewed in itertools.islice(previews_of_a_game(game, 6), 900):
        verb = json.loads(action_words(play.game)[action])["do"]
        if verb not in verbs:
            continue
        seen.add(verb)
        has_pigeon = verb == "terrace" and previewed.outlook.has_pigeon
        assert previewed.is_certain != has_pigeon, (verb, previewed)

    assert seen == verbs


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "verb"), [("banquet", b'"place"'), ("italia", b'"buy"')])
def test_a_preview_does_not_repeat_what_the_choice_says(game, verb, language):
    company = started(game)
    seat, action = offered(company, verb)

    previewed = preview(company, seat, action, language)

    company.act(seat, action)
    done = next(line.text for line in company.see(ALICE, language=language).log if line.ply == company.table.ply)
    assert done not in previewed.lines


def test_a_preview_does_not_help_a_players_memory():
    """B7: the orders under the cloches were shown, but nobody is reminded."""
    company = started()
    company.act(0)
    company.act(1)
    play = company.table.play
    while not any(b'"announce"' in action_words(play.game)[n] for n in play.legal(play.actors[0])):
        company.play_on(1)
    seat = play.actors[0]
    announcements = [n for n in play.legal(seat) if b'"announce"' in action_words(play.game)[n]]
    for number in announcements:
        previewed = preview(company, seat, number)

        assert not previewed.is_certain
        assert previewed.lines == []
        assert previewed.changes == []


def was_known(line, seat):
    return line.known_to is None or seat in line.known_to


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_shows_every_seats_view_of_every_ply(game):
    company = started(game=game)
    seen = {}
    for _ in range(25):
        company.play_on(1)
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            seen[company.table.ply, seat] = bytes(company.see(person).position.view)
    with pytest.raises(TableRefusal):
        company.table.replay("en")
    company.do(BOB, protocol.Concede, 1)

    replayed = company.table.replay("en")
    assert [ply.ply for ply in replayed.plies] == list(range(1, 26))
    assert replayed.table.seed
    assert [score.rank for score in replayed.result] == [1, 2]
    for (ply, seat), view in seen.items():
        assert bytes(company.table.replay_position(ply, seat, "en").view) == view
    for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
        replayed_log = [line.text for ply in replayed.plies for line in ply.log if was_known(line, seat)]
        assert [line.text for line in company.see(person).log if line.ply] == replayed_log
    with pytest.raises(TableRefusal):
        company.table.replay_position(26, 0, "en")
