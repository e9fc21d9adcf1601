"""What people can do with what is stored of them: see, change, take with them, and have forgotten."""

import json

import pytest

from tests.server.matches import begun, play_out, play_some
from tests.server.site import open_site, wait_until
from toque.server.book.writing import NO_NAME

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def registered(site, name, login):
    person = site.person(name)
    assert person.post("/api/register", {"login": login, "password": PASSWORD})[0] == 200
    return person


def logged_in(site, login, password=PASSWORD, **headers):
    person = site.person()
    person.get("/api/me")
    status, _ = person.post("/api/login", {"login": login, "password": password}, **headers)
    return person if status == 200 else None


def test_sessions_are_seen_with_their_devices_and_ended_one_by_one(site):
    anna = registered(site, "Anna", "anna-sessions")
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    second = logged_in(site, "anna-sessions", **{"User-Agent": agent})
    third = logged_in(site, "anna-sessions")
    _, account = anna.get("/api/account")
    (other,) = [each for each in account["sessions"] if each["device"] == "Firefox, Linux"]
    assert [each["is_this"] for each in account["sessions"]].count(True) == 1
    with second.socket() as line:
        anna.post("/api/account/sessions", {"id": other["id"]})
        wait_until(lambda: not _is_open(line))

    assert second.get("/api/account")[0] == 403
    assert third.get("/api/account")[0] == 200
    anna.post("/api/account/sessions", {})
    assert third.get("/api/account")[0] == 403
    assert len(anna.get("/api/account")[1]["sessions"]) == 1


def _is_open(line):
    try:
        line.hear(0.05)
    except TimeoutError:
        return True
    except Exception:
        return False
    return True


def test_nobody_ends_the_sessions_of_others(site):
    anna, eve = registered(site, "Anna", "anna-ends"), site.person("Eve")
    (own,) = anna.get("/api/account")[1]["sessions"]
    eve.post("/api/account/sessions", {"id": own["id"]})

    assert anna.get("/api/account")[0] == 200


def test_a_password_is_changed_by_who_knows_it_and_ends_all_other_sessions(site):
    anna = registered(site, "Anna", "anna-changes")
    elsewhere = logged_in(site, "anna-changes")
    wrong, _ = anna.post("/api/account/password", {"old": "something else", "new": "another horse"})
    short, _ = anna.post("/api/account/password", {"old": PASSWORD, "new": "short"})
    right, _ = anna.post("/api/account/password", {"old": PASSWORD, "new": "another horse"})

    assert (wrong, short, right) == (400, 400, 200)
    assert anna.get("/api/account")[0] == 200
    assert elsewhere.get("/api/account")[0] == 403
    assert logged_in(site, "anna-changes") is None
    assert logged_in(site, "anna-changes", "another horse")


def test_the_export_holds_what_one_did_and_said_and_nothing_of_others(site):
    with begun(site, names=("Export", "Bert")) as (anna, bert):
        play_some([anna, bert], 4)
        anna.do("say", text="what I said")
        bert.do("say", text="what Bert said")
        _, exported = anna.visitor.get("/api/account/export")
        bert_id = bert.visitor.me["id"]
    text = json.dumps(exported)

    assert exported["account"]["name"] == "Export"
    assert {"opened", "ready", "acted", "said"} <= {entry["entry"] for entry in exported["tables"][anna.table_id]}
    assert "what I said" in text
    assert "what Bert said" not in text
    assert not any(entry.get("person") == bert_id for entries in exported["tables"].values() for entry in entries)
    assert "seed" not in text


def test_an_account_is_deleted_by_who_knows_its_password(site):
    anna = registered(site, "Anna", "anna-goes")
    assert anna.post("/api/account/delete", {"password": "wrong wrong"})[0] == 400
    assert anna.post("/api/account/delete", {"password": PASSWORD})[0] == 200

    assert anna.me is None
    assert logged_in(site, "anna-goes") is None


def everything(address):
    """All that is stored, as one text."""
    from toque.server.store.database import open_database
    from toque.server.store.transfer import KEYS

    database = open_database(address)
    database.open()
    text = repr([database.run(f"SELECT * FROM {table}") for table in KEYS])
    database.close()
    return text


def test_the_matches_of_a_forgotten_person_stay_without_name_and_words(database_address):
    with open_site(database_address) as site:
        with begun(site, names=("Quetzalcoatl", "Bert"), name="Quetzal's table") as (anna, bert):
            anna.do("say", text="xylophone")
            bert.do("say", text="good game")
            play_out([anna, bert])
            table, person = anna.table_id, anna.visitor.me["id"]
            bert.do("mute", person=person, yes=True)
            before = anna.visitor.get(f"/api/tables/{table}/replay")[1]
            anna.visitor.post("/api/account/delete", {})
        assert bert.visitor.get(f"/api/tables/{table}/replay")[1]["result"] == before["result"]
        with bert.visitor.socket(table) as bert:
            assert [plate["name"] for plate in bert.table["plates"]] == [NO_NAME, "Bert"]
            assert [line["text"] for line in bert.chat] == ["good game"]
        assert bert.visitor.get("/api/tables")[1]["mine"][0]["id"] == table
    stored = everything(database_address)

    assert not any(word in stored for word in ("Quetzal", "xylophone", person))
    assert "good game" in stored
    with open_site(database_address) as site, site.person().socket(table) as anybody:
        assert anybody.table["stage"] == "over"


def test_whoever_goes_in_the_middle_gives_up_and_the_others_play_on(site):
    with begun(site, names=("Gone", "Bert", "Carl")) as sockets:
        gone, bert, carl = sockets
        table = gone.table_id
        play_some(sockets, 3)
        gone.visitor.post("/api/account/delete", {})
        bert, carl = bert.visitor, carl.visitor
    with bert.socket(table) as bert, carl.socket(table) as carl:
        plate = bert.wait_for(lambda each: each.table["plates"][0]["has_resigned"]).table["plates"][0]
        assert (plate["name"], plate["has_resigned"]) == (NO_NAME, True)
        ply = bert.position["ply"]
        play_some([bert, carl], 1)
        bert.wait_for(lambda each: each.position["ply"] > ply)


def test_an_open_table_of_somebody_who_goes_alone_goes_too(site):
    anna = site.person("Alone")
    table = anna.open_table()
    anna.post("/api/account/delete", {})

    assert site.person().get(f"/api/tables/{table}")[0] == 404
