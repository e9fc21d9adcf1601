"""The same rules on a GPU: one random game in each thread, by the same functions that run natively.

`check` compiles a game's kernel for the GPU without having one; `GpuTables` runs it on a GPU.
"""

import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType, SimpleNamespace

import numpy as np

from toque.core.errors import NoGpu
from toque.core.game import Game
from toque.core.kernel import playout, record, rng
from toque.core.kernel.holes import Numba
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Kernel, Numbers
from toque.core.words.options import GameOptions, encode_options

HOPPER = (9, 0)
THREADS = 64


def check(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """Compile a game for a GPU, without having one, and return the PTX. It fails if a rule uses what no GPU has."""
    cuda = load_cuda()
    from numba import from_dtype, int64, types

    state = from_dtype(game.state)
    signature = types.void(state[::1], int64[:, ::1], int64, int64[::1], int64, int64[::1])
    with pretended_device(capability), tables_in_global_memory():
        ptx, _ = cuda.compile(_kernel(game, cuda), signature, cc=capability, device=False, abi="numba")
    return str(ptx)


class GpuTables:
    """Many tables of one game on the GPU."""

    def __init__(self, game: Game, players: int, options: GameOptions) -> None:
        self._cuda = load_cuda()
        if not self._cuda.is_available():
            raise NoGpu("there is no GPU here that numba-cuda can use")
        game.check(players, options)
        self._game, self._players, self._options = game, players, encode_options(options)
        self._play = self._cuda.jit(_kernel(game, self._cuda))

    def play(self, generators: Numbers, most: int = NO_LIMIT) -> tuple[Numbers, Numbers, float]:
        """Play a random game with every generator: the final states, the decisions of each, and the seconds it took."""
        count = len(generators)
        states = self._cuda.to_device(np.zeros(count, self._game.state))
        decisions = self._cuda.to_device(np.zeros(count, np.int64))
        moved, options = self._cuda.to_device(generators), self._cuda.to_device(self._options)
        self._cuda.synchronize()
        started = time.perf_counter()
        with warnings.catch_warnings(), tables_in_global_memory():
            warnings.simplefilter("ignore")  # it warns that a few games do not fill a GPU
            self._play[-(-count // THREADS), THREADS](states, moved, self._players, options, most, decisions)
        self._cuda.synchronize()
        seconds = time.perf_counter() - started
        generators[:] = moved.copy_to_host()
        return states.copy_to_host(), decisions.copy_to_host(), seconds


def play_natively(game: Game, players: int, options: GameOptions, generators: Numbers, most: int = NO_LIMIT) -> Numbers:
    """Play the games of `GpuTables.play` one after the other on the CPU; the GPU must agree with the result."""
    states = record.new_states(game.state, len(generators), "native")
    out, encoded = game.array(game.action_count), encode_options(options)
    for i, generator in enumerate(generators):
        state = record.State(states[i : i + 1])
        game.setup(state, generator, players, encoded)
        game.play_randomly(state, generator, out, most)
    return states


def _kernel(game: Game, cuda: ModuleType) -> Kernel:
    """Sets up and plays one random game in every thread, in memory of the thread's own.

    That memory lies so that neighbouring threads read the same field at once; records side by side do not.
    """
    from numba import from_dtype, int16, int64

    setup, play_randomly, action_count = game.kernels.setup, game.bind(playout.play_randomly), game.action_count
    record, words = from_dtype(game.state), rng.WORDS

    def play_all(states, generators, players, options, most, decisions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(action_count, int16)
            here = cuda.local.array(1, record)
            generator = cuda.local.array(words, int64)
            for k in range(words):
                generator[k] = generators[i, k]
            here[0] = states[i]
            setup(here[0], generator, players, options)
            decisions[i] = play_randomly(here[0], generator, out, most)
            states[i] = here[0]
            for k in range(words):
                generators[i, k] = generator[k]

    return play_all


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Put constant arrays into global memory: a GPU has 64 KiB of constant memory, and Paris needs 500."""
    nvvm: Numba = import_module("numba.cuda.cudadrv.nvvm")
    usual = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = usual


@contextmanager
def pretended_device(capability: tuple[int, int]) -> Iterator[None]:
    """Pretend a device: numba-cuda 0.30 asks for one when a kernel calls @njit functions, even if there is none."""
    dispatcher: Numba = import_module("numba.cuda.dispatcher")

    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = real


def load_cuda() -> ModuleType:
    """The module `numba.cuda` as numba-cuda provides it."""
    try:
        import_module("numba_cuda")
        return import_module("numba.cuda")
    except ImportError:
        raise NoGpu("this needs numba-cuda: pip install 'toque[gpu]'") from None
