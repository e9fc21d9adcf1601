"""Bots that search: they simulate the game in worlds that agree with all they know."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from toque.bots.kernels import mcts
from toque.bots.kernels.rollout import Plan
from toque.bots.kernels.tree import FULL, NONE, ROOT, Tree, Workspace, new_tree, new_workspace
from toque.core.errors import BadBudget, NothingToDecide
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.rng import WORDS, generator, step
from toque.core.kernel.speeds import Speed, twin
from toque.core.types import ActionNumber, Rng, Seat, State, States

SLICE = 64
"""Iterations between two looks at the clock."""
ENOUGH = 0.1
"""The part of a budget to spend before a choice can look clear."""
MOST_NODES = 1 << 19
"""The room of a tree: more than an expert needs."""
NODES = 128
"""For each iteration, if they are few: an iteration opens one or two."""
DEPTH = 512
PERFECT = 100
"""The memory, in percent, that loses nothing."""


@dataclass(frozen=True)
class Budget:
    """How long to think: until the iterations are done or the seconds are over, whichever is first."""

    iterations: int
    seconds: float | None = None
    clear: int = 0
    """Stop early if one move was looked at this many times as often as any other; 0 for never."""

    def __post_init__(self) -> None:
        if self.iterations < 1 or (self.seconds is not None and not self.seconds > 0):
            raise BadBudget("a bot needs at least one iteration, and more than no time, to think")


class Move(NamedTuple):
    """A legal action as the search sees it."""

    action: int
    visits: int
    values: tuple[float, ...]
    """What it is worth to each seat, from 0 to 1."""


@dataclass
class Thought:
    """What came of thinking: the moves, most visited first."""

    moves: list[Move]
    iterations: int
    seconds: float
    was_cancelled: bool = False

    @property
    def choice(self) -> int:
        """The action to play."""
        return self.moves[0].action


@dataclass
class Searcher:
    """One tree with its room to work: what one thread needs."""

    game: Game
    capacity: int
    states: States = field(init=False)
    tree: Tree = field(init=False)

    def __post_init__(self) -> None:
        game = self.game
        self.states = record.new_states(game.state, 3, game.speed)
        self.tree = new_tree(self.capacity, game.max_players, game.speed)
        self.work = workspace_for(game, DEPTH)

    def start(self, world: State) -> None:
        """Begin with an empty tree."""
        record.put(self.states, 0, world)
        self.tree.used[0] = 0

    def nodes(self, seat: int) -> Iterator[int]:
        """The seat's moves at the root; if several seats decide at once, the others' moves are there too."""
        node = int(self.tree.first[ROOT])
        while node != NONE:
            if self.tree.seat[node] == seat:
                yield node
            node = int(self.tree.sibling[node])

    def moves(self, seat: int, players: int) -> list[Move]:
        """The seat's moves, in no order."""
        return [self._move(node, players) for node in self.nodes(seat)]

    def _move(self, node: int, players: int) -> Move:
        visits = int(self.tree.visits[node])
        values = tuple(int(self.tree.value[node, seat]) / (FULL * max(visits, 1)) for seat in range(players))
        return Move(int(self.tree.action[node]), visits, values)


