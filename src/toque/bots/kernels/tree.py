"""The search tree in flat arrays, and how a seat picks among the moves it has tried.

A node stands for what was decided since the root, whatever chance and hidden cards made of it: each iteration comes
by with another world, so only some of a node's moves are legal there, and only those compete (`mark`). Node 0 is the
root. Values are integers, from 0 (worst) to `FULL` (best) for each seat.
"""

from math import sqrt
from typing import NamedTuple

from ...core.kernel.jit import rule
from ...core.kernel.record import Numbers, array
from ...core.kernel.rng import roll
from ...core.kernel.speeds import Speed

ROOT, NONE = 0, -1
FULL = 1 << 20
BLIND = 1 << 8
"""Added to the seat of a node that only separates simultaneous choices; no seat picks among such nodes."""


class Tree(NamedTuple):
    """One row a node; moves of the same node are a linked list."""

    action: Numbers
    seat: Numbers
    first: Numbers
    sibling: Numbers
    visits: Numbers
    prior_estimate: Numbers
    """The mover's estimate after the move, in the world in which it was first tried."""
    value: Numbers
    """Sum of all results, one column for each seat."""
    used: Numbers


class Workspace(NamedTuple):
    """Arrays that one search works in."""

    out: Numbers
    mark: Numbers
    path: Numbers
    node_of_seat: Numbers
    """The node of each seat while several decide at once."""
    table: Numbers
    result: Numbers


def new_tree(capacity: int, seats: int, speed: Speed) -> Tree:
    """An empty tree with room for `capacity` nodes."""
    action, seat, first, sibling, visits, prior = (array(capacity, speed=speed) for _ in range(6))
    return Tree(action, seat, first, sibling, visits, prior, array(capacity, seats, speed=speed), array(1, speed=speed))


def new_workspace(actions: int, seats: int, columns: int, depth: int, speed: Speed) -> Workspace:
    """Room for that many actions, seats, columns of scores, and moves down the tree."""
    return Workspace(
        out=array(actions, speed=speed),
        mark=array(actions + 1, speed=speed),  # the last is the stamp of this visit
        path=array(depth, speed=speed),
        node_of_seat=array(seats, speed=speed),
        table=array(seats, columns, speed=speed),
        result=array(seats, speed=speed),
    )


@rule
def clear(tree):
    """Remove all nodes but the root."""
    tree.used[0] = 0
    add_node(tree, NONE, 0, 0, 0)


@rule
def is_full(tree):
    """Whether there is no room for another node."""
    return tree.used[0] >= len(tree.action)


@rule
def add_node(tree, parent, seat, action, prior_estimate):
    """A new node that nobody has visited; NONE if the tree is full."""
    node = tree.used[0]
    if is_full(tree):
        return NONE
    tree.used[0] = node + 1
    tree.action[node] = action
    tree.seat[node] = seat
    tree.first[node] = NONE
    tree.visits[node] = 0
    tree.prior_estimate[node] = prior_estimate
    for other in range(len(tree.value[node])):
        tree.value[node, other] = 0
    tree.sibling[node] = NONE
    if parent != NONE:
        tree.sibling[node] = tree.first[parent]
        tree.first[parent] = node
    return node


@rule
def find_node(tree, parent, seat, action):
    """The seat's move below a node; it is added if it is missing."""
    node = tree.first[parent]
    while node != NONE:
        if tree.action[node] == action and tree.seat[node] == seat:
            return node
        node = tree.sibling[node]
    return add_node(tree, parent, seat, action, 0)


@rule
def mark_known(tree, work, here, seat, n):
    """Mark the legal actions that are in the tree by the stamp of this visit, all others by one less; count them."""
    last = len(work.mark) - 1
    stamp = work.mark[last] + 2
    work.mark[last] = stamp
    for i in range(n):
        work.mark[work.out[i]] = stamp - 1
    known = 0
    node = tree.first[here]
    while node != NONE:
        if tree.seat[node] == seat and work.mark[tree.action[node]] == stamp - 1:
            work.mark[tree.action[node]] = stamp
            known += 1
        node = tree.sibling[node]
    return known


@rule
def best_move(tree, work, here, seat, exploration, temperature):
    """The marked move with the highest mean plus exploration bonus (PUCT).

    How often a move could have been chosen counts, not how often its node was visited: `tries` sums up the moves that
    are legal in this world only.
    """
    stamp = work.mark[len(work.mark) - 1]
    tries, best_hope = 0, 0
    is_first = True
    node = tree.first[here]
    while node != NONE:
        if tree.seat[node] == seat and work.mark[tree.action[node]] == stamp:
            tries += tree.visits[node]
            if is_first or tree.prior_estimate[node] > best_hope:
                best_hope = tree.prior_estimate[node]
                is_first = False
        node = tree.sibling[node]
    whole = 0.0
    node = tree.first[here]
    while node != NONE:
        if tree.seat[node] == seat and work.mark[tree.action[node]] == stamp:
            whole += prior_weight(best_hope - tree.prior_estimate[node], temperature)
        node = tree.sibling[node]
    untried = tree.value[here, seat] / (FULL * max(1.0, tree.visits[here]))
    exploration_bonus = exploration * sqrt(tries + 1.0) / (1000.0 * max(whole, 1e-9))
    found, best = NONE, -1.0
    node = tree.first[here]
    while node != NONE:
        if tree.seat[node] == seat and work.mark[tree.action[node]] == stamp:
            visits = tree.visits[node]
            mean = tree.value[node, seat] / (FULL * 1.0 * visits) if visits > 0 else untried
            score = mean + exploration_bonus * prior_weight(best_hope - tree.prior_estimate[node], temperature) / (
                1.0 + visits
            )
            if score > best:
                best = score
                found = node
        node = tree.sibling[node]
    return found


@rule
def usual_move(tree, work, rng, here, seat):
    """A random marked move, weighted by how often each was chosen.

    Without chance, seats that decide at the same time would adapt to each other's order of moves.
    """
    stamp = work.mark[len(work.mark) - 1]
    total, found = 0, NONE
    node = tree.first[here]
    while node != NONE:
        if tree.seat[node] == seat and work.mark[tree.action[node]] == stamp:
            weight = tree.visits[node] + 1
            total += weight
            if roll(rng, total) < weight:
                found = node
        node = tree.sibling[node]
    return found


@rule
def prior_weight(gap, temperature):
    """The prior weight of a move whose estimate is `gap` below the best: a slope with a long tail."""
    x = 1.0 + gap / (1.0 * temperature)
    return 1.0 / (x * x)


@rule
def back_up(tree, work, length, seats):
    """Add the result to all nodes on the path."""
    for i in range(length):
        node = work.path[i]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.value[node, seat] += work.result[seat]
