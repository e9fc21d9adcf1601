"""Generic kernels over any game: `jit.bind` fills the holes with the game's functions."""

from .bits import lowest, random_bit
from .holes import hole
from .jit import rule
from .rng import roll

setup = hole("(s, rng, players, options)")
legal = hole("(s, seat, out) -> n")
refusal = hole("(s, seat, action) -> rule")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
action_count = hole("a number")

NO_LIMIT = 1 << 60
NO_ACTION = -1
"""What `rollout_action` returns if the rollout policy has no move for the position."""


@rule
def no_rollout_action(s, seat, rng):
    """For games whose rollout policy has no move for any position."""
    return NO_ACTION


@rule
def random_actor(actors, rng):
    """One of the seats that must decide, each equally likely: simultaneous choices come in any order."""
    return lowest(actors) if actors & (actors - 1) == 0 else random_bit(rng, actors)


def play_randomly(s, rng, out, most):
    """Play uniformly random actions until the game is over, `most` at the most; return how many."""
    decisions = 0
    while s.actors != 0 and decisions < most:
        seat = random_actor(s.actors, rng)
        n = legal(s, seat, out)
        apply(s, rng, seat, out[roll(rng, n)])
        decisions += 1
    return decisions


def play_games(states, rng, out, table, players, options, games):
    """Play this many random games to the end, one after the other; return the number of decisions.

    The games are played in states[0]; states[1] stays empty, as the start of each.
    """
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        setup(states[0], rng, players, options)
        decisions += play_randomly(states[0], rng, out, NO_LIMIT)
        scores(states[0], table)
    return decisions


def disagreement(s, seat, out):
    """The first action on which `legal` and `refusal` disagree, or that `legal` does not list in order; -1 for none."""
    n = legal(s, seat, out)
    i = 0
    for action in range(action_count):
        is_listed = i < n and out[i] == action
        if is_listed:
            i += 1
        if is_listed != (refusal(s, seat, action) == 0):
            return action
    return -1 if i == n else out[i]
