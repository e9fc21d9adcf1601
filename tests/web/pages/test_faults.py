"""Faults that people found at the table: each stays mended."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import gather
from tests.web.server_process import choices, choose_first, menu_of, set_table
from tests.web.visibility import HEAR

pytestmark = pytest.mark.slow


def begin_guided(page, game):
    """A guided game, from the page that says how to play."""
    page.goto(f"/how-to-play/{game}")
    page.locator("[data-lesson=guided]").click(timeout=300_000)
    page.wait_for_url("**/table/*", timeout=300_000)
    return page.locator(".guide")


def test_a_tip_follows_what_one_does_and_closes_with_escape(guest):
    page = guest()
    tip = begin_guided(page, "banquet")
    expect(tip).to_contain_text("Two or three cloches are enough")

    choose_first(page)
    expect(tip).to_contain_text("Start a line")
    page.keyboard.press("Escape")

    expect(tip).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["banquet", "italia", "paris"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_tip_covers_the_prompt(guest, game, size):
    page = guest(size)
    begin_guided(page, game).wait_for()

    page.wait_for_function("""() => {
        const [tip, prompt] = ['.guide', 'section.prompt'].map((part) => document.querySelector(part))
        return tip.getBoundingClientRect().bottom <= prompt.getBoundingClientRect().top
    }""")


def test_a_line_of_the_chat_is_announced_on_every_part_of_a_phone(guest):
    host, friend = guest("phone"), guest()
    gather(host, friend)
    side = host.get_by_role("navigation", name="Parts of the table").get_by_role("button").nth(2)

    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("Good evening")
    friend.keyboard.press("Enter")

    expect(side).to_contain_text("1")
    side.click()
    host.get_by_role("tab", name="Chat").click()
    expect(side).not_to_contain_text("1")


def test_a_move_that_is_taken_back_is_told_to_the_others(guest):
    host, friend = guest(), guest()
    gather(host, friend)
    for person in (host, friend):
        choose_first(person)
    while not (choices(host).count() or choices(friend).count()):
        host.wait_for_timeout(50)
    mover = host if choices(host).count() else friend
    mover.locator(".cell.is-legal").first.wait_for()
    other = friend if mover is host else host
    choose_first(mover)  # what to place
    choose_first(mover)  # and where
    mover.get_by_role("button", name="Take back").click()

    other.get_by_text("A move was taken back").wait_for()

    assert mover.get_by_text("A move was taken back").count() == 0


@pytest.mark.parametrize("window", [(1366, 768), (390, 844), (844, 390)])
def test_what_to_do_next_is_in_sight_in_a_result(guest, finished, window):
    page = guest()
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(f"/table/{finished}")
    page.locator("#result-title").wait_for()

    expect(page.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)


def test_a_table_waits_for_whoever_plays_alone_with_bots(guest):
    page = guest()
    set_table(page, "banquet")
    menu_of(page).click()
    page.get_by_role("menuitem", name="Leave for now").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave for now").click()
    expect(page.locator(".sentence")).to_have_text("The table waits for you.")
    page.wait_for_timeout(500)

    page.get_by_role("button", name="Take my seat back").click()

    choices(page).first.wait_for()
    assert page.get_by_role("button", name="Take my seat back").count() == 0


def test_whoever_stays_sees_when_a_bot_plays_for_somebody_who_left(guest):
    host, friend = guest(), guest()
    gather(host, friend)
    menu_of(host).click()
    host.get_by_role("menuitem", name="Leave, a bot plays on").click()
    host.get_by_role("dialog").get_by_role("button", name="Leave, a bot plays on").click()

    expect(friend.locator("[data-seat='0'] .condition")).to_have_text(re.compile(r"a bot plays for them in \d+ s"))
    host.locator("#main").get_by_text(re.compile(r"A bot plays for you in \d+ s\.")).wait_for()


def test_nobody_has_lost_points_in_paris_before_the_end(guest):
    page = guest()
    set_table(page, "paris")
    for _ in range(3):
        choose_first(page)

    points = page.locator("[data-seat] .points")

    expect(points).to_have_count(2)
    assert not any("-" in each or "−" in each for each in points.all_inner_texts())


def test_what_only_bots_saw_is_taken_back_without_asking(guest):
    """A card was taken, and another came: people would be asked."""
    page = guest()
    page.add_init_script(HEAR)
    set_table(page, "paris")
    choose_first(page)  # an objective
    page.wait_for_function("() => latest.ply > 1 && latest.legal.length")
    ply = page.evaluate("latest.ply")
    choose_first(page)
    page.wait_for_function("(ply) => latest.ply > ply", arg=ply)
    assert page.evaluate("latest.undoable") == 0

    page.get_by_role("button", name="Take back", exact=True).click()

    page.wait_for_function("(ply) => latest.ply <= ply", arg=ply)


def test_a_host_calls_a_table_off(guest):
    host, friend = guest(foreseen=["404"]), guest(foreseen=["404"])
    host.goto("/lobby?game=banquet")
    host.get_by_role("button", name="Open the table").click(timeout=300_000)
    host.wait_for_url("**/table/*")
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit down").wait_for()

    host.get_by_role("button", name="Call the table off").click()
    host.get_by_role("dialog").get_by_role("button", name="Call the table off").click()

    host.wait_for_url("**/lobby")
    friend.get_by_text("It may have been called off").wait_for()


def test_whoever_was_ready_by_keyboard_is_at_the_prompt_when_the_match_begins(guest):
    host, friend = guest(), guest()
    gather(host, friend)

    expect(friend.locator(".sentence")).to_be_focused()


def test_a_refused_request_is_told_to_whoever_asked(guest):
    host, friend = guest(), guest()
    gather(host, friend)
    for person in (host, friend):
        choose_first(person)
    while not (choices(host).count() or choices(friend).count()):
        host.wait_for_timeout(50)
    mover, other = (host, friend) if choices(host).count() else (friend, host)
    while choices(mover).count() or not choices(other).count():
        if choices(mover).count():
            choose_first(mover)
        mover.wait_for_timeout(50)
    mover.get_by_role("button", name="Ask to take my move back").click()

    other.get_by_role("button", name="Refuse").click()

    mover.get_by_text("The others did not agree").wait_for()


def test_the_waiting_room_names_the_variants_that_were_chosen(guest):
    page = guest()
    page.goto("/lobby?game=banquet")
    page.get_by_text("Variants").click()
    box = page.locator("details .switch").first
    text = box.inner_text()
    box.click()
    page.get_by_role("button", name="Open the table").click(timeout=300_000)

    page.wait_for_url("**/table/*")

    expect(page.get_by_role("list", name="Variants")).to_contain_text(text)
