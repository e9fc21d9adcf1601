"""What a pack must be like for the rules to work with it: every value, every reference, every count."""

import re
from collections import Counter
from collections.abc import Iterator

from toque.games.italia.packs.board import COURSES, SHOPS, board_number, check_board
from toque.games.italia.packs.sheets import BOARD, Problem, Row, Sheet

EFFECTS: dict[str, tuple[str, int, int]] = {
    # kind: icon, and the range of its amount (0, 0: it has none)
    "points": ("standard", 0, 0),
    "crate": ("permanent", 0, 0),
    "two_buys": ("standard", 0, 0),
    "coins": ("single_use", 1, 100),
    "level": ("single_use", 1, 2),
    "no_shelf_limit": ("standard", 0, 0),
    "score_bonus": ("standard", 1, 10),
    "tie_owner": ("standard", 0, 0),
    "bin": ("standard", 0, 0),
    "restock_after": ("standard", 0, 0),
    "icon_refined": ("standard", 0, 0),
    "per_room": ("standard", 1, 20),
    "spoon_value": ("standard", 1, 100),
    "wine_look": ("standard", 1, 20),
    "take_discarded": ("single_use", 0, 0),
    "course": ("single_use", 0, 100),
    "cubes": ("single_use", 1, 17),
    "star_value": ("standard", 1, 100),
    "icon_family": ("standard", 0, 0),
    "wine_search": ("single_use", 0, 0),
}
"""The verbs of bonus cards; their order is the order of the constants in `table`."""

CATEGORIES = ("meat", "fish", "vegetable", "all", "none")
SPECIALTIES = ("none", "family", "refined")
ROOMS = {"standard": 5, "luxury": 4, "super_luxury": 2}
"""The kinds of room and how many tiles of each there are."""
RECIPES_A_COURSE = 30
WINE_CARDS = 40
CARDS_A_BONUS_DECK = 14
MOST_KINDS = 62  # a set of them is one 64-bit number
MOST_TOKENS_A_SHOP = 120
MOST_NEEDS = 10
MOST_COINS = 99
_ID = re.compile(r"[a-z][a-z0-9_]{0,59}")
_NUMBER = re.compile(r"[0-9]{1,6}")


def check(sheets: dict[str, Sheet]) -> list[Problem]:
    """All problems of a pack, file by file, each file from top to bottom."""
    check_board(sheets[BOARD])
    _check_ingredients(sheets["ingredients"], sheets[BOARD])
    _check_wines(sheets["wines"])
    _check_recipes(sheets["recipes"], sheets)
    _check_bonus_cards(sheets)
    _check_rooms(sheets["rooms"])
    return [
        problem
        for sheet in sheets.values()
        for problem in sorted(sheet.problems, key=lambda problem: (problem.line or 1 << 30, problem.column))
    ]


def _check_ids(sheet: Sheet, taken: set[str] | None = None) -> None:
    taken = taken if taken is not None else set()
    for row in sheet.rows:
        if not _ID.fullmatch(row.values["id"]):
            sheet.complain(row.line, "id", f"{row.values['id']!r} is not of the form a_lower_case_name")
        elif row.values["id"] in taken:
            sheet.complain(row.line, "id", f"{row.values['id']!r} is there twice")
        taken.add(row.values["id"])


def _check_names(sheet: Sheet, *columns: str) -> None:
    for row in sheet.rows:
        for column in columns:
            if not row.values[column]:
                sheet.complain(row.line, column, "is empty")


def _check_number(sheet: Sheet, row: Row, column: str, low: int, high: int) -> int:
    """The number in a column; 0 if it is no number."""
    value = row.values[column]
    if not _NUMBER.fullmatch(value) or not low <= int(value) <= high:
        sheet.complain(row.line, column, f"{value[:40]!r} is not a whole number from {low} to {high}")
        return 0
    return int(value)


def _check_word(sheet: Sheet, row: Row, column: str, words: tuple[str, ...]) -> None:
    if row.values[column] not in words:
        sheet.complain(row.line, column, f"{row.values[column][:40]!r} is none of {', '.join(words)}")


def _check_total(sheet: Sheet, what: str, total: int, wanted: int) -> None:
    if total != wanted and not sheet.problems:
        sheet.complain(0, 0, f"{total} {what}, not {wanted}")


def _check_ingredients(sheet: Sheet, board: Sheet) -> None:
    _check_ids(sheet)
    _check_names(sheet, "name_en")
    tokens: Counter[str] = Counter()
    for row in sheet.rows:
        _check_word(sheet, row, "shop", SHOPS)
        _check_number(sheet, row, "price", 0, MOST_COINS)
        tokens[row.values["shop"]] += _check_number(sheet, row, "copies", 1, MOST_TOKENS_A_SHOP)
    if len(sheet.rows) > MOST_KINDS:
        sheet.complain(0, 0, f"{len(sheet.rows)} kinds of ingredient; there is room for {MOST_KINDS}")
    _check_total(sheet, "tokens", sum(tokens.values()), board_number(board, "ingredient_tokens"))
    for shop in SHOPS:
        least = board_number(board, "market_spaces_per_shop")
        if sheet.rows and not sheet.problems and not least <= tokens[shop] <= MOST_TOKENS_A_SHOP:
            sheet.complain(0, 0, f"the {shop} has {tokens[shop]} tokens, not {least} to {MOST_TOKENS_A_SHOP}")


