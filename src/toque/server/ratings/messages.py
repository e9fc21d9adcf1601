"""What the routes of the ladder take and give, as JSON."""

from typing import Literal

import msgspec

Kind = Literal["two", "more"]


class Rung(msgspec.Struct, frozen=True):
    """Somebody on the ladder, or a bot."""

    person: str | None
    """None for a bot."""
    name: str
    level: str | None
    place: int | None
    """None for bots, and for those whose rating is provisional."""
    mean: float
    margin: float
    """Nineteen of twenty such people are within it."""
    matches: int
    is_provisional: bool
    is_me: bool


class Ladder(msgspec.Struct, frozen=True):
    """GET /api/ladder?game=GAME&kind=two: the best first, and where the list goes on."""

    rungs: list[Rung]
    provisional: list[Rung]
    """People with a provisional rating, the latest first; the first page has them."""
    me: Rung | None
    is_hidden: bool
    """Whether others see me there."""
    next: str | None


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/ladder/hide: leave the ladder, or come back; matches count all the same."""

    is_hidden: bool


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating of a person."""

    game: str
    kind: Kind
    mean: float
    margin: float
    matches: int
    is_provisional: bool


class Profile(msgspec.Struct, frozen=True):
    """GET /api/people/ID: what everybody may know of a person."""

    id: str
    name: str
    is_guest: bool
    since: float
    """When they chose their first name."""
    ratings: list[RatingInfo]
    """None of somebody who left the ladder."""
    met: int
    """How often I have played against them."""
    ahead: int
    """How often I was ahead."""
    behind: int
