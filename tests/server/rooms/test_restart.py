"""A match goes on after a restart, on both databases."""

import asyncio
import random
import threading
import time

from tests.server.harness import ALICE, BOB, started
from tests.server.matches import begun, mover, play_some
from tests.server.site import open_site
from toque.server import protocol
from toque.server.store.store import Listing, Store


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


def with_many_undos(pairs):
    """The log of a table where the same ply was played and taken back again and again."""
    harness = started("paris")
    chance = random.Random(1)
    while harness.table.ply < 20 or not any(map(harness.table.match.undoable, (0, 1))):
        harness.act_at_random(chance)
    seat = next(seat for seat in (0, 1) if harness.table.match.undoable(seat))
    action = harness.table.match.plies[-1].action
    for _ in range(pairs):
        harness.do((ALICE, BOB)[seat], protocol.Undo, harness.table.ply, seat, 1)
        harness.act(seat, action)
    return [line.decode() for line in harness.stored]


async def stored(path, lines):
    store = Store(path)
    await store.open()
    await store.append("long", 0, lines, Listing("playing", False, False, None, frozenset()), time.time())
    await store.close()


def test_a_long_table_is_opened_while_others_play(tmp_path):
    path = str(tmp_path / "tables.db")
    asyncio.run(stored(path, with_many_undos(1_500)))
    with open_site(path) as site, begun(site) as pair:
        gaps, ticking = [], threading.Event()

        async def tick():
            while not ticking.is_set():
                before = time.monotonic()
                await asyncio.sleep(0.001)
                gaps.append(time.monotonic() - before)

        site.call(lambda: site.hub.tasks.start(tick()))
        assert pair[0].visitor.get("/api/tables/long")[0] == 200
        play_some(pair, 2)
        ticking.set()

        assert max(gaps) < 0.15
        assert site.call(lambda: site.hub.rooms["long"].table.entry_count) > 3_000
