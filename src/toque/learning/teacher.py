"""A teacher for the first minutes: a network that starts by copying the greedy bot need not find out everything."""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from toque.batch import Batch
from toque.bots.kernels import greedy_step
from toque.core.kernel import record
from toque.core.kernel.rng import generators
from toque.core.types import Numbers

SLICES_EACH = 4


class Teacher:
    """Says what the greedy bot would play in every game of a batch."""

    def __init__(self, batch: Batch, seed: object, threads: int | None = None) -> None:
        self._batch, self._kernel = batch, batch.game.bind(greedy_step.best_steps)
        game, count = batch.game, threads or os.cpu_count() or 1
        size = -(-len(batch) // (count * SLICES_EACH))
        self._slices = [(first, min(first + size, len(batch))) for first in range(0, len(batch), size)]
        self._generators = generators(len(self._slices), "teacher", seed)
        self._rooms = [record.new_states(game.state, 2, "native") for _ in self._slices]
        self._lists = [game.array(game.action_count) for _ in self._slices]
        self._pool = ThreadPoolExecutor(count)

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    def actions(self) -> Numbers:
        """What it would play; -1 if nobody decides."""
        chosen = np.full(len(self._batch), -1, np.int64)

        def advise(number: int) -> None:
            room = (self._generators[number], self._rooms[number], self._lists[number])
            self._kernel(self._batch.arrays.states, self._batch.arrays.seats, *room, chosen, *self._slices[number])

        list(self._pool.map(advise, range(len(self._slices))))
        return chosen
