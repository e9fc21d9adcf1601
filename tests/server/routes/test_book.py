"""The book over HTTP: pages, summaries and files of one's own matches."""

import csv
import io

import pytest

from tests.server.matches import begun, play_out
from tests.server.site import open_site, wait_until


def test_a_match_is_in_the_book_when_it_ends_and_goes_with_its_players(database_address):
    with open_site(database_address) as site:
        with begun(site, names=("=Anna", "Bert")) as (anna, bert):
            play_out([anna, bert])
            table, visitor = anna.table_id, anna.visitor
            wait_until(lambda: visitor.get("/api/book")[1]["rows"])
            totals = [plate["name"] for plate in anna.table["plates"]]
        (row,) = visitor.get("/api/book?game=banquet&players=2")[1]["rows"]
        _, summary = visitor.get("/api/book/summary?game=banquet", **{"Accept-Language": "fr"})
        _, exported = visitor.get("/api/book/export.json")
        lines = list(csv.DictReader(io.StringIO(visitor.get("/api/book/export.csv")[1].decode())))
        stranger = site.person("Eve")

        assert (row["table"], [seat["name"] for seat in row["seats"]]) == (table, totals)
        assert summary["openings"][0]["text"].startswith("Poser ")
        assert [each["table"] for each in exported] == [table]
        assert [line["name"] for line in lines] == ["'=Anna", "Bert"], "no spreadsheet computes a name"
        assert [line["is_mine"] for line in lines] == ["1", "0"]
        assert stranger.get("/api/book")[1]["rows"] == []
        assert site.person().get("/api/book")[0] == 403


@pytest.mark.parametrize(
    "query", ["players=x", "players=0", "result=drawn", "after=x~y", "since=noon", f"rival={'x' * 99}"]
)
def test_a_filter_that_makes_no_sense_is_refused_in_one_sentence(query, a_site):
    status, answer = a_site.person("Anna").get(f"/api/book?{query}")

    assert (status, answer["message"]) == (400, "No match can be found like that.")


@pytest.fixture(scope="module")
def a_site():
    with open_site() as site:
        yield site
