"""How fast the documented Python loop runs, beside OpenSpiel's hex(14) driven from Python in the same way."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from toque.benchmarks.timing import run_for
from toque.core.game import Game
from toque.core.kernel.rng import generator
from toque.core.words.options import GameOptions

OPENSPIEL_GAME = "hex(board_size=14)"
SLICES = 10
"""How often the two take turns."""


@dataclass(frozen=True)
class ApiSpeed:
    """What was measured."""

    game: str
    players: int
    decisions_per_second: int
    openspiel_decisions_per_second: int | None
    """None without OpenSpiel."""
    ratio: float | None


def measure_api(game: Game, players: int, options: GameOptions, seconds: float) -> ApiSpeed:
    """Measure the loop of docs/study.md, in turn with OpenSpiel's."""
    game.check(players, options)
    loops = [_our_loop(game, players, options)]
    theirs = _openspiel_loop()
    if theirs is not None:
        loops.append(theirs)
    for play in loops:
        play()  # compile, or load what was compiled before
    decisions, spent = [0] * len(loops), [0.0] * len(loops)
    for _ in range(SLICES):
        for i, play in enumerate(loops):
            count, elapsed = run_for(seconds / SLICES, play)
            decisions[i] += count
            spent[i] += elapsed
    speeds = [round(count / elapsed) for count, elapsed in zip(decisions, spent, strict=True)]
    other = speeds[1] if theirs is not None else None
    return ApiSpeed(game.name, players, speeds[0], other, round(speeds[0] / other, 2) if other else None)


def _our_loop(game: Game, players: int, options: GameOptions) -> Callable[[], int]:
    rng = generator("my seed")

    def play() -> int:
        state = game.new_state(rng, players, options)
        decisions = 0
        while not game.is_over(state):
            seat = game.actors(state)[0]
            action = game.legal_actions(state, seat)[0]
            game.apply(state, rng, seat, action)
            decisions += 1
        return decisions

    return play


def _openspiel_loop() -> Callable[[], int] | None:
    """The same loop over a game of OpenSpiel's; None if OpenSpiel is not installed."""
    try:
        game = import_module("pyspiel").load_game(OPENSPIEL_GAME)
    except ImportError:
        return None

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            state.current_player()
            state.apply_action(state.legal_actions()[0])
            decisions += 1
        return decisions

    return play
