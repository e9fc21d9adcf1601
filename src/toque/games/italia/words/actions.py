"""The actions of Ristorante Italia in words, and their numbers."""

from collections.abc import Sequence
from typing import Any

import msgspec

from toque.core.actions import index_of
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


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a player does."""


class Draw(Action, frozen=True, tag="draw"):
    """Look at the top cards of a deck (I9, I10)."""

    deck: str


class Buy(Action, frozen=True, tag="buy"):
    """Buy an ingredient on display (I13)."""

    ingredient: str


class Search(Action, frozen=True, tag="search"):
    """Buy an ingredient out of a crate, by a bonus card (I40)."""

    ingredient: str


class Scavenge(Action, frozen=True, tag="scavenge"):
    """Take an ingredient out of a bin, with Gatto (I52)."""

    ingredient: str


class Apprentice(Action, frozen=True, tag="apprentice"):
    """Buy an ingredient out of any crate, for both actions (I72)."""

    ingredient: str


class Restock(Action, frozen=True, tag="restock"):
    """Put out new ingredients in a shop (I14)."""

    shop: str


class TakeCube(Action, frozen=True, tag="take_cube"):
    """Take a special-touch cube (I37)."""


class BuyBonus(Action, frozen=True, tag="buy_bonus"):
    """Buy a bonus card (I39)."""

    card: str


class Build(Action, frozen=True, tag="build"):
    """Build a room (I41)."""

    room: str


class Course(Action, frozen=True, tag="course"):
    """Take a cooking course (I42)."""


class RemedialCourse(Action, frozen=True, tag="remedial_course"):
    """Use Corso di recupero (I62)."""


class TakeBonus(Action, frozen=True, tag="take_bonus"):
    """Take a discarded bonus card, with Commercialista (I61)."""

    card: str


class SearchWine(Action, frozen=True, tag="search_wine"):
    """Buy any wine of the deck, with Sommelier (I70)."""

    wine: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of the recipes looked at (I9)."""

    recipe: str


class BuyWine(Action, frozen=True, tag="buy_wine"):
    """Buy one of the wines looked at (I10)."""

    wine: str


class Drop(Action, frozen=True, tag="drop"):
    """Throw away an ingredient to make room on the shelf (I13)."""

    ingredient: str


class PourAway(Action, frozen=True, tag="pour_away"):
    """Discard a wine to make room in the cellar (I11)."""

    wine: str


class Demolish(Action, frozen=True, tag="demolish"):
    """Give up a room for the new one (I41)."""

    room: str


class Cook(Action, frozen=True, tag="cook"):
    """Add a recipe to the menu (I15)."""

    recipe: str


class CookWithChef(Action, frozen=True, tag="cook_with_chef"):
    """Add a recipe above one's level, with Chef (I47)."""

    recipe: str


class Replace(Action, frozen=True, tag="replace"):
    """Take a recipe off the menu for the new one (I16)."""

    recipe: str


class Present(Action, frozen=True, tag="present"):
    """Put a recipe into the dinner of the guide (I21)."""

    recipe: str


class Category(Action, frozen=True, tag="category"):
    """Choose the food token, where several fit (I23)."""

    category: str


class PlayCubes(Action, frozen=True, tag="play_cubes"):
    """Play special-touch cubes (I38)."""

    cubes: int


class Bid(Action, frozen=True, tag="bid"):
    """Bid for the VIP (I19)."""

    coins: int


class Prefer(Action, frozen=True, tag="prefer"):
    """Put a player next in a tie, with Foto del presidente (I50); players count from 1."""

    player: int


class Pass(Action, frozen=True, tag="pass"):
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

BLOCKS: list[tuple[int, Any, Sequence[Any] | None]] = [
    (numbers.DRAW_AT, Draw, DECK_NAMES),
    (numbers.BUY_AT, Buy, KIND_IDS),
    (numbers.SEARCH_AT, Search, KIND_IDS),
    (numbers.SCAVENGE_AT, Scavenge, KIND_IDS),
    (numbers.APPRENTICE_AT, Apprentice, KIND_IDS),
    (numbers.RESTOCK_AT, Restock, SHOP_NAMES),
    (numbers.TAKE_CUBE, TakeCube, None),
    (numbers.BUY_BONUS_AT, BuyBonus, BONUS_IDS),
    (numbers.BUILD_AT, Build, ROOM_NAMES),
    (numbers.COURSE, Course, None),
    (numbers.REMEDIAL_COURSE, RemedialCourse, None),
    (numbers.TAKE_BONUS_AT, TakeBonus, BONUS_IDS),
    (numbers.SEARCH_WINE_AT, SearchWine, WINE_IDS),
    (numbers.KEEP_AT, Keep, RECIPE_IDS),
    (numbers.BUY_WINE_AT, BuyWine, WINE_IDS),
    (numbers.DROP_AT, Drop, KIND_IDS),
    (numbers.POUR_AT, PourAway, WINE_IDS),
    (numbers.DEMOLISH_AT, Demolish, ROOM_NAMES),
    (numbers.COOK_AT, Cook, RECIPE_IDS),
    (numbers.COOK_WITH_CHEF_AT, CookWithChef, RECIPE_IDS),
    (numbers.REPLACE_AT, Replace, RECIPE_IDS),
    (numbers.PRESENT_AT, Present, RECIPE_IDS),
    (numbers.CATEGORY_AT, Category, CATEGORY_NAMES),
    (numbers.PLAY_CUBES_AT, PlayCubes, range(1, CUBES_IN_BOX + 1)),
    (numbers.BID_AT, Bid, range(MOST_COINS + 1)),
    (numbers.PREFER_AT, Prefer, range(1, MAX_PLAYERS + 1)),
    (numbers.PASS, Pass, None),
]
"""Where the numbers of a verb begin, its struct, and its values in order."""
_BLOCK_OF = {struct: (first, values) for first, struct, values in BLOCKS}


def decode_action(number: int) -> AnyAction:
    """The action of a number."""
    first, struct, values = next(block for block in reversed(BLOCKS) if block[0] <= number)
    action: AnyAction = struct() if values is None else struct(values[number - first])
    return action


def encode_action(action: AnyAction) -> int:
    """The number of an action."""
    first, values = _BLOCK_OF[type(action)]
    if values is None:
        return first
    (field,) = action.__struct_fields__
    return first + index_of(values, getattr(action, field), field)
