"""The lines of a match file: a header, and then the log of all that was done."""

import msgspec

from toque.core.types import Plain

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a match file."""

    toque: int
    """Version of the file format."""
    game: str
    rules: int
    """Version of the game's rules."""
    players: int
    options: dict[str, Plain]
    seats: list[str]
    """The name of the bot or the person on each seat."""
    commitment: str
    """Hash of the seed: see `seed`."""
    pack: str = ""
    """Fingerprint of the card pack; empty for the game's own cards."""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """A line of the log after the header."""


class Act(Entry, frozen=True, tag="act"):
    """A seat did something."""

    seat: int
    action: msgspec.Raw
    """The action in the game's own words."""


class Undo(Entry, frozen=True, tag="undo"):
    """The last plies were taken back."""

    seat: int
    plies: int
    agreed: bool = False
    """All agreed to go back further than the seat might have alone."""


class Resign(Entry, frozen=True, tag="resign"):
    """A seat gave up: it ranks behind all who did not, and a bot may finish its turns."""

    seat: int


class TimeOut(Entry, frozen=True, tag="time_out"):
    """A seat's time ran out: a bot takes over."""

    seat: int


class Seed(Entry, frozen=True, tag="seed"):
    """The seed in hexadecimal: at the end, or at the start of a match that one person owns."""

    seed: str


class Result(Entry, frozen=True, tag="result"):
    """The match is over."""

    points: list[int]
    ranks: list[int]


AnyEntry = Act | Undo | Resign | TimeOut | Seed | Result
