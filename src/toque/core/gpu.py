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
from toque.core.kernel import playout, record
from toque.core.kernel.holes import Numba
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Kernel, Numbers
from toque.core.words.options import GameOptions, encode_options

HOPPER = (9, 0)
THREADS = 64


def check(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """Compile a game for a GPU, without having one, and return the PTX. It fails if a rule uses what no GPU has."""
    cuda = _cuda()
    from numba import from_dtype, int64, types

    state = from_dtype(game.state)
    signature = types.void(state[::1], int64[:, ::1], int64, int64[::1], int64, int64[::1])
    with _pretended_device(capability), _tables_in_global_memory():
        ptx, _ = cuda.compile(_kernel(game, cuda), signature, cc=capability, device=False, abi="numba")
    return str(ptx)


class GpuTables:
    """Many tables of one game on the GPU."""

    def __init__(self, game: Game, players: int, options: GameOptions) -> None:
        self._cuda = _cuda()
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
        with warnings.catch_warnings(), _tables_in_global_memory():
            warnings.simplefilter("ignore")  # that a few games do not fill a GPU is no news
            self._play[-(-count // THREADS), THREADS](states, moved, self._players, options, most, decisions)
        self._cuda.synchronize()
        seconds = time.perf_counter() - started
        generators[:] = moved.copy_to_host()
        return states.copy_to_host(), decisions.copy_to_host(), seconds


def play_natively(game: Game, players: int, options: GameOptions, generators: Numbers, most: int = NO_LIMIT) -> Numbers:
    """The same games as `GpuTables.play`, one after the other on the CPU: what the GPU must agree with."""
    states = record.new_states(game.state, len(generators), "native")
    out, encoded = game.array(game.action_count), encode_options(options)
    for i, generator in enumerate(generators):
        state = record.State(states[i : i + 1])
        game.setup(state, generator, players, encoded)
        game.play_randomly(state, generator, out, most)
    return states


def _kernel(game: Game, cuda: ModuleType) -> Kernel:
    """Sets up and plays one random game in every thread."""
    from numba import int64

    setup, play_randomly, action_count = game.kernels.setup, game.bind(playout.play_randomly), game.action_count

    def play_all(states, generators, players, options, most, decisions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(action_count, int64)
            setup(states[i], generators[i], players, options)
            decisions[i] = play_randomly(states[i], generators[i], out, most)

    return play_all


@contextmanager
def _tables_in_global_memory() -> Iterator[None]:
    """Put constant arrays into global memory: a GPU has 64 KiB of constant memory, and Paris needs 500."""
    nvvm: Numba = import_module("numba.cuda.cudadrv.nvvm")
    usual = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = usual


@contextmanager
def _pretended_device(capability: tuple[int, int]) -> Iterator[None]:
    """Pretend a device: numba-cuda 0.30 asks for one when a kernel calls @njit functions, even if there is none."""
    dispatcher: Numba = import_module("numba.cuda.dispatcher")

    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = real


def _cuda() -> ModuleType:
    try:
        import_module("numba_cuda")
        return import_module("numba.cuda")
    except ImportError:
        raise NoGpu("this needs numba-cuda: pip install 'toque[gpu]'") from None
