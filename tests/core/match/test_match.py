import pickle
import random

import msgspec
import pytest

from toque.core.errors import BadSeat, BadUndo, IllegalAction, MatchOver
from toque.core.kernel import record
from toque.core.match.entries import Act, Resign, TimeOut, Undo
from toque.core.match.match import SNAPSHOT_EVERY, SNAPSHOTS_KEPT, Match
from toque.core.match.seed import commitment, is_committed, new_seed, ply_generator, seed_from_text
from toque.games import NAMES, load
from toque.games.banquet import GAME
from toque.games.banquet.words import actions


class FirstSeatMatch(Match):
    """A match that remembers who began."""

    first: int


def new_match(seed="1", **options):
    match = FirstSeatMatch(GAME, 2, GAME.options(memory_aid=True, **options), seed=seed_from_text(seed))
    match.first = int(match.state.seat)
    return match


def place(match, seat, piece, cell):
    match.play(seat, GAME.encode_action(actions.Place(piece, cell)))


def end_turn(match, seat):
    match.play(seat, GAME.encode_action(actions.Pass()))


def test_the_commitment_fixes_the_seed_and_does_not_tell_it():
    seed = new_seed()

    assert is_committed(seed, commitment(seed))
    assert not is_committed(new_seed(), commitment(seed))
    assert seed.hex() not in commitment(seed)


def test_every_ply_has_chance_of_its_own():
    seed = seed_from_text("chance")
    generators = {tuple(int(word) for word in ply_generator(seed, ply)) for ply in range(100)}

    assert len(generators) == 100


def test_an_illegal_action_changes_nothing_and_names_its_rule():
    match = new_match()
    before = record.to_bytes(match.state)

    with pytest.raises(IllegalAction, match="rule B9 forbids it") as refused:
        place(match, match.first, "burger", "A1")

    assert refused.value.rule == "B9"
    assert record.to_bytes(match.state) == before
    assert match.entries == []


@pytest.mark.parametrize("action", [-1, GAME.action_count])
def test_an_action_that_does_not_exist_is_refused(action):
    with pytest.raises(IllegalAction):
        new_match().play(0, action)


EVERYTHING = {
    "play": lambda match, seat: match.play(seat, 0),
    "undo": lambda match, seat: match.undo(seat, 1, agreed=True),
    "resign": lambda match, seat: match.resign(seat),
    "time_out": lambda match, seat: match.time_out(seat),
}


@pytest.mark.parametrize("does", EVERYTHING.values(), ids=EVERYTHING)
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_does_nothing(does, seat):
    match = new_match()
    place(match, match.first, "burger", "C3")

    with pytest.raises(BadSeat):
        does(match, seat)


@pytest.mark.parametrize("does", EVERYTHING.values(), ids=EVERYTHING)
def test_nothing_is_done_after_the_end(does):
    match = new_match()
    place(match, match.first, "burger", "C3")
    match.resign(0)

    with pytest.raises(MatchOver):
        does(match, 1)


def test_a_seat_may_take_back_its_own_plies_that_told_nothing():
    match = new_match()
    opening = record.to_bytes(match.state)
    place(match, match.first, "burger", "C3")
    end_turn(match, match.first)
    assert match.undoable(match.first) == 2

    match.undo(match.first, 2)

    assert record.to_bytes(match.state) == opening
    assert match.undoable(match.first) == 0


def test_what_another_seat_has_answered_stays():
    match = new_match()
    other = 1 - match.first
    place(match, match.first, "burger", "C3")
    end_turn(match, match.first)
    place(match, other, "burger", "C4")

    assert match.undoable(match.first) == 0
    assert match.undoable(other) == 1
    with pytest.raises(BadUndo):
        match.undo(match.first)


