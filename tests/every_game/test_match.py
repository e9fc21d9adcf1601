"""A match is its log: it replays to the same bytes, and goes back exactly as far as it may."""

from tests.every_game.tables import every_table, some_tables
from toque.core.kernel import record, rng
from toque.core.match import matchfile
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.match.replay import replay
from toque.core.match.seed import seed_from_text
from toque.games import load


def random_match(table, seed="match"):
    return Match(table.game, table.players, table.options, seed=seed_from_text(seed))


def play_random_ply(match, generator):
    actors = match.game.actors(match.state)
    seat = actors[int(rng.roll(generator, len(actors)))]
    actions = match.game.legal_actions(match.state, seat)
    match.play(seat, actions[int(rng.roll(generator, len(actions)))])
    return seat


@every_table
def test_a_match_file_replays_to_the_same_bytes(table, tmp_path):
    match, generator = random_match(table), rng.generator("match", table.id)
    with MatchWriter(tmp_path / "match.toque", match) as writer:
        while not match.is_over:
            play_random_ply(match, generator)
            writer.update()
        writer.finish()

    again = replay(matchfile.read(tmp_path / "match.toque"), load)

    assert record.to_bytes(again.state) == record.to_bytes(match.state)
    assert again.result() == match.result()


@some_tables
def test_taking_back_restores_the_very_state(table):
    match, generator = random_match(table, "undo"), rng.generator("undo", table.id)
    states = [record.to_bytes(match.state)]
    taken_back = 0
    while not match.is_over:
        seat = play_random_ply(match, generator)
        states.append(record.to_bytes(match.state))
        count = match.undoable(seat)
        if count and taken_back < 20:
            match.undo(seat, count)
            taken_back += 1
            del states[len(states) - count :]
            assert record.to_bytes(match.state) == states[-1]

    assert taken_back > 0


@some_tables
def test_what_may_be_taken_back_alone_told_nobody_anything(table):
    """An undoable ply leaves what every other seat could not know exactly as unknown as before."""
    match, generator = random_match(table, "frontier"), rng.generator("frontier", table.id)
    while not match.is_over:
        before = record.copy(match.state)
        seat = play_random_ply(match, generator)
        if match.undoable(seat):
            again = record.copy(before)
            match.game.apply(again, rng.generator("other chance"), seat, match.plies[-1].action)
            assert record.differing_fields(again, match.state) == [], "chance had a hand in it"
