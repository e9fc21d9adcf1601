"""The examples under `deploy/`, each with the program it is for, if that is installed here."""

import os
import shutil
import ssl
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import ROOT
from tests.server.matches import begun, play_some
from tests.server.site import PATIENCE, Site, free_port, open_site
from toque.server.doctor.site import Visitor, site_findings

DEPLOY = ROOT / "deploy"


def needs(program):
    return pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed")


@contextmanager
def running(command, **more):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port):
    ends = time.monotonic() + PATIENCE
    while next(site_findings(Visitor(f"http://127.0.0.1:{port}"))).what.endswith("refused"):
        assert time.monotonic() < ends
        time.sleep(0.1)


def check(site, proxied, trust):
    """Play through the proxy, and let the doctor look at it from outside."""
    with begun(proxied) as (anna, bert):
        play_some([anna, bert], 4)
    visitor = proxied.person("Anna")
    visitor.get("/api/games", **{"X-Forwarded-For": "203.0.113.9"})
    ills = [str(finding) for finding in site_findings(Visitor(proxied.origin, trust)) if finding.level != "ok"]

    assert visitor.cookie_name == "__Host-toque"
    assert not any("203.0.113" in network for network in site.hub.limits.requests["read"]._buckets)
    assert ills == []


@pytest.mark.soak
@needs("caddy")
def test_caddy(tmp_path):
    port, plain = free_port(), free_port()
    settings = f"{{\n admin off\n skip_install_trust\n http_port {plain}\n}}\n"
    (tmp_path / "Caddyfile").write_text(settings + (DEPLOY / "Caddyfile").read_text())
    with open_site(hosts=("127.0.0.1",), proxy="127.0.0.1") as site:
        env = {**os.environ, "SITE": f"https://127.0.0.1:{port}", "TOQUE": f"127.0.0.1:{site.port}"}
        env |= {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        with running(["caddy", "run", "--config", str(tmp_path / "Caddyfile")], env=env):
            root = tmp_path / "caddy/pki/authorities/local/root.crt"
            wait_for(plain)
            while not root.exists():
                time.sleep(0.1)
            trust = ssl.create_default_context(cafile=str(root))
            check(site, Site(site.hub, site.server, port, trust), trust)


@pytest.mark.soak
@needs("nginx")
@needs("openssl")
def test_nginx(tmp_path):
    port, plain = free_port(), free_port()
    files = str(tmp_path / "site.pem"), str(tmp_path / "site.key")
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=toque"
    more = ["-addext", "subjectAltName=IP:127.0.0.1", "-out", files[0], "-keyout", files[1]]
    subprocess.run([*command.split(), *more], check=True, capture_output=True)
    with open_site(hosts=("127.0.0.1",), proxy="127.0.0.1") as site:
        own = (DEPLOY / "nginx.conf").read_text()
        changes = {
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "127.0.0.1:8000": f"127.0.0.1:{site.port}",
            "server_name games.example.org": "server_name 127.0.0.1",
            "/etc/letsencrypt/live/games.example.org/fullchain.pem": files[0],
            "/etc/letsencrypt/live/games.example.org/privkey.pem": files[1],
            "proxy_set_header Host $host;": "proxy_set_header Host $http_host;",  # the port of this test is not 443
        }
        for old, new in changes.items():
            assert old in own
            own = own.replace(old, new)
        head = f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
        (tmp_path / "nginx.conf").write_text(f"{head}http {{ access_log off;\n{own}\n}}")
        with running(["nginx", "-c", str(tmp_path / "nginx.conf"), "-e", f"{tmp_path}/errors"]):
            wait_for(plain)
            trust = ssl.create_default_context(cafile=files[0])
            check(site, Site(site.hub, site.server, port, trust), trust)


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", ["toque.service", "toque-backup.service", "toque-backup.timer"])
def test_the_units_of_systemd_are_sound(unit, tmp_path):
    """Read by systemd itself, with a program that is there."""
    for path in DEPLOY.glob("toque*.*"):
        (tmp_path / path.name).write_text(path.read_text().replace("/opt/toque/bin/toque", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / unit)], capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_names_options_that_there_are():
    """Every option of `toque serve` in an example is one."""
    from toque.cli.serve import serve

    known = {option for parameter in serve.params for option in parameter.opts}
    texts = [path.read_text() for path in Path(DEPLOY).iterdir()]
    lines = [line for text in texts for line in text.splitlines() if "serve" in line]
    used = {word.strip('",[]') for line in lines for word in line.split()}

    assert {word for word in used if word.startswith("--")} <= known
