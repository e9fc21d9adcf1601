"""Finished matches, ply by ply."""

import msgspec
import pytest

from tests.server.harness import ALICE, BOB, LONG_GAMES, started
from toque.core.match.match import Match
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.replay import moment, replay, replay_position


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


@pytest.mark.parametrize("game", LONG_GAMES)
def test_while_a_match_goes_on_a_moment_is_shown_as_ones_own_seat_saw_it(game):
    harness = started(game=game)
    seen = {}
    for _ in range(12):
        harness.play_on(1)
        for person, seat in ((ALICE, 0), (BOB, 1), (None, None)):
            seen[harness.table.ply, seat] = bytes(harness.see(person).position.view)

    match = harness.table.playing()
    moves = list(match.moves())
    for (ply, seat), view in seen.items():
        if is_fleeting(match, moves[:ply]):
            with pytest.raises(TableRefusal):
                moment(match, moves[:ply], seat, "en")
        else:
            shown = moment(match, moves[:ply], seat, "en")
            assert bytes(shown.view) == view
            assert shown.ply == ply
            assert msgspec.json.decode(msgspec.json.encode(shown))["legal"] == []


def is_fleeting(match, moves):
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    for seat, action in moves:
        again.play_legal(seat, action)
    return again.game.phases[int(again.state.phase)] in again.game.fleeting_phases
