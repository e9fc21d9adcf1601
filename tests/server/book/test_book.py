"""Every finished match belongs to its players, and they find it again."""

import pytest

from tests.server.book.records import PEOPLE, book_database, match, random_matches
from tests.server.harness import ALICE, BOB, started
from tests.server.site import open_site, wait_until
from toque.server.book.lines import match_line
from toque.server.book.reading import Wanted, read_cursor, read_groups, read_page, read_records, read_rivals, totals
from toque.server.book.writing import forget_in_book, write_match
from toque.server.store.database import migrate, open_database

BEFORE_THE_BOOK = {"sqlite": 7, "postgres": 6}
"""The schema that knew no book."""


def finished_table():
    """A match of two people that was played to its end, and all its entries."""
    harness = started("banquet", (ALICE, BOB))
    harness.play_on(2000)
    assert harness.table.stage == "over"
    return harness


@pytest.fixture
def database(database_address):
    with book_database(database_address) as database:
        yield database


def written(database, matches):
    matches = list(matches)
    for each in matches:
        write_match(database, each)
    return matches


def all_pages(database, person, size=4, **wanted):
    """All rows of all pages, each page no longer than it may be."""
    after, rows = None, []
    while True:
        page = read_page(database, person, Wanted(**wanted, after=after), size)
        assert len(page.rows) <= size
        rows += page.rows
        if page.next is None:
            return rows
        after = read_cursor(page.next)


def test_a_line_says_what_the_match_said():
    table = finished_table().table
    line = match_line(table)

    assert [(seat.points, seat.rank) for seat in line.seats] == [
        (score.total, score.rank) for score in table.match.score()
    ]
    assert [sum(seat.lines.values()) for seat in line.seats] == [seat.points for seat in line.seats]
    assert {seat.lead for seat in line.seats} == {line.seats[0].lead, -line.seats[0].lead}
    assert all("place" in seat.opening for seat in line.seats), "what everybody must do is no opening"
    assert (line.plies, line.ended) == (table.match.ply, table.updated)


def test_pages_hold_every_match_once_and_the_latest_first(database):
    matches = written(database, random_matches(60))
    for person in PEOPLE:
        mine = [each for each in matches if person in {seat.person for seat in each.seats}]
        rows = all_pages(database, person)

        assert [row.table for row in rows] == [
            each.table for each in sorted(mine, key=lambda each: (each.ended, each.table), reverse=True)
        ]


@pytest.mark.parametrize(
    ("wanted", "holds"),
    [
        ({"game": "paris"}, lambda each, own: each.game == "paris"),
        ({"players": 3}, lambda each, own: len(each.seats) == 3),
        ({"has_won": True}, lambda each, own: own.rank == 1),
        ({"has_won": False}, lambda each, own: own.rank > 1),
        ({"rival": "bert"}, lambda each, own: any(seat.person == "bert" for seat in each.seats)),
        ({"rival": "bot:easy"}, lambda each, own: any(seat.level == "easy" for seat in each.seats)),
        ({"since": 1005.0, "until": 1012.0}, lambda each, own: 1005 <= each.ended < 1012),
        ({"game": "paris", "rival": "carl", "has_won": True}, lambda each, own: own.rank == 1 and "carl" in str(each)),
    ],
)
def test_filters_leave_what_they_say(database, wanted, holds):
    expected = set()
    for each in written(database, random_matches(60)):
        own = next((seat for seat in each.seats if seat.person == "anna"), None)
        if own and holds(each, own) and wanted.get("game", each.game) == each.game:
            expected.add(each.table)

    assert expected
    assert {row.table for row in all_pages(database, "anna", **wanted)} == expected


