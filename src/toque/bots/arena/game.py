"""Play one whole game between bots."""

import time

import msgspec

from toque.bots.bot import Bot, decide
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.kernel.rng import generator
from toque.core.types import State
from toque.core.words.options import GameOptions

BY_SEAT = ("points", "ranks", "lines", "decisions", "seconds")


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended; each list has one entry a seat."""

    points: list[int]
    ranks: list[int]
    lines: list[list[int]]
    """Points by scoring line."""
    decisions: list[int]
    seconds: list[float]
    """Thinking time."""
    end_reason: str


def reordered(outcome: Outcome, order: list[int]) -> Outcome:
    """Return the same outcome with the seats in another order."""
    return msgspec.structs.replace(outcome, **{name: [getattr(outcome, name)[i] for i in order] for name in BY_SEAT})


def play_game(game: Game, bots: list[Bot], options: GameOptions, deal: str, thoughts: str) -> Outcome:
    """Play a game whose chance depends only on the deal and the number of the ply.

    Two games with the same deal start from the same position, whichever players sit where.
    So an arena can pair them.
    """
    state = game.new_state(generator("deal", deal), len(bots), options)
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    ply = 0
    while actors := game.actors(state):
        seat = actors[0]
        started = time.perf_counter()
        action = decide(game, bots[seat], state, seat, rng.generator("thought", thoughts, ply))
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        game.apply(state, generator("chance", deal, ply), seat, action)
        ply += 1
    return _outcome(game, state, decisions, seconds)


def _outcome(game: Game, state: State, decisions: list[int], seconds: list[float]) -> Outcome:
    scores = game.score(state)
    return Outcome(
        points=[score.total for score in scores],
        ranks=[score.rank for score in scores],
        lines=[list(score.lines.values()) for score in scores],
        decisions=decisions,
        seconds=[round(each, 4) for each in seconds],
        end_reason=game.end_reason(state),
    )
