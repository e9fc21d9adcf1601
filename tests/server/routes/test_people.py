"""People as others see them."""

import io

import pytest
import segno

from tests.server.book.records import match
from tests.server.site import open_site, wait_until
from toque.server.book.writing import write_match
from toque.server.ratings.ratings import rate_match


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def have_played(site, *visitors, points):
    """A finished match between people, in the book."""
    line = match(f"t{id(points)}", [each.me["id"] for each in visitors], points)

    def work(database):
        write_match(database, line)
        rate_match(database, line)

    jobs = []
    site.call(lambda: jobs.append(site.hub.store.ask(work, writes=True)))
    wait_until(jobs[0].done)


def test_a_profile_says_what_is_known_and_what_came_of_ones_games(site):
    anna, bert = site.person("Anna"), site.person("Bert")
    have_played(site, anna, bert, points=[30, 20])
    _, seen = anna.get(f"/api/people/{bert.me['id']}")
    _, own = anna.get(f"/api/people/{anna.me['id']}")

    assert (seen["name"], seen["is_guest"], seen["met"], seen["ahead"], seen["behind"]) == ("Bert", True, 1, 1, 0)
    assert [rating["is_provisional"] for rating in seen["ratings"]] == [True]
    assert own["ratings"][0]["mean"] > 1500 > seen["ratings"][0]["mean"]
    assert [friend["name"] for friend in anna.get("/api/friends")[1]] == ["Bert"]


def test_whoever_hides_shows_their_ratings_to_nobody_else(site):
    anna, bert = site.person("Anna"), site.person("Bert")
    have_played(site, anna, bert, points=[30, 21])
    bert.post("/api/ladder/hide", {"is_hidden": True})

    assert anna.get(f"/api/people/{bert.me['id']}")[1]["ratings"] == []
    assert len(bert.get(f"/api/people/{bert.me['id']}")[1]["ratings"]) == 1


@pytest.mark.parametrize("person", ["nobody", "x" * 99, "a%00b"])
def test_there_is_no_profile_of_nobody(site, person):
    status, answer = site.person().get(f"/api/people/{person}")

    assert (status, answer["message"]) == (404, "There is no such person.")


def test_the_code_of_a_table_is_its_address(site):
    anna = site.person("Anna")
    table = anna.open_table()
    status, picture = site.person().get(f"/api/tables/{table}/qr.svg")
    expected = io.BytesIO()
    segno.make(f"{site.origin}/table/{table}", error="m", micro=False).save(
        expected, kind="svg", scale=6, dark="#2b2118", light="#ffffff"
    )

    assert (status, picture) == (200, expected.getvalue())
    assert site.person().get("/api/tables/none/qr.svg")[0] == 404


def test_two_who_look_alike_are_told_apart_before_the_match_already(site):
    alice, other = site.person("Alice"), site.person("A1ice")
    table = alice.open_table()
    with alice.socket(table) as line, other.socket(table) as second:
        assert second.do("sit", seat=1)["type"] == "done"
        line.wait_for(lambda each: each.table["plates"][1]["kind"] == "person")

        assert [plate["name"] for plate in line.table["plates"]] == ["Alice", "A1ice 2"]
