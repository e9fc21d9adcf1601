"""The search kernel: information-set Monte-Carlo tree search, for any game; `jit.bind` fills the holes."""

from ...core.kernel.holes import hole
from ...core.kernel.rng import roll
from .rollout import glimpse, is_new_turn, is_several, judge, next_actor, play_on
from .tree import BLIND, NONE, ROOT, add_node, back_up, best_move, clear, find_node, is_full, mark_known, usual_move

redeal = hole("(s, seat, rng)")
legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")

FEW = 8
"""If there are this few moves, every level notices all of them."""
HANDFUL = 6
"""Moves that are seen together, and of which one catches the eye."""


def search(states, tree, work, rng, seat, plan, iterations):
    """Think for that many iterations about the decision of a seat in states[0]; the tree grows from call to call.

    Each iteration plays in a world of its own, dealt again from what the seat knows: states[1]. states[2] is room to
    try moves in.
    """
    if tree.used[0] == 0:
        clear(tree)
    for _ in range(iterations):
        states[1] = states[0]
        redeal(states[1], seat, rng)
        length, turns = descend(states, tree, work, rng, seat, plan)
        play_on(states, work, rng, plan, min(plan.beyond, plan.horizon - turns))
        judge(states[1], work, plan)
        back_up(tree, work, length, states[1].players)


def descend(states, tree, work, rng, seat, plan):
    """Go down the tree in states[1] until a new move is tried; return how many nodes and turns were passed.

    While several seats decide at once, each picks from the node at which the first was asked, so that none sees
    another's choice. What they chose together is separated below, by BLIND nodes.
    """
    work.path[0] = ROOT
    node, length, turns = ROOT, 1, 0
    is_blind = False
    while states[1].actors != 0 and turns < min(plan.horizon, plan.planned) and length + 2 < len(work.path):
        before, phase = states[1].actors, states[1].phase
        if not is_blind and is_several(before):
            is_blind = True
            for other in range(states[1].players):
                work.node_of_seat[other] = node
        actor = next_actor(before, seat)
        here = work.node_of_seat[actor] if is_blind else node
        is_habit = is_blind and actor != seat and roll(rng, 2) == 0
        move = pick(states, tree, work, rng, here, actor, plan, is_habit)
        if move == NONE:
            break
        is_new = tree.visits[move] == 0
        work.path[length] = move
        length += 1
        apply(states[1], rng, actor, tree.action[move])
        after = states[1].actors
        if is_new_turn(before, after):
            turns += 1
        if is_new:
            break
        if is_blind:
            work.node_of_seat[actor] = move
            move = find_node(tree, node, actor + BLIND, tree.action[move])
            if move == NONE:
                break
            work.path[length] = move
            length += 1
            is_blind = after & ~before == 0 and states[1].phase == phase
        node = move
    return length, turns


def pick(states, tree, work, rng, here, seat, plan, is_habit):
    """The move to try next; NONE if the tree is full."""
    n = legal(states[1], seat, work.out)
    known = mark_known(tree, work, here, seat, n)
    is_settled = here == ROOT and plan.attention > 0 and known > 0
    if known < n and not is_settled:
        if here == ROOT and plan.attention > 0:
            n = notice(states, work, rng, seat, n, plan.attention)
        add_moves(states, tree, work, rng, here, seat, n)
    if is_habit:
        return usual_move(tree, work, rng, here, seat)
    return best_move(tree, work, here, seat, plan.exploration, plan.temperature)


def notice(states, work, rng, seat, n, attention):
    """Move a few of many actions to the front, and return how many: the others are overlooked.

    Each is the best of a few random ones by the estimate, so an obvious move is seldom overlooked.
    """
    if n <= FEW:
        return n
    noticed = min(attention, n)
    for i in range(noticed):
        best, place = 0, -1
        for _ in range(HANDFUL):
            j = i + roll(rng, n - i)
            value = glimpse(states, rng, seat, work.out[j])
            if place < 0 or value > best:
                best = value
                place = j
        work.out[i], work.out[place] = work.out[place], work.out[i]
    return noticed


def add_moves(states, tree, work, rng, here, seat, n):
    """Add the legal actions that the tree does not have yet, each with the mover's estimate after it."""
    if is_full(tree):
        return
    stamp = work.mark[len(work.mark) - 1]
    for i in range(n):
        action = work.out[i]
        if work.mark[action] == stamp - 1:
            prior_estimate = glimpse(states, rng, seat, action)
            if add_node(tree, here, seat, action, prior_estimate) != NONE:
                work.mark[action] = stamp
