"""What can go wrong around a table leaves the others unharmed: full disks, locks, sloth, floods, sudden death."""

import contextlib
import json
import os
import socket as sockets
import sqlite3
import subprocess
import sys
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests import ROOT
from tests.server.matches import begun, mover, play_some
from tests.server.site import COMPILING, open_site, raw_frame, raw_line, wait_until
from toque.server.errors import Busy
from toque.server.protocol import PROTOCOL
from toque.server.rooms import client
from toque.server.store.database import open_database
from toque.server.store.store import Store
from toque.server.thinking.warmup import Warmup
from toque.server.transport import frames

BENCH = ROOT / "benchmarks"


class FaultyDatabase:
    """A database that does what it is told to do at the moment of committing."""

    def __init__(self, database):
        self._database = database
        self.fault = None
        self.refused = ""
        """What no row may contain."""
        self.failure = Busy("not this")
        self.times_refused = 0

    def __getattr__(self, name):
        return getattr(self._database, name)

    def run(self, sql, values=()):
        if self.refused and any(self.refused in str(value) for value in values):
            self.times_refused += 1
            raise self.failure
        return self._database.run(sql, values)

    def commit(self):
        if self.fault:
            raise self.fault
        self._database.commit()


@pytest.fixture
def faulty(tmp_path):
    database = FaultyDatabase(open_database(str(tmp_path / "tables.db")))
    with open_site(store=Store("", database)) as site:
        yield site, database


def test_what_cannot_be_stored_is_refused_told_to_nobody_and_can_be_done_later(faulty):
    site, database = faulty
    with begun(site) as pair, site.person("Cora").socket(pair[0].table_id) as spectator:
        spectator.drain()
        socket = mover(pair)
        database.fault = Busy("database or disk is full")
        answer = socket.act()
        assert (answer["type"], answer["reason"]) == ("refused", "busy")
        assert all(each.drain().position["ply"] == 0 for each in (*pair, spectator))
        wait_until(lambda: socket.visitor.get("/healthz")[0] == 503)

        database.fault = None
        assert socket.act()["type"] == "done"
        play_some(pair, 5)
        spectator.wait_for(lambda each: each.position["ply"] == 6)


def test_a_rematch_is_opened_once_or_not_at_all(faulty):
    site, database = faulty
    with begun(site) as (anna, bert):
        anna.do("concede", seat=0)
        bert.wait_for(lambda each: each.table["stage"] == "over")
        database.refused = '"entry":"rematch"'
        for _ in range(2):
            assert bert.do("rematch")["reason"] == "busy"
        assert own_tables(anna) == {anna.table_id}

        database.refused = ""
        opened = {socket.do("rematch")["table"] for socket in (bert, anna, bert)}
        assert own_tables(anna) == {anna.table_id} | opened
        assert len(opened) == 1
    assert opened <= set(site.hub.rooms)


def own_tables(socket):
    return {card["id"] for card in socket.visitor.get("/api/tables")[1]["mine"]}


@pytest.mark.parametrize("failure", [Busy("the disk is full"), ZeroDivisionError("nobody thought of it")])
def test_a_bot_tries_again_what_could_not_be_stored(faulty, failure):
    site, database = faulty
    database.failure = failure
    anna = site.person("Anna")
    table = anna.open_table(seats=("me", "random"), starts_at_once=True)
    with anna.socket(table) as socket:
        database.refused = '"seat":1'

        def is_refused():
            if socket.drain().position["legal"]:
                assert socket.act()["type"] == "done"
            return database.times_refused

        wait_until(is_refused)
        ply = socket.drain().position["ply"]

        database.refused = ""
        socket.wait_for(lambda each: each.position["ply"] > ply)


