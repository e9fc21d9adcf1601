"""The docs in a browser: reached from the site, searched, and open to everybody at every size."""

import pytest

from tests.samples import each_value
from tests.site_builder import build_site
from tests.web.axe import assert_nothing_serious
from toque.server.http.static import DOCS

LOOKS = [("desktop", "light"), ("phone", "dark")]


@pytest.fixture(autouse=True, scope="module")
def built():
    """The docs, built where the server looks for them."""
    if not DOCS.is_file():
        build_site.build_packed(DOCS)


def test_the_docs_open_from_the_site_and_are_searched(guest):
    page = guest()
    page.goto("/about")
    page.get_by_role("main").get_by_role("link", name="Docs").click()
    page.get_by_role("heading", name="Toque's pages").wait_for()

    page.get_by_role("searchbox").fill("slow bot")
    page.get_by_role("status").filter(has_text="places").wait_for()
    page.get_by_role("searchbox").press("Enter")

    page.wait_for_url("**/docs/bots.html#a-slow-bot")
    assert page.get_by_role("link", name="To the tables").is_visible()


@pytest.mark.slow
@each_value("name, look", ["index", "play", "architecture", "rules/italia"], LOOKS)
def test_axe_finds_nothing_serious_in_the_docs(guest, name, look):
    size, scheme = look
    page = guest(size, color_scheme=scheme, bypass_csp=True)
    page.goto(f"/docs/{name}.html")

    assert_nothing_serious(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
