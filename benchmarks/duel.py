r"""Compares ways of thinking: variants of a level, each against the same opponent, on the same deals.

    python benchmarks/duel.py paris --players 2 --against greedy --games 100 --minutes 8 \\
        hard hard:iterations=1000 hard:iterations=1000,horizon=8,exploration=1000

A variant is a level and what differs: `iterations`, `seconds` (for equal time, with many iterations) and `clear` of its
budget, `memory` in percent, and every knob of its plan (see `Plan`). Prints a line of JSON for each: share of victories
with its interval, the mean lead in points over the best of the others and over their mean, each with its standard
error, and seconds a decision.
"""

import argparse
import functools
import json
import math
import statistics
import time
from concurrent.futures import Future, as_completed
from dataclasses import replace
from typing import Any

from toque.bots.arena.contest import Job
from toque.bots.arena.game import Outcome, play_game, reordered
from toque.bots.arena.runners import end_now, new_pool, usable_cores
from toque.bots.arena.standings import wilson
from toque.bots.bot import BOTS, Bot, decide, make_bot
from toque.bots.levels import budget_of, level_of, plan_of
from toque.bots.search import Budget, Search
from toque.core.game import Game
from toque.core.kernel.rng import generator
from toque.games import NAMES, load

BUDGET = {"iterations": int, "seconds": float, "clear": int}


def main() -> None:
    """Play all variants in turn until the games or the time are over, and print what came of it."""
    chosen = arguments()
    game = load(chosen.game)
    tables = [int(count) for count in chosen.players.split(",")]
    for variant in (*chosen.variants, chosen.against):  # compiled once, and checked
        table = game.new_state(generator("deal"), 2)
        decide(game, variant_of(chosen.game, variant), table, game.actors(table)[0], generator("thought"))
    until = time.monotonic() + 60 * chosen.minutes
    tasks = [
        (variant, players, Job(deal, shift))
        for deal in range(chosen.games)
        for players in tables
        for shift in range(players)
        for variant in chosen.variants
        if deal * players + shift < chosen.games
    ]
    found: dict[tuple[str, int], list[Outcome]] = {}
    with new_pool(chosen.processes) as pool:
        running: dict[Future[Outcome], tuple[str, int]] = {
            pool.submit(duel, chosen.game, variant, chosen.against, players, job, chosen.seed): (variant, players)
            for variant, players, job in tasks
        }
        try:
            for future in as_completed(running, timeout=until - time.monotonic()):
                found.setdefault(running[future], []).append(future.result())
        except TimeoutError:
            pass
        end_now(pool)
    for (variant, players), outcomes in found.items():
        print(json.dumps(told(chosen.game, variant, chosen.against, players, outcomes)), flush=True)


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description="Compares ways of thinking.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("variants", nargs="+", help="such as hard:iterations=1000,horizon=8")
    parser.add_argument("--against", default="greedy", help="a bot, or a variant")
    parser.add_argument("--players", default="2", help="numbers of players, such as 2,4")
    parser.add_argument("--games", type=int, default=100, help="games of each variant")
    parser.add_argument("--processes", type=int, default=usable_cores())
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", default="duel")
    return parser.parse_args()


def duel(game: str, variant: str, against: str, players: int, job: Job, seed: str) -> Outcome:
    """One game; the variant sits on the chair `job.shift`, and its numbers come first."""
    bots = [variant_of(game, variant if chair == job.shift else against) for chair in range(players)]
    deal = f"{seed} {job.deal}"
    outcome = play_game(load(game), bots, load(game).options(), deal, f"{deal} {job.shift}")
    return reordered(outcome, [job.shift, *(chair for chair in range(players) if chair != job.shift)])


@functools.cache
def variant_of(game: str, variant: str) -> Bot:
    """The bot of a name."""
    name, _, changes = variant.partition(":")
    if name in BOTS and not changes:
        return make_bot(name, load(game))
    return search_of(load(game), name, dict(change.split("=") for change in changes.split(",")))


def search_of(game: Game, level: str, changes: dict[str, str]) -> Search:
    """A level that thinks differently."""
    budget: Budget = replace(
        budget_of(game, level), **{key: BUDGET[key](value) for key, value in changes.items() if key in BUDGET}
    )
    memory = int(changes.pop("memory", level_of(game, level).memory))
    plan = plan_of(game, level)._replace(**{key: int(value) for key, value in changes.items() if key not in BUDGET})
    return Search(game, plan, budget, memory=memory)


def told(game: str, variant: str, against: str, players: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """One variant in numbers."""
    games = len(outcomes)
    wins = sum((each.ranks[0] == 1) / each.ranks.count(1) for each in outcomes)
    leads = [each.points[0] - max(each.points[1:]) for each in outcomes]
    ahead = [each.points[0] - statistics.fmean(each.points[1:]) for each in outcomes]
    decisions = sum(each.decisions[0] for each in outcomes)
    return {
        "game": game,
        "players": players,
        "variant": variant,
        "against": against,
        "games": games,
        "win_share": round(wins / games, 3),
        "interval": [round(bound, 3) for bound in wilson(wins / games, games)],
        "lead": round(statistics.fmean(leads), 2),
        "lead_error": round(statistics.pstdev(leads) / math.sqrt(games), 2),
        "ahead": round(statistics.fmean(ahead), 2),
        "ahead_error": round(statistics.pstdev(ahead) / math.sqrt(games), 2),
        "seconds_per_decision": round(sum(each.seconds[0] for each in outcomes) / max(1, decisions), 4),
        "decisions_a_game": round(decisions / games, 1),
    }


if __name__ == "__main__":
    main()
