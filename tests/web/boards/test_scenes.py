"""What decides a game is shown when it happens, and skipped at a touch."""

from playwright.sync_api import expect

from tests.web.server_process import click_something, is_over, set_table


def test_the_bids_for_a_vip_are_turned_over_and_skipped_at_a_touch(guest):
    page = guest(reduced_motion="no-preference")
    set_table(page, "italia")
    scene = page.locator(".scene")
    while not scene.count():
        assert not is_over(page)
        click_something(page)

    expect(scene.get_by_role("heading", include_hidden=True)).not_to_be_empty()
    assert scene.locator("li").count() == 2
    page.keyboard.press("Shift")

    expect(scene).to_have_count(0)
