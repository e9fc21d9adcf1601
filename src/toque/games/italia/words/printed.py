"""What is printed on the cards and boards of the pack: asked for once, as it never changes during a game."""

import functools

import msgspec

from toque.core.words.text import words
from toque.games.italia.kernel.components import (
    ACTION_PHASES,
    BONUS_ROWS,
    BONUS_SLOTS,
    CATEGORY_NAMES,
    COURSE_NAMES,
    COURSE_SLOTS,
    KIND_IDS,
    LEVEL,
    RECIPE_IDS,
    ROOM_NAMES,
    ROOM_SLOTS,
    SEASONS,
    SHOP_NAMES,
    SPECIALTY_NAMES,
    TRACK_VALUES,
    WINE_IDS,
    WINE_SLOTS,
)
from toque.games.italia.words.names import (
    bonus_name,
    category_name,
    deck_name,
    dish_name,
    dish_words,
    ingredient_name,
    room_name,
    shop_name,
    specialty_name,
    wine_name,
)

WINE = "wine"
EVENINGS = ("critic", "vip", "income")
LAST_EVENINGS = ("guide", "vip", "economy", "contest")


class BonusText(msgspec.Struct, frozen=True):
    """The text of a bonus card."""

    name: str
    effect: str
    shop: str
    """The shop that it is about, or nothing."""


class Components(msgspec.Struct, frozen=True):
    """The pack in one language: names by id, the calendar, and the printed boards."""

    ingredients: dict[str, str]
    dishes: dict[str, str]
    """Their Italian names, as on a menu."""
    dishes_in_words: dict[str, str]
    wines: dict[str, str]
    bonus_cards: dict[str, BonusText]
    shops: dict[str, str]
    decks: dict[str, str]
    rooms: dict[str, str]
    categories: dict[str, str]
    specialties: dict[str, str]
    calendar: list[list[str]]
    """The steps of each season (I5)."""
    track: list[int]
    """The values of the rating track, from its foot."""
    chef_levels: list[int]
    """How many toques a chef has on each of its spaces (I17)."""
    menu_slots: int
    cellar_slots: int
    bonus_slots: int
    room_slots: int


@functools.cache
def printed(language: str) -> Components:
    """The components in a language."""
    say = words("italia", language)
    return Components(
        ingredients={name: ingredient_name(name, language) for name in KIND_IDS},
        dishes={name: dish_name(name) for name in RECIPE_IDS},
        dishes_in_words={name: dish_words(name, language) for name in RECIPE_IDS},
        wines={name: wine_name(name) for name in WINE_IDS},
        bonus_cards={row["id"]: _bonus_text(row, language) for row in BONUS_ROWS},
        shops={name: shop_name(name, language) for name in SHOP_NAMES},
        decks={name: deck_name(name, language) for name in COURSE_NAMES} | {WINE: say("deck-wine")},
        rooms={name: room_name(name, language) for name in ROOM_NAMES},
        categories={name: category_name(name, language) for name in CATEGORY_NAMES},
        specialties={name: specialty_name(name, language) for name in SPECIALTY_NAMES if name != "none"},
        calendar=[calendar(season) for season in range(1, SEASONS + 1)],
        track=TRACK_VALUES,
        chef_levels=[int(level) for level in LEVEL],
        menu_slots=COURSE_SLOTS,
        cellar_slots=WINE_SLOTS,
        bonus_slots=BONUS_SLOTS,
        room_slots=ROOM_SLOTS,
    )


def _bonus_text(row: dict[str, str], language: str) -> BonusText:
    say = words("italia", language)
    values = {"amount": int(row["amount"] or 0), "points": int(row["points"] or 0)}
    effect = say(f"effect-{row['kind']}", shop_id=row["shop"], **values)
    return BonusText(bonus_name(row["id"], language), effect, row["shop"])


def calendar(season: int) -> list[str]:
    """The steps of a season, from 1 (I5)."""
    return ["actions"] * ACTION_PHASES + list(LAST_EVENINGS if season == SEASONS else EVENINGS)
