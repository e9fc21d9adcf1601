"""temporary"""

from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"
EFFECTS = (
    "points",
    "crate",
    "two_buys",
    "coins",
    "level",
    "no_shelf_limit",
    "score_bonus",
    "tie_owner",
    "bin",
    "restock_after",
    "icon_refined",
    "per_room",
    "spoon_value",
    "wine_look",
    "take_discarded",
    "course",
    "cubes",
    "star_value",
    "icon_family",
    "wine_search",
)


@dataclass
class Pack:
    board: dict
    ingredients: list
    recipes: list
    wines: list
    bonus_1: list
    bonus_2: list
    rooms: list


def load():
    from toque.core.table import rows

    r = {n: rows(DATA / f"{n}.csv") for n in ("ingredients", "recipes", "wines", "bonus_1", "bonus_2", "rooms")}
    return Pack(board={x["key"]: x["value"] for x in rows(DATA / "board.csv")}, **r)
