"""What a seat, or a spectator, cannot know has no influence on a single byte that it is sent."""

import copy
import random
from array import array

import pytest

from tests.server.harness import ALICE, BOB, CAROL, started
from toque.core.kernel import record, rng
from toque.core.kernel.events import COLUMNS, EVERYBODY, VISIBLE
from toque.core.match.match import SPECTATOR
from toque.games import NAMES
from toque.server import protocol
from toque.server.render.replay import match_file
from toque.server.render.update import update
from toque.server.table.table import Changes
from toque.server.table.viewer import Viewer

PEOPLE = (ALICE, BOB, CAROL)


def elsewhere(table, seat):
    """The same table in another world: all that the seat knows is the same, the rest is different."""
    other = copy.copy(table)
    other.changes = copy.copy(table.changes)
    other.changes.book = Changes().book
    other.match = copy.copy(table.match)
    world = table.match.world_for(max(seat, 0), rng.generator("elsewhere", table.ply, seat))
    other.match.state = record.copy(world)
    other.match._events = array("h", other_events(table.match._events, seat))
    return other


def other_events(numbers, seat):
    """The events with everything blotted out that the seat may not know of."""
    for at in range(0, len(numbers), COLUMNS):
        event = numbers[at : at + COLUMNS]
        visible = event[VISIBLE]
        is_known = visible == EVERYBODY or (seat >= 0 and visible >> seat & 1)
        yield from event if is_known else (1, 0, 0, 0, 0, visible, 1)


def all_that_is_sent(table, viewer):
    """What is new, and now and then everything."""
    whole = update(table, viewer, 0) if table.ply % 8 == 0 else None
    return whole, update(table, viewer, table.seq - 1)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", NAMES)
def test_news_are_the_same_whatever_is_hidden(game, players):
    harness = started(game=game, people=PEOPLE[:players])
    chance = random.Random(game)
    differing = 0
    while harness.table.stage == "playing":
        harness.act_at_random(chance)
        table = harness.table
        if table.stage == "over":  # nothing is hidden any more
            break
        for seat, viewer in [*enumerate(map(Viewer, ("alice", "bob", "carol")[:players])), (SPECTATOR, Viewer(None))]:
            other = elsewhere(table, seat)
            differing += record.to_bytes(other.match.state) != record.to_bytes(table.match.state)

            assert all_that_is_sent(other, viewer) == all_that_is_sent(table, viewer)
    assert differing > harness.table.ply


@pytest.mark.parametrize("game", NAMES)
def test_what_is_hidden_from_others_is_shown_to_its_owner(game):
    """The test above can fail: another seat is sent other bytes in those other worlds."""
    harness = started(game=game)
    chance = random.Random(game)
    told = 0
    for _ in range(60):
        if harness.table.stage == "over":
            harness = started(game=game)
        harness.act_at_random(chance)
        other = elsewhere(harness.table, 0)
        told += update(other, Viewer("bob"), 0) != update(harness.table, Viewer("bob"), 0)

    assert told > 5


@pytest.mark.parametrize("game", NAMES)
def test_a_restored_table_sends_the_same_bytes(game):
    harness = started(game=game, clock="live", seconds=900, increment=1)
    chance = random.Random(game)
    harness.play_on(10, chance)
    harness.do(ALICE, protocol.Undo, 10, 0, 3)
    harness.do(BOB, protocol.Vote, True)
    harness.do(BOB, protocol.Say, "well")
    while harness.table.stage == "playing":
        harness.now += 1
        harness.act_at_random(chance)
        if harness.table.ply % 9 == 0 or harness.table.stage == "over":
            again = harness.restored()
            assert again.seq == harness.table.seq
            for person in ("alice", "bob", None):
                assert all_that_is_sent(again, Viewer(person)) == all_that_is_sent(harness.table, Viewer(person))
    assert match_file(harness.restored()) == match_file(harness.table)
