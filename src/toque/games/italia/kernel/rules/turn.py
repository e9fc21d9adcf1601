"""A player's turn in an action phase: two actions, what a bonus card adds after them, and its end (I6, I53)."""

from .....core.kernel.bits import count_bits
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    BONUS_SLOTS,
    ON_DEMAND,
    REMEDIAL,
    RESTOCK_AFTER,
    TAKE_DISCARDED,
    TOP,
    WINE_COST,
    WINE_SEARCH,
    WINES,
)
from .bonus_cards import has_power, power_amount


@rule
def start_action(s, seat, cost):
    """Begin an action that counts as `cost` of the turn's actions."""
    s.actions_left -= cost
    s.may_restock_after = 1 if has_power(s, seat, RESTOCK_AFTER) else 0


@rule
def finish_action(s, seat):
    """After an action: Negozio di fiducia's restocking if no ingredient was taken, then the next step."""
    s.buys = 0
    s.restocked = 0
    if s.may_restock_after:
        s.may_restock_after = 0
        s.phase = state.RESTOCK
    else:
        next_action(s, seat)


@rule
def next_action(s, seat):
    """Continue the turn while there is an action left, or a card that works without one."""
    s.phase = state.ACTION
    if s.actions_left == 0 and not has_free_card(s, seat):
        end_turn(s)


@rule
def end_turn(s):
    """End the turn; `calendar.run_on` finds the next seat."""
    s.phase = state.ACTION
    s.actions_left = 0
    s.cat_used = 0
    s.turn += 1
    s.actors = 0


@rule
def has_free_card(s, seat):
    """Whether a card can be used now that costs no action (I61, I62, I70)."""
    if s.powers[seat] & ON_DEMAND == 0:
        return False
    return can_take_discarded(s, seat) or can_take_remedial(s, seat) or can_search_wine(s, seat)


@rule
def has_bonus_space(s, seat):
    return count_bits(s.bonus[seat] | s.bonus_used[seat]) < BONUS_SLOTS


@rule
def can_take_discarded(s, seat):
    return has_power(s, seat, TAKE_DISCARDED) and s.bonus_discards != 0 and has_bonus_space(s, seat)


@rule
def can_take_remedial(s, seat):
    """I62: its price is there, and the marker is not at the top."""
    return has_power(s, seat, REMEDIAL) and s.track[seat] < TOP and s.coins[seat] >= power_amount(s, seat, REMEDIAL)


@rule
def can_search_wine(s, seat):
    if not has_power(s, seat, WINE_SEARCH):
        return False
    for wine in range(WINES):
        if s.wine_deck[wine] > 0 and WINE_COST[wine] <= s.coins[seat]:
            return True
    return False
