"""A real server process, and real browsers at phone, tablet and desktop size."""

import random
import shutil
from contextlib import contextmanager

import pytest
from playwright.sync_api import ViewportSize, sync_playwright

from tests.server.site import Visitor
from tests.web.server_process import ServerProcess, choices

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
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}


@pytest.fixture(scope="session")
def server(pytestconfig):
    """A server whose tables are dealt alike in every run, unless the run is a long one."""
    with ServerProcess(is_seeded=not pytestconfig.getoption("--soak")) as server:
        yield server


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def welcoming(chromium, server):
    """Lets people in, each with a browser of their own; nothing may be said on a console that was not foreseen."""
    contexts, complaints = [], []

    def come(size="desktop", address=None, foreseen=(), **wishes):
        wishes = {"reduced_motion": "reduce", "base_url": address or server.address, **wishes}
        context = chromium.new_context(viewport=SIZES[size], has_touch=size != "desktop", **wishes)
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()

        def hear(said):
            if said.type == "error" and not any(each in f"{said.text} {said.location['url']}" for each in foreseen):
                complaints.append(f"{said.text} ({said.location['url']})")

        page.on("pageerror", lambda error: complaints.append(error.stack))
        page.on("console", hear)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def guest(chromium, server):
    """Somebody who comes in."""
    with welcoming(chromium, server) as come:
        yield come


@pytest.fixture(scope="module")
def company(chromium, server):
    """A table of two people and a spectator, all ready; the tests of a module share it."""
    with welcoming(chromium, server) as come:
        host, friend, spectator = come(), come("phone"), come()
        gather(host, friend, spectator)
        yield host, friend, spectator


@pytest.fixture(scope="session")
def finished(server):
    """A table of Banquet Royal where the game is over."""
    return play_alone(Visitor(server).take_name("Anna"))


def play_alone(visitor, game="banquet"):
    """Play a whole game against a bot, at random; which table it was."""
    chance = random.Random(7)
    table = visitor.open_table(game, ("me", "beginner"), starts_at_once=True)
    with visitor.socket(table) as line:
        while line.table["stage"] != "over":
            legal = line.position["legal"] if line.position else []
            if legal:
                line.act(chance.randrange(len(legal)))
            else:
                line.hear()
    return table


def gather(host, friend, *spectators):
    """Sit two people down at a table of Banquet Royal."""
    host.goto("/lobby?game=banquet")
    host.get_by_role("button", name="Open the table").click(timeout=300_000)
    host.wait_for_url("**/table/*")
    link = host.get_by_label("Bring friends with this link").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    for spectator in spectators:
        spectator.goto(link)
    host.get_by_role("button", name="I am ready").click()
    friend.get_by_role("button", name="I am ready").click()
    choices(host).first.wait_for()
