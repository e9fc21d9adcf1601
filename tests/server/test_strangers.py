"""What strangers send to see whether something breaks: it is refused in words, and harms nobody."""

import pytest

from tests.server.site import open_site

DEEP = "[" * 7_000


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def test_a_frame_nested_too_deeply_is_refused_like_any_garbage(site):
    with site.person("Anna").socket() as socket:
        socket.line.send('{"type":"act","nonce":"n","ply":0,"seat":0,"action":' + DEEP + "]" * len(DEEP) + "}")

        assert socket.until("refused")["reason"] == "malformed"


def test_a_body_nested_too_deeply_is_refused(site):
    anna = site.person("Anna")
    body = '{"game":"banquet","seats":[],"options":{"x":' + DEEP + "]" * len(DEEP) + "}}"

    status, problem = anna.request("POST", "/api/tables", body.encode(), anna.sent())

    assert (status, problem["reason"]) == (400, "malformed")
