"""Builds the docs as a site with search. The server offers it under /docs; it works from a disk too.

python docs/build_site.py      write it into build/docs, and packed into src/toque/server/docs.tar.xz

The navigation is `docs/index.md`: its headings, and the pages that the lists below them link to. A page of `docs/`
that is not linked there is an error, and so is a link that leads nowhere.
"""

import html
import json
import lzma
import os
import re
import shutil
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from markdown_it import MarkdownIt
from markdown_it.token import Token

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
SITE = ROOT / "build" / "docs"
PACKED = ROOT / "src" / "toque" / "server" / "docs.tar.xz"
"""The site in one file, half as large as its pages packed one by one."""
PARTS = DOCS / "site"
INDEX = DOCS / "index.md"
INDEX_SCRIPT = "search-index.js"
RULEBOOK = re.compile(r"src/toque/games/(\w+)/rulebook\.md")
RULE = r"[A-Z]\d+(?:-[A-Z]\d+)?"
"""A rule's number, or several: P12-P14."""
TEST_NAME = re.compile(r"\btest_\w+,? *")
"""Sentences of their own that nobody looks for by their words; the search does without them."""
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
ELSEWHERE = ("http:", "https:", "mailto:")


@dataclass
class Section:
    """What the search finds: a part of a page that a link can lead to."""

    anchor: str
    title: str
    words: list[str] = field(default_factory=list)


@dataclass
class Page:
    """One page of the site."""

    source: Path
    target: str
    """Its path in the site: rules/banquet.html."""
    tokens: list[Token]
    title: str = ""
    sections: list[Section] = field(default_factory=list)

    @property
    def anchors(self) -> set[str]:
        """All places on it that a link can lead to."""
        return {str(token.attrs["id"]) for token in self.tokens if "id" in token.attrs}


class BrokenDocs(Exception):
    """Links that lead nowhere, or pages that nobody finds: one line each."""


def main() -> None:
    """Build the site, or say what is wrong with the pages."""
    try:
        print(build(SITE))
        pack(SITE, PACKED)
    except BrokenDocs as error:
        sys.exit(str(error))


def build(target: Path) -> str:
    """Write the site into a folder that holds nothing else; return what was written, in words."""
    pages = {path: read_page(path) for path in [INDEX, *linked_pages()]}
    errors = [*forgotten(pages), *(error for page in pages.values() for error in resolve_links(page, pages))]
    if errors:
        raise BrokenDocs("\n".join(errors))
    link_rules(list(pages.values()))
    shutil.rmtree(target, ignore_errors=True)
    for page in pages.values():
        write(target / page.target, whole_page(page, pages))
    write(target / INDEX_SCRIPT, search_index(pages))
    copied = [PARTS / "style.css", PARTS / "search.js", *pictures(pages)]
    for path in copied:
        place = target / (path.name if path.parent == PARTS else path.relative_to(DOCS))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    return f"{len(pages)} pages, {size / 1000:.0f} kB, in {target}"


def build_packed(target: Path) -> None:
    """Write the site as one packed file."""
    with TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        pack(Path(folder) / "site", target)


