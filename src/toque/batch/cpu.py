"""A batch on the processor: slices of the games, each played by one of several threads without Python's lock."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Literal

import numpy as np

from toque.batch.arrays import Arrays, NumberType, check_array, described, words_of
from toque.batch.kernels import loops, one
from toque.core.errors import BadArray
from toque.core.game import Game
from toque.core.kernel import playout
from toque.core.kernel.speeds import twin
from toque.core.types import Foreign, Kernel, Numbers

SLICES_EACH, SLICES_EACH_WHOLE = 2, 8
"""Slices for each thread, of steps and of whole games, so that none waits long for the last."""
FEWEST, FEWEST_WHOLE = 256, 32
"""Games in a slice, if each plays a step or a whole game.

Measured: to wake a thread takes 20 to 40 µs, a step of one game 0.2 µs, a whole game at least 10 µs.
"""


class Cpu:
    """The kernels of one game over the arrays of one batch."""

    device: Literal["cpu"] = "cpu"

    arrays: Arrays

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self._game = game
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._blank = np.zeros(1, game.state)
        self._scratch: list[tuple[Numbers, Numbers, Numbers]] = []

    def close(self) -> None:
        """End the threads, and let go of the memory: what nobody else holds is freed."""
        if self._pool:
            self._pool.shutdown()
        del self.arrays

    def wait(self) -> None:
        """Nothing is under way between two calls."""

    def empty(self, shape: tuple[int, ...], dtype: Foreign) -> Numbers:
        """An array of zeros on the device."""
        return np.zeros(shape, dtype)

    def to_device(self, values: Numbers) -> Numbers:
        """The same numbers on the device."""
        return values

    def to_host(self, values: Numbers) -> Numbers:
        """The same numbers in a NumPy array."""
        return np.asarray(values)

    def out(self, values: Numbers) -> Numbers:
        """An array for the user."""
        return values

    def given(
        self, name: str, values: Numbers, shape: tuple[int, ...] | None, kinds: tuple[NumberType, ...] | None
    ) -> Numbers:
        """An array from the user, after a check."""
        array = np.asarray(values)
        check_array(name, array, shape, kinds)
        return array

    def target(self, name: str, values: Numbers, shape: tuple[int, ...], kinds: tuple[NumberType, ...]) -> Numbers:
        """An array from the user that will be written into, after a check."""
        if not isinstance(values, np.ndarray) or not values.flags.writeable:
            raise BadArray(f"{name} must be a NumPy array that can be written to, not {described(values)}")
        return self.given(name, values, shape, kinds)

    def bytes_of(self, masks: Numbers) -> Numbers:
        """Words as bytes."""
        return masks.view(np.uint8)

    def as_bytes(self, actions: int) -> Numbers:
        """The masks with a byte for each action."""
        return np.unpackbits(self.bytes_of(self.arrays.masks), axis=1, count=actions, bitorder="little")

    def copy(self, values: Numbers) -> Numbers:
        """An independent copy; NumPy's own leaves the bytes between the fields of a state undefined."""
        return np.frombuffer(bytearray(values.tobytes()), values.dtype).reshape(values.shape)

    def put(self, values: Numbers, array: Numbers) -> None:
        """Copy numbers into an array of the batch; states byte by byte, with their padding."""
        array.view(np.uint8)[...] = values.view(np.uint8)

    def lay_out(self, chosen: Numbers) -> None:
        """Set up the chosen games again."""
        a, kernel = self.arrays, self._bound(loops.lay_out)
        self._spread(
            lambda out, _table, _seen, first, last: kernel(
                *(a.states, self._blank, a.generators, a.players, a.options, chosen, a.seats, a.masks),
                *(a.done, a.rewards, out, first, last),
            )
        )

    def look_again(self) -> None:
        """Bring seats and masks up to date after states have been replaced."""
        a, kernel = self.arrays, self._bound(loops.look_again)
        self._spread(lambda out, _table, _seen, first, last: kernel(a.states, a.seats, a.masks, out, first, last))

    def step(self, actions: Numbers, renews: int) -> None:
        """Play an action in every game."""
        a, kernel = self.arrays, self._bound(loops.step)
        self._spread(
            lambda out, table, _seen, first, last: kernel(
                *(a.states, self._blank, a.generators, a.players, a.options, actions, a.seats, a.masks, a.done),
                *(a.results, a.rewards, out, table, renews, first, last),
            )
        )

    def observe(self, seats: Numbers, observations: Numbers) -> None:
        """Write the observations of these seats."""
        a, kernel = self.arrays, self._bound(loops.see)
        self._spread(lambda _out, _table, seen, first, last: kernel(a.states, seats, observations, seen, first, last))

    def roll_out(self, policy: str, most: int, renews: int) -> None:
        """Play every game on by a policy, or a whole new one."""
        a = self.arrays
        play = self._bound(playout.play_randomly if policy == "random" else one.play_by_policy)
        kernel = self._game.bind(loops.roll_out, play=play)
        self._spread(
            lambda out, table, _seen, first, last: kernel(
                *(a.states, self._blank, a.generators, a.players, a.options, a.done, a.results, a.rewards),
                *(a.decisions, out, table, most, renews, first, last),
            ),
            FEWEST_WHOLE,
            SLICES_EACH_WHOLE,
        )

    def sample(self, actions: Numbers) -> None:
        """Draw a legal action of every game."""
        a, kernel = self.arrays, twin(loops.sample, "native")
        self._spread(lambda _out, _table, _seen, first, last: kernel(a.masks, a.samplers, actions, first, last))

    def first_illegal(self, actions: Numbers) -> int:
        """The first game whose action is not legal, or -1."""
        a, kernel = self.arrays, twin(loops.first_illegal, "native")
        found = self._spread(lambda _out, _table, _seen, first, last: kernel(a.masks, a.seats, actions, first, last))
        return min((int(game) for game in found if game != loops.EVERY_GAME), default=loops.EVERY_GAME)

    def digest(self, values: Numbers, digests: Numbers) -> None:
        """Continue every game's digest with its row of an array."""
        kernel, words = twin(loops.digest, "native"), words_of(values)
        self._spread(lambda _out, _table, _seen, first, last: kernel(words, digests, first, last))

    def _bound(self, template: Foreign) -> Numbers:
        return self._game.bind(template)

    def _spread(self, work: Kernel, fewest: int = FEWEST, each: int = SLICES_EACH) -> list[Numbers]:
        """Do `work` on slices of all games, each with scratch arrays that no other thread uses."""
        games = len(self.arrays.seats)
        size = max(fewest, -(-games // (self.threads * each)))
        slices = [(first, min(first + size, games)) for first in range(0, games, size)]
        if self._pool is None or len(slices) < 2:
            return [self._on_slice(work, 0, games)]
        left = iter(slices)  # each thread takes the next one: a list's iterator gives none twice

        def work_on() -> list[Numbers]:
            return [self._on_slice(work, *part) for part in left]

        others = [self._pool.submit(work_on) for _ in range(min(self.threads, len(slices)) - 1)]
        try:
            found = work_on()
        finally:
            wait(others)
        return found + [one for other in others for one in other.result()]

    def _on_slice(self, work: Kernel, first: int, last: int) -> Numbers:
        with self._borrowed() as scratch:
            return work(*scratch, first, last)

    @contextmanager
    def _borrowed(self) -> Iterator[tuple[Numbers, Numbers, Numbers]]:
        """Scratch arrays for one thread: a list of actions, a table of scores, an observation."""
        game = self._game
        try:
            scratch = self._scratch.pop()
        except IndexError:
            scores = game.array(game.max_players, len(game.score_lines) + 2)
            scratch = game.array(game.action_count), scores, game.array(game.observation_size)
        yield scratch
        self._scratch.append(scratch)
