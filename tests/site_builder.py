"""The program that builds the docs as a site, for the tests, and what they need to look at it."""

import importlib.util
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from tests import ROOT

_specification = importlib.util.spec_from_file_location("build_site", ROOT / "docs" / "build_site.py")
build_site = importlib.util.module_from_spec(_specification)
_specification.loader.exec_module(build_site)


class Reader(HTMLParser):
    """Collects where a page leads, what it loads, and its anchors."""

    def __init__(self, address, text):
        super().__init__()
        self.address = address
        self.links, self.loaded, self.anchors = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.anchors += [found["id"]] if "id" in found else []
        for name in ("href", "src"):
            if name in found:
                kind = self.links if tag == "a" else self.loaded
                kind.append(urljoin(self.address, found[name]))

    def inside(self):
        """The links that stay on the site, as (path, anchor)."""
        own = urlsplit(self.address)
        parts = [urlsplit(link) for link in self.links]
        return {(part.path, part.fragment) for part in parts if part.netloc == own.netloc and part.scheme == own.scheme}
