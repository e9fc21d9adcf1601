"""`toque doctor`, `toque backup` and `toque restore` as commands."""

import asyncio

import pytest

from tests.cli.run import toque
from tests.server.site import open_site
from toque.server.protocol import Person
from toque.server.store.store import Store


@pytest.fixture
def database(tmp_path):
    async def fill():
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        await store.add_person(Person("1", "Anna"), "hash", 1.0)
        await store.close()

    asyncio.run(fill())
    return str(tmp_path / "tables.db")


def test_the_doctor_says_what_is_unsafe_and_fails(monkeypatch, capsys, database):
    with open_site() as site:
        told = toque(monkeypatch, capsys, "doctor", site.origin, "--no-machine", "--quiet")

    assert told.code == 1
    assert "unsafe  answers to any name" in told.out
    assert "name the site: toque serve --allow-host NAME" in told.out
    assert "is well" not in told.out


def test_the_doctor_finds_a_site_well(monkeypatch, capsys, database):
    with open_site(hosts=("127.0.0.1",)) as site:
        told = toque(monkeypatch, capsys, "doctor", site.origin, "--no-machine")

    assert (told.code, told.out.splitlines()[-1]) == (0, "9 well, 0 slow, 0 unsafe")


def test_a_backup_is_written_checked_and_restored(monkeypatch, capsys, tmp_path, database):
    monkeypatch.setenv("TOQUE_DB", database)
    copy = str(tmp_path / "copy")
    assert "1 people" in toque(monkeypatch, capsys, "backup", copy).out
    assert "is whole" in toque(monkeypatch, capsys, "backup", "--check", copy).out
    refused = toque(monkeypatch, capsys, "restore", copy)
    assert (refused.code, "--replace" in refused.err) == (1, True)
    assert toque(monkeypatch, capsys, "restore", copy, "--replace").code == 0
    assert toque(monkeypatch, capsys, "restore", copy, "--db", str(tmp_path / "new.db")).code == 0
    assert toque(monkeypatch, capsys, "backup", copy, "--db", str(tmp_path / "missing.db")).code == 1
