"""What one address can do to the server before anybody knows what it wants."""

import socket
import time
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.site import PATIENCE, open_site, wait_until
from toque.server.protocol import PROTOCOL
from toque.server.run import raise_file_limit
from toque.server.transport import gate

HEAD = b"GET /healthz HTTP/1.1\r\nHost: toque\r\n"


@pytest.fixture(scope="module")
def site():
    with open_site(trusted=()) as running:
        yield running


@pytest.fixture
def dial(site):
    """Connect, as often as one likes."""
    with ExitStack() as stack:

        def connect():
            line = stack.enter_context(socket.create_connection(("127.0.0.1", site.port), PATIENCE))
            line.settimeout(PATIENCE)
            return line

        yield connect


def answer(line):
    """All that comes until the server closes."""
    parts = []
    try:
        while part := line.recv(65_536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def send_until_cut(line, data, most):
    """Send a piece of a request again and again, and return how many bytes the server took."""
    sent = 0
    try:
        while sent < most:
            line.sendall(data)
            sent += len(data)
    except OSError:
        pass
    return sent


@pytest.mark.parametrize("piece", [b"a" * 65_536, b"X-Filler: 1\r\n" * 5_000], ids=["one header", "many headers"])
def test_an_endless_head_is_cut(site, dial, piece):
    line = dial()
    line.sendall(HEAD + b"X-Endless: ")

    assert send_until_cut(line, piece, 50 << 20) < 20 << 20
    assert site.person().get("/healthz")[0] == 200


def test_a_head_that_is_too_large_is_answered(dial):
    line = dial()
    line.sendall(HEAD + b"X-Large: " + b"a" * (gate.LARGEST_HEAD + gate.SLICE) + b"\r\n\r\n")

    assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_an_address_that_offends_all_the_time_is_not_read_for_a_while(monkeypatch):
    monkeypatch.setattr(gate, "OFFENCES", 3.0)
    monkeypatch.setattr(gate, "OFFENCES_A_SECOND", 2.0)
    large = HEAD + b"X-Large: " + b"a" * (gate.LARGEST_HEAD + gate.SLICE) + b"\r\n\r\n"
    with open_site(trusted=()) as own, own.person("Anna").socket() as line:
        answers = []
        for _ in range(5):
            answers.append(answer_to(own, large))
        assert [bool(each) for each in answers] == [True, True, True, False, False]
        line.say("hello", version=PROTOCOL, table=None, since=0)
        assert line.until("welcome")
        time.sleep(1)
        assert own.person().get("/healthz")[0] == 200


def answer_to(own, request):
    """All that comes back for a request; nothing if the connection is cut, perhaps before it is open."""
    try:
        with socket.create_connection(("127.0.0.1", own.port), PATIENCE) as offender:
            send_until_cut(offender, request, len(request))
            return answer(offender)
    except ConnectionError:
        return b""


def test_a_head_of_a_usual_size_is_no_problem(dial):
    line = dial()
    line.sendall(HEAD + b"Connection: close\r\nCookie: " + b"a" * 8_000 + b"\r\n\r\n")

    assert answer(line).startswith(b"HTTP/1.1 200 ")


def test_a_body_that_never_ends_is_cut(dial):
    line = dial()
    line.sendall(b"POST /api/me HTTP/1.1\r\nHost: toque\r\nContent-Length: 999999999\r\n\r\n")

    assert send_until_cut(line, b"a" * 65_536, 50 << 20) < 20 << 20


def test_many_requests_at_once_on_one_connection_are_cut(dial):
    line = dial()
    line.sendall((HEAD + b"\r\n") * 2_000)

    assert answer(line).count(b"HTTP/1.1 200") < 200


@pytest.mark.parametrize("beginning", [b"", b"GET / HT", HEAD], ids=["nothing", "half a line", "half a head"])
def test_a_request_that_does_not_become_complete_is_cut(dial, monkeypatch, beginning):
    monkeypatch.setattr(gate, "REQUEST_SECONDS", 0.2)
    monkeypatch.setattr(gate, "CHECK_SECONDS", 0.1)
    line = dial()
    line.sendall(beginning)
    started = time.monotonic()

    assert answer(line) == b""
    assert time.monotonic() - started < 5


def test_a_drop_now_and_then_does_not_buy_time(dial, monkeypatch):
    monkeypatch.setattr(gate, "REQUEST_SECONDS", 0.5)
    line = dial()
    line.sendall(b"POST /api/me HTTP/1.1\r\nHost: toque\r\nContent-Length: 9999\r\n\r\n")

    assert drip(line, seconds=8) < 60


def drip(line, seconds):
    """Send a byte ten times a second until the server cuts the line, and return how many."""
    for sent in range(10 * seconds):
        try:
            line.sendall(b"a")
        except OSError:
            return sent
        time.sleep(0.1)
    return 10 * seconds


def test_one_address_has_a_bounded_number_of_connections(site, dial, monkeypatch):
    monkeypatch.setattr(gate, "MOST_OF_ADDRESS", 5)
    held = [dial() for _ in range(5)]
    for line in held:
        line.sendall(HEAD)
    time.sleep(0.2)

    assert answer(dial()).startswith(b"HTTP/1.1 503 ")
    held[0].close()
    wait_until(lambda: answer_of(site) == 200)


def answer_of(site):
    """The status of an answer; None if the connection was refused."""
    try:
        return site.person().get("/healthz")[0]
    except ConnectionError:
        return None


def test_a_full_server_cuts_the_oldest_connection_that_says_nothing():
    own = gate.Gate(most=3)
    lines = [Line("10.0.0.1"), Line("10.0.0.1"), Line("10.0.0.2")]
    assert all(map(own.admits, lines))

    assert own.admits(Line("10.0.0.3"))
    assert [line.transport.is_cut for line in lines] == [True, False, False]


def test_a_server_where_all_requests_are_at_work_refuses():
    own = gate.Gate(most=1)
    own.admits(Line("10.0.0.1", waiting_since=None))

    assert not own.admits(Line("10.0.0.2"))


class Line:
    """A connection of which nothing has come yet."""

    def __init__(self, address, waiting_since=0.0):
        self.address, self.waiting_since, self.unread = address, waiting_since, (0, 0.0)
        self.transport: Any = self
        self.is_cut = False
        self.buffer = 0

    def abort(self):
        self.is_cut = True

    def get_write_buffer_size(self):
        return self.buffer


def test_a_client_that_does_not_read_its_answer_is_late():
    line = Line("10.0.0.1", waiting_since=None)
    line.buffer = 5_000
    assert not gate.is_late(line, 100.0)
    line.buffer = 4_000
    assert not gate.is_late(line, 120.0)

    assert not gate.is_late(line, 149.0)
    assert gate.is_late(line, 151.0)


def test_sockets_of_one_address_are_bounded(monkeypatch):
    monkeypatch.setattr("toque.server.rooms.site_limits.SOCKETS_OF_ADDRESS", 2)
    with open_site(trusted=()) as own, ExitStack() as stack:
        held = [stack.enter_context(own.person().socket(hello=False)) for _ in range(2)]
        assert not own.call(own.hub.allows_socket, "127.0.0.1")
        assert own.call(own.hub.allows_socket, "192.0.2.1")

        held[0].close()
        wait_until(lambda: own.call(own.hub.allows_socket, "127.0.0.1"))


def test_the_program_raises_its_own_file_limit():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        assert raise_file_limit() == min(hard, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_an_address_that_connects_all_the_time_is_cut_unread(monkeypatch):
    monkeypatch.setattr(gate, "ARRIVALS", 3.0)
    monkeypatch.setattr(gate, "ARRIVALS_A_SECOND", 0.001)
    with open_site(trusted=()) as own:
        answers = [answer_to(own, HEAD + b"Connection: close\r\n\r\n") for _ in range(6)]

    assert [each[:12] for each in answers] == [b"HTTP/1.1 200"] * 3 + [b""] * 3


def test_people_of_a_trusted_address_take_turns_of_their_own():
    own = gate.Gate(most=3, trusted=["10.0.0.1"])
    lines = [Line("10.0.0.1"), Line("10.0.0.2")]

    assert [own.owner(line, ("peer", 5)) for line in lines] == ["('peer', 5)", "10.0.0.2"]


def test_an_address_that_asks_for_websockets_all_the_time_is_not_answered(monkeypatch):
    monkeypatch.setattr(gate, "UPGRADES", 2.0)
    monkeypatch.setattr(gate, "UPGRADES_A_SECOND", 0.001)
    upgrade = (
        b"GET /socket HTTP/1.1\r\nHost: toque\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with open_site(trusted=()) as own:
        answers = [answer_to(own, upgrade) for _ in range(4)]

    assert [each[:12] for each in answers] == [b"HTTP/1.1 400"] * 2 + [b""] * 2
