"""The bot that plays anything legal, everything equally likely."""

from typing import Any

from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.rng import roll


class Random:
    """Plays a random legal action."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._out = record.array(game.action_count)

    def choose(self, world: Any, seat: int, rng: Any) -> int:
        """Any legal action."""
        count = int(self._game.legal(world, seat, self._out))
        return int(self._out[int(roll(rng, count))])
