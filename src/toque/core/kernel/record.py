"""States: the record type of a game, and the handle by which Python holds one state.

A state is one flat record of small integers. Kernels see the record itself. Everybody else holds a `State`, which owns
an array of one such record, or at plain speed a `PlainState`, its stand-in: NumPy's small integers would overflow in
ordinary Python, while compiled code computes with 64 bits. So the stand-in has Python's own integers and lists. Both
have the same fields as attributes, the same functions here, and the same bytes.
"""

import ctypes
import functools
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from . import jit
from .holes import Kernel
from .speeds import PLAIN, USUAL, Speed, twin

Numbers: TypeAlias = Any
"""Integers of any shape: one, an array of NumPy's, or nested lists at plain speed."""
Index: TypeAlias = Any
"""An index into an array: a number, several, or a slice."""
RecordType: TypeAlias = "np.dtype[Any]"
"""The type of a record, which NumPy makes when the program runs."""
Records: TypeAlias = Any
"""An array of records: NumPy's type of it is no buffer for a type checker."""
States: TypeAlias = Any
"""Several states in a row, an array of records or `PlainStates`: one may be copied over another."""
FieldType: TypeAlias = tuple[Any, ...]
"""A field of a record as NumPy takes it: its name, its type, and its shape if it has one."""


class PlainArray(list["Numbers"]):
    """A list of integers, or of such lists, that takes `a[i, j]` as NumPy arrays do."""

    def __getitem__(self, index: Index) -> Numbers:
        if type(index) is tuple:
            inner = list.__getitem__(self, index[0])
            return inner[index[1:] if len(index) > 2 else index[1]]
        return list.__getitem__(self, index)

    def __setitem__(self, index: Index, value: Numbers) -> None:
        if type(index) is tuple:
            inner = list.__getitem__(self, index[0])
            inner[index[1:] if len(index) > 2 else index[1]] = value
        else:
            list.__setitem__(self, index, value)


_set_slot = object.__setattr__


class State:
    """One state: it owns an array of one record, and has the record's fields as attributes."""

    __slots__ = ("_actors", "address", "array")

    speed: Speed = "native"

    def __init__(self, array: Records, address: int = 0) -> None:
        _set_slot(self, "array", array)
        # NumPy takes 1 µs to tell the address, and 60 for `__array_interface__`, which describes every field.
        _set_slot(self, "address", address or array.ctypes.data)

    def __getattr__(self, name: str) -> Numbers:
        if name == "_actors":  # many copies are never asked who must decide
            integer, place = _place_of_actors(self.array.dtype)
            _set_slot(self, "_actors", memoryview(self.array.view(integer))[place:])
            return self._actors
        try:
            return self.array[name][0]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Numbers) -> None:
        self.array[name][0] = value

    if TYPE_CHECKING:
        actors: int
    else:

        @property
        def actors(self) -> int:
            """The field of this name, as a property because it is read most often."""
            return int(self._actors[0])

    @property
    def dtype(self) -> RecordType:
        """The record's type."""
        return self.array.dtype  # type: ignore[no-any-return]

    @property
    def data(self) -> Records:
        """The record's bytes; Numba reads them if a kernel is given the handle."""
        return self.array.view(np.uint8)

    def call(self, kernel: Kernel, *arguments: object) -> Numbers:
        """Call an `@entry` kernel of the game on this state, at its speed."""
        return door(kernel, self.dtype)(self, *arguments)


class PlainState:
    """One state in plain Python: an attribute a field, integers and `PlainArray`s."""

    speed: Speed = "plain"
    players: int
    phase: int
    actors: int

    def __init__(self, dtype: RecordType) -> None:
        self.dtype = dtype
        for name in _names(dtype):
            setattr(self, name, _plain_zeros(dtype[name].shape))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Numbers:
            """For type checkers: each game has fields of its own."""

        def __setattr__(self, name: str, value: Numbers) -> None: ...

    def call(self, kernel: Kernel, *arguments: object) -> Numbers:
        """Call an `@entry` kernel of the game on this state, at its speed."""
        return door(kernel, self.dtype, "plain")(self, *arguments)


AnyState = State | PlainState


class PlainStates(list[PlainState]):
    """Several states in plain Python: `states[i] = states[j]` copies, as it does in a NumPy array of records."""

    def __setitem__(self, index: Index, value: Numbers) -> None:
        list.__getitem__(self, index).__dict__.update(_copied(value.__dict__))


def dtype_of(fields: list[FieldType]) -> RecordType:
    """The record type of a field list: aligned, as the GPU wants it; its records have their fields as attributes."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new(dtype: RecordType, speed: Speed = USUAL) -> AnyState:
    """An all-zero state."""
    return PlainState(dtype) if speed == "plain" else State(np.zeros(1, dtype))


def new_states(dtype: RecordType, count: int, speed: Speed = USUAL) -> States:
    """Several all-zero states, as kernels take them; `states[i] = states[j]` copies one over another."""
    return PlainStates(PlainState(dtype) for _ in range(count)) if speed == "plain" else np.zeros(count, dtype)


def put(states: States, index: int, state: AnyState) -> None:
    """Copy a state to a place in a row of states."""
    if isinstance(state, State):
        states[index : index + 1].view(np.uint8)[:] = state.data  # NumPy copies a record field by field, in 20 µs
    else:
        states[index] = state


def array(*shape: int, speed: Speed = USUAL) -> Numbers:
    """An all-zero array of integers that a kernel can fill."""
    return _plain_zeros(shape) if speed == "plain" else np.zeros(shape, np.int64)


def copy(state: AnyState) -> AnyState:
    """An independent copy."""
    if isinstance(state, State):
        return _native(state.dtype, state.array.tobytes())  # NumPy's own copy leaves padding between fields undefined
    copied = object.__new__(PlainState)
    copied.__dict__.update(_copied(state.__dict__))
    return copied


def to_bytes(state: AnyState) -> bytes:
    """The state's bytes: equal for equal states at every speed."""
    return bytes(to_native(state).array.tobytes())


