"""The docs as a site: every link leads somewhere, every page is found, and nothing is loaded from elsewhere."""

import json
import tarfile

import pytest

from tests.site_builder import Reader, build_site

HOME = "http://docs/"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The built site."""
    folder = tmp_path_factory.mktemp("site")
    build_site.build(folder)
    return folder


@pytest.fixture
def pages(tmp_path, monkeypatch):
    """A folder of docs with two pages, and the way to build it."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Home\n\n## Play\n\n- [Soup](soup.md): hot.\n")
    (docs / "soup.md").write_text("# Soup\n\n## Onions first\n\nSee [home](index.md#play).\n")
    monkeypatch.setattr(build_site, "ROOT", tmp_path)
    monkeypatch.setattr(build_site, "DOCS", docs)
    monkeypatch.setattr(build_site, "INDEX", docs / "index.md")
    return docs


def read(site):
    """All pages by their path in the site."""
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*.html")}
    return {f"/{name}": Reader(f"{HOME}{name}", path.read_text(encoding="utf-8")) for name, path in files.items()}


def test_every_link_of_the_site_leads_to_a_page_and_to_a_place_on_it(site):
    found = read(site)
    assert len(found) > 20

    for name, page in found.items():
        for path, anchor in page.inside() - {("/", "")}:
            assert path in found, (name, path)
            assert not anchor or anchor in found[path].anchors, (name, path, anchor)


def test_everything_that_a_page_loads_is_part_of_the_site(site):
    for page in read(site).values():
        for loaded in page.loaded:
            assert loaded == "data:," or (site / loaded.removeprefix(HOME)).is_file(), loaded


def test_the_search_leads_to_places_that_are_there(site):
    found = read(site)
    script = (site / "search-index.js").read_text(encoding="utf-8")
    rows = json.loads(script.removeprefix("window.searchIndex = ").removesuffix(";\n"))

    for address, *_ in rows:
        path, _, anchor = address.partition("#")
        assert anchor in found[f"/{path}"].anchors
    assert any(address == "rulebooks/banquet.html#B9" and "cloche" in words for address, _, _, words in rows)


def test_the_row_of_a_rule_leads_to_the_rule(site):
    found = read(site)

    for game, rule in (("banquet", "B9"), ("paris", "P13"), ("italia", "I34")):
        assert (f"/rulebooks/{game}.html", rule) in found[f"/rules/{game}.html"].inside()
        assert rule in found[f"/rules/{game}.html"].anchors


@pytest.mark.parametrize("name", ["play", "server", "study", "architecture", "glossary", "protocol", "commands"])
def test_every_page_leads_to_every_other(site, name):
    found = read(site)
    navigation = {path for path, _ in found["/index.html"].inside()}

    assert f"/{name}.html" in navigation
    assert navigation == {path for path, _ in found["/rules/paris.html"].inside()} | {"/rules/paris.html"}


def test_whole_docs_are_built(pages, tmp_path):
    assert build_site.build(tmp_path / "site").startswith("2 pages")


def test_a_packed_site_holds_its_files_and_is_the_same_each_time(pages, tmp_path):
    build_site.build_packed(tmp_path / "one.tar.xz")
    build_site.build_packed(tmp_path / "two.tar.xz")

    assert (tmp_path / "one.tar.xz").read_bytes() == (tmp_path / "two.tar.xz").read_bytes()
    with tarfile.open(tmp_path / "one.tar.xz") as packed:
        assert packed.getnames() == ["index.html", "search-index.js", "search.js", "soup.html", "style.css"]


def test_a_page_that_the_index_does_not_link_to_is_an_error(pages, tmp_path):
    (pages / "salad.md").write_text("# Salad\n")

    with pytest.raises(build_site.BrokenDocs, match=r"docs/salad.md: docs/index.md does not link to this page"):
        build_site.build(tmp_path / "site")


@pytest.mark.parametrize("link", ["salad.md", "index.md#pay", "#onions-last", "../notes.txt"])
def test_a_link_that_leads_nowhere_is_an_error(pages, tmp_path, link):
    (pages / "soup.md").write_text(f"# Soup\n\n## Onions first\n\nSee [this]({link}).\n")

    with pytest.raises(build_site.BrokenDocs, match=r"^docs/soup.md: " + link):
        build_site.build(tmp_path / "site")


def test_a_picture_that_is_not_there_is_an_error(pages, tmp_path):
    (pages / "soup.md").write_text("# Soup\n\n![Onions](onions.png)\n")

    with pytest.raises(build_site.BrokenDocs, match="there is no such picture"):
        build_site.build(tmp_path / "site")


def test_a_link_to_a_program_becomes_its_name(pages, tmp_path):
    (tmp_path / "soup.py").write_text("")
    (pages / "soup.md").write_text("# Soup\n\nSee [`soup.py`](../soup.py).\n")
    build_site.build(tmp_path / "site")

    page = (tmp_path / "site" / "soup.html").read_text(encoding="utf-8")
    assert "<p>See <code>soup.py</code>.</p>" in page
