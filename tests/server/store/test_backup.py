"""A backup holds everything, is checked by reading it back, and can be restored into either kind of database."""

import asyncio
import gzip
import sqlite3
import stat
import threading

import pytest

from tests import ROOT
from tests.server.matches import begun, play_some
from tests.server.site import open_site, wait_until
from toque.server.errors import Conflict, DatabaseError
from toque.server.protocol import Person
from toque.server.rooms import hub
from toque.server.store import transfer
from toque.server.store.backup import check_backup, restore_backup, write_backup
from toque.server.store.database import migrate, newest_version, open_database, schema_version
from toque.server.store.store import Listing, Store
from toque.server.store.transfer import KEYS, tally_rows

LISTING = Listing("playing", True, False, 12.5, frozenset({"1", "2"}))
OLD = ROOT / "tests" / "fixtures" / "before-the-house" / "sqlite.db.gz"


async def _fill(store, entries):
    await store.open()
    await store.add_person(Person("1", "Zoé 👨‍🍳"), "hash", 5.25)
    await store.add_person(Person("2", "Bert"), "other", 6.0)
    await store.register("1", "zoe", "$argon2")
    await store.mute("1", "2")
    await store.note_alive(7.5)
    for number in range(entries):
        store.append("t", number, [f'{{"entry":"said","number":{number}}}'], LISTING if number == 0 else None, 1.0)
    await store.append("u", 0, ["x"], LISTING, 2.0)
    await store.close()


def filled(address, entries=20):
    asyncio.run(_fill(Store(address), entries))
    return address


def opened(address):
    database = open_database(address)
    database.open()
    return database


def rows_of(address):
    """All rows of a database but those about itself."""
    database = opened(address)
    rows = {table: sorted(map(repr, database.run(f"SELECT * FROM {table}"))) for table in KEYS if table != "site"}
    database.close()
    return rows


