"""Frames that bring no message are limited too: nobody fills the server's memory with them."""

import contextlib
import time

import pytest

from tests.server.site import open_site, raw_frame, raw_line, wait_until
from toque.server.transport import frames, websocket


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def only_client(site):
    """The one client there is; it is there a moment after its handshake."""
    wait_until(lambda: len(site.hub.clients) == 1)
    return next(iter(site.hub.clients))


@pytest.mark.parametrize(
    "flood",
    [
        raw_frame(frames.PING, b"x") * 500,
        raw_frame(frames.PONG, b"") * 500,
        raw_frame(frames.TEXT, b"", final=False) + raw_frame(frames.CONTINUATION, b"", final=False) * 500,
    ],
)
def test_a_flood_of_frames_without_a_message_is_shown_out(site, flood):
    with raw_line(site) as line:
        line.sendall(flood)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(4096):
                heard += more

    assert heard.endswith(frames.close_frame(frames.POLICY, "too_fast"))


def test_a_client_that_goes_on_sending_is_told_why_it_is_shown_out(site):
    with raw_line(site) as line:
        for _ in range(30):
            line.sendall(raw_frame(frames.PING, b"x" * 100) * 20)
            time.sleep(0.01)
        heard = b""
        while more := line.recv(4096):
            heard += more

        assert heard.endswith(frames.close_frame(frames.POLICY, "too_fast"))


def test_a_client_that_never_stops_sending_is_cut_off_and_costs_no_memory(site, monkeypatch):
    monkeypatch.setattr(websocket, "GRACE", 1.0)
    monkeypatch.setattr(websocket, "MOST_AFTERWARDS", 100_000)
    with raw_line(site) as line:
        client = only_client(site)
        shut = client.wire
        started = time.monotonic()
        line.settimeout(0.2)
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - started < 10:
                with contextlib.suppress(TimeoutError):
                    line.send(raw_frame(frames.PING, b"x" * 100) * 1000)
        assert 0.9 < time.monotonic() - started < 5

    assert 100_000 < shut._afterwards < 100_000 + (1 << 19)
    assert shut not in site.server.server_state.connections


def test_a_client_that_pings_and_never_reads_is_not_answered_without_end(site, monkeypatch):
    monkeypatch.setattr(websocket, "EXTRA_BURST", 1e9)
    with raw_line(site) as line:
        client = only_client(site)
        most = 0
        for _ in range(100):
            line.sendall(raw_frame(frames.PING, b"x" * 125) * 500)
            most = max(most, site.call(lambda: client.wire.unread))

    assert websocket.CLOGGED_AT / 2 < most < 2 * websocket.CLOGGED_AT
