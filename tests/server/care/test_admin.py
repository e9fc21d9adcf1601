"""Looking after a site: who may, what it does, and that it is written down."""

import asyncio
from urllib.parse import quote

import pytest

from tests.server.matches import begun, play_some
from tests.server.site import open_site
from toque.server.protocol import Person
from toque.server.store.store import Store

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def site():
    with open_site(trusted=()) as running:
        running.hub.limits.requests["change"].burst = 10_000
        running.admin = running.person("Admin")
        running.admin.post("/api/register", {"login": "admin", "password": PASSWORD})
        asyncio.run_coroutine_threadsafe(_promote(running.hub), running.hub.loop).result(10)
        yield running


async def _promote(hub):
    await hub.store.ask(
        lambda database: database.run("UPDATE people SET role = 'admin' WHERE login = 'admin'"), writes=True
    )


PAGES = ["overview", "people", "tables", "reports", "bans", "audit"]
CHANGES = {
    "ban": {"person": "x", "reason": "", "days": 1},
    "unban": {"id": "x"},
    "close": {"id": "x"},
    "reopen": {"id": "x"},
    "handled": {"id": "x"},
    "rename": {"id": "x", "detail": "y"},
    "notice": {"text": "x"},
}


def test_only_admins_see_and_change_anything(site):
    guest = site.person("Guest")
    account = site.person("Account")
    account.post("/api/register", {"login": "account", "password": PASSWORD})
    for who in (site.person(), guest, account):
        assert {who.get(f"/api/admin/{page}")[0] for page in PAGES} == {403}
        who.get("/api/me")
        assert {who.post(f"/api/admin/{name}", body)[0] for name, body in CHANGES.items()} == {403}
    assert {site.admin.get(f"/api/admin/{page}")[0] for page in PAGES} == {200}
    assert site.admin.get("/api/admin/nothing")[0] == 400


def test_the_overview_counts_what_is_there(site):
    site.person("Somebody").open_table()
    _, overview = site.admin.get("/api/admin/overview")

    assert overview["counts"]["people"] >= 2
    assert overview["counts"]["tables_open"] >= 1
    assert overview["load"]["toque_tables"] >= 1


def test_a_banned_person_may_watch_only_until_the_ban_ends(site):
    with begun(site, names=("Anna", "Eve")) as (_, eve):
        person = eve.visitor.me["id"]
        site.admin.post("/api/admin/ban", {"person": person, "reason": "cheats", "days": 2})
        refused = eve.do("say", text="haha")
        assert (refused["type"], refused["reason"]) == ("refused", "not_yours")
        assert "48 more hours" in refused["message"]
        assert eve.visitor.post("/api/tables", {"game": "banquet", "seats": [{"kind": "me"}] * 2})[0] == 403
        assert eve.visitor.get(f"/api/tables/{eve.table_id}")[0] == 200
        (ban,) = [each for each in site.admin.get("/api/admin/bans")[1]["rows"] if each["person"] == person]
        site.admin.post("/api/admin/unban", {"id": ban["id"]})
        assert eve.do("say", text="sorry")["type"] == "done"


def test_a_ban_ends_by_itself(site, monkeypatch):
    eve = site.person("Eve")
    site.admin.post("/api/admin/ban", {"person": eve.me["id"], "reason": "x", "days": 1})
    until = site.hub.care.bans.until(eve.me["id"], "", site.hub.now())

    assert until == pytest.approx(site.hub.now() + 86_400, abs=5)
    assert site.hub.care.bans.until(eve.me["id"], "", until + 1) is None


def test_a_banned_address_gets_no_new_guests_but_its_accounts_play(site):
    eve, known = site.person("Eve"), site.person("Known")
    site.admin.post("/api/admin/ban", {"person": eve.me["id"], "reason": "x", "days": 1, "with_network": True})
    again = site.person()
    again.get("/api/me")
    status, answer = again.post("/api/me", {"name": "Eve again"})
    for ban in site.admin.get("/api/admin/bans")[1]["rows"]:
        site.admin.post("/api/admin/unban", {"id": ban["id"]})

    assert (status, answer["reason"]) == (403, "not_yours")
    assert known.me


def test_a_closed_table_is_as_if_it_had_never_been_and_can_be_opened_again(site):
    with begun(site, names=("Anna", "Bert"), name="Closed") as (anna, bert):
        table = anna.table_id
        play_some([anna, bert], 2)
        site.admin.post("/api/admin/close", {"id": table, "detail": "insults"})
        assert anna.visitor.get(f"/api/tables/{table}")[0] == 404
        assert table not in {card["id"] for card in anna.visitor.get("/api/tables")[1]["mine"]}
        site.admin.post("/api/admin/reopen", {"id": table})
    with anna.visitor.socket(table) as anna:
        assert anna.position["ply"] == 2
    assert site.admin.post("/api/admin/close", {"id": "no such table"})[0] == 404


