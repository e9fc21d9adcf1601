"""The bot that plays anything legal, everything equally likely."""

from typing import Any

from toque.core.game import Game
from toque.core.kernel.rng import roll


class Random:
    """Plays a random legal action."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, world: Any, seat: int, rng: Any) -> int:
        """Any legal action."""
        actions = self._game.legal_actions(world, seat)
        return actions[int(roll(rng, len(actions)))]
