"""Absent people get a notice of their turn: one a turn, where they chose, until they end it."""

import asyncio
import base64
import json

import pytest

from tests.server.matches import begun, mover, play_out
from tests.server.notices.receiver import Browser, receiving
from tests.server.site import open_site, wait_until


@pytest.fixture(scope="module")
def site():
    with open_site(notice_grace=0.05, notice_networks=("127.0.0.0/8",)) as running:
        yield running


@pytest.fixture
def receiver():
    with receiving() as receiver:
        yield receiver


def reach(visitor, kind, target, topics=("turn", "finished"), language="en"):
    wanted = {"kind": kind, "target": target, "topics": list(topics), "language": language}
    return visitor.post("/api/notices", wanted)


def sit_apart(sockets):
    """One who decides, and one who has left the table and waits for their turn."""
    here = mover(sockets)
    away = next(socket for socket in sockets if socket is not here)
    return here, away


def hand_over(here):
    """Play until the other one must decide."""
    while here.position["legal"]:
        assert here.act(0)["type"] == "done"


def test_a_message_is_one_that_only_this_browser_reads(site, receiver):
    with begun(site, names=("Anna", "Bert"), name="Our evening") as sockets:
        here, away = sit_apart(sockets)
        browser = Browser(f"{receiver.address}/push/secret")
        status, settings = reach(away.visitor, "push", browser.subscription)
        assert (status, [each["host"] for each in settings["endpoints"]]) == (200, ["127.0.0.1"])
        away.close()
        hand_over(here)
        wait_until(lambda: receiver.got)
        ((path, headers, body),) = receiver.got
        message = browser.read(body)

        assert path == "/push/secret"
        assert message["body"] == "It is your turn at Our evening (Banquet Royal)."
        assert message["path"] == f"/table/{here.table_id}"
        assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
        assert signed_claims(headers, settings["key"])["aud"] == receiver.address


def signed_claims(headers, key):
    """The claims of a push service's token, if this key has signed them (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, shown = headers["Authorization"].removeprefix("vapid t=").split(",k=")
    assert shown == key
    head, claims, signature = token.split(".")
    raw = unpacked(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unpacked(claims))


def unpacked(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_whoever_is_at_the_table_is_told_nothing_and_each_turn_is_told_once(site, receiver):
    with begun(site) as sockets:
        here, other = sit_apart(sockets)
        reach(other.visitor, "webhook", f"{receiver.address}/hook", language="fr")
        reach(here.visitor, "webhook", f"{receiver.address}/never")
        table = site.hub.rooms[here.table_id].table
        hand_over(here)
        other.close()
        wait_until(lambda: receiver.got)
        for _ in range(3):
            site.call(site.hub.notices.follow, table)
        wait_until(lambda: not site.hub.notices._waiting)

        assert [path for path, _, _ in receiver.got] == ["/hook"]
        text = receiver.got[0][2].decode()
        assert text.startswith("C'est à toi de jouer à ")
        assert f"{site.origin}/table/{here.table_id}" in text


def test_the_link_in_a_notice_ends_them(site, receiver):
    anna, anybody = site.person("Anna"), site.person()
    anybody.get("/api/me")
    _, settings = reach(anna, "webhook", f"{receiver.address}/hook")
    (endpoint,) = settings["endpoints"]
    assert anna.post("/api/notices/test", {"id": endpoint["id"]})[0] == 200
    link = receiver.got[0][2].decode().rsplit(" ", 1)[1]
    assert link == f"{site.origin}/notices/{endpoint['id']}"

    assert anybody.post("/api/notices/end", {"id": link.rsplit("/", 1)[1]})[0] == 200
    assert anna.get("/api/notices")[1]["endpoints"] == []


def test_a_finished_match_is_told_to_whoever_is_away_and_wants_to_know(site, receiver):
    with begun(site, names=("Anna", "Bert")) as (anna, bert):
        reach(bert.visitor, "webhook", f"{receiver.address}/turn", topics=["turn"])
        reach(bert.visitor, "webhook", f"{receiver.address}/over", topics=["finished"])
        room = site.hub.rooms[anna.table_id]
        play_out([anna, bert])
        before = len(receiver.got)
        bert.close()
        wait_until(lambda: len(receiver.got) > before)

        assert room.table.stage == "over"
        assert [path for path, _, _ in receiver.got[before:]] == ["/over"]


def test_a_browser_that_is_gone_is_forgotten_and_a_redirect_is_not_followed(site, receiver):
    anna = site.person("Anna")
    _, settings = reach(anna, "push", Browser(f"{receiver.address}/push").subscription)
    receiver.status = 302
    name = {"id": settings["endpoints"][0]["id"]}
    status, answer = anna.post("/api/notices/test", name)
    assert (status, answer["message"]) == (409, "It did not arrive: check the address, and try again.")
    receiver.status = 410
    anna.post("/api/notices/test", name)

    assert anna.get("/api/notices")[1]["endpoints"] == []
    assert len(receiver.got) == 2


@pytest.mark.parametrize(
    ("kind", "target", "sentence"),
    [
        ("webhook", "https://10.0.0.1/hook", "That address leads into the server's own network"),
        ("push", Browser("https://192.168.1.1/push").subscription, "That address leads into the server's own network"),
        ("webhook", "not an address", "That address cannot be used"),
        ("push", "{}", "That address cannot be used"),
        (
            "push",
            json.dumps({"endpoint": "https://1.1.1.1/", "keys": {"p256dh": "AAAA", "auth": "AA"}}),
            "That address cannot",
        ),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_sentence(site, kind, target, sentence):
    status, answer = reach(site.person("Anna"), kind, target)

    assert status == 400
    assert answer["message"].startswith(sentence)


def test_nobody_ends_or_tries_what_is_anothers_by_their_settings(site, receiver):
    anna, eve = site.person("Anna"), site.person("Eve")
    _, settings = reach(anna, "webhook", f"{receiver.address}/hook")
    name = {"id": settings["endpoints"][0]["id"]}

    assert eve.post("/api/notices/test", name)[0] == 404
    eve.post("/api/notices/remove", name)
    assert anna.get("/api/notices")[1] == settings
    assert site.person().get("/api/notices")[0] == 403


def test_the_key_of_the_site_stays_and_what_was_told_is_known_after_a_restart(database_address):
    keys, new = [], []
    for ply in (5, 5, 6):
        with open_site(database_address) as again:
            keys.append(again.person("Anna").get("/api/notices")[1]["key"])
            told = again.hub.notices._is_new("table", "anna", ply)
            new.append(asyncio.run_coroutine_threadsafe(told, again.hub.loop).result(30))

    assert new == [True, False, True]
    assert len(set(keys)) == 1
    assert len(unpacked(keys[0])) == 65
