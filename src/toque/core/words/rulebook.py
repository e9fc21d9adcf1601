"""The numbered rules of a game, read from its `rulebook.md`: what a refusal points to.

`rulebook.fr.md` says them in French, and so on; if there is no such file, they are English.
"""

import functools
import re
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from toque.core.errors import UnknownRule
from toque.core.words.languages import ENGLISH

_HEADING = re.compile(r"## (.+)")
_RULE = re.compile(r"- \*\*([A-Z])(\d+)(?:-[A-Z](\d+))?\*\*\s*(.*)")
_NUMBER = re.compile(r"([A-Za-z]?)(\d{1,3})")


class RuledGame(Hashable, Protocol):
    """What a rulebook needs of a game."""

    @property
    def title(self) -> str:
        """The title, in English."""

    @property
    def rule_letter(self) -> str:
        """The letter of its rules."""

    @property
    def folder(self) -> Path:
        """Where its rulebooks are."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    name: str
    """The rule's name: B9."""
    section: str
    text: str
    """Our own words, in Markdown; *(ruling)* and *(reconstruction)* mark points that the sources leave open."""


@functools.cache
def rules(game: RuledGame, language: str = ENGLISH) -> dict[str, Rule]:
    """All rules of a game by name, in the order of the book."""
    found: dict[str, Rule] = {}
    names: list[str] = []
    section, text = "", ""
    for line in _path(game, language).read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            section, names = heading[1], []
        elif rule := _RULE.match(line):
            letter, first, last, text = rule.groups()
            names = [f"{letter}{number}" for number in range(int(first), int(last or first) + 1)]
        elif line.startswith("  ") and names:
            text = f"{text} {line.strip()}"
        else:
            names = []
        found |= {name: Rule(name, section, text) for name in names}
    return found


def rule_named(game: RuledGame, name: str, language: str = ENGLISH) -> Rule:
    """The rule of a name: B9, b9 or 9."""
    wanted = _NUMBER.fullmatch(name)
    book = rules(game, language)
    rule = book.get(f"{game.rule_letter}{int(wanted[2])}") if wanted else None
    if rule is None or (wanted and wanted[1].upper() not in ("", game.rule_letter)):
        first, *_, last = book
        raise UnknownRule(f"{game.title} has no rule {name!r}; its rules are {first} to {last}")
    return rule


def _path(game: RuledGame, language: str) -> Path:
    translation = game.folder / f"rulebook.{language}.md"
    return translation if translation.is_file() else game.folder / "rulebook.md"
