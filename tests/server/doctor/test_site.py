"""What the doctor finds at a site, well and ill."""

from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tests.server.site import open_site
from toque.server.doctor.site import Visitor, is_loopback, site_findings

OWN_NAMES = ("localhost", "127.0.0.1", "::1")


def ills(url, trust=None):
    return [finding.what for finding in site_findings(Visitor(url, trust)) if finding.level != "ok"]


def test_a_site_on_this_machine_is_well():
    with open_site(hosts=OWN_NAMES) as site:
        assert ills(site.origin) == []


def test_a_site_without_names_answers_to_any():
    with open_site() as site:
        assert ills(site.origin) == ["answers to any name"]


def test_a_site_that_does_not_answer_is_one_finding():
    assert [what.split(":")[0] for what in ills("http://127.0.0.1:1")] == ["http"]


@contextmanager
def answering(status, headers=()):
    """A server that says the same to everybody."""

    class Same(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            for name, value in headers:
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *ignored):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Same)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_a_site_without_any_protection_is_found_unsafe():
    with answering(200, [("Set-Cookie", "toque=x; Path=/")]) as url:
        found = ills(url)

    assert found == [
        "missing headers: content-security-policy, x-content-type-options, cross-origin-opener-policy",
        "cookies are not protected",
        "anybody can read /metrics",
        "a WebSocket is answered with 200",
    ]


def test_a_site_that_is_not_well_is_told():
    with answering(503) as url:
        assert "/healthz says 503" in ills(url)


@pytest.mark.parametrize(
    ("host", "is_here"), [("localhost", True), ("::1", True), ("192.0.2.1", False), ("a.b", False)]
)
def test_this_machine_is_told_from_others(host, is_here):
    assert is_loopback(host) == is_here
