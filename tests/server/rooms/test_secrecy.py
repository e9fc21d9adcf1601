"""What a seat receives, byte for byte, is the same whatever is hidden from it."""

import re

import pytest

from tests.server.harness import LONG_GAMES
from tests.server.matches import begun, mover, play_some
from tests.server.site import open_site
from toque.core.kernel import record, rng
from toque.games import NAMES
from toque.server.protocol import PROTOCOL

SOME_ACTIONS = {
    "banquet": ({"do": "place", "piece": "burger", "cell": "D4"}, {"do": "draw", "crowns": 1}),
    "italia": ({"do": "draw", "deck": "wine"}, {"do": "bid", "coins": 3}),
    "paris": ({"do": "terrace", "cell": "F6"}, {"do": "take", "card": "flour"}),
}
"""Things to try that are mostly refused."""


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def worlds_apart(site, table, seat, name):
    """Put the table into another world that the seat cannot tell from the true one."""

    def change():
        room = site.hub.rooms[table]
        match = room.table.playing()
        world = record.copy(match.state)
        match.game.redeal(world, seat, rng.generator(name))
        differs = record.to_bytes(world) != record.to_bytes(match.state)
        match.state = record.copy(world)  # another handle: what was read of the old one is not looked at again
        room.table._change_unstored("position")
        return differs

    return site.call(change)


def everything_asked(socket, seat):
    """All that a seat can make the server say without playing: the table, previews, refusals; as raw frames."""
    start = len(socket.traffic)
    socket.say("hello", version=PROTOCOL, table=socket.table_id, since=0)
    socket.until("news")
    for i, choice in enumerate(socket.position["legal"][:5]):
        socket.do("preview", nonce=f"p{i}", seat=seat, action=choice["action"])
    for i, action in enumerate(SOME_ACTIONS[socket.table["game"]]):
        socket.do("act", nonce=f"a{i}", ply=socket.position["ply"], seat=1 - seat, action=action)
        socket.do("preview", nonce=f"q{i}", seat=seat, action=action)
    socket.say("hello", version=PROTOCOL, table=socket.table_id, since=socket.seq)
    socket.until("welcome")
    socket.drain()
    return [masked(frame) for frame in socket.traffic[start:]]


def masked(frame):
    """Without what differs from moment to moment: sequence numbers and the time of day."""
    return re.sub(r'"(seq|now|at)":[\d.]+', r'"\1":0', frame)


@pytest.mark.parametrize("plies", [36])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", LONG_GAMES)
def test_a_seat_hears_the_same_bytes_in_every_world_it_cannot_tell_apart(site, game, seat, plies):
    with begun(site, game) as pair:
        play_some(pair, plies, seed=seat)
        mover(pair)
        socket = pair[seat]
        table = socket.table_id
        heard = [everything_asked(socket, seat)]
        differs = []
        for world in ("one", "two", "three"):
            differs.append(worlds_apart(site, table, seat, world))
            socket.until("news") if site.call(site.hub.rooms[table].broadcast) else socket.drain()
            heard.append(everything_asked(socket, seat))

    assert any(differs), "nothing was hidden"
    assert heard[1:] == heard[:-1]


def test_the_other_seat_hears_the_difference(site):
    """Or the tests above would compare a world with itself."""
    with begun(site) as pair:
        play_some(pair, 9)
        mover(pair)
        heard = []
        for world in ("one", "two"):
            worlds_apart(site, pair[0].table_id, 0, world)
            pair[1].drain()
            heard.append(everything_asked(pair[1], 1))

    assert heard[0] != heard[1]


@pytest.mark.parametrize("game", NAMES)
def test_a_spectator_hears_the_same_bytes_whatever_the_players_hold(site, game):
    with begun(site, game) as pair, site.person("Cora").socket(pair[0].table_id) as spectator:
        play_some(pair, 8)
        mover(pair)
        heard = []
        for world in ("one", "two"):
            worlds_apart(site, spectator.table_id, 0, world)
            worlds_apart(site, spectator.table_id, 1, world)
            spectator.drain()
            start = len(spectator.traffic)
            spectator.say("hello", version=PROTOCOL, table=spectator.table_id, since=0)
            spectator.until("news")
            heard.append([masked(frame) for frame in spectator.traffic[start:]])

    assert heard[0] == heard[1]


def test_what_happens_next_is_told_in_the_same_bytes(site):
    """Two tables with the same seed, in worlds that seat 0 cannot tell apart: the same public move, the same news."""
    with begun(site) as pair:
        play_some(pair, 7)
        socket = mover(pair)
        watcher = pair[1 - pair.index(socket)]
        seat = pair.index(watcher)
        choice = next(
            i
            for i, each in enumerate(socket.position["legal"])
            if each["action"]["do"] in ("place", "pass", "announce")
        )
        heard = []
        for world in ("one", "two"):
            worlds_apart(site, socket.table_id, seat, world)
            watcher.drain()
            socket.drain()
            start = len(watcher.traffic)
            assert socket.act(choice)["type"] == "done"
            watcher.until("news")
            watcher.drain()
            heard.append([masked(frame) for frame in watcher.traffic[start:]])
            ply = socket.position["ply"]
            assert socket.do("undo", ply=ply, seat=1 - seat, plies=1)["type"] == "done"
            if watcher.drain().table["vote"]:
                watcher.do("vote", yes=True)
            socket.wait_for(lambda each, ply=ply: each.position["ply"] == ply - 1)
            watcher.wait_for(lambda each, ply=ply: each.position["ply"] == ply - 1)

    assert heard[0] == heard[1]


def test_a_seat_is_never_sent_the_other_hand(site):
    with begun(site) as pair:
        play_some(pair, 10)
        for seat, socket in enumerate(pair):
            for message in socket.heard:
                for player in message.get("position", {}).get("view", {}).get("seats", []):
                    if player["seat"] != seat:
                        assert all(place.keys() <= {"crowns", "is_empty"} for place in player["hand"])
        assert '"seed":null' in pair[0].traffic[-1] or all('"seed":"' not in frame for frame in pair[0].traffic)
