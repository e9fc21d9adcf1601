"""Lessons in a browser: whoever does what the hand shows reads every sentence, to the end."""

import pytest

from tests import BOARDS
from tests.samples import each_value
from toque.core.match.lesson import lesson_match, lesson_words, told
from toque.games import load

STATE = """() => {
    const guide = document.querySelector('.guide')
    return guide && {
        text: guide.querySelector('p').firstChild.textContent.trim(),
        isEnd: !!guide.querySelector('[data-next-lesson]'),
        isRead: !!guide.querySelector('[data-read-on]'),
        rings: [...document.querySelectorAll('.ring')].map((ring) => {
            const {left, top, width, height} = ring.getBoundingClientRect()
            return [left + width / 2, top + height / 2]
        }),
    }
}"""
IS_AT_REST = "() => document.querySelector('.guide') && !document.querySelector('.choices.is-waiting')"
MOST_CLICKS = 300
LOOKS = [("desktop", "en"), ("phone", "fr"), ("phone", "nl")]


def follow(page):
    """Do what the hand shows until the lesson is over; what was read on the way."""
    read, tried = [], 0
    for _ in range(MOST_CLICKS):
        page.wait_for_function(IS_AT_REST)
        state = page.evaluate(STATE)
        if state is None:
            continue
        if state["text"] not in read:
            read.append(state["text"])
            tried = 0
        if state["isEnd"]:
            return read
        if state["isRead"]:
            page.locator("[data-read-on]").click()
        elif state["rings"]:
            point(page, state["rings"][tried % len(state["rings"])])
            tried += 1
    raise AssertionError(f"the hand leads nowhere: {read[-1]}")


def point(page, place):
    """Where the hand is; on a slider, the bid that the sentence names."""
    if page.locator("form.amount").count():
        page.locator("form.amount input[type=number]").fill("5")
        page.locator("form.amount button[type=submit]").click()
    else:
        page.mouse.click(*place)


def sentences(game, lesson, language):
    """All that a lesson says."""
    match = lesson_match(game.at("plain"), lesson, ["", "Saffron"])
    return [told(match, step, language) for step in lesson.steps]


@pytest.mark.slow
@each_value("name, look", BOARDS, LOOKS)
def test_every_lesson_is_played_by_following_the_hand(guest, name, look):
    size, language = look
    game = load(name)
    page = guest(size, locale=language)
    page.goto("/")
    page.locator(f"[data-learn={name}]").click()
    *lessons, guided = game.lessons
    for lesson, following in zip(lessons, game.lessons[1:], strict=True):
        title = lesson_words(game, language)(lesson.title)
        page.get_by_role("dialog", name=title, exact=True).wait_for(timeout=300_000)

        assert follow(page) == sentences(game, lesson, language)
        assert lesson_words(game, language)(following.title) in page.locator("[data-next-lesson]").inner_text()
        page.locator("[data-next-lesson]").click()
    page.locator("[data-guide=tip]").wait_for()
    assert page.locator(".guide .title").inner_text() == lesson_words(game, language)(guided.title)


@pytest.mark.slow
def test_a_mistake_is_answered_with_what_the_lesson_asks_for_and_its_rule(guest):
    page = guest()
    page.goto("/")
    page.locator("[data-learn=banquet]").click()
    page.locator("[data-read-on]").click(timeout=300_000)
    page.get_by_role("button", name="Ready", exact=True).click()
    page.get_by_text("These are your three menus").wait_for()
    page.locator("[data-read-on]").click()
    page.locator("[data-place=cell-D5]").click()
    page.get_by_role("toolbar").get_by_role("button").first.click()

    answer = page.get_by_role("alertdialog")
    answer.wait_for()
    assert "do this first: Place a burger on C3." in answer.inner_text()
    assert "B8" in answer.inner_text()
