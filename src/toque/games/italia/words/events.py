"""The events of Ristorante Italia, one row each."""

from toque.core.words.events import AMOUNT, NO_YES, By, EventRow, EventTable
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    BONUS_IDS,
    CATEGORY_NAMES,
    COURSE_NAMES,
    KIND_IDS,
    RECIPE_IDS,
    ROOM_NAMES,
    SEASONS,
    SHOP_NAMES,
    SPECIALTY_NAMES,
    WINE_IDS,
)
from toque.games.italia.words.actions import DECK_NAMES

SEASON_NUMBERS = range(1, SEASONS + 1)
WAYS = ("display", "crate", "bin", "apprentice", "offer")
WAY_RULES = {"display": "I13", "crate": "I40", "bin": "I52", "apprentice": "I72", "offer": "I40"}
WAY_ENDINGS = {way: way for way in WAYS} | {"offer": "crate"}
SCORING_RULES = {"critic": "I18", "guide": "I22", "contest": "I25"}
ONLY_OWNER = "For its owner only."
ONLY_LOOKING = "For the seat that looks only."

EVENTS = EventTable(
    EventRow(state.STARTED, "started", "I4", note="The seat is the first player."),
    EventRow(state.SEASON_BEGAN, "season_began", "I7", season=SEASON_NUMBERS, note="The seat is its first player."),
    EventRow(state.LOOKED_AT_RECIPES, "looked_at_recipes", "I9", deck=COURSE_NAMES, cards=AMOUNT, is_predictable=True),
    EventRow(state.RECIPE_SEEN, "recipe_seen", "I9", recipe=RECIPE_IDS, note=ONLY_LOOKING),
    EventRow(state.RECIPE_KEPT, "recipe_kept", "I9", deck=COURSE_NAMES),
    EventRow(state.RECIPE_TAKEN, "recipe_taken", "I9", recipe=RECIPE_IDS, note=ONLY_OWNER, repeats=("keep",)),
    EventRow(state.RECIPE_DISCARDED, "recipe_discarded", "I9", recipe=RECIPE_IDS, is_predictable=True),
    EventRow(state.DECK_REBUILT, "deck_rebuilt", "I9", deck=DECK_NAMES),
    EventRow(state.LOOKED_AT_WINES, "looked_at_wines", "I10", wines=AMOUNT, is_predictable=True),
    EventRow(state.WINE_SEEN, "wine_seen", "I10", wine=WINE_IDS, note=ONLY_LOOKING),
    EventRow(
        state.WINE_BOUGHT, "wine_bought", "I10", wine=WINE_IDS, cost=AMOUNT, is_predictable=True, repeats=("buy_wine",)
    ),
    EventRow(state.WINE_DISCARDED, "wine_discarded", "I10", wine=WINE_IDS, is_predictable=True),
    EventRow(
        state.WINE_POURED_AWAY,
        "wine_poured_away",
        "I11",
        wine=WINE_IDS,
        note="Out of the cellar.",
        repeats=("pour_away",),
    ),
    EventRow(
        state.INGREDIENT_TAKEN,
        "ingredient_taken",
        By("way", WAY_RULES),
        ingredient=KIND_IDS,
        price=AMOUNT,
        way=WAYS,
        ending=By("way", WAY_ENDINGS),
        repeats=("buy",),
    ),
    EventRow(state.INGREDIENT_DROPPED, "ingredient_dropped", "I13", ingredient=KIND_IDS, repeats=("drop",)),
    EventRow(state.SPACE_REFILLED, "space_refilled", "I13", ingredient=KIND_IDS),
    EventRow(state.RESTOCKED, "restocked", "I14", shop=SHOP_NAMES, is_predictable=True, repeats=("restock",)),
    EventRow(state.CRATE_REFILLED, "crate_refilled", "I14", shop=SHOP_NAMES),
    EventRow(
        state.COOKED,
        "cooked",
        By("with_chef", {False: "I15", True: "I47"}),
        recipe=RECIPE_IDS,
        with_chef=NO_YES,
        is_predictable=True,
        ending=By("with_chef", {True: "with-chef"}),
    ),
    EventRow(state.RECIPE_REPLACED, "recipe_replaced", "I16", recipe=RECIPE_IDS, note="The one that left the menu."),
    EventRow(
        state.POINTS_COUNTED,
        "points_counted",
        By("scoring", SCORING_RULES),
        points=AMOUNT,
        scoring=state.SCORING_NAMES,
    ),
    EventRow(
        state.MARKER_MOVED, "marker_moved", spaces=AMOUNT, value=AMOUNT, note="The value is that of the space reached."
    ),
    EventRow(state.BID_MADE, "bid_made", "I19", repeats=("bid",)),
    EventRow(state.BID_NOTED, "bid_noted", "I19", coins=AMOUNT, note=ONLY_OWNER, repeats=("bid",)),
    EventRow(state.BID_SHOWN, "bid_shown", "I19", coins=AMOUNT, paid=AMOUNT),
    EventRow(state.VIP_WON, "vip_won", "I19", season=SEASON_NUMBERS),
    EventRow(state.INCOME, "income", "I20", coins=AMOUNT),
    EventRow(state.DISH_PRESENTED, "dish_presented", "I21", recipe=RECIPE_IDS, repeats=("present",)),
    EventRow(state.FOOD_TOKEN_WON, "food_token_won", "I23", category=CATEGORY_NAMES),
    EventRow(state.SPECIALTY_TOKEN_WON, "specialty_token_won", "I23", specialty=SPECIALTY_NAMES),
    EventRow(state.SPOONS_WON, "spoons_won", By("scoring", SCORING_RULES), spoons=AMOUNT, scoring=state.SCORING_NAMES),
    EventRow(state.COINS_SHOWN, "coins_shown", "I24", coins=AMOUNT),
    EventRow(state.ECONOMY_WON, "economy_won", "I24"),
    EventRow(state.ENTRY_SHOWN, "entry_shown", "I25", recipe=RECIPE_IDS),
    EventRow(state.CUBE_TAKEN, "cube_taken", "I37"),
    EventRow(state.CUBES_PLAYED, "cubes_played", "I38", cubes=AMOUNT, repeats=("play_cubes",)),
    EventRow(state.BONUS_LAID_OUT, "bonus_laid_out", "I35", card=BONUS_IDS),
    EventRow(state.BONUS_BOUGHT, "bonus_bought", "I39", card=BONUS_IDS, cost=AMOUNT),
    EventRow(state.BONUS_TAKEN, "bonus_taken", "I61", card=BONUS_IDS, note="Out of the discards."),
    EventRow(state.BONUS_TURNED, "bonus_turned", "I39", card=BONUS_IDS, note="Face down."),
    EventRow(state.COINS_GAINED, "coins_gained", coins=AMOUNT),
    EventRow(state.CUBES_GAINED, "cubes_gained", cubes=AMOUNT),
    EventRow(state.ROOM_BUILT, "room_built", "I41", room=ROOM_NAMES, cost=AMOUNT),
    EventRow(state.ROOM_REMOVED, "room_removed", "I41", room=ROOM_NAMES),
    EventRow(
        state.COURSE_TAKEN,
        "course_taken",
        By("is_remedial", {False: "I42", True: "I62"}),
        cost=AMOUNT,
        is_remedial=NO_YES,
        ending=By("is_remedial", {True: "remedial"}),
    ),
    EventRow(
        state.PREFERRED, "preferred", "I50", other=AMOUNT, note="The other is the seat put next.", repeats=("prefer",)
    ),
    EventRow(state.FINISHED, "finished", "I32"),
)
