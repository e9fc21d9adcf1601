"""Many games that are stepped into buffers given from outside, as PufferLib does: a row a seat.

Row g * players + s is seat s of game g. `masks` marks the rows that must act now. The other rows hold what that seat
saw when it last decided, and no legal action. A game that ends is followed by another one in the same step; rewards and
ends are written to all its rows.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from toque.batch import Batch, Snapshot
from toque.core.errors import BadArray, BadOption
from toque.core.game import Game
from toque.core.types import Foreign, Plain
from toque.core.words.layout import NUMBER
from toque.envs.episode import MASK
from toque.games import load

Array: TypeAlias = np.ndarray[Any, Any]
"""A buffer: which type its numbers have stands at its name, and is checked when it is given."""


class BufferEnv:
    """Games side by side that read and write these arrays, given from outside or its own."""

    observations: Array
    """int16, a row a seat."""
    action_masks: Array
    """int8: 1 for each legal action."""
    actions: Array
    """int32: the actions that `step` plays if it is given none; only the rows in `masks` count."""
    rewards: Array
    """float32: zeros but at the end of a game."""
    terminals: Array
    """bool: whether the step ended the row's game."""
    truncations: Array
    """bool: never."""
    masks: Array
    """bool: the rows that must act now."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        *,
        seed: int | str = 0,
        threads: int | None = None,
        buffers: Mapping[str, Plain] | None = None,
        **options: Plain,
    ) -> None:
        """Set up the games; `buffers` has arrays, or objects that give them by DLPack, by the names above."""
        self.game = load(game) if isinstance(game, str) else game
        self.games, self.players = games, self.game.min_players if players is None else players
        self.options, self.threads = self.game.read_options(options), threads
        self._make_batch(seed)
        self.num_agents = games * self.players
        self._take(buffers or {})
        self._first_rows = np.arange(games) * self.players
        self._look()

    def shapes(self) -> dict[str, tuple[tuple[int, ...], Foreign]]:
        """Shape and type of every buffer."""
        rows = self.num_agents
        return {
            "observations": ((rows, self.game.observation_size), NUMBER),
            "action_masks": ((rows, self.game.action_count), MASK),
            "actions": ((rows,), np.int32),
            "rewards": ((rows,), np.float32),
            "terminals": ((rows,), np.bool_),
            "truncations": ((rows,), np.bool_),
            "masks": ((rows,), np.bool_),
        }

    def _make_batch(self, seed: int | str) -> None:
        self.batch = Batch(
            self.game, self.games, players=self.players, options=self.options, seed=seed, threads=self.threads
        )

    def _take(self, buffers: Mapping[str, Plain]) -> None:
        shapes = self.shapes()
        if unknown := set(buffers) - set(shapes):
            raise BadOption(f"no buffer is called {min(unknown)!r}; there are: {', '.join(shapes)}")
        for name, (shape, kind) in shapes.items():
            array = shared(name, buffers.get(name, np.zeros(shape, kind)), shape, kind)
            array[...] = 0
            setattr(self, name, array)

    def reset(self, seed: int | str | None = None) -> tuple[Array, list[dict[str, Plain]]]:
        """Begin all games; with a seed from it, else with the chance that follows."""
        if seed is None or self.batch.is_closed:
            self.batch.reset()  # which says so if it is closed
        else:
            self.batch.close()
            self._make_batch(seed)
        for of_rows in (self.rewards, self.terminals, self.truncations, self.observations, self.action_masks):
            of_rows[...] = 0
        self._look()
        return self.observations, []

    def step(self, actions: Foreign = None) -> tuple[Array, Array, Array, Array, list[dict[str, Plain]]]:
        """Play the action of every row in `masks`, from `actions` or the buffer of this name."""
        chosen = self.actions if actions is None else self._checked(actions)
        rows = self._rows
        outcome = self.batch.step(_narrowed(chosen[rows]))
        self.rewards[...] = outcome.rewards[:, : self.players].reshape(-1)
        self.terminals[...] = np.repeat(outcome.done.astype(np.bool_), self.players)
        self.truncations[...] = False
        self._look()
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def _checked(self, actions: Foreign) -> Array:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_agents,) or chosen.dtype.kind not in "iu":
            raise BadArray(f"actions must be {self.num_agents} integers, not {chosen.dtype} of shape {chosen.shape}")
        return chosen

    def _look(self) -> None:
        """Write the observations and masks of the seats that must act."""
        self._rows = self._first_rows + self.batch.seats
        self.masks[...] = False
        self.masks[self._rows] = True
        self.observations[self._rows] = self.batch.observe()[:, : self.game.observation_size]
        self.action_masks[...] = 0
        self.action_masks[self._rows] = self.batch.legal_mask(as_bytes=True)

    def save(self) -> tuple[Snapshot, dict[str, Array]]:
        """All games and buffers as they are now."""
        return self.batch.save(), {name: getattr(self, name).copy() for name in self.shapes()}

    def restore(self, saved: tuple[Snapshot, dict[str, Array]]) -> None:
        """Go back to what was saved, of these games or of as many others of the same table."""
        snapshot, arrays = saved
        self.batch.restore(snapshot)
        for name, values in arrays.items():
            getattr(self, name)[...] = values
        self._look()

    def close(self) -> None:
        """Close the environment; it cannot be used afterwards."""
        self.batch.close()


def _narrowed(actions: Array) -> Array:
    """Actions of any integer type as the batch takes them; a number that does not fit is no action."""
    narrow = actions.astype(np.int32)
    if (wrong := narrow != actions).any():
        game = int(wrong.argmax())
        raise BadArray(f"the action of game {game} is {actions[game]}, which is no action of any game")
    return narrow


def shared(name: str, given: Foreign, shape: tuple[int, ...], kind: Foreign) -> Array:
    """An array that shares the memory of what was given; raise BadArray if its shape or type is wrong."""
    if isinstance(given, np.ndarray):
        array = given
    elif hasattr(given, "__dlpack__"):
        array = np.from_dlpack(given)
    else:
        raise BadArray(f"{name} must be an array, or give one by DLPack, not {type(given).__name__}")
    if array.shape != shape or array.dtype != kind:
        raise BadArray(f"{name} must be {np.dtype(kind)} of shape {shape}, not {array.dtype} of shape {array.shape}")
    if not array.flags.writeable:
        raise BadArray(f"{name} cannot be written to")
    return array
