"""What a seat knows as numbers, for learning: the same table for everyone, seats counted from the one that looks.

It remembers what a person may forget: who took which card from the row (P17), and which cards can still be in the
deck or, from before it was last rebuilt, in somebody's hand.
"""

from ....core.kernel.bits import count_bits
from ....core.kernel.jit import entry, rule
from . import state
from .components import (
    CATEGORIES,
    CELLS,
    ELEMENTS,
    IS_KEPT,
    KINDS,
    MOST_CARDS,
    MOST_INGREDIENTS,
    OBJECTIVE_COUNT,
    PIGEON_KINDS,
    QUARTERS,
    RESTAURANTS,
    ROW,
    SPOTS,
    TYPE_COUNT,
)
from .redeal import COUNT, COUNT_BITS, is_pondering, next_round, pool_of_round, unseen_objectives
from .rules.cards import hidden_of
from .rules.objectives import is_met
from .state import MAX_PLAYERS

TABLE_NUMBERS = 24
MOST_OLDER = 30
"""Others hold at most two hands of seven and one of sixteen cards."""
CARD_NUMBERS = ROW + 3 * KINDS + 2 * MOST_OLDER
OBJECTIVE_NUMBERS = 5 * OBJECTIVE_COUNT + 1
RESTAURANT_NUMBERS = 7
SEAT_NUMBERS = 8 + MOST_CARDS + CATEGORIES + QUARTERS + ELEMENTS + KINDS + OBJECTIVE_COUNT
OWN_NUMBERS = KINDS + 2 * PIGEON_KINDS + MOST_INGREDIENTS
OBSERVATION = (
    TABLE_NUMBERS
    + CARD_NUMBERS
    + OBJECTIVE_NUMBERS
    + PIGEON_KINDS
    + TYPE_COUNT
    + OWN_NUMBERS
    + RESTAURANT_NUMBERS * RESTAURANTS
    + MAX_PLAYERS * SEAT_NUMBERS
    + CELLS
    + SPOTS
)


@entry
def observe(s, seat, out):
    """Write the seat's knowledge into out; return how many numbers were written (always OBSERVATION)."""
    n = observe_table(s, seat, out, 0)
    n = observe_cards(s, seat, out, n)
    n = observe_objectives(s, seat, out, n)
    n = observe_supplies(s, seat, out, n)
    n = observe_own(s, seat, out, n)
    n = observe_restaurants(s, seat, out, n)
    for step in range(MAX_PLAYERS):
        n = observe_seat(s, (seat + step) % s.players, step < s.players, out, n)
    return observe_square(s, out, n)


@rule
def observe_table(s, seat, out, n):
    """The turn; the decisions that another player is making cannot be seen."""
    is_hidden = s.seat != seat and is_pondering(s)
    out[n] = state.ACTION if is_hidden else s.phase
    out[n + 1] = s.players
    out[n + 2] = s.layout
    out[n + 3] = s.majority
    out[n + 4] = (s.seat - seat + s.players) % s.players
    out[n + 5] = (s.first_seat - seat + s.players) % s.players
    out[n + 6] = (s.actors >> seat) & 1
    out[n + 7] = s.round_number
    out[n + 8] = s.trigger
    out[n + 9] = s.actions_left
    out[n + 10] = s.built
    out[n + 11] = s.second
    out[n + 12] = s.resume
    out[n + 13] = state.NONE if is_hidden else s.opening
    out[n + 14] = 0 if is_hidden else s.steps
    out[n + 15] = 0 if is_hidden else s.budget
    out[n + 16] = 0 if is_hidden else s.coins
    out[n + 17] = 0 if is_hidden else s.two_coins
    out[n + 18] = 0 if is_hidden else s.intrudes
    out[n + 19] = s.extending
    out[n + 20] = s.draws_left
    out[n + 21] = s.opened
    out[n + 22] = seats_from(s.some_intrude, seat, s.players)
    out[n + 23] = seats_from(s.none_intrude, seat, s.players)
    return n + TABLE_NUMBERS


@rule
def seats_from(seats, seat, players):
    """A set of seats, counted from the one that looks."""
    found = 0
    for step in range(players):
        if (seats >> ((seat + step) % players)) & 1:
            found |= 1 << step
    return found


@rule
def observe_cards(s, seat, out, n):
    """The row; for each kind of card: discarded, perhaps in the deck, in hand; and cards held from before."""
    for place in range(ROW):
        out[n + place] = s.row[place]
    n += ROW
    pool = pool_of_round(s, seat, s.deck_round)
    for kind in range(KINDS):
        out[n] = s.discards[kind]
        out[n + 1] = (pool >> (COUNT_BITS * kind)) & COUNT
        out[n + 2] = s.hand[seat, kind]
        n += 3
    return observe_older_cards(s, seat, out, n)


