"""`toque serve` as a process: it says where it is, stops gently, and shows two bots on demand."""

import json
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import toque.server.run
from tests.cli.run import toque as run_toque
from tests.server.site import COMPILING, PATIENCE
from toque.cli.serve import IN_THE_CLEAR
from toque.games import NAMES
from toque.server.ops import logs
from toque.server.protocol import PROTOCOL


@contextmanager
def serving(*options):
    """The command, and its address."""
    command = [sys.executable, "-m", "toque", "serve", "--port", "0", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        assert line.startswith("Toque is open at http://127.0.0.1:"), line + process.stderr.read()
        yield process, line.split()[4]
    finally:
        process.kill()
        process.communicate()


def get(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as response:
        return response.read()


def test_the_site_answers_before_the_games_are_ready(tmp_path):
    with serving("--db", str(tmp_path / "tables.db")) as (_, address):
        assert get(f"{address}/healthz") == b"ok\n"
        assert b"<title>Toque" in get(address)
        assert len(json.loads(get(f"{address}/api/games"))) == len(NAMES)


def test_it_stops_gently_when_told_to(tmp_path):
    with serving("--db", str(tmp_path / "tables.db"), "--log", "json") as (process, address):
        with connect(address.replace("http", "ws") + "/socket", compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "version": PROTOCOL}))
            assert json.loads(socket.recv(PATIENCE))["type"] == "welcome"
            assert json.loads(socket.recv(PATIENCE))["type"] == "lobby"
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd.code == 1012
        process.wait(PATIENCE)
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]

        assert {"at", "level", "logger", "message"} <= set(lines[0])
        assert not any(line["level"] in ("error", "critical") for line in lines)


def test_a_demo_shows_two_bots_at_play():
    with serving("--db", ":memory:", "--demo", "--bot-pause", "0") as (_, address):
        ends = time.monotonic() + COMPILING
        tables = []
        while not tables and time.monotonic() < ends:
            tables = json.loads(get(f"{address}/api/tables"))["tables"]
            time.sleep(0.2)

    assert [plate["kind"] for plate in tables[0]["plates"]] == ["bot", "bot"]


@pytest.mark.parametrize("database", ["/proc/nowhere/x.db", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_one_line_and_an_error(database):
    command = [sys.executable, "-m", "toque", "serve", "--port", "0", "--db", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)

    assert done.returncode == 1
    assert done.stderr.startswith("toque: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("more", "is_warned"),
    [
        ([], False),
        (["--host", "0.0.0.0"], True),
        (["--host", "0.0.0.0", "--proxy", "192.0.2.1"], False),
        (["--host", "::"], True),
    ],
)
def test_a_site_that_others_can_listen_to_is_warned_of_in_one_line(more, is_warned, monkeypatch, capsys):
    monkeypatch.setattr(toque.server.run, "run", lambda server: None)
    monkeypatch.setattr(logs, "start_logging", lambda kind: None)
    told = run_toque(monkeypatch, capsys, "serve", "--db", ":memory:", *more)

    assert told.err.splitlines() == ([IN_THE_CLEAR] if is_warned else [])


@pytest.mark.parametrize("given", [["--cert", "x.pem"], ["--key", "x.key"], ["--cert", "x.pem", "--key", "x.key"]])
def test_a_certificate_without_its_key_or_without_files_is_told_in_words(given, monkeypatch, capsys):
    told = run_toque(monkeypatch, capsys, "serve", "--db", ":memory:", *given)

    assert told.code
    assert "belong together" in told.err or "No such file" in told.err


def test_a_port_that_is_taken_is_told():
    with serving("--db", ":memory:") as (_, address):
        port = address.rsplit(":", 1)[1]
        command = [sys.executable, "-m", "toque", "serve", "--port", port, "--db", ":memory:"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)

    assert done.returncode
    assert "address already in use" in done.stderr
    assert "Traceback" not in done.stderr
