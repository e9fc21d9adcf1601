"""Nothing jumps: what stands on the table stays where it is while others play."""

import pytest

from tests import BOARDS
from tests.samples import each_value
from tests.web.conftest import SIZES
from tests.web.server_process import click_something, is_over, set_table

SHIFTS = """
    window.shifts = []
    const name = (node) => node?.closest?.('[class]')?.className?.toString() ?? node?.parentElement?.className ?? ''
    new PerformanceObserver((list) => list.getEntries().forEach(({startTime, value, sources}) => window.shifts.push({
        at: startTime / 1000,
        value,
        sources: sources.map(({node, previousRect, currentRect}) =>
            `${name(node)}: ${JSON.stringify(previousRect)} > ${JSON.stringify(currentRect)}`),
    }))).observe({type: 'layout-shift', buffered: true})
"""
LOOKS = {"phone": {"width": 390, "height": 1400}, "desktop": SIZES["desktop"]}
"""A phone so long that the hand is seen too, for which one would scroll."""
POSITIONS = 45
LARGEST = 0.02
"""A fifth of what Chrome calls good: clicks follow each other so quickly that the shifts of many moves add up."""
GAP, WINDOW = 1.0, 5.0
"""Seconds: shifts closer than the gap add up, for no longer than the window."""


@pytest.mark.slow
@each_value("game, size", BOARDS, list(LOOKS))
def test_nothing_shifts_at_a_table(guest, game, size):
    """A script's clicks are no input to the browser, so that every shift counts, also those that a click has wanted."""
    page = guest(size)
    page.set_viewport_size(LOOKS[size])
    page.add_init_script(SHIFTS)
    set_table(page, game)
    positions = 0
    while positions < POSITIONS and not is_over(page):
        positions += click_something(page)

    shifts = page.evaluate("window.shifts")

    assert worst_window(shifts) < LARGEST, sorted(shifts, key=lambda shift: -shift["value"])[:5]


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules/banquet"])
def test_nothing_shifts_while_a_page_comes(guest, path):
    page = guest("phone")
    page.add_init_script(SHIFTS)

    page.goto(path, wait_until="networkidle")

    shifts = page.evaluate("window.shifts")
    assert worst_window(shifts) < LARGEST, shifts


def worst_window(shifts):
    """The cumulative layout shift as Chrome defines it."""
    worst = total = 0.0
    start = latest = -WINDOW
    for shift in sorted(shifts, key=lambda shift: shift["at"]):
        if shift["at"] - latest > GAP or shift["at"] - start > WINDOW:
            start, total = shift["at"], 0.0
        latest = shift["at"]
        total += shift["value"]
        worst = max(worst, total)
    return worst
