"""The components of Ristorante Italia, read once from the card pack into arrays that the rules bake in."""

from ....core.kernel.constants import as_bits, constants
from ..packs import pack

PACK = pack.load()
BOARD = PACK.board

MAX_PLAYERS = 5
MIN_PLAYERS = 2
ALL_NUMBERS = range(MAX_PLAYERS + 1)


def _number(key: str) -> int:
    return int(BOARD[key])


def _numbers(key: str) -> list[int]:
    return [int(word) for word in BOARD[key].split()]


def _column(rows: list[dict[str, str]], name: str) -> list[int]:
    return [int(row[name] or 0) for row in rows]


def _firsts(groups: list[int], count: int) -> list[int]:
    """The start of each group in a list sorted by group, and the end of the last one."""
    return [sum(group < each for group in groups) for each in range(count + 1)]


# Calendar and limits.
SEASONS = _number("seasons")
LAST_SEASON = SEASONS - 1
ACTION_PHASES = _number("action_phases_per_season")
ACTIONS_EACH = _number("actions_per_phase")
START_COINS = _number("start_coins")
SPACES = _number("market_spaces_per_shop")
CARDS_DRAWN = _number("cards_drawn")
SHELF_SPACES = _number("shelf_spaces")
COURSE_SLOTS = _number("menu_slots_per_course")
WINE_SLOTS = _number("wine_slots")
BONUS_SLOTS = _number("bonus_slots")
ROOM_SLOTS = _number("room_slots")
BONUS_SPACES = _number("bonus_spaces")
COURSE_COST = _number("course_cost")
PRINTED_STARS = _number("printed_stars")
GUIDE_SPOONS = _number("guide_spoons")
CONTEST_SPOONS = constants(_numbers("contest_spoons"))
CRITIC_STEPS = constants(_numbers("critic_steps"))
POINTS_STAR = _number("points_star")
POINTS_SPOON = _number("points_spoon")
POINTS_CATEGORY = _number("points_category")
POINTS_SPECIALTY = _number("points_specialty")
POINTS_WINE_MATCH = _number("points_wine_match")

# The rating track (I3, I17): a marker's place is an index into the values of the spaces.
TRACK_VALUES = _numbers("rating_track")
TRACK = constants(TRACK_VALUES)
TOP = len(TRACK_VALUES) - 1
LEVEL = constants(
    [1 + (value >= _number("unlock_2_toques")) + (value >= _number("unlock_3_toques")) for value in TRACK_VALUES]
)
LEVELS = 3

# Shops and ingredients; the kinds of one shop stand together.
SHOP_NAMES = BOARD["shops"].split()
SHOPS = len(SHOP_NAMES)
KIND_ROWS = sorted(PACK.ingredients, key=lambda row: SHOP_NAMES.index(row["shop"]))
KIND_IDS = [row["id"] for row in KIND_ROWS]
KINDS = len(KIND_ROWS)
SHOP_OF_KIND = [SHOP_NAMES.index(row["shop"]) for row in KIND_ROWS]
SHOP_OF = constants(SHOP_OF_KIND)
SHOP_FIRST = constants(_firsts(SHOP_OF_KIND, SHOPS))
SHOP_KINDS = constants([as_bits([k for k in range(KINDS) if SHOP_OF_KIND[k] == shop]) for shop in range(SHOPS)])
PRICES = _column(KIND_ROWS, "price")
PRICE = constants(PRICES)
HIGHEST_PRICE = max(PRICES)
AFFORDABLE = constants([as_bits([k for k in range(KINDS) if PRICES[k] <= coins]) for coins in range(HIGHEST_PRICE + 1)])
"""Kinds that this many coins can buy, as bits."""
TOKENS = constants(_column(KIND_ROWS, "copies"))
TOKENS_OF_SHOP = constants([sum(int(row["copies"]) for row in KIND_ROWS if row["shop"] == shop) for shop in SHOP_NAMES])

