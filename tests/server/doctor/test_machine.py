"""What the doctor finds about the machine and the database."""

import asyncio
import os
import shutil
from types import SimpleNamespace

from toque.server.doctor import machine
from toque.server.doctor.machine import database_findings, machine_findings
from toque.server.store.database import migrate, open_database
from toque.server.store.store import Store


def made(address):
    async def make():
        store = Store(address)
        await store.open()
        await store.close()

    asyncio.run(make())
    return address


def ills(findings):
    return [(finding.level, finding.what) for finding in findings if finding.level != "ok"]


def test_a_new_database_is_well_and_its_owners_alone(database_address):
    assert ills(database_findings(made(database_address))) == []


def test_a_database_that_others_may_read_is_unsafe(tmp_path):
    address = made(str(tmp_path / "tables.db"))
    (tmp_path / "tables.db").chmod(0o644)

    assert ills(database_findings(address)) == [("unsafe", f"others on this machine may read {address}")]


def test_a_full_disk_is_unsafe_and_a_slow_one_slow(tmp_path, monkeypatch):
    address = made(str(tmp_path / "tables.db"))
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=1_000_000))
    monkeypatch.setattr(machine, "SLOW_WRITE", 0.0)

    assert [level for level, _ in ills(database_findings(address))] == ["unsafe", "slow"]


def test_an_older_database_is_told(database_address):
    database = open_database(database_address)
    database.open()
    migrate(database, to=1)
    database.close()

    (found,) = ills(database_findings(database_address))
    assert found[1].startswith("the database has schema 1")


def test_a_database_that_is_not_there_is_unsafe(tmp_path):
    for address in (str(tmp_path / "missing.db"), "postgresql://nobody@127.0.0.1:1/x"):
        assert [finding.level for finding in database_findings(address)] == ["unsafe"]
    assert not (tmp_path / "missing.db").exists()


def test_root_and_few_files_are_told(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(machine, "ENOUGH_FILES", 1 << 40)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    told = [what for _, what in ills(machine_findings())]

    assert told[:2] == ["run as root", "one core: bots and players share it"]
    assert told[2].endswith("each browser is one")
