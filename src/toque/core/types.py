"""Type names that are used everywhere: a state, chance, a seat, the number of an action.

Each alias of Any says why no narrower type would be true.
"""

from typing import Any, TypeAlias

from toque.core.kernel.holes import Kernel
from toque.core.kernel.record import Numbers, PlainState, RecordType, States
from toque.core.kernel.record import State as NativeState
from toque.core.kernel.rng import Rng

__all__ = [
    "Action",
    "ActionNumber",
    "Foreign",
    "Kernel",
    "Numbers",
    "Plain",
    "RecordType",
    "Rng",
    "Seat",
    "State",
    "States",
    "View",
]

State: TypeAlias = NativeState | PlainState
"""The handle of one state, at either speed. Each game has fields of its own, so that a field has the type Any."""
Seat: TypeAlias = int
"""A place in a match, from 0."""
ActionNumber: TypeAlias = int
"""One decision of a seat, from 0 to the game's `action_count` - 1."""
Action: TypeAlias = Any
"""A decision in words: a struct of the game's own (see `Game.action_type`), whose fields only the game knows."""
View: TypeAlias = Any
"""What a seat or a spectator sees: a struct of the game's own, too."""
Plain: TypeAlias = Any
"""A value as JSON writes it: a number, a word, a list or a dictionary of such, or nothing."""
Foreign: TypeAlias = Any
"""A value that a library gives or takes, which says nothing of its types, or many of them."""
