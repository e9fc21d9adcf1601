"""Words for people: Fluent messages by language, shared by terminal and web."""

import functools
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple, Self

import msgspec

from toque.core.kernel.events import Event
from toque.core.types import Action, Plain, Seat, State, View
from toque.core.words.events import EventTable
from toque.core.words.languages import ENGLISH, LOCALE

SENTENCES_KEPT = 20_000
"""Sentences kept for each topic and language, because most are needed again."""


class Words:
    """The messages of one topic (a game, or the program itself) in one language; English if a message is missing."""

    def __init__(self, topic: str, language: str, locale: Path = LOCALE) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._bundles = []
        for code in dict.fromkeys((language, ENGLISH)):
            path = locale / code / f"{topic}.ftl"
            if path.exists():
                bundle = FluentBundle([code], use_isolating=False)
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
                self._bundles.append(bundle)
        self._said = functools.lru_cache(SENTENCES_KEPT, typed=True)(self._say)

    def __call__(self, message: str, **values: Plain) -> str:
        """The sentence of a message, its values filled in."""
        return self._said(message, **values)

    def _say(self, message: str, **values: Plain) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None
                sentence, problems = bundle.format_pattern(pattern, values)
                if problems:
                    raise problems[0]
                return str(sentence)
        raise KeyError(f"no language has the message {message!r}")


class Vocabulary(NamedTuple):
    """Values that have a message each: how its id begins, and how it can end."""

    prefix: str
    values: Collection[str]


class GameText:
    """Sentences of one game in one language. Players are called by the names given, or by their seat.

    A value is given to a message in words (`piece`), and a name also as it is (`piece_id`), so that a language can
    choose an article by it.
    """

    topic: str
    """The game's file of messages."""
    locale: Path = LOCALE
    """The folder with a folder for each language; a game outside the package has its own."""
    events: EventTable
    vocabulary: ClassVar[Mapping[str, Vocabulary]] = {}
    """Values with a message each, by the name of their field; so are other ids that are composed."""

    def __init__(self, language: str, names: Sequence[str] = (), things: Sequence[str] = ()) -> None:
        self.say = words(self.topic, language, self.locale)
        self.language = language
        self.names = names
        self.things = things
        """The names of a table's numbered things; without them, sentences give their numbers."""

    def about(self, state: State) -> Self:
        """The same sentences for one table: its numbered things have the names that they have in this state."""
        return type(self)(self.language, self.names, self.name_things(state))

    def name_things(self, state: State) -> list[str]:
        """The names of a table's numbered things; most games have none."""
        return []

    def title(self) -> str:
        """The game's title."""
        return self.say("title")

    def summary(self) -> str:
        """The game's subject, in one sentence."""
        return self.say("summary")

    def facts(self) -> str:
        """The number of players, the time and the difficulty, in one line."""
        return self.say("facts")

    def source(self) -> str:
        """All messages of the game in this language, as Fluent source; empty if there are none."""
        path = self.locale / self.language / f"{self.topic}.ftl"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def player(self, seat: Seat) -> str:
        """The name of a seat's player."""
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def word(self, name: str, value: Plain) -> Plain:
        """The word for a value of an action or an event, by the name of its field; many are words already."""
        if name not in self.vocabulary:
            return value
        said = [
            self.say(self.vocabulary[name].prefix + each) for each in (value if isinstance(value, list) else [value])
        ]
        return ", ".join(said)

    def words_of(self, values: Mapping[str, Plain]) -> dict[str, Plain]:
        """These values as the arguments of a message."""
        said: dict[str, Plain] = {}
        for name, value in values.items():
            if isinstance(value, msgspec.Struct):
                said |= self.words_of(msgspec.structs.asdict(value))
            else:
                said[name] = self.word(name, value)
                if isinstance(value, str):
                    said[f"{name}_id"] = value
        return said

    def action(self, action: Action) -> str:
        """The action as a choice in a list."""
        return self.say(f"action-{tag_of(action)}", **self.words_of(msgspec.structs.asdict(action)))

    def event(self, event: Event) -> str:
        """The event as a line of the log."""
        row = self.events[event.kind]
        values = row.values(event)
        return self.say(f"event-{row.message(values)}", player=self.player(event.seat), **self.words_of(values))

    def prompt(self, view: View) -> str:
        """The request to the seat that looks: what to do now, in one sentence."""
        deciding = [seat.seat for seat in view.seats if seat.is_deciding]
        if deciding and view.seat not in deciding:
            return self.say("prompt-waiting", player=", ".join(map(self.player, deciding)))
        return self.say(f"prompt-{view.phase}", **self.prompt_values(view))

    def prompt_values(self, view: View) -> dict[str, Plain]:
        """The values of the view that the prompt needs: none in the simplest games."""
        return {}

    def refusal(self, rule: str, phase: str, action: Action) -> str:
        """Why the rule of this name forbids an action in a phase, in one sentence; WAITING if others decide."""
        return self.say(f"refused-{rule}", phase=phase, verb=tag_of(action))

    def score_line(self, name: str) -> str:
        """The name of a scoring line."""
        return self.say(f"score-{name}")

    def option(self, name: str) -> str:
        """What a table option does, in one sentence."""
        return self.say(f"option-{name}")


def tag_of(action: Action) -> str:
    """The verb of an action."""
    return str(type(action).__struct_config__.tag)


@functools.cache
def words(topic: str, language: str = ENGLISH, locale: Path = LOCALE) -> Words:
    """The messages of a topic, read once."""
    return Words(topic, language, locale)
