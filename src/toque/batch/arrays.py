"""The arrays of a batch: one row a game in each."""

from dataclasses import dataclass, fields
from typing import Any, TypeAlias

import numpy as np

from toque.core.errors import BadArray
from toque.core.game import Game
from toque.core.types import Foreign, Numbers

MASK_WORDS = 4
"""Rows of masks and of observations are padded to a multiple of this many words: 16 bytes."""
ROW_NUMBERS = 8
RESULT_COLUMNS = 2

NumberType: TypeAlias = "np.dtype[Any]"
"""The type of an array's numbers: which one it is, only the running program knows."""
BYTE, FLAG, PLACE, SHORT = np.dtype(np.uint8), np.dtype(np.bool_), np.dtype(np.int8), np.dtype(np.int16)
INTEGERS = (np.dtype(np.int32), np.dtype(np.int64))


@dataclass
class Arrays:
    """The arrays of a batch: NumPy's on a processor, the device's on a GPU."""

    states: Numbers
    generators: Numbers
    samplers: Numbers
    """The generators of `sample`, which the games do not use."""
    players: Numbers
    options: Numbers
    seats: Numbers
    """The seat that decides; NOBODY if the game is over."""
    masks: Numbers
    """Its legal actions as bits, in words of 32."""
    done: Numbers
    """1 if the last step or rollout ended the game."""
    results: Numbers
    """Points and rank of every seat, of the game that ended last."""
    rewards: Numbers
    decisions: Numbers
    """Decisions of the last rollout."""

    def names(self) -> tuple[str, ...]:
        """The names of the arrays."""
        return tuple(field.name for field in fields(self))


def shapes_of(game: Game, games: int) -> dict[str, tuple[tuple[int, ...], Foreign]]:
    """Shape and type of every array that a batch makes itself."""
    return {
        "states": ((games,), game.state),
        "seats": ((games,), np.int8),
        "masks": ((games, mask_words(game)), np.uint32),
        "done": ((games,), np.uint8),
        "results": ((games, game.max_players, RESULT_COLUMNS), np.int32),
        "rewards": ((games, game.max_players), np.float32),
        "decisions": ((games,), np.int32),
    }


def mask_words(game: Game) -> int:
    """Words of 32 bits in a row of a mask."""
    return -(-game.action_count // (32 * MASK_WORDS)) * MASK_WORDS


def row_of_observations(game: Game) -> int:
    """Numbers in a row of observations; those beyond the observation's size are zeros."""
    return -(-game.observation_size // ROW_NUMBERS) * ROW_NUMBERS


def words_of(values: Numbers) -> Numbers:
    """An array with one row a game as rows of 64-bit numbers, or of 32-bit ones if they do not fill up."""
    rows = values.reshape(len(values), -1)
    size = rows.dtype.itemsize * rows.shape[1]
    return rows.view(np.int64 if size % 8 == 0 else np.int32).reshape(len(values), -1)


def check_array(name: str, array: Numbers, shape: tuple[int, ...] | None, kinds: tuple[NumberType, ...] | None) -> None:
    """Raise unless an array from the user has this shape and one of these types."""
    if shape is not None and tuple(array.shape) != shape:
        raise BadArray(f"{name} must have shape {shape}, not {tuple(array.shape)}")
    if kinds is not None and array.dtype not in kinds:
        raise BadArray(f"{name} must be {' or '.join(map(str, kinds))}, not {array.dtype}")


def described(value: Foreign) -> str:
    """A value that is not the array it should be, for an error."""
    if isinstance(value, np.ndarray):
        return "one of NumPy's" if value.flags.writeable else "one that is read-only"
    return type(value).__name__
