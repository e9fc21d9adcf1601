"""Chance: a small generator that gives the same bits in plain Python, native code and CUDA.

The generator is xoshiro128++ (Blackman and Vigna, 2019), kept as four 32-bit words in an array of its own, outside
every state. All arithmetic stays below 2**63, so Python's integers and Numba's signed 64-bit integers agree.
It is fast, not secret: its words can be computed from enough rolls. Matches therefore take a fresh one for every
ply from a keyed hash (see `core.match.seed`), so that nothing seen at one ply says anything about another.
"""

import hashlib
from typing import Any, TypeAlias

import numpy as np

from .jit import entry
from .speeds import PLAIN

Rng: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]] | list[int]"
"""A generator: an array of four words, or at plain speed a list of them. Each use changes it."""

WORDS = 4
INT64 = np.dtype(np.int64)
MASK = 0xFFFFFFFF


def generator(*parts: object) -> Rng:
    """A generator whose words are a hash of the parts: the same everywhere for the same parts."""
    text = "\x1f".join(map(str, parts))
    return from_bytes(hashlib.sha256(text.encode(errors="surrogateescape")).digest())


def from_bytes(raw: bytes) -> Rng:
    """A generator from the first 16 bytes of a hash."""
    words = np.frombuffer(raw, "<u4", WORDS).astype(np.int64)
    if not any(raw[: 4 * WORDS]):  # the one state that xoshiro never leaves
        words[0] = 1
    return words.tolist() if PLAIN else words


def check_generator(rng: Rng) -> None:
    """Raise unless this is a generator for native speed."""
    if type(rng) is not np.ndarray or rng.dtype != INT64 or rng.shape != (WORDS,) or rng.strides != (INT64.itemsize,):
        raise TypeError(f"a generator is an array of {WORDS} int64 in a row: see toque.core.kernel.rng.generator")


@entry
def step(rng: Rng) -> int:
    """The next 32 random bits."""
    total = (rng[0] + rng[3]) & MASK
    result = (((total << 7) | (total >> 25)) + rng[0]) & MASK
    shifted = (rng[1] << 9) & MASK
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = ((rng[3] << 11) | (rng[3] >> 21)) & MASK
    return result


@entry
def roll(rng: Rng, sides: int) -> int:
    """A number from 0 to sides - 1, each equally likely (Lemire's method), for sides up to 2**31."""
    product = step(rng) * sides
    low = product & MASK
    if low < sides:
        rejected = (MASK + 1 - sides) % sides
        while low < rejected:
            product = step(rng) * sides
            low = product & MASK
    return product >> 32


def generators(count: int, *parts: object) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Many generators at once, one a row, each from a hash of the parts and its number."""
    return np.array([generator(*parts, number) for number in range(count)], np.int64)
