"""A newcomer by an invitation: a name where they sit down, the ways to invite, and the profile afterwards."""

import pytest

from tests.web.axe import assert_nothing_serious

pytestmark = pytest.mark.slow
SHARE = """
    navigator.share = (shared) => { window.shared = shared; return Promise.reject(new DOMException('', 'AbortError')) }
"""


def test_a_newcomer_sits_down_under_a_name_of_their_own(guest):
    host, friend = guest(bypass_csp=True), guest("phone", bypass_csp=True)
    host.add_init_script(SHARE)
    host.goto("/lobby?game=banquet")
    host.get_by_label("Your name at the table").fill("Auguste")
    host.get_by_role("button", name="Open the table").click(timeout=300_000)
    host.wait_for_url("**/table/*")
    host.get_by_text("Auguste").first.wait_for()
    host.get_by_role("button", name="Send the link").click()
    host.get_by_role("button", name="Show a code").click()
    code = host.get_by_role("img", name="A QR code")
    code.wait_for()
    host.wait_for_function("document.querySelector('img[src$=\"qr.svg\"]').naturalWidth > 100")
    assert host.evaluate("window.shared.url") == host.url
    assert_nothing_serious(host)

    friend.goto(host.url)
    friend.get_by_label("Your name at the table").fill("August3")
    assert_nothing_serious(friend)
    friend.get_by_role("button", name="Sit down").click()
    host.locator("b", has_text="August3 2").wait_for()
    friend.goto("/lobby")
    friend.get_by_role("button", name="August3").click()
    friend.get_by_role("link", name="Your profile").click()
    friend.get_by_role("heading", name="August3").wait_for()
    friend.get_by_text("Nobody yet").wait_for()
    assert_nothing_serious(friend)
    assert friend.evaluate("document.documentElement.scrollWidth") <= 390