def pack(site: Path, target: Path) -> None:
    """Pack a built site into one file; equal sites give equal files."""
    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(path.relative_to(site).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as file:
                archive.addfile(entry, file)


def write(path: Path, text: str) -> None:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# The navigation.


def navigation() -> Iterator[tuple[str, list[list[tuple[str, Path]]]]]:
    """Each heading of the index with its list items; an item holds the names and files of the pages it links to."""
    for part in re.split(r"^## ", INDEX.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, below = part.partition("\n")
        lists = re.split(r"^- ", below, flags=re.MULTILINE)
        items = [re.findall(r"\[([^]]+)\]\(([^)#]+\.md)\)", item) for item in lists]
        yield heading, [[(name, (DOCS / path).resolve()) for name, path in item] for item in items if item]


def linked_pages() -> list[Path]:
    """The pages that the index links to, each once, in its order."""
    paths = [path for _, items in navigation() for item in items for _, path in item]
    return [path for path in dict.fromkeys(paths) if path.is_file()]


def forgotten(pages: dict[Path, Page]) -> Iterator[str]:
    """The pages of docs/ that the index does not link to."""
    for path in sorted(DOCS.rglob("*.md")):
        if path not in pages:
            yield f"{path.relative_to(ROOT)}: docs/index.md does not link to this page"


# Reading a page.


def read_page(path: Path) -> Page:
    """A page with the anchors of its headings and rules, cut into sections."""
    page = Page(path, target_of(path), MARKDOWN.parse(path.read_text(encoding="utf-8")))
    set_anchors(page.tokens)
    for token in page.tokens:
        if token.type == "table_open":
            token.attrSet("tabindex", "0")  # a wide table is scrolled, with keys too
    page.sections = sections(page.tokens)
    page.title = next(section.title for section in page.sections)
    return page


def target_of(path: Path) -> str:
    """The path of a page in the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).with_suffix(".html").as_posix()
    inside = path.relative_to(ROOT).as_posix()
    if rulebook := RULEBOOK.fullmatch(inside):
        return f"rulebooks/{rulebook[1]}.html"
    return f"{path.stem.lower()}.html"


def heads(tokens: list[Token]) -> Iterator[tuple[Token, Token]]:
    """All that may begin a section: headings, cells and list items, with the text in them."""
    for number, token in enumerate(tokens):
        if token.type in ("heading_open", "td_open"):
            yield token, tokens[number + 1]
        elif token.type == "list_item_open":
            yield token, tokens[number + 2]


def set_anchors(tokens: list[Token]) -> None:
    """Give each heading its id, as GitHub does, and each rule its number as id."""
    seen: set[str] = set()
    for opening, inline in heads(tokens):
        anchor = anchor_of(opening, inline)
        if anchor and anchor not in seen:
            seen.add(anchor)
            opening.attrSet("id", anchor)


def anchor_of(opening: Token, inline: Token) -> str:
    """The id of a heading, of a cell that holds a rule's number, or of a list item that begins with one in bold."""
    if opening.type == "heading_open":
        return re.sub(r"[^\w\- ]", "", text_of(inline).lower()).replace(" ", "-")
    pattern = RULE if opening.type == "td_open" else rf"\*\*({RULE})\*\*.*"
    rule = re.fullmatch(pattern, inline.content, re.DOTALL)
    return rule[0].strip("*").partition("*")[0] if rule else ""


def text_of(inline: Token) -> str:
    """The words of a piece of text without its markup."""
    return "".join(
        child.content or " " for child in inline.children or [] if child.type in ("text", "code_inline", "softbreak")
    )


def sections(tokens: list[Token]) -> list[Section]:
    """The parts of a page that have an anchor, with their words."""
    starts = {id(inline): opening for opening, inline in heads(tokens) if "id" in opening.attrs}
    found: list[Section] = []
    for token in tokens:
        text = text_of(token) if token.children else token.content
        opening = starts.get(id(token))
        if opening:
            is_heading = opening.type == "heading_open"
            found.append(Section(str(opening.attrs["id"]), text if is_heading else str(opening.attrs["id"])))
            text = "" if is_heading else text
        if found and token.type in ("inline", "fence", "code_block"):
            found[-1].words.append(TEST_NAME.sub("", text))
    return found


# Links.


def resolve_links(page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    """Make every link lead to its page in the site; return those that lead nowhere."""
    for token in page.tokens:
        children = token.children or []
        for number, child in enumerate(children):
            if child.type == "link_open" and not str(child.attrs["href"]).startswith(ELSEWHERE):
                if problem := resolve_link(child, page, pages):
                    yield f"{page.source.relative_to(ROOT)}: {child.attrs['href']}: {problem}"
                if child.hidden:
                    closing = next(later for later in children[number:] if later.type == "link_close")
                    child.type = closing.type = "text"
            elif child.type == "image" and not (page.source.parent / str(child.attrs["src"])).is_file():
                yield f"{page.source.relative_to(ROOT)}: {child.attrs['src']}: there is no such picture"


def resolve_link(link: Token, page: Page, pages: dict[Path, Page]) -> str:
    """Set where a link leads; a file that is no page loses its link. Return what is wrong, if anything."""
    path, _, anchor = str(link.attrs["href"]).partition("#")
    source = (page.source.parent / path).resolve() if path else page.source
    if source not in pages:
        link.hidden = source.is_file() and (source.suffix != ".md" or source.name == "README.md")
        return "" if link.hidden else "this is no page of the site, or there is no such file"
    if anchor and anchor not in pages[source].anchors:
        return "there is no such heading"
    link.attrs["href"] = relative(pages[source], page) + (f"#{anchor}" if anchor else "")
    return ""


def link_rules(pages: list[Page]) -> None:
    """Let each rule's number in the pages "rule by rule" lead to the rule itself."""
    books = {page.target.removeprefix("rulebooks/"): page for page in pages if page.target.startswith("rulebooks/")}
    for page in pages:
        book = books.get(page.target.removeprefix("rules/"))
        for opening, inline in heads(page.tokens) if book else ():
            anchor = opening.attrs.get("id")
            if book and opening.type == "td_open" and anchor in book.anchors:
                link = Token("link_open", "a", 1, attrs={"href": f"{relative(book, page)}#{anchor}"})
                inline.children = [link, *(inline.children or []), Token("link_close", "a", -1)]


def relative(page: Page, seen_from: Page) -> str:
    """The way from one page to another."""
    return os.path.relpath(page.target, Path(seen_from.target).parent).replace(os.sep, "/")


def pictures(pages: dict[Path, Page]) -> set[Path]:
    """The pictures on the pages."""
    children = ((page, child) for page in pages.values() for token in page.tokens for child in token.children or [])
    return {
        (page.source.parent / str(child.attrs["src"])).resolve() for page, child in children if child.type == "image"
    }


# Writing a page.


def whole_page(page: Page, pages: dict[Path, Page]) -> str:
    """A page with its head and the navigation."""
    return Template((PARTS / "page.html").read_text(encoding="utf-8")).substitute(
        title=html.escape(page.title),
        root="../" * page.target.count("/"),
        navigation=navigation_list(page, pages),
        body=MARKDOWN.renderer.render(page.tokens, MARKDOWN.options, {}),
    )


def navigation_list(page: Page, pages: dict[Path, Page]) -> str:
    """The links to all pages, below the headings of the index."""
    lines = []
    for heading, items in navigation():
        lines += [f"<h2>{html.escape(heading)}</h2>", "<ul>"]
        lines += [
            f"<li>{' '.join(navigation_link(name, pages[path], page) for name, path in item)}</li>" for item in items
        ]
        lines.append("</ul>")
    return "\n".join(lines)


def navigation_link(name: str, page: Page, seen_from: Page) -> str:
    """One link of the navigation."""
    here = ' aria-current="page"' if page is seen_from else ""
    return f'<a href="{relative(page, seen_from)}"{here}>{html.escape(name)}</a>'


def search_index(pages: dict[Path, Page]) -> str:
    """Every section as [address, page, heading, words], for `search.js`."""
    rows = [
        [f"{page.target}#{section.anchor}", page.title, section.title, " ".join(" ".join(section.words).split())]
        for page in pages.values()
        for section in page.sections
    ]
    return f"window.searchIndex = {json.dumps(rows, ensure_ascii=False, separators=(',', ':'))};\n"


if __name__ == "__main__":
    main()
