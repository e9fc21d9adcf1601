"""A real server on a free port, and people who use it: with HTTP, and over sockets by an independent library."""

import http.client
import itertools
import json
import socket as sockets
import threading
import time
from contextlib import ExitStack, contextmanager

from websockets.sync.client import connect

from tests.compiling import compile_all
from toque.server.protocol import PROTOCOL
from toque.server.rooms.hub import Hub
from toque.server.run import Server
from toque.server.settings import Settings

PATIENCE = 30.0
COMPILING = 540.0
"""The first run compiles the rules, perhaps with others who do the same."""


def wait_until(condition):
    """Look again and again, for a while."""
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.02)


class Site:
    """A running server."""

    def __init__(self, hub, server, port, trust=None):
        self.hub = hub
        self.server = server
        self.port = port
        self.trust = trust
        """What its visitors know of its certificate, if it has one."""

    @property
    def origin(self):
        return f"{'https' if self.trust else 'http'}://127.0.0.1:{self.port}"

    def connection(self):
        """A new connection for requests."""
        if self.trust:
            return http.client.HTTPSConnection("127.0.0.1", self.port, timeout=PATIENCE, context=self.trust)
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def person(self, name=None):
        """Somebody with a name, or a visitor without one."""
        visitor = Visitor(self)
        if name:
            visitor.take_name(name)
        return visitor

    def call(self, function, *arguments):
        """Run something on the server's own event loop, and wait for it."""
        done = threading.Event()
        result = []

        def run():
            result.append(function(*arguments))
            done.set()

        self.hub.loop.call_soon_threadsafe(run)
        assert done.wait(PATIENCE)
        return result[0]


