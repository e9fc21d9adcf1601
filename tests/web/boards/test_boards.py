"""What the boards say before anybody plays: on a card, under a pointer, where nothing may go."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import expect

from tests import BOARDS
from tests.web.server_process import PATIENCE, choices, choose_first, click_something, is_over, set_table
from toque.core.words.languages import LOCALE
from toque.games.paris.kernel.components import INGREDIENTS

SMALLEST_PHONE = {"width": 360, "height": 740}
SEEN = 300
"""Milliseconds after which whatever a choice brings is shown."""


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_word_on_a_card_of_paris_is_cut(guest, language):
    page = guest("phone", locale=language)
    page.set_viewport_size(SMALLEST_PHONE)
    page.goto("/")
    page.locator("button[data-game=paris]").click()
    name = page.locator("[data-coach=market] .card:not(.is-mixed) .name").first
    name.wait_for(state="attached", timeout=PATIENCE * 1000)
    page.locator(".tabs [data-hand]").click()
    name.wait_for(timeout=PATIENCE * 1000)

    for word in card_names(language):
        name.evaluate("(it, word) => it.replaceChildren(word)", word)
        assert name.evaluate("(it) => it.scrollWidth <= it.clientWidth"), word


def card_names(language):
    """What is printed on cards of one ingredient: with hyphens that may be used where it says so."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "paris.ftl").read_text(encoding="utf-8")))
    for ingredient in INGREDIENTS:
        message = bundle.get_message(f"card-{ingredient}")
        yield bundle.format_pattern(message.attributes.get("hyphenated", message.value))[0]


def test_a_click_where_nothing_may_go_says_why_though_no_dish_is_chosen(guest):
    page = guest()
    set_table(page, "banquet")
    choose_first(page)
    page.locator(".cell.is-legal").first.wait_for()

    page.get_by_role("gridcell", name="B1: free").click()

    page.get_by_role("alertdialog").get_by_role("link", name="Rule B8").wait_for()


def test_no_tip_stays_behind_where_a_refusal_was_closed(guest):
    page = guest()
    set_table(page, "banquet")
    choose_first(page)
    page.locator("[data-coach=kitchen] button.is-legal").first.click()
    page.get_by_role("gridcell", name="B1: free").click()
    page.get_by_role("alertdialog").wait_for()

    page.keyboard.press("Escape")

    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.wait_for_timeout(400)
    assert page.locator("[role=tooltip].is-placed").count() == 0


def test_a_cell_under_the_pointer_tells_what_a_terrace_there_costs_and_brings(guest):
    page = guest()
    set_table(page, "paris")
    cell = page.locator("rect.cell.is-legal[aria-label*=terrace]").first
    while not cell.is_visible():
        assert not is_over(page)
        click_something(page, wanted="Open")
        page.wait_for_timeout(SEEN)

    cell.hover()

    tip = page.get_by_role("tooltip").filter(visible=True)
    tip.get_by_text(re.compile(r"Costs \d")).wait_for()
    assert re.search(r"more point|income", tip.inner_text())


def test_a_dish_on_a_menu_is_shown_as_the_whole_card(guest):
    page = guest()
    set_table(page, "italia", "medium")
    cooked = page.get_by_role("log", name="Log").get_by_text("Saffron adds ")
    dialog = page.locator("#main [role=dialog]")
    while not (cooked.count() and choices(page).count()) or dialog.count():
        assert not is_over(page)
        click_something(page)
    page.get_by_role("tab", name=re.compile("Saffron")).click()
    line = page.locator("[data-place^=menu-1-] .line").first
    dish = line.locator(".dish").inner_text()

    line.hover()

    card = page.get_by_role("tooltip").locator(".card.large")
    expect(card).to_be_visible()
    expect(card).to_contain_text(dish)


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_can_be_looked_at_more_closely_and_as_a_whole_again(guest, game):
    page = guest()
    set_table(page, game)
    inside = page.locator(".frame > .inside")
    width = inside.bounding_box()["width"]

    assert page.locator("#main").get_by_role("button", name="Larger").count() == 0  # there it would cover something
    page.get_by_role("button", name="Larger").click()
    assert inside.bounding_box()["width"] > 1.2 * width

    page.get_by_role("button", name="Fit").click()
    assert inside.bounding_box()["width"] == width


WATCH_TRAVEL = """
    window.travelled = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const place = this.closest('[data-place]')?.dataset.place ?? (this.closest('.sky') ? 'sky' : '')
        if (place) window.travelled.push(place.split('-')[0])
        return animate.apply(this, how)
    }
"""


@pytest.mark.parametrize(
    ("game", "pieces"),
    [("banquet", {"piece", "won"}), ("italia", {"sky", "shelf"}), ("paris", {"sky", "row", "terrace", "house"})],
)
def test_pieces_travel_from_where_they_lay(guest, game, pieces):
    page = guest(reduced_motion="no-preference")
    page.add_init_script(WATCH_TRAVEL)
    set_table(page, game)

    for _ in range(400):
        if is_over(page) or pieces <= set(page.evaluate("window.travelled")):
            break
        click_something(page)

    assert pieces <= set(page.evaluate("window.travelled"))
