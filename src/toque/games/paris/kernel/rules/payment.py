"""Paying for a restaurant: which cards can pay which ingredients (P18, P19).

A cost is paid ingredient by ingredient, in the order of its row in the table. A card is offered for an ingredient
only if the rest can still be paid, so no payment ends halfway. If only one card can pay, it is taken without asking.
"""

from .....core.kernel.bits import count_bits
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    COST,
    COST_SIZE,
    EACH_NEED,
    GIVES,
    HELPS,
    INGREDIENT_COUNT,
    KINDS,
    MIXED_BIT,
    MIXED_CARDS,
    MOST_COUNTED,
    NEED_BITS,
    NEEDS,
    ONE_LESS,
    PACKED_NEEDS,
    PLAIN_CARD,
)

GAP_BITS = 3


@rule
def mixed_in_hand(s, seat):
    """The cards with several ingredients in a hand, as bits."""
    found = 0
    for i in range(len(MIXED_CARDS)):
        if s.hand[seat, MIXED_CARDS[i]] > 0:
            found |= 1 << i
    return found


@rule
def plain_in_hand(s, seat):
    """The cards of one ingredient in a hand, as counters of four bits each; more than seven count as seven."""
    found = 0
    for i in range(INGREDIENT_COUNT):
        found |= min(s.hand[seat, PLAIN_CARD[i]], MOST_COUNTED) << (NEED_BITS * i)
    return found


@rule
def gaps_at_least(kind, plain):
    """How many ingredients of a type these cards of one ingredient leave open: all counters at once.

    With its highest bit added a counter never borrows from the next; where the bit is left, the need is what remains.
    """
    left = PACKED_NEEDS[kind] + (EACH_NEED << (NEED_BITS - 1)) - plain
    gaps = left & (((left >> (NEED_BITS - 1)) & EACH_NEED) * MOST_COUNTED)
    return ((gaps * EACH_NEED) >> (NEED_BITS * (INGREDIENT_COUNT - 1))) & ((1 << NEED_BITS) - 1)


@rule
def usable(s, seat, pigeon):
    """How many pigeon cards of a kind a seat may use now: not those of this very turn (P12)."""
    return s.kept[seat, pigeon] - s.fresh[pigeon]


@rule
def chosen(s, kind, step):
    """How many cards of a kind have been chosen for the first `step` ingredients."""
    count = 0
    for i in range(step):
        if s.paid[i] == kind:
            count += 1
    return count


@rule
def mixed_left(s, seat):
    """The mixed cards in hand that have not been chosen, as bits."""
    found = mixed_in_hand(s, seat)
    for i in range(len(MIXED_CARDS)):
        if chosen(s, MIXED_CARDS[i], s.steps) > 0:
            found &= ~(1 << i)
    return found


@rule
def shortfall(s, seat, kind, step, mixed):
    """The number of ingredients from `step` on for which no card is left.

    Cards of one ingredient can pay only for it. Each mixed card fills one gap. By Hall's theorem, the gaps that stay
    open are the largest excess, over all sets of ingredients, of gaps over the cards that fill them.
    """
    gaps, gap_set, total = 0, 0, 0
    for i in range(INGREDIENT_COUNT):
        missing = NEEDS[kind, step, i]
        if missing > 0:
            card = PLAIN_CARD[i]
            missing -= s.hand[seat, card] - chosen(s, card, min(step, s.steps))
            if missing > 0:
                gaps |= missing << (GAP_BITS * i)
                gap_set |= 1 << i
                total += missing
    worst = total - count_bits(mixed & HELPS[gap_set])
    subset = (gap_set - 1) & gap_set
    while subset > 0:
        worst = max(worst, gaps_in(gaps, subset) - count_bits(mixed & HELPS[subset]))
        subset = (subset - 1) & gap_set
    return max(worst, 0)


@rule
def gaps_in(gaps, ingredients):
    count = 0
    for i in range(INGREDIENT_COUNT):
        if (ingredients >> i) & 1:
            count += (gaps >> (GAP_BITS * i)) & ((1 << GAP_BITS) - 1)
    return count


@rule
def spare_left(s, seat):
    """1 if `one_less` can still save an ingredient: at most one card for one restaurant (P19)."""
    return 1 if usable(s, seat, ONE_LESS) > 0 and chosen(s, state.LEFT_OUT, s.steps) == 0 else 0


@rule
def refuse_card(s, seat, kind):
    """The rule that forbids paying the next ingredient with this card, or 0."""
    if (GIVES[kind] >> COST[s.opening, s.steps]) & 1 == 0:
        return 18
    if s.hand[seat, kind] - chosen(s, kind, s.steps) <= 0:
        return 18
    if MIXED_BIT[kind] == 0:
        return 0  # a card of one ingredient has no better use: whatever pays without it pays with it
    mixed = mixed_left(s, seat) & ~MIXED_BIT[kind]
    return 0 if shortfall(s, seat, s.opening, s.steps + 1, mixed) <= spare_left(s, seat) else 18


@rule
def refuse_leaving_out(s, seat):
    """The rule that forbids saving the next ingredient, or 0."""
    if spare_left(s, seat) == 0:
        return 19
    return 0 if shortfall(s, seat, s.opening, s.steps + 1, mixed_left(s, seat)) == 0 else 19


@rule
def choose_card(s, kind):
    """Note the card for the next ingredient, or LEFT_OUT."""
    s.paid[s.steps] = kind
    s.steps += 1


@rule
def choose_what_must_be(s, seat):
    """Continue while there is no choice; then ask for a card, or for the site of the restaurant."""
    while s.steps < COST_SIZE[s.opening]:
        only = only_way(s, seat)
        if only == state.NONE:
            s.phase = state.PAY
            return
        choose_card(s, only)
    s.phase = state.SITE


@rule
def only_way(s, seat):
    """The only possible choice for the next ingredient, or NONE if there are several."""
    only = state.NONE
    for kind in range(KINDS):
        if refuse_card(s, seat, kind) == 0:
            if only != state.NONE:
                return state.NONE
            only = kind
    if refuse_leaving_out(s, seat) == 0:
        return state.LEFT_OUT if only == state.NONE else state.NONE
    return only


@rule
def forget_payment(s):
    """End the payment: clear its fields."""
    for i in range(len(s.paid)):
        s.paid[i] = state.NONE
    s.opening = state.NONE
    s.steps = 0
