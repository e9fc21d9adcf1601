"""Every page at every size, by day and by evening: nothing that keeps somebody out."""

import pytest

from tests import BOARDS
from tests.samples import each_value
from tests.web.axe import assert_nothing_serious
from tests.web.server_process import choices, click_something, click_times, is_over, set_table

PAGES = [
    "/",
    "/lobby",
    "/about",
    "/account",
    "/book",
    "/ladder",
    "/admin",
    "/report/none",
    "/rules/paris",
    "/rules/italia",
    "/rules/banquet",
    "/how-to-play/paris",
    "/nowhere",
    "/table/none",
]
NOT_THERE = ("/nowhere", "/none", "/api/admin/")
"""Addresses that the browser says on its console are not there."""


LOOKS = [
    ("en-GB", "phone", "light"),
    ("fr-FR", "tablet", "light"),
    ("en-GB", "tablet", "dark"),
    ("fr-FR", "phone", "dark"),
    ("fr-FR", "desktop", "dark"),
    ("en-GB", "desktop", "light"),
]
"""Every size by day and by evening; languages make words longer."""
FEW_LOOKS = LOOKS[::2]
"""Both languages, every size, day and evening."""


def seen_as(guest, look, **wishes):
    """A page in this language and size, by day or by evening."""
    locale, size, scheme = look
    return guest(size, locale=locale, color_scheme=scheme, bypass_csp=True, **wishes)


@pytest.mark.slow
@each_value("path, look", PAGES, LOOKS)
def test_axe_finds_nothing_serious_on_any_page(guest, path, look):
    page = seen_as(guest, look, foreseen=NOT_THERE)
    page.goto(path, wait_until="networkidle")
    page.locator("h1").wait_for()

    assert_nothing_serious(page)


@pytest.mark.slow
@each_value("game, look", BOARDS, FEW_LOOKS)
def test_axe_finds_nothing_serious_at_a_table(guest, game, look):
    page = seen_as(guest, look)
    set_table(page, game)
    click_times(page, 8)
    choices(page).first.wait_for()

    assert_nothing_serious(page)


@pytest.mark.soak
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_serious_during_a_whole_game(guest, game, look):
    page = seen_as(guest, look)
    set_table(page, game)
    while not is_over(page):
        for _ in range(8):
            click_something(page)
        page.locator(".choices button[data-number]:enabled, #result-title").first.wait_for()
        assert_nothing_serious(page)


@pytest.mark.slow
@each_value("path, look", ["table", "replay"], FEW_LOOKS)
def test_axe_finds_nothing_serious_in_a_result_and_a_replay(guest, finished, path, look):
    page = seen_as(guest, look)
    page.goto(f"/{path}/{finished}")
    page.locator("#result-title, input[type=range]").first.wait_for()

    assert_nothing_serious(page)


def test_where_nothing_is_the_way_back_is_shown(guest):
    page = guest(foreseen=NOT_THERE)
    for path, title in [("/nowhere", "This door leads nowhere"), ("/table/none", "There is no such table")]:
        page.goto(path)
        page.get_by_role("heading", level=1, name=title).wait_for()
        assert page.get_by_text(title, exact=False).count() == 1
        page.get_by_role("banner").get_by_role("link", name="Lobby").click()
        page.get_by_role("heading", name="Open a table").wait_for()


@pytest.mark.slow
def test_no_page_is_wider_than_a_phone(guest):
    page = guest("phone", foreseen=NOT_THERE)
    page.set_viewport_size({"width": 360, "height": 740})
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_the_rules_are_searched_and_a_link_leads_to_one(guest):
    page = guest()
    page.goto("/rules/banquet#B13")
    assert page.locator("#B13").evaluate("(rule) => rule.getBoundingClientRect().top") < 800

    page.get_by_label("Search the rules").fill("bouquet empty nothing placed")
    page.get_by_label("Search the rules").fill("bouquet nothing placed")

    page.locator("article#B2").wait_for()
    assert page.locator("article#B19").count() == 0


def test_without_a_network_the_pages_still_open(guest, server):
    page = guest(foreseen=("ERR_INTERNET_DISCONNECTED",))
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()

    page.context.set_offline(True)
    page.goto("/lobby")

    page.get_by_role("heading", name="Open a table").wait_for()


def test_an_account_is_made_left_and_entered_again(guest):
    page = guest()
    page.goto("/")
    page.get_by_role("button", name="Account").click()
    account = page.get_by_role("dialog")
    account.get_by_label("Your name at the table").fill("Auguste")
    account.get_by_role("button", name="Save").click()
    account.get_by_text("Pleased to meet you").wait_for()
    enter(account, "Make an account", "Your account is ready.")
    account.get_by_role("button", name="Log out").click()
    account.get_by_text("You are logged out").wait_for()

    enter(account, "Log in", "Welcome back.")

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Auguste").wait_for()


def enter(account, wish, answer):
    account.get_by_role("radio", name=wish).check()
    account.get_by_label("Login").fill("auguste")
    account.get_by_label("Password").fill("sauce espagnole")
    account.get_by_role("button", name=wish).click()
    account.get_by_text(answer).wait_for()
