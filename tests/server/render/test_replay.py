"""Finished matches, ply by ply."""

import pytest

from tests.server.harness import ALICE, BOB, LONG_GAMES, started
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.replay import replay, replay_position


def was_known(line, seat):
    return line.known_to is None or seat in line.known_to


@pytest.mark.parametrize("game", LONG_GAMES)
def test_a_replay_shows_every_seats_view_of_every_ply(game):
    harness = started(game=game)
    seen = {}
    for _ in range(25):
        harness.play_on(1)
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            seen[harness.table.ply, seat] = bytes(harness.see(person).position.view)
    with pytest.raises(TableRefusal):
        replay(harness.table, "en")
    harness.do(BOB, protocol.Concede, 1)

    replayed = replay(harness.table, "en")
    assert [ply.ply for ply in replayed.plies] == list(range(1, 26))
    assert replayed.table.seed
    assert [score.rank for score in replayed.result] == [1, 2]
    for (ply, seat), view in seen.items():
        assert bytes(replay_position(harness.table, ply, seat, "en").view) == view
    for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
        replayed_log = [line.text for ply in replayed.plies for line in ply.log if was_known(line, seat)]
        assert [line.text for line in harness.see(person).log if line.ply] == replayed_log
    with pytest.raises(TableRefusal):
        replay_position(harness.table, 26, 0, "en")
