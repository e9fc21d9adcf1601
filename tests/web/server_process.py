"""`toque serve` as its own process, and what people do in front of it."""

import http.client
import os
import re
import subprocess
import sys
import time

from tests import ROOT
from toque.server.http.static import STATIC

PATIENCE = 300.0
"""Seconds; kernels may have to be compiled."""


SECOND_SEAT = "^(Seat 2 is for|La place 2 est pour|Plaats 2 is voor)"
SIT_DOWN = "^(Sit down and play|S.asseoir et jouer|Aan tafel en spelen)"


OPEN_TABLE = """async (table) => {
    const me = async () => (await fetch('/api/me')).json()
    const post = async (path, body) => (await fetch(path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Toque-Token': (await me()).token},
        body: JSON.stringify(body),
    })).json()
    if (!(await me()).person) await post('/api/me', {name: 'Maximilian'})
    return post('/api/tables', table)
}"""


class ServerProcess:
    """A running server; stopped and started again it is the same one, at the same address."""

    trust = None
    """It speaks plain HTTP."""

    def __init__(self, database=":memory:", port=0, pause=0.0, environment=None, is_seeded=False, arguments=()):
        assert (STATIC / "index.html").exists(), "build the web application first: make web"
        self.database = str(database)
        self.port = port
        self.pause = pause
        self.environment = environment or {}
        self.arguments = arguments
        self.module = "tests.web.seeded" if is_seeded else "toque"
        self.address = ""

    def __enter__(self):
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--db", self.database]
        command += [
            "--bot-pause",
            str(self.pause),
            "--trust",
            "127.0.0.1",
            "--frames-per-second",
            "2000",
            *self.arguments,
        ]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **self.environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
        line = self.process.stdout.readline().decode()
        self.address = re.search(r"http://\S+", line)[0]
        self.port = int(self.address.rsplit(":", 1)[1])
        return self

    @property
    def origin(self):
        return self.address

    def connection(self):
        """A new connection for requests."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def __exit__(self, *failure):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def set_table(page, game, level="beginner", **options):
    """Open a table with one bot from the lobby, and sit down."""
    page.goto(f"/lobby?game={game}")
    page.get_by_label(re.compile(SECOND_SEAT)).select_option(level)
    page.get_by_role("button", name=re.compile(SIT_DOWN)).click(timeout=PATIENCE * 1000)
    page.wait_for_url("**/table/*", timeout=PATIENCE * 1000)
    page.locator(".choices button[data-number], #result-title").first.wait_for(timeout=PATIENCE * 1000)


def set_table_for(page, game, players):
    """Sit down at a table with so many players, all others bots."""
    page.goto("/lobby", wait_until="networkidle")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "beginner"}] * (players - 1)]
    opened = page.evaluate(OPEN_TABLE, {"game": game, "seats": seats, "starts_at_once": True})
    page.goto(f"/table/{opened['table']}")
    page.locator(".choices button[data-number], #result-title").first.wait_for(timeout=PATIENCE * 1000)


def is_over(page):
    return page.locator("#result-title").is_visible()


def menu_of(page):
    """The table's menu; in Banquet Royal other buttons speak of menus too."""
    return page.get_by_role("button", name="Menu", exact=True)


def offered(page):
    """Every choice, also while one is being done."""
    return page.locator(".choices button[data-number]")


def choices(page):
    return page.locator(".choices button[data-number]:enabled")


def choose_first(page):
    """Do the first choice of the list, whether the list stands open or not."""
    choices(page).first.dispatch_event("click")


def moment(page):
    """Something that changes whenever the prompt does."""
    return page.get_by_role("region", name="What to do now").inner_text()


def play_to_the_end(page, choose, patience=170.0):
    """Choose from the list until the result is shown; how many choices it took."""
    deadline, made = time.monotonic() + patience, 0
    while not is_over(page):
        assert time.monotonic() < deadline, f"still playing after {made} choices: {moment(page)}"
        made += choose(page)
    return made


def click_something(page, wanted="."):
    """Click one choice of the list at random, with a seed, if there is one now; one with the wanted words, if any."""
    return page.evaluate(
        """(wanted) => {
            const all = [...document.querySelectorAll('.choices button[data-number]:not(:disabled)')]
            const liked = all.filter((button) => button.innerText.match(wanted))
            const buttons = liked.length ? liked : all
            if (!buttons.length) return new Promise((soon) => setTimeout(() => soon(0), 15))
            window.luck = ((window.luck ?? 7) * 16807) % 2147483647
            buttons[window.luck % buttons.length].click()
            return new Promise((soon) => requestAnimationFrame(() => soon(1)))
        }""",
        wanted,
    )


def click_times(page, times, patience=60.0):
    """Click so many choices of the list at random, as they come."""
    deadline, clicks = time.monotonic() + patience, 0
    while clicks < times:
        assert time.monotonic() < deadline, f"only {clicks} choices came"
        clicks += click_something(page)
