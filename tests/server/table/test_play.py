"""The compact match means what `core.match.Match` means."""

import random

import pytest

from toque.core.kernel import record
from toque.core.match.match import Match
from toque.core.match.seed import seed_from_text
from toque.games import NAMES, load
from toque.server.table.play import Play


def both(name, players=2):
    game, seed = load(name), seed_from_text(name)
    names = [f"Player {seat + 1}" for seat in range(players)]
    return Play(game, game.options(), names, seed), Match(game, players, game.options(), names, seed)


def assert_alike(play, match):
    assert record.to_bytes(play.state) == record.to_bytes(match.state)
    assert play.ply == len(match.plies)
    assert play.is_over == match.is_over
    assert play.actors == play.game.actors(match.state)
    for seat in range(play.players):
        assert play.undoable(seat) == match.undoable(seat)
        assert play.legal(seat) == play.game.legal_actions(match.state, seat)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_where_the_match_is_after_every_ply_and_undo(name):
    play, match = both(name)
    chance = random.Random(name)
    while not match.is_over:
        seat = chance.choice(play.actors)
        action = chance.choice(play.legal(seat))
        assert play.refusal(seat, action) is None
        play.act(seat, action, 7)
        happened = match.play(seat, action)
        assert play.events_of(play.ply) == happened
        if chance.random() < 0.05 and not match.is_over:
            plies = chance.randrange(1, min(play.ply, 6) + 1)
            play.undo(seat, plies, agreed=True)
            match.undo(seat, plies, agreed=True)
        if play.undoable(seat) and chance.random() < 0.3:
            play.undo(seat, 1, agreed=False)
            match.undo(seat)
        assert_alike(play, match)
    assert play.known_score(None) == match.score()
    assert play.as_match().entries == match.entries


def test_who_resigned_ranks_last_here_as_there():
    play, match = both("banquet", 4)
    for seat in (2, 0):
        play.resign(seat)
        match.resign(seat)

    assert play.known_score(None) == match.score()
    assert not play.is_over
    play.resign(1)
    assert play.is_over


def test_a_long_match_stays_small():
    from sys import getsizeof

    play, _ = both("paris")
    chance = random.Random(1)
    while not play.is_over:
        seat = chance.choice(play.actors)
        play.act(seat, chance.choice(play.legal(seat)), 0)
    arrays = (play.log, play.stamps, play._plies, play._events, play._ends)

    assert sum(map(getsizeof, arrays)) < 100 * play.ply
