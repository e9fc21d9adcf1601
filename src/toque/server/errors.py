"""What can go wrong on the server.

ToqueError
  DatabaseError      a database that cannot be opened, or that a newer Toque wrote
  CertificateError   a certificate that cannot be used
  Busy               the database or the server cannot do it now
  Conflict           what was to be written is there already
  TableRefusal       a table, or the site, does not do what a person wants
    Forbidden        a rule of the game forbids it
    LessonAsks       a lesson asks for something else
"""

from typing import Any, Literal

from toque.core.errors import ToqueError
from toque.core.game import Game
from toque.core.words.languages import ENGLISH
from toque.core.words.lessons import Turn
from toque.core.words.rulebook import rule_named
from toque.core.words.text import words
from toque.server.protocol import Refused

Reason = Literal[
    "illegal", "stale", "not_yours", "not_now", "malformed", "too_large", "too_fast", "version", "unknown", "busy"
]
LONGEST_DETAIL = 200


class DatabaseError(ToqueError):
    """A database that cannot be opened, or that a newer Toque wrote."""


class CertificateError(ToqueError):
    """A certificate that cannot be read, or that does not belong to its key."""


class Busy(ToqueError):
    """The database or the server cannot do it now: locked, full, away or stopping. Nothing was written."""


class Conflict(ToqueError):
    """The row to be written exists already, or what it was decided from is gone."""


class TableRefusal(ToqueError):
    """A refused command: `reason` is a word for programs, `message` names a sentence of `refusals.ftl` for people."""

    def __init__(self, reason: Reason, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.words(ENGLISH)

    def words(self, language: str) -> str:
        """The sentence in a language."""
        return words("refusals", language)(self.message, **self.values)

    def refused(self, nonce: str | None, language: str) -> Refused:
        """The answer to the person."""
        return Refused(nonce, self.reason, self.words(language))


class Forbidden(TableRefusal):
    """A rule of the game forbids it. The game has the words."""

    def __init__(self, game: Game, rule: str, phase: str, action: int) -> None:
        super().__init__("illegal", rule)
        self.rule = rule
        self._game = game
        self._phase = phase
        self._action = action

    def words(self, language: str) -> str:
        """The sentence for this case, in a language."""
        return self._game.text(language).refusal(self.rule, self._phase, self._game.decode_action(self._action))

    def rule_text(self, language: str) -> str:
        """What the rulebook says."""
        return rule_named(self._game, self.rule, language).text

    def refused(self, nonce: str | None, language: str) -> Refused:
        """The answer to the person, with the rule."""
        return Refused(nonce, self.reason, self.words(language), self.rule, self.rule_text(language))


class LessonAsks(TableRefusal):
    """It is legal, but not what the lesson asks for now."""

    def __init__(self, game: Game, turn: Turn, message: str = "lesson-asks") -> None:
        super().__init__("not_now", message)
        self._game = game
        self._turn = turn

    def words(self, language: str) -> str:
        """What the lesson asks for, in a language."""
        wanted = self._game.text(language).action(self._game.decode_action(self._turn.action))
        return words("refusals", language)(self.message, action=wanted)

    def refused(self, nonce: str | None, language: str) -> Refused:
        """The answer to the person, with the rule of the step."""
        rule = self._turn.page.steps[-1].rule if self._turn.page else ""
        text = rule_named(self._game, rule, language).text if rule else None
        return Refused(nonce, self.reason, self.words(language), rule or None, text)


def not_now(message: str) -> TableRefusal:
    """A refusal: it cannot be done at the table now."""
    return TableRefusal("not_now", message)


def not_yours(message: str = "not-your-seat") -> TableRefusal:
    """A refusal: only somebody else may do this."""
    return TableRefusal("not_yours", message)


def malformed(message: str, **values: str | int) -> TableRefusal:
    """A refusal: the values make no sense."""
    return TableRefusal("malformed", message, **values)


def not_understood(error: Any) -> TableRefusal:
    """A refusal of a message that cannot be read; the detail is in English, for the author of the program."""
    return malformed("not-understood", detail=" ".join(str(error).split())[:LONGEST_DETAIL])


def busy() -> TableRefusal:
    """A refusal: the database or the server cannot do it now."""
    return TableRefusal("busy", "busy")


def no_such_table() -> TableRefusal:
    """A refusal: there is no such table."""
    return TableRefusal("unknown", "no-such-table")
