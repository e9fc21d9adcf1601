"""Opening a restaurant (P18 to P22).

The player names the type, chooses the cards (see `payment`) and then the site. Nothing is public, and nothing has
happened, before the site is chosen: what a player only considers says nothing about their hand.
"""

from .....core.kernel.bits import count_bits
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import numbers, state
from ..components import COST, COST_SIZE, INCOME, MOST_INCOME, ONE_LESS, SIZE, TYPE_COUNT, WIDTH
from .cards import remove_card
from .end import fits, has_lots, look_for_end
from .ground import look_in_front
from .payment import (
    choose_what_must_be,
    forget_payment,
    gaps_at_least,
    mixed_in_hand,
    plain_in_hand,
    shortfall,
    usable,
)
from .turn import finish_action


@rule
def refuse_opening(s, seat, kind, mixed, spare):
    """The rule that forbids opening a restaurant of this type, or 0."""
    if s.supply[kind] == 0:
        return 20
    if shortfall(s, seat, kind, 0, mixed) > spare:
        return 18
    return 0 if fits(s, WIDTH[kind]) else 21


@rule
def spare(s, seat):
    """P19: one `one_less` saves one ingredient."""
    return 1 if usable(s, seat, ONE_LESS) > 0 else 0


@rule
def list_openings(s, seat, out, n):
    mixed, saved, plain = mixed_in_hand(s, seat), spare(s, seat), plain_in_hand(s, seat)
    helpers = count_bits(mixed) + saved
    for kind in range(TYPE_COUNT):
        if gaps_at_least(kind, plain) <= helpers and refuse_opening(s, seat, kind, mixed, saved) == 0:
            out[n] = numbers.OPEN_AT + kind
            n += 1
    return n


@rule
def start_opening(s, seat, kind):
    s.opening = kind
    s.steps = 0
    choose_what_must_be(s, seat)


@rule
def refuse_site(s, lot):
    """P21: free lots next to each other on one side."""
    starts = has_lots(s.free_lots[lot // SIZE], WIDTH[s.opening])
    return 0 if (starts >> (lot % SIZE)) & 1 else 21


@rule
def list_sites(s, out, n):
    for side in range(4):
        starts = has_lots(s.free_lots[side], WIDTH[s.opening])
        for start in range(SIZE):
            if (starts >> start) & 1:
                out[n] = numbers.SITE_AT + SIZE * side + start
                n += 1
    return n


@rule
def open_restaurant(s, seat, lot):
    """Pay, build, and raise the income at once (P22)."""
    kind = s.opening
    pay(s, seat)
    forget_payment(s)
    s.supply[kind] -= 1
    s.opened += 1
    restaurant = s.opened
    s.kind[restaurant] = kind
    s.owner[restaurant] = seat
    s.lot[restaurant] = lot
    for i in range(WIDTH[kind]):
        s.building[lot + i] = restaurant
        s.free_lots[lot // SIZE] &= ~(1 << (lot % SIZE + i))
    look_in_front(s, restaurant)
    emit(s, state.RESTAURANT_OPENED, seat, kind, restaurant, lot, EVERYBODY, 0)
    raise_income(s, seat, INCOME[kind])
    s.actions_left -= 1
    s.second = 0
    look_for_end(s)
    finish_action(s)


@rule
def pay(s, seat):
    """P18: the chosen cards go to the discards; P19: `one_less` is used up."""
    for i in range(COST_SIZE[s.opening]):
        ingredient = COST[s.opening, i]
        if s.paid[i] == state.LEFT_OUT:
            s.kept[seat, ONE_LESS] -= 1
            emit(s, state.ONE_LESS_PLAYED, seat, ingredient, 0, 0, EVERYBODY, 1)
        else:
            news = remove_card(s, seat, s.paid[i])
            emit(s, state.CARD_PAID, seat, s.paid[i], ingredient, 0, EVERYBODY, news)


@rule
def raise_income(s, seat, by):
    """P22, P30: the track ends at 26."""
    if by > 0:
        s.income[seat] = min(s.income[seat] + by, MOST_INCOME)
        emit(s, state.INCOME_RAISED, seat, by, s.income[seat], 0, EVERYBODY, 0)
