"""What is sent is packed, for browsers that unpack it."""

import gzip
import json
import random

import pytest

from tests.server.site import open_site
from toque.server.http import static as pages

SCRIPT = b"export const soup = 'onion';\n" * 200
PAGE = b"<!doctype html><title>Toque</title>" + b"<p>soup</p>" * 100
FONT = random.Random(1).randbytes(3000)


@pytest.fixture(scope="module")
def static(tmp_path_factory):
    """An application, built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "manifest.webmanifest").write_bytes(b'{"name": "Toque", "short_name": "Toque"}' + b" " * 1000)
    (folder / "icon.svg").write_bytes(b"<svg>" + b"<path/>" * 300 + b"</svg>")
    (folder / "assets" / "soup-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "tiny-1.css").write_bytes(b"p{}")
    (folder / "assets" / "font-1.woff2").write_bytes(FONT)
    return folder


@pytest.fixture(scope="module")
def visitor(static):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "STATIC", static)
        with open_site() as site:
            yield site.person()


def test_a_file_that_was_built_anew_is_sent_as_it_is_now(visitor, static):
    before = visitor.get("/icon.svg", **{"Accept-Encoding": "gzip"})[1]
    (static / "icon.svg").write_bytes(b"<svg>" + b"<path/>" * 400 + b"</svg>")

    after = visitor.get("/icon.svg", **{"Accept-Encoding": "gzip"})[1]

    assert gzip.decompress(before).count(b"<path/>") == 300
    assert gzip.decompress(after).count(b"<path/>") == 400


@pytest.mark.parametrize(
    ("path", "kind", "cache", "content"),
    [
        ("/assets/soup-1.js", "text/javascript; charset=utf-8", pages.FOREVER, SCRIPT),
        ("/", "text/html; charset=utf-8", pages.ASK_AGAIN, PAGE),
        ("/table/whatever", "text/html; charset=utf-8", pages.ASK_AGAIN, PAGE),
        ("/manifest.webmanifest", "application/manifest+json", pages.ASK_AGAIN, None),
    ],
)
def test_a_file_is_sent_packed_as_what_it_is(visitor, path, kind, cache, content):
    _, plain = visitor.get(path)
    assert "content-encoding" not in visitor.headers
    assert visitor.headers["vary"] == "Accept-Encoding"
    assert content is None or plain == content

    status, packed = visitor.get(path, **{"Accept-Encoding": "gzip, deflate, br"})

    assert status == 200
    assert gzip.decompress(packed) == plain
    assert visitor.headers["content-encoding"] == "gzip"
    assert visitor.headers["vary"] == "Accept-Encoding"
    assert visitor.headers["content-type"] == kind
    assert visitor.headers["cache-control"] == cache
    assert int(visitor.headers["content-length"]) == len(packed) < len(plain)


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0, *", False),
        ("*;q=0", False),
        ("gzip;q=much", False),
        ("br, deflate", False),
        ("", False),
    ],
)
def test_only_who_unpacks_gets_it_packed(visitor, accepted, is_packed):
    for path in ("/assets/soup-1.js", "/", "/api/games"):
        visitor.get(path, **{"Accept-Encoding": accepted})
        assert ("content-encoding" in visitor.headers) == is_packed


def test_a_file_that_the_browser_has_is_not_sent_again(visitor):
    visitor.get("/assets/soup-1.js", **{"Accept-Encoding": "gzip"})
    tag = visitor.headers["etag"]

    assert visitor.get("/assets/soup-1.js", **{"Accept-Encoding": "gzip", "If-None-Match": tag}) == (304, b"")
    assert visitor.headers["vary"] == "Accept-Encoding"
    assert visitor.get("/assets/soup-1.js", **{"If-None-Match": tag})[0] == 200


@pytest.mark.parametrize("path", ["/assets/font-1.woff2", "/assets/tiny-1.css", "/metrics", "/healthz", "/api/me"])
def test_what_would_not_become_shorter_or_is_not_worth_it_is_sent_as_it_is(visitor, path):
    assert visitor.get(path, **{"Accept-Encoding": "gzip"})[0] == 200

    assert "content-encoding" not in visitor.headers


@pytest.mark.parametrize("path", ["/api/games", "/api/games/paris/rules", "/api/games/italia/rules?language=de"])
def test_long_answers_are_sent_packed(visitor, path):
    _, told = visitor.get(path)
    length = int(visitor.headers["content-length"])
    assert visitor.headers["vary"] == "Accept-Encoding"

    _, packed = visitor.get(path, **{"Accept-Encoding": "gzip"})

    assert visitor.headers["content-encoding"] == "gzip"
    assert visitor.headers["content-type"] == "application/json"
    assert visitor.headers["cache-control"] == "no-store"
    assert json.loads(gzip.decompress(packed)) == told
    assert len(packed) == int(visitor.headers["content-length"]) < length
