"""Whatever is stored is there afterwards, on both databases; whatever cannot be stored harms nothing else."""

import asyncio
import sqlite3
import threading

import pytest

from toque.server.errors import Busy, Conflict, DatabaseError
from toque.server.protocol import Person
from toque.server.store.database import migrate, newest_version, open_database, schema_version
from toque.server.store.store import UNSTARTED_SECONDS, Addition, Listing, Store

OPEN = Listing("open", True, False, None, frozenset({"anna"}))


def run(address, work):
    """Run a coroutine function with a store, opened and closed around it."""

    async def whole():
        store = Store(address)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_entries_come_back_in_their_order_after_a_restart(database_address):
    async def write(store):
        await store.append("t", 0, ["zero", "one"], OPEN, 1.0)
        await store.append("t", 2, ["two"], None, 2.0)

    run(database_address, write)

    assert run(database_address, lambda store: store.entries("t")) == ["zero", "one", "two"]
    assert run(database_address, lambda store: store.entries("other")) == []


def test_a_number_that_is_taken_is_refused_and_all_others_are_stored(database_address):
    async def work(store):
        await store.append("t", 0, ["first"], OPEN, 1.0)
        futures = [store.append("t", 0, ["intruder"], None, 1.0)]
        futures += [store.append(f"other {i}", 0, [f"{i}"], OPEN, 1.0) for i in range(20)]
        answers = await asyncio.gather(*futures, return_exceptions=True)
        return answers, await store.entries("t"), [await store.entries(f"other {i}") for i in range(20)]

    answers, entries, others = run(database_address, work)

    assert [type(answer) for answer in answers] == [Conflict] + [type(None)] * 20
    assert entries == ["first"]
    assert others == [[f"{i}"] for i in range(20)]


def test_many_writes_at_once_are_committed_together(tmp_path, monkeypatch):
    """Group commit: far fewer transactions than writes."""
    commits = []

    async def work():
        database = open_database(str(tmp_path / "tables.db"))
        store = Store("", database)
        await store.open()
        commit = database.commit
        monkeypatch.setattr(database, "commit", lambda: commits.append(commit()))
        await asyncio.gather(*(store.append(f"t{i}", 0, ["entry"], None, 1.0) for i in range(1000)))
        await store.close()

    asyncio.run(work())

    assert len(commits) < 100


def test_the_lists_name_the_tables_that_belong_there(database_address):
    async def work(store):
        await store.append("open", 0, ["x"], OPEN, 1.0)
        await store.append("hidden", 0, ["x"], Listing("open", False, False, None, frozenset({"bert"})), 2.0)
        await store.append("bots", 0, ["x"], Listing("playing", True, True, None, frozenset({"anna", "bert"})), 3.0)
        await store.append("clock", 0, ["x"], Listing("playing", True, False, 50.0, frozenset()), 4.0)
        await store.append("over", 0, ["x"], Listing("over", True, True, None, frozenset({"anna"})), 5.0)
        return (
            await store.public_tables(10.0),
            await store.tables_of("anna"),
            await store.tables_of("bert"),
            sorted(await store.tables_to_wake()),
            await store.tables_due(49.0),
            await store.tables_due(51.0),
        )

    public, anna, bert, wake, not_yet, due = run(database_address, work)

    assert public == ["clock", "bots", "open"]
    assert anna == ["bots", "open", "over"]
    assert bert == ["bots", "hidden"]
    assert wake == ["bots", "clock"]
    assert not_yet == []
    assert due == ["clock"]


def test_a_table_that_nobody_starts_leaves_the_public_list_and_no_other(database_address):
    async def work(store):
        await store.append("waits", 0, ["x"], OPEN, 1000.0)
        await store.append("plays", 0, ["x"], Listing("playing", True, False, None, frozenset()), 900.0)
        late = 1000.0 + UNSTARTED_SECONDS
        return await store.public_tables(late - 1), await store.public_tables(late + 1), await store.tables_of("anna")

    assert run(database_address, work) == (["waits", "plays"], ["plays"], ["waits"])


