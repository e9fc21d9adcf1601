"""What the routes of the book give, as JSON."""

import msgspec


class BookSeat(msgspec.Struct, frozen=True):
    """A seat of a match in the book."""

    seat: int
    name: str
    person: str | None
    """None for a bot, and for somebody who was deleted since."""
    level: str | None
    """The bot's level."""
    points: int
    rank: int
    is_mine: bool


class BookRow(msgspec.Struct, frozen=True):
    """A match in the book."""

    table: str
    game: str
    ended: float
    plies: int
    name: str
    """The table's name."""
    is_rated: bool
    has_replay: bool
    """Whether the moves are still kept."""
    seats: list[BookSeat]


class BookPage(msgspec.Struct, frozen=True):
    """GET /api/book: one's own matches, the latest first, and where the list goes on."""

    rows: list[BookRow]
    next: str | None


class Total(msgspec.Struct, frozen=True):
    """All of one's matches of a game with that many players."""

    game: str
    players: int
    matches: int
    won: int
    mean_points: float
    most_points: int


class Rival(msgspec.Struct, frozen=True):
    """Somebody one has played against, or the bots of a level."""

    id: str | None
    """None for bots."""
    name: str
    level: str | None
    met: int
    ahead: int
    """How often one was ahead of them."""
    behind: int
    latest: float


class BestMatch(msgspec.Struct, frozen=True):
    """One's best match in some way."""

    what: str
    """`most_points`, `biggest_win` or `narrowest_win`."""
    value: int
    table: str
    ended: float
    players: int


class Opening(msgspec.Struct, frozen=True):
    """What one began with, in words, and what came of it."""

    text: str
    matches: int
    won: int
    mean_points: float


class LinesPoint(msgspec.Struct, frozen=True):
    """One match in the plot of points by scoring line."""

    table: str
    ended: float
    players: int
    points: int
    rank: int
    lines: dict[str, int]


class BookSummary(msgspec.Struct, frozen=True):
    """GET /api/book/summary?game=GAME: what one's matches come to; the parts of a game are empty without one."""

    totals: list[Total]
    rivals: list[Rival]
    records: list[BestMatch]
    openings: list[Opening]
    points: list[LinesPoint]
    """The latest matches of the game, the oldest first."""
