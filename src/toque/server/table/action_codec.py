"""Actions in the game's own words, as JSON, and their numbers."""

import functools
from typing import Any

import msgspec

from toque.core.errors import BadAction
from toque.core.game import Game
from toque.core.match.matchfile import UNREADABLE

_encode = msgspec.json.Encoder().encode


@functools.cache
def action_words(game: Game) -> list[bytes]:
    """Every action in the game's own words."""
    return [_encode(game.decode_action(action)) for action in range(game.action_count)]


@functools.cache
def _numbers_of_words(game: Game) -> dict[bytes, int]:
    return {words: action for action, words in enumerate(action_words(game))}


@functools.cache
def _action_decoder(game: Game) -> Any:
    return msgspec.json.Decoder(game.action_type)


def read_action(game: Game, words: msgspec.Raw) -> int:
    """The number of an action in words; something that is no action at all is a `BadAction`."""
    number = _numbers_of_words(game).get(bytes(words))
    if number is not None:
        return number
    try:
        return int(game.encode_action(_action_decoder(game).decode(words)))
    except UNREADABLE as error:
        raise BadAction(f"that is no action of {game.title}: {error}") from None
