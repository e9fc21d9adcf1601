"""Whoever looks away, or follows the log, sees what happened and where."""

from playwright.sync_api import expect

from tests.web.server_process import choices, choose_first, click_something, click_times, set_table

HIDE = (
    "(is) => { Object.defineProperty(document, 'hidden', {value: is, configurable: true});"
    " document.dispatchEvent(new Event('visibilitychange')) }"
)


def test_an_earlier_turn_is_one_line_that_opens(guest):
    page = guest()
    set_table(page, "banquet")
    log = page.get_by_role("log", name="Log")
    lines, more = log.get_by_role("listitem"), log.locator(".more").first
    click_times(page, 16)
    more.wait_for()  # nothing is folded as long as lines come
    before, hidden = lines.count(), int(more.inner_text().split()[0])

    more.click()

    expect(lines).to_have_count(before + hidden)


def test_a_line_that_is_looked_at_is_ringed_on_the_board(guest):
    page = guest()
    set_table(page, "banquet")
    placed = page.locator(".log li", has_text=" on ").filter(has_text="places")
    while not placed.count():
        click_something(page)

    placed.last.hover()

    expect(page.locator(".pointing")).to_have_count(1)


def test_what_happened_meanwhile_is_told_on_return(guest):
    page = guest()
    set_table(page, "banquet")
    page.evaluate(HIDE, True)
    while not page.locator(".log li").filter(has_text="Saffron places").count():
        if choices(page).count():
            choose_first(page)
        page.wait_for_timeout(30)

    page.evaluate(HIDE, False)

    recap = page.get_by_role("region", name="While you were away")
    expect(recap).to_contain_text("Saffron places")
    recap.get_by_role("button", name="Go on").click()
    expect(recap).to_have_count(0)
