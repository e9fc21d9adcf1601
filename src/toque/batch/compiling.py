"""Compiles the kernels of a batch for a GPU without having one: fails where a rule uses what a GPU does not have."""

from toque.batch import device
from toque.core.game import Game
from toque.core.gpu import HOPPER, load_cuda, pretended_device, tables_in_global_memory
from toque.core.kernel.holes import Numba

KERNELS = (
    *("lay_out", "look_again", "step", "see", "roll_out_randomly", "roll_out_by_policy"),
    *("sample", "find_illegal", "spread_masks", "digest"),
)


def check(game: Game, name: str, capability: tuple[int, int] = HOPPER) -> str:
    """The PTX of one of the kernels."""
    cuda = load_cuda()
    make = getattr(device, name)
    with pretended_device(capability), tables_in_global_memory():
        ptx, _ = cuda.compile(make(game, cuda), _signature(game, name), cc=capability, device=False, abi="numba")
    return str(ptx)


def _signature(game: Game, name: str) -> Numba:
    """What `Gpu` gives each kernel."""
    from numba import float32, from_dtype, int8, int32, int64, types, uint8, uint32

    states, numbers, rows = from_dtype(game.state)[::1], int64[::1], int64[:, ::1]
    masks, seats, actions = uint32[:, ::1], int8[::1], int32[::1]
    results, rewards = int32[:, :, ::1], float32[:, ::1]
    tables = (states, states, rows, numbers, rows)
    ends = uint8[::1], results, rewards
    rollout = (*tables, *ends, actions, int64, int64, numbers)
    return types.void(
        *{
            "lay_out": (*tables, uint8[::1], seats, masks, uint8[::1], rewards),
            "look_again": (states, seats, masks),
            "step": (rows, *tables[1:], actions, seats, masks, *ends, int64),
            "see": (rows, seats, rows),
            "roll_out_randomly": rollout,
            "roll_out_by_policy": rollout,
            "sample": (masks, rows, actions),
            "find_illegal": (masks, seats, actions, numbers),
            "spread_masks": (masks, uint8[:, ::1]),
            "digest": (rows, numbers),
        }[name]
    )