class Search:
    """A bot that searches; several threads share the work: each grows a tree, and their visits are added up."""

    def __init__(self, game: Game, plan: Plan, budget: Budget, *, threads: int = 1, memory: int = PERFECT) -> None:
        self._game = game
        self._forget = game.blur_memory if memory < PERFECT else None
        self._memory = memory
        self._plan = plan
        if threads < 1:
            raise BadBudget("a bot needs at least one thread to think")
        threads = 1 if plan.attention else min(threads, budget.iterations)  # each tree would notice moves of its own
        self._budget = replace(budget, iterations=-(-budget.iterations // threads))
        """Of each thread."""
        self._kernel = game.bind(mcts.search)
        capacity = min(MOST_NODES, game.action_count + NODES * self._budget.iterations)
        self._searchers = [Searcher(game, capacity) for _ in range(threads)]
        self._is_prepared = False

    def prepare(self, state: State | None = None, seat: Seat = 0) -> None:
        """Compile the search, or load what was compiled before; in any position in which the seat must decide."""
        rng = generator("prepare")
        if state is None:
            state = self._game.new_state(rng, self._game.min_players)
            seat = self._game.actors(state)[0]
        searcher = self._searchers[0]
        searcher.start(state)
        self._kernel(searcher.states, searcher.tree, searcher.work, rng, seat, self._plan, 1)
        self._is_prepared = True

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """The move that was looked at most."""
        return self.think(world, seat, rng).choice

    def think(self, world: State, seat: Seat, rng: Rng, cancel: threading.Event | None = None) -> Thought:
        """Search until the budget is spent, no other move can win, or the search is cancelled."""
        actions = self._game.legal_actions(world, seat)
        if not actions:
            raise NothingToDecide(f"player {seat + 1} has nothing to decide here")
        if len(actions) == 1:
            return Thought([Move(actions[0], 0, ())], 0, 0.0)
        if not self._is_prepared:  # compiling does not count as thinking
            self.prepare(world, seat)
        if self._forget:
            self._forget(world, seat, rng, self._memory)
        started = time.perf_counter()
        cancel = cancel or threading.Event()
        jobs = [(searcher, world, seat, fork(rng, self._game.speed), started, cancel) for searcher in self._searchers]
        if len(jobs) == 1:
            done = [self._grow(*jobs[0])]
        else:
            with ThreadPoolExecutor(len(jobs)) as pool:
                done = list(pool.map(lambda job: self._grow(*job), jobs))
        moves = merged([searcher.moves(seat, int(world.players)) for searcher in self._searchers], seat)
        return Thought(moves, sum(done), time.perf_counter() - started, cancel.is_set())

    def _grow(
        self, searcher: Searcher, world: State, seat: Seat, rng: Rng, started: float, cancel: threading.Event
    ) -> int:
        """Let one tree grow, slice by slice; at least one slice, so that it has moves to choose from."""
        searcher.start(world)
        plan = self._plan.at_table(int(world.players))
        done = 0
        while done < self._budget.iterations:
            count = min(SLICE, self._budget.iterations - done)
            self._kernel(searcher.states, searcher.tree, searcher.work, rng, seat, plan, count)
            done += count
            spent = self._spent(started, done)
            if cancel.is_set() or spent >= 1 or self._is_decided(searcher, seat, done, spent):
                break
        return done

    def _spent(self, started: float, done: int) -> float:
        """How much of the budget is gone, from 0 to 1."""
        budget = self._budget
        seconds = (time.perf_counter() - started) / budget.seconds if budget.seconds else 0.0
        return max(seconds, done / budget.iterations)

    def _is_decided(self, searcher: Searcher, seat: int, done: int, spent: float) -> bool:
        """Whether no other move can catch up with the most visited one, or is likely to."""
        visits = sorted(int(searcher.tree.visits[node]) for node in searcher.nodes(seat))
        most, second = visits[-1], visits[-2] if len(visits) > 1 else 0
        if most - second > done * (1 / spent - 1):
            return True
        return 0 < self._budget.clear * second <= most and spent >= ENOUGH


def workspace_for(game: Game, depth: int) -> Workspace:
    """A workspace for a search that goes `depth` moves down the tree."""
    return new_workspace(game.action_count, game.max_players, len(game.score_lines) + 2, depth, game.speed)


def merged(trees: list[list[Move]], seat: int) -> list[Move]:
    """The moves of several trees as one list, most visited first; equal ones by worth to the seat, then by number."""
    by_action: dict[int, list[Move]] = {}
    for moves in trees:
        for move in moves:
            by_action.setdefault(move.action, []).append(move)
    whole = [_sum(same) for same in by_action.values()]
    return sorted(whole, key=lambda move: (-move.visits, -move.values[seat], move.action))


def _sum(same: list[Move]) -> Move:
    visits = sum(move.visits for move in same)
    columns = zip(*(move.values for move in same), strict=True)
    weights = [move.visits for move in same]
    values = (
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / max(visits, 1)
        for column in columns
    )
    return Move(same[0].action, visits, tuple(values))


def fork(rng: Rng, speed: Speed) -> Rng:
    """A generator of its own for a thread, from the next steps of another."""
    step_here = twin(step, speed)
    words = [int(step_here(rng)) for _ in range(WORDS)]
    words[0] |= 1  # never all zero
    copied: Rng = record.array(WORDS)
    for i, word in enumerate(words):
        copied[i] = word
    return copied
