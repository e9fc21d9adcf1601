"""The state of a Dinner in Paris table: every field, and the words for their values.

Restaurants are numbered from 1 in the order in which they open; 0 is none. Spots are those of `table`.
"""

import numpy as np

from ....core.kernel import events
from ....core.kernel.record import dtype_of
from .components import (
    CATEGORIES,
    CELLS,
    ELEMENTS,
    KINDS,
    LOTS,
    MOST_CARDS,
    MOST_INGREDIENTS,
    PIGEON_KINDS,
    QUARTERS,
    RESTAURANTS,
    ROW,
    SPOT_ROWS,
    SPOTS,
    TYPE_COUNT,
)

MAX_PLAYERS = 4
EVENT_RING = 14

# Phases, in the order in which they come. In PAY, SITE and PREPARE the player makes up their mind: nobody else can
# tell them from ACTION, and nothing has happened yet (see `rules`).
CHOOSE, DRAW, ACTION, PAY, SITE, PREPARE, BUILD, DRAW_TWO, FREE, DISCARD, KEEP, END, OVER = range(13)
PHASE_NAMES = (
    "choose",
    "draw",
    "action",
    "pay",
    "site",
    "prepare",
    "build",
    "draw_two",
    "free",
    "discard",
    "keep",
    "end",
    "over",
)
NEXT_STEP = -1
"""In `resume`: continue the turn, instead of returning to a phase."""

NONE = -1
LEFT_OUT = KINDS  # in `paid`: the ingredient that `one_less` saves
LAST_ROUND = 255  # of the deck; a game is over long before

# Why the end is triggered (P47).
NOT_TRIGGERED, ENOUGH_RESTAURANTS, TWO_ROWS_EMPTY, NO_RESTAURANT_FITS, NO_TERRACE_FITS, ROUNDS_OVER = range(6)
TRIGGER_NAMES = ("", "restaurants", "rows", "no_restaurant_fits", "no_terrace_fits", "rounds")

