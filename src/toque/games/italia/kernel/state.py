"""The state of a Ristorante Italia table: every field, and the words for their values."""

import numpy as np

from ....core.kernel import events
from ....core.kernel.record import dtype_of
from .components import BONUS_DECKS, COURSES, KINDS, MAX_PLAYERS, RECIPES, ROOMS, SHOPS, SPACES, WINES

EVENT_RING = 64

# Phases: what the seat that decides is asked.
(
    ACTION,
    RECIPE,
    WINE,
    CELLAR,
    MARKET,
    SHELF,
    CRATE_OFFER,
    ROOM,
    RESTOCK,
    COOK,
    REPLACE,
    DINNER,
    CATEGORY,
    PLAY_CUBES,
    BID,
    TIE,
    OVER,
) = range(17)
PHASE_NAMES = (
    "action",
    "recipe",
    "wine",
    "cellar",
    "market",
    "shelf",
    "crate_offer",
    "room",
    "restock",
    "cook",
    "replace",
    "dinner",
    "category",
    "cubes",
    "bid",
    "tie",
    "over",
)
FIRST_SCORING_PHASE = COOK

# What is being settled: a scoring, the order of a season, or the game.
NOTHING, CRITIC, GUIDE, VIP, ECONOMY, CONTEST, START, FINAL = range(8)
SCORING_NAMES = ("nothing", "critic", "guide", "vip", "economy", "contest", "start", "final")

# The source of a bought ingredient.
FROM_DISPLAY, FROM_CRATE, FROM_BIN, BY_APPRENTICE, ON_OFFER = range(5)

EMPTY = -1
NO_BID = -1
ABSENT = -1
"""Points of a seat that does not take part in a scoring."""

