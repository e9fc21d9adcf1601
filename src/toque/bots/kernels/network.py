"""A network in integers: what a seat observes goes in, a preference for each legal action and a value come out.

The same numbers at every speed. Numbers with a fraction are multiples of 1 / UNIT.
"""

from typing import NamedTuple

from ...core.kernel.jit import entry, rule
from ...core.kernel.record import Numbers
from ...core.kernel.rng import roll

UNIT = 256
MOST_ACTIVE = 8 * UNIT
"""What a neuron gives at the most."""
SHIFT = 16
NO_ROW = -1
WEIGHTS_BITS = 20
FINEST = 32
"""Steps of preference, in a UNIT, that chance tells apart."""
FARTHEST = 10 * FINEST


class Network(NamedTuple):
    """Weights and room to work in. Each layer has its own scale for each neuron."""

    first: Numbers
    """For each number of an observation, where its values begin in `rows`."""
    lowest: Numbers
    values: Numbers
    """The least value of each number of an observation, and how many values it has."""
    rows: Numbers
    """For each value, the row of `weights1` that it adds, or NO_ROW."""
    weights1: Numbers
    bias1: Numbers
    scale1: Numbers
    weights2: Numbers
    bias2: Numbers
    scale2: Numbers
    weights3: Numbers
    """A row for each action."""
    bias3: Numbers
    scale3: Numbers
    weights4: Numbers
    """A row for each value that the network gives."""
    bias4: Numbers
    scale4: Numbers
    chances: Numbers
    """How often an action is drawn that is n steps worse than the best."""
    seen: Numbers
    hidden1: Numbers
    hidden2: Numbers
    preference: Numbers
    """One for each place in the list of legal actions."""


@rule
def look(net):
    """Bring the hidden layers up to date with the observation in `net.seen`."""
    hidden = net.hidden1
    for j in range(len(hidden)):
        hidden[j] = net.bias1[j]
    for i in range(len(net.first)):
        value = min(max(net.seen[i] - net.lowest[i], 0), net.values[i] - 1)
        row = net.rows[net.first[i] + value]
        if row != NO_ROW:
            for j in range(len(hidden)):
                hidden[j] += net.weights1[row, j]
    for j in range(len(hidden)):
        hidden[j] = min(max((hidden[j] * net.scale1[j]) >> SHIFT, 0), MOST_ACTIVE)
    for k in range(len(net.hidden2)):
        total = net.bias2[k]
        for j in range(len(hidden)):
            total += hidden[j] * net.weights2[k, j]
        net.hidden2[k] = min(max((total * net.scale2[k]) >> SHIFT, 0), MOST_ACTIVE)


@rule
def prefer(net, out, n):
    """Write the preference for each of n actions; return the place of the best, the first of several."""
    best = 0
    for i in range(n):
        action = out[i]
        total = net.bias3[action]
        for k in range(len(net.hidden2)):
            total += net.hidden2[k] * net.weights3[action, k]
        net.preference[i] = (total * net.scale3[action]) >> SHIFT
        if net.preference[i] > net.preference[best]:
            best = i
    return best


@rule
def judge_seat(net, head):
    """One of the values that the network gives for the seat that looks, in units."""
    total = net.bias4[head]
    for k in range(len(net.hidden2)):
        total += net.hidden2[k] * net.weights4[head, k]
    return (total * net.scale4[head]) >> SHIFT


@rule
def draw(net, rng, n, best):
    """A place in the list of n actions, by chance: the better the preference, the likelier."""
    total = 0
    for i in range(n):
        total += chance_of(net, i, best)
    pick = roll(rng, total)
    for i in range(n):
        pick -= chance_of(net, i, best)
        if pick < 0:
            return i
    return best


@rule
def chance_of(net, i, best):
    """How likely the action in a place is, beside the best one's 1 << WEIGHTS_BITS."""
    worse = (net.preference[best] - net.preference[i]) * FINEST // UNIT
    return net.chances[worse] if worse < FARTHEST else 0


@entry
def choose(net, out, n):
    """The place of the action that the network prefers for what is in `net.seen`."""
    look(net)
    return prefer(net, out, n)


@entry
def choose_by_chance(net, rng, out, n):
    """A place by chance."""
    look(net)
    return draw(net, rng, n, prefer(net, out, n))


@entry
def value_of(net, head):
    """A value for what is in `net.seen`."""
    look(net)
    return judge_seat(net, head)
