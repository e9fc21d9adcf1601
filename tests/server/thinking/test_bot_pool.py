"""Bots think beside the event loop: tables in turn, no more at once than allowed, and not for nothing."""

import asyncio
import threading
import time

from tests.server.matches import begun, mover, play_some
from tests.server.site import open_site
from toque.server.thinking.bot_pool import BotPool


def thinking(workers, work):
    """Run a coroutine function with so many workers."""

    async def whole():
        pool = BotPool(workers)
        try:
            return await work(pool)
        finally:
            pool.stop()

    return asyncio.run(whole())


def test_a_table_with_many_questions_does_not_keep_another_waiting():
    order = []

    async def work(pool):
        gate = threading.Event()
        first = pool._ask("busy", "somebody", lambda worker, job: gate.wait(10))
        many = [pool._ask("busy", "somebody", lambda worker, job: order.append("busy")) for _ in range(10)]
        other = pool._ask("other", "somebody", lambda worker, job: order.append("other"))
        gate.set()
        await asyncio.gather(*(job.future for job in [first, *many, other]))

    thinking(1, work)

    assert order.index("other") <= 1


def test_an_owner_with_many_tables_does_not_keep_another_waiting():
    order = []

    async def work(pool):
        gate = threading.Event()
        first = pool._ask("0", "many", lambda worker, job: gate.wait(10))
        many = [pool._ask(f"{i}", "many", lambda worker, job: order.append("many")) for i in range(38)]
        other = pool._ask("other", "one", lambda worker, job: order.append("one"))
        gate.set()
        await asyncio.gather(*(job.future for job in [first, *many, other]))

    thinking(1, work)

    assert order.index("one") <= 1


def test_a_worker_is_left_for_others():
    async def work(pool):
        gate = threading.Event()
        many = [pool._ask(f"{i}", "many", lambda worker, job: gate.wait(10)) for i in range(5)]
        other = pool._ask("other", "one", lambda worker, job: "at once")
        answer = await asyncio.wait_for(asyncio.shield(other.future), 5)
        gate.set()
        await asyncio.gather(*(job.future for job in many))
        return answer

    assert thinking(2, work) == "at once"


def test_tables_that_nobody_sees_think_after_all_others_until_somebody_comes():
    order = []

    async def work(pool):
        gate = threading.Event()

        def ask(table, is_unseen):
            return pool._ask(table, "somebody", lambda worker, job: order.append(table), is_unseen)

        first = pool._ask("first", "somebody", lambda worker, job: gate.wait(10))
        jobs = [ask("show", True), ask("visited", True), ask("people", False), ask("show", True), ask("more", False)]
        pool.hurry("visited")
        assert pool.queued >= 5
        gate.set()
        await asyncio.gather(*(job.future for job in [first, *jobs]))

    thinking(1, work)

    assert order == ["people", "more", "visited", "show", "show"]


def waiting(pool):
    """Tables whose bots may wait behind all others, and tables whose bots wait in their turn."""
    return list(dict.fromkeys(job.table for job in pool._unseen)), list(
        dict.fromkeys(job.table for job in pool._waiting)
    )


def test_a_table_of_bots_that_nobody_watches_waits_until_somebody_comes():
    begun, gate = threading.Event(), threading.Event()

    def work(worker, job):
        begun.set()
        return gate.wait(30)

    with open_site(workers=1) as site:
        pool = site.hub.bot_pool
        site.call(lambda: pool._ask("busy", "somebody", work))
        assert begun.wait(30)
        anna = site.person("Anna")
        show = anna.open_table(seats=("random", "random"), starts_at_once=True)
        own = anna.open_table(seats=("random", "me"), starts_at_once=True)
        assert site.call(waiting, pool) == ([show], [own])
        with anna.socket(show):
            assert site.call(waiting, pool) == ([], [own, show])
        gate.set()


def test_no_more_think_at_once_than_there_are_workers():
    at_once, most = [], []

    def think(worker, job):
        at_once.append(1)
        most.append(len(at_once))
        time.sleep(0.02)
        at_once.pop()

    async def work(pool):
        await asyncio.gather(*(pool._ask(f"t{i}", f"owner {i}", think).future for i in range(12)))

    thinking(3, work)

    assert max(most) == 3


def test_what_is_cancelled_before_its_turn_is_never_thought_about():
    thought = []

    async def work(pool):
        gate = threading.Event()
        first = pool._ask("a", "somebody", lambda worker, job: gate.wait(10))
        second = pool._ask("b", "somebody", lambda worker, job: thought.append("b"))
        third = pool._ask("c", "somebody", lambda worker, job: thought.append("c"))
        second.cancel()
        gate.set()
        await asyncio.gather(first.future, third.future)

    thinking(1, work)

    assert thought == ["c"]


def test_a_failure_of_one_is_told_to_whoever_asked_and_the_worker_goes_on():
    async def work(pool):
        failed = pool._ask("a", "somebody", lambda worker, job: 1 // 0)
        fine = pool._ask("b", "somebody", lambda worker, job: "fine")
        return await asyncio.gather(failed.future, fine.future, return_exceptions=True)

    failed, fine = thinking(1, work)

    assert isinstance(failed, ZeroDivisionError)
    assert fine == "fine"


def test_the_site_answers_while_bots_think_hard():
    with open_site(workers=2) as site:
        anna = site.person("Anna")
        for _ in range(4):
            anna.open_table("italia", seats=("expert",) * 5, starts_at_once=True)
        with begun(site) as pair:
            started = time.monotonic()
            play_some(pair, 10)
            assert time.monotonic() - started < 10


def test_a_bot_stops_thinking_when_the_table_goes_back():
    with open_site(bot_pause=30.0) as site:
        anna = site.person("Anna")
        table = anna.open_table(seats=("me", "random"), starts_at_once=True)
        with anna.socket(table) as socket:
            socket.wait_for(lambda each: each.position["legal"])
            assert socket.act()["type"] == "done"
            ply = socket.position["ply"]
            assert socket.do("undo", ply=ply, seat=0, plies=1)["type"] == "done"
            socket.wait_for(lambda each: each.position["ply"] == ply - 1)
            assert socket.act(-1)["type"] == "done"


def test_people_have_time_to_follow_a_bot():
    with open_site(bot_pause=0.5) as site:
        anna = site.person("Anna")
        table = anna.open_table(seats=("me", "random"), starts_at_once=True)
        moves = []
        with anna.socket(table) as socket:
            while len(moves) < 3:
                socket.wait_for(lambda each: each.position["legal"])
                started, ply = time.monotonic(), socket.position["ply"]
                socket.act()
                if socket.position["deciding"] == [1]:
                    socket.wait_for(lambda each, ply=ply: each.position["ply"] >= ply + 2)
                    moves.append(time.monotonic() - started)

    assert all(seconds >= 0.45 for seconds in moves[1:])  # both begin at the same time


def test_a_hint_waits_its_turn_and_only_one_at_a_time():
    with open_site() as site, begun(site, bots=()) as pair:
        play_some(pair, 3)
        socket = mover(pair)
        seat = socket.position["view"]["seat"]
        for each in pair:
            each.do("allow_hints", yes=True)
        socket.say("hint", nonce="one", seat=seat)
        socket.say("hint", nonce="two", seat=seat)
        answers = {socket.answer_to("two")["type"], socket.answer_to("one")["type"]}

        assert answers == {"refused", "hinted"}