@rule
def observe_older_cards(s, seat, out, n):
    """Cards that somebody holds since the deck was rebuilt: kind, and how often it has been since; zeros after them."""
    end = n + 2 * MOST_OLDER
    card_round = next_round(s, seat, -1)
    while card_round < s.deck_round:
        pool = pool_of_round(s, seat, card_round)
        for kind in range(KINDS):
            for _ in range((pool >> (COUNT_BITS * kind)) & COUNT):
                out[n] = 1 + kind
                out[n + 1] = s.deck_round - card_round
                n += 2
        card_round = next_round(s, seat, card_round)
    while n < end:
        out[n] = 0
        n += 1
    return n


@rule
def observe_objectives(s, seat, out, n):
    """For each objective: common, in the seat's own hand, just drawn, met, perhaps in the deck; and the deck's size."""
    unseen = unseen_objectives(s, seat)
    for objective in range(OBJECTIVE_COUNT):
        out[n] = (s.common >> objective) & 1
        out[n + 1] = (s.objectives[seat] >> objective) & 1
        out[n + 2] = 1 if s.seat == seat and s.drawn == objective else 0
        out[n + 3] = 1 if is_met(s, seat, objective) else 0
        out[n + 4] = (unseen >> objective) & 1
        n += 5
    out[n] = count_bits(s.objective_deck)
    return n + 1


@rule
def observe_supplies(s, seat, out, n):
    """Pigeon cards that the seat cannot place, and restaurants left."""
    for pigeon in range(PIGEON_KINDS):
        out[n] = s.pigeon_deck[pigeon]
        if IS_KEPT[pigeon]:
            for other in range(s.players):
                if other != seat:
                    out[n] += s.kept[other, pigeon]
        n += 1
    for kind in range(TYPE_COUNT):
        out[n] = s.supply[kind]
        n += 1
    return n


@rule
def observe_own(s, seat, out, n):
    """The secrets of this seat: its hidden cards, its pigeon cards, its payment."""
    for kind in range(KINDS):
        out[n] = hidden_of(s, seat, kind)
        n += 1
    for pigeon in range(PIGEON_KINDS):
        out[n] = s.kept[seat, pigeon]
        out[n + 1] = s.fresh[pigeon] if s.seat == seat else 0
        n += 2
    for i in range(MOST_INGREDIENTS):
        out[n] = s.paid[i] if s.seat == seat else state.NONE
        n += 1
    return n


@rule
def observe_restaurants(s, seat, out, n):
    """Every open restaurant: owner, type, place, and how it can grow; zeros for those to come."""
    is_hidden = s.seat != seat and is_pondering(s)
    for restaurant in range(1, RESTAURANTS + 1):
        for i in range(RESTAURANT_NUMBERS):
            out[n + i] = 0
        if restaurant <= s.opened:
            out[n] = 1 + (s.owner[restaurant] - seat + s.players) % s.players
            out[n + 1] = 1 + s.kind[restaurant]
            out[n + 2] = s.lot[restaurant]
            out[n + 3] = s.open[restaurant]
            out[n + 4] = s.ways[restaurant]
            out[n + 5] = 0 if is_hidden else (s.intruding >> restaurant) & 1
            out[n + 6] = 0 if is_hidden else s.covers[restaurant]
        n += RESTAURANT_NUMBERS
    return n


@rule
def observe_seat(s, seat, is_there, out, n):
    """The public facts of a seat; zeros for an unused seat."""
    for i in range(SEAT_NUMBERS):
        out[n + i] = 0
    if is_there:
        out[n] = 1
        out[n + 1] = s.income[seat]
        out[n + 2] = s.hand_size[seat]
        out[n + 3] = s.hidden[seat]
        out[n + 4] = count_bits(s.objectives[seat])
        out[n + 5] = s.pigeons[seat]
        out[n + 6] = kept_pigeons(s, seat)
        out[n + 7] = (s.actors >> seat) & 1
        for place in range(s.hidden[seat]):  # how often the deck has been rebuilt since each hidden card came
            out[n + 8 + place] = 1 + s.deck_round - s.card_round[seat, place]
        observe_tiles(s, seat, out, n + 8 + MOST_CARDS)
    return n + SEAT_NUMBERS


@rule
def observe_tiles(s, seat, out, n):
    for category in range(CATEGORIES):
        out[n + category] = s.taken[seat, category]
    n += CATEGORIES
    for quarter in range(QUARTERS):
        out[n + quarter] = s.quarter[seat, quarter]
    n += QUARTERS
    for element in range(ELEMENTS):
        out[n + element] = s.around[seat, element]
    n += ELEMENTS
    for kind in range(KINDS):
        out[n + kind] = s.hand[seat, kind] - hidden_of(s, seat, kind)
    n += KINDS
    for objective in range(OBJECTIVE_COUNT):
        out[n + objective] = (s.completed[seat] >> objective) & 1


@rule
def kept_pigeons(s, seat):
    count = 0
    for pigeon in range(PIGEON_KINDS):
        count += s.kept[seat, pigeon]
    return count


@rule
def observe_square(s, out, n):
    """The restaurant whose terrace lies on each cell, and the one that may build on each spot."""
    for cell in range(CELLS):
        out[n] = s.terrace[cell]
        n += 1
    for spot in range(SPOTS):
        out[n] = s.builder[spot]
        n += 1
    return n