@pytest.mark.parametrize("failure", [Busy("the disk is full"), ZeroDivisionError("nobody thought of it")])
def test_a_clock_that_could_not_be_stored_runs_down_later(faulty, failure):
    site, database = faulty
    database.failure, database.refused = failure, '"timed_out"'
    with begun(site, clock="live", seconds=1) as pair:
        wait_until(lambda: database.times_refused)
        assert not any(plate["is_stand_in"] for plate in pair[0].drain().table["plates"])

        database.refused = ""
        pair[0].wait_for(lambda each: any(plate["is_stand_in"] for plate in each.table["plates"]))


def test_who_comes_while_the_database_is_away_is_asked_to_come_again(faulty):
    site, database = faulty
    with begun(site) as pair:
        newcomer = site.person("Cora")
        database.refused = newcomer.me["id"]
        with pytest.raises(InvalidStatus) as refused:
            newcomer.socket(pair[0].table_id)
        assert refused.value.response.status_code == 403
        assert database.times_refused
        play_some(pair, 2)

        database.refused = ""
        with newcomer.socket(pair[0].table_id) as socket:
            assert socket.position["ply"] == 2


def test_a_database_locked_by_another_program_refuses_and_recovers(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, begun(site) as pair:
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        socket = mover(pair)
        assert socket.act()["reason"] == "busy"
        with site.person().socket(socket.table_id) as visitor:
            assert visitor.position["ply"] == 0
        lock.rollback()
        lock.close()

        assert socket.act()["type"] == "done"


def test_a_table_that_was_written_elsewhere_is_read_again(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, begun(site) as pair:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            entry = json.dumps({"entry": "said", "at": 1.0, "person": "x", "name": "Eve", "text": "I was here"})
            (number,) = other.execute(
                "SELECT max(number) + 1 FROM entries WHERE table_id = ?", (pair[0].table_id,)
            ).fetchone()
            other.execute("INSERT INTO entries VALUES (?, ?, ?)", (pair[0].table_id, number, entry))
        assert mover(pair).act()["reason"] == "busy"
        with pair[0].visitor.socket(pair[0].table_id) as again:
            assert again.chat[0]["text"] == "I was here"
            assert again.do("say", text="so was I")["type"] == "done"


def test_the_old_copy_of_a_table_that_was_written_elsewhere_does_nothing_more(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path, bot_pause=0.3) as site:
        visitor = site.person("Anna")
        table = visitor.open_table(seats=("random", "random"), starts_at_once=True)
        with visitor.socket(table):
            old = site.call(lambda: site.hub.rooms[table])
            with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as other:
                entry = json.dumps({"entry": "said", "at": 1.0, "person": "x", "name": "Eve", "text": "I was here"})
                sql = "INSERT INTO entries SELECT table_id, max(number) + 1, ? FROM entries WHERE table_id = ?"
                other.execute(sql, (entry, table))
            wait_until(lambda: site.call(lambda: old.is_stopped))
        with visitor.socket(table) as again:
            copy = site.call(lambda: site.hub.rooms[table])
            time.sleep(2)
            again.drain()
            assert site.call(lambda: site.hub.rooms.get(table)) is copy is not old
            assert not site.call(lambda: old.bots.are_busy)
            done = []
            site.call(old.enqueue, lambda: done.append("something"))
            site.call(site.hub.reload, old)
            assert again.do("say", text="hello")["type"] == "done"
            assert site.call(lambda: site.hub.rooms.get(table)) is copy
            assert done == []


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root can mount a small disk")
def test_a_disk_that_is_really_full_harms_nothing(tmp_path):
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "toque", str(tmp_path)], capture_output=True
    ).returncode:
        pytest.skip("this machine mounts no tmpfs")
    try:
        path = tmp_path / "tables.db"
        with open_site(str(path)) as site, begun(site) as pair:
            play_some(pair, 3)
            ballast = tmp_path / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb") as file:
                while True:
                    file.write(b"x" * 4096)
            refused = 0
            for _ in range(40):
                socket = mover(pair)
                refused += socket.act()["type"] == "refused"
            assert refused, "the disk was not full"
            wait_until(lambda: site.person().get("/healthz")[0] == 503)
            ballast.unlink()
            play_some(pair, 3)
            ply = mover(pair).position["ply"]
            table, anna = pair[0].table_id, pair[0].visitor
        with open_site(str(path)) as site:
            anna.site = site
            with anna.socket(table) as again:
                assert again.position["ply"] == ply
    finally:
        subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def test_a_database_file_that_was_moved_away_takes_nothing_until_it_is_back(tmp_path):
    path = tmp_path / "tables.db"
    with open_site(str(path)) as site, begun(site) as pair:
        play_some(pair, 2)
        path.rename(tmp_path / "elsewhere.db")
        socket = mover(pair)
        assert socket.act()["reason"] == "busy"
        assert b"was moved or deleted" in site.person().get("/healthz")[1]
        (tmp_path / "elsewhere.db").rename(path)
        play_some(pair, 2)
        wait_until(lambda: site.person().get("/healthz")[0] == 200)
        assert site.hub.rooms[pair[0].table_id].table.ply == 4


