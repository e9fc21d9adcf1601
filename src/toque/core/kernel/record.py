"""States as flat records: one NumPy structured record each, or its stand-in in plain mode.

A record's fields are small integers. NumPy's would overflow in plain Python where compiled code computes with 64
bits, so plain mode runs the same rules on `PlainRecord`, whose fields are Python's integers and lists. Both have
the same bytes.
"""

import itertools
from typing import Any

import numpy as np

from .jit import PLAIN


class PlainArray(list[Any]):
    """A list of integers, or of such lists, that takes `a[i, j]` as NumPy arrays do."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            inner = list.__getitem__(self, index[0])
            return inner[index[1:] if len(index) > 2 else index[1]]
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is tuple:
            inner = list.__getitem__(self, index[0])
            inner[index[1:] if len(index) > 2 else index[1]] = value
        else:
            list.__setitem__(self, index, value)


class PlainRecord:
    """One state in plain Python: an attribute a field, integers and `PlainArray`s."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._dtype = dtype
        for name in _names(dtype):
            setattr(self, name, _plain_zeros(dtype[name].shape))


class PlainStates(list[PlainRecord]):
    """Several states in plain Python: `states[i] = states[j]` copies, as it does in a NumPy array of records."""

    def __setitem__(self, index: Any, value: Any) -> None:
        list.__getitem__(self, index).__dict__.update(copy(value).__dict__)


def dtype_of(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record type of a field list: aligned, as the GPU wants it; its records have their fields as attributes."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new(dtype: np.dtype[Any]) -> Any:
    """An all-zero state."""
    return PlainRecord(dtype) if PLAIN else np.zeros(1, dtype)[0]


def new_states(dtype: np.dtype[Any], count: int) -> Any:
    """Room for several all-zero states: a kernel copies one over another by `states[i] = states[j]`."""
    return PlainStates(PlainRecord(dtype) for _ in range(count)) if PLAIN else np.zeros(count, dtype)


def array(*shape: int) -> Any:
    """An all-zero array of integers that a kernel can fill."""
    return _plain_zeros(shape) if PLAIN else np.zeros(shape, np.int64)


def copy(state: Any) -> Any:
    """An independent copy."""
    if isinstance(state, PlainRecord):
        return to_plain(to_numpy(state))
    return from_bytes(state.dtype, state.tobytes())  # NumPy's own copy leaves the padding between fields undefined


def to_bytes(state: Any) -> bytes:
    """The state's bytes: equal for equal states in every mode."""
    return bytes(to_numpy(state).tobytes())


def from_bytes(dtype: np.dtype[Any], raw: bytes) -> Any:
    """The state that `to_bytes` wrote."""
    record = np.frombuffer(bytearray(raw), dtype)[0]
    return to_plain(record) if PLAIN else record


def to_numpy(state: Any) -> Any:
    """The state as a NumPy record; a field too small for its value is an error here, never a wrap-around."""
    if not isinstance(state, PlainRecord):
        return state
    record = np.zeros(1, state._dtype)[0]
    for name in _names(state._dtype):
        record[name] = getattr(state, name)
    return record


def to_plain(record: Any) -> PlainRecord:
    """The plain stand-in of a NumPy record."""
    state = PlainRecord(record.dtype)
    for name in _names(record.dtype):
        value = record[name].tolist()
        setattr(state, name, _nested(value) if isinstance(value, list) else value)
    return state


def differing_fields(one: Any, other: Any) -> list[str]:
    """Names of the fields in which two states differ: what a failing parity test wants to say."""
    left, right = to_numpy(one), to_numpy(other)
    return [name for name in _names(left.dtype) if not np.array_equal(left[name], right[name])]


def _names(dtype: np.dtype[Any]) -> tuple[str, ...]:
    assert dtype.names is not None
    return dtype.names


def _plain_zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return PlainArray(_plain_zeros(shape[1:]) for _ in itertools.repeat(None, shape[0]))


def _nested(value: list[Any]) -> PlainArray:
    return PlainArray(_nested(inner) if isinstance(inner, list) else inner for inner in value)
