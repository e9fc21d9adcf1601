"""How long a table takes for one ply: decide, encode, apply, and the updates for two players.

The same random games are played several times, and each part counts as it was at its quickest: two runs compare well.

python benchmarks/table.py [repeats]
"""

import random
import sys
import time

import msgspec
from msgspec.structs import replace

from toque.core.match.seed import seed_from_text
from toque.games import NAMES
from toque.server.protocol import Act, NewSeat, NewTable, Person, Ready, Sit
from toque.server.render.update import update
from toque.server.table.action_codec import action_words
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import Started, decode, encode
from toque.server.table.opening import opening_entries
from toque.server.table.table import Table
from toque.server.table.viewer import Viewer

PEOPLE = [Person("a", "Alice"), Person("b", "Bob")]
GAMES = 4
VIEWERS = [Viewer(person.id) for person in PEOPLE]


def open_table(game: str, number: int) -> Table:
    """Two people, ready to play; tables with the same number are dealt alike."""
    new = NewTable(game, [NewSeat("me"), NewSeat("open")])
    table = restore("bench", opening_entries(new, PEOPLE[0], 0.0))
    for person, doing in ((1, Sit("sit", 1)), (0, Ready("ready", True)), (1, Ready("ready", True))):
        for entry in decide(table, PEOPLE[person], doing, 0.0):
            is_start = isinstance(entry, Started)
            apply(table, replace(entry, seed=seed_from_text(str(number)).hex()) if is_start else entry)
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


def measure(name: str, repeats: int) -> str:
    """Microseconds a ply, each part of each game as it was at its quickest."""
    best: dict[tuple[int, str], float] = {}
    plies, size = {}, 0
    for _ in range(1 + repeats):  # caches fill in the first round, as they do on a server that has run for a minute
        size = 0
        for number in range(GAMES):
            table, watch = open_table(name, number), Stopwatch()
            size += play(table, watch, random.Random(number))
            plies[number] = table.ply
            for part, spent in watch.spent.items():
                best[number, part] = min(best.get((number, part), spent), spent)
    total = sum(plies.values())
    parts = {part: sum(best[number, part] for number in range(GAMES)) / total * 1e6 for part in watch.spent}
    told = ", ".join(f"{part} {spent:.0f}" for part, spent in parts.items())
    return f"{sum(parts.values()):.0f} a ply ({told}), {size // total // 2} bytes an update"


def main() -> None:
    """Print microseconds of one core for each game."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for name in NAMES:
        print(f"{name}: {measure(name, repeats)}")


if __name__ == "__main__":
    main()
