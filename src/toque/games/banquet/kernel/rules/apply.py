"""Playing a legal action: one branch a verb."""

from .....core.kernel.jit import entry
from .. import numbers
from ..components import KINDS
from .menus import discard, draw_chosen, refill_hand, validate
from .orders import announce, lose_menu, memorise, put_order
from .place import place


@entry
def apply(s, rng, seat, action):
    """Play a legal action and run on to the next decision."""
    if action < numbers.ANNOUNCE_AT:
        place(s, seat, action // numbers.PIECES, action % numbers.PIECES)
    elif action < numbers.PUT_ORDER_AT:
        choice = action - numbers.ANNOUNCE_AT
        announce(s, seat, choice // KINDS, choice % KINDS)
    elif action < numbers.VALIDATE_AT:
        put_order(s, rng, seat, action - numbers.PUT_ORDER_AT)
    elif action < numbers.DISCARD_AT:
        validate(s, rng, seat, action - numbers.VALIDATE_AT)
    elif action < numbers.LOSE_AT:
        discard(s, rng, seat, action - numbers.DISCARD_AT)
    elif action < numbers.DRAW_AT:
        lose_menu(s, seat, action - numbers.LOSE_AT)
    elif action < numbers.PASS:
        draw_chosen(s, rng, seat, action - numbers.DRAW_AT)
    elif action == numbers.PASS:
        refill_hand(s, rng, seat)
    else:
        memorise(s, seat)
