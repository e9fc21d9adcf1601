"""The time of the server."""

from tests.server.site import open_site, wait_until
from toque.server.ops import clock
from toque.server.ops.clock import ServerClock


class Watch:
    def __init__(self, now):
        self.now = now

    def __call__(self):
        return self.now


def test_a_jump_of_the_machines_clock_is_no_time():
    steady, wall = Watch(10.0), Watch(1_000_000.0)
    own = ServerClock(steady, wall)
    for jump in (3_600.0, -7_200.0):
        wall.now += jump
        before = own.now()
        steady.now += 1.0

        assert own.now() == before + 1.0


def test_the_time_in_which_the_server_stood_still_is_nobodys():
    own = ServerClock(steady := Watch(10.0), Watch(1_000_000.0))
    before = own.now()
    steady.now += 60.0

    assert own.now() == before + clock.TICK
    assert own.stalls == 1
    steady.now += 1.0
    assert own.now() == before + clock.TICK + 1.0


def test_clients_come_back_after_the_server_stood_still():
    """They learn the server's time again, by which they show clocks."""
    with open_site() as site, site.person("Anna").socket():
        steady = Watch(site.hub.clock._steady() + 60.0)
        site.hub.clock._steady = steady

        wait_until(lambda: site.call(lambda: not site.hub.clients))
        assert site.hub.clock.stalls == 1