@contextmanager
def open_site(database=":memory:", store=None, proxy=None, certificate=None, trust=None, **settings):
    """A site, from its start to its gentle end."""
    compile_all()
    chosen = {"workers": 2, "bot_pause": 0.0, "trusted": ("127.0.0.1",), "frames_per_second": 2000, **settings}
    hub = Hub(Settings(database=database, **chosen), store)
    ready = threading.Event()
    server = Server(hub, "127.0.0.1", 0, proxy, lambda address: ready.set(), certificate)
    errors = []

    def run():
        try:
            server.run()
        except BaseException as error:
            errors.append(error)
            ready.set()

    thread = threading.Thread(target=run, name="site", daemon=True)
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        if errors:
            raise errors[0]
        assert hub.warmup.is_done.wait(COMPILING)
        yield Site(hub, server, int(server.address.rsplit(":", 1)[1]), trust)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Visitor:
    """A browser."""

    def __init__(self, site):
        self.site = site
        self.cookie = ""
        self.cookie_name = "toque"
        self.token = ""
        self.me = None

    def take_name(self, name):
        self.get("/api/me")
        self.post("/api/me", {"name": name})
        assert self.me["name"] == name
        return self

    def get(self, path, **headers):
        return self.request("GET", path, headers=headers)

    def post(self, path, body=None, **headers):
        return self.request("POST", path, json.dumps(body).encode(), {**self.sent(), **headers})

    def sent(self):
        """The headers that a page of the site sends with every change."""
        return {"Origin": self.site.origin, "X-Toque-Token": self.token, "Content-Type": "application/json"}

    def request(self, method, path, body=None, headers=None):
        """Status and answer; cookies and tokens are kept as a browser would."""
        connection = self.site.connection()
        connection.request(method, path, body, {**self.sent_cookie(), **(headers or {})})
        response = connection.getresponse()
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        content = response.read()
        connection.close()
        if "set-cookie" in self.headers:
            self.cookie_name, rest = self.headers["set-cookie"].split("=", 1)
            self.cookie = rest.split(";")[0]
        is_json = self.headers.get("content-type") == "application/json" and "content-encoding" not in self.headers
        answer = json.loads(content) if is_json else content
        if isinstance(answer, dict) and "token" in answer:
            self.token, self.me = answer["token"], answer["person"]
        return response.status, answer

    def sent_cookie(self):
        return {"Cookie": f"{self.cookie_name}={self.cookie}"} if self.cookie else {}

    def open_table(self, game="banquet", seats=("me", "open"), **more):
        """Open a table and say its id; seats are kinds, or levels of bots."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        status, answer = self.post("/api/tables", {"game": game, "seats": kinds, **more})
        assert status == 201, answer
        return answer["table"]

    def socket(self, table=None, since=0, **more):
        return Socket(self, table, since, **more)


class Socket:
    """One line to a table or the lobby, and what the client knows from it."""

    def __init__(self, visitor, table=None, since=0, *, hello=True, origin=None, language="en"):
        self.visitor = visitor
        self.numbers = itertools.count()
        connection = connect(
            visitor.site.origin.replace("http", "ws") + "/socket",
            origin=origin or visitor.site.origin,
            additional_headers=visitor.sent_cookie(),
            ssl=visitor.site.trust,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            max_size=None,
        )
        self._open = ExitStack()
        self.line = self._open.enter_context(connection)
        self.table_id = table
        self.seq = since
        self.table = self.position = self.timing = None
        self.log, self.chat, self.heard = [], [], []
        self.traffic = []
        """Every frame that came, as bytes."""
        if hello:
            self.say("hello", version=PROTOCOL, language=language, table=table, since=since)
            self.welcome = self.until("welcome")
            if table is not None and since == 0:
                self.until("news")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        self._open.close()

    def say(self, kind, **fields):
        self.line.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout=PATIENCE):
        """The next message, taken in as a client should."""
        frame = self.line.recv(timeout=timeout)
        self.traffic.append(frame)
        message = json.loads(frame)
        self.heard.append(message)
        if message["type"] == "news":
            self._take(message)
        return message

    def _take(self, news):
        assert news["seq"] > self.seq or news.get("is_whole"), "news go forward"
        self.seq = news["seq"]
        if news.get("is_whole"):
            self.log, self.chat = [], []
        if news.get("rewound") is not None:
            self.log = [line for line in self.log if line["ply"] <= news["rewound"]]
        for part in ("table", "position", "timing"):
            if part in news:
                setattr(self, part, news[part])
        self.log += news.get("log", [])
        self.chat += news.get("chat", [])
        self.say("ack", seq=self.seq)

    def until(self, kind, timeout=PATIENCE):
        """The next message of a kind; what comes before it is taken in."""
        ends = time.monotonic() + timeout
        while True:
            message = self.hear(ends - time.monotonic())
            if message["type"] == kind:
                return message

    def wait_for(self, condition, timeout=PATIENCE):
        """Hear until something is so."""
        ends = time.monotonic() + timeout
        while not condition(self):
            self.hear(ends - time.monotonic())
        return self

    def do(self, kind, nonce=None, **fields):
        """Do something and hear the answer to it."""
        nonce = nonce or f"n{next(self.numbers)}-{id(self)}"
        self.say(kind, nonce=nonce, **fields)
        return self.answer_to(nonce)

    def answer_to(self, nonce):
        ends = time.monotonic() + PATIENCE
        while True:
            message = self.hear(ends - time.monotonic())
            if message.get("nonce") == nonce and message["type"] != "news":
                return message

    def drain(self, quiet=0.05):
        """Hear all that comes until it is quiet."""
        while True:
            try:
                self.hear(quiet)
            except TimeoutError:
                return self

    def act(self, choice=0, **fields):
        """Play one of the legal actions, and see it on the table."""
        position = self.position
        action = position["legal"][choice]["action"]
        seat = position["view"]["seat"]
        answer = self.do("act", **{"ply": position["ply"], "seat": seat, "action": action, **fields})
        if answer["type"] == "done":
            self.until("news")
        return answer


def free_port():
    """A port that nobody listens at."""
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def raw_line(site):
    """A socket to the server as bare bytes, which reads only a little at a time; its handshake is done."""
    with sockets.socket() as line:
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", site.port))
        line.sendall(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            more = line.recv(1)
            assert more, f"cut off after {answer!r}"
            answer += more
        yield line


def raw_frame(opcode, payload, final=True):
    """A short frame as a client sends it, with a mask that changes nothing."""
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload
