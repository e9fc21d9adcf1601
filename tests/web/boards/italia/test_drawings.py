"""What the pack of Ristorante Italia names is drawn in the browser; what its board asks for can be said."""

import re

import pytest

from tests import ROOT
from toque.core.words.languages import ENGLISH, LOCALE
from toque.games.italia.kernel.components import BONUS_ROWS, COURSE_NAMES, KIND_IDS, SEASONS, SHOP_NAMES, WINE_ROWS

BOARD = ROOT / "web" / "src" / "boards" / "italia"


def source(name):
    return (BOARD / name).read_text(encoding="utf-8")


def keys(text):
    """The keys of the object literals in a piece of TypeScript."""
    return set(re.findall(r"^ *(\w+): ", text, re.MULTILINE))


def table(name, constant):
    """The keys of one constant of a file."""
    return keys(
        re.search(rf"{constant}\b.*?= {{(.*?)^}}|{constant}\b.*?= {{(.*?)}};", source(name), re.DOTALL | re.MULTILINE)[
            0
        ]
    )


@pytest.mark.parametrize("ingredient", KIND_IDS)
def test_every_ingredient_has_a_drawing_of_its_own(ingredient):
    drawings = dict(re.findall(r"^  (\w+): (draw\(.*\)),$", source("icons/produce.ts"), re.MULTILINE))

    assert list(drawings.values()).count(drawings[ingredient]) == 1


def test_every_drawing_is_made_of_a_shape_that_there_is():
    shapes = set(re.findall(r"draw\(\"(\w+)\"", source("icons/produce.ts")))

    assert shapes <= keys(source("icons/shapes.ts"))


def test_every_kind_of_bonus_card_has_a_sign():
    signs = table("cards/bonus.ts", "SIGNS_BY_KIND") | {"crate"}
    shops = table("cards/bonus.ts", "SIGNS_BY_SHOP")

    assert {row["kind"] for row in BONUS_ROWS} <= signs
    assert {row["shop"] for row in BONUS_ROWS if row["kind"] == "crate"} <= shops


def test_shops_courses_wines_and_bonus_cards_have_colours():
    assert set(SHOP_NAMES) <= table("icons/colours.ts", "SHOP_COLOURS")
    assert {*COURSE_NAMES, "wine"} <= table("icons/colours.ts", "COURSE_COLOURS")
    assert {row["icon"] for row in BONUS_ROWS} <= table("icons/colours.ts", "BONUS_COLOURS")
    for row in WINE_ROWS:
        assert re.search(rf"WINE_COLOURS.*\b{row['colour']}: \"#", source("icons/colours.ts"))


def test_every_season_has_its_sign_and_its_guest():
    signs = keys(source("icons/signs.ts"))

    assert {f"{kind}{season}" for kind in ("season", "vip") for season in range(1, SEASONS + 1)} <= signs


def test_every_message_that_the_board_asks_for_is_there():
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    asked = set(re.findall(r"[\"'`](board-[a-z-]+)[\"'`]", sources))
    messages = re.findall(r"^([\w-]+) =", (LOCALE / ENGLISH / "italia.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    assert len(asked) > 50
    assert asked - set(messages) == set()
