"""The list of public tables."""

from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.server.site import open_site
from toque.server.protocol import PROTOCOL
from toque.server.rooms import hub


def test_an_address_has_a_bounded_number_of_public_tables_that_wait(monkeypatch):
    monkeypatch.setattr(hub, "MOST_WAITING", 2)
    with open_site(trusted=()) as site:
        seats = {"game": "banquet", "seats": [{"kind": "me"}, {"kind": "open"}]}
        people = [site.person(name) for name in ("Anna", "Bert", "Cleo")]

        assert [person.post("/api/tables", seats)[0] for person in people] == [201, 201, 429]
        assert people[2].post("/api/tables", {**seats, "is_public": False})[0] == 201


def test_tables_where_people_wait_stand_before_all_others(monkeypatch):
    monkeypatch.setattr("toque.server.rooms.lobby.LONGEST_LIST", 3)
    with open_site() as site:
        honest = site.person("Anna")
        waiting = honest.open_table()
        others = [site.person("Eve").open_table() for _ in range(5)]
        with honest.socket(waiting):
            listed = [card["id"] for card in honest.get("/api/tables")[1]["tables"]]

            assert listed == [waiting, *reversed(others[3:])]


def test_the_first_table_of_an_address_stands_before_the_second_of_another():
    with open_site() as site:
        people = [site.person(name) for name in ("Anna", "Eve", "Eve", "Eve")]
        tables = [person.open_table() for person in people]
        sockets = [person.socket(table) for person, table in zip(people, tables, strict=True)]
        for number, table in enumerate(tables):
            site.hub.rooms[table].opened_from = "10.0.0.1" if number else "192.0.2.1"

        waiting = site.call(site.hub.find_waiting)
        assert set(waiting[:2]) == {tables[0], tables[3]}
        for socket in sockets:
            socket.close()


def test_the_list_has_pages_without_holes_or_doubles(monkeypatch):
    monkeypatch.setattr("toque.server.rooms.lobby.LONGEST_LIST", 3)
    with open_site() as site:
        anna = site.person("Anna")
        tables = [anna.open_table() for _ in range(8)]
        with anna.socket(tables[2]):
            pages = [[card["id"] for card in anna.get(f"/api/tables?page={page}")[1]["tables"]] for page in range(4)]

        assert [len(page) for page in pages] == [3, 3, 2, 0]
        assert pages[0][0] == tables[2]
        assert sorted(table for page in pages for table in page) == sorted(tables)
        assert anna.get("/api/tables?page=x")[0] == 400
        assert anna.get("/api/tables?page=999")[1]["tables"] == []


def test_greetings_without_end_are_refused_and_then_cut():
    with open_site(trusted=(), frames_per_second=40) as site, site.person("Eve").socket() as eve:
        for _ in range(60):
            eve.say("hello", version=PROTOCOL, table=None, since=0)
        with suppress(ConnectionClosed):
            while True:
                eve.hear()
        welcomes = sum(message["type"] == "welcome" for message in eve.heard)

        assert 20 <= welcomes <= 25
        assert {"reason": "too_fast"}.items() <= next(m for m in eve.heard if m["type"] == "refused").items()
        with site.person("Anna").socket() as anna:
            assert anna.until("lobby")
