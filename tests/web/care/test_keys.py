"""Passkeys with Chromium's own authenticator, in place of one on a telephone."""

import pytest

from tests.web.axe import assert_nothing_serious

pytestmark = pytest.mark.slow
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def guest(guest, site):
    """Passkeys belong to a name, never to the number of an address."""
    return lambda *size: guest(*size, bypass_csp=True, address=site.address.replace("127.0.0.1", "localhost"))


def device_of(page):
    """An authenticator for this page, and how to speak to it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def test_a_passkey_brings_an_account_and_its_tables_to_a_second_device(guest):
    first, second = guest(), guest("phone")
    session, device = device_of(first)
    first.goto("/lobby")
    first.get_by_label("Your name at the table").fill("Escoffier")
    first.get_by_role("button", name="Open the table").click(timeout=300_000)
    first.wait_for_url("**/table/*")
    first.goto("/account")
    first.get_by_role("button", name="Add a passkey").click()
    first.get_by_text("You can come back with your passkey now.").wait_for()
    first.get_by_text("You have one passkey.").wait_for()
    first.get_by_role("button", name="Make new codes").click()
    code = first.locator("code").first.inner_text()
    assert_nothing_serious(first)
    (kept,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    session, device = device_of(second)
    session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": kept})
    second.goto("/lobby")
    second.get_by_role("button", name="Account").click()
    second.get_by_role("button", name="Use a passkey").click()
    second.get_by_text("Welcome back.").wait_for()
    assert_nothing_serious(second)
    second.keyboard.press("Escape")
    second.get_by_role("button", name="Escoffier").wait_for()
    second.reload()
    second.get_by_role("link", name="Banquet Royal").first.wait_for()

    third = guest()
    third.goto("/about")
    third.get_by_role("button", name="Account").click()
    third.get_by_text("Everything lost?").click()
    third.get_by_label("Recovery code").fill(code)
    third.get_by_role("button", name="Use it").click()
    third.get_by_text("Welcome back.").wait_for()
