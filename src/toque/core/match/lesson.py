"""How far a match is in its lesson, and which tips fit it."""

from collections.abc import Iterator

from toque.core.errors import UnknownLesson
from toque.core.game import Game
from toque.core.match.match import Match
from toque.core.match.seed import new_seed, seed_from_text
from toque.core.types import ActionNumber
from toque.core.words.lessons import LEARNER, OPPONENT, Course, Lesson, Page, Step, Tip, Turn, When, fits, words_of
from toque.core.words.text import Words, words


def lesson_named(game: Game, name: str) -> Lesson:
    """The lesson of that name."""
    found = _found(game, name)
    if found is None:
        there = ", ".join(lesson.name for lesson in game.lessons) or "none"
        raise UnknownLesson(f"{game.title} has no lesson {name!r}; there are: {there}")
    return found


def course_of(game: Game, name: str) -> Course | None:
    """The course of a lesson; none for an ordinary table, or a lesson that is gone."""
    found = _found(game, name)
    return Course(found, game) if found else None


def _found(game: Game, name: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.name == name), None)


def lesson_words(game: Game, language: str) -> Words:
    """The sentences of a game's lessons."""
    return words(f"{game.text.topic}-lessons", language, game.text.locale)


def told(match: Match, said: Step | Tip, language: str) -> str:
    """What a step or a tip says at this table."""
    return lesson_words(match.game, language)(said.says, opponent=match.seats[OPPONENT])


def seed_of(lesson: Lesson) -> bytes:
    """The seed of a lesson; a new one if chance is free."""
    return seed_from_text(lesson.seed) if lesson.seed else new_seed()


def lesson_match(game: Game, lesson: Lesson, names: list[str] | None = None) -> Match:
    """A match at the position where a lesson begins."""
    return match_after(game, lesson, len(lesson.before), names)


def match_after(game: Game, lesson: Lesson, plies: int, names: list[str] | None) -> Match:
    """A match so many plies into a lesson."""
    match = Match(game, lesson.players, game.read_options(lesson.options), names, seed_of(lesson))
    for turn in Course(lesson, game).turns[:plies]:
        match.play(turn.seat, turn.action)
    return match


class Progress:
    """A match and its lesson."""

    def __init__(self, match: Match, course: Course) -> None:
        self.match = match
        self.course = course

    @property
    def is_followed(self) -> bool:
        """Whether the lesson knows every ply so far. An older match may follow an older version of the lesson."""
        turns = self.course.turns
        moves = enumerate(self.match.moves())
        return all(n < len(turns) and turns[n].seat == seat and act in turns[n].accepted for n, (seat, act) in moves)

    @property
    def is_scripted(self) -> bool:
        """Whether the lesson decides all plies. After its last step nobody may play."""
        return bool(self.course.lesson.steps) and self.is_followed

    @property
    def turn(self) -> Turn | None:
        """The ply that the lesson asks for; none if it asks for nothing."""
        return self.course.turn_at(self.match.ply) if self._goes_on else None

    @property
    def page(self) -> Page | None:
        """The steps that are due."""
        return self.course.page_at(self.match.ply) if self._goes_on else None

    @property
    def _goes_on(self) -> bool:
        """Whether more may be done: a match that was given up asks for nothing."""
        return not self.match.is_over and self.is_followed

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.is_followed and self.course.is_over(self.match.ply)

    def scripted(self) -> tuple[int, ActionNumber] | None:
        """The seat and the action of what somebody else does next."""
        turn = self.turn
        return (turn.seat, turn.action) if turn is not None and turn.page is None else None

    def tips(self) -> Iterator[Tip]:
        """The tips that fit what is on the table."""
        if LEARNER in self.match.actors:
            yield from (tip for tip in self.course.lesson.tips if self._is_so(tip.when))

    def _is_so(self, when: When) -> bool:
        match = self.match
        if when.from_ply > match.ply or (when.phase and when.phase != match.phase_for(LEARNER)):
            return False
        if when.happened and when.happened not in self._happened():
            return False
        game = match.game
        can = (words_of(game.decode_action(action)) for action in match.legal(LEARNER))
        return not when.can or any(fits(words, when.can) for words in can)

    def _happened(self) -> set[str]:
        """The names of events since the learner's latest ply."""
        match = self.match
        own = [ply for ply, (seat, _) in enumerate(match.moves(), 1) if seat == LEARNER]
        seen = match.events_seen_by(LEARNER, own[-1] if own else 0)
        return {match.game.events[numbers[0]].name for _, numbers in seen}
