"""What a seat may do now, as sorted action numbers."""

from .....core.kernel.bits import lowest
from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import KINDS, OBJECTIVE_COUNT, ROW
from .build import list_helps
from .objectives import list_completions, list_drawing, list_second
from .opening import list_openings, list_sites
from .payment import refuse_card, refuse_leaving_out
from .terraces import list_free_terraces, list_terraces


@entry
def legal(s, seat, out):
    """Write the legal actions of a seat into out, in ascending order; return how many."""
    if (s.actors >> seat) & 1 == 0:
        return 0
    if s.phase == state.ACTION:
        return legal_actions(s, seat, out)
    if s.phase == state.BUILD:
        return legal_building(s, seat, out)
    if s.phase == state.DRAW:
        return list_drawing(s, seat, out, legal_draws(s, out, 0))
    if s.phase == state.DRAW_TWO:
        return legal_draws(s, out, 0)
    if s.phase == state.PREPARE:
        n = list_terraces(s, seat, out, 0)
        return list_helps(s, seat, n > 0, out, n)
    if s.phase == state.FREE:
        return list_free_terraces(s, out, 0)
    if s.phase == state.PAY:
        return legal_payments(s, seat, out)
    if s.phase == state.SITE:
        return list_sites(s, out, 0)
    return legal_small_choices(s, seat, out)


@rule
def legal_actions(s, seat, out):
    """P11: one of the four actions; or a pigeon card."""
    n = 0
    if s.built == 0:
        n = list_terraces(s, seat, out, n)
    terraces = n
    n = legal_draws(s, out, n)
    n = list_openings(s, seat, out, n)
    if s.built == 0:
        n = list_helps(s, seat, terraces > 0, out, n)
    n = list_completions(s, seat, numbers.COMPLETE_AT, out, n)
    n = list_second(s, seat, out, n)
    return list_drawing(s, seat, out, n)


@rule
def legal_building(s, seat, out):
    """P31: go on, or stop."""
    n = list_terraces(s, seat, out, 0)
    n = list_helps(s, seat, n > 0, out, n)
    out[n] = numbers.STOP
    return list_drawing(s, seat, out, n + 1)


@rule
def legal_draws(s, out, n):
    """P13: the kinds of card in the row, each once, and the deck."""
    kinds = 0
    for place in range(ROW):
        kinds |= 1 << s.row[place]
    while kinds != 0:
        out[n] = numbers.DRAW_AT + lowest(kinds)
        n += 1
        kinds &= kinds - 1
    out[n] = numbers.DRAW_DECK
    return n + 1


@rule
def legal_payments(s, seat, out):
    n = 0
    for kind in range(KINDS):
        if refuse_card(s, seat, kind) == 0:
            out[n] = numbers.PAY_AT + kind
            n += 1
    if refuse_leaving_out(s, seat) == 0:
        out[n] = numbers.LEAVE_OUT
        n += 1
    return n


@rule
def legal_small_choices(s, seat, out):
    n = 0
    if s.phase == state.KEEP:
        out[0] = numbers.KEEP
        out[1] = numbers.SHARE
        n = 2
    elif s.phase == state.DISCARD:
        n = list_drawing(s, seat, out, n)
        for kind in range(KINDS):
            if s.hand[seat, kind] > 0:
                out[n] = numbers.DISCARD_AT + kind
                n += 1
    elif s.phase == state.END:
        n = list_second(s, seat, out, n)
        n = list_drawing(s, seat, out, n)
        out[n] = numbers.END_TURN
        n += 1
    else:
        for objective in range(OBJECTIVE_COUNT):
            if (s.objectives[seat] >> objective) & 1:
                out[n] = numbers.CHOOSE_AT + objective
                n += 1
    return n
