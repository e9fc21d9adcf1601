"""Rollouts: a quick policy plays on beyond the search tree, then the estimate gives the value of the position.

The functions without `@rule` are templates: `jit.bind` fills their holes with the functions of one game.
"""

from typing import NamedTuple

from ...core.kernel.bits import lowest
from ...core.kernel.holes import hole
from ...core.kernel.jit import rule
from ...core.kernel.playout import NO_ACTION, NO_LIMIT
from ...core.kernel.rng import roll
from .tree import FULL

redeal = hole("(s, seat, rng)")
legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
estimate = hole("(s, seat) -> value")
rollout_action = hole("(s, seat, rng) -> action, or NO_ACTION")

PERCENT = 100
POINT = 100


class Plan(NamedTuple):
    """The settings of the search for one game (see `levels`)."""

    horizon: int = 4
    """Turns to look ahead from the root; then the estimate gives the value."""
    rounds: int = 0
    """If not 0, look ahead this many rounds instead; a round is a turn for everybody."""
    planned: int = NO_LIMIT
    """Turns whose moves the tree compares; all later ones are left to the quick policy."""
    beyond: int = 1
    """Turns to play on beyond the tree, within the horizon; 1 finishes the turn."""
    most_plies: int = 400
    """Moves to look ahead, for turns that are long."""
    glances: int = 4
    """Moves that the rollout policy compares in each decision; it takes the best of them."""
    whims: int = 10
    """How often, in percent, it takes a random move instead."""
    exploration: int = 1000
    """Weight of the exploration bonus, in thousandths."""
    temperature: int = 200
    """A move whose estimate is this much below the best has half its prior weight."""
    scale: int = 2000
    """The lead, in hundredths of a point, that is worth half of the possible gain."""
    victory: int = 50
    """Share of the victory itself in the final value, in percent; the rest is the lead in points."""
    attention: int = 0
    """Number of moves noticed at the root, mostly good ones; 0 for all."""

    def at_table(self, players: int) -> "Plan":
        """The plan for this number of players."""
        return self._replace(horizon=self.rounds * players) if self.rounds else self

    def to_the_end(self) -> "Plan":
        """The same plan, with every rollout played to the end."""
        return self._replace(rounds=0, horizon=NO_LIMIT, beyond=NO_LIMIT, most_plies=NO_LIMIT)


@rule
def is_several(actors):
    """Whether more than one seat must decide."""
    return actors & (actors - 1) != 0


@rule
def next_actor(actors, first):
    """One of the seats that must decide: `first` if it is one of them, else the lowest."""
    return first if (actors >> first) & 1 else lowest(actors)


@rule
def is_new_turn(before, after):
    """Whether another seat's turn has begun; seats that decide at the same time share a turn."""
    if before == after:
        return False
    return not (is_several(before) and after != 0 and after & ~before == 0)


def glimpse(states, rng, seat, action):
    """The seat's estimate after an action in states[1]; the action is played in states[2]."""
    states[2] = states[1]
    apply(states[2], rng, seat, action)
    return estimate(states[2], seat)


def quick_choice(states, work, rng, seat, n, plan):
    """The rollout action if there is one, else the best of a few by estimate; sometimes any legal action."""
    if n == 1:
        return work.out[0]
    if roll(rng, PERCENT) < plan.whims:
        return work.out[roll(rng, n)]
    first = rollout_action(states[1], seat, rng)
    if first != NO_ACTION:
        return first
    best, choice = 0, -1
    for i in range(min(plan.glances, n)):
        j = i + roll(rng, n - i)
        action = work.out[j]
        work.out[j] = work.out[i]
        value = glimpse(states, rng, seat, action)
        if choice < 0 or value > best:
            best = value
            choice = action
    return choice


def play_on(states, work, rng, plan, turns):
    """Play states[1] on by the rollout policy, for `turns` turns or to the end."""
    plies = 0
    while states[1].actors != 0 and turns > 0 and plies < plan.most_plies:
        before = states[1].actors
        seat = next_actor(before, 0)
        n = legal(states[1], seat, work.out)
        action = quick_choice(states, work, rng, seat, n, plan)
        apply(states[1], rng, seat, action)
        if is_new_turn(before, states[1].actors):
            turns -= 1
        plies += 1


def judge(s, work, plan):
    """Write the value of the position for each seat, 0 to FULL, into `work.result`."""
    is_over = s.actors == 0
    total = len(work.table[0]) - 2
    if is_over:
        scores(s, work.table)
    winners = 0
    for seat in range(s.players):
        work.result[seat] = POINT * work.table[seat, total] if is_over else estimate(s, seat)
        if is_over and work.table[seat, total + 1] == 1:
            winners += 1
    worth_of_leads(s.players, work, plan.scale)
    if is_over:
        for seat in range(s.players):
            won = FULL // winners if work.table[seat, total + 1] == 1 else 0
            work.result[seat] = (plan.victory * won + (PERCENT - plan.victory) * work.result[seat]) // PERCENT


@rule
def worth_of_leads(players, work, scale):
    """Map each seat's lead over its best rival to a value; a tie is worth one half."""
    best, second = -(1 << 60), -(1 << 60)
    for seat in range(players):
        if work.result[seat] > best:
            second = best
            best = work.result[seat]
        elif work.result[seat] > second:
            second = work.result[seat]
    for seat in range(players):
        lead = work.result[seat] - (second if work.result[seat] == best else best)
        half = FULL // 2
        work.result[seat] = half + half * lead // (scale + lead) if lead >= 0 else half - half * -lead // (scale - lead)


def play_out(states, work, rng, seat, action, plan):
    """Kernel: redeal states[0], play an action, then the rollout policy to the end; scores go into `work.table`."""
    states[1] = states[0]
    redeal(states[1], seat, rng)
    apply(states[1], rng, seat, action)
    play_on(states, work, rng, plan, plan.horizon)
    scores(states[1], work.table)
