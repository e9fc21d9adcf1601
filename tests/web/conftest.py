"""A real server process, and real browsers at phone and desktop size."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from tests.web.house import House

CHROMIUM = shutil.which("chromium")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


@pytest.fixture(scope="session")
def house():
    with House() as house:
        yield house


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def guest(chromium, house):
    """Somebody who comes in with a browser of their own; no page may ever complain on its console."""
    contexts, complaints = [], []

    def come(size="desktop", is_coached=False, address=None, **wishes):
        wishes = {"reduced_motion": "reduce", "base_url": address or house.address, **wishes}
        context = chromium.new_context(viewport=SIZES[size], has_touch=size == "phone", **wishes)
        context.set_default_timeout(60_000)
        if not is_coached:
            context.add_init_script(
                "localStorage['toque-settings'] ??= JSON.stringify({coached: ['paris', 'italia', 'banquet']})"
            )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(error.stack))
        page.on("console", lambda said: complaints.append(said.text) if "policy" in said.text.lower() else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
