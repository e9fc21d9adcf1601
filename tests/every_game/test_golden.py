"""Nothing about a game changes unnoticed: whole games told line by line, and counts of what can be reached."""

import json

from tests.every_game.golden import COUNTS, FOLDER, playthrough, reachable
from tests.every_game.tables import few_tables, some_tables


@some_tables
def test_the_golden_playthrough_is_played_as_before(table):
    assert playthrough(table) == (FOLDER / f"{table.id}.txt").read_text(encoding="utf-8")


@some_tables
def test_as_many_states_can_be_reached_as_before(table):
    assert reachable(table) == json.loads(COUNTS.read_text(encoding="utf-8"))[table.id]


def test_there_is_no_playthrough_of_a_table_that_is_gone():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {table.id for table in few_tables()}
