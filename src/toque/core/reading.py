"""Reading a state in Python: all its fields at once, as Python's own integers.

Asking a NumPy record for one field costs as much as unpacking all of them, so views read a state through this.
"""

import functools
import math
import struct
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TypeAlias

import numpy as np

from toque.core.kernel.record import PlainState
from toque.core.types import Numbers, RecordType, State

Unpack: TypeAlias = Callable[[bytes], tuple[int, ...]]
Pick: TypeAlias = Callable[[tuple[int, ...]], Iterable[Numbers]]

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q"}


def read(state: "State | Fields") -> "Fields":
    """The fields of a state as attributes: integers, tuples, tuples of tuples (in plain mode, its lists)."""
    return state if isinstance(state, PlainState | Reading) else Reading(state)


def state_of(read: "State | Fields") -> State:
    """The state that was read."""
    return read.state_read if isinstance(read, Reading) else read


def integers(values: Numbers) -> list[Numbers]:
    """An array that a kernel wrote, as Python's own integers."""
    return values.tolist() if isinstance(values, np.ndarray) else list(values)


class Reading:
    """The fields of a state's record; tables of numbers are brought into shape when they are asked for."""

    def __init__(self, state: State) -> None:
        unpack, names, pick, self._tables = _layout(state.dtype)
        self.state_read = state
        self._numbers = unpack(state.array.tobytes())
        self.__dict__.update(zip(names, pick(self._numbers), strict=False))  # they are as many: see `_layout`

    def __getattr__(self, name: str) -> Numbers:
        try:
            rows = self._tables[name]
        except KeyError:
            raise AttributeError(name) from None
        value = self.__dict__[name] = tuple([self._numbers[row] for row in rows])
        return value


Fields: TypeAlias = Reading | PlainState
"""The fields of a state, read once; views are made of them."""


@functools.cache
def _layout(dtype: RecordType) -> tuple[Unpack, list[str], Pick, dict[str, list[slice]]]:
    """How to unpack a record's bytes: the names of simple fields, the way to pick them, and the other rows."""
    form, at, count = "=", 0, 0
    simple: dict[str, int | slice] = {}
    tables: dict[str, list[slice]] = {}
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        size = math.prod(field.shape)
        form += f"{offset - at}x{size}{CODES[field.base.str[1:]]}"
        if len(field.shape) > 1:
            columns = field.shape[-1]
            tables[name] = [slice(start, start + columns) for start in range(count, count + size, columns)]
        else:
            simple[name] = slice(count, count + size) if field.shape else count
        at, count = offset + field.itemsize, count + size
    return struct.Struct(f"{form}{dtype.itemsize - at}x").unpack, list(simple), itemgetter(*simple.values()), tables
