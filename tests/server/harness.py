"""People at a table, as tests want them: everything they do is stored, read back and taken."""

import itertools
import random

import msgspec

from toque.core.match.seed import seed_from_text
from toque.server import protocol
from toque.server.protocol import NewSeat, NewTable, Person
from toque.server.render.update import update
from toque.server.table.action_codec import action_words
from toque.server.table.apply import apply, restore
from toque.server.table.commands import decide
from toque.server.table.entries import Started, decode, encode
from toque.server.table.opening import opening_entries
from toque.server.table.viewer import Viewer

ALICE = Person("alice", "Alice")
BOB = Person("bob", "Bob")
CAROL = Person("carol", "Carol")
BOT = NewSeat("bot", "medium")
ME = NewSeat("me")
OPEN = NewSeat("open")
LONG_GAMES = ("banquet", "italia", "paris")
"""Games that last for more than a few plies."""
_NEWS = msgspec.json.Decoder(protocol.News)


def seeded(entry):
    """A start with a seed that is the same in every run."""
    return msgspec.structs.replace(entry, seed=seed_from_text("company").hex()) if isinstance(entry, Started) else entry


def update_of(table, viewer, since=0):
    """What a viewer is sent, as a message."""
    return _NEWS.decode(update(table, viewer, since))


class TableHarness:
    """A table with its store."""

    def __init__(self, game="banquet", seats=(ME, OPEN), **more):
        entries = opening_entries(NewTable(game, list(seats), **more), ALICE, 1000.0)
        self.stored = [encode(seeded(entry)) for entry in entries]
        self.table = self.restored()
        self.now = 1000.0
        self._nonces = itertools.count()

    def restored(self):
        return restore("table", [decode(line) for line in self.stored])

    def do(self, person, kind, *values, nonce=None, **named):
        """Somebody does something; the entries that came of it."""
        return self.send(person, kind(nonce or f"n{next(self._nonces)}", *values, **named))

    def send(self, person, doing):
        return self.take(decide(self.table, person, doing, self.now))

    def take(self, entries):
        for entry in entries:
            self.stored.append(encode(seeded(entry)))
            apply(self.table, decode(self.stored[-1]))
        return entries

    def act(self, seat, number=None, person=None):
        """The owner of a seat plays an action, or the first legal one."""
        match = self.table.match
        number = match.legal(seat)[0] if number is None else number
        person = person or next(someone for someone in (ALICE, BOB, CAROL) if seat in self.table.seats_of(someone.id))
        return self.do(person, protocol.Act, match.ply, seat, action_words(self.table.game)[number])

    def act_at_random(self, chance: random.Random):
        """Whoever decides plays anything; a bot too."""
        match = self.table.match
        seat = chance.choice(match.actors)
        number = chance.choice(match.legal(seat))
        if self.table.is_bot_run(seat):
            return self.take(self.table.bot_entry(seat, number, match.ply, self.now))
        return self.act(seat, number)

    def play_on(self, plies, chance=None):
        """So many plies at random."""
        chance = chance or random.Random(1)
        for _ in range(plies):
            if self.table.stage == "playing":
                self.act_at_random(chance)

    def see(self, person, since=0, **more):
        """The news for somebody."""
        return update_of(self.table, Viewer(person.id if person else None, **more), since)


class Screen:
    """What a client makes of the news, as the protocol tells it to."""

    def __init__(self, harness, viewer):
        self.harness, self.viewer = harness, viewer
        self.seq, self.parts, self.log, self.chat = 0, {}, [], []

    def update(self):
        news = update_of(self.harness.table, self.viewer, self.seq)
        if news.is_whole:
            self.parts, self.log, self.chat = {}, [], []
        if news.rewound is not None:
            self.log = [line for line in self.log if line.ply <= news.rewound]
        self.log += news.log
        self.chat += news.chat
        self.parts |= {
            name: value for name in ("table", "position", "timing") if (value := getattr(news, name)) is not None
        }
        self.seq = news.seq
        return news

    @property
    def shown(self):
        return self.parts, self.log, self.chat


def started(game="banquet", people=(ALICE, BOB), bots=0, **more):
    """A match that has begun."""
    harness = TableHarness(game, [ME, *[OPEN] * (len(people) - 1), *[BOT] * bots], **more)
    for seat, person in enumerate(people[1:], start=1):
        harness.do(person, protocol.Sit, seat)
    for person in people:
        if harness.table.stage == "open":
            harness.do(person, protocol.Ready, True)
    return harness
