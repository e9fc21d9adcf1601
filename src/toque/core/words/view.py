"""What the views of all games begin with."""

import msgspec


class GameSeat(msgspec.Struct, frozen=True):
    """What one player has, as far as the seat that looks may know."""

    seat: int
    is_deciding: bool


class GameView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; a spectator's seat is None. Every view also has `seats`, a list of `GameSeat`."""

    game: str
    seat: int | None
    players: int
    phase: str
