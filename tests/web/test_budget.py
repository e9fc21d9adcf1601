"""First load under 300 kB, and a move drawn within 50 ms of its message on a slow machine."""

import gzip
import json

from tests.web.house import choices, set_table
from toque.server.pages import STATIC

FIRST_LOAD = 300_000
"""Bytes, gzipped where they compress, of everything that the start page asks for."""
DRAWN = 50
"""Milliseconds."""
SLOWER = 4


def test_the_first_load_is_small(guest, house):
    page = guest(service_workers="block")
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house.address)))

    page.goto("/", wait_until="networkidle")

    files = {path: STATIC / (path.lstrip("/") or "index.html") for path in asked if not path.startswith("/api/")}
    sizes = {path: size(file) for path, file in files.items()}
    assert sum(sizes.values()) < FIRST_LOAD, json.dumps(sizes, indent=1)


def size(file):
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content))


def test_a_move_is_drawn_within_50_ms_of_its_message(guest):
    page = guest()
    page.add_init_script(
        """
        window.drawn = []
        const Native = WebSocket
        window.WebSocket = class extends Native {
            set onmessage(hear) {
                super.onmessage = hear && ((event) => {
                    const start = performance.now()
                    hear(event)
                    if (event.data.includes('"position"'))
                        Promise.resolve().then(() => {
                            document.body.getBoundingClientRect()
                            window.drawn.push(performance.now() - start)
                        })
                })
            }
        }
        """
    )
    set_table(page, "banquet")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("window.drawn.length = 0")

    for _ in range(10):
        choices(page).first.click()
        page.wait_for_timeout(150)

    drawn = sorted(page.evaluate("window.drawn"))
    assert len(drawn) >= 8
    assert drawn[len(drawn) // 2] < DRAWN, drawn
