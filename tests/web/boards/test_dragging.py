"""Drag and drop beside clicking: where a piece may go lights up, and elsewhere it goes back."""

import pytest
from playwright.sync_api import expect

from tests.web.server_process import choices, click_something, set_table

pytestmark = pytest.mark.slow

DRAGS = {
    "banquet": ("[data-coach=kitchen] [data-drag]", ".cell.is-legal", "[data-place^=piece-]"),
    "italia": (".produce[data-drag]", ".slate + .side .shelf", ".shelf .jar"),
    "paris": ("[data-place^=row-] [data-drag]", ".hand[data-drop]", ".hand [data-place^=hand-]"),
}
"""For each game: what is dragged, where to, and what there is more of then."""


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def at_a_drag(guest):
    """A table at which something can be dragged."""

    def sit(game, **wishes):
        page = guest(**wishes)
        set_table(page, game)
        piece = page.locator(DRAGS[game][0]).first
        while not piece.count():
            click_something(page)
            choices(page).first.wait_for(state="attached")
        return page, piece

    return sit


@pytest.mark.parametrize("game", DRAGS)
def test_a_piece_is_dragged_to_where_it_may_go(at_a_drag, game):
    page, piece = at_a_drag(game)
    _, place, kind = DRAGS[game]
    before = page.locator(kind).count()
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(5, 5, steps=3)
    assert page.locator(".drop-place").count() > 0
    assert page.locator(".dragged").count() == 1

    page.mouse.move(*middle(page.locator(place).first), steps=3)
    page.mouse.up()

    expect(page.locator(kind)).to_have_count(before + 1)
    expect(page.locator(".drop-place")).to_have_count(0)


def test_a_piece_that_is_dropped_elsewhere_goes_back(at_a_drag):
    page, piece = at_a_drag("banquet")
    before = choices(page).all_inner_texts()
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(5, 5, steps=3)

    page.mouse.up()

    expect(page.locator(".dragged, .drop-place, .is-lifted")).to_have_count(0)
    assert choices(page).all_inner_texts() == before
    assert page.get_by_role("alertdialog").count() == 0


def test_a_finger_drags_as_well(at_a_drag):
    page, piece = at_a_drag("banquet", size="phone")
    pieces = page.locator("[data-place^=piece-]")
    before = pieces.count()
    touch = page.context.new_cdp_session(page)

    def send(kind, spot=None):
        points = [{"x": spot[0], "y": spot[1]}] if spot else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), end = middle(piece), middle(page.locator(".cell.is-legal").first)
    send("touchStart", (x, y))
    for step in range(1, 5):
        send("touchMove", (x + (end[0] - x) * step / 4, y + (end[1] - y) * step / 4))
    expect(page.locator(".drop-place.is-over")).to_have_count(1)
    send("touchEnd")

    expect(pieces).to_have_count(before + 1)
