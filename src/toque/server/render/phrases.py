"""The words of one game in one language, as JSON: rendered once and shared by all tables.

Names of players differ from table to table, and so do the restaurants that have the same number there: they are left
open here as marks, which no name and no message contains, and filled in last.
"""

import functools
from typing import NamedTuple, TypeVar, cast

import msgspec

from toque.core.game import Game
from toque.core.kernel.events import Event
from toque.core.types import Plain, State, View
from toque.core.words.languages import ENGLISH, languages
from toque.server.protocol import Choice
from toque.server.table.action_codec import action_words

MOST_SEATS = 8
MARKS = [chr(0xE000 + seat) for seat in range(MOST_SEATS)]
"""Characters for private use: a name has only printable ones, which these are not."""
MARKS_AS_BYTES = [mark.encode() for mark in MARKS]
FIRST_MARK_BYTE = MARKS_AS_BYTES[0][:1]
"""Text without this byte has no marks."""
THING_MARKS = [chr(0xE100 + number) for number in range(32)]
THING_MARKS_AS_BYTES = [mark.encode() for mark in THING_MARKS]
THING_MARK_START = THING_MARKS_AS_BYTES[0][:2]
LINES_KEPT = 50_000

_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


def as_encoded(kind: type[T], json: bytes) -> T:
    """Return JSON as a member of a message, typed as the value that it encodes."""
    return cast(T, msgspec.Raw(json))


def encoded(value: Plain) -> msgspec.Raw:
    """Return a value as JSON that is put into messages as it is."""
    return msgspec.Raw(_encode(value))


class Phrase(NamedTuple):
    """The line of the log for an event, without its ply."""

    seat: int
    text: str
    rule: str | None
    places: list[str]


class Wording:
    """Sentences with marks for the players' names."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.text = game.text(language, MARKS, THING_MARKS)
        self._choices: list[bytes | None] = [None] * game.action_count
        self.phrase = functools.lru_cache(LINES_KEPT)(self._phrase)

    def choices(self, actions: list[int]) -> bytes:
        """Return legal actions, each with its sentence, as JSON."""
        choices = self._choices
        return b"[%b]" % b",".join([choices[action] or self._choice(action) for action in actions])

    def _choice(self, action: int) -> bytes:
        words = self.text.action(self.game.decode_action(action))
        choice = _encode(Choice(msgspec.Raw(action_words(self.game)[action]), words))
        self._choices[action] = choice
        return choice

    def _phrase(self, kind: int, seat: int, first: int, second: int, third: int) -> Phrase:
        event = Event(kind, seat, first, second, third, 0, False)
        return Phrase(seat, self.text.event(event), self.game.events.rule(event), self.game.events.places(event))

    def prompt(self, view: View) -> bytes:
        """Return what is to be done now, as JSON."""
        return _encode(self.text.prompt(view))


@functools.cache
def wording(game: Game, language: str) -> Wording:
    """The words of a game in a language."""
    return Wording(game, language)


@functools.cache
def _languages() -> frozenset[str]:
    return frozenset(languages())


def spoken(language: str) -> str:
    """A language that we have; English for any other name."""
    return language if language in _languages() else ENGLISH


def fill_names(rendered: bytes, names: list[str]) -> bytes:
    """Replace the marks by the players' names."""
    for mark, name in zip(MARKS_AS_BYTES, names, strict=False):
        rendered = rendered.replace(mark, name_bytes(name))
    return rendered


def fill_things(rendered: bytes, game: Game, language: str, state: State) -> bytes:
    """Replace the marks of numbered things by their names at a table."""
    if THING_MARK_START in rendered:
        things = game.text(language).about(state).things
        for mark, thing in zip(THING_MARKS_AS_BYTES, things, strict=False):
            rendered = rendered.replace(mark, name_bytes(thing))
    return rendered


def name_bytes(name: str) -> bytes:
    """A name as it stands within a JSON string."""
    return _encode(name)[1:-1]


@functools.lru_cache(LINES_KEPT)
def event_words(game: Game, kind: int, seat: int, first: int, second: int, third: int) -> msgspec.Raw:
    """Return an event in the game's own words."""
    return encoded(game.events.in_words(Event(kind, seat, first, second, third, 0, False)))
