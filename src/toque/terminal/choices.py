"""Turning many legal actions into short numbered lists, and typed words into actions."""

import itertools
from dataclasses import dataclass

import msgspec

from toque.core.game import Game
from toque.core.types import Action
from toque.core.words.text import GameText

SHORT_LIST = 16


@dataclass(frozen=True)
class Choice:
    """A legal action and its words: ("place", "burger", "C4")."""

    action: int
    words: tuple[str, ...]
    sentence: str


@dataclass(frozen=True)
class Group:
    """Choices that begin with the same words."""

    words: tuple[str, ...]
    choices: list[Choice]


def words_of(action: Action) -> tuple[str, ...]:
    """An action as it can be typed: its verb, then its values."""
    values = msgspec.to_builtins(action)
    return (values.pop("do"), *(str(value) for value in values.values()))


def make_choices(game: Game, text: GameText, actions: list[int]) -> list[Choice]:
    """The choices for these action numbers."""
    decoded = [(number, game.decode_action(number)) for number in actions]
    return [Choice(number, words_of(action), text.action(action)) for number, action in decoded]


def make_groups(choices: list[Choice]) -> list[Group]:
    """Groups by as many first words as keep the list short."""
    groups: list[Group] = []
    for depth in range(1, max(len(choice.words) for choice in choices) + 1):
        found: dict[tuple[str, ...], list[Choice]] = {}
        for choice in choices:
            found.setdefault(choice.words[:depth], []).append(choice)
        if len(found) > SHORT_LIST and groups:
            break
        groups = [Group(words, inside) for words, inside in found.items()]
        if len(groups) > 1 and len(groups) * 4 > SHORT_LIST:
            break
    return groups


def beginning(choices: list[Choice]) -> str:
    """The words that the sentences of these choices begin with: Place a burger on."""
    sentences = [choice.sentence.split(" ") for choice in choices]
    same = itertools.takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False))
    return " ".join(words[0] for words in same)


def find_typed(choices: list[Choice], typed: str, small_words: frozenset[str]) -> list[Choice]:
    """The choices that the typed words mean: an action's words, with or without its verb, or its sentence."""
    said = _plain(typed, small_words)
    return [choice for choice in choices if said and said in _spellings(choice, small_words)]


def _spellings(choice: Choice, small_words: frozenset[str]) -> set[str]:
    spellings = (" ".join(choice.words), " ".join(choice.words[1:]), choice.sentence)
    return {_plain(spelling, small_words) for spelling in spellings}


def _plain(words: str, small_words: frozenset[str]) -> str:
    """Words without what people leave out: capitals, commas, small words."""
    kept = words.lower().replace(",", " ").replace("_", " ").split()
    return " ".join(word for word in kept if word not in small_words)
