"""Whatever people do about sitting, undoing, hints and time: nobody keeps what they would not have seen.

A table in the hands of people who stand up, sit down, play, look, take back, ask for hints and let time run out, in any
order. What a ply tells a seat is not asked of the program: the ply is played in other worlds that the seat cannot tell
from the true one, and if the seat then sees anything else, it was told something.
"""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.server.harness import ALICE, BOB, CAROL, LONG_GAMES, started
from toque.core.kernel import events, record, rng
from toque.core.match.match import SPECTATOR, Match
from toque.server import protocol
from toque.server.errors import TableRefusal
from toque.server.render.hints import hint_question
from toque.server.table.entries import Undone

PEOPLE = (ALICE, BOB, CAROL)
WORLDS = 4
SECONDS = 100
LONGEST = 60
"""Plies after which nothing more is played, so that a sequence is about coming and going."""
seats = st.integers(0, 2)
chances = st.integers(0, 1 << 16)


def is_told(match, before, seat, action, looker):
    """Whether a ply showed a seat something that it could not have computed.

    What was chosen in secret may be something else in another world: any choice there that looks the same will do.
    Nor is it told anything if somebody shows by a choice what they alone knew: that is theirs to show.
    """
    if looker != seat and shows_only_their_own(match, before, seat, action, looker):
        return False
    for number in range(WORLDS):
        world = record.copy(before)
        match.game.redeal(world, looker, rng.generator("knowledge", number))
        legal = match.game.legal_actions(world, seat)
        if not any(looks_alike(match, world, seat, each, looker) for each in ([action] if action in legal else legal)):
            return True
    return False


def shows_only_their_own(match, before, seat, action, looker):
    """Whether a seat would have heard the same of a ply in every world that the one who played takes for possible."""
    heard = [event for event in match.events_of(match.ply) if event.is_visible_to(looker)]
    for number in range(WORLDS):
        world = record.copy(before)
        match.game.redeal(world, seat, rng.generator("their own", number))
        count = int(world.event_count)
        match.game.apply(world, rng.generator("other chance", number), seat, action)
        if [event for event in events.since(world, count) if event.is_visible_to(looker)] != heard:
            return False
    return True


def looks_alike(match, world, seat, action, looker):
    """Whether this action in this world would have shown a seat what it sees now."""
    played = record.copy(world)
    match.game.apply(played, rng.generator("other chance"), seat, action)
    return match.game.view(played, looker) == match.view(looker)


