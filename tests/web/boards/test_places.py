"""The places that lines of the log speak of are on the boards."""

import re

import pytest

from tests import BOARDS, ROOT
from toque.games import load

PLACE = re.compile(r"data-(?:place|thing)=[\"{]+([a-z]+)|`((?:[a-z]+)-)\$|place=\"([a-z]+)-")


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_has_every_kind_of_place_that_a_line_of_the_log_names(game):
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src" / "boards" / game).rglob("*.svelte")]
    on_board = {next(filter(None, found)).rstrip("-") for source in sources for found in PLACE.findall(source)}

    named = {place.split("-")[0] for row in load(game).events for place in row.at}

    assert len(named) > 3
    assert named <= on_board
