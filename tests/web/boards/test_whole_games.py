"""Whole games in the browser, from the lobby to the result: with a mouse, with a finger, with the keyboard."""

import random

import pytest
from playwright.sync_api import Error

from tests.web.server_process import choices, play_to_the_end, set_table

OVER_THE_BOARD = [
    ".banquet .tray button:not(.is-gone)",
    ".bubble.has-buttons button",
    "#main [role=dialog] .is-legal",
    "#main [role=dialog] form :is(input[type=range], button:enabled)",
]
OFFERED = [", ".join(OVER_THE_BOARD), "#main .is-legal:not(.is-chosen)", ".choices button[data-number]"]
"""Where a person looks for something to do: first what lies over the board, then what glows on it, then the list."""
FIND = """([offered, luck, mine]) => {
    const refusal = document.querySelector('[role=alertdialog]')
    if (refusal) throw new Error(`what was offered is refused: ${refusal.innerText}`)
    if (document.querySelector('.choices.is-waiting')) return null
    for (const place of offered) {
        const found = [...document.querySelectorAll(place)].filter((each) => each.checkVisibility() && !each.disabled)
        if (found.length) return mine ? found.includes(mine) : found[Math.floor(luck * found.length)]
    }
    return null
}"""
SELDOM = 0.05
"""How often the list may be needed: where the board itself offers nothing."""


class Person:
    """Plays by pointing at the board: with a mouse, or with a finger; whatever comes, but the same in every run."""

    def __init__(self, page):
        self.page = page
        self.has_fingers = page.evaluate("navigator.maxTouchPoints") > 0
        self.draw = random.Random(7)
        self.times_listed = 0

    def choose(self, page):
        """Point at something that is offered now; how many times that was."""
        picked = page.evaluate_handle(FIND, [OFFERED, self.draw.random(), None]).as_element()
        if picked is None:
            page.wait_for_timeout(10)
            return 0
        self.point(picked)
        return 1

    def point(self, element):
        """As a person does: Playwright goes there, and complains where anything else lies over it."""
        try:
            kind, is_listed = element.evaluate("(it) => [it.type ?? '', it.matches('.choices *')]")
            where = {"position": self.along(element)} if kind == "range" else {}
            (element.tap if self.has_fingers else element.click)(timeout=3000, **where)
            self.times_listed += is_listed
        except Error:
            if self.page.evaluate(FIND, [OFFERED, 0, element]):
                raise  # It is offered still, and cannot be reached.

    def along(self, slider):
        """Anywhere on a slider."""
        box = slider.bounding_box()
        return {"x": 1 + self.draw.random() * (box["width"] - 2), "y": box["height"] / 2}


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["banquet", "italia", "paris"])
def test_a_whole_game_against_a_bot_by_pointing_at_the_board(guest, game, size):
    page = guest(size)
    set_table(page, game)
    person = Person(page)

    made = play_to_the_end(page, person.choose)

    assert person.times_listed <= SELDOM * made
    assert page.locator("#result-title").inner_text() != ""
    assert page.get_by_role("table", name="Points by scoring line").is_visible()
    assert page.get_by_role("link", name="Replay").is_visible()


def test_a_whole_game_by_keyboard_alone(guest):
    page = guest()
    page.goto("/")
    press_until(page, "Tab", "button[data-game=banquet]")
    page.keyboard.press("Enter")
    page.locator(".choices button[data-number]").first.wait_for(timeout=300_000)

    def press(page):
        count = choices(page).count()
        if not count:
            page.wait_for_timeout(10)
            return 0
        page.keyboard.press("1" if count < 10 else "9")  # a 1 might be the beginning of 12
        return 1

    assert play_to_the_end(page, press) > 30
    press_until(page, "Tab", "a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")


def press_until(page, key, selector, times=40):
    """Press a key until the focus is on something, once it is there."""
    page.locator(selector).first.wait_for(timeout=300_000)
    for _ in range(times):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"the focus never came to {selector}")


def test_one_click_from_the_start_page_and_the_board_is_there(guest):
    page = guest(is_coached=True)
    page.goto("/")

    page.locator("button[data-game=banquet]").click()

    page.wait_for_url("**/table/*", timeout=300_000)
    page.get_by_role("dialog", name="Guided first turn").wait_for()
    page.get_by_role("button", name="No more tips").click()
    assert page.get_by_role("dialog", name="Guided first turn").count() == 0
    page.reload()
    choices(page).first.wait_for()
    assert page.get_by_role("dialog", name="Guided first turn").count() == 0
