"""The running site offers the docs."""

import gzip
from urllib.parse import urlsplit

import pytest

from tests.server.site import open_site
from tests.site_builder import Reader, build_site
from toque.server.http import static


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """Somebody on a site with docs."""
    packed = tmp_path_factory.mktemp("docs") / "docs.tar.xz"
    build_site.build_packed(packed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static, "DOCS", packed)
        with open_site() as site:
            yield site.person()


def test_the_docs_are_at_docs(visitor):
    status, _ = visitor.get("/docs")
    assert (status, visitor.headers["location"]) == (307, "/docs/")

    status, page = visitor.get("/docs/")
    assert status == 200
    assert b"<h1" in page
    assert visitor.headers["content-type"] == "text/html; charset=utf-8"


def test_every_link_and_every_file_of_the_docs_answers(visitor):
    _, first = visitor.get("/docs/")
    pages = {path for path, _ in Reader("http://toque/docs/", first.decode()).inside()}
    loaded = set()
    for path in pages:
        status, content = visitor.get(path)
        assert status == 200, path
        if path.startswith("/docs/"):
            loaded |= set(Reader(f"http://toque{path}", content.decode()).loaded) - {"data:,"}

    assert len(pages) > 20
    assert len(loaded) > 4
    for address in loaded:
        assert address.startswith("http://toque/docs/")
        assert visitor.get(urlsplit(address).path)[0] == 200


def test_the_docs_need_nothing_that_the_policy_forbids(visitor):
    _, page = visitor.get("/docs/play.html")

    assert "script-src 'self'" in visitor.headers["content-security-policy"]
    assert b"<script>" not in page
    assert b"onclick" not in page


def test_the_docs_are_sent_packed_and_not_again_to_a_browser_that_has_them(visitor):
    _, page = visitor.get("/docs/play.html")
    status, packed = visitor.get("/docs/play.html", **{"Accept-Encoding": "gzip"})
    assert status == 200
    assert gzip.decompress(packed) == page
    tag = visitor.headers["etag"]

    assert visitor.get("/docs/play.html", **{"If-None-Match": tag}) == (304, b"")
    assert visitor.get("/docs/play.html", **{"If-None-Match": 'W/"0"'})[0] == 200


@pytest.mark.parametrize("path", ["/docs/soup.html", "/docs/../app.py", "/docs/%2e%2e/app.py", "/docs/rules"])
def test_what_is_not_in_the_docs_is_not_found(visitor, path):
    assert visitor.get(path)[0] == 404


def test_a_site_without_docs_says_how_to_build_them(tmp_path, monkeypatch):
    monkeypatch.setattr(static, "DOCS", tmp_path / "nowhere")
    with open_site() as site:
        status, told = site.person().get("/docs/")

    assert status == 404
    assert b"make docs-site" in told
