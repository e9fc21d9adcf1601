"""People at one table: they play, speak, watch, take back, run out of time."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import gather
from tests.web.server_process import choices, choose_first, click_something, menu_of, offered

SECONDS = 5


def log_of(page):
    return page.get_by_role("log", name="Log")


def to_the_log(page):
    page.get_by_role("tab", name="Log").click()


def test_two_people_in_two_browsers_and_a_spectator(company):
    host, friend, spectator = company
    for page in (host, friend):
        choose_first(page)
    log_of(spectator).get_by_text("has memorised").nth(1).wait_for()

    places, deadline = log_of(host).get_by_text(" places a "), time.monotonic() + 60
    while not places.count():
        assert time.monotonic() < deadline, "nobody places anything"
        click_something(host)
        click_something(friend)

    placed = places.last.inner_text()
    log_of(spectator).get_by_text(placed).first.wait_for()
    assert spectator.get_by_text("you are watching").is_visible()
    assert choices(spectator).count() == 0


def test_a_spectator_sees_no_hand(company):
    """Neither drawn nor sent."""
    host, friend, spectator = company
    frames = []
    spectator.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))

    spectator.reload()
    log_of(spectator).locator("li").first.wait_for()

    for page in (host, friend):
        assert page.locator("[data-coach=hand] [aria-label], [data-coach=hand] button").count() > 0
    assert spectator.locator("[data-coach=hand]").count() == 0
    views = [told["position"]["view"] for told in map(json.loads, frames) if told.get("position")]
    assert views
    hands = [place.get("menu") for view in views for seat in view["seats"] for place in seat["hand"]]
    assert hands
    assert set(hands) == {None}


def test_what_one_says_the_others_read_unless_they_mute_them(company):
    host, friend, spectator = company
    for page in (friend, spectator):
        menu_of(page).wait_for()
        page.keyboard.press("/")
        page.locator("#chat-input:focus").wait_for()
    say(host, "Bon appétit!")
    spectator.get_by_text("Bon appétit!").wait_for()
    friend.get_by_text("Bon appétit!").wait_for()

    friend.get_by_role("button", name=re.compile("^Mute")).first.click()
    say(host, "Salt, anyone?")

    spectator.get_by_text("Salt, anyone?").wait_for()
    friend.get_by_text("People you do not hear (1)").wait_for()
    expect(friend.get_by_text("Bon appétit!")).to_have_count(0)
    expect(friend.get_by_text("Salt, anyone?")).to_have_count(0)
    stays_muted_until_heard_again(friend, friend.get_by_text("Salt, anyone?"))
    friend.get_by_role("button", name="Board").click()
    to_the_log(host)
    to_the_log(spectator)


def stays_muted_until_heard_again(page, said):
    """After a reload, and on the plain page."""
    table = page.url.rsplit("/", 1)[1]
    page.reload()
    menu_of(page).wait_for()
    page.keyboard.press("/")
    page.get_by_text("People you do not hear (1)").wait_for()
    expect(said).to_have_count(0)

    page.goto(f"/plain#/table/{table}")
    page.get_by_role("button", name=re.compile("^Hear again")).click()
    said.wait_for()
    page.get_by_role("button", name=re.compile("^Mute")).last.click()
    expect(said).to_have_count(0)

    page.goto(f"/table/{table}")
    menu_of(page).wait_for()
    page.keyboard.press("/")
    page.get_by_text("People you do not hear (1)").click()
    page.get_by_role("button", name=re.compile("^Hear again")).click()
    said.wait_for()


def say(page, text):
    page.keyboard.press("/")
    page.locator("#chat-input:focus").wait_for()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_further_back_than_ones_own_move_the_others_are_asked(company):
    host, friend, _spectator = company
    while not choices(host).count():
        click_something(friend)
    while offered(host).count():
        click_something(host)
    choices(friend).first.wait_for()
    host.locator(".choices.is-waiting").wait_for(state="detached")  # what is asked of an older position is not heard

    ask_to_take_back(host)
    host.get_by_text("The others are being asked.").wait_for()
    friend.get_by_role("button", name="Refuse").click()
    host.get_by_text("The others are being asked.").wait_for(state="detached")
    choices(friend).first.wait_for()
    assert offered(host).count() == 0
    ask_to_take_back(host)
    friend.get_by_text(re.compile(r"asks to take back a move")).wait_for()
    friend.get_by_role("button", name="Agree").click()

    choices(host).first.wait_for()  # there were none before


HELD = """
    const [frame, later, waiting] = [window.requestAnimationFrame, window.setTimeout, []]
    window.requestAnimationFrame = (work) => (window.isHeld ? waiting.push(() => frame(work)) && 0 : frame(work))
    window.setTimeout = (work, ms, ...rest) =>
        window.isHeld && ms ? waiting.push(() => later(work, ms, ...rest)) && 0 : later(work, ms, ...rest)
    window.release = () => {
        window.isHeld = false
        waiting.splice(0).forEach((begin) => begin())
    }
"""
"""A window that draws no frame while it is held, and makes up for it."""


def test_who_answers_while_anothers_answer_is_being_drawn_is_heard(guest):
    host, friend = guest(), guest()
    host.add_init_script(HELD)
    said = []
    host.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(json.loads(frame))))
    gather(host, friend)
    choices(friend).first.wait_for()
    host.evaluate("window.isHeld = true")
    with host.expect_event("console", lambda it: "answered" in it.text):
        host.evaluate(
            "new MutationObserver(() => console.log('answered')).observe("
            "document.querySelector('main'), {subtree: true, childList: true, attributes: true, characterData: true})"
        )
        choose_first(friend)

    ready = host.get_by_role("button", name=re.compile("I have memorised"))
    ready.last.dispatch_event("click")
    host.evaluate("window.release()")

    expect(ready).to_have_count(0)
    assert "ready" in [each["action"]["do"] for each in said if each["type"] == "act"]


def ask_to_take_back(page):
    menu_of(page).click()
    page.get_by_role("menuitem", name="Ask to take my move back").click()


@pytest.mark.slow
def test_who_runs_out_of_time_is_replaced_and_may_come_back(guest):
    host, friend = guest(), guest("phone")
    host.route("**/api/tables", lambda route: route.continue_(post_data=hurried(route.request.post_data_json)))
    gather(host, friend)
    timer = host.get_by_role("timer").first
    shown = timer.inner_text()
    assert re.fullmatch(rf"0:0[0-{SECONDS}]", shown)
    choose_first(friend)
    expect(timer).not_to_have_text(shown)

    host.locator("#main").get_by_text(re.compile("A bot .* plays for you")).wait_for()
    assert "plays for you" in host.locator("[data-seat='0']").inner_text()
    host.get_by_role("button", name="Take my seat back").click()

    host.locator("#main").get_by_text(re.compile("A bot .* plays for you")).wait_for(state="detached")
    expect(host.locator("[data-seat='0']")).not_to_contain_text("plays for you")


def hurried(table):
    """The same new table with a clock that leaves little time."""
    return json.dumps({**table, "clock": "live", "seconds": SECONDS, "increment": 0})
