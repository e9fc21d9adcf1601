"""The bot that plays anything legal, everything equally likely."""

from toque.core.game import Game
from toque.core.kernel.rng import roll
from toque.core.kernel.speeds import twin
from toque.core.types import ActionNumber, Rng, Seat, State


class Random:
    """Plays a random legal action."""

    is_blind = True

    def __init__(self, game: Game) -> None:
        self._game = game
        self._roll = twin(roll, game.speed)

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """One of the legal actions."""
        actions = self._game.legal_actions(world, seat)
        return actions[int(self._roll(rng, len(actions)))]
