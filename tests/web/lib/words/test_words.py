"""Every sentence that the site says by its name is there; `tests/test_language.py` sees to the rest."""

import functools
import re

from tests import ROOT
from toque.core.words.languages import LOCALE

WEB = ROOT / "web" / "src"
FRAME = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and "types" not in path.parts]


@functools.cache
def messages_of(topic):
    """The names of a topic's sentences."""
    text = (LOCALE / "en" / f"{topic}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def topics_of(folder):
    """Pages that are loaded by themselves have their own words beside those of the frame."""
    pages = (path.read_text(encoding="utf-8") for path in folder.glob("*.svelte"))
    own = {topic for text in pages for topic in re.findall(r"new PageWords\(\"(\w+)\"", text)}
    return {"web", *own, *(["care"] if "care" in folder.parts else [])}


def test_whatever_is_said_is_a_sentence():
    for path in FRAME:
        if "boards" not in path.parts:
            known = set().union(*map(messages_of, topics_of(path.parent)))
            for message in re.findall(r"\bsay\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")):
                assert message in known, f"{path.name} says {message}"
