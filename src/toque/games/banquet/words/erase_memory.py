"""What the table no longer shows: which Royal Order lies under which cloche (B7)."""

from toque.core.kernel.rng import roll
from toque.core.kernel.speeds import twin
from toque.core.types import Rng, Seat, State
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import CELLS, KINDS


def erase_memory(s: State, seat: Seat, rng: Rng) -> None:
    """Deal the hidden orders again, unless everybody may look: as if nobody had ever seen them."""
    if s.memory_aid or int(s.phase) == state.MEMORISE:
        return
    cells = [cell for cell in range(CELLS) if int(s.cloches) >> cell & 1 and int(s.orders[cell]) <= KINDS]
    pool = sorted(int(s.orders[cell]) for cell in cells)  # whatever the truth is, the same chance deals the same
    pool += [kind + 1 for kind in range(KINDS) for _ in range(int(s.order_supply[kind]))]
    roll_here = twin(roll, s.speed)
    for cell in cells:
        s.orders[cell] = pool.pop(int(roll_here(rng, len(pool))))
    for kind in range(KINDS):
        s.order_supply[kind] = pool.count(kind + 1)
