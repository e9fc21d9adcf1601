"""Seeds: committed to before the first shuffle, shown after the last, so that anyone can check every draw.

Every ply has a generator of its own, from a keyed hash of its number: what is seen at one ply says nothing about
the next, and a ply that is taken back and played again finds the same chance.
"""

import hashlib
import hmac
import secrets

from toque.core.kernel import rng
from toque.core.types import Rng

SEED_BYTES = 32


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed of a word or a number, the same everywhere."""
    return hashlib.sha256(b"toque seed\n" + text.encode(errors="surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """The hash that is published at the start: it fixes the seed without revealing it."""
    return hashlib.sha256(b"toque commitment\n" + seed).hexdigest()


def is_committed(seed: bytes, published: str) -> bool:
    """Whether this is the seed that was committed to."""
    return hmac.compare_digest(commitment(seed).encode(), published.encode())


def setup_generator(seed: bytes) -> Rng:
    """The chance of laying out the table."""
    return _generator(seed, b"setup")


def ply_generator(seed: bytes, ply: int) -> Rng:
    """The chance of the ply with this number, from 0."""
    return _generator(seed, b"ply %d" % ply)


def _generator(seed: bytes, label: bytes) -> Rng:
    generator: Rng = rng.from_bytes(hmac.digest(seed, label, "sha256"))
    return generator
