"""One step ahead: the action after which the estimate is highest; `jit.bind` fills the holes."""

from ...core.kernel.holes import hole
from ...core.kernel.rng import roll

legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")
estimate = hole("(s, seat) -> value")
redeal = hole("(s, seat, rng)")

NOBODY = -1
"""In place of a seat: the game is over."""
SAMPLES = 4
"""How often an action is tried whose outcome is a matter of luck: one lucky card is no reason to play it."""


def best_step(states, seat, rng, out):
    """Kernel: the legal action in states[0] after which the seat's estimate is highest, ties at random.

    states[1] is room to try things in.
    """
    best, choice, ties = 0, -1, 0
    for i in range(legal(states[0], seat, out)):
        value = value_after(states, seat, rng, out[i])
        if choice < 0 or value > best:
            best = value
            choice = out[i]
            ties = 1
        elif value == best:
            ties += 1
            if roll(rng, ties) == 0:
                choice = out[i]
    return choice


def value_after(states, seat, rng, action):
    """The estimate after an action, summed over several outcomes if chance decides."""
    total = 0
    for sample in range(SAMPLES):
        before = rng[0] ^ (rng[1] << 8) ^ (rng[2] << 16) ^ (rng[3] << 24)
        states[1] = states[0]
        apply(states[1], rng, seat, action)
        total += estimate(states[1], seat)
        if sample == 0 and before == rng[0] ^ (rng[1] << 8) ^ (rng[2] << 16) ^ (rng[3] << 24):
            return total * SAMPLES  # no roll was made: it always comes out like this
    return total


def best_steps(states, seats, rng, room, out, actions, first, last):
    """Kernel: the best step in every game from `first` up to `last`, each in a world that its seat thinks possible.

    Room is for two states.
    """
    for i in range(first, last):
        if seats[i] != NOBODY:
            room[0] = states[i]
            redeal(room[0], seats[i], rng)
            actions[i] = best_step(room, seats[i], rng, out)
