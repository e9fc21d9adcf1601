"""The bot that thinks one step ahead: it tries every legal action and takes the one with the best estimate after it."""

from toque.bots.kernels import greedy_step
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.types import ActionNumber, Rng, Seat, State


class Greedy:
    """Plays the action after which the game's estimate is best for its seat."""

    def __init__(self, game: Game) -> None:
        self._best_step = game.bind(greedy_step.best_step)
        self._states = record.new_states(game.state, 2, game.speed)
        self._out = game.array(game.action_count)

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """The best next step."""
        record.put(self._states, 0, world)
        return int(self._best_step(self._states, seat, rng, self._out))
