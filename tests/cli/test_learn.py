"""`toque learn`: the lessons in the terminal."""

import io
import sys

import pytest
from rich.console import Console

from tests.cli.run import toque
from toque.core.errors import ToqueError
from toque.core.match.lesson import Progress, lesson_match, lesson_named, told
from toque.core.words.languages import languages
from toque.core.words.lessons import GUIDED, Course
from toque.games import NAMES, load
from toque.terminal.lesson import LessonGame

TAUGHT = [name for name in NAMES if load(name).lessons]


@pytest.fixture
def learn(monkeypatch, capsys):
    return lambda *arguments, typed="": toque(monkeypatch, capsys, "learn", *arguments, typed=typed)


def typed_acts(game, lesson, language):
    """What a learner types, line by line, and all that the lesson says to them."""
    progress = Progress(lesson_match(game.at("plain"), lesson), Course(lesson, game))
    lines = []
    while (turn := progress.turn) is not None:
        if turn.page is not None:
            text = game.text(language).about(progress.match.state)
            lines.append(text.action(game.decode_action(turn.action)))
        progress.match.play(turn.seat, turn.action)
    return "\n".join(lines) + "\n"


def squeezed(text):
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_is_played_in_the_terminal(learn, name, language):
    game = load(name)
    for lesson in game.lessons[:-1]:
        done = learn(name, lesson.name, "--language", language, typed=typed_acts(game, lesson, language))

        match = lesson_match(game.at("plain"), lesson, ["", "Saffron"])
        assert (done.code, done.err) == (0, "")
        for step in lesson.steps:
            assert squeezed(told(match, step, language)) in squeezed(done.out)


def test_the_lessons_are_listed(learn):
    assert learn("banquet", "--list", "--language", "nl").out.splitlines() == [
        "first-menu  Je eerste menu",
        "cloches  Wat de cloches verbergen",
        "guided  Een begeleid spel",
    ]


def test_a_legal_act_that_is_not_asked_for_is_explained(learn):
    told = learn("banquet", "first-menu", "--language", "en", typed="ready\nplace salad D5\n")

    assert "do this first: Place a burger on C3." in squeezed(told.out)
    assert "B8" in told.out


def test_an_illegal_act_is_refused_by_its_rule(learn):
    told = learn("banquet", "first-menu", "--language", "en", typed="ready\nplace salad A1\n")

    assert "(B9)" in told.out or "B9" in told.out


def test_a_lesson_that_is_not_there_is_said_so(learn):
    told = learn("banquet", "dessert")

    assert told.code == 1
    assert "has no lesson 'dessert'" in told.err


def test_a_guided_game_gives_a_tip_once(monkeypatch):
    """With plain rules, so that nothing is compiled."""
    screen, game = io.StringIO(), load("banquet").at("plain")
    monkeypatch.setattr(sys, "stdin", io.StringIO("ready\nplace burger C3\nundo\n"))
    table = LessonGame(game, lesson_named(game, GUIDED), "en", Console(file=screen, width=200))

    with pytest.raises(ToqueError):
        table.run_or_leave()
    assert screen.getvalue().count("Two or three cloches are enough") == 1
    assert screen.getvalue().count("Start a line that suits two of your menus") == 1
