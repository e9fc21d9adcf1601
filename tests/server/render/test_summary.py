"""Plates and cards: what everybody may know of a table besides the position."""

from tests.server.harness import BOT, TableHarness, started
from toque.server.render import summary


def test_presence_counts_people_once_and_spectators_each():
    harness = started()
    table = harness.table
    for person in ("alice", "alice", "carol", "carol", None, None):
        table.connect(person)
    shown = harness.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (3, [True, False])

    before = table.seq
    table.disconnect("alice")
    assert table.seq == before
    table.disconnect("alice")
    table.disconnect("carol")
    table.disconnect(None)
    shown = harness.see(None).table
    assert (shown.spectators, [plate.is_connected for plate in shown.plates]) == (2, [False, False])


def test_thinking_is_seen():
    harness = TableHarness(seats=[BOT, BOT])
    before = harness.table.seq
    harness.table.set_thinking(1, True)
    harness.table.set_thinking(1, True)

    assert harness.table.seq == before + 1
    assert [plate.is_thinking for plate in harness.see(None, before).table.plates] == [False, True]


def test_the_lobby_sees_whose_turn_it_is():
    harness = started()
    card = summary.card(harness.table, "alice")
    assert (card.is_mine, card.is_my_turn, card.stage) == (True, True, "playing")

    harness.act(0)
    assert not summary.card(harness.table, "alice").is_my_turn
    assert not summary.card(harness.table, None).is_mine
