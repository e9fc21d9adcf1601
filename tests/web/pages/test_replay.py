"""A finished match again."""

import re

from playwright.sync_api import expect

from tests.web.server_process import set_table


def test_a_replay_shows_any_moment_from_any_seat(guest, finished):
    page = guest()
    page.goto(f"/table/{finished}")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Moves")
    last = int(slider.get_attribute("max"))
    page.get_by_text("The table is set.").wait_for()

    page.get_by_role("button", name="One move on").click()
    page.get_by_text(f"1 / {last}").wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text(f"{last} / {last}").wait_for()
    secret = page.get_by_role("log").get_by_text("You draw")
    assert secret.count() == 0
    page.get_by_label("Seen by").select_option(label="Saffron")
    secret.first.wait_for()
    page.get_by_role("log").get_by_text(re.compile("draws a menu")).first.click()

    assert int(slider.input_value()) < last
    assert page.get_by_role("img", name=re.compile("Points of all players")).is_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(slider.input_value())


def test_a_replay_before_the_end_is_refused_kindly(guest):
    page = guest(foreseen=("/replay",))
    set_table(page, "banquet")

    page.goto(page.url.replace("/table/", "/replay/"))

    page.get_by_text("Its replay comes with its end").wait_for()
