"""How to play: drawn by the boards themselves, on the screen and on paper."""

import re

import pytest

from tests import BOARDS
from tests.samples import each_value
from tests.web.axe import assert_nothing_serious
from toque.core.match.lesson import lesson_words
from toque.games import load

ARE_DRAWN = """() => {
    const figures = [...document.querySelectorAll('figure')]
    return figures.length > 0 && figures.every((figure) => figure.classList.contains('is-drawn'))
}"""
MOST_SHEETS = 2
LOOKS = [("desktop", "en"), ("phone", "fr"), ("desktop", "nl")]


@pytest.mark.slow
@each_value("name, look", BOARDS, LOOKS)
def test_how_to_play_is_drawn_fits_the_screen_and_two_sheets(guest, name, look):
    size, language = look
    game = load(name)
    page = guest(size, locale=language)
    page.goto(f"/how-to-play/{name}")
    page.wait_for_function(ARE_DRAWN)
    say = lesson_words(game, language)

    assert page.locator("figure").count() == sum(len(section.figures) for section in game.how_to)
    for section in game.how_to:
        assert page.get_by_role("heading", name=say(section.title), exact=True).is_visible()
        assert all(page.get_by_text(say(message), exact=True).is_visible() for message in section.says)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_nothing_serious(page)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) <= MOST_SHEETS


@pytest.mark.slow
def test_a_lesson_begins_from_the_page_and_a_rule_shows_its_figure(guest):
    page = guest()
    page.goto("/rules/banquet#B13")
    page.locator("#B13 figure.is-drawn").wait_for()
    page.locator("main").get_by_role("link", name="How to play").click()
    page.wait_for_function(ARE_DRAWN)
    page.locator("[data-lesson=cloches]").click()

    page.get_by_role("dialog", name="What the cloches hide").wait_for(timeout=300_000)
