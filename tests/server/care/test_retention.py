"""What is forgotten by itself, and when."""

import asyncio

import pytest

from tests.server.harness import ALICE, BOB, started, update_of
from tests.server.site import open_site
from toque.server.book.writing import NO_NAME
from toque.server.care.forgetting import without_person
from toque.server.care.retention import DAY, Retention
from toque.server.protocol import Say
from toque.server.table.apply import restore
from toque.server.table.entries import decode
from toque.server.table.viewer import Viewer


def forget_old(site):
    return asyncio.run_coroutine_threadsafe(site.hub.care.forget_old_once(), site.hub.loop).result(20)


@pytest.mark.parametrize(("days", "stays"), [(None, True), (30, True), (10, False)])
def test_guests_who_were_not_seen_are_forgotten_and_accounts_never(days, stays, monkeypatch):
    with open_site(retention=Retention(guests=days)) as site:
        guest, account = site.person("Old guest"), site.person("Old account")
        account.post("/api/register", {"login": "old", "password": "correct horse"})
        now = site.hub.now()
        monkeypatch.setattr(site.hub.care, "_clock", lambda: now + 20 * DAY)
        forget_old(site)
        site.hub.sessions.forget_all()
        guest.get("/api/me")
        account.get("/api/me")

        assert (guest.me is not None) == stays
        assert account.me is not None


def test_matches_that_are_over_and_tables_that_nobody_started_go(monkeypatch):
    with open_site(retention=Retention(matches=10)) as site:
        anna = site.person("Anna")
        waiting, playing = anna.open_table(), anna.open_table("banquet", ("me", "beginner"), starts_at_once=True)
        now = site.hub.now()
        monkeypatch.setattr(site.hub.care, "_clock", lambda: now + 9 * DAY)
        forget_old(site)
        assert anna.get(f"/api/tables/{waiting}")[0] == 200
        monkeypatch.setattr(site.hub.care, "_clock", lambda: now + 11 * DAY)
        forget_old(site)

        assert anna.get(f"/api/tables/{waiting}")[0] == 404
        assert anna.get(f"/api/tables/{playing}")[0] == 200


@pytest.mark.parametrize("game", ["banquet", "italia", "paris"])
def test_a_log_without_somebody_leads_to_the_same_match(game):
    harness = started(game)
    harness.do(ALICE, Say, "hello")
    harness.do(BOB, Say, "hi")
    harness.play_on(30)
    old = [line.decode() for line in harness.stored]
    new = without_person(old, ALICE.id, "gone")
    table = restore("table", [decode(line) for line in new])

    assert update_of(table, Viewer()).position.view == update_of(harness.table, Viewer()).position.view
    assert table.match.seats == [NO_NAME, "Bob"]
    assert "Alice" not in "".join(new)
    assert "alice" not in "".join(new)
    assert [line.text for _, line in table.changes.chat] == ["hi"]
    assert without_person(old, "nobody", "gone") == old
