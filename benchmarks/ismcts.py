r"""OpenSpiel's Python IS-MCTS against our `expert`, two players, as much time a move for both.

    python benchmarks/ismcts.py banquet paris italia --games 100 --seconds 1 --processes 2

Each deal is played twice, with the seats exchanged. IS-MCTS resamples worlds by our `redeal`, and plays them to the end
by our compiled rules (`--rollouts theirs`: by its own evaluator, many times slower). It thinks as long as it may; the
expert stops when its choice is clear. Prints a line of JSON for each game: the share of wins of `expert` (a shared
victory counts half) with its interval, and for each side the mean seconds a decision and simulations a decision.
"""

import argparse
import json
import time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from toque.bots.arena.runners import new_pool, usable_cores
from toque.bots.arena.standings import wilson
from toque.bots.bot import decide
from toque.bots.levels import budget_of, make_level
from toque.bots.search import Budget
from toque.core.kernel.rng import generator
from toque.envs import openspiel
from toque.games import NAMES, load

UNLIMITED = 1 << 40
EXPERT, THEIRS = 0, 1
FEWEST = 2


class Task(NamedTuple):
    """One game to play."""

    game: str
    deal: int
    seat: int
    """Of the expert."""
    seconds: float
    rollouts: str
    exploration: float


class Played(NamedTuple):
    """How it went; lists hold the expert's number first."""

    win: float
    """Of the expert: 1, one half or 0."""
    decisions: list[int]
    """With a choice to make."""
    seconds: list[float]
    simulations: int
    """Of IS-MCTS."""


class TimeIsUp(Exception):
    """Ends a search that has no clock of its own."""


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS that thinks for some seconds a move."""

    def __init__(self, game: Any, evaluator: Any, seconds: float, exploration: float, seed: int) -> None:
        super().__init__(game, evaluator, exploration, UNLIMITED, random_state=np.random.RandomState(seed))
        self.set_resampler(openspiel.resampler(seed))
        self.seconds, self.until, self.searched, self.simulations = seconds, 0.0, 0, 0

    def sample_root_state(self, state: Any) -> Any:
        """A world to search next, while there is time; two at least, or it has no choice to offer."""
        if self.searched >= FEWEST and time.perf_counter() >= self.until:
            raise TimeIsUp
        self.searched += 1
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        """Search until the time is up."""
        self.searched, self.until = 0, time.perf_counter() + self.seconds
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


def play(task: Task) -> Played:
    """Play one game."""
    openspiel.register()
    game = load(task.game)
    budget = budget_of(game, "expert")
    expert = make_level("expert", game, Budget(budget.iterations, task.seconds, budget.clear))
    expert.prepare()
    spiel = pyspiel.load_game(f"toque_{task.game}", {"players": 2, "seed": 1})
    evaluator = openspiel.Rollouts(seed=task.deal) if task.rollouts == "ours" else mcts.RandomRolloutEvaluator()
    state = spiel.new_initial_state()
    state.apply_action(task.deal)
    evaluator.evaluate(state)  # compiled before the clock runs
    theirs = TimedBot(spiel, evaluator, task.seconds, task.exploration, task.deal)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        side = EXPERT if state.current_player() == task.seat else THEIRS
        started = time.perf_counter()
        if side == EXPERT:
            thoughts = generator("ismcts", task.deal, task.seat, len(state.history()))
            action = decide(game, expert, state.episode.state, task.seat, thoughts)
        else:
            action = int(theirs.step(state))
        seconds[side] += time.perf_counter() - started
        decisions[side] += 1
        state.apply_action(action)
    return Played((1 + state.returns()[task.seat]) / 2, decisions, seconds, theirs.simulations)


def told(name: str, seconds: float, rollouts: str, games: list[Played]) -> dict[str, Any]:
    """The result of a game's matches, as JSON has it."""
    wins = sum(game.win for game in games)
    decisions = [sum(game.decisions[side] for game in games) for side in (EXPERT, THEIRS)]
    spent = [sum(game.seconds[side] for game in games) / decisions[side] for side in (EXPERT, THEIRS)]
    return {
        "game": name,
        "games": len(games),
        "seconds": seconds,
        "rollouts": rollouts,
        "expert_wins": round(wins / len(games), 4),
        "interval": [round(bound, 4) for bound in wilson(wins / len(games), len(games))],
        "expert_seconds_a_decision": round(spent[EXPERT], 4),
        "ismcts_seconds_a_decision": round(spent[THEIRS], 4),
        "ismcts_simulations_a_decision": round(sum(game.simulations for game in games) / decisions[THEIRS], 1),
        "seconds_a_game": round(sum(map(sum, (game.seconds for game in games))) / len(games), 1),
    }


def main() -> None:
    """Play all games, and print what came of it game by game."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS against our expert.")
    parser.add_argument("names", nargs="+", choices=NAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="of each")
    parser.add_argument("--seconds", type=float, default=1.0, help="a move, for both")
    parser.add_argument("--rollouts", choices=["ours", "theirs"], default="ours")
    parser.add_argument("--exploration", type=float, default=1.0, help="IS-MCTS' constant; returns are from -1 to 1")
    parser.add_argument("--processes", type=int, default=usable_cores())
    chosen = parser.parse_args()
    with new_pool(chosen.processes) as pool:
        for name in chosen.names:
            settings = chosen.seconds, chosen.rollouts, chosen.exploration
            tasks = [Task(name, number // 2, number % 2, *settings) for number in range(chosen.games)]
            games = list(pool.map(play, tasks))
            print(json.dumps(told(name, chosen.seconds, chosen.rollouts, games)), flush=True)


if __name__ == "__main__":
    main()
