"""`toque learn`: lessons that are played in this terminal."""

from typing import TYPE_CHECKING

import click

from toque.cli.options import console, game_argument, language_option, load_game
from toque.cli.play import compiling
from toque.core.errors import ToqueError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from toque.core.game import Game
    from toque.core.words.lessons import Lesson


@click.command()
@game_argument
@click.argument("lesson", required=False)
@click.option("--list", "is_list", is_flag=True, help="Only list the lessons.")
@language_option
def learn(game: str, lesson: str | None, is_list: bool, language: str) -> None:
    """Learn GAME in a few minutes, with your own hands.

    The lessons come one after another, and after them a guided game against an easy bot. With the name of a LESSON,
    only that one is played. Answers may also come from a pipe, one a line.
    """
    from toque.core.match.lesson import lesson_named, lesson_words

    chosen = load_game(game)
    if not chosen.lessons:
        raise ToqueError(f"{chosen.title} has no lessons; read its rules with: toque rules {game}")
    if is_list:
        for each in chosen.lessons:
            click.echo(f"{each.name}  {lesson_words(chosen, language)(each.title)}")
        return
    lessons = [lesson_named(chosen, lesson)] if lesson else chosen.lessons
    play_lessons(chosen, lessons, language, console())


def play_lessons(game: "Game", lessons: "Sequence[Lesson]", language: str, terminal: "Console") -> None:
    """Play one lesson after another, until the person leaves."""
    from toque.bots.compiling import compiler_of
    from toque.core.words.text import words
    from toque.terminal.lesson import LessonGame

    say = words("terminal", language)
    compiler = None if all(lesson.steps for lesson in lessons) else compiler_of(game)
    try:
        for number, lesson in enumerate(lessons, 1):
            table = LessonGame(game, lesson, language, terminal, None if lesson.steps else compiler)
            with compiling(terminal, game, language):
                table.prepare()
            table.run_or_leave()
            if not table.is_done:
                return
            if number < len(lessons) and terminal.is_terminal:
                terminal.input(say("lesson-next") + " ")
    finally:
        if compiler is not None:
            compiler.stop()
