"""A card is shown large by the right mouse button, by a key, and by a long press."""

import pytest
from playwright.sync_api import expect

from tests.web.server_process import choices, click_something, set_table

pytestmark = pytest.mark.slow

CARDS = {"banquet": ".hand .menu .card", "italia": "[data-hand] .card.recipe", "paris": ".hand .slot .card"}


@pytest.fixture
def card_in_hand(guest):
    """A table at which I hold a card."""

    def sit(game, **wishes):
        page = guest(**wishes)
        set_table(page, game)
        while not page.locator(CARDS[game]).count() or page.locator("#main [role=dialog]").count():
            click_something(page, wanted="recipe|Keep|Draw|Look")
        choices(page).first.wait_for(state="attached")
        return page, page.locator(CARDS[game]).first

    return sit


def is_larger(page, card):
    shown = page.get_by_role("tooltip").locator(".card").first
    expect(shown).to_be_visible()
    return shown.bounding_box()["width"] > 1.1 * card.bounding_box()["width"]


@pytest.mark.parametrize("game", CARDS)
def test_a_card_is_shown_large_by_the_right_button_and_by_a_key(card_in_hand, game):
    page, card = card_in_hand(game)

    box = card.bounding_box()
    page.mouse.click(box["x"] + 10, box["y"] + 10, button="right")
    assert is_larger(page, card)

    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip").locator(".card")).to_have_count(0)
    card.focus()
    page.keyboard.press("v")
    assert is_larger(page, card)


def test_a_card_is_shown_large_by_a_long_press(card_in_hand):
    page, card = card_in_hand("banquet", size="phone")
    box = card.bounding_box()
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + 10, "y": box["y"] + 10}

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})

    assert is_larger(page, card)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
