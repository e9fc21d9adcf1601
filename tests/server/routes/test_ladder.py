"""The ladder over HTTP, and what makes a match count."""

import pytest

from tests.server.harness import ALICE, BOB, BOT, ME, TableHarness, started
from tests.server.site import open_site, wait_until
from toque.server import protocol
from toque.server.book.lines import is_rated


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def test_a_match_with_hints_for_all_counts_for_no_rating():
    harness = started()
    assert is_rated(harness.table)
    harness.do(ALICE, protocol.AllowHints, True)
    assert is_rated(harness.table)
    harness.do(BOB, protocol.AllowHints, True)
    harness.do(BOB, protocol.AllowHints, False)

    assert not is_rated(harness.table)
    assert not is_rated(harness.restored()), "it is known after a restart too"


def test_whoever_is_alone_with_bots_plays_rated_until_the_first_hint(site):
    anna = site.person("Anna")
    table = anna.open_table("banquet", ("me", "beginner"), starts_at_once=True)
    with anna.socket(table) as line:
        line.wait_for(lambda each: each.position and each.position["legal"])
        room = site.hub.rooms[table]
        assert is_rated(room.table)
        assert line.do("hint", seat=0)["type"] in ("hinted", "refused")
        wait_until(lambda: not is_rated(room.table))


def test_a_host_opens_a_table_that_does_not_count():
    assert not is_rated(TableHarness(seats=[ME, BOT], is_rated=False).table)
    assert not is_rated(TableHarness(seats=[ME, ME]).table)


@pytest.mark.parametrize("query", ["game=chess", "game=banquet&kind=three", "game=banquet&after=x~y", ""])
def test_a_ladder_that_there_is_not_is_refused_in_one_sentence(site, query):
    status, answer = site.person().get(f"/api/ladder?{query}")

    assert status in (400, 404)
    assert answer["message"].endswith(".")


def test_a_visitor_sees_the_bots_and_a_person_hides(site):
    _, ladder = site.person().get("/api/ladder?game=paris&kind=more")
    assert [rung["level"] for rung in ladder["rungs"]][:2] == ["expert", "hard"]

    anna = site.person("Anna")
    assert anna.post("/api/ladder/hide", {"is_hidden": True})[0] == 200
    assert anna.get("/api/ladder?game=paris")[1]["is_hidden"]
    assert site.person().post("/api/ladder/hide", {"is_hidden": True})[0] == 403
