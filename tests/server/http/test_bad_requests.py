"""What strangers send to see whether something breaks: it is refused in words, and harms nobody."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.site import PATIENCE, open_site
from toque.server.errors import TableRefusal
from toque.server.http import games
from toque.server.http.security import address
from toque.server.rooms import hub
from toque.server.transport import frames
from toque.server.transport.limits import Limit

DEEP = "[" * 7_000


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def test_a_frame_nested_too_deeply_is_refused_like_any_garbage(site):
    with site.person("Anna").socket() as socket:
        socket.line.send('{"type":"act","nonce":"n","ply":0,"seat":0,"action":' + DEEP + "]" * len(DEEP) + "}")

        assert socket.until("refused")["reason"] == "malformed"


def test_a_body_nested_too_deeply_is_refused(site):
    anna = site.person("Anna")
    body = '{"game":"banquet","seats":[],"options":{"x":' + DEEP + "]" * len(DEEP) + "}}"

    status, problem = anna.request("POST", "/api/tables", body.encode(), anna.sent())

    assert (status, problem["reason"]) == (400, "malformed")


def test_who_logs_out_leaves_no_socket_in_power(site):
    anna, bert = site.person("Anna"), site.person("Bert")
    with anna.socket(anna.open_table()) as socket, bert.socket() as other:
        anna.post("/api/logout")

        with pytest.raises(ConnectionClosed) as closed:
            socket.until("nothing")
        assert closed.value.rcvd.code == frames.POLICY
        other.line.ping().wait(PATIENCE)


def test_a_cookie_that_somebody_else_chose_never_becomes_a_session(site):
    victim = site.person()
    victim.cookie = "chosen-by-eve"
    victim.take_name("Anna")
    assert victim.cookie != "chosen-by-eve"

    guest = victim.cookie
    victim.post("/api/register", {"login": "anna@fixed", "password": "a long password"})
    assert victim.get("/api/me")[1]["person"] == victim.me

    for known in ("chosen-by-eve", guest):
        eve = site.person()
        eve.cookie = known
        assert eve.get("/api/me")[1]["person"] is None


def test_who_takes_another_name_speaks_under_it_at_once(site):
    anna = site.person("Anna")
    with anna.socket(anna.open_table()) as socket:
        anna.post("/api/me", {"name": "Anne"})
        socket.do("say", text="hello")

        socket.wait_for(lambda each: each.chat)
        assert socket.chat[-1]["name"] == "Anne"


def test_every_route_has_a_limit_for_each_address():
    with open_site(trusted=()) as own:
        for path in ("/healthz", "/metrics", "/plain", "/plain/files/plain.css", "/somewhere"):
            own.hub.limits.requests = {kind: Limit(5, 0.001) for kind in own.hub.limits.requests}
            assert [own.person().get(path)[0] for _ in range(6)] == [200] * 5 + [429], path


def test_a_forged_cookie_is_not_looked_up_for_an_address_that_asks_too_much(monkeypatch):
    with open_site(trusted=()) as own:
        own.hub.limits.requests["read"] = Limit(1, 0.001)
        eve = own.person()
        eve.cookie = "forged"
        asked = []
        monkeypatch.setattr(own.hub.sessions, "person", lambda token, now: asked.append(token))
        own.hub.limits.requests["read"].allows("127.0.0.1")

        assert eve.get("/api/me")[0] == 429
        assert asked == []


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 5_000, "/plain/files/%00", "/assets/%00", "/assets/" + "a" * 5_000, "/api/%00"]
)
def test_a_path_that_no_file_can_have_is_answered(site, path):
    assert site.person().get(path)[0] in (200, 404)


def test_a_ply_or_seat_of_too_many_digits_is_refused():
    for digits in ("9" * 5_000, "-1", "one", ""):
        with pytest.raises(TableRefusal):
            games.number(digits)
    assert games.number("12") == 12


def test_an_origin_that_is_no_address_is_refused(site):
    assert site.person("Anna").post("/api/me", {"name": "Eve"}, Origin="http://[")[0] == 403


def test_an_ipv6_network_counts_as_one_however_it_is_written():
    here = {address({"client": (host, 1)}) for host in ("2001:db8::5", "2001:db8:0:0:1:2:3:4", "2001:db8:0::ffff")}

    assert len(here) == 1
    assert address({"client": ("2001:db8:0:1::5", 1)}) not in here
    assert address({"client": ("::ffff:192.0.2.1", 1)}) == address({"client": ("192.0.2.1", 1)}) == "192.0.2.1"


def test_a_nonce_that_is_too_long_is_refused(site):
    anna = site.person("Anna")
    with anna.socket(anna.open_table()) as socket:
        socket.say("say", nonce="n" * 65, text="hello")

        assert socket.until("refused")["reason"] == "too_large"
        assert socket.do("say", nonce="n" * 64, text="hello")["type"] == "done"


def test_nobody_tries_many_passwords_for_one_account(site, monkeypatch):
    monkeypatch.setattr("toque.server.people.logins.FREE_TRIES", 2)
    eve = site.person()
    eve.get("/api/me")
    given = {"login": "nobody@home", "password": "a long password"}

    assert [eve.post("/api/login", given)[0] for _ in range(3)] == [400, 400, 429]
    assert eve.post("/api/login", {**given, "login": "another@home"})[0] == 400


def test_nobody_keeps_more_tables_under_way_than_a_person_can_play(site, monkeypatch):
    monkeypatch.setattr(hub, "MOST_TABLES", 2)
    anna, new = site.person("Anna"), {"game": "banquet", "seats": [{"kind": "me"}, {"kind": "open"}]}

    assert [anna.post("/api/tables", new)[0] for _ in range(3)] == [201, 201, 429]
    assert site.person("Bert").post("/api/tables", new)[0] == 201


def test_a_table_whose_name_has_no_letters_is_not_found(site):
    assert site.person().get("/api/tables/%00")[0] == 404


def test_what_fails_for_a_reason_nobody_thought_of_is_answered(site, monkeypatch):
    anna = site.person("Anna")
    with anna.socket(anna.open_table()) as socket:
        monkeypatch.setattr("toque.server.rooms.room.decide", lambda *arguments: 1 // 0)

        assert socket.do("say", text="hello")["reason"] == "busy"
