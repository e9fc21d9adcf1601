"""Pictures of the gallery's parts, and how much two of them differ."""

import io
import socket
import subprocess
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops

from tests import ROOT

KEPT = Path(__file__).parent / "kept"
THEMES = ("light", "dark")
BLOCK = 8
"""Pixels of a block: letters are drawn a little differently on every machine, blocks of them are not."""
FAR = 40
"""The difference of a block's colour that a person sees, of 255."""
PATIENCE = 60


@contextmanager
def gallery():
    """The development server of the web application; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["node", "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    server = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://localhost:{port}/gallery.html"
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait()


def wait_for(address):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address).read()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the development server has not come up")


def take(browser, address, theme):
    """A picture of each part, by name."""
    page = browser.new_page(viewport={"width": 1160, "height": 900}, reduced_motion="reduce")
    page.goto(f"{address}?theme={theme}", wait_until="networkidle")
    page.locator("[data-shot]").last.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    shots = {}
    for part in page.locator("[data-shot]").all():
        name = part.get_attribute("data-shot")
        # A bubble lies over all else on the page.
        page.evaluate("(is) => document.body.classList.toggle('has-bubble', is)", name == "tooltip")
        shots[name] = part.screenshot()
    page.close()
    return {f"{name}-{theme}": Image.open(io.BytesIO(shot)).convert("RGB") for name, shot in shots.items()}


def difference(one, other):
    """The share of blocks whose colour is far from that in the other picture, of the same size or nearly so."""
    size = (other.width // BLOCK, other.height // BLOCK)
    both = [picture.resize(size, Image.Resampling.BOX) for picture in (one, other)]
    apart = ImageChops.difference(*both).split()
    worst = [max(channels) for channels in zip(*(channel.tobytes() for channel in apart), strict=True)]
    return sum(value > FAR for value in worst) / len(worst)