def test_reports_reach_the_admin_and_are_few(site):
    anna, eve = site.person("Reporter"), site.person("Reported")
    table = eve.open_table()
    report = {"table": table, "person": eve.me["id"], "reason": "a rude name"}
    assert site.person().post("/api/reports", report)[0] == 403
    assert anna.post("/api/reports", report)[0] == 200
    assert anna.post("/api/reports", {**report, "reason": " "})[0] == 400
    (found,) = [each for each in site.admin.get("/api/admin/reports")[1]["rows"] if each["table"] == table]
    assert (found["reporter_name"], found["about_name"], found["reason"]) == ("Reporter", "Reported", "a rude name")
    site.admin.post("/api/admin/handled", {"id": found["id"]})
    (found,) = [each for each in site.admin.get("/api/admin/reports")[1]["rows"] if each["table"] == table]
    assert found["handled"]
    statuses = [anna.post("/api/reports", report)[0] for _ in range(12)]
    assert statuses.count(200) == 9
    assert statuses[-1] == 429


def test_an_announcement_is_seen_by_everybody_until_its_end(site):
    site.admin.post("/api/admin/notice", {"text": "Closed at noon", "hours": 1})
    assert site.person().get("/api/notice")[1]["text"] == "Closed at noon"
    site.admin.post("/api/admin/notice", {"text": "Over", "hours": 0})
    assert site.person().get("/api/notice")[1]["text"] == ""


def test_somebody_is_given_another_name(site):
    eve = site.person("Rude")
    site.admin.post("/api/admin/rename", {"id": eve.me["id"], "detail": "Polite"})
    eve.get("/api/me")

    assert eve.me["name"] == "Polite"


def test_everything_that_an_admin_does_is_written_down(site):
    eve = site.person("Audited")
    site.admin.post("/api/admin/ban", {"person": eve.me["id"], "reason": "spam", "days": 3})
    line = site.admin.get("/api/admin/audit")[1]["rows"][0]

    assert (line["name"], line["what"], line["about"]) == ("Admin", "ban", eve.me["id"])
    assert line["detail"] == "Audited, 3 days: spam"
    site.admin.post("/api/admin/ban", {"person": "nobody", "reason": "spam", "days": 3})
    assert site.admin.get("/api/admin/audit")[1]["rows"][0] == line


def test_people_are_found_by_a_part_of_their_name_and_lists_go_on(site):
    async def add():
        for number in range(120):
            await site.hub.store.add_person(
                Person(f"many-{number}", f"Many% {number}"), f"hash-{number}", 10.0 + number
            )

    asyncio.run_coroutine_threadsafe(add(), site.hub.loop).result(20)
    seen, before = [], ""
    while before is not None:
        _, page = site.admin.get(f"/api/admin/people?find=many%25{before}")
        seen += [each["id"] for each in page["rows"]]
        before = page["next"] and f"&before={page['next']}"

    assert seen == [f"many-{number}" for number in reversed(range(120))]
    assert site.admin.get("/api/admin/people?find=any_")[1]["rows"] == []


def test_no_row_is_left_out_if_many_are_of_the_same_moment(site):
    people, records = [f"same-{number:03}" for number in range(120)], site.hub.care.records

    async def add():
        for person in people:
            await site.hub.store.add_person(Person(person, f"Same {person}"), f"hash-{person}", 5.0)
            await records.audit(None, "same", person, "", 5.0)

    asyncio.run_coroutine_threadsafe(add(), site.hub.loop).result(20)

    assert [each["id"] for each in all_rows(site, "people?find=same")] == people[::-1]
    done = [each["about"] for each in all_rows(site, "audit?") if each["what"] == "same"]
    assert sorted(done) == people
    assert site.admin.get("/api/admin/audit?before=later")[0] == 400


def all_rows(site, kind):
    """All rows of a list, page by page."""
    rows, more = [], ""
    while more is not None:
        _, page = site.admin.get(f"/api/admin/{kind}{more}")
        rows += page["rows"]
        more = page["next"] and f"&before={quote(page['next'])}"
    return rows


def test_new_guests_of_a_muted_address_are_muted_too(database_address):
    async def work():
        store = Store(database_address)
        await store.open()
        await store.add_person(Person("anna", "Anna"), "1", 100.0, "here")
        await store.add_person(Person("eve", "Eve"), "2", 100.0, "there")
        await store.mute("anna", "eve", 200.0)
        await store.add_person(Person("eve2", "Eve 2"), "3", 300.0, "there")
        await store.add_person(Person("bert", "Bert"), "4", 300.0, "elsewhere")
        await store.add_person(Person("hidden", "Hidden"), "5", 300.0, None)
        await store.add_person(Person("late", "Late"), "6", 200.0 + 31 * 86_400, "there")
        muted = [each.id for each in await store.mutes("anna")]
        await store.unmute("anna", "eve2")
        after = [each.id for each in await store.mutes("anna")]
        await store.close()
        return muted, after

    assert asyncio.run(work()) == (["eve", "eve2"], ["eve"])
