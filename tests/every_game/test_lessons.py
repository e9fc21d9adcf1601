"""Every lesson is played to its end: in every language, and by every act that it accepts."""

import pytest

from toque.core.errors import UnknownLesson
from toque.core.match.lesson import Progress, lesson_match, lesson_named, lesson_words, told
from toque.core.words.languages import languages
from toque.core.words.lessons import GUIDED, LEARNER, Course
from toque.core.words.rulebook import rules
from toque.games import NAMES, load
from toque.server.render.how_to import how_to

LESSONS = [
    pytest.param(load(name).at("plain"), lesson, id=f"{name}-{lesson.name}")
    for name in NAMES
    for lesson in load(name).lessons
]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)
MOST_MINUTES = 2
WORDS_A_MINUTE = 150
SECONDS_AN_ACT = 4
LONGEST_SENTENCE = 260


def begun(game, lesson):
    return Progress(lesson_match(game, lesson), Course(lesson, game))


def play(progress, choose=lambda turn: turn.action):
    """Play to the end, the learner's acts as chosen; what was said on the way."""
    match, said = progress.match, []
    while (turn := progress.turn) is not None:
        assert turn.seat in match.actors
        if turn.page is not None:
            said += turn.page.steps
        action = choose(turn) if turn.page is not None else turn.action
        rule = match.refusal(turn.seat, action)
        assert rule is None, f"{rule} forbids {match.game.decode_action(action)} at ply {match.ply}"
        match.play(turn.seat, action)
    return [*said, *(progress.page.steps if progress.page else [])]


@every_lesson
def test_a_lesson_is_played_to_its_end_and_says_each_of_its_steps(game, lesson):
    progress = begun(game, lesson)

    assert tuple(play(progress)) == lesson.steps
    assert progress.is_over == bool(lesson.steps)


@every_lesson
def test_whatever_a_lesson_accepts_leads_to_its_end(game, lesson):
    turns = begun(game, lesson).course.turns
    for page in (turn.page for turn in turns):
        others = next(turn.accepted - {turn.action} for turn in turns if turn.page is page) if page else ()
        for other in others:
            progress = begun(game, lesson)
            play(progress, lambda turn, page=page, other=other: other if turn.page is page else turn.action)

            assert progress.is_over


@pytest.mark.parametrize("language", languages())
@every_lesson
def test_what_a_lesson_says_is_short_and_there_in_every_language(game, lesson, language):
    match, say = lesson_match(game, lesson), lesson_words(game, language)
    sentences = [told(match, each, language) for each in (*lesson.steps, *lesson.tips)]

    assert say(lesson.title)
    assert max(map(len, sentences)) <= LONGEST_SENTENCE
    acts = sum(step.act is not None for step in lesson.steps)
    words = sum(len(sentence.split()) for sentence in sentences[: len(lesson.steps)])
    assert words / WORDS_A_MINUTE + acts * SECONDS_AN_ACT / 60 <= MOST_MINUTES


@every_lesson
def test_a_lesson_cites_rules_that_exist_and_knows_the_names_of_phases_and_events(game, lesson):
    names = {row.name for row in game.events}

    assert {each.rule for each in (*lesson.steps, *lesson.tips)} - {""} <= set(rules(game))
    assert {tip.when.happened for tip in lesson.tips} - {""} <= names
    assert {tip.when.phase for tip in lesson.tips} - {""} <= set(game.phases)


@every_lesson
def test_a_lesson_begins_with_the_learner(game, lesson):
    """A guided game may begin with the other."""
    progress = begun(game, lesson)

    assert not lesson.steps or LEARNER in progress.match.actors


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).lessons])
def test_after_the_lessons_comes_a_guided_game(name):
    *lessons, guided = load(name).lessons

    assert 2 <= len(lessons) <= 3
    assert all(lesson.steps and lesson.seed for lesson in lessons)
    assert guided.name == GUIDED
    assert guided.tips
    assert not guided.steps


def test_a_match_that_left_its_lesson_is_an_ordinary_one():
    game = load("banquet").at("plain")
    progress = begun(game, game.lessons[0])
    first = progress.turn
    progress.match.play(1, first.action)

    assert not progress.is_followed
    assert not progress.is_scripted
    assert progress.turn is None
    assert progress.page is None


def test_a_tip_comes_when_it_fits_the_table():
    game = load("banquet").at("plain")
    guided = lesson_named(game, GUIDED)
    progress = begun(game, guided)

    assert [tip.says for tip in progress.tips()] == ["tip-memorise"]
    ready = game.legal_actions(progress.match.state, LEARNER)[0]
    progress.match.play(LEARNER, ready)
    assert list(progress.tips()) == []


def test_a_lesson_that_is_not_there_is_said_so():
    with pytest.raises(UnknownLesson, match="there are: first-menu, cloches, guided"):
        lesson_named(load("banquet"), "dessert")


TOLD = [load(name) for name in NAMES if load(name).how_to]
MOST_WORDS = 550
"""Three minutes, slowly."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_how_to_play_is_read_in_three_minutes_and_shows_positions_of_lessons(game, language):
    sections = how_to(game, language)
    figures = [figure for section in sections for figure in section.figures]
    sentences = [text for section in sections for text in (section.title, *section.says)]

    assert [section.name for section in sections] == ["goal", "turn", "scoring", "forgotten"]
    assert len(sections[-1].says) == 5
    assert len(" ".join([*sentences, *(figure.text for figure in figures)]).split()) <= MOST_WORDS
    assert {figure.rule for figure in figures} <= set(rules(game))
    assert all(figure.position.ply == known.ply for figure, known in zip(figures, drawn(game), strict=True))


def drawn(game):
    return [figure for section in game.how_to for figure in section.figures]


def test_a_game_that_nobody_wrote_it_for_has_no_such_page():
    assert how_to(load("stockpot"), "en") == []
