"""Finished matches: they replay to the same result, ply by ply, with nothing lost on the way.

`python -m tests.games.italia.test_records` records them anew after a change of the rules that is meant.
"""

import pytest

from tests import ROOT
from tests.games.italia.conservation import check
from toque.bots.bot import decide, make_bot
from toque.core.kernel import rng
from toque.core.match import matchfile
from toque.core.match.entries import Result
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.match.replay import replay
from toque.core.match.seed import seed_from_text
from toque.games import load
from toque.games.italia import GAME

FOLDER = ROOT / "tests" / "records" / "italia"
EVERYTHING = {"advanced": True, "balanced_turns": True, "apprentice": True, "wine_restriction": True}
TABLES = {
    "two-basic": (2, {}, ("greedy", "greedy")),
    "three-advanced": (3, {"advanced": True}, ("greedy", "greedy", "greedy")),
    "four-basic": (4, {}, ("greedy", "random", "greedy", "random")),
    "four-advanced": (4, {"advanced": True}, ("greedy", "greedy", "greedy", "greedy")),
    "five-everything": (5, EVERYTHING, ("greedy", "random", "greedy", "greedy", "random")),
}


def record(name: str) -> None:
    """Play a match between bots and write it down."""
    players, options, seats = TABLES[name]
    bots = [make_bot(seat, GAME) for seat in seats]
    generator = rng.generator("records", name)
    match = Match(GAME, players, GAME.options(**options), list(seats), seed=seed_from_text(name))
    path = FOLDER / f"{name}.toque"
    path.unlink(missing_ok=True)
    with MatchWriter(path, match) as writer:
        while not match.is_over:
            actors = GAME.actors(match.state)
            seat = actors[int(rng.roll(generator, len(actors)))]
            match.play(seat, decide(GAME, bots[seat], match.state, seat, generator))
            writer.update()
        writer.finish()


@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_match_replays_to_its_result(name):
    saved = matchfile.read(FOLDER / f"{name}.toque")
    match = replay(saved, load)

    assert match.is_over
    assert [entry for _, entry in saved.entries if isinstance(entry, Result)] == [match.result()]


@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_lost_at_any_ply_of_a_recorded_match(name):
    """I33."""
    match = replay(matchfile.read(FOLDER / f"{name}.toque"), load)
    s = Match(GAME, match.players, match.options, match.seats, match.seed)
    check(s.state)
    for ply in match.plies:
        s.play(ply.seat, ply.action)
        check(s.state)

    assert s.result() == match.result()


def test_every_record_is_of_a_table_that_is_played():
    assert {path.stem for path in FOLDER.glob("*.toque")} == set(TABLES)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        record(table)
