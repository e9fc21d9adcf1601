"""What a person at a table can see: where each legal action can be done, and what is cut off or too small."""

import json
from pathlib import Path

SIZES = {
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "full-hd": (1920, 1080),
    "wide": (2560, 1440),
    "tablet": (820, 1180),
    "tablet-turned": (1180, 820),
    "phone": (390, 844),
    "small-phone": (360, 740),
    "phone-turned": (844, 390),
}
SMALLEST_TEXT = 12
"""Pixels."""
SETTLED = 300
"""Milliseconds after which a position is surely drawn."""
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
HEAR = """
    window.latest = null
    const Native = WebSocket
    window.WebSocket = class extends Native {
        set onmessage(hear) {
            super.onmessage = hear && ((event) => {
                const position = JSON.parse(event.data).position
                if (position) window.latest = position
                hear(event)
            })
        }
    }
"""
"""Keeps the latest position that the server sent, as `window.latest`."""


def complaints(page, sizes=SIZES, pictures=None):
    """What is wrong with a table at its present moment, for each size of window; the first few of each.

    Each is also shown in a picture, if there is a folder for them.
    """
    found = {}
    for name in sizes:
        wrong = wrong_at(page, name) and wrong_at(page, name, SETTLED)
        if wrong:
            found[name] = wrong[:8]
            if pictures:
                page.screenshot(path=pictures / f"{len(list(pictures.iterdir()))}-{name}.png")
    return found


def wrong_at(page, name, patience=0):
    """What is wrong in a window of this size; a position that has just come may take its time to be drawn."""
    width, height = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(patience)
    page.evaluate("new Promise((soon) => requestAnimationFrame(() => requestAnimationFrame(soon)))")
    return page.evaluate(LOOK, SMALLEST_TEXT)


def told(found):
    """The complaints in lines."""
    return json.dumps(found, indent=1, ensure_ascii=False)
