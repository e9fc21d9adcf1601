"""The files for containers and for Traefik, read as their programs would: what they name is there.

No registry can be reached from here, and Traefik is in no Debian: they are not run.
"""

import re
from ipaddress import ip_address, ip_network

import pytest

from tests import ROOT
from toque.cli.serve import serve

yaml = pytest.importorskip("yaml")
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"),
    "CMD",
}


def instructions(text):
    """The instructions of a Containerfile: name and the rest, with continued lines joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [tuple(line.split(maxsplit=1)) for line in joined.splitlines()]


@pytest.fixture
def stages():
    """What each stage of the image does."""
    found = []
    for name, rest in instructions((DEPLOY / "Containerfile").read_text()):
        assert name in INSTRUCTIONS
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest))
    return found


@pytest.fixture
def compose():
    return yaml.safe_load((DEPLOY / "compose.yml").read_text())


def test_the_image_is_not_root_has_one_volume_and_looks_after_itself(stages):
    last = dict(stages[-1])
    names = [name for name, _ in stages[-1]]

    assert int(last["USER"].split(":")[0]) > 0
    assert names.index("USER") > names.index("RUN")
    assert names.count("VOLUME") == 1
    assert last["VOLUME"] in last["ENV"]
    assert "/healthz" in last["HEALTHCHECK"]
    assert last["STOPSIGNAL"] == "SIGTERM"


def test_the_image_copies_what_there_is(stages):
    copied = [rest.split() for stage in stages for name, rest in stage if name == "COPY"]
    built = {rest.split(" AS ")[1] for stage in stages for name, rest in stage if " AS " in rest}

    for *options, source, _ in copied:
        assert all(option.removeprefix("--from=") in built for option in options)
        assert options or (ROOT / source).exists()


def test_the_port_of_the_image_is_the_one_that_the_program_listens_at(stages):
    (port,) = (parameter.default for parameter in serve.params if parameter.name == "port")

    assert dict(stages[-1])["EXPOSE"] == str(port)
    assert f":{port}/healthz" in dict(stages[-1])["HEALTHCHECK"]


def test_all_that_compose_names_is_there(compose):
    for service in compose["services"].values():
        build = service.get("build", {})
        assert not build or (DEPLOY / build["context"] / build["dockerfile"]).is_file()
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
        assert set(service["networks"]) <= set(compose["networks"])


def test_compose_believes_the_proxy_that_it_starts(compose):
    toque, caddy = compose["services"]["toque"], compose["services"]["caddy"]
    named = toque["command"][toque["command"].index("--proxy") + 1]
    (subnet,) = (each["subnet"] for each in compose["networks"]["site"]["ipam"]["config"])

    assert caddy["networks"]["site"]["ipv4_address"] == named
    assert ip_address(named) in ip_network(subnet)
    assert set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text())) == {
        setting.split("=")[0] for setting in caddy["environment"]
    }


def test_the_site_of_compose_may_write_to_its_volume_only(compose):
    toque = compose["services"]["toque"]

    assert toque["read_only"] is True
    assert toque["cap_drop"] == ["ALL"]
    assert "ports" not in toque


def test_traefik_leads_to_services_and_middlewares_that_there_are():
    http = yaml.safe_load((DEPLOY / "traefik.yml").read_text())["http"]
    text = (DEPLOY / "traefik.yml").read_text()

    for router in http["routers"].values():
        assert router["service"] in http["services"]
        assert set(router.get("middlewares", [])) <= set(http["middlewares"])
        (host,) = re.fullmatch(r"Host\(`(.+)`\)", router["rule"]).groups()
        assert f"--allow-host {host} " in text
    assert {tuple(router["entryPoints"]): "tls" in router for router in http["routers"].values()} == {
        ("websecure",): True,
        ("web",): False,
    }
    (port,) = (parameter.default for parameter in serve.params if parameter.name == "port")
    assert http["services"]["toque"]["loadBalancer"]["servers"] == [{"url": f"http://127.0.0.1:{port}"}]
