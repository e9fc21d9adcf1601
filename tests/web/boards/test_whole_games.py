"""Whole games in the browser, from the lobby to the result: with a mouse, with a finger, with the keyboard."""

import pytest

from tests import BOARDS
from tests.samples import each_value
from tests.web.person import Person
from tests.web.server_process import choices, play_to_the_end, set_table

SELDOM = 0.05
"""How often the list may be needed: where the board itself offers nothing."""


@pytest.mark.slow
@each_value("game, size", BOARDS, ["phone", "desktop"])
def test_a_whole_game_against_a_bot_by_pointing_at_the_board(guest, game, size):
    page = guest(size)
    set_table(page, game)
    person = Person(page)

    made = play_to_the_end(page, person.choose)

    assert person.times_listed <= SELDOM * made
    assert page.locator("#result-title").inner_text() != ""
    assert page.get_by_role("table", name="Points by scoring line").is_visible()
    assert page.get_by_role("link", name="Replay").is_visible()


@pytest.mark.slow
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
    page = guest()
    page.goto("/")

    page.locator("button[data-game=banquet]").click()

    page.wait_for_url("**/table/*", timeout=300_000)
    choices(page).first.wait_for()
    page.reload()
    choices(page).first.wait_for()
