"""The book in a browser: one's own games are found again, filtered, replayed and taken along."""

import pytest

from tests.server.site import Visitor, wait_until
from tests.web.axe import assert_nothing_serious
from tests.web.conftest import play_alone

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def player(server):
    """Somebody who has finished a game, and its table."""
    visitor = Visitor(server).take_name("Maximilian")
    table = play_alone(visitor)
    wait_until(lambda: visitor.get("/api/book")[1]["rows"])
    return visitor, table


@pytest.mark.parametrize(
    ("size", "locale", "words"),
    [
        ("phone", "en-GB", ("Played", "Finished games", "Replay")),
        ("desktop", "fr-FR", ("Parties", "Parties terminées", "Revoir")),
        ("tablet", "nl-NL", ("Gespeeld", "Uitgespeelde partijen", "Terugkijken")),
    ],
)
def test_a_finished_game_is_in_the_book_with_its_replay(guest, server, player, size, locale, words):
    title, heading, replay = words
    visitor, table = player
    page = guest(size, locale=locale, bypass_csp=True)
    page.context.add_cookies([{"name": "toque", "value": visitor.cookie, "url": server.address}])
    page.goto("/")
    page.get_by_role("link", name=title).click()
    page.get_by_role("heading", name=heading).wait_for()
    page.locator("select").first.select_option("banquet")
    page.locator("figure svg").first.wait_for()
    assert_nothing_serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.locator("select").first.select_option("paris")
    page.get_by_role("link", name=replay).wait_for(state="detached")
    page.locator("select").first.select_option("banquet")
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    assert saved.value.path().read_text().startswith("table,game,ended")
    page.get_by_role("link", name=replay).first.click()
    page.wait_for_url(f"**/replay/{table}")
    page.locator("input[type=range]").first.wait_for()
