"""What a batch is given for its games: how many play in each, by which options, with which chance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from toque.core.errors import BadOption, BadPlayers
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.types import Plain
from toque.core.words.options import GameOptions, encode_options

Array = NDArray[np.int64]
Options = GameOptions | Mapping[str, Plain]


@dataclass(frozen=True)
class Tables:
    """One row a game."""

    players: Array
    options: Array
    """As `encode_options` gives them."""


def tables_of(
    game: Game, games: int, players: int | Sequence[int] | Array | None, options: Options | Sequence[Options] | None
) -> Tables:
    """The tables of a batch; a single number or set of options is for all games."""
    counts = _row(games, "players", game.max_players if players is None else players)
    given = [options] if options is None or isinstance(options, GameOptions | Mapping) else list(options)
    if len(given) not in (1, games):
        raise BadOption(f"options must be one set or one for each of {games} games, not {len(given)}")
    sets = [game.read_options(one or {}) for one in given]
    _check(game, counts, sets)
    encoded = np.array([encode_options(one) for one in sets], np.int64).reshape(len(sets), -1)
    return Tables(counts, np.broadcast_to(encoded, (games, encoded.shape[1])).copy())


def generators_of(games: int, seed: object, label: str = "batch") -> Array:
    """The generator of every game: that of game i is `rng.generator(label, seed, i)`."""
    return np.ascontiguousarray(rng.generators(games, label, seed).reshape(games, rng.WORDS))


def _row(games: int, name: str, value: Plain) -> Array:
    given = np.asarray(value)
    if given.dtype.kind not in "iu" or given.shape not in ((), (games,)):
        raise BadPlayers(f"{name} must be a whole number or an array of {games}, not {given.dtype} of {given.shape}")
    return np.broadcast_to(given.astype(np.int64), (games,)).copy()


def _check(game: Game, counts: Array, sets: Sequence[GameOptions]) -> None:
    """Raise if a table cannot be played; each pair of players and options is checked once."""
    if len(sets) == 1:
        pairs = {(int(count), 0) for count in np.unique(counts)}
    else:
        pairs = {(int(count), number) for number, count in enumerate(counts)}
    for count, number in sorted(pairs):
        game.check(count, sets[number])
