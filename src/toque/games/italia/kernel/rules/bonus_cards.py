"""The bonus cards in a restaurant: which effects are at work, and turning a used card face down (I39, I40)."""

from .....core.kernel.bits import lowest
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import BONUS_AMOUNT, BONUS_SHOP, CRATE, EFFECT


@rule
def has_power(s, seat, effect):
    """Whether a face-up card of this seat has the effect."""
    return (s.powers[seat] >> effect) & 1 == 1


@rule
def card_with(s, seat, effect):
    """The first face-up card of this seat with the effect; it must have one."""
    cards = s.bonus[seat]
    while EFFECT[lowest(cards)] != effect:
        cards &= cards - 1
    return lowest(cards)


@rule
def power_amount(s, seat, effect):
    """The amount on the first face-up card with the effect, which the seat must have."""
    return BONUS_AMOUNT[card_with(s, seat, effect)]


@rule
def summed_amount(s, seat, effect):
    """The amounts of all face-up cards with this effect together."""
    total, cards = 0, s.bonus[seat]
    while cards != 0:
        card = lowest(cards)
        if EFFECT[card] == effect:
            total += BONUS_AMOUNT[card]
        cards &= cards - 1
    return total


@rule
def best_amount(s, seat, effect, otherwise):
    """The largest amount of the face-up cards with this effect, or the usual amount without any."""
    best, cards = otherwise, s.bonus[seat]
    while cards != 0:
        card = lowest(cards)
        if EFFECT[card] == effect:
            best = max(best, BONUS_AMOUNT[card])
        cards &= cards - 1
    return best


@rule
def count_power(s, seat, effect):
    """How many face-up cards of this seat have the effect."""
    count, cards = 0, s.bonus[seat]
    while cards != 0:
        if EFFECT[lowest(cards)] == effect:
            count += 1
        cards &= cards - 1
    return count


@rule
def note_powers(s, seat):
    """Bring the effects at work up to date after a change among a seat's face-up cards."""
    powers, crates, cards = 0, 0, s.bonus[seat]
    while cards != 0:
        card = lowest(cards)
        powers |= 1 << EFFECT[card]
        if EFFECT[card] == CRATE:
            crates |= 1 << BONUS_SHOP[card]
        cards &= cards - 1
    s.powers[seat] = powers
    s.crate_cards[seat] = crates


@rule
def turn_face_down(s, seat, card):
    """I39: a used card stays on its space, face down, and works no more."""
    s.bonus[seat] &= ~(1 << card)
    s.bonus_used[seat] |= 1 << card
    note_powers(s, seat)
    emit(s, state.BONUS_TURNED, seat, card, 0, 0, EVERYBODY, 0)
