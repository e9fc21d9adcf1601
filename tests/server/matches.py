"""Matches over sockets."""

import random
import time
from contextlib import ExitStack, contextmanager

PLAYING = 300.0
"""Seconds for a whole match."""


@contextmanager
def begun(site, game="banquet", names=("Anna", "Bert"), bots=(), **more):
    """A table where people sit and the match has begun; their sockets in the order of their seats."""
    people = [site.person(name) for name in names]
    table = people[0].open_table(game, ("me", *["open"] * (len(people) - 1), *bots), **more)
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.socket(table)) for person in people]
        for seat, socket in enumerate(sockets[1:], 1):
            assert socket.do("sit", seat=seat)["type"] == "done"
        for socket in sockets:
            assert socket.do("ready", yes=True)["type"] == "done"
        for socket in sockets:
            socket.wait_for(lambda each: each.position is not None)
        yield sockets


def mover(sockets):
    """Somebody who has something to decide, once all have heard of it."""
    ply = max(socket.position["ply"] for socket in sockets)
    for socket in sockets:
        socket.wait_for(lambda each: each.position["ply"] >= ply)
    return next((socket for socket in sockets if socket.position["legal"]), None)


def play_some(sockets, plies, seed=1):
    """Play some plies at random."""
    chance = random.Random(seed)
    for _ in range(plies):
        socket = mover(sockets)
        if socket is None:
            return
        assert socket.act(chance.randrange(len(socket.position["legal"])))["type"] == "done"


def play_out(sockets, seed=1):
    """Play to the end, if only these people play."""
    ends = time.monotonic() + PLAYING
    while sockets[0].table["stage"] != "over":
        assert time.monotonic() < ends
        play_some(sockets, 1, seed)
        for socket in sockets:
            socket.drain(0.001)