def _check_wines(sheet: Sheet) -> None:
    _check_ids(sheet)
    _check_names(sheet, "name")
    cards = 0
    for row in sheet.rows:
        _check_word(sheet, row, "colour", ("red", "white"))
        for column in ("cost", "income", "prestige"):
            _check_number(sheet, row, column, 0, MOST_COINS)
        cards += _check_number(sheet, row, "copies", 1, WINE_CARDS)
    _check_total(sheet, "wine cards", cards, WINE_CARDS)


def _check_recipes(sheet: Sheet, sheets: dict[str, Sheet]) -> None:
    _check_ids(sheet)
    _check_names(sheet, "name_it", "name_en")
    courses = Counter(row.values["course"] for row in sheet.rows)
    wines = {row.values["id"] for row in sheets["wines"].rows}
    for row in sheet.rows:
        _check_word(sheet, row, "course", COURSES)
        _check_word(sheet, row, "category", CATEGORIES)
        _check_word(sheet, row, "specialty", SPECIALTIES)
        _check_number(sheet, row, "toques", 1, 3)
        _check_number(sheet, row, "income", 0, MOST_COINS)
        _check_number(sheet, row, "prestige", 0, MOST_COINS)
        if row.values["wine"] not in wines:
            sheet.complain(row.line, "wine", f"no wine is called {row.values['wine'][:40]!r}")
        _check_needs(sheet, row, sheets)
    for course in COURSES:
        _check_total(sheet, f"recipes of the course {course}", courses[course], RECIPES_A_COURSE)


def _check_needs(sheet: Sheet, row: Row, sheets: dict[str, Sheet]) -> None:
    """The ingredients of a recipe exist, and a shelf can hold them."""
    kinds = {kind.values["id"]: kind.values["copies"] for kind in sheets["ingredients"].rows}
    needs = Counter(row.values["ingredients"].split())
    most = min(MOST_NEEDS, board_number(sheets[BOARD], "shelf_spaces"))
    if not 1 <= sum(needs.values()) <= most:
        sheet.complain(row.line, "ingredients", f"{sum(needs.values())} ingredients, not 1 to {most}")
    for name, count in needs.items():
        if name not in kinds:
            sheet.complain(row.line, "ingredients", f"no ingredient is called {name[:40]!r}")
        elif _NUMBER.fullmatch(kinds[name]) and int(kinds[name]) < count:
            sheet.complain(row.line, "ingredients", f"{count} {name}, of which there are only {kinds[name]}")


def _check_bonus_cards(sheets: dict[str, Sheet]) -> None:
    taken: set[str] = set()
    for name in ("bonus_1", "bonus_2"):
        sheet = sheets[name]
        _check_ids(sheet, taken)
        _check_names(sheet, "name_en", "effect")
        for row in sheet.rows:
            _check_number(sheet, row, "cost", 0, MOST_COINS)
            _check_number(sheet, row, "points", 0, MOST_COINS)
            _check_word(sheet, row, "kind", tuple(EFFECTS))
            if row.values["kind"] in EFFECTS:
                _check_effect(sheet, row)
        _check_total(sheet, "bonus cards", len(sheet.rows), CARDS_A_BONUS_DECK)


def _check_effect(sheet: Sheet, row: Row) -> None:
    """Icon, shop and amount go with the verb."""
    kind = row.values["kind"]
    icon, low, high = EFFECTS[kind]
    if row.values["icon"] != icon:
        sheet.complain(row.line, "icon", f"a card of the kind {kind} is {icon}, not {row.values['icon'][:40]!r}")
    if kind == "crate":
        _check_word(sheet, row, "shop", SHOPS)
    elif row.values["shop"]:
        sheet.complain(row.line, "shop", f"a card of the kind {kind} has no shop")
    if high:
        _check_number(sheet, row, "amount", low, high)
    elif row.values["amount"]:
        sheet.complain(row.line, "amount", f"a card of the kind {kind} has no amount")


def _check_rooms(sheet: Sheet) -> None:
    for row in sheet.rows:
        _check_word(sheet, row, "kind", tuple(ROOMS))
        for column in ("cost", "income", "prestige"):
            _check_number(sheet, row, column, 0, MOST_COINS)
        for column in _counts(row):
            _check_number(sheet, row, column, 0, ROOMS.get(row.values["kind"], 0))
    for kind in ROOMS:
        count = sum(row.values["kind"] == kind for row in sheet.rows)
        _check_total(sheet, f"rows for the room {kind}", count, 1)


def _counts(row: Row) -> Iterator[str]:
    return (column for column in row.values if column.startswith("count_"))
