"""The bot that thinks one step ahead: it tries every legal action in its head and takes the one it then likes best."""

from typing import Any

from toque.core import jit, record
from toque.core.game import Game
from toque.core.rng import roll

SAMPLES = 4
"""How often an action is tried whose outcome is a matter of luck: one lucky card is no reason to play it."""


def best_step(states, seat, rng, out):  # type: ignore[no-untyped-def]  # a kernel, typed by Numba
    """Kernel: the legal action in states[0] after which the seat's estimate is highest, ties at random.

    states[1] is room to try things in.
    """
    best, choice, ties = 0, -1, 0
    for i in range(legal(states[0], seat, out)):  # type: ignore[name-defined]
        value = hope(states, seat, rng, out[i])  # type: ignore[no-untyped-call]
        if choice < 0 or value > best:
            best = value
            choice = out[i]
            ties = 1
        elif value == best:
            ties += 1
            if roll(rng, ties) == 0:
                choice = out[i]
    return choice


def hope(states, seat, rng, action):  # type: ignore[no-untyped-def]  # a kernel, typed by Numba
    """Kernel: the estimate after an action, the sum over several outcomes where chance has a hand in it."""
    total = 0
    for sample in range(SAMPLES):
        before = rng[0] ^ (rng[1] << 8) ^ (rng[2] << 16) ^ (rng[3] << 24)
        states[1] = states[0]
        apply(states[1], rng, seat, action)  # type: ignore[name-defined]
        total += estimate(states[1], seat)  # type: ignore[name-defined]
        if sample == 0 and before == rng[0] ^ (rng[1] << 8) ^ (rng[2] << 16) ^ (rng[3] << 24):
            return total * SAMPLES  # no roll was made: it always comes out like this
    return total


class Greedy:
    """Plays the action that leaves its seat best off, by the game's own estimate."""

    def __init__(self, game: Game) -> None:
        tried = jit.bind(hope, game.name, apply=game.apply, estimate=game.estimate)
        self._best_step = jit.bind(best_step, game.name, legal=game.legal, hope=tried)
        self._states = record.new_states(game.state, 2)
        self._out = record.array(game.action_count)

    def choose(self, world: Any, seat: int, rng: Any) -> int:
        """The best next step."""
        self._states[0] = world
        return int(self._best_step(self._states, seat, rng, self._out))
