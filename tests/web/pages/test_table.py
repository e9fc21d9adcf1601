"""At the table: undo, refusals, a line that breaks, languages, giving up."""

import json
import re
import socket

import pytest

from tests.web.server_process import (
    ServerProcess,
    choices,
    choose_first,
    click_something,
    click_times,
    is_over,
    menu_of,
    set_table,
)

ACKNOWLEDGED = 1500
"""Milliseconds after which all news are acknowledged."""


def log_of(page):
    return page.get_by_role("log", name="Log")


def test_a_page_loaded_again_in_the_middle_is_where_it_was(guest):
    page = guest()
    set_table(page, "banquet")
    click_times(page, 8)
    choices(page).first.wait_for()
    before = page.locator(".prompt .sentence").inner_text(), log_of(page).locator("li").last.inner_text()

    page.reload()
    choices(page).first.wait_for()

    assert (page.locator(".prompt .sentence").inner_text(), log_of(page).locator("li").last.inner_text()) == before


@pytest.mark.slow
def test_a_lost_line_is_shown_and_heals(guest, tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = ServerProcess(tmp_path / "tables.db", port)
    with server:
        page = guest(address=server.address, foreseen=("/socket",))
        set_table(page, "banquet")
        choose_first(page)
        choices(page).first.wait_for()
        page.wait_for_load_state("networkidle")
    page.get_by_text("The line to the kitchen is cut").wait_for()

    with server:
        page.get_by_text("The line to the kitchen is cut").wait_for(state="detached", timeout=60_000)
        click_times(page, 6)
        log_of(page).get_by_text(re.compile(r"Guest \d+ places")).first.wait_for()


def test_a_move_can_be_taken_back(guest):
    page = guest()
    set_table(page, "banquet")
    choose_first(page)
    page.locator(".cell.is-legal").first.wait_for()
    page.keyboard.press("c")
    page.get_by_role("button", name=re.compile("^.?Place a green salad on")).click()
    mine = log_of(page).get_by_text(re.compile(r"Guest \d+ places"))
    choose_first(page)
    mine.first.wait_for()

    page.keyboard.press("u")

    mine.first.wait_for(state="detached")
    page.locator(".cell.is-legal").first.wait_for()


def test_a_refused_move_says_which_rule_forbids_it(guest):
    page = guest()
    set_table(page, "banquet")
    choose_first(page)
    page.locator(".cell.is-legal").first.wait_for()
    page.locator("[data-coach=kitchen] button").first.click()

    page.get_by_role("gridcell", name="B1: free").click()

    refusal = page.get_by_role("alertdialog")
    refusal.get_by_role("link", name="Rule B8").wait_for()
    assert "touches the bouquet" in refusal.inner_text()
    page.keyboard.press("Escape")
    assert refusal.count() == 0


@pytest.mark.parametrize(
    ("locale", "free", "reason", "rule"),
    [
        ("en", "B1: free", "That space is taken, or touches neither", "Rule B8"),
        ("fr", "B1 : libre", "Cette case est occupée, ou ne touche ni", "Règle B8"),
        ("nl", "B1: vrij", "Dat vak is bezet, of het raakt", "Regel B8"),
    ],
)
def test_a_refusal_is_in_the_language_of_the_page(guest, locale, free, reason, rule):
    page = guest(locale=locale)
    set_table(page, "banquet")
    choose_first(page)
    choices(page).nth(2).wait_for()
    page.locator("[data-coach=kitchen] button").first.click()

    page.get_by_role("gridcell", name=free).click()

    refusal = page.get_by_role("alertdialog")
    refusal.get_by_role("link", name=rule).wait_for()
    assert reason in refusal.inner_text()


def test_what_comes_too_late_needs_no_word(guest):
    page = guest()
    page.route_web_socket("**/socket", late)
    set_table(page, "banquet")

    choose_first(page)
    page.locator(".choices:not(.is-waiting)").wait_for()

    assert choices(page).first.is_enabled()
    assert page.get_by_role("alertdialog").count() == 0


def late(line):
    """A line on which the table moves on while an action is on its way."""
    server = line.connect_to_server()

    def pass_on(frame):
        doing = json.loads(frame)
        server.send(json.dumps({**doing, "ply": doing["ply"] + 1} if doing["type"] == "act" else doing))

    line.on_message(pass_on)


def test_the_language_changes_at_once_also_the_log(guest):
    page = guest()
    set_table(page, "banquet")
    log_of(page).get_by_text("The cloches are lifted").wait_for()

    menu_of(page).click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_label("Language").select_option("fr")

    page.get_by_role("heading", name="Réglages").wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("log", name="Journal").get_by_text("cloches").first.is_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    page.get_by_role("tab", name="Journal").wait_for()


def test_the_browser_chooses_the_first_language(guest):
    page = guest(locale="nl-BE")
    page.goto("/")

    page.get_by_role("button", name="Speel tegen een bot").first.wait_for()


def test_a_hint_names_moves_with_what_they_are_worth(guest):
    page = guest()
    set_table(page, "banquet")
    choose_first(page)
    page.locator(".cell.is-legal").first.wait_for()

    page.keyboard.press("h")

    hint = page.get_by_role("complementary", name="Hint")
    hint.get_by_text("% to win").first.wait_for(timeout=120_000)
    hint.get_by_role("button").nth(1).click()
    log_of(page).get_by_text(re.compile(r"Guest \d+ (places|announces)")).first.wait_for()


def test_giving_up_ends_the_game_and_another_can_begin(guest):
    page = guest()
    set_table(page, "banquet")
    menu_of(page).click()
    page.get_by_role("menuitem", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("dialog").wait_for(state="hidden")
    assert choices(page).first.is_enabled()

    menu_of(page).click()
    page.get_by_role("menuitem", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator("#result-title").wait_for()
    assert is_over(page)
    first = page.url

    page.get_by_role("button", name="Play again").click()

    page.wait_for_url(lambda url: "/table/" in url and url != first)
    choices(page).first.wait_for()


def test_a_device_that_goes_round_hides_the_hands_behind_a_curtain(guest):
    page = guest("phone")
    said = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(json.loads(frame)["type"])))
    page.goto("/lobby?game=banquet")
    page.get_by_label("Seat 2 is for").select_option("me")
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Blaise")
    page.get_by_role("button", name="Sit down and play").click(timeout=300_000)
    for name in ("Ada", "Blaise"):
        page.wait_for_timeout(ACKNOWLEDGED)
        page.get_by_role("button", name=f"I am {name}").click()
        choices(page).first.wait_for()
        choose_first(page)

    curtain = page.get_by_role("button", name=re.compile("I am (Ada|Blaise)"))
    curtain.or_(choices(page).first).wait_for()
    while not curtain.is_visible():
        click_something(page)

    assert choices(page).count() == 0
    assert page.get_by_role("gridcell").count() == 0
    acts = [number for number, kind in enumerate(said) if kind == "act"]
    assert {said[number - 1] for number in acts[:2]} == {"ack"}  # who looks from another seat has been told all anew
