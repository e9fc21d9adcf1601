"""A batch on a GPU: everything stays in its memory; a thread plays one game."""

import warnings
from functools import partial
from types import ModuleType
from typing import Literal

import numpy as np

from toque.batch import device
from toque.batch.arrays import Arrays, NumberType, check_array, described, words_of
from toque.batch.interchange import PER_THREAD, DeviceArray
from toque.core.errors import BadArray, NoGpu
from toque.core.game import Game
from toque.core.gpu import load_cuda, tables_in_global_memory
from toque.core.kernel.holes import Numba
from toque.core.types import Foreign, Kernel, Numbers


class Gpu:
    """The kernels of one game over the arrays of one batch."""

    device: Literal["gpu"] = "gpu"
    arrays: Arrays

    def __init__(self, game: Game) -> None:
        self._cuda = cuda = load_cuda()
        if not cuda.is_available():
            raise NoGpu("there is no GPU here that numba-cuda can use")
        self._game = game
        self._kernels: dict[str, Numba] = {}
        self._number = int(cuda.get_current_device().id)
        self._let_wait = partial(_let_wait, cuda)
        self._blank = cuda.to_device(np.zeros(1, game.state))
        self._counter = cuda.to_device(np.zeros(1, np.int64))
        self._found = cuda.to_device(np.zeros(1, np.int64))

    def close(self) -> None:
        """Let go of the device's memory: what nobody else holds is freed."""
        del self.arrays

    def wait(self) -> None:
        """Return when all that was asked for is done."""
        self._cuda.synchronize()

    def empty(self, shape: tuple[int, ...], dtype: Foreign) -> Numbers:
        """An array of zeros on the device."""
        array = self._cuda.device_array(shape, dtype)
        self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)
        return array

    def to_device(self, values: Numbers) -> Numbers:
        """The same numbers on the device."""
        return self._cuda.to_device(values)

    def to_host(self, values: Numbers) -> Numbers:
        """The same numbers in a NumPy array."""
        return values.copy_to_host() if hasattr(values, "copy_to_host") else self._lent(values).copy_to_host()

    def out(self, values: Numbers) -> Numbers:
        """An array as it is handed out."""
        return values if isinstance(values, DeviceArray) else DeviceArray(values, self._number, wait_for=self._let_wait)

    def given(
        self, name: str, values: Foreign, shape: tuple[int, ...] | None, kinds: tuple[NumberType, ...] | None
    ) -> Numbers:
        """An array that came in, looked at; one that is not on the GPU is copied there."""
        array = self._lent(values) if hasattr(values, "__cuda_array_interface__") else np.asarray(values)
        check_array(name, array, shape, kinds)
        return self._cuda.to_device(array) if isinstance(array, np.ndarray) else array

    def target(self, name: str, values: Foreign, shape: tuple[int, ...], kinds: tuple[NumberType, ...]) -> Numbers:
        """An array on the GPU that will be written into, after a check."""
        if not hasattr(values, "__cuda_array_interface__"):
            raise BadArray(f"{name} must be an array on the GPU, not {described(values)}")
        return self.given(name, values, shape, kinds)

    def _lent(self, values: Foreign) -> Numbers:
        return self._cuda.as_cuda_array(values)

    def copy(self, values: Numbers) -> Numbers:
        """An independent copy."""
        copied = self._cuda.device_array(values.shape, values.dtype)
        copied.copy_to_device(values)
        return copied

    def put(self, values: Numbers, array: Numbers) -> None:
        """Copy numbers into an array of the batch."""
        array.copy_to_device(values)

    def bytes_of(self, masks: Numbers) -> Numbers:
        """Words as bytes."""
        return masks.view(np.uint8)

    def as_bytes(self, actions: int) -> Numbers:
        """The masks with a byte for each action."""
        spread = self.empty((len(self.arrays.seats), actions), np.uint8)
        self._run(device.spread_masks, self.arrays.masks, spread)
        return spread

    def lay_out(self, chosen: Numbers) -> None:
        """Set up the chosen games anew."""
        a = self.arrays
        self._run(
            device.lay_out,
            *(a.states, self._blank, a.generators, a.players, a.options, chosen, a.seats, a.masks, a.done, a.rewards),
        )

    def look_again(self) -> None:
        """Bring seats and masks up to date after states have been replaced."""
        self._run(device.look_again, self.arrays.states, self.arrays.seats, self.arrays.masks)

    def step(self, actions: Numbers, renews: int) -> None:
        """Play an action in every game."""
        a = self.arrays
        self._run(
            device.step,
            *(words_of(a.states), self._blank, a.generators, a.players, a.options, actions, a.seats, a.masks, a.done),
            *(a.results, a.rewards, renews),
        )

    def observe(self, seats: Numbers, observations: Numbers) -> None:
        """Write what these seats observe."""
        self._run(device.see, words_of(self.arrays.states), seats, words_of(observations))

    def roll_out(self, policy: str, most: int, renews: int) -> None:
        """Play every game on by a policy, or a whole new one."""
        a = self.arrays
        processors = self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._counter.copy_to_device(np.zeros(1, np.int64))
        self._run(
            device.roll_out_randomly if policy == "random" else device.roll_out_by_policy,
            *(a.states, self._blank, a.generators, a.players, a.options, a.done, a.results, a.rewards, a.decisions),
            *(most, renews, self._counter),
            threads=min(len(a.seats), self._game.gpu_threads * processors),
        )

    def sample(self, actions: Numbers) -> None:
        """Draw a legal action of every game."""
        self._run(device.sample, self.arrays.masks, self.arrays.samplers, actions)

    def first_illegal(self, actions: Numbers) -> int:
        """The first game whose action is not legal, or -1."""
        games = len(self.arrays.seats)
        self._found.copy_to_device(np.full(1, games, np.int64))
        self._run(device.find_illegal, self.arrays.masks, self.arrays.seats, actions, self._found)
        found = int(self._found.copy_to_host()[0])
        return found if found < games else -1

    def digest(self, values: Numbers, digests: Numbers) -> None:
        """Continue every game's digest with its row of an array."""
        self._run(device.digest, words_of(values), digests)

    def _run(self, make: Kernel, *arguments: Numbers, threads: int | None = None) -> None:
        """Launch a kernel with a thread for each game, or with so many threads."""
        kernel = self._kernels.get(make.__name__)
        if kernel is None:
            kernel = self._kernels[make.__name__] = self._cuda.jit(make(self._game, self._cuda))
        blocks = -(-(threads or len(self.arrays.seats)) // device.THREADS)
        with warnings.catch_warnings(), tables_in_global_memory():
            warnings.simplefilter("ignore")  # that a few games do not fill a GPU is no news
            kernel[blocks, device.THREADS](*arguments)


def _let_wait(cuda: ModuleType, stream: int) -> None:
    """Let a stream of the user's wait until everything that the batch was asked for is done."""
    event = cuda.event(timing=False)
    event.record(cuda.default_stream())
    event.wait(cuda.per_thread_default_stream() if stream == PER_THREAD else cuda.external_stream(stream))
