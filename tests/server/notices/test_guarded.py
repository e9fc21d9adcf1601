"""Nothing that people give as an address leads into the server's own network."""

import pytest

from toque.server.errors import TableRefusal
from toque.server.notices.guarded import is_public, resolved


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/",
        "https://192.168.0.1:8443/",
        "https://172.16.0.9/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[2002:7f00:1::]/",
        "https://[64:ff9b::7f00:1]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://224.0.0.1/",
    ],
)
def test_the_own_network_is_refused_however_it_is_spelled(url):
    with pytest.raises(TableRefusal, match="own network"):
        resolved(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://1.1.1.1/",
        "ftp://1.1.1.1/",
        "https://",
        "https://a:b@1.1.1.1/",
        "https://1.1.1.1:99999/",
        "https://1.1.1.1/\r\nHost: x",
        "https://no-such-host.invalid/",
        "file:///etc/passwd",
        "",
        "https://1.1.1.1/" + "x" * 2000,
    ],
)
def test_what_is_no_address_of_a_service_is_refused(url):
    with pytest.raises(TableRefusal, match="cannot be used"):
        resolved(url)


def test_an_open_address_is_taken_as_it_is():
    target = resolved("https://1.1.1.1/push/a?b=c")

    assert (target.address, target.port, target.path, target.origin) == (
        "1.1.1.1",
        443,
        "/push/a?b=c",
        "https://1.1.1.1",
    )
    assert is_public("2606:4700:4700::1111")


def test_a_name_that_leads_inside_is_refused_although_it_has_an_address_outside(monkeypatch):
    found = [(2, 1, 6, "", (address, 443)) for address in ("1.1.1.1", "127.0.0.1")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *arguments, **more: found)

    with pytest.raises(TableRefusal, match="own network"):
        resolved("https://rebinding.example/")


def test_an_operator_allows_a_part_of_the_own_network_and_no_more():
    assert resolved("http://127.0.0.1:8080/x", ["127.0.0.0/8"]).port == 8080
    with pytest.raises(TableRefusal):
        resolved("http://10.0.0.1/x", ["127.0.0.0/8"])
