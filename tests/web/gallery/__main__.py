"""Takes all pictures of the gallery anew: python -m tests.web.gallery."""

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, QUIET
from tests.web.gallery.pictures import KEPT, THEMES, gallery, take

COLOURS = 128


def main():
    KEPT.mkdir(exist_ok=True)
    for old in KEPT.glob("*.png"):
        old.unlink()
    with gallery() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for theme in THEMES:
            for name, picture in take(browser, address, theme).items():
                picture.quantize(COLOURS).save(KEPT / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
