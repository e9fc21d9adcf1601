"""What `board.csv` of a pack must hold: numbers of the board, and names by language."""

import re

from toque.games.italia.packs.sheets import Sheet

SHOPS = ("butcher", "greengrocer", "fruit", "fishmonger", "grocery")
COURSES = ("antipasto", "primo", "secondo", "dolce")

FIXED = {
    "seasons": "4",
    "action_phases_per_season": "3",
    "actions_per_phase": "2",
    "critic_seasons": "1 2 3",
    "income_seasons": "1 2 3",
    "bonus_seasons_1": "1 2",
    "bonus_seasons_2": "3 4",
    "room_season_standard": "1",
    "room_season_luxury": "2",
    "room_season_super_luxury": "3",
    "courses": " ".join(COURSES),
    "shops": " ".join(SHOPS),
}
"""Numbers that the rules fix; a pack only repeats them."""
NUMBERS = {
    "start_coins": (0, 99),
    "market_spaces_per_shop": (1, 12),
    "cards_drawn": (1, 10),
    "shelf_spaces": (1, 40),
    "menu_slots_per_course": (1, 4),
    "wine_slots": (1, 10),
    "bonus_slots": (1, 10),
    "room_slots": (1, 10),
    "bonus_spaces": (1, 14),
    "unlock_2_toques": (0, 999),
    "unlock_3_toques": (0, 999),
    "points_star": (0, 100),
    "points_spoon": (0, 100),
    "points_category": (0, 100),
    "points_specialty": (0, 100),
    "points_wine_match": (0, 100),
    "guide_spoons": (0, 5),
    "printed_stars": (0, 5),
    "cubes_in_box": (1, 60),
    "course_cost": (0, 99),
    **{f"cubes_per_season_{players}": (0, 20) for players in range(2, 6)},
    **{f"cookbooks_{players}": (0, 10) for players in range(2, 6)},
}
LISTS = {"rating_track": (2, 60, 999), "critic_steps": (1, 5, 60), "contest_spoons": (1, 5, 5)}
"""Lists of numbers: the least and the greatest length, and the largest number."""
OPTIONAL = {"ingredient_tokens": 140}
"""Numbers that may be left out, with their usual value; some printings have more tokens."""
FREE = ("edition", "shelf_spaces_reason")
NAMED = {
    "course": COURSES,
    "shop": SHOPS,
    "category": ("meat", "fish", "vegetable"),
    "specialty": ("family", "refined"),
    "room": ("standard", "luxury", "super_luxury"),
}
LANGUAGES = ("it", "en", "fr", "nl")
DETAILS = ("colour", "icon")
_NUMBER = re.compile(r"[0-9]{1,6}")


def board_number(sheet: Sheet, key: str) -> int:
    """A number of the board; if it is not in order, its usual value or the least allowed."""
    value = next((row.values["value"] for row in sheet.rows if row.values["key"] == key), "")
    if _NUMBER.fullmatch(value):
        return int(value)
    return OPTIONAL[key] if key in OPTIONAL else NUMBERS[key][0]


def check_board(sheet: Sheet) -> None:
    """Every key is there once, with a value that the rules can work with."""
    seen: dict[str, str] = {}
    for row in sheet.rows:
        key, value = row.values["key"], row.values["value"]
        if key in seen:
            sheet.complain(row.line, "key", f"{key!r} is there twice")
        elif not _is_known(key):
            sheet.complain(row.line, "key", f"no key is called {key[:40]!r}")
        elif complaint := _complaint(key, value):
            sheet.complain(row.line, "value", complaint)
        seen[key] = value
    if sheet.has_header:
        for key in (*FIXED, *NUMBERS, *LISTS, *_english_names()):
            if key not in seen:
                sheet.complain(0, 0, f"the key {key!r} is missing")
    if not sheet.problems:
        _check_track(sheet, seen)


def _is_known(key: str) -> bool:
    return key in FIXED or key in NUMBERS or key in LISTS or key in OPTIONAL or key in FREE or key in _name_keys()


def _name_keys() -> set[str]:
    return {
        f"{kind}_{name}_{suffix}"
        for kind, names in NAMED.items()
        for name in names
        for suffix in (*LANGUAGES, *DETAILS)
    }


def _english_names() -> list[str]:
    return [f"{kind}_{name}_en" for kind, names in NAMED.items() for name in names]


def _complaint(key: str, value: str) -> str:
    """The fault of a value, or nothing."""
    if key in FIXED:
        return "" if value == FIXED[key] else f"{key} is {FIXED[key]!r} by the rules, not {value[:40]!r}"
    if key in NUMBERS or key in OPTIONAL:
        low, high = NUMBERS.get(key, (1, 600))
        if not _NUMBER.fullmatch(value) or not low <= int(value) <= high:
            return f"{key}: {value[:40]!r} is not a whole number from {low} to {high}"
    if key in LISTS:
        fewest, most, largest = LISTS[key]
        words = value.split()
        if not fewest <= len(words) <= most or not all(_NUMBER.fullmatch(w) and int(w) <= largest for w in words):
            return f"{key} is {fewest} to {most} whole numbers up to {largest}, with spaces between them"
    return "" if value or key in FREE else f"{key} is empty"


def _check_track(sheet: Sheet, values: dict[str, str]) -> None:
    """I17: the track rises, and its spaces open the recipes."""
    track = [int(word) for word in values["rating_track"].split()]
    line = next(row.line for row in sheet.rows if row.values["key"] == "rating_track")
    if track != sorted(set(track)):
        sheet.complain(line, "value", "rating_track: every space is worth more than the one before")
    if not int(values["unlock_2_toques"]) <= int(values["unlock_3_toques"]) <= track[-1]:
        sheet.complain(line, "value", "rating_track: 2 toques open no later than 3, and 3 at the top at the latest")