def test_every_table_of_the_schema_is_copied(database_address):
    database = opened(database_address)
    migrate(database)
    if database.dialect == "sqlite":
        names = {name for (name,) in database.run("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    else:
        names = {name for (name,) in database.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")}
    database.close()

    assert names - {"schema_version"} == set(KEYS)


def test_a_backup_holds_every_row_and_only_its_owner_reads_it(database_address, tmp_path, monkeypatch):
    monkeypatch.setattr(transfer, "CHUNK", 7)
    path = tmp_path / "copies" / "all.toque-backup"
    tallies = write_backup(filled(database_address), path)

    assert (tallies["entries"].rows, tallies["people"].rows) == (21, 2)
    assert check_backup(path) == tallies
    assert rows_of(str(path)) == rows_of(database_address)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_backup_is_restored_whole(database_address, tmp_path):
    filled(database_address)
    before = rows_of(database_address)
    write_backup(database_address, tmp_path / "backup")
    database = opened(database_address)
    database.run("DELETE FROM entries WHERE number > 3")
    database.run("UPDATE people SET name = 'Eve'")
    database.close()

    restore_backup(str(tmp_path / "backup"), database_address, replace=True)

    assert rows_of(database_address) == before


def test_a_site_moves_to_postgresql_and_back(postgres_database, tmp_path):
    here, back = filled(str(tmp_path / "here.db")), str(tmp_path / "back.db")
    restore_backup(here, postgres_database)
    restore_backup(postgres_database, back)

    assert rows_of(postgres_database) == rows_of(here) == rows_of(back)


def test_nothing_is_deleted_unless_told_so(database_address, tmp_path):
    write_backup(filled(str(tmp_path / "other.db"), 3), tmp_path / "backup")
    before = rows_of(filled(database_address))

    with pytest.raises(DatabaseError, match="--replace"):
        restore_backup(str(tmp_path / "backup"), database_address)

    assert rows_of(database_address) == before


def test_what_cannot_be_restored_whole_is_not_restored_at_all(database_address, tmp_path, monkeypatch):
    write_backup(filled(str(tmp_path / "other.db"), 3), tmp_path / "backup")
    before = rows_of(filled(database_address))
    insert = transfer._insert

    def fail_at_the_end(target, table, *rest):
        if table == "mutes":
            raise DatabaseError("cut")
        insert(target, table, *rest)

    monkeypatch.setattr(transfer, "_insert", fail_at_the_end)
    with pytest.raises(DatabaseError, match="cut"):
        restore_backup(str(tmp_path / "backup"), database_address, replace=True)

    assert rows_of(database_address) == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET entry = 'y' WHERE table_id = 'u'",
        "DELETE FROM entries WHERE number = 2",
        "INSERT INTO members VALUES ('3', 't')",
        "UPDATE people SET created = created + 0.001",
    ],
)
def test_a_damaged_backup_is_refused(change, tmp_path):
    path = tmp_path / "backup"
    write_backup(filled(str(tmp_path / "tables.db")), path)
    damaged = sqlite3.connect(path, isolation_level=None)
    damaged.execute(change)
    damaged.close()

    with pytest.raises(DatabaseError, match="damaged"):
        restore_backup(str(path), str(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()


def test_what_was_written_wrong_is_no_backup(tmp_path, monkeypatch):
    """Reading back notices what the disk did not keep."""
    address = filled(str(tmp_path / "tables.db"))
    insert = transfer._insert

    def lose_a_row(target, table, columns, rows):
        insert(target, table, columns, rows[1:] if table == "entries" else rows)

    monkeypatch.setattr(transfer, "_insert", lose_a_row)

    with pytest.raises(DatabaseError, match="damaged"):
        write_backup(address, tmp_path / "backup")
    assert [each.name for each in tmp_path.iterdir() if "backup" in each.name] == []


def test_a_database_of_an_older_program_is_backed_up_as_it_is(tmp_path):
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress(OLD.read_bytes()))
    version, entries = (
        sqlite3.connect(old).execute("SELECT version, (SELECT COUNT(*) FROM entries) FROM schema_version").fetchone()
    )

    tallies = write_backup(str(old), tmp_path / "backup")
    restore_backup(str(tmp_path / "backup"), str(tmp_path / "new.db"))

    assert sqlite3.connect(old).execute("SELECT version FROM schema_version").fetchone() == (version,)
    assert tallies["entries"].rows == entries > 0
    new = opened(str(tmp_path / "new.db"))
    assert schema_version(new) == newest_version("sqlite") > version
    assert tally_rows(new, tallies)["entries"] == tallies["entries"]
    new.close()


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_what_is_no_backup_is_refused_in_one_line(content, tmp_path):
    (tmp_path / "x").write_bytes(content)

    for work in (
        lambda: check_backup(tmp_path / "x"),
        lambda: restore_backup(str(tmp_path / "x"), str(tmp_path / "y")),
    ):
        with pytest.raises(DatabaseError) as error:
            work()
        assert "\n" not in str(error.value)
    with pytest.raises(DatabaseError, match="no such file"):
        restore_backup(str(tmp_path / "missing"), str(tmp_path / "y"))


def test_a_backup_is_one_moment_while_others_write(database_address, tmp_path, monkeypatch):
    """Every table's log is whole up to some entry, and each entry of "b" was written after the same one of "a"."""
    monkeypatch.setattr(transfer, "CHUNK", 5)
    asyncio.run(_fill(Store(database_address), 1))
    is_over = threading.Event()

    async def write_on():
        store = Store(database_address)
        await store.open()
        for number in range(100_000):
            await store.append("a", number, [str(number)], LISTING, 1.0)
            await store.append("b", number, [str(number)], LISTING, 1.0)
            if is_over.is_set():
                break
        await store.close()

    writer = threading.Thread(target=lambda: asyncio.run(write_on()))
    writer.start()
    for number in range(3):
        write_backup(database_address, tmp_path / f"{number}")
    is_over.set()
    writer.join()

    for number in range(3):
        copy = sqlite3.connect(tmp_path / f"{number}")
        logs = [
            [entry for (entry,) in copy.execute("SELECT number FROM entries WHERE table_id = ? ORDER BY number", each)]
            for each in "ab"
        ]
        copy.close()
        assert all(log == list(range(len(log))) for log in logs)
        assert len(logs[0]) - len(logs[1]) in (0, 1)


def test_what_was_decided_before_a_restore_is_not_written_after_it(database_address, tmp_path):
    write_backup(filled(database_address), tmp_path / "backup")

    async def work():
        store = Store(database_address)
        await store.open()
        await store.append("t", 20, ["late"], None, 1.0)
        await asyncio.to_thread(restore_backup, str(tmp_path / "backup"), database_address, replace=True)
        with pytest.raises(Conflict):
            await store.append("t", 21, ["later"], None, 1.0)
        waits = store.append("new", 0, ["of old times"], None, 1.0)
        store.go_on_with(await store.is_replaced())
        with pytest.raises(Conflict):
            await waits
        assert await store.is_replaced() is None
        await store.append("t", 20, ["again"], None, 1.0)
        found = (await store.entries("t"))[20:], await store.entries("new")
        await store.close()
        return found

    assert asyncio.run(work()) == (["again"], [])


def test_a_running_site_begins_anew_with_what_was_restored(database_address, tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "HEARTBEAT", 0.1)
    with open_site(database_address) as site:
        with begun(site) as (anna, bert):
            play_some([anna, bert], 4)
            table, ply = anna.table_id, site.hub.rooms[anna.table_id].table.ply
            write_backup(database_address, tmp_path / "backup")
            play_some([anna, bert], 4)
            late = site.person("Late")
            restore_backup(str(tmp_path / "backup"), database_address, replace=True)
            wait_until(lambda: table not in site.hub.rooms)
        with anna.visitor.socket(table) as anna, bert.visitor.socket(table) as bert:
            assert anna.position["ply"] == ply
            play_some([anna, bert], 4)
            assert anna.position["ply"] > ply
        late.get("/api/me")
        assert late.me is None
