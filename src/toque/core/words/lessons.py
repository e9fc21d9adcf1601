"""Lessons: a prepared table, and what is done there, one step after another. They are data, the same for every game.

A lesson is a match whose seed and whose plies are known beforehand: which step is due follows from the number of plies
alone. A guided game is a lesson without steps: chance and bots are free there, and tips come by what is on the table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, get_args

import msgspec

from toque.core.types import Action, ActionNumber, Plain, Seat

LEARNER: Seat = 0
OPPONENT: Seat = 1
GUIDED = "guided"
"""The name of the guided game of every game that has lessons."""
Pattern = Mapping[str, Plain]
"""Some fields of an action in words: {"do": "place", "piece": "burger"} is any burger on any cell."""


class Move(msgspec.Struct, frozen=True):
    """An action that a lesson plays by itself."""

    seat: Seat
    action: Action


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A message, and what the learner does then. A step without an act is only read."""

    says: str
    """A message of the game's lessons."""
    act: Action | None = None
    also: tuple[Pattern, ...] = ()
    """Other actions that do as well."""
    rule: str = ""
    """The rule behind it: B8."""
    points: tuple[str, ...] = ()
    """Places of the board that the hand goes to, one after another: see `data-place` and `data-coach` there."""
    then: tuple[Move, ...] = ()
    """What the others do next, in order."""


class When(msgspec.Struct, frozen=True, kw_only=True):
    """What must be so on the table for a tip to come; whatever is not said need not be."""

    phase: str = ""
    can: Pattern = {}
    """The learner may do something like this."""
    happened: str = ""
    """An event of this name since the learner's latest ply."""
    from_ply: int = 0


class Tip(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that comes once, as soon as it fits."""

    says: str
    when: When = When()
    rule: str = ""
    points: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A start, steps and tips. `title` is the message `lesson-NAME`."""

    name: str
    seed: str = ""
    """Any word: the same seed shuffles the same way. Without one, chance is free."""
    players: int = 2
    options: Mapping[str, Plain] = {}
    before: tuple[Move, ...] = ()
    """Plies that lead from the setup to the lesson's first position."""
    steps: tuple[Step, ...] = ()
    tips: tuple[Tip, ...] = ()

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"lesson-{self.name}"


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the board in a position of a lesson, and a message under it."""

    says: str
    lesson: str
    ply: int
    """How many plies of the lesson are played, those before its first position included."""
    shows: str
    """The part: a `data-coach` or `data-place` of the board."""
    rule: str = ""
    box: tuple[int, int] = (1066, 672)
    """Width and height of the board of which it is a part, in pixels: a board is laid out by the room that it has."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the page that says how a game is played. Its title is the message `howto-NAME`."""

    name: str
    says: tuple[str, ...]
    figures: tuple[Figure, ...] = ()

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"howto-{self.name}"


def moves_of(lesson: Lesson) -> tuple[Move, ...]:
    """All plies of a lesson: another can begin where it ends."""
    moves = list(lesson.before)
    for step in lesson.steps:
        if step.act is not None:
            moves.append(Move(LEARNER, step.act))
        moves += step.then
    return tuple(moves)


def read_moves(kinds: object, text: str) -> tuple[Move, ...]:
    """Plies as they are typed, one a line: `0 take flour` is seat 0's. `kinds` is the union of the game's actions."""
    by_verb = {kind.__struct_config__.tag: kind for kind in get_args(kinds)}
    moves = []
    for line in text.split("\n"):
        seat, verb, *values = line.split()
        kind = by_verb[verb]
        fields = dict(zip(kind.__struct_fields__, values, strict=True))
        moves.append(Move(int(seat), msgspec.convert({"do": verb, **fields}, kind, strict=False)))
    return tuple(moves)


class Taught(Protocol):
    """What a lesson needs of a game."""

    @property
    def encode_action(self) -> Callable[[Action], ActionNumber]:
        """The number of an action."""

    @property
    def decode_action(self) -> Callable[[ActionNumber], Action]:
        """The action of a number."""

    @property
    def action_count(self) -> int:
        """How many actions there are."""


@dataclass(frozen=True)
class Page:
    """The steps that are due at one ply. Only the last can have an act; those before it are read."""

    first: int
    """The number of the first of them, from 0."""
    steps: tuple[Step, ...]

    @property
    def act(self) -> Action | None:
        """What is to be done, if anything is."""
        return self.steps[-1].act if self.steps else None


@dataclass(frozen=True)
class Turn:
    """One ply of a lesson."""

    seat: Seat
    action: ActionNumber
    accepted: frozenset[ActionNumber]
    page: Page | None
    """The steps that it belongs to, if it is the learner's own."""


@dataclass(frozen=True, eq=False)
class Course:
    """A lesson of a game, ply by ply."""

    lesson: Lesson
    game: Taught

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Every ply: those before the lesson begins, the learner's, and those of the others."""
        turns = [self._scripted(move) for move in self.lesson.before]
        for page in self.pages:
            if page.act is not None:
                last = page.steps[-1]
                action = self.game.encode_action(page.act)
                turns.append(Turn(LEARNER, action, self._accepted(last) | {action}, page))
                turns += [self._scripted(move) for move in last.then]
        return tuple(turns)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """The steps, gathered by what is done."""
        pages: list[Page] = []
        first, steps = 0, self.lesson.steps
        for number, step in enumerate(steps, 1):
            if step.act is not None or number == len(steps):
                pages.append(Page(first, steps[first:number]))
                first = number
        return tuple(pages)

    def _scripted(self, move: Move) -> Turn:
        action = self.game.encode_action(move.action)
        return Turn(move.seat, action, frozenset((action,)), None)

    def _accepted(self, step: Step) -> frozenset[ActionNumber]:
        if not step.also:
            return frozenset()
        every = ((number, words_of(self.game.decode_action(number))) for number in range(self.game.action_count))
        return frozenset(number for number, words in every if any(fits(words, like) for like in step.also))

    def turn_at(self, ply: int) -> Turn | None:
        """The ply that is due after so many; none at the end."""
        return self.turns[ply] if ply < len(self.turns) else None

    def page_at(self, ply: int) -> Page | None:
        """The steps that are due; none while others move, and after a last step with an act."""
        turn = self.turn_at(ply)
        if turn is not None:
            return turn.page
        last = self.pages[-1] if self.pages else None
        return last if last is not None and last.act is None else None

    def is_over(self, ply: int) -> bool:
        """Whether all steps are done."""
        return bool(self.lesson.steps) and ply >= len(self.turns)


def words_of(action: Action) -> Pattern:
    """An action in words, as a pattern sees it."""
    words: Pattern = msgspec.to_builtins(action)
    return words


def fits(words: Pattern, like: Pattern) -> bool:
    """Whether an action in words is like a pattern."""
    return all(words.get(name) == value for name, value in like.items())
