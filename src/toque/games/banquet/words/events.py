"""The events of Banquet Royal, one row each."""

from toque.core.words.events import AMOUNT, NO_YES, By, EventRow, EventTable
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import CELL_NAMES, CROWN_VALUES, DISHES, MENU_IDS
from toque.games.banquet.kernel.state import MAX_PLAYERS

PIECES = (None, *DISHES, *["toque"] * MAX_PLAYERS)
"""The meaning of each number on the board; each seat has its own toque."""

EVENTS = EventTable(
    EventRow(state.STARTED, "started", "B6", note="The seat is the first player.", at=("seat-{seat}",)),
    EventRow(state.ORDER_PLACED, "order_placed", "B23", cell=CELL_NAMES, repeats=("put_order",), at=("cell-{cell}",)),
    EventRow(state.ORDERS_SHOWN, "orders_shown", "B7"),
    EventRow(state.MEMORISED, "memorised", "B7", is_predictable=True, repeats=("ready",)),
    EventRow(
        state.PLACED,
        "placed",
        "B8",
        cell=CELL_NAMES,
        piece=PIECES,
        ending=By("piece", {"toque": "toque"}),
        repeats=("place",),
        at=("cell-{cell}",),
    ),
    EventRow(
        state.ANNOUNCED, "announced", "B11", cell=CELL_NAMES, dish=DISHES, repeats=("announce",), at=("cell-{cell}",)
    ),
    EventRow(
        state.ORDER_REVEALED,
        "order_revealed",
        "B12",
        cell=CELL_NAMES,
        dish=DISHES,
        is_right=NO_YES,
        ending=By("is_right", {False: "wrong", True: "right"}),
        at=("cell-{cell}",),
    ),
    EventRow(state.NO_DISH_LEFT, "no_dish_left", "B11", cell=CELL_NAMES, dish=DISHES, at=("cell-{cell}",)),
    EventRow(state.MENU_LOST, "menu_lost", "B25", menu=MENU_IDS, repeats=("lose",), at=("seat-{seat}",)),
    EventRow(
        state.MENU_VALIDATED,
        "menu_validated",
        "B13",
        menu=MENU_IDS,
        place=AMOUNT,
        is_predictable=True,
        repeats=("validate",),
        at=("won-{menu}",),
    ),
    EventRow(
        state.MENU_DISCARDED,
        "menu_discarded",
        "B16",
        menu=MENU_IDS,
        place=AMOUNT,
        is_predictable=True,
        repeats=("discard",),
        at=("seat-{seat}",),
    ),
    EventRow(state.DECK_REBUILT, "deck_rebuilt", "B17", crowns=CROWN_VALUES, at=("deck-{crowns}",)),
    EventRow(
        state.MENU_DRAWN,
        "menu_drawn",
        "B17",
        crowns=CROWN_VALUES,
        place=AMOUNT,
        is_predictable=True,
        at=("deck-{crowns}",),
    ),
    EventRow(
        state.MENU_SEEN,
        "menu_seen",
        "B17",
        menu=MENU_IDS,
        place=AMOUNT,
        note="For its owner only.",
        at=("menu-{menu}",),
    ),
    EventRow(state.FINISHED, "finished", "B18"),
)
