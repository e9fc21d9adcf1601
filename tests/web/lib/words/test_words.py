"""Every sentence that the site says by its name is there; `tests/test_language.py` sees to the rest."""

import re

from tests import ROOT
from toque.core.words.languages import LOCALE

WEB = ROOT / "web" / "src"
FRAME = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and "types" not in path.parts]


def messages_of(topic):
    """The names of a topic's sentences."""
    text = (LOCALE / "en" / f"{topic}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_whatever_is_said_is_a_sentence():
    web, care = messages_of("web"), messages_of("care")
    for path in FRAME:
        known = web | care if "care" in path.parts else web
        if "boards" not in path.parts:
            for message in re.findall(r"\bsay\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")):
                assert message in known, f"{path.name} says {message}"
