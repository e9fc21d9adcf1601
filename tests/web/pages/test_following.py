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


def test_a_line_of_italia_rings_what_was_bought(guest):
    page = guest()
    set_table(page, "italia")
    bought = page.locator('.log li[style*="seat-0"]', has_text=" buys ")
    while not bought.count():
        click_something(page, wanted="Buy")

    bought.last.hover()

    page.locator(".pointing").first.wait_for()


def test_an_earlier_moment_is_shown_and_left_again(guest):
    page = guest()
    set_table(page, "banquet")
    mine = page.locator(".log li", has_text=" on ").filter(has_text="places")
    while mine.count() < 3:
        click_something(page)
    choices(page).first.wait_for(state="attached")
    pieces = page.locator("[data-place^=piece-]")
    now = pieces.count()

    line = page.locator(".log li:has(.look)", has_text="places").first
    line.hover()
    line.get_by_role("button", name="See the board as it was then").click()

    past = page.get_by_role("region", name="Earlier:")
    expect(past).to_contain_text("places")
    expect(pieces).not_to_have_count(now)
    expect(page.locator(".cell.is-legal")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(pieces).to_have_count(now)


def test_what_was_shown_for_a_moment_is_not_shown_again(guest):
    page = guest(foreseen=["409"])
    set_table(page, "banquet")
    choose_first(page)
    placed = page.locator(".log li", has_text="places")
    while not placed.count():
        click_something(page)
    page.locator(".log li:has(.look)", has_text="places").first.hover()
    page.locator(".log li:has(.look)", has_text="places").first.get_by_role("button", name="See the board").click()
    past = page.get_by_role("region", name="Earlier:")
    past.wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")

    expect(past).to_contain_text("What was shown for a moment")


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
