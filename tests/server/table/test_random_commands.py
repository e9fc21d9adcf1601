"""A table in a storm: two players, a spectator and a bot; cut lines, things sent twice, too late or out of turn."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.harness import ALICE, BOB, CAROL, Screen, started, update_of
from toque.core.match.matchfile import parse
from toque.core.match.replay import replay
from toque.games import load
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.replay import match_file
from toque.server.table.action_codec import action_words
from toque.server.table.viewer import Viewer

PLAYERS = (ALICE, BOB)
people = st.sampled_from((ALICE, BOB, CAROL))
players = st.sampled_from((0, 1))
chances = st.integers(0, 1 << 16)


class TableMachine(RuleBasedStateMachine):
    """Seats 0 and 1 are people, seat 2 is a bot; Carol watches."""

    @initialize(clock=st.sampled_from(["none", "live", "days"]))
    def open(self, clock):
        self.harness = started(people=PLAYERS, bots=1, clock=clock, seconds=100)
        self.screens = [Screen(self.harness, Viewer(person)) for person in ("alice", "bob", None)]
        self.sent = []
        self.seq = self.harness.table.seq

    @property
    def table(self):
        return self.harness.table

    def attempt(self, person, doing):
        """Send it, and keep what was done to send it again."""
        try:
            entries = self.harness.send(person, doing)
        except TableRefusal as refusal:
            assert refusal.reason != "unknown"
            return []
        self.sent.append((person, doing))
        return entries

    def do(self, person, kind, *values):
        return self.attempt(person, kind(f"m{len(self.sent)}-{self.table.seq}", *values))

    @rule(seat=players, chance=chances, late=st.sampled_from([0, 0, 0, 1, 5]))
    def act(self, seat, chance, late):
        actions = self.table.match.legal(seat) or [chance % self.table.game.action_count]
        words = action_words(self.table.game)[random.Random(chance).choice(actions)]
        before = self.table.ply
        asked = self.table.match.asked_at[seat]
        self.do(PLAYERS[seat], protocol.Act, before - late, seat, words)
        if before - late < asked:
            assert self.table.ply == before

    @rule(chance=chances)
    def bots(self, chance):
        for seat, _ in self.table.bots_to_move():
            number = random.Random(chance).choice(self.table.match.legal(seat))
            self.harness.take(self.table.bot_entry(seat, number, self.table.ply, self.harness.now))

    @rule(seat=players, plies=st.integers(0, 6), late=st.sampled_from([0, 0, 1]))
    def undo(self, seat, plies, late):
        self.do(PLAYERS[seat], protocol.Undo, self.table.ply - late, seat, plies)

    @rule(person=people, yes=st.booleans())
    def vote(self, person, yes):
        self.do(person, protocol.Vote, yes)

    @rule(person=people, seat=st.integers(-1, 3))
    def leave(self, person, seat):
        self.do(person, protocol.Stand, seat)

    @rule(person=people, seat=st.integers(-1, 3))
    def come_back(self, person, seat):
        self.do(person, protocol.Sit, seat)

    @rule(person=people, text=st.text(max_size=20))
    def say(self, person, text):
        self.do(person, protocol.Say, text)

    @rule(person=people, yes=st.booleans())
    def agree_to_hints(self, person, yes):
        self.do(person, protocol.AllowHints, yes)

    @precondition(lambda self: self.table.ply > 30)
    @rule(person=people, seat=players)
    def concede(self, person, seat):
        self.do(person, protocol.Concede, seat)

    @rule(seconds=st.sampled_from([1, 10, 101]))
    def wait(self, seconds):
        self.harness.now += seconds
        self.harness.take(self.table.due(self.harness.now))
        assert self.table.deadline() is None or self.table.deadline() > self.harness.now

    @rule(data=st.data())
    def send_again(self, data):
        if self.sent:
            person, doing = data.draw(st.sampled_from(self.sent[-20:]))
            before = self.table.seq
            assert self.harness.send(person, doing) == []
            assert self.table.seq == before

    @rule(index=st.integers(0, 2))
    def catch_up(self, index):
        self.screens[index].update()

    @rule(index=st.integers(0, 2))
    def reconnect(self, index):
        person = ("alice", "bob", None)[index]
        self.table.connect(person)
        self.screens[index].update()
        self.table.disconnect(person)

    @rule()
    def restart(self):
        known = self.table.seq
        self.harness.now += 1
        self.harness.table = self.harness.restored()
        self.harness.take(self.table.resumed(self.harness.now))
        assert self.table.seq > known
        self.seq = self.table.seq

    @invariant()
    def the_sequence_grows(self):
        assert self.table.seq >= self.seq
        self.seq = self.table.seq

    @invariant()
    def the_plies_are_those_of_the_match(self):
        assert self.table.ply == len(self.table.changes.stamps) == len(self.table.match.plies)
        assert (self.table.stage == "over") == self.table.match.is_over

    @rule()
    def restoring_leads_to_the_same(self):
        again = self.harness.restored()
        for person in ("alice", "bob", "carol"):
            assert whole(again, person) == whole(self.table, person)

    def teardown(self):
        if not hasattr(self, "harness"):
            return
        self.restoring_leads_to_the_same()
        for screen in self.screens:
            screen.update()
            fresh = Screen(self.harness, screen.viewer)
            fresh.update()
            assert screen.shown == fresh.shown
        if self.table.stage == "playing":
            self.do(ALICE, protocol.Concede, 0)
            self.do(BOB, protocol.Concede, 1)
        match = replay(parse(match_file(self.table)), load)
        assert match.score() == self.table.match.known_score(None)


def whole(table, person):
    """All that somebody sees, but for what is not stored."""
    news = update_of(table, Viewer(person), 0)
    return news.position, news.timing, news.log, news.chat, news.table.vote, news.table.hints_agreed, news.table.stage


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
