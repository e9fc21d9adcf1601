"""Resource cards: the deck, the row and the hands (P13 to P17)."""

from toque.core.events import EVERYBODY, emit
from toque.core.jit import rule
from toque.core.rng import roll
from toque.games.paris import state
from toque.games.paris.table import FOURS, KINDS, ONES, ROW, SHOWS

PACKED = 16
"""Two cards of the row in one number of an event."""


@rule
def draw_from_deck(s, rng):
    """Take one of the undrawn cards at random; an empty deck is rebuilt at once (P15)."""
    pick = roll(rng, s.deck_size)
    kind = 0
    while pick >= s.deck[kind]:
        pick -= s.deck[kind]
        kind += 1
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
def add_card(s, seat, kind, card_round):
    """A card comes to the end of a hand."""
    s.hand[seat, kind] += 1
    s.card[seat, s.hand_size[seat]] = kind
    s.card_round[seat, s.hand_size[seat]] = card_round
    s.hand_size[seat] += 1


@rule
def remove_card(s, seat, kind):
    """A card of this kind leaves a hand for the discards: a known one first, then the oldest (P17)."""
    place = place_to_leave(s, seat, kind)
    is_known = s.card_round[seat, place] == state.KNOWN
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    for i in range(place, s.hand_size[seat]):
        s.card[seat, i] = s.card[seat, i + 1]
        s.card_round[seat, i] = s.card_round[seat, i + 1]
    s.card[seat, s.hand_size[seat]] = 0
    s.card_round[seat, s.hand_size[seat]] = 0
    s.discards[kind] += 1
    return 0 if is_known else 1


@rule
def place_to_leave(s, seat, kind):
    found = state.NONE
    for place in range(s.hand_size[seat]):
        if s.card[seat, place] == kind:
            if s.card_round[seat, place] == state.KNOWN:
                return place
            if found == state.NONE:
                found = place
    return found


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
    add_card(s, seat, kind, state.KNOWN)
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
    add_card(s, seat, kind, before)
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