def from_bytes(dtype: RecordType, raw: bytes, speed: Speed = USUAL) -> AnyState:
    """The state that `to_bytes` wrote."""
    state = _native(dtype, raw)
    return to_plain(state) if speed == "plain" else state


def at_speed(state: AnyState, speed: Speed) -> AnyState:
    """The same state at a speed: itself if it is at that speed already."""
    return to_plain(state) if speed == "plain" else to_native(state)


def to_native(state: AnyState) -> State:
    """The state as a handle on a record; a field too small for its value is an error here, never a wrap-around."""
    if isinstance(state, State):
        return state
    array = np.zeros(1, state.dtype)
    for name in _names(state.dtype):
        array[0][name] = getattr(state, name)
    return State(array)


def to_plain(state: AnyState) -> PlainState:
    """The plain stand-in of a state."""
    if isinstance(state, PlainState):
        return state
    plain = PlainState(state.dtype)
    for name in _names(state.dtype):
        value = state.array[name][0].tolist()
        setattr(plain, name, _nested(value) if isinstance(value, list) else value)
    return plain


def differing_fields(one: AnyState, other: AnyState) -> list[str]:
    """Names of the fields in which two states differ, for parity tests."""
    left, right = to_native(one), to_native(other)
    return [name for name in _names(left.dtype) if not np.array_equal(left.array[name], right.array[name])]


def door(kernel: Kernel, dtype: RecordType, speed: Speed = "native") -> Kernel:
    """A kernel whose first argument is a state, as Python calls it: with a handle in place of the record."""
    known = _doors.get((kernel, dtype, speed))
    if known is None:
        known = _doors[kernel, dtype, speed] = _plain_door(kernel) if speed == "plain" else _native_door(kernel, dtype)
    return known


_doors: dict[tuple[Kernel, RecordType, Speed], Kernel] = {}


def _native_door(kernel: Kernel, dtype: RecordType) -> Kernel:
    """Pass a record by address: Numba needs no time for an integer, 0.1 µs for an array, 10 µs for a record."""
    kernel = twin(kernel, "native")
    return WITH_ADDRESS[jit.arity(kernel) - 1](jit.by_address(kernel, dtype))


WITH_ADDRESS: tuple[Callable[[Kernel], Kernel], ...] = (
    lambda compiled: lambda state: compiled(state.address),
    lambda compiled: lambda state, a: compiled(state.address, a),
    lambda compiled: lambda state, a, b: compiled(state.address, a, b),
    lambda compiled: lambda state, a, b, c: compiled(state.address, a, b, c),
)
"""Calls with a state's address in its place, by the number of other arguments: `*arguments` would cost 0.1 µs."""


def _plain_door(kernel: Kernel) -> Kernel:
    return plainly(twin(kernel, "plain"))


def plainly(function: Kernel) -> Kernel:
    """Let a kernel of plain speed take NumPy's arrays too: it works on lists in their place."""

    def call(*arguments: Numbers) -> Numbers:
        given = [_nested_of(value) if type(value) is np.ndarray else value for value in arguments]
        result = function(*given)
        for value, worked_on in zip(arguments, given, strict=True):
            if value is not worked_on:
                value[...] = worked_on
        return result

    return call


def _nested_of(array: Numbers) -> PlainArray:
    return _nested(array.tolist())


def _native(dtype: RecordType, raw: bytes) -> State:
    own = bytearray(raw)
    return State(np.frombuffer(own, dtype), ctypes.addressof(ctypes.c_char.from_buffer(own)))


def _copied(fields: dict[str, Numbers]) -> dict[str, Numbers]:
    return {name: _nested(value) if type(value) is PlainArray else value for name, value in fields.items()}


@functools.cache
def _place_of_actors(dtype: RecordType) -> tuple[RecordType, int]:
    """The type of the field, and how many such numbers lie before it in the record."""
    integer, offset = dtype.fields["actors"][:2]  # type: ignore[index]
    return integer, offset // integer.itemsize


def _names(dtype: RecordType) -> tuple[str, ...]:
    assert dtype.names is not None
    return dtype.names


def _plain_zeros(shape: tuple[int, ...]) -> Numbers:
    if not shape:
        return 0
    return PlainArray(_plain_zeros(shape[1:]) for _ in itertools.repeat(None, shape[0]))


def _nested(value: list[Numbers]) -> PlainArray:
    if value and isinstance(value[0], list):
        return PlainArray(map(_nested, value))
    return PlainArray(value)


if not PLAIN:
    from numba.core.types import Type
    from numba.extending import typeof_impl
    from numba.np.numpy_support import from_dtype

    _type_of = functools.cache(from_dtype)

    @typeof_impl.register(State)
    def _numba_type(state: State, _context: object) -> Type:
        """Every `@entry` takes the handle too: slowly, for tests and experiments."""
        return _type_of(state.dtype)
