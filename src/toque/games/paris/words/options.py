"""The options of Dinner in Paris; `setup` takes them in this order."""

from typing import Literal

from toque.core.words.options import GameOptions


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    board: Literal["square", "two_player_side"] = "square"

    def complaint(self, players: int) -> str:
        """Why this number of players cannot play with these options, or nothing (P3)."""
        if self.board == "two_player_side" and players != 2:
            return f"the two-player side of the board is for 2 players, not {players}"
        return ""
