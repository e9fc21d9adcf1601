"""A match that goes on at another speed in its middle is the match that never did."""

import hashlib

import msgspec
import pytest

from toque.bots.bot import decide, make_bot
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.rng import generator, roll
from toque.core.kernel.speeds import Speed
from toque.core.match.match import Match
from toque.games import NAMES, load

SEED = bytes(range(32))
PLIES = 60


def played(game: Game, switches: dict[int, Speed], undo_at: int = -1) -> str:
    """A digest of every state, view, list of legal actions and score of a match, which changes its speed at plies."""
    match = Match(game, 3, seed=SEED)
    chance, total = generator("moves"), hashlib.sha256()
    for ply in range(PLIES):
        if ply in switches:
            match.run_at(switches[ply])
        if match.is_over:
            break
        seat = match.actors[0]
        actions = match.legal(seat)
        total.update(record.to_bytes(match.state))
        seen = (actions, match.view(seat), match.view(None), match.undoable(seat))
        total.update(msgspec.json.encode(seen) + repr(match.known_score(None)).encode())
        match.play(seat, actions[roll(chance, len(actions))])
        if ply == undo_at:
            match.undo(seat, min(20, match.ply), agreed=True)
    assert match.state.speed == match.game.speed
    total.update(msgspec.json.encode(match.entries))
    return total.hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_switches_in_the_middle_equals_one_that_does_not(name):
    game = load(name)
    there_and_back: dict[int, Speed] = {0: "plain", 10: "native", 25: "plain", 40: "native"}

    assert played(game, there_and_back) == played(game, {})


def test_what_was_played_before_the_switch_can_be_taken_back_after_it():
    game = load("banquet")

    assert played(game, {0: "plain", 30: "native"}, undo_at=33) == played(game, {}, undo_at=33)


def test_a_game_that_changed_its_speed_twice_is_the_game_that_it_was():
    game = load("banquet")

    assert game.at("plain").at("native") is game
    assert game.at("plain").at("plain") is game.at("plain")


@pytest.mark.parametrize("level", ["greedy", "easy"])
def test_a_bot_decides_the_same_at_both_speeds(level):
    game = load("banquet")
    match = Match(game, 2, seed=SEED)
    choices = []
    for speed in ("plain", "native"):
        at = game.at(speed)
        state = record.at_speed(record.copy(match.state), speed)
        choices.append([decide(at, make_bot(level, at), state, match.actors[0], generator(n)) for n in range(3)])

    assert choices[0] == choices[1]
