"""First load under 300 kB, and a move drawn soon after its message on a slow machine."""

import json
import os
from statistics import median, quantiles

import pytest

from tests import BOARDS
from tests.samples import each_value
from tests.web.server_process import ServerProcess, set_table

FIRST_LOAD = 300_000
"""Bytes that are sent for a page, headers included, to a browser that has nothing of it."""
SETTLED = 1500
"""Milliseconds after which a page asks for nothing more."""
DRAWN = 50
"""Milliseconds from a message to the end of the frame that shows the move, in the median."""
CROWDED = 4 * DRAWN
"""... where other tests take the processor away half of the time."""
SLOWER = 4


def test_the_first_load_of_the_start_page_is_small(guest):
    sent = first_load(guest(service_workers="block"), "/", "**/api/me")

    assert {"/", "/api/me"} <= set(sent)
    assert sum(sent.values()) < FIRST_LOAD, json.dumps(sent, indent=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_the_first_load_of_a_table_is_small(guest, server, game):
    host = guest()
    set_table(host, game)
    path = host.url.removeprefix(server.address)

    sent = first_load(guest(service_workers="block"), path, "**/assets/Board-*.js")

    assert any("/Board-" in name for name in sent)
    assert sum(sent.values()) < FIRST_LOAD, json.dumps(sent, indent=1)


def first_load(page, path, late):
    """What a page asks for, and how many bytes came over the line for each; it asks for some things late."""
    paths, sent = {}, {}
    session = page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", lambda told: paths.update({told["requestId"]: told["request"]["url"]}))
    session.on("Network.loadingFinished", lambda told: sent.update({told["requestId"]: told["encodedDataLength"]}))
    session.send("Network.enable")
    with page.expect_response(late):
        page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(SETTLED)
    asked = {request: path for request, path in paths.items() if path.startswith("http")}  # what the page holds is not
    return {"/" + path.split("/", 3)[3]: int(sent[request]) for request, path in asked.items() if request in sent}


STOPWATCH = """
    window.drawn = []
    const Native = WebSocket
    window.WebSocket = class extends Native {
        set onmessage(hear) {
            super.onmessage = hear && ((event) => {
                const start = performance.now()
                hear(event)
                if (event.data.includes('"position"')) painted(() => window.drawn.push(performance.now() - start))
            })
        }
    }
    const painted = (then) => requestAnimationFrame(() => {
        const afterwards = new MessageChannel()
        afterwards.port1.onmessage = then
        afterwards.port2.postMessage('the frame is painted')
    })
    window.work = () => {
        const start = performance.now()
        let sum = 0
        for (let i = 0; i < 2_000_000; i++) sum = (sum * 31 + i) | 0
        window.sum = sum
        return performance.now() - start
    }
    window.play = async (moves) => {
        const pause = (ms) => new Promise((soon) => setTimeout(soon, ms))
        const end = performance.now() + 60_000
        for (let move = 0; (move < moves || window.drawn.length < moves) && performance.now() < end; ) {
            const button = document.querySelector('.choices button[data-number]:not(:disabled)')
            button?.click()
            move += button ? 1 : 0
            await pause(button ? 400 : 20)
            if (!button) continue
            window.worked.push(window.work())
            const start = performance.now()
            document.body.dataset.empty = move
            painted(() => window.empty.push(performance.now() - start))
            await pause(100)
        }
    }
    window.worked = []
    window.empty = []
"""
MOVES = 8
WORK = 2.3
"""Milliseconds that `work` takes on a machine that has nothing else to do."""
WARM = 100
"""How often it must have run until the browser makes it fast."""
BUSY = 1.5
"""How much slower it may be and still count as such a machine."""
FRAME = 1000 / 60
"""Milliseconds that a frame with nothing in it takes there, at most."""


@pytest.fixture(scope="module")
def unhurried():
    """A server whose bots take their time, as they do for people: one move comes after the other."""
    with ServerProcess(pause=0.4) as server:
        yield server


@pytest.mark.slow
@each_value("game, size", BOARDS, ["phone", "desktop"])
def test_a_move_is_drawn_soon_after_its_message(guest, unhurried, game, size):
    """From the message to the end of the frame that shows it: script, layout, paint, and the wait for the frame.

    Where other programs keep the machine busy, plain numbers say nothing: what a move takes beyond an empty frame is
    then divided by how much longer `work` takes.
    """
    page = guest(size, reduced_motion="no-preference", address=unhurried.address)
    page.add_init_script(STOPWATCH)
    set_table(page, game)
    session = page.context.new_cdp_session(page)
    page.evaluate(f"for (let i = 0; i < {WARM}; i++) window.work()")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("window.drawn.length = 0")

    page.evaluate(f"window.play({MOVES})")

    drawn, worked, empty = page.evaluate("[window.drawn, window.worked, window.empty]")
    busy = median(worked) / (SLOWER * WORK)
    told = f"{game}, {size}: {median(drawn):.0f} ms in the median, {quantiles(drawn, n=10)[-1]:.0f} for nine of ten"
    told += "" if busy < BUSY else f", on a machine that is {busy:.1f} times slower than when it has nothing to do"
    print(told, f"(an empty frame: {median(empty):.0f})")
    assert len(drawn) >= MOVES
    fair = median(drawn) if busy < BUSY else (median(drawn) - median(empty)) / busy + FRAME
    assert fair < (DRAWN if is_alone() else CROWDED), (told, fair, median(empty))


def is_alone():
    """Whether no other test runs beside this one."""
    return "PYTEST_XDIST_WORKER" not in os.environ
