"""One device, several people: a curtain between turns, and no hand is sent before its owner looks."""

from tests.server.site import open_site


def shared_table(host):
    """A table whose host sits on both seats, with a name for each."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]
    return host.post("/api/tables", {"game": "banquet", "seats": seats, "starts_at_once": True})[1]["table"]


def test_a_curtain_falls_between_turns_and_opens_for_the_one_who_looks():
    with open_site() as site:
        anna = site.person("Anna")
        with anna.socket(shared_table(anna)) as socket:
            assert socket.welcome["seats"] == [0, 1]
            assert socket.table["is_shared_device"]
            for _ in range(6):
                seat = socket.position["curtain"]
                if seat is not None:
                    assert socket.position["view"]["seat"] is None
                    assert socket.position["legal"] == []
                    assert '"menu":{' not in socket.traffic[-1]
                    socket.say("look", seat=seat)
                    socket.until("news")
                    assert socket.position["view"]["seat"] == seat
                assert socket.position["legal"]
                assert socket.act()["type"] == "done"
                socket.drain()


def test_nobody_opens_the_curtain_of_anothers_seat():
    with open_site() as site:
        anna, eve = site.person("Anna"), site.person("Eve")
        with eve.socket(shared_table(anna)) as socket:
            socket.say("look", seat=0)
            socket.drain()

            assert socket.position["view"]["seat"] is None
            assert all('"menu":{' not in frame for frame in socket.traffic)


def test_no_hint_and_no_preview_tells_of_a_hand_behind_the_curtain():
    with open_site() as site:
        anna = site.person("Anna")
        with anna.socket(shared_table(anna)) as socket:
            seat = socket.position["curtain"]
            for doing in ({"kind": "hint"}, {"kind": "preview", "action": {}}):
                refused = socket.do(**doing, seat=seat)
                assert (refused["type"], refused["reason"]) == ("refused", "not_now")
                assert "curtain" in refused["message"]

            socket.say("look", seat=seat)
            socket.until("news")
            assert socket.do("hint", seat=seat)["type"] == "hinted"
