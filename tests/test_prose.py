"""Docs, docstrings and comments are plain English: turns of phrase that must be read twice do not come back."""

import io
import re
import tokenize

import pytest

from tests import ROOT

CALQUES = re.compile(
    r"\b(whom|how-manieth|so many (at|a|of|as)|so long as it|in whose|"
    r"where (there|nobody|somebody|nothing|none|one) (is|are|has|does|was|can)|that there (is|are)(?= \w+[.;])|"
    r"who (asks|plays|wants|sits|comes|looks) (is|has|can|may|gets))\b",
    re.IGNORECASE,
)
"""`where` for `if`, `who` for `whoever`, `so many` for a number: as other languages say it."""
PAGES = sorted((ROOT / "docs").rglob("*.md"))
PROGRAMS = sorted((ROOT / "src").rglob("*.py"))


def comments(path):
    """The docstrings and comments of a program, each in one line."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(io.BytesIO(file.read()).readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
                yield " ".join(token.string.split())


def paragraphs(path):
    """The paragraphs of a page, each in one line."""
    return [" ".join(part.split()) for part in path.read_text(encoding="utf-8").split("\n\n")]


def found_in(texts):
    """What is said in a way that must be read twice, each with its surroundings."""
    return [text[max(0, hit.start() - 60) : hit.end() + 60] for text in texts for hit in CALQUES.finditer(text)]


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *PAGES], ids=lambda page: page.name)
def test_a_page_is_in_plain_words(page):
    assert found_in(paragraphs(page)) == []


def test_docstrings_and_comments_are_in_plain_words():
    assert {path.name: odd for path in PROGRAMS if (odd := found_in(comments(path)))} == {}


def test_a_calque_is_found():
    assert found_in(["The seats whom it asks.", "It is 0 where there is none."]) != []
    assert found_in(["The seats that it asks.", "It is 0 if there is none.", "Where is what?"]) == []
