"""Takes the pictures of docs/images: every page of the site, at a desk and on a phone, by day and by evening.

python -m docs.screenshots [NAME ...]     all of them, or those whose names begin so
"""

import io
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, QUIET, SIZES
from tests.web.server_process import ServerProcess, choices, click_something, play_to_the_end, set_table

TARGET = Path(__file__).resolve().parent / "images"
COLOURS = 256
LARGEST = 300_000
"""Bytes of a picture."""
MOVES = {"paris": 45, "italia": 40, "banquet": 25}


def main() -> None:
    """Take them all."""
    wanted = tuple(sys.argv[1:])
    TARGET.mkdir(exist_ok=True)
    with ServerProcess(is_seeded=True) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name, (size, scheme, pose) in PICTURES.items():
            if name.startswith(wanted or ""):
                context = browser.new_context(
                    viewport=SIZES[size], color_scheme=scheme, base_url=server.address, has_touch=size == "phone"
                )
                page = context.new_page()
                pose(page)
                page.wait_for_timeout(1200)
                save(page.screenshot(), TARGET / f"{name}.png")
                context.close()
        browser.close()


def save(picture: bytes, path: Path) -> None:
    """With a palette: drawn pages have few colours."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def visit(path: str) -> Callable[[Any], None]:
    """A page as it is."""
    return lambda page: page.goto(path, wait_until="networkidle")


def table(game: str, moves: int | None = None) -> Callable[[Any], None]:
    """A game in the middle, or after a number of my moves, at my turn."""

    def pose(page: Any) -> None:
        set_table(page, game, "medium")
        draw = random.Random(game)
        for _ in range(MOVES[game] if moves is None else moves):
            choose(page, draw)
        page.reload()
        choices(page).first.wait_for()

    return pose


def choose(page: Any, draw: random.Random) -> None:
    """Any choice of the list, as soon as there is one."""
    choices(page).first.wait_for()
    page.evaluate(
        """(drawn) => {
            const buttons = document.querySelectorAll('.choices button[data-number]:not(:disabled)')
            buttons[Math.floor(drawn * buttons.length)]?.click()
            return new Promise((soon) => setTimeout(soon, 100))
        }""",
        draw.random(),
    )


def hint(page: Any) -> None:
    """What a strong bot would do, as long as there is something to win."""
    table("banquet", moves=4)(page)
    page.keyboard.press("h")
    page.get_by_text("% to win").first.wait_for(timeout=120_000)


def result(page: Any) -> None:
    """The end of a game."""
    set_table(page, "banquet")
    play_to_the_end(page, click_something)


def replay(page: Any) -> None:
    """The same again, half-way."""
    result(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max")) // 2))


PICTURES: dict[str, tuple[str, Any, Callable[[Any], None]]] = {
    "start": ("desktop", "light", visit("/")),
    "start-phone": ("phone", "light", visit("/")),
    "lobby": ("desktop", "light", visit("/lobby")),
    "lobby-dark": ("desktop", "dark", visit("/lobby")),
    "rules": ("desktop", "light", visit("/rules/paris#P26")),
    "paris": ("desktop", "light", table("paris")),
    "paris-dark": ("desktop", "dark", table("paris")),
    "paris-phone": ("phone", "light", table("paris")),
    "italia": ("desktop", "light", table("italia")),
    "italia-dark": ("desktop", "dark", table("italia")),
    "italia-phone": ("phone", "dark", table("italia")),
    "banquet": ("desktop", "light", table("banquet")),
    "banquet-dark": ("desktop", "dark", table("banquet")),
    "banquet-phone": ("phone", "light", table("banquet")),
    "hint": ("desktop", "light", hint),
    "result": ("desktop", "light", result),
    "replay": ("desktop", "light", replay),
    "replay-phone": ("phone", "dark", replay),
}


if __name__ == "__main__":
    main()
