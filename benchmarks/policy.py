r"""How well the quick policy plays by itself: whole games in which nobody searches, as the bots' thoughts play on.

    python benchmarks/policy.py italia --players 2,5 --glances 4,16,36

A policy that plays badly makes bad thoughts, however many there are. Prints a line of JSON for each number of players
and glances, with the game's `urge` and without: the mean points of a seat, and milliseconds a game.
"""

import argparse
import json
import time
from dataclasses import replace
from typing import Any

from toque.bots.kernels import rollout
from toque.bots.kernels.rollout import Plan
from toque.bots.search import workspace_for
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.rng import generator
from toque.games import NAMES, load


def with_and_without_policy(game: Game) -> list[Game]:
    """The game, and if it has a rollout policy, the game without it."""
    if game.kernels.rollout_action is None:
        return [game]
    return [game, replace(game, kernels=replace(game.kernels, rollout_action=None))]


def main() -> None:
    """Measure every way of playing that was asked for."""
    parser = argparse.ArgumentParser(description="How well the quick policy plays by itself.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--players", default="2")
    parser.add_argument("--glances", default="4")
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    game = load(chosen.game)
    tables = [int(count) for count in chosen.players.split(",") if count.isdigit()]
    if not tables or min(tables) < game.min_players or max(tables) > game.max_players:
        parser.error(f"{game.title} is played by {game.min_players} to {game.max_players}")
    for each in with_and_without_policy(game):
        kernel = each.bind(rollout.play_on)
        for players in tables:
            for glances in map(int, chosen.glances.split(",")):
                found = measure(each, kernel, players, glances, chosen.games)
                print(
                    json.dumps(
                        {"players": players, "glances": glances, "urge": each.rollout_action is not None, **found}
                    )
                )


def measure(game: Game, kernel: Any, players: int, glances: int, games: int) -> dict[str, float]:
    """Mean points of a seat, and the time that a game takes."""
    plan = Plan(glances=glances, whims=0, most_plies=NO_LIMIT)
    states = record.new_states(game.state, 3)
    work = workspace_for(game, 1)
    rng = generator("policy")
    points, seconds = 0, 0.0
    for deal in range(-1, games):
        record.put(states, 1, game.new_state(generator("policy", deal), players))
        started = time.perf_counter()
        kernel(states, work, rng, plan, NO_LIMIT)
        if deal >= 0:  # the first game is there to compile
            seconds += time.perf_counter() - started
            points += sum(score.total for score in game.score(record.State(states[1:])))
    return {"points": round(points / (games * players), 1), "milliseconds": round(1000 * seconds / games, 3)}


if __name__ == "__main__":
    main()
