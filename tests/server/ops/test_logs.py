"""Logs can be read by machines, and hold no secrets, whatever happens."""

import io
import json
import logging

import pytest

from tests.server.matches import begun, play_some
from tests.server.site import open_site
from toque.server.errors import Busy
from toque.server.ops.logs import JsonLines, Lines, without_secrets
from toque.server.store.database import open_database
from toque.server.store.store import Store


@pytest.fixture(params=[JsonLines, Lines], ids=["json", "text"])
def logged(request):
    """All that is logged, from the finest level on."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(request.param())
    logger = logging.getLogger("toque")
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    yield text
    logger.removeHandler(handler)
    logger.setLevel(before)


def test_nothing_secret_is_logged_while_people_play_and_things_fail(logged, tmp_path, monkeypatch):
    database = open_database(str(tmp_path / "tables.db"))
    with open_site(store=Store("", database)) as site, begun(site, names=("Quetzal", "Bert")) as pair:
        anna = pair[0].visitor
        anna.post("/api/register", {"login": "quetzal-login", "password": "very secret words"})
        anna.post("/api/login", {"login": "quetzal-login", "password": "wrong secret words"})
        seed = site.hub.rooms[pair[1].table_id].table.match.seed.hex()
        pair[1].do("say", text="a secret between us")
        with monkeypatch.context() as full:
            full.setattr(database, "commit", lambda: (_ for _ in ()).throw(Busy("the disk is full")))
            pair[1].do("say", text="another secret")
            pair[1].line.send("no json at all")
        site.hub.loop.call_soon_threadsafe(site.hub.tasks.start, fail_with(anna.cookie, seed))
        play_some(pair[1:], 1)
        person = anna.me["id"]
        anna.post("/api/account/delete", {"password": "very secret words"})
    text = logged.getvalue()

    assert "a task failed" in text
    assert "not stored" in text
    secrets = ("Quetzal", "quetzal-login", "secret words", "a secret", "another secret", seed, anna.cookie, anna.token)
    assert [secret for secret in secrets if secret in text] == []
    assert person not in text.split("person forgotten")[1]


async def fail_with(cookie, seed):
    raise ValueError(f"Cookie: toque={cookie}; seed {seed}")


def test_every_line_for_machines_is_an_object_with_the_same_fields(logged):
    with open_site() as site, begun(site):
        pass
    lines = logged.getvalue().splitlines()
    if lines[0].startswith("{"):
        assert all({"at", "level", "logger", "message"} <= set(json.loads(line)) for line in lines)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://toque:hunter2@db/x: refused", "postgresql://toque:***@db/x: refused"),
        (f"seed {'0a' * 32}", "seed ***"),
        ("Cookie: toque=abc-DEF_1; x", "Cookie: toque=***; x"),
        ("https://games.example.org/table/x", "https://games.example.org/table/x"),
    ],
)
def test_what_an_error_quotes_is_starred(text, shown):
    assert without_secrets(text) == shown
