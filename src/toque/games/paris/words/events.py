"""The events of Dinner in Paris, one row each. Restaurants count from 1, in the order in which they open."""

import msgspec

from toque.core.words.events import AMOUNT, NO_YES, By, EventRow, EventTable, Several
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import (
    CELL_NAMES,
    INGREDIENTS,
    LOTS,
    MAJORITIES,
    MAJORITY_OF,
    OBJECTIVES,
    PIGEONS,
    RESOURCES,
    SIDES,
    SIZE,
    TYPES,
)
from toque.games.paris.kernel.rules.cards import PACKED


class Site(msgspec.Struct, frozen=True):
    """Where a restaurant begins: a side of the square, and the first lot along it."""

    side: str
    lot: int


SITES = [Site(SIDES[lot // SIZE], lot % SIZE + 1) for lot in range(LOTS)]
ROW = Several(
    list[str], 2, lambda *pairs: [RESOURCES[kind] for pair in pairs for kind in (pair % PACKED, pair // PACKED)]
)
"""The cards of the row, as two packed pairs."""
MAJORITY_CARDS = [[MAJORITIES[int(majority)] for majority in card] for card in MAJORITY_OF]
TRIGGERS = (None, *state.TRIGGER_NAMES[1:])
ONLY_OWNER = "For its owner only."

EVENTS = EventTable(
    EventRow(state.STARTED, "started", "P9", note="The seat is the first player."),
    EventRow(state.MAJORITY_DRAWN, "majority_drawn", "P7", majorities=MAJORITY_CARDS),
    EventRow(state.ROW_LAID, "row_laid", "P7", cards=ROW),
    EventRow(state.CHOSEN, "chosen", "P8", note="An objective to keep, in secret.", repeats=("choose",)),
    EventRow(
        state.OBJECTIVE_KEPT,
        "objective_kept",
        "P43",
        objective=OBJECTIVES,
        note=ONLY_OWNER,
        repeats=("choose", "keep"),
        at=("objective-{objective}",),
    ),
    EventRow(
        state.OBJECTIVE_SHARED,
        "objective_shared",
        "P43",
        objective=OBJECTIVES,
        is_predictable=True,
        repeats=("share",),
        at=("objective-{objective}",),
    ),
    EventRow(state.CARD_TAKEN, "card_taken", "P13", card=RESOURCES, repeats=("take",), at=("seat-{seat}",)),
    EventRow(state.CARD_DRAWN, "card_drawn", "P13", is_predictable=True, repeats=("draw",), at=("deck",)),
    EventRow(state.CARD_SEEN, "card_seen", "P13", card=RESOURCES, note=ONLY_OWNER),
    EventRow(state.ROW_REFILLED, "row_refilled", "P13", card=RESOURCES, place=AMOUNT, at=("row-{place}",)),
    EventRow(state.ROW_RENEWED, "row_renewed", "P16", cards=ROW, times=AMOUNT),
    EventRow(state.DECK_REBUILT, "deck_rebuilt", "P15", times=AMOUNT, at=("deck",)),
    EventRow(state.CARD_DISCARDED, "card_discarded", "P14", card=RESOURCES, is_predictable=True, repeats=("discard",)),
    EventRow(state.CARD_PAID, "card_paid", "P18", card=RESOURCES, ingredient=INGREDIENTS, is_predictable=True),
    EventRow(state.ONE_LESS_PLAYED, "one_less_played", "P19", ingredient=INGREDIENTS, is_predictable=True),
    EventRow(
        state.RESTAURANT_OPENED,
        "restaurant_opened",
        "P21",
        type=TYPES,
        restaurant=AMOUNT,
        site=SITES,
        at=("house-{restaurant}",),
    ),
    EventRow(state.INCOME_RAISED, "income_raised", "P22", more=AMOUNT, income=AMOUNT, at=("seat-{seat}",)),
    EventRow(
        state.COINS_PLAYED,
        "coins_played",
        "P23",
        coins=AMOUNT,
        two_coins=AMOUNT,
        is_predictable=True,
        repeats=("coin", "two_coins"),
    ),
    EventRow(
        state.INTRUDE_PLAYED,
        "intrude_played",
        "P39",
        restaurant=AMOUNT,
        is_predictable=True,
        repeats=("intrude",),
        at=("house-{restaurant}",),
    ),
    EventRow(
        state.TERRACE_BUILT,
        "terrace_built",
        "P24",
        cell=CELL_NAMES,
        restaurant=AMOUNT,
        cost=AMOUNT,
        at=("cell-{cell}", "house-{restaurant}"),
    ),
    EventRow(
        state.TERRACE_COVERED,
        "terrace_covered",
        "P39",
        cell=CELL_NAMES,
        restaurant=AMOUNT,
        note="The seat is the owner of the terrace.",
        at=("cell-{cell}", "house-{restaurant}"),
    ),
    EventRow(state.BUILD_ENDED, "build_ended", "P31", money=AMOUNT, note="Money that is lost."),
    EventRow(state.PIGEON_DRAWN, "pigeon_drawn", "P33", pigeon=PIGEONS, note="It acts at once.", at=("seat-{seat}",)),
    EventRow(state.PIGEON_KEPT, "pigeon_kept", "P12", at=("seat-{seat}",)),
    EventRow(state.PIGEON_SEEN, "pigeon_seen", "P12", pigeon=PIGEONS, note=ONLY_OWNER),
    EventRow(state.NO_FREE_TERRACE, "no_free_terrace", "P35", restaurant=AMOUNT, at=("house-{restaurant}",)),
    EventRow(
        state.OBJECTIVE_COMPLETED,
        "objective_completed",
        "P42",
        objective=OBJECTIVES,
        was_common=NO_YES,
        is_predictable=True,
        ending=By("was_common", {True: "common"}),
        repeats=("complete", "complete_second"),
        at=("objective-{objective}",),
    ),
    EventRow(
        state.OBJECTIVE_PLAYED,
        "objective_played",
        "P37",
        completes_second=NO_YES,
        is_predictable=True,
        ending=By("completes_second", {True: "second"}),
        repeats=("complete_second", "draw_objective"),
    ),
    EventRow(
        state.OBJECTIVE_DRAWN,
        "objective_drawn",
        "P43",
        is_predictable=True,
        repeats=("draw_objective",),
        at=("objectives",),
    ),
    EventRow(
        state.OBJECTIVE_SEEN,
        "objective_seen",
        "P43",
        objective=OBJECTIVES,
        note=ONLY_OWNER,
        at=("objective-{objective}",),
    ),
    EventRow(
        state.END_TRIGGERED,
        "end_triggered",
        "P47",
        trigger=TRIGGERS,
        ending=By("trigger", {trigger: trigger for trigger in state.TRIGGER_NAMES}),
    ),
    EventRow(state.FINISHED, "finished", "P48"),
)
