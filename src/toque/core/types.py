"""Names for what functions everywhere are given: a state, chance, a seat, the number of an action.

Each name that stands for Any says why nothing narrower would be true.
"""

from typing import Any, TypeAlias

import numpy as np

from toque.core.kernel.record import PlainState, PlainStates
from toque.core.kernel.record import State as NativeState

State: TypeAlias = NativeState | PlainState
"""The handle of one state, at either speed. Each game has fields of its own, so that a field has the type Any."""
Rng: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]] | list[int]"
"""A generator (see `kernel.rng`): an array of four numbers, or at plain speed a list of them. Playing changes it."""
Seat: TypeAlias = int
"""A place in a match, from 0."""
ActionNumber: TypeAlias = int
"""One decision of a seat, from 0 to the game's `action_count` - 1."""
Action: TypeAlias = Any
"""A decision in words: a struct of the game's own (see `Game.action_type`), whose fields nobody else knows."""
View: TypeAlias = Any
"""What a seat or a spectator sees: a struct of the game's own, likewise."""
Numbers: TypeAlias = Any
"""Integers that kernels write, of any shape: an array of NumPy's, or nested lists at plain speed."""
States: TypeAlias = "np.ndarray[Any, np.dtype[Any]] | PlainStates"
"""Several states in a row, as kernels take them: one may be copied over another."""
Plain: TypeAlias = Any
"""A value as JSON writes it: a number, a word, a list or a dictionary of such, or nothing."""
RecordType: TypeAlias = "np.dtype[Any]"
"""The type of a record, which NumPy makes when the program runs."""