STATE = dtype_of(
    [
        # Recipes of one course as sets of bits: recipe r is 1 << PLACE_OF[r].
        ("deck", np.int64, (COURSES,)),  # undrawn; a draw picks one at random
        ("discards", np.int64, (COURSES,)),
        ("hand", np.int64, (MAX_PLAYERS, COURSES)),
        ("menu", np.int64, (MAX_PLAYERS, COURSES)),
        ("added", np.int64, (MAX_PLAYERS, COURSES)),  # on the menu since this season (I18)
        ("looked", np.int64),  # recipes that the seat looks at now (I9)
        ("looked_before", np.int64),  # those of them that came before the deck was rebuilt
        # Kinds of ingredient as bits.
        ("displayed", np.int64),  # on display in any shop
        ("stocked", np.int64, (MAX_PLAYERS,)),  # on a shelf
        # Bonus cards as bits.
        ("bonus_deck", np.int64, (BONUS_DECKS,)),
        ("bonus_offer", np.int64),  # face up on the bonus board
        ("bonus_discards", np.int64),
        ("bonus", np.int64, (MAX_PLAYERS,)),  # face up in a restaurant
        ("bonus_used", np.int64, (MAX_PLAYERS,)),  # face down there
        ("powers", np.int32, (MAX_PLAYERS,)),  # effects of the face-up cards, as bits
        ("bank", np.int32),  # coins paid to the bank less those it paid out
        # What happened (see core.kernel.events).
        ("event_count", np.int32),
        ("events", np.int16, (EVENT_RING, events.COLUMNS)),
        ("actors", np.int16),  # seats that must decide now, as bits; none when the game is over
        ("coins", np.int16, (MAX_PLAYERS,)),
        ("bid", np.int16, (MAX_PLAYERS,)),  # secret until the last is in (I19); NO_BID at any other time
        ("points", np.int16, (MAX_PLAYERS,)),  # of the scoring that runs now
        ("prestige", np.int16, (MAX_PLAYERS,)),  # of the recipes on the menu
        ("income", np.int16, (MAX_PLAYERS,)),  # of the recipes on the menu
        ("extra_income", np.int16, (MAX_PLAYERS,)),  # of wines and rooms
        ("dinner", np.int16, (MAX_PLAYERS, COURSES)),  # 1 + recipe presented in the guide, or 0 (I21)
        ("pending", np.int16),  # 1 + the kind, wine, recipe, room or shop that waits for an answer, or 0
        # A recipe in a hand was drawn in this round of its deck (how often it had been rebuilt): see redeal.
        ("round_drawn", np.int8, (RECIPES,)),
        ("deck_round", np.int8, (COURSES,)),
        # Wines, by kind: copies of each are alike.
        ("wine_deck", np.int8, (WINES,)),
        ("wine_discards", np.int8, (WINES,)),
        ("wines_looked", np.int8, (WINES,)),
        ("wines_known", np.int8, (WINES,)),  # those of them that all know: the last ones before a rebuild
        ("cellar", np.int8, (MAX_PLAYERS, WINES)),
        ("cellar_size", np.int8, (MAX_PLAYERS,)),
        ("wines_to_buy", np.int8),  # how many of those looked at may still be bought
        # Ingredients.
        ("crate", np.int8, (KINDS,)),  # a draw picks one at random
        ("bin", np.int8, (KINDS,)),
        ("crate_size", np.int8, (SHOPS,)),
        ("bin_size", np.int8, (SHOPS,)),
        ("market", np.int8, (SHOPS, SPACES)),  # kind on each space, or EMPTY
        ("shelf", np.int8, (MAX_PLAYERS, KINDS)),
        ("shelf_size", np.int8, (MAX_PLAYERS,)),
        # What a restaurant has won and built.
        ("track", np.int8, (MAX_PLAYERS,)),  # index of the marker's space
        ("stars", np.int8, (MAX_PLAYERS,)),
        ("spoons", np.int8, (MAX_PLAYERS,)),
        ("vips", np.int8, (MAX_PLAYERS,)),  # seasons as bits
        ("food_token", np.int8, (MAX_PLAYERS,)),  # 1 + category, or 0
        ("specialty_token", np.int8, (MAX_PLAYERS,)),
        ("cubes", np.int8, (MAX_PLAYERS,)),
        ("rooms", np.int8, (MAX_PLAYERS, ROOMS)),
        ("crate_cards", np.int8, (MAX_PLAYERS,)),  # shops whose crate may be searched, as bits (I40)
        # The bonus board.
        ("rooms_left", np.int8, (ROOMS,)),
        ("pot", np.int8),
        ("box", np.int8),
        ("cookbooks", np.int8),  # face up
        # Ties: what Foto del presidente wishes (1 is first, 0 nothing said), and places while prizes are handed out.
        ("wish", np.int8, (MAX_PLAYERS,)),
        ("place", np.int8, (MAX_PLAYERS,)),
        # The place in the calendar.
        ("players", np.int8),
        ("phase", np.int8),
        ("season", np.int8),  # from 0
        ("action_phase", np.int8),  # from 0
        ("order", np.int8, (MAX_PLAYERS,)),  # seats in turn order
        ("turn", np.int8),  # index into order
        ("seat", np.int8),  # whose turn it is
        ("actions_left", np.int8),
        ("buys", np.int8),  # ingredients taken in this market action
        ("restocked", np.int8),
        ("cat_used", np.int8),  # Gatto in this action phase
        ("may_restock_after", np.int8),  # Negozio di fiducia counts for this action
        ("pending_way", np.int8),  # the source of the pending ingredient
        ("look_course", np.int8),
        ("scoring", np.int8),
        ("showing", np.int8),  # seats that show a recipe in this scoring, as bits (I38)
        ("passes", np.int8),
        ("coins_shown", np.int8),  # since the economy prize (I24)
        # Table options.
        ("advanced", np.int8),
        ("balanced_turns", np.int8),
        ("apprentice", np.int8),
        ("wine_restriction", np.int8),
    ]
)

# Events: what their numbers say is in `words/events.py`.
(
    STARTED,
    SEASON_BEGAN,
    LOOKED_AT_RECIPES,
    RECIPE_SEEN,
    RECIPE_KEPT,
    RECIPE_TAKEN,
    RECIPE_DISCARDED,
    DECK_REBUILT,
    LOOKED_AT_WINES,
    WINE_SEEN,
    WINE_BOUGHT,
    WINE_DISCARDED,
    WINE_POURED_AWAY,
    INGREDIENT_TAKEN,
    INGREDIENT_DROPPED,
    SPACE_REFILLED,
    RESTOCKED,
    CRATE_REFILLED,
    COOKED,
    RECIPE_REPLACED,
    POINTS_COUNTED,
    MARKER_MOVED,
    BID_MADE,
    BID_NOTED,
    BID_SHOWN,
    VIP_WON,
    INCOME,
    DISH_PRESENTED,
    FOOD_TOKEN_WON,
    SPECIALTY_TOKEN_WON,
    SPOONS_WON,
    COINS_SHOWN,
    ECONOMY_WON,
    ENTRY_SHOWN,
    CUBE_TAKEN,
    CUBES_PLAYED,
    BONUS_LAID_OUT,
    BONUS_BOUGHT,
    BONUS_TAKEN,
    BONUS_TURNED,
    COINS_GAINED,
    CUBES_GAINED,
    ROOM_BUILT,
    ROOM_REMOVED,
    COURSE_TAKEN,
    PREFERRED,
    FINISHED,
) = range(1, 48)
