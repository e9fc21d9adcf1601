"""Every page, by day and by evening: nothing that keeps somebody out, nothing that shifts."""

from pathlib import Path

import pytest

from tests.web.house import choices, click_something, play_to_the_end, set_table

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/lobby", "/about", "/rules/paris", "/rules/italia", "/rules/banquet", "/nowhere", "/table/none"]


def serious_issues(page):
    """What axe finds that would keep somebody out; motion is waited for, it is seen half-way otherwise."""
    page.evaluate("Promise.all(document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity)"
                  ".map((a) => a.finished.catch(() => null)))")  # fmt: skip
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{issue['id']}: {node['target']} {node['failureSummary']}"
        for issue in found["violations"]
        if issue["impact"] in ("serious", "critical")
        for node in issue["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(guest, scheme):
    page = guest(color_scheme=scheme, bypass_csp=True)
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        assert serious_issues(page) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["banquet", "italia", "paris"])
def test_axe_finds_nothing_serious_at_a_table(guest, game, scheme):
    page = guest(color_scheme=scheme, bypass_csp=True)
    set_table(page, game)
    for _ in range(10):
        click_something(page)
    choices(page).first.wait_for()

    assert serious_issues(page) == []


def test_axe_finds_nothing_serious_in_a_result_and_a_replay(guest):
    page = guest("phone", bypass_csp=True)
    set_table(page, "banquet")
    play_to_the_end(page, click_something)
    assert serious_issues(page) == []

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()

    assert serious_issues(page) == []


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules/banquet"])
def test_nothing_shifts_while_a_page_comes(guest, path):
    page = guest("phone")
    page.add_init_script(
        "window.shifted = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => {"
        "if (!entry.hadRecentInput) window.shifted += entry.value })).observe({type: 'layout-shift', buffered: true})"
    )

    page.goto(path, wait_until="networkidle")

    assert page.evaluate("window.shifted") < 0.02


def test_no_page_is_wider_than_a_phone(guest):
    page = guest("phone")
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


def test_without_a_network_the_pages_still_open(guest, house):
    page = guest()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()

    page.context.set_offline(True)
    page.goto("/lobby")

    page.get_by_role("heading", name="Open a table").wait_for()