class Knowledge(RuleBasedStateMachine):
    """Two or three people at a table of `game`."""

    game = ""

    @initialize(people=st.integers(2, 3), seed=chances)
    def begin(self, people, seed):
        self.people = PEOPLE[:people]
        self.harness = started(self.game, people=self.people, clock="live", seconds=SECONDS)
        self.told = []
        """For each ply that stands: the seats that it told something."""
        self.left_at = {}
        """For each seat that is away: the plies that stood when its person left."""
        self.agreed = set()
        chance = random.Random(seed)
        for _ in range(seed % 8):
            if self.table.stage == "playing":
                self.play(chance.choice(self.match.actors), chance.randrange(1 << 16))

    @property
    def table(self):
        return self.harness.table

    @property
    def match(self):
        return self.table.match

    def is_away(self, seat):
        return self.table.seats[seat].is_stand_in and not self.table.has_resigned(seat)

    def do(self, seat, kind, *values):
        """Let somebody do something, and look at what they got."""
        if seat >= len(self.people):
            return
        before = self.table.ply
        try:
            entries = self.harness.do(self.people[seat], kind, *values)
        except TableRefusal:
            return
        for entry in entries:
            if isinstance(entry, Undone):
                self.check_undo(entry, before)
        del self.told[self.table.ply :]

    def check_undo(self, undone, before):
        removed = range(before - undone.plies, before)
        present = [each for each in range(len(self.people)) if not self.is_away(each)]
        away = [each for each in range(len(self.people)) if self.is_away(each)]
        lookers = present if away else [] if undone.agreed else [undone.seat]
        for ply in removed:
            learned = self.told[ply] & set(lookers)
            assert not learned, f"{learned} keep what ply {ply} told them, and nobody could object"
        for seat in away if undone.agreed else []:
            assert removed[0] >= self.left_at[seat], "somebody who is away was not asked about what they had played"

    @rule(seat=seats, chance=chances)
    def play(self, seat, chance):
        """Play any legal action: a person, or the bot that stands in."""
        if self.table.stage != "playing" or self.table.ply >= LONGEST or seat not in self.match.actors:
            return
        before, ply = record.copy(self.match.state), self.table.ply
        action = random.Random(chance).choice(self.match.legal(seat))
        if self.table.is_bot_run(seat):
            self.harness.take(self.table.bot_entry(seat, action, ply, self.harness.now))
        else:
            try:
                self.harness.act(seat, action)
            except TableRefusal:
                return
        if self.table.ply == ply + 1 and self.table.stage == "playing":
            lookers = range(len(self.people))
            self.told.append({each for each in lookers if is_told(self.match, before, seat, action, each)})
        else:
            self.told = [set(range(len(self.people)))] * self.table.ply

    @rule(seat=seats, plies=st.integers(1, 8))
    def undo(self, seat, plies):
        self.do(seat, protocol.Undo, self.table.ply, seat, plies)

    @rule(seat=seats, yes=st.sampled_from([True, True, True, False]))
    def vote(self, seat, yes):
        self.do(seat, protocol.Vote, yes)

    @rule(seat=seats)
    def stand(self, seat):
        self.do(seat, protocol.Stand, seat)
        self.note_away()

    @rule(seat=seats)
    def sit(self, seat):
        self.do(seat, protocol.Sit, seat)
        self.note_away()

    @rule(seconds=st.sampled_from([1, 30, SECONDS + 1]))
    def let_time_run_out(self, seconds):
        self.harness.now += seconds
        if self.table.stage == "playing":
            self.harness.take(self.table.due(self.harness.now))
        self.note_away()

    def note_away(self):
        for seat in range(len(self.people)):
            if not self.is_away(seat):
                self.left_at.pop(seat, None)
            elif seat not in self.left_at:
                self.left_at[seat] = self.table.ply

    @rule(seat=seats, yes=st.booleans())
    def allow_hints(self, seat, yes):
        if seat < len(self.people):
            self.do(seat, protocol.AllowHints, yes)
            (self.agreed.add if yes else self.agreed.discard)(seat)

    @rule(seat=seats)
    def hint(self, seat):
        if seat >= len(self.people) or self.table.stage != "playing":
            return
        try:
            question = hint_question(self.table, self.people[seat], protocol.Hint("n", seat))
        except TableRefusal:
            return
        assert self.agreed == set(range(len(self.people)))
        assert self.match.game.view(question.world, seat) == self.match.view(seat)

    @rule()
    def restart(self):
        self.harness.table = self.harness.restored()

    @invariant()
    def a_view_is_that_of_the_plies_that_stand(self):
        """What was taken back has left no trace; and a seat sees the same in every world that it cannot tell apart."""
        match = self.match
        clean = Match(match.game, match.players, match.options, match.seats, match.seed)
        for seat, action in match.moves():
            clean.play_legal(seat, action)
        for looker in (*range(len(self.people)), None):
            seat = SPECTATOR if looker is None else looker
            assert match.view(looker) == clean.view(looker)
            assert match.events_seen_by(seat, 0) == clean.events_seen_by(seat, 0)
            if looker is not None and not match.is_over:
                assert match.game.view(match.world_for(looker, rng.generator("world")), looker) == match.view(looker)


def machine(game, sequences, steps, *, is_alike=False):
    """A test of this many sequences, perhaps alike in every run."""
    case: Any = type(f"{game.capitalize()}Knowledge", (Knowledge,), {"game": game})
    case = case.TestCase
    case.settings = settings(
        max_examples=sequences,
        stateful_step_count=steps,
        derandomize=is_alike,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    return case


def test_what_somebody_shows_of_their_own_hand_is_theirs_to_show():
    """Paris: who opens a creperie has its ingredients. Alice is away, and Carol, who opened it, takes it back."""
    table: Any = type("ParisKnowledge", (Knowledge,), {"game": "paris"})()
    table.begin(people=3, seed=42269)
    assert table.told[-1] == set()
    assert table.told[2] == {0, 1, 2}

    table.stand(seat=0)
    table.undo(seat=2, plies=1)

    assert table.table.ply == 4


@pytest.mark.parametrize("game", LONG_GAMES)
def test_nobody_keeps_what_they_would_not_have_seen(game):
    machine(game, 12, 30, is_alike=True)("runTest").runTest()


@pytest.mark.soak
@pytest.mark.parametrize("game", LONG_GAMES)
def test_nobody_keeps_what_they_would_not_have_seen_in_ten_thousand_sequences(game):
    machine(game, 3_400, 40)("runTest").runTest()
