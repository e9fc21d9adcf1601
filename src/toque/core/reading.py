"""Reading a state in Python: all its fields at once, as Python's own integers.

Asking a NumPy record for one field costs as much as unpacking all of them, so views read a state through this.
"""

import functools
import math
import struct
from typing import Any

import numpy as np

from toque.core.record import PlainRecord

bytes_of = np.void.tobytes
dtype_of = np.void.dtype.__get__
"""`state.tobytes()` and `state.dtype`, without the detour by which NumPy's records look for fields first."""

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q"}


def read(state: Any) -> Any:
    """The fields of a state as attributes: integers, tuples, tuples of tuples (in plain mode, its lists)."""
    return state if isinstance(state, PlainRecord | Reading) else Reading(state)


def state_of(read: Any) -> Any:
    """The state that was read."""
    return read.state_read if isinstance(read, Reading) else read


def integers(values: Any) -> list[Any]:
    """What a kernel wrote, as Python's own integers."""
    return values.tolist() if isinstance(values, np.ndarray) else list(values)


class Reading:
    """The fields of a NumPy record, each brought into shape when it is asked for."""

    def __init__(self, state: Any) -> None:
        self.state_read = state
        unpack, self._places = _layout(dtype_of(state))
        self._numbers = unpack(bytes_of(state))

    def __getattr__(self, name: str) -> Any:
        try:
            place = self._places[name]
        except KeyError:
            raise AttributeError(name) from None
        numbers = self._numbers
        value = tuple([numbers[row] for row in place]) if isinstance(place, list) else numbers[place]
        self.__dict__[name] = value
        return value


@functools.cache
def _layout(dtype: np.dtype[Any]) -> tuple[Any, dict[str, Any]]:
    """How to unpack the bytes of a record, and where in the numbers each field lies: a place, a slice, or its rows."""
    form, at, count = "=", 0, 0
    places = {}
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        form += f"{offset - at}x{math.prod(field.shape)}{CODES[field.base.str[1:]]}"
        places[name] = _place(count, field.shape)
        at, count = offset + field.itemsize, count + math.prod(field.shape)
    return struct.Struct(f"{form}{dtype.itemsize - at}x").unpack, places


def _place(start: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return start
    *rows, columns = shape
    slices = [slice(start + row * columns, start + (row + 1) * columns) for row in range(math.prod(rows))]
    return slices if rows else slices[0]