def test_a_database_server_that_is_away_is_told_until_it_is_back(postgres_database):
    """As far as a test can: its tables are locked, and then free."""
    import psycopg

    with open_site(postgres_database) as site:
        assert site.person().get("/healthz")[0] == 200
        with psycopg.connect(postgres_database) as lock:
            lock.execute("LOCK TABLE site")
            wait_until(lambda: site.person().get("/healthz")[0] == 503)
        wait_until(lambda: site.person().get("/healthz")[0] == 200)


def test_a_client_that_does_not_read_holds_nobody_up_and_gets_one_whole_news_later(monkeypatch):
    monkeypatch.setattr(client, "MOST_UNACKNOWLEDGED", 3)
    with open_site() as site, begun(site) as pair, site.person("Sloth").socket(pair[0].table_id) as sloth:
        sloth.drain()
        sloth._take = lambda news: None  # it reads, and acknowledges nothing
        started = time.monotonic()
        play_some(pair, 20)
        assert time.monotonic() - started < 10
        before = len(sloth.drain().heard)
        del sloth._take
        sloth.say("ack", seq=max(message["seq"] for message in sloth.heard if message["type"] == "news"))
        sloth.until("news")
        sloth.drain()

        assert sloth.position["ply"] == 20
        assert len(sloth.heard) == before + 1


def test_a_client_whose_line_is_clogged_is_skipped_and_then_dropped(monkeypatch):
    monkeypatch.setattr("toque.server.rooms.hub.SLOW_SECONDS", 0.1)
    with open_site(sweep_seconds=0.2) as site, begun(site) as pair, clogged(site, pair[0].table_id, hellos=60):
        play_some(pair, 5)
        wait_for_metric(site, 'toque_dropped_total{why="slow"} 1.0')
        play_some(pair, 5)

    assert site.hub.metrics.skipped


def test_a_client_that_leaves_too_much_unread_is_dropped_at_once(monkeypatch):
    monkeypatch.setattr(client, "MOST_UNREAD", 100_000)
    with open_site() as site, begun(site) as pair, clogged(site, pair[0].table_id, hellos=2000):
        wait_for_metric(site, 'toque_dropped_total{why="unread"} 1.0')
        play_some(pair, 5)


def test_a_client_that_answers_no_ping_is_dropped_and_no_other():
    with open_site(sweep_seconds=1.0) as site, site.person("Anna").socket() as well, raw_line(site):
        wait_for_metric(site, 'toque_dropped_total{why="silent"} 1.0')
        time.sleep(2.5)
        well.say("hello", version=PROTOCOL)

        assert well.until("welcome")
        assert site.call(lambda: len(site.hub.clients)) == 1


def wait_for_metric(site, line, timeout=20):
    ends = time.monotonic() + timeout
    while line.encode() not in site.person().get("/metrics")[1]:
        assert time.monotonic() < ends, site.person().get("/metrics")[1].decode()
        time.sleep(0.1)


