"""Measures the whole ladder of a game: every level against the one below, hard against greedy, expert against random.

    python benchmarks/ladder.py banquet --processes 16 --minutes 8 --results results/ > banquet.json

Each rung is an arena of `toque arena` with its own file of results: what was played counts when it is started again.
Games of all rungs are played in turn, set by set, so that all have about as many games when the time is over.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Any

from toque.bots.arena.contest import Contest, Job, Played, Results, new_contest, open_results, play_job
from toque.bots.arena.runners import end_now, new_pool, usable_cores
from toque.bots.arena.standings import standings
from toque.core.game import Game
from toque.games import NAMES, load

RUNGS = [
    ("easy", "beginner", 1.0),
    ("medium", "easy", 1.0),
    ("hard", "medium", 1.0),
    ("hard", "greedy", 1.5),
    ("expert", "hard", 1.0),
    ("expert", "random", 1.98),
]
"""The better one, the other, and how many times its fair share the better one must win at two players."""
HARD_AMONG_MANY = 1.6
LEAST = 1.0


def main() -> None:
    """Play, and print what came of it."""
    chosen = arguments()
    game = load(chosen.game)
    rungs = [name.split("-") for name in chosen.rungs.split(",")] if chosen.rungs else [rung[:2] for rung in RUNGS]
    tables = sorted({game.min_players, game.max_players} if chosen.players is None else {chosen.players})
    chosen.results.mkdir(parents=True, exist_ok=True)
    ladder = {
        (better, worse, players): open_results(*contest_of(game, better, worse, players, chosen.seed, chosen.results))
        for better, worse in rungs
        for players in tables
    }
    warm_up(game)
    play_all(list(ladder.values()), chosen.games, chosen.processes, chosen.minutes * 60)
    print(json.dumps([told(*key, results, chosen.games) for key, results in ladder.items()], indent=1))


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description="Measures the whole ladder of a game.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=200, help="games a rung")
    parser.add_argument("--players", type=int, help="one number of players; the fewest and the most, without it")
    parser.add_argument("--rungs", help="such as hard-greedy,expert-hard; all, without it")
    parser.add_argument("--processes", type=int, default=usable_cores())
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--results", type=Path, default=Path("results"))
    return parser.parse_args()


def contest_of(game: Game, better: str, worse: str, players: int, seed: str, folder: Path) -> tuple[Contest, Path]:
    """One better player among worse ones."""
    contest = new_contest(game.name, [better] + [worse] * (players - 1), game.options(), seed)
    return contest, folder / f"{game.name}-{players}-{better}-{worse}.jsonl"


def warm_up(game: Game) -> None:
    """Compile once, before all processes would at the same time."""
    play_job(new_contest(game.name, ["greedy", "beginner"], game.options(), "warm up"), Job(0, 0))


def play_all(ladder: list[Results], games: int, processes: int, seconds: float) -> None:
    """Play what is missing on all rungs until it is done or the time is over."""
    until = time.monotonic() + seconds
    left = in_turn(ladder, games)
    running: dict[Future[Played], Results] = {}
    done_count = 0
    with new_pool(processes) as pool:
        while True:
            while len(running) < 2 * processes and time.monotonic() < until and (task := next(left, None)):
                results, job = task
                running[pool.submit(play_job, results.contest, job)] = results
            if not running or time.monotonic() >= until:
                break
            done, _ = wait(running, timeout=until - time.monotonic(), return_when=FIRST_COMPLETED)
            for future in done:
                running.pop(future).add(future.result())
                done_count += 1
            print(f"\r{done_count} games", end="", file=sys.stderr)
        end_now(pool)


def in_turn(ladder: list[Results], games: int) -> Iterator[tuple[Results, Job]]:
    """The missing games of all rungs, a set of each at a time."""
    tasks = [(job.deal, rung, job) for rung, results in enumerate(ladder) for job in results.missing(games)]
    for _, rung, job in sorted(tasks, key=lambda task: task[:2]):
        yield ladder[rung], job


def told(better: str, worse: str, players: int, results: Results, games: int) -> dict[str, Any]:
    """One rung in numbers, and whether it holds."""
    result = standings(results.contest, results.in_order(games))
    row = next(each for each in result.standings if each.name == better)
    at_two = {(one, two): least for one, two, least in RUNGS}.get((better, worse), LEAST)
    least = at_two if players == 2 or worse == "random" else HARD_AMONG_MANY if worse == "greedy" else LEAST
    # To win 99 % of four-player games is 3.96 times a fair share: what counts against random is the share itself.
    share = row.win_share * 2 if worse == "random" else row.times_fair_share
    return {
        "game": results.contest.game,
        "players": players,
        "rung": f"{better} against {worse}",
        "games": result.games,
        "win_share": round(row.win_share, 4),
        "interval": [round(bound, 4) for bound in row.interval],
        "times_fair_share": round(row.times_fair_share, 3),
        "holds": share > least if least == LEAST else share >= least,
        "points": {each.name: round(each.points, 1) for each in result.standings},
        "seconds_per_decision": {each.name: round(each.seconds_per_decision, 4) for each in result.standings},
    }


if __name__ == "__main__":
    main()
