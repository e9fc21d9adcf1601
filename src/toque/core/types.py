"""Names for what functions everywhere are given: a state, chance, a seat, the number of an action."""

from typing import Any, TypeAlias

import numpy as np

from toque.core.kernel.record import PlainState
from toque.core.kernel.record import State as NativeState

State: TypeAlias = NativeState | PlainState
"""The handle of one state, at either speed. Each game has fields of its own, so that a field has the type Any."""
Rng: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]] | list[int]"
"""A generator (see `kernel.rng`): an array of four numbers, or at plain speed a list of them. Playing changes it."""
Seat: TypeAlias = int
"""A place in a match, from 0."""
ActionNumber: TypeAlias = int
"""One decision of a seat, from 0 to the game's `action_count` - 1."""
