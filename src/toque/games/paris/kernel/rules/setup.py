"""Laying out the table: P1 to P10."""

from .....core.kernel.bits import random_bit
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import entry, rule
from .....core.kernel.rng import roll
from .. import state
from ..components import (
    ALL_OBJECTIVES,
    CARDS,
    COPIES,
    FIRST_HAND,
    FIRST_INCOME,
    FREE_LOTS,
    KINDS,
    MAJORITY_CARDS,
    PIGEON_COPIES,
    PIGEON_KINDS,
    ROW,
    SUPPLY,
    TYPE_COUNT,
)
from ..state import MAX_PLAYERS
from .cards import add_hidden_card, draw_from_deck, renew_row, tell_row
from .payment import forget_payment

FIRST_OBJECTIVES = 2
MOST_SEATS = 4


@entry
def setup(s, rng, players, options):
    """Lay out a fresh table; s comes all zero, options in the order of `options.py`."""
    s.players = players
    s.layout = MOST_SEATS - players + options[0]  # P2, P3
    s.round_number = 1
    s.drawn = state.NONE
    s.resume = state.NEXT_STEP
    forget_payment(s)
    fill_supplies(s)
    s.first_seat = roll(rng, players)  # P9
    s.seat = s.first_seat
    emit(s, state.STARTED, s.first_seat, 0, 0, 0, EVERYBODY, 1)
    s.majority = roll(rng, MAJORITY_CARDS)
    emit(s, state.MAJORITY_DRAWN, s.first_seat, s.majority, 0, 0, EVERYBODY, 1)
    deal(s, rng, players)
    s.phase = state.CHOOSE
    s.actors = (1 << players) - 1


@rule
def fill_supplies(s):
    """P5, P7: all components, before anything is dealt."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    s.deck_size = CARDS
    for pigeon in range(PIGEON_KINDS):
        s.pigeon_deck[pigeon] = PIGEON_COPIES[pigeon]
    for kind in range(TYPE_COUNT):
        s.supply[kind] = SUPPLY[kind]
    for side in range(4):
        s.free_lots[side] = FREE_LOTS[s.layout]
    s.objective_deck = ALL_OBJECTIVES
    for seat in range(MAX_PLAYERS):
        s.choice[seat] = state.NONE


@rule
def deal(s, rng, players):
    """P7, P8, P10: the row, and to each player cards, objectives and an income."""
    for place in range(ROW):
        s.row[place] = draw_from_deck(s, rng)
    tell_row(s, state.ROW_LAID, s.first_seat, 0)
    renew_row(s, rng, s.first_seat)
    for seat in range(players):
        s.income[seat] = FIRST_INCOME
        for _ in range(FIRST_HAND):
            add_hidden_card(s, seat, draw_from_deck(s, rng), s.deck_round)
        for _ in range(FIRST_OBJECTIVES):
            objective = random_bit(rng, s.objective_deck)
            s.objective_deck &= ~(1 << objective)
            s.objectives[seat] |= 1 << objective
