"""Whose pages may ask, and who may measure: with a proxy in front, and without."""

import asyncio

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.site import PATIENCE, open_site
from toque.server.http.security import SecureHeaders, host_name


@pytest.fixture(scope="module", params=[None, "127.0.0.1"], ids=["alone", "behind a proxy"])
def site(request):
    with open_site(proxy=request.param, metrics_readers=("192.0.2.7", "2001:db8::1")) as running:
        running.has_proxy = request.param is not None
        yield running


def forwarded(scheme):
    return {"X-Forwarded-Proto": scheme} if scheme else {}


def is_secure(site, scheme):
    """Whether the site believes that it is asked by HTTPS."""
    return site.has_proxy and scheme == "https"


@pytest.mark.parametrize("scheme", [None, "http", "https"])
@pytest.mark.parametrize("page", ["http", "https"])
def test_a_page_of_this_host_by_another_scheme_is_of_another_site(site, page, scheme):
    origin = f"{page}://127.0.0.1:{site.port}"
    is_same = (page == "https") == is_secure(site, scheme)
    anna = site.person()
    anna.get("/api/me", **forwarded(scheme))
    assert ("secure" in anna.headers["set-cookie"].lower()) == is_secure(site, scheme)
    status, _ = anna.post("/api/me", {"name": "Anna"}, Origin=origin, **forwarded(scheme))
    assert status == (200 if is_same else 403)

    def knock():
        address = f"ws://127.0.0.1:{site.port}/socket"
        with connect(address, origin=Origin(origin), additional_headers=forwarded(scheme), open_timeout=PATIENCE):
            pass

    if is_same:
        knock()
    else:
        with pytest.raises(InvalidStatus):
            knock()


@pytest.mark.parametrize(
    ("client", "alone", "behind_a_proxy"),
    [
        (None, 200, 200),
        ("192.0.2.8", 403, 403),
        ("127.0.0.1", 403, 403),
        ("192.0.2.7", 403, 200),
        ("2001:db8::1", 403, 200),
        ("2001:db8:1::1", 403, 403),
    ],
)
def test_only_this_machine_and_those_who_were_named_read_the_metrics(site, client, alone, behind_a_proxy):
    headers = {"X-Forwarded-For": client} if client else {}

    assert site.person().get("/metrics", **headers)[0] == (behind_a_proxy if site.has_proxy else alone)


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
OWN_NAMES = ("localhost", "127.0.0.1", "::1")


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:8000"])
def test_a_site_with_names_answers_to_no_other(name):
    with open_site(hosts=OWN_NAMES) as own:
        assert own.person().get("/healthz", Host=name)[0] == 421
        assert own.person().request("GET", "/socket", headers={**UPGRADE, "Host": name})[0] == 403


@pytest.mark.parametrize("header", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "[::1]"])
def test_a_site_answers_to_its_names_on_every_port(header):
    assert host_name(header) in OWN_NAMES


def test_a_client_that_goes_while_it_is_answered_is_no_error():
    async def answer(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def closed(message):
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")

    async def broken(message):
        raise RuntimeError("something else")

    asyncio.run(SecureHeaders(answer)({"type": "http"}, None, closed))
    with pytest.raises(RuntimeError, match="something else"):
        asyncio.run(SecureHeaders(answer)({"type": "http"}, None, broken))
