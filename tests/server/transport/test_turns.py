"""Who goes first if more comes than the server can do."""

import asyncio

import pytest

from toque.server.transport.turns import ROUND_SECONDS, Turns

UNIT = ROUND_SECONDS / 2


class Scene:
    """Turns whose clock runs only while something is worked at, and a note of who was served."""

    def __init__(self):
        self.now = 0.0
        self.turns = Turns(lambda: self.now)
        self.served = []

    def ask(self, owner, times=1, seconds=UNIT):
        """Let an owner ask for work of some length, in as many turns."""
        left = times

        def work():
            nonlocal left
            self.now += seconds
            self.served.append(owner)
            left -= 1
            return left > 0

        return self.turns.do(owner, work)

    async def rest(self):
        """Let the loop run until nothing waits."""
        while self.turns.queued:
            await asyncio.sleep(0)


@pytest.fixture
def scene():
    return Scene()


def test_what_comes_while_there_is_time_is_done_at_once(scene):
    async def happen():
        return scene.ask("Anna"), scene.ask("Ben")

    assert asyncio.run(happen()) == (True, True)
    assert scene.served == ["Anna", "Ben"]


def test_when_the_round_is_over_the_loop_looks_at_the_network_first(scene):
    async def happen():
        done = [scene.ask("Anna") for _ in range(3)]
        before = list(scene.served)
        await scene.rest()
        return done, before

    done, before = asyncio.run(happen())

    assert done == [True, True, False]
    assert before == ["Anna"] * 2
    assert scene.served == ["Anna"] * 3


def test_whoever_asks_for_little_goes_before_whoever_asks_for_much(scene):
    async def happen():
        for _ in range(50):
            scene.ask("flood")
        scene.ask("Anna")
        await scene.rest()

    asyncio.run(happen())

    assert scene.served.index("Anna") <= 5
    assert len(scene.served) == 51


def test_many_who_flood_wait_for_each_other_and_not_anna_for_all_of_them(scene):
    async def happen():
        for number in range(100):
            scene.ask(f"flood {number}", times=20)
        await asyncio.sleep(0)
        scene.ask("Anna")
        await scene.rest()

    asyncio.run(happen())

    assert scene.served.index("Anna") < 110  # of 2,001
    assert [scene.served.count(f"flood {number}") for number in range(100)] == [20] * 100


def test_nobody_saves_up_time_by_doing_nothing(scene):
    async def happen():
        scene.ask("Anna", times=100)
        while len(scene.served) < 50:
            await asyncio.sleep(0)
        scene.ask("Ben", times=50)
        await scene.rest()

    asyncio.run(happen())

    assert scene.served[50:].count("Anna") == 50
    assert 8 <= scene.served[50:70].count("Ben") <= 12


def test_what_follows_from_a_turn_counts_too(scene):
    async def happen():
        scene.ask("flood")
        scene.turns.charge("flood", 10 * UNIT)
        for owner in ("flood", "flood", "Anna", "Anna"):
            scene.ask(owner)
        await scene.rest()

    asyncio.run(happen())

    assert scene.served == ["flood", "Anna", "Anna", "flood", "flood"]


def test_work_that_fails_stops_nobody_else(scene):
    def fail():
        raise ValueError("on purpose")

    async def happen():
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: scene.served.append(context["message"]))
        scene.turns.do("Eve", fail)
        scene.ask("Anna")
        await scene.rest()

    asyncio.run(happen())

    assert scene.served == ["a turn failed", "Anna"]


def test_only_so_many_owners_are_remembered(scene, monkeypatch):
    monkeypatch.setattr("toque.server.transport.turns.MOST_OWNERS", 10)

    async def happen():
        scene.ask("flood", times=2_000)
        most = 0
        for number in range(1_000):
            scene.ask(f"visitor {number}")
            await asyncio.sleep(0)
            most = max(most, len(scene.turns._served))
        await scene.rest()
        await asyncio.sleep(0)
        return most, len(scene.turns._served)

    most, left = asyncio.run(happen())

    assert most <= 15
    assert left == 0
