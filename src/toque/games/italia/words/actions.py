"""The actions of Ristorante Italia in words, and their numbers."""

from toque.core.words.actions import ActionSpace, Block, GameAction
from toque.games.italia.kernel import numbers
from toque.games.italia.kernel.components import (
    BONUS_IDS,
    CATEGORY_NAMES,
    COURSE_NAMES,
    CUBES_IN_BOX,
    KIND_IDS,
    MAX_PLAYERS,
    MOST_COINS,
    RECIPE_IDS,
    ROOM_NAMES,
    SHOP_NAMES,
    WINE_IDS,
)

DECK_NAMES = [*COURSE_NAMES, "wine"]


class Draw(GameAction, frozen=True, tag="draw"):
    """Look at the top cards of a deck (I9, I10)."""

    deck: str


class Buy(GameAction, frozen=True, tag="buy"):
    """Buy an ingredient on display (I13)."""

    ingredient: str


class Search(GameAction, frozen=True, tag="search"):
    """Buy an ingredient out of a crate, by a bonus card (I40)."""

    ingredient: str


class Scavenge(GameAction, frozen=True, tag="scavenge"):
    """Take an ingredient out of a bin, with Gatto (I52)."""

    ingredient: str


class Apprentice(GameAction, frozen=True, tag="apprentice"):
    """Buy an ingredient out of any crate, for both actions (I72)."""

    ingredient: str


class Restock(GameAction, frozen=True, tag="restock"):
    """Put out new ingredients in a shop (I14)."""

    shop: str


class TakeCube(GameAction, frozen=True, tag="take_cube"):
    """Take a special-touch cube (I37)."""


class BuyBonus(GameAction, frozen=True, tag="buy_bonus"):
    """Buy a bonus card (I39)."""

    card: str


class Build(GameAction, frozen=True, tag="build"):
    """Build a room (I41)."""

    room: str


class Course(GameAction, frozen=True, tag="course"):
    """Take a cooking course (I42)."""


class RemedialCourse(GameAction, frozen=True, tag="remedial_course"):
    """Use Corso di recupero (I62)."""


class TakeBonus(GameAction, frozen=True, tag="take_bonus"):
    """Take a discarded bonus card, with Commercialista (I61)."""

    card: str


class SearchWine(GameAction, frozen=True, tag="search_wine"):
    """Buy any wine of the deck, with Sommelier (I70)."""

    wine: str


class Keep(GameAction, frozen=True, tag="keep"):
    """Keep one of the recipes looked at (I9)."""

    recipe: str


class BuyWine(GameAction, frozen=True, tag="buy_wine"):
    """Buy one of the wines looked at (I10)."""

    wine: str


class Drop(GameAction, frozen=True, tag="drop"):
    """Throw away an ingredient to make room on the shelf (I13)."""

    ingredient: str


class PourAway(GameAction, frozen=True, tag="pour_away"):
    """Discard a wine to make room in the cellar (I11)."""

    wine: str


class Demolish(GameAction, frozen=True, tag="demolish"):
    """Give up a room for the new one (I41)."""

    room: str


class Cook(GameAction, frozen=True, tag="cook"):
    """Add a recipe to the menu (I15)."""

    recipe: str


class CookWithChef(GameAction, frozen=True, tag="cook_with_chef"):
    """Add a recipe above your level, with Chef (I47)."""

    recipe: str


class Replace(GameAction, frozen=True, tag="replace"):
    """Take a recipe off the menu for the new one (I16)."""

    recipe: str


class Present(GameAction, frozen=True, tag="present"):
    """Put a recipe into the dinner of the guide (I21)."""

    recipe: str


class Category(GameAction, frozen=True, tag="category"):
    """Choose the food token, if several fit (I23)."""

    category: str


class PlayCubes(GameAction, frozen=True, tag="play_cubes"):
    """Play special-touch cubes (I38)."""

    cubes: int


class Bid(GameAction, frozen=True, tag="bid"):
    """Bid for the VIP (I19)."""

    coins: int


class Prefer(GameAction, frozen=True, tag="prefer"):
    """Put a player next in a tie, with Foto del presidente (I50); players count from 1."""

    player: int


class Pass(GameAction, frozen=True, tag="pass"):
    """Do nothing, or nothing more."""


AnyAction = (
    Draw
    | Buy
    | Search
    | Scavenge
    | Apprentice
    | Restock
    | TakeCube
    | BuyBonus
    | Build
    | Course
    | RemedialCourse
    | TakeBonus
    | SearchWine
    | Keep
    | BuyWine
    | Drop
    | PourAway
    | Demolish
    | Cook
    | CookWithChef
    | Replace
    | Present
    | Category
    | PlayCubes
    | Bid
    | Prefer
    | Pass
)

ACTION_SPACE = ActionSpace(
    numbers.ACTIONS,
    Block(numbers.DRAW_AT, Draw, deck=DECK_NAMES),
    Block(numbers.BUY_AT, Buy, ingredient=KIND_IDS),
    Block(numbers.SEARCH_AT, Search, ingredient=KIND_IDS),
    Block(numbers.SCAVENGE_AT, Scavenge, ingredient=KIND_IDS),
    Block(numbers.APPRENTICE_AT, Apprentice, ingredient=KIND_IDS),
    Block(numbers.RESTOCK_AT, Restock, shop=SHOP_NAMES),
    Block(numbers.TAKE_CUBE, TakeCube),
    Block(numbers.BUY_BONUS_AT, BuyBonus, card=BONUS_IDS),
    Block(numbers.BUILD_AT, Build, room=ROOM_NAMES),
    Block(numbers.COURSE, Course),
    Block(numbers.REMEDIAL_COURSE, RemedialCourse),
    Block(numbers.TAKE_BONUS_AT, TakeBonus, card=BONUS_IDS),
    Block(numbers.SEARCH_WINE_AT, SearchWine, wine=WINE_IDS),
    Block(numbers.KEEP_AT, Keep, recipe=RECIPE_IDS),
    Block(numbers.BUY_WINE_AT, BuyWine, wine=WINE_IDS),
    Block(numbers.DROP_AT, Drop, ingredient=KIND_IDS),
    Block(numbers.POUR_AT, PourAway, wine=WINE_IDS),
    Block(numbers.DEMOLISH_AT, Demolish, room=ROOM_NAMES),
    Block(numbers.COOK_AT, Cook, recipe=RECIPE_IDS),
    Block(numbers.COOK_WITH_CHEF_AT, CookWithChef, recipe=RECIPE_IDS),
    Block(numbers.REPLACE_AT, Replace, recipe=RECIPE_IDS),
    Block(numbers.PRESENT_AT, Present, recipe=RECIPE_IDS),
    Block(numbers.CATEGORY_AT, Category, category=CATEGORY_NAMES),
    Block(numbers.PLAY_CUBES_AT, PlayCubes, cubes=range(1, CUBES_IN_BOX + 1)),
    Block(numbers.BID_AT, Bid, coins=range(MOST_COINS + 1)),
    Block(numbers.PREFER_AT, Prefer, player=range(1, MAX_PLAYERS + 1)),
    Block(numbers.PASS, Pass),
)
decode_action, encode_action = ACTION_SPACE.decode, ACTION_SPACE.encode
