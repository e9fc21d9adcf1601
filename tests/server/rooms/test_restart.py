"""A match goes on after a restart, on both databases."""

from tests.server.matches import begun, mover, play_some
from tests.server.site import open_site


def test_a_match_goes_on_after_a_restart_on_every_database(database_address):
    with open_site(database_address) as site, begun(site) as pair:
        play_some(pair, 6)
        before = mover(pair)
        position, log, table = before.position, before.log, before.table_id
        before.say("act", nonce="unanswered", ply=6, seat=before.position["view"]["seat"], action=first(before))
        before.answer_to("unanswered")
    with open_site(database_address) as site:
        before.visitor.site = site
        with before.visitor.socket(table) as again:
            assert again.position["ply"] == 7
            assert again.log[: len(log)] == log
            resent = again.do("act", nonce="unanswered", ply=6, seat=position["view"]["seat"], action=first(before))
            assert resent["type"] == "done"
            assert again.drain().position["ply"] == 7
        assert before.visitor.get("/api/me")[1]["person"] == before.visitor.me
        assert table in {card["id"] for card in before.visitor.get("/api/tables")[1]["mine"]}


def first(socket):
    """Their first legal action."""
    return socket.position["legal"][0]["action"]
