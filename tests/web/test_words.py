"""Every sentence of the site is in every language, and nobody keeps sentences that are never said."""

import re
from pathlib import Path

import pytest

from toque.core.language import LOCALE, languages

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
FRAME = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and "types" not in path.parts]


def messages(path):
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def strings():
    """What the strings of the sources can be: a hole in a template stands for anything."""
    for path in FRAME:
        text = path.read_text(encoding="utf-8")
        for literal in re.findall(r'"([a-z][\w-]*)"' + "|" + r"'([a-z][\w-]*)'", text):
            yield re.escape(literal[0] or literal[1])
        for template in re.findall(r"`([a-z][\w-]*-)\$\{[^`]*\}([\w-]*)`", text):
            yield re.escape(template[0]) + r"[\w-]+" + re.escape(template[1])


def test_every_sentence_is_said_somewhere():
    said = [re.compile(each) for each in set(strings())]

    assert [each for each in messages(LOCALE / "en" / "web.ftl") if not any(p.fullmatch(each) for p in said)] == []


def test_whatever_is_said_is_a_sentence():
    known = messages(LOCALE / "en" / "web.ftl")
    for path in FRAME:
        if "boards" not in path.parts:
            for message in re.findall(r"\bsay\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")):
                assert message in known, f"{path.name} says {message}"


@pytest.mark.parametrize("language", languages())
def test_every_language_says_all_of_it(language):
    assert messages(LOCALE / language / "web.ftl") == messages(LOCALE / "en" / "web.ftl")
