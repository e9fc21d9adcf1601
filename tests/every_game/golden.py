"""Golden playthroughs and counts; `python -m tests.every_game.golden` writes them anew after a change that is meant."""

import hashlib
import json
from pathlib import Path

from tests.every_game.tables import Table, few_tables
from toque.bots.bot import decide, make_bot
from toque.core.kernel import record, rng
from toque.core.match.match import Match
from toque.core.match.seed import ply_generator, seed_from_text, setup_generator

FOLDER = Path(__file__).parent.parent / "golden"
COUNTS = FOLDER / "counts.json"
ENOUGH_STATES = 300


def playthrough(table: Table) -> str:
    """A whole game, told line by line: seat 1 is greedy, the others play at random."""
    match = Match(table.game, table.players, table.options, seed=seed_from_text("golden"))
    text = table.game.text("en", [f"Player {seat + 1}" for seat in range(table.players)])
    bots = [make_bot("greedy" if seat == 0 else "random", table.game) for seat in range(table.players)]
    generator = rng.generator("golden", table.id)
    lines = [f"# {table.id}", *(f"  {text.event(event)}" for event in match.opening_events())]
    while not match.is_over:
        actors = table.game.actors(match.state)
        seat = actors[int(rng.roll(generator, len(actors)))]
        action = decide(table.game, bots[seat], match.state, seat, generator)
        lines.append(f"{len(match.plies) + 1}. Player {seat + 1}: {text.action(table.game.decode_action(action))}")
        happened = match.play(seat, action)
        text = text.about(match.state)
        lines += [f"  {text.event(event)}" for event in happened]
    for score in match.score():
        lines.append(f"Player {score.seat + 1}: rank {score.rank}, {score.total} points, {score.lines}")
    lines.append(f"state {hashlib.sha256(record.to_bytes(match.state)).hexdigest()}")
    return "\n".join(lines) + "\n"


def reachable(table: Table) -> list[int]:
    """How many different states can be reached in 1, 2, 3... plies, chance being that of one seed."""
    seed = seed_from_text("counts")
    level = {}
    start = table.game.new_state(setup_generator(seed), table.players, table.options)
    level[record.to_bytes(start)] = start
    counts: list[int] = []
    while level and len(level) < ENOUGH_STATES:
        following = {}
        for state in level.values():
            for seat in table.game.actors(state):
                for action in table.game.legal_actions(state, seat):
                    child = record.copy(state)
                    table.game.apply(child, ply_generator(seed, len(counts)), seat, action)
                    following[record.to_bytes(child)] = child
        counts.append(len(following))
        level = following
    return counts


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for table in few_tables():
        (FOLDER / f"{table.id}.txt").write_text(playthrough(table), encoding="utf-8")
    counts = {table.id: reachable(table) for table in few_tables()}
    COUNTS.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
