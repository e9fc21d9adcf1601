"""How long a table takes for one ply: decide, encode, apply, and the updates for two players, over random games.

python benchmarks/table.py [games a game]
"""

import random
import sys
import time

import msgspec

from toque.games import NAMES
from toque.server.protocol import Act, NewSeat, NewTable, Person, Ready, Sit
from toque.server.render.update import update
from toque.server.table.action_codec import action_words
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import decode, encode
from toque.server.table.opening import opening_entries
from toque.server.table.table import Table
from toque.server.table.viewer import Viewer

PEOPLE = [Person("a", "Alice"), Person("b", "Bob")]
VIEWERS = [Viewer(person.id) for person in PEOPLE]


def open_table(game: str) -> Table:
    """Two people, ready to play."""
    new = NewTable(game, [NewSeat("me"), NewSeat("open")])
    table = restore("bench", opening_entries(new, PEOPLE[0], 0.0))
    for person, doing in ((1, Sit("sit", 1)), (0, Ready("ready", True)), (1, Ready("ready", True))):
        for entry in decide(table, PEOPLE[person], doing, 0.0):
            apply(table, entry)
    return table


class Stopwatch:
    """Seconds of a core spent on each part of the work."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self._at = 0.0

    def start(self) -> None:
        """Begin the first part."""
        self._at = time.process_time()

    def lap(self, part: str) -> None:
        """A part is done; the next begins."""
        now = time.process_time()
        self.spent[part] = self.spent.get(part, 0.0) + now - self._at
        self._at = time.process_time()


def play(table: Table, watch: Stopwatch, chance: random.Random) -> int:
    """Play a whole game at random; how many bytes of news there were."""
    size = 0
    while table.stage == "playing":
        assert table.match is not None
        seat = chance.choice(table.match.actors)
        action = chance.choice(table.match.legal(seat))
        doing = Act(f"nonce {table.ply}", table.ply, seat, msgspec.Raw(action_words(table.game)[action]))
        since = table.seq
        watch.start()
        entries = decide(table, PEOPLE[seat], doing, float(table.ply))
        watch.lap("decide")
        stored = [encode(entry) for entry in entries]
        watch.lap("encode")
        for entry in entries:
            apply(table, entry)
        watch.lap("apply")
        size += sum(len(update(table, viewer, since)) for viewer in VIEWERS)
        watch.lap("two updates")
        assert [decode(line) for line in stored]
    return size


def measure(name: str, games: int) -> str:
    """Microseconds a ply: of all games together, and of the quickest, which other programs disturbed least."""
    chance = random.Random(1)
    for _ in range(2):  # caches fill as they do on a server that has run for a minute
        play(open_table(name), Stopwatch(), chance)
    total, plies, size, quickest = Stopwatch(), 0, 0, float("inf")
    for _ in range(games):
        table, watch = open_table(name), Stopwatch()
        size += play(table, watch, chance)
        plies += table.ply
        quickest = min(quickest, sum(watch.spent.values()) / table.ply * 1e6)
        for part, spent in watch.spent.items():
            total.spent[part] = total.spent.get(part, 0.0) + spent
    parts = ", ".join(f"{part} {spent / plies * 1e6:.0f}" for part, spent in total.spent.items())
    mean = sum(total.spent.values()) / plies * 1e6
    return f"{mean:.0f} a ply ({parts}), {quickest:.0f} in the quickest game; {size // plies // 2} bytes an update"


def main() -> None:
    """Print microseconds of one core for each game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for name in NAMES:
        print(f"{name}: {measure(name, games)}")


if __name__ == "__main__":
    main()
