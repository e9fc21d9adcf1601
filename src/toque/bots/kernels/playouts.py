"""Search with a network: candidates are played out in the same worlds, by the network, up to where its value speaks.

The functions are templates: `jit.bind` fills their holes with the functions of one game.
"""

from typing import NamedTuple

from ...core.kernel.holes import hole
from ...core.kernel.jit import rule
from ...core.kernel.record import Numbers
from .network import UNIT, draw, judge_seat, look, prefer
from .rollout import is_new_turn, next_actor
from .tree import FULL

redeal = hole("(s, seat, rng)")
legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
observe = hole("(s, seat, out) -> n")

VICTORY, LEAD = 0, 1
STEEPNESS = 16
"""Places of `chance` for one UNIT of a value."""
SCALE = 15
"""The lead, in points, that is worth half of the possible gain."""


class Room(NamedTuple):
    """Arrays that a search works in."""

    out: Numbers
    table: Numbers
    chance: Numbers
    """From a value of the network to a share of FULL: the logistic function, around the middle place."""
    words: Numbers
    """Room for a generator."""
    sums: Numbers
    """What has come of each candidate."""


def compare(states, net, room, rng, seat, candidates, turns, most, worlds):
    """Play every candidate out once in each of so many worlds; add what it is worth to the seat to `room.sums`.

    states[0] is the position. All candidates meet the same world and the same chance.
    """
    for _ in range(worlds):
        states[2] = states[0]
        redeal(states[2], seat, rng)
        for k in range(len(rng)):
            room.words[k] = rng[k]
        for i in range(len(candidates)):
            for k in range(len(rng)):
                rng[k] = room.words[k]
            states[1] = states[2]
            before = states[1].actors
            apply(states[1], rng, seat, candidates[i])
            left = turns - 1 if is_new_turn(before, states[1].actors) else turns
            play_on(states, net, room, rng, left, most)
            room.sums[i] += worth_to(states, net, room, seat)


def play_on(states, net, room, rng, turns, most):
    """Play states[1] on by the network, for so many turns or decisions."""
    for _ in range(most):
        before = states[1].actors
        if before == 0 or turns <= 0:
            return
        seat = next_actor(before, 0)
        n = legal(states[1], seat, room.out)
        place = 0
        if n > 1:
            observe(states[1], seat, net.seen)
            look(net)
            place = draw(net, rng, n, prefer(net, room.out, n))
        apply(states[1], rng, seat, room.out[place])
        if is_new_turn(before, states[1].actors):
            turns -= 1


def worth_to(states, net, room, seat):
    """What states[1] is worth to a seat, from 0 to FULL: half for the victory, half for the lead."""
    if states[1].actors == 0:
        scores(states[1], room.table)
        return worth_of_the_end(states[1].players, room.table, seat)
    observe(states[1], seat, net.seen)
    look(net)
    return (chance_of_value(room, judge_seat(net, VICTORY)) + chance_of_value(room, judge_seat(net, LEAD))) // 2


@rule
def chance_of_value(room, value):
    """The logistic function of a value of the network, as a share of FULL."""
    middle = len(room.chance) // 2
    return room.chance[min(max(middle + value * STEEPNESS // UNIT, 0), 2 * middle)]


@rule
def worth_of_the_end(players, table, seat):
    """What the end of a game is worth to a seat, as the network was taught it."""
    total, rank = len(table[0]) - 2, len(table[0]) - 1
    winners, best = 0, -(1 << 30)
    for other in range(players):
        if table[other, rank] == 1:
            winners += 1
        if other != seat:
            best = max(best, table[other, total])
    won = FULL // winners if table[seat, rank] == 1 else 0
    lead = table[seat, total] - best
    half = FULL // 2
    led = half + half * lead // (SCALE + lead) if lead >= 0 else half - half * -lead // (SCALE - lead)
    return (won + led) // 2
