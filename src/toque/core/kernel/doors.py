"""Doors: kernels as Python calls them, with the address of a state's record in place of the record.

Numba looks at a record for ten microseconds and more, at an array for a tenth of one, and at an integer in no time.
The two kernels that every move needs are called without even the look at an array.
"""

import functools

from .holes import Kernel, Numba, hole

kernel = hole("(s, ...)")
record_at = hole("(address) -> s")
row_at = hole("(address) -> out")


def call_0(address):
    return kernel(record_at(address))


def call_1(address, first):
    return kernel(record_at(address), first)


def call_2(address, first, second):
    return kernel(record_at(address), first, second)


def call_3(address, first, second, third):
    return kernel(record_at(address), first, second, third)


def list_legal(address, seat, out):
    """`legal`, with the address of a row that is long enough."""
    return kernel(record_at(address), seat, row_at(out))


def play(address, rng, seat, action):
    """`apply`."""
    kernel(record_at(address), rng, seat, action)


TEMPLATES = (call_0, call_1, call_2, call_3)
"""By the number of arguments after the state."""


@functools.cache
def reader_of(dtype: Numba) -> Kernel:
    """The function for the hole `record_at`, for a record type."""
    from numba import from_dtype, int64
    from numba.extending import intrinsic

    record = from_dtype(dtype)

    @intrinsic
    def record_there(typing: Numba, address: Numba) -> Numba:
        """The record at an address."""

        def code(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            return builder.inttoptr(arguments[0], context.get_value_type(record))

        return record(int64), code

    return record_there


@functools.cache
def array_of(length: int) -> Kernel:
    """The function for a hole that finds an array of this many integers at an address."""
    from numba import int64, intp, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    row = types.Array(int64, 1, "C")

    @intrinsic
    def integers_there(typing: Numba, address: Numba) -> Numba:
        """The array at an address; nobody counts who holds it."""

        def code(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            there = builder.inttoptr(arguments[0], context.get_data_type(int64).as_pointer())
            count, width = (context.get_constant(intp, number) for number in (length, 8))
            array = make_array(row)(context, builder)
            populate_array(array, there, shape=(count,), strides=(width,), itemsize=width, meminfo=None)
            return array._getvalue()

        return row(int64), code

    return integers_there
