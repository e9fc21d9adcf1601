"""How long somebody waits on a fresh machine: from the first click, and from `toque play`, to the first decision.

python benchmarks/first_start.py [--json] [GAME]...

Every measurement has an empty home and an empty cache. The site is a real server with a real browser, which clicks on
"Play against a bot" and plays on until the bot has answered; the terminal is a real one. The exit status is 1 if
anything took longer than LIMIT.
"""

import argparse
import json
import os
import pty
import select
import shutil
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, sync_playwright

from server import Process
from toque.games import NAMES

LIMIT = 3.0
"""Seconds to the first decision, and as many again to an easy bot's answer."""
PATIENCE = 120.0
POLL_SECONDS = 0.02
TURNS = 40
"""Own moves before the bot is to have moved."""
PROMPT = b"> "
BROWSER = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


@contextmanager
def fresh_machine() -> Iterator[str]:
    """An empty home, with nothing compiled in it."""
    with tempfile.TemporaryDirectory() as home:
        kept = dict(os.environ)
        os.environ.update(HOME=home, XDG_CACHE_HOME=f"{home}/cache", XDG_DATA_HOME=f"{home}/data", LANG="C")
        os.environ.pop("TOQUE_CACHE_DIR", None)
        try:
            yield home
        finally:
            os.environ.clear()
            os.environ.update(kept)


class Pauses:
    """How long the site's event loop kept anybody waiting, seen from outside."""

    def __init__(self, port: int) -> None:
        self.longest = 0.0
        self._address = f"http://127.0.0.1:{port}/healthz"
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        while not self._is_over.wait(POLL_SECONDS):
            started = time.monotonic()
            urllib.request.urlopen(self._address, timeout=PATIENCE).read()
            self.longest = max(self.longest, time.monotonic() - started)

    def stop(self) -> float:
        """End, and return the longest."""
        self._is_over.set()
        self._thread.join()
        return self.longest


class Watcher:
    """What the server tells a page, as it comes."""

    def __init__(self, page: Page) -> None:
        self.ply, self.choices = -1, 0
        self.deciding: list[int] = []
        self.bot_began: float | None = None
        self.bot_answered: float | None = None
        self._seat: int | None = None
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        position = json.loads(frame).get("position")
        if not position:
            return
        now = time.monotonic()
        if position["legal"] and self._seat is None:
            self._seat = position["deciding"][0]
        if self.bot_began is not None and self.bot_answered is None and position["ply"] > self.ply:
            self.bot_answered = now
        self.ply, self.deciding, self.choices = position["ply"], position["deciding"], len(position["legal"])
        if self.bot_began is None and self._seat is not None and self._seat not in self.deciding:
            self.bot_began = now


def measure_site(game: str) -> dict[str, Any]:
    """Seconds from the click to the first decision, and from the end of the own turn to the bot's first move."""
    with fresh_machine(), sync_playwright() as playwright:
        server = Process(":memory:")
        server.start(until_ready=False)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER)
        try:
            page = browser.new_page(base_url=f"http://127.0.0.1:{server.port}", reduced_motion="reduce")
            page.set_default_timeout(PATIENCE * 1000)
            watcher = Watcher(page)
            page.goto("/")
            button = page.locator(f"button[data-game={game}]")
            button.wait_for()
            pauses = Pauses(server.port)
            clicked = time.monotonic()
            button.click()
            page.locator(".choices button[data-number]").first.wait_for(state="attached")
            decision = time.monotonic() - clicked
            _play_until(page, watcher, lambda: watcher.bot_answered is not None)
            assert watcher.bot_began is not None
            assert watcher.bot_answered is not None
            answer = watcher.bot_answered - watcher.bot_began
            compiled = server.wait_until_ready() - clicked
            return {
                "game": game,
                "where": "site",
                "decision_seconds": round(decision, 2),
                "answer_seconds": round(answer, 2),
                "compiled_seconds": compiled and round(compiled, 1),
                "longest_pause_seconds": round(pauses.stop(), 3),
            }
        finally:
            browser.close()
            server.stop()


def _play_until(page: Page, watcher: Watcher, is_enough: Callable[[], bool]) -> None:
    """Choose the first of what can be chosen, until it is enough."""
    end = time.monotonic() + PATIENCE
    while not is_enough():
        if time.monotonic() > end:
            raise TimeoutError("the bot does not answer")
        buttons = page.locator(".choices button[data-number]:not(:disabled)")
        if buttons.count():
            buttons.first.dispatch_event("click")
        page.wait_for_timeout(30)


class Terminal:
    """`toque play` in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self._started = time.monotonic()
        self._pid, self._file = pty.fork()
        if self._pid == 0:
            os.environ.update(TERM="xterm", COLUMNS="120", LINES="60")
            os.execv(sys.executable, [sys.executable, "-m", "toque", "play", *arguments])

    def wait_for_prompt(self) -> float:
        """Seconds until it asks."""
        started, seen = time.monotonic(), b""
        while not seen.endswith(PROMPT):
            ready, _, _ = select.select([self._file], [], [], PATIENCE)
            if not ready:
                raise TimeoutError("the terminal does not ask")
            seen += os.read(self._file, 1 << 16)
        self._seen = seen.decode(errors="replace")
        return time.monotonic() - started

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._file, f"{line}\n".encode())

    @property
    def text(self) -> str:
        """What it has said since the last line was typed."""
        return self._seen

    def leave(self) -> None:
        """Quit, and wait for the end."""
        self.type("quit")
        try:
            while os.read(self._file, 1 << 16):
                pass
        except OSError:  # the terminal is closed
            pass
        os.waitpid(self._pid, 0)
        os.close(self._file)


def measure_terminal(game: str) -> dict[str, Any]:
    """Seconds from the command to the first question, and the longest from a choice to the next: a bot was between."""
    with fresh_machine():
        terminal = Terminal(game, "--seats", "human,easy", "--no-save", "--language", "en")
        decision, answers = terminal.wait_for_prompt(), []
        for _ in range(TURNS):
            terminal.type("1")
            answers.append(terminal.wait_for_prompt())
            if "Easy 2" in terminal.text and len(answers) >= TURNS // 4:
                break
        terminal.leave()
        return {
            "game": game,
            "where": "terminal",
            "decision_seconds": round(decision, 2),
            "answer_seconds": round(max(answers), 2),
        }


def table(rows: list[dict[str, Any]]) -> str:
    """The measurements as a table of Markdown."""
    heads = ("game", "where", "decision_seconds", "answer_seconds", "compiled_seconds", "longest_pause_seconds")
    lines = ["| " + " | ".join(head.replace("_", " ") for head in heads) + " |", "| --- " * len(heads) + "|"]
    lines += ["| " + " | ".join(str(row.get(head, "")) for head in heads) + " |" for row in rows]
    return "\n".join(lines)


def main() -> int:
    """Measure, print, and say by the exit status whether it was quick enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--json", action="store_true", help="print JSON only, an object a line")
    parser.add_argument("--where", choices=["site", "terminal"], help="measure only there")
    chosen = parser.parse_args()
    measures = {"terminal": measure_terminal, "site": measure_site}
    rows = []
    for where in [chosen.where] if chosen.where else measures:
        for game in chosen.games:
            rows.append(measures[where](game))
            print(json.dumps(rows[-1]), flush=True)
    if not chosen.json:
        print(table(rows))
    return int(any(max(row["decision_seconds"], row["answer_seconds"]) > LIMIT for row in rows))


if __name__ == "__main__":
    sys.exit(main())
