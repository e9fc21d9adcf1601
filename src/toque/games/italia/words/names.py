"""Names of cards, tokens, shops and courses, from the pack, by language; English if a name is missing."""

from toque.games.italia.kernel.components import (
    BOARD,
    BONUS_IDS,
    BONUS_ROWS,
    KIND_IDS,
    KIND_ROWS,
    RECIPE_IDS,
    RECIPE_ROWS,
    WINE_IDS,
    WINE_ROWS,
)

ENGLISH = "en"


def _of_row(row: dict[str, str], language: str) -> str:
    return row.get(f"name_{language}") or row[f"name_{ENGLISH}"]


def _of_board(key: str, language: str) -> str:
    return BOARD.get(f"{key}_{language}") or BOARD[f"{key}_{ENGLISH}"]


def ingredient_name(name: str, language: str = ENGLISH) -> str:
    """The name of an ingredient."""
    return _of_row(KIND_ROWS[KIND_IDS.index(name)], language)


def recipe_name(name: str, language: str = ENGLISH) -> str:
    """A recipe's name: its Italian one first, as on a menu, then what it is."""
    return dish_name(name) if language == "it" else f"{dish_name(name)} ({dish_words(name, language)})"


def dish_name(name: str) -> str:
    """A recipe's Italian name."""
    return RECIPE_ROWS[RECIPE_IDS.index(name)]["name_it"]


def dish_words(name: str, language: str = ENGLISH) -> str:
    """What a recipe is, in the reader's language."""
    return _of_row(RECIPE_ROWS[RECIPE_IDS.index(name)], language)


def wine_name(name: str) -> str:
    """A wine's name, the same in every language."""
    return WINE_ROWS[WINE_IDS.index(name)]["name"]


def bonus_name(name: str, language: str = ENGLISH) -> str:
    """A bonus card's name."""
    return _of_row(BONUS_ROWS[BONUS_IDS.index(name)], language)


def shop_name(name: str, language: str = ENGLISH) -> str:
    """A shop's name."""
    return _of_board(f"shop_{name}", language)


def deck_name(course: str, language: str = ENGLISH) -> str:
    """A course's name."""
    return _of_board(f"course_{course}", language)


def room_name(name: str, language: str = ENGLISH) -> str:
    """A room's name."""
    return _of_board(f"room_{name}", language)


def category_name(name: str, language: str = ENGLISH) -> str:
    """A food category's name."""
    return _of_board(f"category_{name}", language)


def specialty_name(name: str, language: str = ENGLISH) -> str:
    """A specialty's name."""
    return _of_board(f"specialty_{name}", language)
