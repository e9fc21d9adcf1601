"""The browser's lists of bots are those of the bots' package."""

import json
import re

import pytest

from tests import ROOT
from toque.bots.levels import LEVELS

LISTS = {"web/src/lib/state/games.ts": r"LEVELS = (\[.*?\])", "src/toque/server/plain/plain.js": r"levels = (\[.*?\])"}


@pytest.mark.parametrize("path", LISTS)
def test_every_level_can_be_chosen(path):
    program = (ROOT / path).read_text(encoding="utf-8")

    named = json.loads(re.search(LISTS[path], program)[1])

    assert named[: len(LEVELS)] == list(LEVELS)
