"""The events of Stockpot, one row each."""

from toque.games.stockpot.kernel import state
from toque.games.stockpot.kernel.components import GUEST_NAMES, SPICE_NAMES

from toque.core.words.events import AMOUNT, EventRow, EventTable

EVENTS = EventTable(
    EventRow(state.STARTED, "started", "S2", note="The seat is the first chef."),
    EventRow(state.GUESTS_COME, "guests_come", "S3", guest=GUEST_NAMES, other_guest=GUEST_NAMES),
    EventRow(state.INVITED, "invited", "S3", guest=GUEST_NAMES, bears=AMOUNT),
    EventRow(state.CHOSEN, "chosen", "S4"),
    EventRow(state.CHOICE_NOTED, "choice_noted", "S4", spice=SPICE_NAMES, note="For its owner only."),
    EventRow(state.SPICE_SHOWN, "spice_shown", "S5", spice=SPICE_NAMES),
    EventRow(state.TOO_HOT, "too_hot", "S6", guest=GUEST_NAMES, heat=AMOUNT),
    EventRow(state.SCORED, "scored", "S5", points=AMOUNT),
    EventRow(state.FINISHED, "finished", "S8"),
)