def test_totals_and_rivals_are_what_one_counts_oneself(database):
    matches = written(database, random_matches(60))
    own = [(each, seat) for each in matches for seat in each.seats if seat.person == "anna"]
    for total in totals(read_groups(database, "anna")):
        mine = [seat for each, seat in own if (each.game, len(each.seats)) == (total.game, total.players)]
        assert (total.matches, total.won) == (len(mine), sum(seat.rank == 1 for seat in mine))
        assert total.mean_points == pytest.approx(sum(seat.points for seat in mine) / len(mine), abs=0.01)
        assert total.most_points == max(seat.points for seat in mine)

    for rival in read_rivals(database, "anna", None):
        against = [
            (seat, other)
            for each, seat in own
            for other in each.seats
            if other is not seat and (other.person == rival.id if rival.id else other.level == rival.level)
        ]
        assert rival.met == len(against)
        assert rival.ahead == sum(seat.rank < other.rank for seat, other in against)
        assert rival.behind == sum(seat.rank > other.rank for seat, other in against)


def test_a_match_is_written_once(database):
    only = match("once", ["anna", "bert"], [30, 20])

    assert [write_match(database, only), write_match(database, only)] == [1, None]
    assert read_rivals(database, "anna", None)[0].met == 1


def test_records_are_the_best_of_their_kind(database):
    written(
        database,
        [
            match("most", ["anna", "bert"], [90, 85], 1.0),
            match("wide", ["anna", "bert"], [70, 30], 2.0),
            match("narrow", ["anna", "bert"], [50, 49], 3.0),
            match("lost", ["anna", "bert"], [10, 99], 4.0),
            match("other", ["anna", "bert"], [99, 0], 5.0, game="paris"),
            match("alone", ["anna", "anna"], [99, 0], 6.0),
        ],
    )
    found = {record.what: (record.table, record.value) for record in read_records(database, "anna", "banquet", None)}

    assert found == {"most_points": ("most", 90), "biggest_win": ("wide", 40), "narrowest_win": ("narrow", 1)}


def test_pass_and_play_is_listed_once_and_counts_in_no_statistics(database):
    written(database, [match("shared", ["anna", "anna", "bert"], [30, 20, 10])])

    assert [row.table for row in all_pages(database, "anna")] == ["shared"]
    assert totals(read_groups(database, "anna")) == []
    assert read_rivals(database, "bert", None) == []


def test_whoever_is_forgotten_leaves_others_their_match_and_nobody_a_name(database):
    written(database, [match("both", ["anna", "bert"], [30, 20]), match("alone", ["anna", "easy"], [30, 20])])
    forget_in_book(database, "anna")
    (row,) = all_pages(database, "bert")

    assert [(seat.name, seat.person, seat.points) for seat in row.seats] == [("Anon", None, 30), ("Bert", "bert", 20)]
    assert row.name == ""
    assert read_rivals(database, "bert", None) == []
    assert database.run("SELECT table_id FROM matches") == [("both",)]


def test_somebody_who_was_deleted_before_is_written_down_without_a_name(database):
    written(database, [match("late", ["nobody", "bert"], [30, 20])])
    (row,) = all_pages(database, "bert")

    assert [(seat.name, seat.person) for seat in row.seats] == [("Anon", None), ("Bert", "bert")]


def test_a_database_from_before_the_book_is_filled_from_its_finished_matches(database_address):
    harness = finished_table()
    database = open_database(database_address)
    database.open()
    migrate(database, to=BEFORE_THE_BOOK[database.dialect])
    for person in (ALICE, BOB):
        database.run("INSERT INTO people (id, name, created) VALUES (?, ?, 1.0)", (person.id, person.name))
    for table in ("whole", "torn"):
        database.run(
            "INSERT INTO tables (id, stage, is_public, has_bots, updated) VALUES (?, 'over', 1, 0, 1000.0)", (table,)
        )
        entries = harness.stored if table == "whole" else [b"{}"]
        for number, entry in enumerate(entries):
            database.run("INSERT INTO entries VALUES (?, ?, ?)", (table, number, entry.decode()))
    database.close()
    with open_site(database_address) as site:
        wait_until(lambda: booked(site) == {"whole": 1, "torn": 0})
    database = open_database(database_address)
    database.open()
    (row,) = read_page(database, "alice", Wanted()).rows
    database.close()

    assert [seat.points for seat in row.seats] == [score.total for score in harness.table.match.score()]


def booked(site):
    asked = []
    site.call(lambda: asked.append(site.hub.store.ask(lambda database: database.run("SELECT id, booked FROM tables"))))
    wait_until(asked[0].done)
    return dict(asked[0].result())