# Wines.
WINE_ROWS = PACK.wines
WINE_IDS = [row["id"] for row in WINE_ROWS]
WINES = len(WINE_ROWS)
WINE_COST = constants(_column(WINE_ROWS, "cost"))
WINE_INCOME = constants(_column(WINE_ROWS, "income"))
WINE_PRESTIGE = constants(_column(WINE_ROWS, "prestige"))
WINE_COPIES = constants(_column(WINE_ROWS, "copies"))

# Recipes; those of one course stand together. A set of recipes of one course is bits: recipe r is 1 << PLACE_OF[r].
COURSE_NAMES = BOARD["courses"].split()
COURSES = len(COURSE_NAMES)
WINE_DECK = COURSES
DECKS = COURSES + 1
RECIPE_ROWS = sorted(PACK.recipes, key=lambda row: COURSE_NAMES.index(row["course"]))
RECIPE_IDS = [row["id"] for row in RECIPE_ROWS]
RECIPES = len(RECIPE_ROWS)
_COURSES = [COURSE_NAMES.index(row["course"]) for row in RECIPE_ROWS]
COURSE_OF = constants(_COURSES)
_FIRSTS = _firsts(_COURSES, COURSES)
COURSE_FIRST = constants(_FIRSTS)
PLACE_OF = constants([r - _FIRSTS[_COURSES[r]] for r in range(RECIPES)])
COURSE_CARDS = constants([(1 << (_FIRSTS[c + 1] - _FIRSTS[c])) - 1 for c in range(COURSES)])
TOQUES = constants(_column(RECIPE_ROWS, "toques"))
RECIPE_INCOME = constants(_column(RECIPE_ROWS, "income"))
RECIPE_PRESTIGE = constants(_column(RECIPE_ROWS, "prestige"))
RECIPE_WINE = constants([WINE_IDS.index(row["wine"]) for row in RECIPE_ROWS])
RECIPE_NEEDS = [[KIND_IDS.index(word) for word in row["ingredients"].split()] for row in RECIPE_ROWS]
MOST_NEEDS = max(map(len, RECIPE_NEEDS))
NEED_COUNT = constants([len(needs) for needs in RECIPE_NEEDS])
NEEDS = constants([(needs + [0] * MOST_NEEDS)[:MOST_NEEDS] for needs in RECIPE_NEEDS])
"""Ingredients of a recipe, one entry a token: NEEDS[recipe, i] for i below NEED_COUNT[recipe]."""
NEED_KINDS = constants([as_bits(sorted(set(needs))) for needs in RECIPE_NEEDS])
HAS_DOUBLE = constants([int(len(set(needs)) < len(needs)) for needs in RECIPE_NEEDS])

CATEGORY_NAMES = ("meat", "fish", "vegetable")
CATEGORIES = len(CATEGORY_NAMES)
ALL_CATEGORIES = (1 << CATEGORIES) - 1
_CATEGORY_BITS = {"all": ALL_CATEGORIES, "none": 0, **{name: 1 << i for i, name in enumerate(CATEGORY_NAMES)}}
CATEGORY_BITS = constants([_CATEGORY_BITS[row["category"]] for row in RECIPE_ROWS])
"""The food categories that a recipe counts for, as bits (I23)."""
SPECIALTY_NAMES = ("none", "family", "refined")
FAMILY, REFINED = 1, 2
SPECIALTY = constants([SPECIALTY_NAMES.index(row["specialty"]) for row in RECIPE_ROWS])

