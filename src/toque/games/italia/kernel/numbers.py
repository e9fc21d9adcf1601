"""The dense action numbers of Ristorante Italia: one block a verb."""

from .components import (
    BONUSES,
    CATEGORIES,
    CUBES_IN_BOX,
    DECKS,
    KINDS,
    MAX_PLAYERS,
    MOST_COINS,
    RECIPES,
    ROOMS,
    SHOPS,
    WINES,
)

DRAW_AT = 0  # deck: the courses, then wine
BUY_AT = DRAW_AT + DECKS  # kind on display
SEARCH_AT = BUY_AT + KINDS  # kind in a crate, by a bonus card
SCAVENGE_AT = SEARCH_AT + KINDS  # kind in a bin
APPRENTICE_AT = SCAVENGE_AT + KINDS  # kind in a crate, for both actions
RESTOCK_AT = APPRENTICE_AT + KINDS  # shop
TAKE_CUBE = RESTOCK_AT + SHOPS
BUY_BONUS_AT = TAKE_CUBE + 1  # card
BUILD_AT = BUY_BONUS_AT + BONUSES  # room
COURSE = BUILD_AT + ROOMS
REMEDIAL_COURSE = COURSE + 1
TAKE_BONUS_AT = REMEDIAL_COURSE + 1  # card among the discards
SEARCH_WINE_AT = TAKE_BONUS_AT + BONUSES  # wine in the deck
KEEP_AT = SEARCH_WINE_AT + WINES  # recipe looked at
BUY_WINE_AT = KEEP_AT + RECIPES  # wine looked at
DROP_AT = BUY_WINE_AT + WINES  # kind on the seat's shelf
POUR_AT = DROP_AT + KINDS  # wine in the seat's cellar
DEMOLISH_AT = POUR_AT + WINES  # room
COOK_AT = DEMOLISH_AT + ROOMS  # recipe
COOK_WITH_CHEF_AT = COOK_AT + RECIPES  # recipe
REPLACE_AT = COOK_WITH_CHEF_AT + RECIPES  # recipe on the menu
PRESENT_AT = REPLACE_AT + RECIPES  # recipe on the menu
CATEGORY_AT = PRESENT_AT + RECIPES  # food category
PLAY_CUBES_AT = CATEGORY_AT + CATEGORIES  # how many, less one
BID_AT = PLAY_CUBES_AT + CUBES_IN_BOX  # coins
PREFER_AT = BID_AT + MOST_COINS + 1  # seat
PASS = PREFER_AT + MAX_PLAYERS
ACTIONS = PASS + 1
