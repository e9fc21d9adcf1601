"""Resource cards: the deck, the row and the hands (P13 to P17)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .....core.kernel.rng import roll
from .. import state
from ..components import FOURS, KINDS, ONES, ROW, SHOWS

PACKED = 16
"""Two cards of the row in one number of an event."""


@rule
def draw_from_deck(s, rng):
    """Take one of the undrawn cards at random; an empty deck is rebuilt at once (P15)."""
    pick = roll(rng, s.deck_size)
    kind, until = 0, 0
    for earlier in range(KINDS - 1):
        until += s.deck[earlier]
        kind += 1 if pick >= until else 0
    s.deck[kind] -= 1
    s.deck_size -= 1
    if s.deck_size == 0:
        rebuild_deck(s)
    return kind


@rule
def rebuild_deck(s):
    """P15: the discards become the deck."""
    for kind in range(KINDS):
        s.deck[kind] = s.discards[kind]
        s.deck_size += s.discards[kind]
        s.discards[kind] = 0
    s.deck_round = min(s.deck_round + 1, state.LAST_ROUND)


@rule
def add_card(s, seat, kind):
    """A card that everybody sees comes into a hand."""
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1


@rule
def add_hidden_card(s, seat, kind, card_round):
    """A card that only its owner sees comes into a hand."""
    add_card(s, seat, kind)
    s.card[seat, s.hidden[seat]] = kind
    s.card_round[seat, s.hidden[seat]] = card_round
    sort_in(s, seat, s.hidden[seat])
    s.hidden[seat] += 1


@rule
def sort_in(s, seat, place):
    """Move a hidden card down to its place among those of its round, by kind, so that their order reveals nothing."""
    while (
        place > 0
        and s.card_round[seat, place - 1] == s.card_round[seat, place]
        and s.card[seat, place - 1] > s.card[seat, place]
    ):
        kind = s.card[seat, place]
        s.card[seat, place] = s.card[seat, place - 1]
        s.card[seat, place - 1] = kind
        place -= 1


@rule
def hidden_of(s, seat, kind):
    """How many cards of a kind in a hand are known to its owner only."""
    count = 0
    for place in range(s.hidden[seat]):
        if s.card[seat, place] == kind:
            count += 1
    return count


@rule
def remove_card(s, seat, kind):
    """A card leaves a hand for the discards, one that all know before any other; return 1 if it was hidden (P17).

    If a seat holds a known and a hidden card of one kind, spending one reveals nothing about the other.
    """
    is_hidden = s.hand[seat, kind] == hidden_of(s, seat, kind)
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    s.discards[kind] += 1
    if is_hidden:
        mix_rounds(s, seat)
        forget_hidden(s, seat, kind)
        return 1
    return 0


@rule
def mix_rounds(s, seat):
    """Nobody sees which of its hidden cards a seat spends: those of all its rounds mix from now on.

    Else the rounds of the cards that it keeps would reveal it. With two players, each knows all older cards of the
    other (P15).
    """
    first, last = s.card_round[seat, 0], s.card_round[seat, s.hidden[seat] - 1]
    if first == last or s.players == 2:
        return
    for other in range(s.players):
        for place in range(s.hidden[other]):
            if first <= s.card_round[other, place] < last:
                s.card_round[other, place] = last
            sort_in(s, other, place)


@rule
def forget_hidden(s, seat, kind):
    """Take the oldest hidden card of a kind off the list."""
    place = 0
    while s.card[seat, place] != kind:
        place += 1
    s.hidden[seat] -= 1
    for i in range(place, s.hidden[seat]):
        s.card[seat, i] = s.card[seat, i + 1]
        s.card_round[seat, i] = s.card_round[seat, i + 1]
    s.card[seat, s.hidden[seat]] = 0
    s.card_round[seat, s.hidden[seat]] = 0


@rule
def place_in_row(s, kind):
    """Where the row shows a card of this kind, or NONE."""
    for place in range(ROW):
        if s.row[place] == kind:
            return place
    return state.NONE


@rule
def take_from_row(s, rng, seat, kind):
    """P13, P17: everybody sees the card; the row is refilled at once."""
    place = place_in_row(s, kind)
    add_card(s, seat, kind)
    emit(s, state.CARD_TAKEN, seat, kind, 0, 0, EVERYBODY, 0)
    before = s.deck_round
    s.row[place] = draw_from_deck(s, rng)
    emit(s, state.ROW_REFILLED, seat, s.row[place], place, 0, EVERYBODY, 1)
    renew_row(s, rng, seat)
    tell_of_rebuilding(s, seat, before)


@rule
def take_from_deck(s, rng, seat):
    """P13, P17: the others see only that a card was drawn."""
    before = s.deck_round
    kind = draw_from_deck(s, rng)
    add_hidden_card(s, seat, kind, before)
    emit(s, state.CARD_DRAWN, seat, 0, 0, 0, EVERYBODY, 1)
    emit(s, state.CARD_SEEN, seat, kind, 0, 0, 1 << seat, 1)
    tell_of_rebuilding(s, seat, before)


@rule
def tell_of_rebuilding(s, seat, before):
    if s.deck_round != before:
        emit(s, state.DECK_REBUILT, seat, s.deck_round - before, 0, 0, EVERYBODY, 0)


@rule
def renew_row(s, rng, seat):
    """P16: as long as three cards show the same ingredient, all four make way for others."""
    times = 0
    while shows_three_alike(s):
        for place in range(ROW):
            s.discards[s.row[place]] += 1
        for place in range(ROW):
            s.row[place] = draw_from_deck(s, rng)
        times += 1
    if times > 0:
        tell_row(s, state.ROW_RENEWED, seat, times)


@rule
def shows_three_alike(s):
    """Whether some ingredient is on three or four cards of the row."""
    total = SHOWS[s.row[0]] + SHOWS[s.row[1]] + SHOWS[s.row[2]] + SHOWS[s.row[3]]
    return total & FOURS != 0 or total & (total >> 1) & ONES != 0


@rule
def tell_row(s, event, seat, times):
    emit(s, event, seat, s.row[0] + PACKED * s.row[1], s.row[2] + PACKED * s.row[3], times, EVERYBODY, 1)


@rule
def discard_card(s, seat, kind):
    """P14: a card too many."""
    news = remove_card(s, seat, kind)
    emit(s, state.CARD_DISCARDED, seat, kind, 0, 0, EVERYBODY, news)
