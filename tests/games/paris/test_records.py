"""Recorded games: one for every way a game can end, for every number of players that can get there."""

from collections import Counter

import msgspec
import pytest

from tests.games.paris.conservation import check
from tests.games.paris.recorder import FOLDER, GAMES
from toque.core.kernel import record
from toque.core.match import matchfile
from toque.core.match.entries import Act
from toque.core.match.replay import replay
from toque.games import load
from toque.games.paris import GAME
from toque.games.paris.kernel import state

CHECKED_EVERY = 20


def test_every_recorded_game_is_there():
    """P47, P56: all triggers, and every number of players."""
    assert {path.stem for path in FOLDER.glob("*.toque")} == set(GAMES)
    assert {name.split("-")[1] for name in GAMES} == set(state.TRIGGER_NAMES[1:])
    assert {name[0] for name in GAMES} == {"2", "3", "4"}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    """P47, P48, P56: same moves, same end, same points; `replay` compares the result."""
    players, board, _ = GAMES[name]
    match = replay(matchfile.read(FOLDER / f"{name}.toque"), load)

    assert match.is_over
    assert GAME.end_reason(match.state) == name.split("-")[1]
    assert (match.players, msgspec.to_builtins(match.options)["board"]) == (players, board)
    assert match.state.round_number <= 60


@pytest.mark.parametrize("name", GAMES)
def test_everybody_had_the_same_number_of_turns(name):
    """P48, P9: turns go round from the first player to the last."""
    file = matchfile.read(FOLDER / f"{name}.toque")
    turns = []
    state_before = None
    match = replay(file, load, at=0)
    for _, entry in file.entries:
        if isinstance(entry, Act):
            seat = int(match.state.seat) if int(match.state.phase) == state.DRAW else None
            if seat is not None and state_before != (seat, int(match.state.round_number)):
                turns.append(seat)
                state_before = (seat, int(match.state.round_number))
            play(match, entry)
    first = int(match.state.first_seat)

    assert len(set(Counter(turns).values())) == 1
    assert turns == [(first + i) % match.players for i in range(len(turns))]
    assert len(turns) == match.players * int(match.state.round_number)


def play(match, entry):
    action = msgspec.json.decode(entry.action, type=GAME.action_type)
    match.play(entry.seat, GAME.encode_action(action))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_a_recorded_game(name):
    """P5."""
    file = matchfile.read(FOLDER / f"{name}.toque")
    match = replay(file, load, at=0)
    for i, (_, entry) in enumerate(file.entries):
        if isinstance(entry, Act):
            play(match, entry)
            if i % CHECKED_EVERY == 0:
                check(match.state)
    check(match.state)
    assert match.is_over
    assert len(record.to_bytes(match.state)) < 2048
