"""HTTPS of the server's own: play over it, its headers and cookies, and what its handshake may cost."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import suppress

import pytest

from tests.server.matches import begun, play_some
from tests.server.site import open_site, wait_until
from toque.server.errors import CertificateError
from toque.server.transport import gate, listener
from toque.server.transport.tls import Certificate

pytestmark = pytest.mark.skipif(not shutil.which("openssl"), reason="openssl makes the certificates of these tests")


def make_certificate(folder, name="site"):
    """A certificate for this machine, signed by nobody, and its key."""
    files = folder / f"{name}.pem", folder / f"{name}.key"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=toque"
    more = ["-addext", "subjectAltName=IP:127.0.0.1", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run([*command.split(), *more], check=True, capture_output=True)
    return files


def trusting(file):
    return ssl.create_default_context(cafile=str(file))


def read_to_the_end(line):
    """Wait until a line is cut; nothing readable came before."""
    with suppress(ConnectionError):
        while more := line.recv(1000):
            assert not more.startswith(b"HTTP")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    certificate, key = make_certificate(tmp_path_factory.mktemp("tls"))
    with open_site(certificate=Certificate(certificate, key), trust=trusting(certificate), trusted=()) as running:
        running.files = certificate, key
        yield running


def test_a_match_is_played_over_https(site):
    with begun(site) as (anna, bert):
        play_some([anna, bert], 3)

        assert site.hub.rooms[anna.table_id].table.ply == 3


def test_browsers_are_told_to_come_by_https_only(site):
    anna = site.person("Anna")
    anna.get("/api/games")

    assert anna.headers["strict-transport-security"] == "max-age=31536000"
    assert site.server.address.startswith("https://")


def test_cookies_belong_to_this_host_alone(site):
    anna = site.person()
    anna.get("/api/me")
    parts = [part.strip().lower() for part in anna.headers["set-cookie"].split(";")]

    assert parts[0].startswith("__host-toque=")
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(parts[1:])
    assert not any(part.startswith("domain") for part in parts)


def test_a_cookie_that_another_host_may_have_set_is_nobodys_but_gets_its_safe_name(site):
    """A browser that was here before cookies had a safe name keeps its session."""
    anna = site.person("Anna")
    anna.cookie_name = "toque"

    assert anna.post("/api/me", {"name": "Anne"})[0] == 403
    anna.get("/api/me")
    assert (anna.me["name"], anna.cookie_name) == ("Anna", "__Host-toque")
    assert anna.post("/api/me", {"name": "Anne"})[0] == 200


def test_what_is_no_tls_is_cut_and_harms_nobody(site):
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2)
        read_to_the_end(line)

    assert site.person().get("/healthz")[0] == 200


def test_handshakes_that_do_not_end_count_and_are_cut(site, monkeypatch):
    monkeypatch.setattr(gate, "MOST_OF_ADDRESS", 5)
    monkeypatch.setattr(listener, "HANDSHAKE_SECONDS", 0.5)
    silent = [socket.create_connection(("127.0.0.1", site.port), timeout=10) for _ in range(5)]
    wait_until(lambda: sum(site.server._gate._by_address.values()) == 5)
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as one_more:
        read_to_the_end(one_more)
    began = time.monotonic()
    for line in silent:
        read_to_the_end(line)
        line.close()

    assert time.monotonic() - began < 5
    wait_until(lambda: not site.server._gate._by_address)
    assert site.person().get("/healthz")[0] == 200


def test_a_renewed_certificate_is_used_and_one_that_does_not_fit_is_not(tmp_path, caplog):
    certificate, key = make_certificate(tmp_path)
    own = Certificate(certificate, key)
    with open_site(certificate=own, trust=trusting(certificate)) as site:
        old = certificate.read_text()
        renewed, new_key = make_certificate(tmp_path, "renewed")
        certificate.write_bytes(renewed.read_bytes())
        os.utime(certificate, (1, 1))
        own.renew()
        assert "not renewed" in caplog.text
        assert shown_by(site) == old
        key.write_bytes(new_key.read_bytes())
        os.utime(key, (2, 2))
        own.renew()

        assert shown_by(site) == renewed.read_text()


def shown_by(site):
    """The certificate that a new connection is shown."""
    return ssl.get_server_certificate(("127.0.0.1", site.port))


def test_files_that_are_no_certificate_are_refused_in_one_line(tmp_path):
    certificate, _ = make_certificate(tmp_path)
    for files in ((certificate, certificate), (certificate, tmp_path / "missing"), (tmp_path, tmp_path)):
        with pytest.raises(CertificateError) as error:
            Certificate(*files)
        assert "\n" not in str(error.value)
