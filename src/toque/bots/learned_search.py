"""Players that have learned and look ahead: a network names candidates, and play-outs by the network compare them.

Half of the candidates drop out at a time (sequential halving), so that most of the budget goes to the best ones.
"""

import math
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from toque.bots.kernels import network, playouts
from toque.bots.kernels.network import UNIT
from toque.bots.kernels.playouts import STEEPNESS, Room
from toque.bots.kernels.tree import FULL
from toque.bots.learned import read
from toque.core.errors import BadBudget
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.rng import WORDS
from toque.core.kernel.speeds import twin
from toque.core.types import ActionNumber, Numbers, Rng, Seat, State

CANDIDATES = 16
MOST_DECISIONS = 200
"""In a play-out; it ends when the turn comes back to the seat."""
TRUST = 50
"""How much what play-outs say outweighs what the network preferred (as in Gumbel MuZero): more, the more there are."""
FARTHEST = 12
"""Values of the network beyond this are as good as certain."""


@dataclass
class Candidate:
    """An action that is compared with others."""

    action: ActionNumber
    preference: float
    """The logarithm of its chance, as the network plays, but for a constant."""
    worth: int = 0
    """The sum over its play-outs, each from 0 to FULL."""
    count: int = 0

    @property
    def score(self) -> float:
        """By what candidates are ranked."""
        mean = self.worth / (FULL * max(1, self.count))
        return self.preference + (TRUST + self.count) * mean


class LearnedSearch:
    """A bot that plays candidates out, `budget` times altogether, for `seconds` at the most."""

    def __init__(self, game: Game, path: Path, budget: int, seconds: float | None = None) -> None:
        if budget < 1 or (seconds is not None and not seconds > 0):
            raise BadBudget("a bot needs at least one play-out, and more than no time, to think")
        self._game, self._budget, self._seconds = game, budget, seconds
        self._net = read(game, path)
        self._states = record.new_states(game.state, 3, game.speed)
        self._room = Room(
            out=game.array(game.action_count),
            table=game.array(game.max_players, len(game.score_lines) + 2),
            chance=_logistic(game),
            words=game.array(WORDS),
            sums=game.array(CANDIDATES),
        )
        self._prefer = twin(network.choose, game.speed)
        self._compare = game.bind(playouts.compare)

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """The candidate of which most has come, and that the network likes."""
        return self.think(world, seat, rng)[0].action

    def think(self, world: State, seat: Seat, rng: Rng) -> list[Candidate]:
        """Compare the candidates; return those of the last comparison, the best first."""
        left = self._candidates(world, seat)
        if len(left) == 1:
            return left
        record.put(self._states, 0, world)
        started, rounds = time.perf_counter(), math.ceil(math.log2(len(left)))
        for number in range(rounds):
            self._play_out(left, seat, rng, max(1, self._budget // (rounds * len(left))), int(world.players))
            left.sort(key=lambda candidate: -candidate.score)
            if self._seconds and time.perf_counter() - started > self._seconds * (number + 1) / rounds:
                break
            if number < rounds - 1:
                left = left[: -(-len(left) // 2)]
        return left

    def _candidates(self, world: State, seat: Seat) -> list[Candidate]:
        """What the network likes best."""
        actions = self._game.legal_actions(world, seat)
        for i, action in enumerate(actions):
            self._room.out[i] = action
        self._game.observe(world, seat, self._net.seen)
        self._prefer(self._net, self._room.out, len(actions))
        found = [Candidate(action, int(self._net.preference[i]) / UNIT) for i, action in enumerate(actions)]
        return sorted(found, key=lambda candidate: -candidate.preference)[:CANDIDATES]

    def _play_out(self, candidates: list[Candidate], seat: Seat, rng: Rng, worlds: int, players: int) -> None:
        chosen = self._game.array(len(candidates))
        for i, candidate in enumerate(candidates):
            chosen[i] = candidate.action
            self._room.sums[i] = 0
        self._compare(self._states, self._net, self._room, rng, seat, chosen, players, MOST_DECISIONS, worlds)
        for i, candidate in enumerate(candidates):
            candidate.worth += int(self._room.sums[i])
            candidate.count += worlds


def _logistic(game: Game) -> Numbers:
    """The logistic function as shares of FULL, at the places that kernels look at."""
    values = np.arange(-FARTHEST * STEEPNESS, FARTHEST * STEEPNESS + 1) / STEEPNESS
    table = game.array(len(values))
    for i, chance in enumerate(1 / (1 + np.exp(-values))):
        table[i] = round(FULL * float(chance))
    return table