STATE = dtype_of(
    [
        # Where terraces can come, kept up to date as the board changes (see `rules.ground`).
        ("frontier", np.int32, (MAX_PLAYERS, SPOT_ROWS)),  # spots where a seat may build without `intrude`, as bits
        ("free_lots", np.int32, (4,)),  # free lots of each side of the building row, as bits
        # Objectives as sets of bits: objective o is 1 << o.
        ("objective_deck", np.int32),
        ("common", np.int32),
        ("objectives", np.int32, (MAX_PLAYERS,)),  # in hand, secret
        ("completed", np.int32, (MAX_PLAYERS,)),
        ("intruding", np.int32),  # restaurants for which `intrude` holds in this Build, as bits (P39)
        ("event_count", np.int32),
        ("events", np.int16, (EVENT_RING, events.COLUMNS)),  # what happened (see core.kernel.events)
        ("actors", np.int16),  # seats that must decide now, as bits; none when the game is over
        ("shapes", np.int16, (RESTAURANTS + 1,)),  # shapes that lie in a restaurant's terraces, as bits
        # The board.
        ("terrace", np.int8, (CELLS,)),  # the restaurant whose terrace lies open on a cell
        ("builder", np.int8, (SPOTS,)),  # the restaurant that may build on a spot without `intrude`
        ("building", np.int8, (LOTS,)),  # the restaurant on a lot
        # Restaurants.
        ("kind", np.int8, (RESTAURANTS + 1,)),
        ("owner", np.int8, (RESTAURANTS + 1,)),
        ("lot", np.int8, (RESTAURANTS + 1,)),  # its first lot
        ("open", np.int8, (RESTAURANTS + 1,)),  # terraces that lie open on the board
        ("ways", np.int8, (RESTAURANTS + 1,)),  # spots where it may build without `intrude`
        ("covers", np.int8, (RESTAURANTS + 1,)),  # terraces that it may still cover in this Build (P39)
        ("opened", np.int8),  # restaurants that stand
        ("supply", np.int8, (TYPE_COUNT,)),
        # What a seat has.
        ("income", np.int8, (MAX_PLAYERS,)),
        ("taken", np.int8, (MAX_PLAYERS, CATEGORIES)),  # tiles taken from each row
        ("quarter", np.int8, (MAX_PLAYERS, QUARTERS)),  # terraces that lie open in each quarter
        ("around", np.int8, (MAX_PLAYERS, ELEMENTS)),  # and around each element of decor
        # Resource cards, in counts by kind. Those of a hand that only its owner knows, because they came from the deck,
        # are also listed, by the round of the deck that they came from (how often it had been rebuilt) and by kind.
        ("hand", np.int8, (MAX_PLAYERS, KINDS)),
        ("hand_size", np.int8, (MAX_PLAYERS,)),
        ("hidden", np.int8, (MAX_PLAYERS,)),  # the length of that list
        ("card", np.int8, (MAX_PLAYERS, MOST_CARDS)),
        ("card_round", np.uint8, (MAX_PLAYERS, MOST_CARDS)),
        ("deck_round", np.uint8),
        ("deck", np.int8, (KINDS,)),  # undrawn; a draw picks one at random
        ("deck_size", np.int8),
        ("discards", np.int8, (KINDS,)),
        ("row", np.int8, (ROW,)),
        # Pigeon cards, in counts by kind.
        ("pigeon_deck", np.int8, (PIGEON_KINDS,)),
        ("kept", np.int8, (MAX_PLAYERS, PIGEON_KINDS)),  # in hand, secret
        ("fresh", np.int8, (PIGEON_KINDS,)),  # those of them that came this very turn, not yet to be used (P12)
        ("pigeons", np.int8, (MAX_PLAYERS,)),  # drawn so far, used or not (P53)
        # What the last look at the end told about `intrude` cards (P47): seats of which one holds one; of which none.
        ("some_intrude", np.int8),
        ("none_intrude", np.int8),
        # The turn.
        ("players", np.int8),
        ("phase", np.int8),
        ("layout", np.int8),
        ("majority", np.int8),  # the majority card
        ("seat", np.int8),  # whose turn it is
        ("first_seat", np.int8),
        ("round_number", np.int8),
        ("trigger", np.int8),  # why the end is triggered, if it is
        ("actions_left", np.int8),
        ("built", np.int8),  # 1 when Build has been taken this turn (P11)
        ("second", np.int8),  # 1 while a second objective may be completed in the same action (P37)
        ("resume", np.int8),  # the phase to go back to when a drawn objective is kept or shared
        ("drawn", np.int8),  # that objective, secret
        ("choice", np.int8, (MAX_PLAYERS,)),  # the first objective a seat keeps, secret until all have chosen (P8)
        # Opening a restaurant: nothing is paid before the site is chosen.
        ("opening", np.int8),  # its type
        ("steps", np.int8),  # ingredients for which a card has been chosen
        ("paid", np.int8, (MOST_INGREDIENTS,)),  # the kinds of those cards
        # Building.
        ("budget", np.int8),  # money left
        ("coins", np.int8),  # coins, two_coins and intrude cards chosen before the first terrace, not yet played
        ("two_coins", np.int8),
        ("intrudes", np.int8),
        ("extending", np.int8),  # the restaurant that builds a free terrace (P35)
        ("draws_left", np.int8),  # P34
    ]
)

# Events: what their numbers say is in `words/events.py`.
(
    STARTED,
    MAJORITY_DRAWN,
    ROW_LAID,
    CHOSEN,
    OBJECTIVE_KEPT,
    OBJECTIVE_SHARED,
    CARD_TAKEN,
    CARD_DRAWN,
    CARD_SEEN,
    ROW_REFILLED,
    ROW_RENEWED,
    DECK_REBUILT,
    CARD_DISCARDED,
    CARD_PAID,
    ONE_LESS_PLAYED,
    RESTAURANT_OPENED,
    INCOME_RAISED,
    COINS_PLAYED,
    INTRUDE_PLAYED,
    TERRACE_BUILT,
    TERRACE_COVERED,
    BUILD_ENDED,
    PIGEON_DRAWN,
    PIGEON_KEPT,
    PIGEON_SEEN,
    NO_FREE_TERRACE,
    OBJECTIVE_COMPLETED,
    OBJECTIVE_PLAYED,
    OBJECTIVE_DRAWN,
    OBJECTIVE_SEEN,
    END_TRIGGERED,
    FINISHED,
) = range(1, 33)
