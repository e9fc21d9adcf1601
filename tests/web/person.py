"""A person who plays by pointing at the board."""

import random

from playwright.sync_api import Error

OVER_THE_BOARD = [
    ".banquet .tray button:not(.is-gone)",
    ".bubble.has-buttons button",
    "#main [role=dialog] .is-legal",
    "#main [role=dialog] form :is(input[type=range], button:enabled)",
]
BESIDE = "button[data-beside], .choices:not(.is-closed) button[data-number]"
OFFERED = [", ".join(OVER_THE_BOARD), "#main .is-legal:not(.is-chosen)", BESIDE]
"""Where a person looks for something to do: first what lies over the board, then what glows on it, then the list."""
FIND = """([offered, luck, mine]) => {
    const refusal = document.querySelector('[role=alertdialog]')
    if (refusal) throw new Error(`what was offered is refused: ${refusal.innerText}`)
    if (document.querySelector('.choices.is-waiting')) return null
    for (const place of offered) {
        const found = [...document.querySelectorAll(place)].filter((each) => each.checkVisibility() && !each.disabled)
        if (found.length) return mine ? found.includes(mine) : found[Math.floor(luck * found.length)]
    }
    return null
}"""


class Person:
    """Plays by pointing at the board: with a mouse, or with a finger; whatever comes, but the same in every run."""

    def __init__(self, page):
        self.page = page
        self.has_fingers = page.evaluate("navigator.maxTouchPoints") > 0
        self.draw = random.Random(7)
        self.times_listed = 0

    def choose(self, page):
        """Point at something that is offered now; how many times that was."""
        picked = page.evaluate_handle(FIND, [OFFERED, self.draw.random(), None]).as_element()
        if picked is None:
            page.wait_for_timeout(10)
            return 0
        self.point(picked)
        return 1

    def point(self, element):
        """As a person does: Playwright goes there, and complains where anything else lies over it."""
        try:
            kind, is_listed = element.evaluate("(it) => [it.type ?? '', it.matches('.prompt *')]")
            where = {"position": self.along(element)} if kind == "range" else {}
            (element.tap if self.has_fingers else element.click)(timeout=3000, **where)
            self.times_listed += is_listed
        except Error:
            if self.page.evaluate(FIND, [OFFERED, 0, element]):
                raise  # It is offered still, and cannot be reached.

    def along(self, slider):
        """Anywhere on a slider."""
        box = slider.bounding_box()
        return {"x": 1 + self.draw.random() * (box["width"] - 2), "y": box["height"] / 2}
