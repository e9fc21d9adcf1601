"""Names that people may have."""

import unicodedata

from toque.core.match.matchfile import LONGEST_NAME
from toque.server.errors import malformed

MOST_ACCENTS = 2
"""On one letter; Vietnamese has two."""
LOOKALIKES = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"})
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Fillers of Hangul, Khmer and Braille."""

SEEN_AS = {
    **dict(zip("01!|35$789", "olllesstbg", strict=True)),
    "i": "l",
    **dict(zip("аеорсухіјѕкмтвн", "aeopcyxljskmtbh", strict=True)),
    **dict(zip("αβεηικνορτυχ", "abenlkvoptux", strict=True)),
}
"""Letters and digits, and the letter that each is taken for: small, without accents; Cyrillic and Greek as Latin."""
PAIRS_SEEN_AS = {"rn": "m", "vv": "w", "cl": "d"}


def is_visible(letter: str) -> bool:
    """Whether a letter shows: Unicode calls some printable that are drawn as nothing."""
    return letter.isprintable() and letter not in BLANKS


def is_readable(name: str) -> bool:
    """Return whether a name can be told from others: few accents on a letter, and one alphabet in a word."""
    marks = longest = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        longest = max(longest, marks)
    return longest <= MOST_ACCENTS and all(len(_alphabets(word)) <= 1 for word in name.split())


def likeness(name: str) -> str:
    """What a name looks like at a glance: names with the same likeness are taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(SEEN_AS.get(letter, letter) for letter in plain if not unicodedata.combining(letter))
    for pair, seen in PAIRS_SEEN_AS.items():
        letters = letters.replace(pair, seen)
    return "".join(letter for letter in letters if letter.isalnum())


def _alphabets(word: str) -> set[str]:
    """Return which of the alphabets that look alike a word has letters of."""
    names = {unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha()}
    return names & LOOKALIKES


def checked_name(name: str) -> str:
    """A name that a person can have at a table."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not all(map(is_visible, name)) or not is_readable(name):
        raise malformed("bad-name", longest=LONGEST_NAME)
    return name
