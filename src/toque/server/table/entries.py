"""What is stored of a table: a list of entries, the truth of which everything else is a cache.

An entry says what happened and when. If a person caused it, it names the person and the nonce. It is stored before
anybody hears of it.
"""

import msgspec

from toque.core.types import Plain
from toque.server.protocol import Clock, SeatKind


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """Something that happened at a table."""

    at: float
    """Seconds since 1970."""
    person: str | None = None
    """The person who did it, if a person did."""
    nonce: str | None = None


class OpenedSeat(msgspec.Struct, frozen=True):
    """A seat as the table opens."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    level: str | None = None


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table."""

    game: str
    rules: int
    """Version of the game's rules."""
    pack: str
    """Fingerprint of the card pack."""
    options: dict[str, Plain]
    seats: list[OpenedSeat]
    name: str
    is_public: bool
    clock: Clock
    seconds: float
    increment: float
    starts_at_once: bool
    rematch_of: str | None = None
    is_rated: bool = True
    """Whether the match counts for ratings."""
    lesson: str = ""
    """The lesson that is played here, by name."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person took an open seat."""

    seat: int
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """A person left a seat before the start."""

    seat: int


class Filled(Entry, frozen=True, tag="filled"):
    """The host put a bot on a seat, or opened it."""

    seat: int
    level: str | None


class ReadyChanged(Entry, frozen=True, tag="ready"):
    """A person is ready, or no longer."""

    yes: bool


class Started(Entry, frozen=True, tag="started"):
    """The match began."""

    seed: str
    """In hexadecimal: secret until the match is over."""
    names: list[str]
    """What the players are called in this match: all different."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat played an action."""

    seat: int
    action: msgspec.Raw


class Undone(Entry, frozen=True, tag="undone"):
    """The last plies were taken back."""

    seat: int
    plies: int
    agreed: bool = False


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """A seat's time ran out."""

    seat: int


class StandIn(Entry, frozen=True, tag="stand_in"):
    """A bot takes over a person's seat, or the person takes it back."""

    seat: int
    is_in: bool


class HintsAgreed(Entry, frozen=True, tag="hints"):
    """A person agrees to hints, or no longer."""

    yes: bool


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """A seat asks the others to take back more than it may alone."""

    seat: int
    plies: int


class UndoVoted(Entry, frozen=True, tag="undo_voted"):
    """A person answers."""

    yes: bool


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    name: str
    text: str


class RematchOpened(Entry, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server came back: the time while it was down is charged to no live clock."""

    alive: float | None = None
    """When the server before was last alive, as far as it is known: clocks ran until then."""


AnyEntry = (
    Opened
    | Seated
    | Stood
    | Filled
    | ReadyChanged
    | Started
    | Acted
    | Undone
    | Resigned
    | TimedOut
    | StandIn
    | HintsAgreed
    | UndoAsked
    | UndoVoted
    | Said
    | RematchOpened
    | Resumed
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _ENCODER.encode(entry)


def decode(stored: bytes | str) -> AnyEntry:
    """A stored entry."""
    return _DECODER.decode(stored)
