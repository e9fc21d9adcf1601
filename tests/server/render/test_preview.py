"""Previews."""

import itertools
import json
import random

import msgspec
import pytest

from tests.server.harness import ALICE, BOB, started
from toque.core.kernel import events, rng
from toque.core.words.languages import languages
from toque.games import NAMES
from toque.server import protocol
from toque.server.render.preview import preview, preview_question
from toque.server.render.update import update
from toque.server.table.action_codec import action_words
from toque.server.table.viewer import Viewer


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