# Bonus cards: first those of deck 1, then those of deck 2 (I35, I43 to I70).
BONUS_ROWS = [*PACK.bonus_1, *PACK.bonus_2]
BONUS_IDS = [row["id"] for row in BONUS_ROWS]
BONUSES = len(BONUS_ROWS)
BONUS_DECKS = 2
_FIRST_DECK = len(PACK.bonus_1)
BONUS_DECK = constants([(1 << _FIRST_DECK) - 1, ((1 << BONUSES) - 1) ^ ((1 << _FIRST_DECK) - 1)])
_SEASON_DECK = [0 if season + 1 in _numbers("bonus_seasons_1") else 1 for season in range(SEASONS)]
DECK_OF_SEASON = constants(_SEASON_DECK)
BONUS_COST = constants(_column(BONUS_ROWS, "cost"))
BONUS_POINTS = constants(_column(BONUS_ROWS, "points"))
BONUS_AMOUNT = constants(_column(BONUS_ROWS, "amount"))
_EFFECTS = [pack.EFFECTS.index(row["kind"]) for row in BONUS_ROWS]
EFFECT = constants(_EFFECTS)
_BONUS_SHOPS = [SHOP_NAMES.index(row["shop"]) if row["shop"] else 0 for row in BONUS_ROWS]
BONUS_SHOP = constants(_BONUS_SHOPS)
(
    POINTS,
    CRATE,
    TWO_BUYS,
    COINS,
    CHEF,
    NO_SHELF_LIMIT,
    SCORE_BONUS,
    TIE_OWNER,
    BIN,
    RESTOCK_AFTER,
    ICON_REFINED,
    PER_ROOM,
    SPOON_VALUE,
    WINE_LOOK,
    TAKE_DISCARDED,
    REMEDIAL,
    CUBES,
    STAR_VALUE,
    ICON_FAMILY,
    WINE_SEARCH,
) = range(len(pack.EFFECTS))
ON_DEMAND = 1 << TAKE_DISCARDED | 1 << REMEDIAL | 1 << WINE_SEARCH
"""Effects that their owner may use between two actions."""
WINES_FROM_LARGE_LOOK = 2

FIRST_BONUS_RULE = 43


def _rule_of(cards: list[int], otherwise: int) -> int:
    return FIRST_BONUS_RULE + cards[0] if cards else otherwise


RULE_OF_EFFECT = constants(
    [_rule_of([b for b in range(BONUSES) if _EFFECTS[b] == effect], 39) for effect in range(len(pack.EFFECTS))]
)
"""The rule that a missing effect would need: the first card that has it."""
_CRATE_CARDS = [b for b in range(BONUSES) if _EFFECTS[b] == CRATE]
RULE_OF_CRATE = constants([_rule_of([b for b in _CRATE_CARDS if _BONUS_SHOPS[b] == shop], 40) for shop in range(SHOPS)])

# Rooms, cubes, cookbooks (I35, I37, I41, I42), by number of players.
ROOM_ROWS = PACK.rooms
ROOM_NAMES = [row["kind"] for row in ROOM_ROWS]
ROOMS = len(ROOM_ROWS)
ROOM_COST = constants(_column(ROOM_ROWS, "cost"))
ROOM_INCOME = constants(_column(ROOM_ROWS, "income"))
ROOM_PRESTIGE = constants(_column(ROOM_ROWS, "prestige"))
ROOM_COUNT = constants(
    [[int(row[f"count_{players}"]) if players >= MIN_PLAYERS else 0 for players in ALL_NUMBERS] for row in ROOM_ROWS]
)
ROOM_SEASON = constants([_number(f"room_season_{name}") - 1 for name in ROOM_NAMES])
POT = constants([_number(f"cubes_per_season_{n}") if n >= MIN_PLAYERS else 0 for n in ALL_NUMBERS])
COOKBOOKS = constants([_number(f"cookbooks_{n}") if n >= MIN_PLAYERS else 0 for n in ALL_NUMBERS])
CUBES_IN_BOX = _number("cubes_in_box")


def _most_coins() -> int:
    """More coins than anybody can ever hold: the start, every income at its largest, every card that gives coins."""
    menu = COURSES * COURSE_SLOTS * max(_column(RECIPE_ROWS, "income"))
    cellar = WINE_SLOTS * max(_column(WINE_ROWS, "income"))
    rooms = ROOM_SLOTS * max(_column(ROOM_ROWS, "income"))
    gifts = sum(int(row["amount"]) for row in BONUS_ROWS if row["kind"] == "coins")
    return START_COINS + (SEASONS - 1) * (menu + cellar + rooms) + gifts


MOST_COINS = _most_coins()
