"""Sets as bits: member x is 1 << x. Counting them, going through them, picking one at random.

Compiled, counting and finding are one instruction each, which Numba has no names for.
"""

from .holes import Kernel, Numba
from .jit import rule
from .rng import roll
from .speeds import PLAIN

trailing_zeros: Kernel
ones: Kernel

if PLAIN:

    def trailing_zeros(bits: int) -> int:
        """The place of the lowest bit."""
        return (bits & -bits).bit_length() - 1

    def ones(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()

else:
    from numba.core.cgutils import true_bit
    from numba.core.types import int64
    from numba.extending import intrinsic

    @intrinsic
    def trailing_zeros(typing: Numba, bits: Numba) -> Numba:
        """The place of the lowest bit."""
        return int64(int64), lambda _, builder, signature, arguments: builder.cttz(arguments[0], true_bit)

    @intrinsic
    def ones(typing: Numba, bits: Numba) -> Numba:
        """How many bits are set."""
        return int64(int64), lambda _, builder, signature, arguments: builder.ctpop(arguments[0])


@rule
def lowest(bits):
    """The lowest member of a set that is not empty."""
    return trailing_zeros(bits)


@rule
def count_bits(bits):
    """How many members a set has."""
    return ones(bits)


@rule
def random_bit(rng, bits):
    """One member of a set that is not empty, each equally likely."""
    pick = roll(rng, count_bits(bits))
    while pick > 0:
        bits &= bits - 1
        pick -= 1
    return lowest(bits)