def test_a_revealed_menu_stays_unless_all_agree():
    match = new_match()
    place(match, match.first, "burger", "C3")
    placed = record.to_bytes(match.state)
    menu = GAME.view(match.state, match.first).seats[match.first].hand[0].menu
    match.play(match.first, GAME.encode_action(actions.Discard(menu.id)))
    assert match.undoable(match.first) == 0

    with pytest.raises(BadUndo):
        match.undo(match.first, 1)
    match.undo(match.first, 1, agreed=True)

    assert record.to_bytes(match.state) == placed


def test_playing_a_taken_back_ply_again_finds_the_same_chance():
    match = new_match()
    place(match, match.first, "burger", "C3")
    menu = GAME.view(match.state, match.first).seats[match.first].hand[0].menu
    discard = GAME.encode_action(actions.Discard(menu.id))
    match.play(match.first, discard)
    drawn = record.to_bytes(match.state)

    match.undo(match.first, 1, agreed=True)
    match.play(match.first, discard)

    assert record.to_bytes(match.state) == drawn


@pytest.mark.parametrize("plies", [0, -1, 3])
def test_no_more_can_be_taken_back_than_was_played(plies):
    match = new_match()
    place(match, match.first, "burger", "C3")

    with pytest.raises(BadUndo):
        match.undo(match.first, plies, agreed=True)


def test_who_resigns_ranks_last_and_two_players_are_done_then():
    match = new_match()
    match.resign(0)

    assert match.is_over
    assert [score.rank for score in match.score()] == [2, 1]


def test_three_players_go_on_after_one_has_resigned_and_the_first_to_go_is_last():
    match = FirstSeatMatch(GAME, 3, seed=seed_from_text("three"))
    match.resign(1)
    match.resign(1)
    assert len(match.entries) == 1
    assert not match.is_over
    match.resign(0)

    assert match.is_over
    assert [score.rank for score in match.score()] == [2, 3, 1]


def random_ply(match, chance):
    seat = chance.choice(match.actors)
    match.play(seat, chance.choice(match.legal(seat)))


def played_anew(match):
    """A match that plays only what stands in this one."""
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    for seat, action in match.moves():
        again.play(seat, action)
    return again


def known_of(match):
    """All that follows from the plies that stand."""
    events = [match.events_of(ply) for ply in range(match.ply + 1)]
    undoable = [match.undoable(seat) for seat in range(match.players)]
    return record.to_bytes(match.state), match.plies, events, match.actors, match.asked_at, undoable


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("furthest", [3, SNAPSHOTS_KEPT + 2, 2 * SNAPSHOT_EVERY])
def test_a_match_that_went_back_is_like_one_that_never_played_what_was_taken_back(name, furthest):
    game = load(name)
    match, chance = Match(game, game.min_players, seed=seed_from_text(name)), random.Random(furthest)
    for _ in range(12):
        for _ in range(chance.randrange(1, furthest + 8)):
            if not match.is_over:
                random_ply(match, chance)
        if match.is_over:
            break
        match.undo(0, chance.randrange(1, min(match.ply, furthest) + 1), agreed=True)
        assert known_of(match) == known_of(played_anew(match))


def test_the_lines_of_the_file_say_all_that_was_done():
    match = new_match()
    place(match, match.first, "burger", "C3")
    match.undo(match.first)
    match.time_out(0)
    match.resign(1)

    assert match.entries == [
        Act(match.first, msgspec.Raw(b'{"do":"place","piece":"burger","cell":"C3"}')),
        Undo(match.first, 1),
        TimeOut(0),
        Resign(1),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_stays_small(name):
    game = load(name)
    match, chance = Match(game, game.min_players, seed=seed_from_text(name)), random.Random(1)
    while not match.is_over:
        random_ply(match, chance)

    # the arrays grow with the plies, and one state is kept for every 32 of them
    size = len(pickle.dumps((match.log, match._plies, match._events, match._ends)))
    states = {id(each.kept) for each in (*match._snapshots, *match._latest_snapshots)}
    assert size < 150 * match.ply
    assert len(states) <= SNAPSHOTS_KEPT + 1 + match.ply // SNAPSHOT_EVERY
