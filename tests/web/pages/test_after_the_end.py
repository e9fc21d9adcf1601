"""What is said when a game is over for one person, or for all."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import gather
from tests.web.server_process import OPEN_TABLE, choices, menu_of, set_table

pytestmark = pytest.mark.slow


def give_up(page):
    menu_of(page).click()
    page.get_by_role("menuitem", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_the_button_of_a_finished_table_speaks_of_its_result(guest):
    page = guest()
    set_table(page, "banquet")
    give_up(page)
    page.locator("#result-title").wait_for()
    table = page.url.rsplit("/", 1)[1]

    page.goto("/lobby")

    card = page.locator(f"a[href='/table/{table}']")
    expect(card).to_contain_text("Show the result")
    expect(card).not_to_contain_text("Go on")


def test_a_rematch_says_who_is_away_and_is_listed_without_free_seats(guest):
    host, friend = guest(), guest()
    gather(host, friend)
    give_up(friend)
    host.locator("#result-title").wait_for()
    friend.goto("/about", wait_until="networkidle")
    first = host.url
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: "/table/" in url and url != first)
    room, table = host.locator(".room"), host.url.rsplit("/", 1)[1]
    expect(room).to_contain_text("Not here just now")
    expect(room).not_to_contain_text("Everybody is here")

    host.goto("/lobby")

    card = host.locator(f"a[href='/table/{table}']")
    expect(card).to_contain_text("Everybody has a seat")
    expect(card).not_to_contain_text("free")


def test_whoever_gave_up_is_asked_for_nothing_while_others_play_on(guest):
    host, friend = guest(), guest()
    host.goto("/lobby", wait_until="networkidle")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "beginner"}]
    opened = host.evaluate(OPEN_TABLE, {"game": "banquet", "seats": seats})
    for person in (host, friend):
        person.goto(f"/table/{opened['table']}")
    friend.get_by_role("button", name="Sit down").click()
    for person in (host, friend):
        person.get_by_role("button", name="I am ready").click()
    choices(host).first.wait_for(state="attached")

    give_up(host)

    expect(host.locator(".sentence")).to_have_text("You gave up. The others play on.")
    expect(choices(host)).to_have_count(0)