def test_a_name_that_no_text_can_be_is_no_tables(database_address):
    assert run(database_address, lambda store: store.entries("a\0b")) == []


def test_additions_to_several_tables_are_stored_together_or_not_at_all(database_address):
    async def work(store):
        await store.append("old", 0, ["x"], OPEN, 1.0)
        with pytest.raises(Conflict):
            await store.append_together([Addition("new", 0, ["y"], OPEN), Addition("old", 0, ["z"], OPEN)], 2.0)
        before = await store.entries("new"), await store.tables_of("anna")
        await store.append_together([Addition("new", 0, ["y"], OPEN), Addition("old", 1, ["z"], OPEN)], 3.0)
        return before, await store.entries("new"), await store.entries("old"), sorted(await store.tables_of("anna"))

    assert run(database_address, work) == (([], ["old"]), ["y"], ["x", "z"], ["new", "old"])


def test_a_listing_is_renewed_with_an_entry_or_alone(database_address):
    async def work(store):
        await store.append("t", 0, ["x"], OPEN, 1.0)
        await store.append("t", 1, ["y"], Listing("playing", True, True, None, frozenset({"bert"})), 2.0)
        first = await store.tables_of("anna"), await store.tables_of("bert"), await store.tables_to_wake()
        await store.relist("t", Listing("over", True, False, None, frozenset({"anna"})), 3.0)
        return first, (await store.tables_of("anna"), await store.tables_of("bert"), await store.tables_to_wake())

    first, second = run(database_address, work)

    assert first == ([], ["t"], ["t"])
    assert second == (["t"], [], [])


def test_people_sessions_and_accounts(database_address):
    async def work(store):
        await store.add_person(Person("1", "Anna"), "hash", 5.0)
        guest = await store.session("hash")
        await store.rename("1", "Anne")
        await store.register("1", "anna", "secret")
        await store.add_person(Person("2", "Bert"), "other", 5.0)
        with pytest.raises(Conflict):
            await store.register("2", "anna", "mine")
        account = await store.account("anna")
        await store.add_session("again", "1", 6.0)
        await store.end_session("hash")
        await store.touch_session("again", 9.0)
        await store.forget_sessions(8.0)
        return guest, account, [await store.session(each) for each in ("hash", "other", "again")]

    guest, account, sessions = run(database_address, work)

    assert guest == (Person("1", "Anna"), 5.0)
    assert (account.person, account.password) == (Person("1", "Anne", is_guest=False), "secret")
    assert sessions == [None, None, (Person("1", "Anne", is_guest=False), 9.0)]


def test_a_locked_database_refuses_and_goes_on_when_it_is_free(tmp_path):
    path = str(tmp_path / "tables.db")

    async def work(store):
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            await store.append("t", 0, ["refused"], None, 1.0)
        read_while_locked = await store.entries("t")
        lock.rollback()
        await store.append("t", 0, ["accepted"], None, 1.0)
        return read_while_locked, await store.entries("t")

    assert run(path, work) == ([], ["accepted"])


def test_a_database_locked_by_another_program_is_told_in_one_line_at_the_start(postgres_database):
    import psycopg

    run(postgres_database, lambda store: store.entries("t"))
    with psycopg.connect(postgres_database) as lock:
        lock.execute("LOCK TABLE schema_version")

        with pytest.raises(DatabaseError, match="the database is in use: canceling statement due to lock timeout"):
            run(postgres_database, lambda store: store.entries("t"))


def test_a_table_locked_by_another_program_refuses_and_goes_on_when_it_is_free(postgres_database):
    import psycopg

    async def work(store):
        with psycopg.connect(postgres_database) as lock:
            lock.execute("LOCK TABLE entries")
            with pytest.raises(Busy):
                await asyncio.wait_for(store.append("t", 0, ["refused"], None, 1.0), 20)
        await store.append("t", 0, ["accepted"], None, 1.0)
        return await store.entries("t")

    assert run(postgres_database, work) == ["accepted"]


