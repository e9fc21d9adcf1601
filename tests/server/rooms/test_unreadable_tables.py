"""A stored table that this program cannot read harms nobody but itself."""

import asyncio
import contextlib
import sqlite3
import threading

import pytest

from tests.server.matches import begun, play_some
from tests.server.site import open_site, wait_until
from toque.server.protocol import PROTOCOL
from toque.server.store.store import Store

SPOILT = {
    "of other rules": """UPDATE entries SET entry = replace(entry, '"rules":', '"rules":9') WHERE number = 0""",
    "of a newer program": """UPDATE entries SET entry = replace(entry, '"entry":', '"newer":') WHERE number = 1""",
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_table_that_cannot_be_read_is_not_listed_and_says_why(tmp_path, how):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site:
        anna = site.person("Anna")
        spoilt = anna.open_table(seats=("me", "random"), starts_at_once=True, clock="days", seconds=3600)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(SPOILT[how])
    with open_site(path, sweep_seconds=0.1) as site:
        anna.site = site
        sound = anna.open_table()
        assert [card["id"] for card in anna.get("/api/tables")[1]["tables"]] == [sound]
        with anna.socket() as lobby:
            assert [card["id"] for card in lobby.until("lobby")["mine"]] == [sound]
        with anna.socket(spoilt, hello=False) as socket:
            socket.say("hello", version=PROTOCOL, table=spoilt)
            assert socket.until("refused")["reason"] == "unknown"
            socket.say("hello", version=PROTOCOL, table=sound)
            assert socket.until("welcome")["seats"] == [0]
        assert site.call(lambda: site.hub.tasks.names()) >= {"_sweep"}


class SlowStore(Store):
    """A store that gives no log before it is told to."""

    def __init__(self, address):
        super().__init__(address)
        self.may_read = threading.Event()
        self.may_read.set()

    async def entries(self, table):
        await asyncio.to_thread(self.may_read.wait)
        return await super().entries(table)


def test_who_goes_while_a_table_is_loaded_is_not_there(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, begun(site) as pair:
        play_some(pair, 1)
        table, anna = pair[0].table_id, pair[0].visitor
    store = SlowStore(path)
    with open_site(store=store) as site, contextlib.ExitStack() as stack:
        anna.site = site
        store.may_read.clear()
        stack.callback(store.may_read.set)  # whatever fails below: the site does not end while somebody reads
        for _ in range(3):
            with site.person("Cora").socket(table, hello=False) as ghost:
                ghost.say("hello", version=PROTOCOL, table=table)
                ghost.say("hello", version=PROTOCOL)
        wait_until(lambda: not site.call(lambda: len(site.hub.clients)))
        store.may_read.set()
        with anna.socket(table) as socket:
            assert socket.table["spectators"] == 0
            assert site.call(lambda: len(site.hub.rooms[table].clients)) == 1
            assert site.call(lambda: len(site.hub.lobby._here)) == 0
