"""Why a seat may not do something: the number of the rule that forbids it, for every action there is."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import KINDS
from .menus import refuse_discard, refuse_draw, refuse_validation
from .orders import refuse_announcement, refuse_loss, refuse_order_space
from .place import refuse_place


@entry
def refusal(s, seat, action):
    """0 if the action is legal, else the rule that forbids it."""
    if s.phase == state.OVER:
        return 18
    if (s.actors >> seat) & 1 == 0:
        return 7 if s.phase == state.MEMORISE else 6  # has memorised already; or another player's turn
    if s.phase == state.PENALTY and not numbers.LOSE_AT <= action < numbers.DRAW_AT:
        return 25  # first of all a validated menu is given back
    if action < numbers.PUT_ORDER_AT:
        return refuse_step_one(s, seat, action)
    if action < numbers.VALIDATE_AT:
        return refuse_order_space(s, action - numbers.PUT_ORDER_AT) if s.phase == state.PLACE_ORDERS else 23
    if action < numbers.DISCARD_AT:
        return refuse_validation(s, seat, action - numbers.VALIDATE_AT) if s.phase == state.MENU else 13
    if action < numbers.LOSE_AT:
        return refuse_discard(s, seat, action - numbers.DISCARD_AT) if s.phase == state.MENU else 16
    if action < numbers.DRAW_AT:
        return refuse_loss(s, seat, action - numbers.LOSE_AT) if s.phase == state.PENALTY else 25
    if action < numbers.PASS:
        return refuse_draw(s, action - numbers.DRAW_AT) if s.phase == state.DRAW else 17
    if action == numbers.PASS:
        return refuse_pass(s)
    return 0 if s.phase == state.MEMORISE else 7


@rule
def refuse_step_one(s, seat, action):
    """Placing and announcing belong to step 1, once a turn (B8), after the orders are laid and memorised."""
    if s.phase == state.PLACE_ORDERS:
        return 23
    if s.phase == state.MEMORISE:
        return 7
    if s.phase != state.PLACE:
        return 8
    if action < numbers.ANNOUNCE_AT:
        return refuse_place(s, seat, action // numbers.PIECES, action % numbers.PIECES)
    return refuse_announcement(s, (action - numbers.ANNOUNCE_AT) // KINDS)


@rule
def refuse_pass(s):
    """Validating and discarding are optional (B13, B16); nothing else is."""
    if s.phase == state.MENU:
        return 0
    if s.phase == state.PLACE_ORDERS:
        return 23
    if s.phase == state.MEMORISE:
        return 7
    return 17 if s.phase == state.DRAW else 8
