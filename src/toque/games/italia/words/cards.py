"""Cards, tokens and tiles face up, as views show them: what is printed on each."""

import functools

import msgspec

from toque.games.italia.kernel.components import BONUS_ROWS, KIND_ROWS, RECIPE_ROWS, ROOM_ROWS, WINE_ROWS


class Ingredient(msgspec.Struct, frozen=True):
    """An ingredient token."""

    id: str
    shop: str
    price: int


class Recipe(msgspec.Struct, frozen=True):
    """A recipe card."""

    id: str
    course: str
    category: str
    specialty: str
    ingredients: list[str]
    toques: int
    income: int
    prestige: int
    wine: str


class Wine(msgspec.Struct, frozen=True):
    """A wine card."""

    id: str
    colour: str
    cost: int
    income: int
    prestige: int


class BonusCard(msgspec.Struct, frozen=True):
    """A bonus card."""

    id: str
    cost: int
    icon: str
    points: int
    kind: str


class RoomTile(msgspec.Struct, frozen=True):
    """A room."""

    id: str
    cost: int
    income: int
    prestige: int


@functools.cache
def ingredient(kind: int) -> Ingredient:
    """The token of a kind."""
    row = KIND_ROWS[kind]
    return Ingredient(row["id"], row["shop"], int(row["price"]))


@functools.cache
def recipe_card(recipe: int) -> Recipe:
    """The card of a recipe number."""
    row = RECIPE_ROWS[recipe]
    return Recipe(
        id=row["id"],
        course=row["course"],
        category=row["category"],
        specialty=row["specialty"],
        ingredients=row["ingredients"].split(),
        toques=int(row["toques"]),
        income=int(row["income"]),
        prestige=int(row["prestige"]),
        wine=row["wine"],
    )


@functools.cache
def wine_card(wine: int) -> Wine:
    """The card of a wine number."""
    row = WINE_ROWS[wine]
    return Wine(row["id"], row["colour"], int(row["cost"]), int(row["income"]), int(row["prestige"]))


@functools.cache
def bonus_card(card: int) -> BonusCard:
    """The card of a bonus number."""
    row = BONUS_ROWS[card]
    return BonusCard(row["id"], int(row["cost"]), row["icon"], int(row["points"] or 0), row["kind"])


@functools.cache
def room_tile(room: int) -> RoomTile:
    """The tile of a room number."""
    row = ROOM_ROWS[room]
    return RoomTile(row["kind"], int(row["cost"]), int(row["income"]), int(row["prestige"]))
