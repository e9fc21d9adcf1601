"""Reading a state in Python: all its fields at once, as Python's own integers.

Asking a NumPy record for one field costs as much as unpacking all of them, so views read a state through this.
"""

import functools
import math
import struct
from typing import Any

import numpy as np

from toque.core.jit import PLAIN
from toque.core.record import PlainRecord

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q"}


def read(state: Any) -> Any:
    """The fields of a state as attributes: integers, tuples, tuples of tuples (in plain mode, its lists)."""
    return state if isinstance(state, PlainRecord | Reading) else Reading(state)


def field_of(state: Any, name: str) -> Any:
    """One field of a state, as it is stored."""
    return getattr(state, name) if PLAIN else state[name]


def integers(values: Any) -> list[Any]:
    """What a kernel wrote, as Python's own integers."""
    return values.tolist() if isinstance(values, np.ndarray) else list(values)


class Reading:
    """The fields of a NumPy record, each brought into shape when it is asked for."""

    def __init__(self, state: Any) -> None:
        unpack, self._places = _layout(state.dtype)
        self._numbers = unpack(state.tobytes())

    def __getattr__(self, name: str) -> Any:
        try:
            start, shape = self._places[name]
        except KeyError:
            raise AttributeError(name) from None
        value = self._shaped(start, shape)
        self.__dict__[name] = value
        return value

    def _shaped(self, start: int, shape: tuple[int, ...]) -> Any:
        if not shape:
            return self._numbers[start]
        if len(shape) == 1:
            return self._numbers[start : start + shape[0]]
        rows, columns = shape
        return tuple(self._numbers[start + i * columns : start + (i + 1) * columns] for i in range(rows))


@functools.cache
def _layout(dtype: np.dtype[Any]) -> tuple[Any, dict[str, tuple[int, tuple[int, ...]]]]:
    """How to unpack the bytes of a record, and where in the numbers each field begins."""
    form, at, count = "=", 0, 0
    places = {}
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        size = math.prod(field.shape)
        form += f"{offset - at}x{size}{CODES[field.base.str[1:]]}"
        places[name] = (count, field.shape)
        at, count = offset + field.itemsize, count + size
    return struct.Struct(f"{form}{dtype.itemsize - at}x").unpack, places
