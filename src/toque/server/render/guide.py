"""A lesson as its learner sees it: what is due, where the hand points, which tips fit."""

import msgspec

from toque.core.match.lesson import Progress, lesson_words, told
from toque.core.match.match import Match
from toque.core.types import Action
from toque.core.words.lessons import LEARNER, Step, Tip
from toque.server.protocol import Choice, Guide, Saying
from toque.server.render.phrases import spoken
from toque.server.table.action_codec import action_words
from toque.server.table.table import Table


def guide(table: Table, seat: int | None, language: str) -> Guide | None:
    """Return what the lesson says to its learner; nothing for anybody else, and nothing at an ordinary table."""
    progress = table.progress
    if progress is None or seat != LEARNER:
        return None
    game, language, lesson = table.game, spoken(language), progress.course.lesson
    page = progress.page
    return Guide(
        lesson=lesson.name,
        title=lesson_words(game, language)(lesson.title),
        says=[_saying(progress.match, step, language) for step in page.steps] if page else [],
        done=page.first if page else len(lesson.steps) if progress.is_over else 0,
        steps=len(lesson.steps),
        wanted=_choice(progress, page.act, language) if page and page.act is not None else None,
        tips=[_saying(progress.match, tip, language) for tip in progress.tips()],
        is_over=progress.is_over,
    )


def _choice(progress: Progress, action: Action, language: str) -> Choice:
    game, match = progress.match.game, progress.match
    words = action_words(game)[game.encode_action(action)]
    return Choice(msgspec.Raw(words), game.text(language, match.seats).about(match.state).action(action))


def _saying(match: Match, said: Step | Tip, language: str) -> Saying:
    return Saying(said.says, told(match, said, language), said.rule, list(said.points))
