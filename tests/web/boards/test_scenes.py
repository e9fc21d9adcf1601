"""What decides a game is shown when it happens, and skipped at a touch."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.server_process import choose_first, click_something, is_over, menu_of, set_table

pytestmark = pytest.mark.slow


def play_until_shown(page, scene):
    """Choose by chance until a scene is shown."""
    while not scene.count():
        assert not is_over(page)
        click_something(page)


def test_the_bids_for_a_vip_are_turned_over_and_skipped_at_a_touch(guest):
    page = guest(reduced_motion="no-preference")
    set_table(page, "italia")
    scene = page.locator(".scene")
    play_until_shown(page, scene)

    expect(scene.get_by_role("heading", include_hidden=True)).not_to_be_empty()
    assert scene.locator("li").count() == 2
    page.keyboard.press("Shift")

    expect(scene).to_have_count(0)


def test_an_order_that_is_called_lifts_its_cloche(guest):
    page = guest(reduced_motion="no-preference")
    set_table(page, "banquet")
    play_until_shown(page, page.locator(".scene"))

    expect(page.locator(".scene .is-lifted")).to_have_count(1)


def test_points_are_counted_line_by_line_and_the_winner_named_last(guest):
    page = guest(reduced_motion="no-preference")
    set_table(page, "paris")
    choose_first(page)
    menu_of(page).click()
    page.get_by_role("menuitem", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()

    title = page.locator("#result-title")
    expect(title).to_have_text("The points are counted …")
    page.keyboard.press("Shift")

    expect(title).to_have_text(re.compile("wins"))


@pytest.mark.slow
def test_the_majorities_of_paris_are_counted_with_their_areas_lit(guest):
    page = guest(reduced_motion="no-preference")
    set_table(page, "paris")
    scene = page.locator(".scene")
    play_until_shown(page, scene)

    expect(scene.locator("h2")).to_contain_text(re.compile("terraces|restaurants|money|pigeon", re.I))
    assert page.locator("#result-title").count() == 0
    page.keyboard.press("Shift")

    expect(page.locator("#result-title")).to_be_visible()
