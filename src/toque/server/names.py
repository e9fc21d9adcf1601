"""Names that people may have."""

from toque.core.match.matchfile import LONGEST_NAME
from toque.server.errors import malformed

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Fillers of Hangul, Khmer and Braille."""


def is_visible(letter: str) -> bool:
    """Whether a letter shows: Unicode calls some printable that are drawn as nothing."""
    return letter.isprintable() and letter not in BLANKS


def checked_name(name: str) -> str:
    """A name that a person can have at a table."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not all(map(is_visible, name)):
        raise malformed("bad-name", longest=LONGEST_NAME)
    return name
