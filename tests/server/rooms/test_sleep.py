"""Tables that nobody looks at leave the memory, and are back when something is due; whatever fails on the way."""

import time
from contextlib import contextmanager

import pytest

from tests.server.matches import begun, play_some
from tests.server.site import open_site, wait_until
from toque.server.rooms.room import Room
from toque.server.store.store import Store
from toque.server.table.clock import LONGEST

DAY = 86_400.0


@pytest.fixture(autouse=True)
def tables_tire_soon(monkeypatch):
    monkeypatch.setattr("toque.server.rooms.hub.IDLE_SECONDS", 0.1)


def is_awake(site, table):
    return site.call(lambda: table in site.hub.rooms)


@contextmanager
def left_alone(site, **clock):
    """A table with a clock whose people have gone, in the middle of the match."""
    with begun(site, **clock) as pair:
        play_some(pair, 3)
        table, anna = pair[0].table_id, pair[0].visitor
    yield table, anna


def put_forward(site, seconds):
    site.hub.now = lambda: time.time() + seconds


def test_a_table_with_days_for_each_turn_sleeps_and_is_woken_when_they_are_over():
    with open_site(sweep_seconds=0.2) as site, left_alone(site, clock="days", seconds=DAY) as (table, anna):
        wait_until(lambda: not is_awake(site, table))

        put_forward(site, DAY - 60)
        time.sleep(1)
        assert not is_awake(site, table)
        put_forward(site, DAY + 1)
        wait_until(lambda: is_awake(site, table))
        wait_until(lambda: any(plate["is_stand_in"] for plate in anna.get(f"/api/tables/{table}")[1]["plates"]))


@pytest.mark.parametrize("clock", [{"clock": "live", "seconds": LONGEST["live"]}, {"clock": "days", "seconds": 60}])
def test_a_table_whose_clock_must_be_watched_does_not_sleep(clock):
    with open_site(sweep_seconds=6.1) as site, left_alone(site, **clock) as (table, _):
        wait_until(lambda: site.call(lambda: not site.hub.rooms[table].clients))
        time.sleep(0.2)
        site.call(lambda: site.hub.tasks.start(site.hub._let_sleep(site.hub.rooms[table])))
        time.sleep(0.3)

        assert is_awake(site, table)


def test_a_table_stays_awake_while_the_time_to_wake_it_cannot_be_stored(monkeypatch):
    async def fail(*arguments):
        raise RuntimeError("no")

    with open_site(sweep_seconds=0.1) as site, left_alone(site, clock="days", seconds=DAY) as (table, _):
        with monkeypatch.context() as broken:
            broken.setattr(site.hub.store, "relist", fail)
            time.sleep(1)
            assert is_awake(site, table)
        wait_until(lambda: not is_awake(site, table))


def test_what_fails_with_one_table_or_the_database_keeps_no_other_from_being_looked_after(monkeypatch):
    async def fail(before):
        raise ZeroDivisionError

    sound = vars(Room)["can_sleep"].fget
    with open_site(sweep_seconds=0.1) as site, monkeypatch.context() as broken:
        spoilt, other = (site.person("Anna").open_table() for _ in range(2))
        broken.setattr(Room, "can_sleep", property(lambda room: 1 // 0 if room.id == spoilt else sound(room)))
        wait_until(lambda: not is_awake(site, other))
        assert is_awake(site, spoilt)
        with left_alone(site, clock="days", seconds=DAY) as (due, _):
            wait_until(lambda: not is_awake(site, due))
        with monkeypatch.context() as away:
            away.setattr(site.hub.store, "tables_due", fail)
            put_forward(site, DAY + 1)
            time.sleep(0.5)
        wait_until(lambda: is_awake(site, due))


class MoodyStore(Store):
    """A store that fails a few times for a reason nobody thought of."""

    def __init__(self, address, failures):
        super().__init__(address)
        self.failures = failures

    async def entries(self, table):
        self._fail(table)
        return await super().entries(table)

    async def tables_to_wake(self):
        self._fail("all")
        return await super().tables_to_wake()

    def _fail(self, what):
        if self.failures.get(what, 0) > 0:
            self.failures[what] -= 1
            raise ZeroDivisionError


def test_after_a_restart_every_table_of_bots_goes_on_though_some_could_not_be_read_at_first(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site:
        tables = [site.person("Anna").open_table(seats=("expert", "expert"), starts_at_once=True) for _ in range(2)]
    failures = {"all": 1, tables[0]: 2, tables[1]: 1}
    with open_site(store=MoodyStore(path, failures)) as site:
        for table in tables:
            wait_until(lambda table=table: is_awake(site, table))

    assert set(failures.values()) == {0}
