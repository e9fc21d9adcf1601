"""The choice of tables that stand for all of them."""

from itertools import product

from tests.every_game.pairs import pairs_of, with_every_pair
from tests.every_game.tables import all_tables, few_tables, some_pairs


def test_every_pair_of_values_is_shown_by_few_rows():
    rows = list(product("ab", repeat=8))

    chosen = with_every_pair(rows)

    shown = set().union(*(pairs_of(rows[number]) for number in chosen))
    assert shown == {pair for row in rows for pair in pairs_of(row)}
    assert len(chosen) <= 10
    assert with_every_pair(rows) == chosen


def test_a_pair_that_no_row_shows_is_not_asked_for():
    assert with_every_pair([(1, 1), (1, 2), (2, 1)]) == [0, 1, 2]


def test_each_number_of_players_meets_every_pair_of_options_that_its_game_accepts():
    def met(tables):
        return {
            (table.name, table.players, pair)
            for table in tables
            for pair in pairs_of([getattr(table.options, name) for name in table.options.__struct_fields__])
        }

    assert met(some_pairs()) == met(all_tables())


def test_the_tables_of_costly_tests_are_among_those_chosen():
    chosen = {table.id for table in some_pairs()}

    assert {table.id for table in few_tables()} <= chosen
    assert len(chosen) < len(all_tables()) / 4
