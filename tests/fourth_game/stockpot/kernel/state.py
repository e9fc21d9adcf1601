"""The state of Stockpot: one record, hidden things and all."""

import numpy as np

from ....core.kernel import events
from ....core.kernel.record import dtype_of
from .components import SPICES

MAX_PLAYERS = 3
EVENT_RING = 16  # the last choice of a round shows three spices, scores three times, and begins the next round
NOTHING = -1
OFFERED = 2
"""How many guests the chef chooses from (S3)."""

INVITE, SEASON, OVER = range(3)
PHASE_NAMES = ("invite", "season", "over")

STATE = dtype_of(
    [
        ("event_count", np.int32),
        ("events", np.int16, (EVENT_RING, events.COLUMNS)),
        ("actors", np.int16),
        ("players", np.int8),
        ("phase", np.int8),
        ("mercy", np.int8),
        ("round", np.int8),
        ("chef", np.int8),
        ("waiting_guests", np.int8),  # those who have not eaten, as bits; the offered and the invited ones too
        ("offered", np.int8, (OFFERED,)),  # NOTHING once one of them is invited
        ("guest", np.int8),  # NOTHING until one is invited
        ("hand", np.int8, (MAX_PLAYERS, SPICES)),  # how many of each spice
        ("chosen", np.int8, (MAX_PLAYERS,)),  # secret until all have chosen; NOTHING at any other time
        ("shown", np.int8, (MAX_PLAYERS, SPICES)),  # spices that a seat has put into the pot
        ("cellar", np.int8, (SPICES,)),
        ("points", np.int8, (MAX_PLAYERS,)),
        ("rounds_scored", np.int8, (MAX_PLAYERS,)),
    ]
)

# Events: what their numbers say is in `words/events.py`.
STARTED, GUESTS_COME, INVITED, CHOSEN, CHOICE_NOTED, SPICE_SHOWN, TOO_HOT, SCORED, FINISHED = range(1, 10)
