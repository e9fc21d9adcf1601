"""The state of a Banquet Royal table: every field, and the words for their values."""

import numpy as np

from ....core.kernel import events
from ....core.kernel.record import dtype_of
from .components import CELLS, DECKS, HAND, KINDS

MAX_PLAYERS = 4
EVENT_RING = 16

# Phases, in the order in which they come.
PLACE_ORDERS, MEMORISE, PLACE, PENALTY, MENU, DRAW, OVER = range(7)
PHASE_NAMES = ("place_orders", "memorise", "place", "penalty", "menu", "draw", "over")

# Under a cloche: 0 nothing, 1 to 4 the dish of its order, or an order that nobody has seen yet (B23).
UNSEEN = KINDS + 1

NO_MENU = -1
NOTHING = -1

# Etiquette, B23.
CORNERS, ONE_EACH, SIX, ALL_EIGHT = range(4)

STATE = dtype_of(
    [
        # The table. Sets of cells are bits: cell x is 1 << x.
        ("filled", np.int64),  # cells with a dish or a toque
        ("cloches", np.int64),  # cells under a cloche
        ("touched", np.int64),  # cells that touch a dish or a toque
        ("completed", np.int64),  # menus that the newest piece completes, as bits (B13)
        # Menus as sets of bits: menu m is 1 << m.
        ("deck", np.int64, (DECKS,)),  # undrawn; a draw picks one at random
        ("discards", np.int64, (DECKS,)),
        ("validated", np.int64, (MAX_PLAYERS,)),
        # What happened (see core.kernel.events).
        ("event_count", np.int32),
        ("events", np.int16, (EVENT_RING, events.COLUMNS)),
        ("actors", np.int16),  # seats that must decide now, as bits; none when the game is over
        # Menus in hand. The back of a menu is public: hand_deck says which deck each place in a hand belongs to, also
        # while it waits for a menu. drawn_round is the deck's round (how often it had been rebuilt) at that draw.
        ("hand", np.int8, (MAX_PLAYERS, HAND)),
        ("hand_deck", np.int8, (MAX_PLAYERS, HAND)),
        ("drawn_round", np.int8, (MAX_PLAYERS, HAND)),
        ("deck_round", np.int8, (DECKS,)),
        ("players", np.int8),
        ("phase", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("first_seat", np.int8),
        ("newest", np.int8),  # the cell that was filled this turn, or NOTHING
        ("to_place", np.int8),  # Royal Orders still to be put on the table (B23)
        ("kitchen", np.int8, (KINDS,)),
        ("toques", np.int8, (MAX_PLAYERS,)),  # not yet played
        ("board", np.int8, (CELLS,)),  # piece on each cell
        ("orders", np.int8, (CELLS,)),  # order under each cloche
        ("order_supply", np.int8, (KINDS,)),  # orders not on the table, unseen
        ("order_discards", np.int8, (KINDS,)),  # orders lost to wrong announcements
        ("kept", np.int8, (MAX_PLAYERS, KINDS)),  # orders collected
        # Table options.
        ("gourmet", np.int8),
        ("etiquette", np.int8),
        ("all_you_can_eat", np.int8),
        ("hells_kitchen", np.int8),
        ("memory_aid", np.int8),
    ]
)

# Events: what their numbers say is in `words/events.py`.
(
    STARTED,
    ORDER_PLACED,
    ORDERS_SHOWN,
    MEMORISED,
    PLACED,
    ANNOUNCED,
    ORDER_REVEALED,
    NO_DISH_LEFT,
    MENU_LOST,
    MENU_VALIDATED,
    MENU_DISCARDED,
    DECK_REBUILT,
    MENU_DRAWN,
    MENU_SEEN,
    FINISHED,
) = range(1, 16)
