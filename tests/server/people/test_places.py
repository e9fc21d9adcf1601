"""Who is looked at first if many passwords are to be checked."""

import asyncio

from toque.server.people.logins import Logins
from toque.server.people.places import Places


async def check(places, who, failures, done, gate=None):
    """Take a place, and stay until the gate opens."""
    async with places.place(failures):
        if gate:
            await gate.wait()
        done.append(who)


def test_whoever_has_failed_least_is_next():
    async def happen():
        places, gate, done = Places(2), asyncio.Event(), []
        tasks = [asyncio.create_task(check(places, f"guesser {n}", n, done, gate)) for n in range(30)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(check(places, "Anna", 0, done)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        return done

    done = asyncio.run(happen())

    assert done.index("Anna") <= 2
    assert len(done) == 31


def test_of_equals_whoever_came_first_is_first():
    async def happen():
        places, done = Places(1), []
        await asyncio.gather(*(check(places, number, 0, done) for number in range(5)))
        return done

    assert asyncio.run(happen()) == list(range(5))


def test_whoever_goes_away_while_waiting_takes_no_place():
    async def happen():
        places, gate, done = Places(1), asyncio.Event(), []
        first = asyncio.create_task(check(places, "first", 0, done, gate))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(check(places, "gone", 0, done)) for _ in range(3)]
        await asyncio.sleep(0)
        gone[0].cancel()
        gate.set()
        await first
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.wait_for(check(places, "last", 0, done), 5)
        return done

    assert asyncio.run(happen()) == ["first", "gone", "gone", "last"]


def test_failures_of_an_address_are_counted_for_all_logins_together():
    logins = Logins(lambda: 0.0)
    for number in range(3):
        assert logins.begin(f"login-{number}", "192.0.2.1")
        logins.end(f"login-{number}", "192.0.2.1", is_right=False)

    assert logins.failures("192.0.2.1") == 3
    assert logins.failures("198.51.100.7") == 0
    logins.end("login-3", "192.0.2.1", is_right=True)
    assert logins.failures("192.0.2.1") == 0