@contextlib.contextmanager
def clogged(site, table, hellos):
    """A client that asks for the whole table again and again and reads nothing."""
    with raw_line(site) as line:
        hello = json.dumps({"type": "hello", "version": PROTOCOL, "table": table}).encode()
        with contextlib.suppress(OSError):
            line.sendall(raw_frame(frames.TEXT, hello) * hellos)
        yield line


def test_a_flood_of_garbage_bytes_harms_nobody_else():
    with open_site() as site, begun(site) as pair:
        for garbage in (
            b"\x00" * 100_000,
            os.urandom(100_000),
            b"GET / HTTP/9.9\r\n" * 1000,
            b"\x81\x7f" + b"\xff" * 8,
        ):
            with sockets.create_connection(("127.0.0.1", site.port)) as line, contextlib.suppress(OSError):
                line.sendall(garbage)
                line.settimeout(1)
                line.recv(100)
        play_some(pair, 4)


def test_after_a_restart_every_table_is_where_it_was_and_bots_go_on(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site:
        with begun(site) as pair:
            play_some(pair, 5)
            before = mover(pair)
            position, log, table = before.position, before.log, before.table_id
        bots = site.person("Host").open_table(seats=("expert", "expert"), starts_at_once=True)
    with open_site(path) as site:
        before.visitor.site = site
        with before.visitor.socket(table) as again:
            assert again.position == position
            assert again.log == log
            assert again.act()["type"] == "done"
        visitor = site.person()
        with visitor.socket(bots) as watching:
            ply = watching.position["ply"]
            watching.wait_for(lambda each: each.position["ply"] > ply)


def test_a_restart_sends_clients_away_with_a_code_that_means_come_back(tmp_path):
    with open_site(str(tmp_path / "tables.db")) as site:
        socket = site.person("Anna").socket()
        socket.until("lobby")
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    socket.close()

    assert closed.value.rcvd.code == 1012


def test_clocks_run_on_after_a_restart_and_the_time_between_is_not_charged(tmp_path, monkeypatch):
    monkeypatch.setattr("toque.server.rooms.hub.HEARTBEAT", 100)  # what counts is noted at the end
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, begun(site, clock="live", seconds=100) as pair:
        table, anna = pair[0].table_id, pair[0].visitor
        time.sleep(1.5)
        before = pair[0].timing["at"]
    stopped = time.time()
    time.sleep(1.5)
    with open_site(path) as site:
        anna.site = site
        with anna.socket(table) as again:
            assert again.timing["running"] == [0, 1]
            assert 100 - (stopped - before) - 0.01 <= again.timing["left"][0] <= 98.5


def test_a_server_notes_that_it_is_alive_while_a_live_clock_runs(tmp_path, monkeypatch):
    monkeypatch.setattr("toque.server.rooms.hub.HEARTBEAT", 0.1)
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, contextlib.closing(sqlite3.connect(path)) as file:
        time.sleep(0.5)
        assert file.execute("SELECT alive FROM servers").fetchall() == []
        with begun(site, clock="live", seconds=100):
            time.sleep(1.5)
            ((alive,),) = file.execute("SELECT alive FROM servers").fetchall()
            assert time.time() - alive < 1


def test_the_server_process_killed_hard_loses_nothing_acknowledged():
    """A small `benchmarks/faults.py`: see there for the large one."""
    command = [sys.executable, str(BENCH / "faults.py"), "--kills", "2", "--tables", "6", "--seconds", "0.7"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILING)

    assert done.returncode == 0, done.stderr[-2000:]
    result = json.loads(done.stdout)
    assert (result["lost"], result["done_twice"], result["stuck"]) == (0, 0, 0)
    assert result["acknowledged"] > 20


def test_a_site_that_is_waited_for_in_vain_ends_with_its_test(monkeypatch):
    monkeypatch.setattr("tests.server.site.COMPILING", 0.1)
    monkeypatch.setattr(Warmup, "_next", lambda *_: None)

    with pytest.raises(AssertionError), open_site():
        pass
    assert "site" not in {thread.name for thread in threading.enumerate()}
