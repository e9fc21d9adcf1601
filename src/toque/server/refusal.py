"""Why the table does not do what a person wants."""

from typing import Any, Literal

from toque.core.errors import ToqueError
from toque.core.game import Game
from toque.core.rulebook import rule_named
from toque.server.protocol import Refused

Reason = Literal[
    "illegal", "stale", "not_yours", "not_now", "malformed", "too_large", "too_fast", "version", "unknown", "busy"
]


class TableRefusal(ToqueError):
    """It is not done: a word for programs, a sentence for people, and the rule where a rule forbids it."""

    def __init__(self, reason: Reason, message: str, rule: str | None = None, game: Game | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.rule = rule
        self._game = game

    @property
    def rule_text(self) -> str | None:
        """The rule in English."""
        return self.rule_text_in("en")

    def rule_text_in(self, language: str) -> str | None:
        """The rule in a language."""
        return text_of_rule(self._game, self.rule, language) if self._game and self.rule else None

    def refused(self, nonce: str | None, language: str = "en") -> Refused:
        """The answer to the person."""
        return Refused(nonce, self.reason, self.message, self.rule, self.rule_text_in(language))


def text_of_rule(game: Game, rule: str, language: str) -> str:
    """The words of a rule."""
    return rule_named(game, rule, language).text


def not_now(message: str) -> TableRefusal:
    """The table is not where this can be done."""
    return TableRefusal("not_now", message)


def not_yours(message: str = "that is not your seat") -> TableRefusal:
    """Somebody else may do this."""
    return TableRefusal("not_yours", message)


def malformed(message: Any) -> TableRefusal:
    """That means nothing."""
    return TableRefusal("malformed", " ".join(str(message).split()))
