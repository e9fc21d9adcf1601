"""How it feels: pieces that travel, or do not; sounds, light and guidance as each person likes them."""

import pytest

from tests import BOARDS
from tests.web.server_process import choices, click_something, menu_of, set_table

pytestmark = pytest.mark.slow

WATCH = """
    window.journeys = []
    window.notes = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        const moves = /translate\\(?:? ?(-?[1-9]|-?0\\.)/.test(JSON.stringify(frames).replaceAll('"', ''))
        if (moves) window.journeys.push(this.className?.baseVal ?? this.className)
        return animate.call(this, frames, how)
    }
    const strike = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
        window.notes += 1
        return strike.call(this)
    }
"""
MOVES = 6


def some_moves(page):
    page.evaluate("window.journeys.length = 0")
    for _ in range(MOVES):
        choices(page).first.wait_for()
        click_something(page)
    return page.evaluate("window.journeys")


def change_setting(page, label):
    menu_of(page).click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_label(label).check()
    page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_pieces_travel_unless_less_motion_is_wanted(guest, game):
    page = guest(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    set_table(page, game)
    assert some_moves(page)

    page.emulate_media(reduced_motion="reduce")
    assert some_moves(page) == []

    page.emulate_media(reduced_motion="no-preference")
    change_setting(page, "As little motion as possible")
    assert some_moves(page) == []


def test_sounds_and_light_are_as_one_likes(guest):
    page = guest(color_scheme="light")
    page.add_init_script(WATCH)
    set_table(page, "banquet")
    some_moves(page)
    assert page.evaluate("window.notes") == 0

    change_setting(page, "Sounds")
    some_moves(page)
    assert page.evaluate("window.notes") > 0

    by_day = ground_of(page)
    change_setting(page, "by evening")
    by_evening = ground_of(page)
    assert by_evening != by_day
    page.reload()
    choices(page).first.wait_for()
    assert ground_of(page) == by_evening


def ground_of(page):
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
