"""Why a bot would play a move: the candidates, their visits, and how the game would end for everybody."""

import copy
import threading
import time

import msgspec

from toque.bots.kernels import rollout
from toque.bots.kernels.rollout import Plan
from toque.bots.levels import LEVELS, make_level, plan_of
from toque.bots.search import Budget, Move, fork, workspace_for
from toque.core.errors import BadBudget, BadSeat, NothingToDecide
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.core.types import Numbers, Rng, Seat, State

CANDIDATES = 5
PLAYOUTS = 200
"""Games played to the end for each candidate, on the same deals: a chance is known to within 7 % or less."""


class Candidate(msgspec.Struct, frozen=True):
    """A legal action; lists have an entry a seat."""

    action: int
    visits: int
    share: float
    """Of all visits."""
    worth: float | None
    """The search's value for the seat that decides, from 0 to 1; None if there is only one move."""
    points: list[float]
    """Expected points at the end if everybody plays by the rollout policy."""
    chances: list[float]
    """Expected chances to win; a shared victory counts in part."""


class Explanation(msgspec.Struct, frozen=True):
    """A decision, thought through."""

    seat: int
    level: str
    iterations: int
    seconds: float
    candidates: list[Candidate]
    """The best first; moves that were never looked at are left out."""


def explain(
    game: Game,
    state: State,
    seat: Seat,
    level: str,
    rng: Rng,
    *,
    budget: Budget | None = None,
    threads: int = 1,
    candidates: int = CANDIDATES,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    cancel: threading.Event | None = None,
) -> Explanation:
    """Think about a seat's decision as a level would, from what the seat knows, and say what was found.

    With `seconds`, games are played out for about that long, in turn for each candidate; at least one for each. If it
    is cancelled, it returns what was found until then.
    """
    if level not in LEVELS:
        raise BadSeat(f"no level is called {level!r}; there are: {', '.join(LEVELS)}")
    if playouts < 1:
        raise BadBudget("a candidate needs at least one game that is played out")
    if game.is_over(state):
        raise NothingToDecide("the game is over: there is nothing to decide")
    world = record.copy(state)
    game.redeal(world, seat, rng)
    plan = plan_of(game, level)
    search = make_level(level, game, budget, threads)
    # In a copy: what a weak level forgets is true all the same.
    thought = search.think(record.copy(world), seat, rng, cancel)
    playing_out = Playouts(game, world, seat, plan)
    looked_at = [move for move in thought.moves if move.visits or len(thought.moves) == 1][:candidates]
    visits = max(1, sum(move.visits for move in thought.moves))
    outcomes = playing_out.after_each([move.action for move in looked_at], rng, playouts, seconds, cancel)
    found = [_candidate(move, seat, visits, outcome) for move, outcome in zip(looked_at, outcomes, strict=True)]
    return Explanation(seat, level, thought.iterations, round(thought.seconds, 3), found)


def _candidate(move: Move, seat: int, visits: int, outcome: "Outcome") -> Candidate:
    worth = move.values[seat] if move.values else None
    share = move.visits / visits
    return Candidate(move.action, move.visits, share, worth, outcome.mean_points, outcome.mean_chances)


class Outcome:
    """How the games after one action ended, added up by seat."""

    def __init__(self, players: int) -> None:
        self._games = 0
        self._points = [0] * players
        self._chances = [0.0] * players

    def add(self, table: Numbers) -> None:
        """One more game: its final scores, as `scores` writes them."""
        self._games += 1
        ranks = [int(table[seat, -1]) for seat in range(len(self._points))]
        for seat, rank in enumerate(ranks):
            self._points[seat] += int(table[seat, -2])
            self._chances[seat] += (rank == 1) / ranks.count(1)

    @property
    def mean_points(self) -> list[float]:
        """Everybody's mean points."""
        return [total / self._games for total in self._points]

    @property
    def mean_chances(self) -> list[float]:
        """Everybody's chance to win."""
        return [total / self._games for total in self._chances]


class Playouts:
    """Games played from a decision to the end, each in a world of its own."""

    def __init__(self, game: Game, world: State, seat: Seat, plan: Plan) -> None:
        self._kernel = game.bind(rollout.play_out)
        self._players = int(world.players)
        self._seat = seat
        self._states = record.new_states(game.state, 3, game.speed)
        record.put(self._states, 0, world)
        self._work = workspace_for(game, 1)
        self._plan = plan.to_the_end()
        self._speed = game.speed

    def after_each(
        self, actions: list[int], rng: Rng, count: int, seconds: float | None, cancel: threading.Event | None
    ) -> list[Outcome]:
        """The outcomes after each of these actions: `games` games each, or fewer if time runs out."""
        outcomes = [Outcome(self._players) for _ in actions]
        self._play(actions[0], generator("prepare"))  # compiles, or loads what was compiled, before the clock runs
        started = time.perf_counter()
        for _ in range(count):
            deal = fork(rng, self._speed)
            for action, outcome in zip(actions, outcomes, strict=True):
                self._play(action, copy.copy(deal))
                outcome.add(self._work.table)
            is_late = seconds is not None and time.perf_counter() - started >= seconds
            if is_late or (cancel is not None and cancel.is_set()):
                break
        return outcomes

    def _play(self, action: int, rng: Rng) -> None:
        self._kernel(self._states, self._work, rng, self._seat, action, self._plan)