def test_a_full_disk_refuses_and_harms_nothing(tmp_path):
    path = str(tmp_path / "tables.db")

    async def work(store):
        await store.append("t", 0, ["before"], None, 1.0)
        await store._writer.ask(lambda database: database.run("PRAGMA max_page_count = 1"))
        with pytest.raises(Busy):
            await store.append("t", 1, ["x" * 100_000], None, 1.0)
        during = await store.entries("t")
        await store._writer.ask(lambda database: database.run("PRAGMA max_page_count = 1000000"))
        await store.append("t", 1, ["after"], None, 1.0)
        return during, await store.entries("t")

    assert run(path, work) == (["before"], ["before", "after"])


def test_a_lost_connection_is_made_again(postgres_database):
    import psycopg

    async def work(store):
        await store.append("t", 0, ["one"], None, 1.0)
        with psycopg.connect(postgres_database, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s",
                ("postgres",),
            )
        with pytest.raises(Busy):
            await store.append("t", 1, ["lost"], None, 1.0)
        await store.append("t", 1, ["two"], None, 1.0)
        return await store.entries("t")

    assert run(postgres_database, work) == ["one", "two"]


def opened(address):
    database = open_database(address)
    database.open()
    return database


def test_when_a_server_was_last_alive_is_kept(database_address):
    async def work(store):
        before = await store.last_alive()
        await store.note_alive(1.5)
        await store.note_alive(2.5)
        return before, await store.last_alive()

    assert run(database_address, work) == (None, 2.5)


def test_every_version_of_the_schema_can_be_brought_up_to_date(database_address):
    database = opened(database_address)
    migrate(database, to=1)
    database.run("INSERT INTO entries VALUES ('t', 0, 'old')")
    database.run("INSERT INTO people VALUES ('1', 'Anna', NULL, NULL, 1.0)")
    for version in range(2, newest_version(database.dialect) + 1):
        migrate(database, to=version)
        assert schema_version(database) == version
    database.close()

    assert run(database_address, lambda store: store.entries("t")) == ["old"]


def test_a_migration_that_is_cut_short_leaves_the_version_before(database_address, monkeypatch):
    database = opened(database_address)
    migrate(database, to=1)
    run_statement = database.run

    def cut(sql, values=()):
        if "DELETE" in sql:
            raise Busy("cut")
        return run_statement(sql, values)

    monkeypatch.setattr(database, "run", cut)
    with pytest.raises(Busy):
        migrate(database)
    monkeypatch.undo()

    assert schema_version(database) == 1
    migrate(database)
    assert schema_version(database) == newest_version(database.dialect)
    database.close()


def test_a_database_from_the_future_is_refused_in_plain_words(database_address):
    database = opened(database_address)
    migrate(database)
    database.run("UPDATE schema_version SET version = 99")
    database.close()

    with pytest.raises(DatabaseError, match=r"newer Toque \(schema 99"):
        run(database_address, lambda store: store.entries("t"))


@pytest.mark.parametrize("address", ["/proc/no/such/folder/x.db", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_a_database_that_cannot_be_opened_is_told_in_one_line(address):
    with pytest.raises(DatabaseError) as error:
        run(address, lambda store: store.entries("t"))

    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path):
    (tmp_path / "x.db").write_text("this is a letter, not a database" * 100)

    with pytest.raises(DatabaseError, match="not a database"):
        run(str(tmp_path / "x.db"), lambda store: store.entries("t"))


def test_the_thread_ends_with_the_store(tmp_path):
    run(str(tmp_path / "tables.db"), lambda store: store.entries("t"))

    assert "database" not in {thread.name for thread in threading.enumerate()}


def test_an_address_of_sqlite_is_its_file(tmp_path):
    run(f"sqlite:///{tmp_path}/x.db", lambda store: store.tables_of("anna"))

    assert (tmp_path / "x.db").is_file()


@pytest.mark.parametrize("address", ["mysql://x", "sqlite://x", "sqlite:x", "file:///x"])
def test_an_address_that_is_no_database_of_ours_is_refused(address):
    with pytest.raises(DatabaseError, match="neither a file nor"):
        open_database(address)
