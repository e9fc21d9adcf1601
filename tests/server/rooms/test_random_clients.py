"""A server, two players and a spectator, doing whatever Hypothesis thinks of: all see the same match."""

import time
from collections import Counter
from contextlib import AbstractContextManager
from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.server.matches import begun
from tests.server.site import PATIENCE, open_site
from tests.server.site import Site as RunningSite
from toque.server.table import seats

A_MINUTE = seats.STAND_IN_AFTER
PLAYERS = st.integers(0, 1)
SECONDS = 600.0
"""On the live clock of each seat."""
REACHED = Counter()
"""How often each thing was done, of all that a table must be seen to do."""


def reached(what):
    REACHED[what] += 1


class Site:
    """One site for all examples: starting one takes longer than a whole example. Its clock can be put forward."""

    running = None
    ahead = 0.0

    context: ClassVar[AbstractContextManager[RunningSite]]

    @classmethod
    def get(cls):
        if cls.running is None:
            cls.context = open_site()
            seats.STAND_IN_AFTER = 0.0
            cls.running = cls.context.__enter__()
            cls.running.hub.now = lambda: time.time() + cls.ahead
        return cls.running

    @classmethod
    def close(cls):
        if cls.running is not None:
            cls.context.__exit__(None, None, None)
            cls.running, seats.STAND_IN_AFTER = None, A_MINUTE


def teardown_module():
    Site.close()


class ATable(RuleBasedStateMachine):
    """What can be done at a table, in any order."""

    def __init__(self):
        super().__init__()
        self.site = Site.get()
        self.context = begun(self.site, clock="live", seconds=SECONDS)
        self.pair = list(self.context.__enter__())
        self.table_id = self.pair[0].table_id
        self.extra = []
        self.spectator = self.site.person("Cora").socket(self.table_id)
        self.last = None
        self.done = 0
        self.settle()

    def teardown(self):
        for socket in [self.spectator, *self.extra]:
            socket.close()
        self.context.__exit__(None, None, None)

    # What is known of the table

    @property
    def everybody(self):
        return (*self.pair, self.spectator)

    def settle(self):
        """Wait until no bot thinks and nothing is under way, and all have heard of it."""
        ends = time.monotonic() + PATIENCE
        while (seq := self.site.call(self.quiet_seq)) is None:
            assert time.monotonic() < ends, "something is under way without end"
            time.sleep(0.002)
        for socket in self.everybody:
            socket.wait_for(lambda each: each.seq >= seq)

    def quiet_seq(self):
        room = self.room()
        return None if room._task or room.bots.are_busy else room.seq

    def is_playing(self):
        return self.pair[0].table["stage"] == "playing"

    def stands_in(self, seat):
        return self.pair[0].table["plates"][seat]["is_stand_in"]

    def deciding(self):
        """The people who have something to decide."""
        return [seat for seat in self.pair[0].position["deciding"] if not self.stands_in(seat)]

    def ply(self):
        return self.pair[0].position["ply"]

    def room(self):
        return self.site.hub.rooms[self.table_id]

    def new_nonce(self):
        self.done += 1
        return f"m{self.done}"

    # What is done. Whether it can be done depends on chance (the deal, the bots), which Hypothesis does not know of: so
    # there are no preconditions, and what cannot be done is left.

    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=6))
    def act(self, choices):
        for choice in choices:
            if not self.is_playing():
                return
            seat = self.deciding()[0]
            position = self.pair[seat].position
            picked = position["legal"][choice % len(position["legal"])]
            self.last = {"nonce": self.new_nonce(), "ply": position["ply"], "seat": seat, "action": picked["action"]}
            assert self.pair[seat].do("act", **self.last)["type"] == "done"
            self.settle()
            reached("act")

    @rule(is_renewed=st.booleans())
    def send_it_again(self, is_renewed):
        """As it was, or as something that could be played now: it was done, and is not done again."""
        if not (self.last and self.is_playing()):
            return
        before, again = self.ply(), self.last
        legal = self.pair[again["seat"]].position["legal"]
        if is_renewed and legal:
            again = {**again, "ply": before, "action": legal[0]["action"]}
            reached("send again what could be played")
        answer = self.pair[again["seat"]].do("act", **again)
        self.settle()
        assert (answer["type"], self.ply()) == ("done", before)
        reached("send again")

    @rule(who=PLAYERS, old=st.sampled_from([1, 5, None]))
    def act_on_an_old_position(self, who, old):
        """What was legal then or is now, named for the ply before, five before, or the first."""
        before = self.ply()
        ply = 0 if old is None else before - old
        if not self.is_playing() or not 0 <= ply < before:
            return
        seats = self.deciding()
        seat = who if who in seats else seats[0]
        asked = self.site.call(lambda: self.room().table.match.asked_at[seat])
        legal = self.pair[seat].position["legal"]
        if asked <= ply:  # the question is still the same
            return
        answer = self.pair[seat].do("act", nonce=self.new_nonce(), ply=ply, seat=seat, action=legal[0]["action"])
        self.settle()
        assert (answer["type"], answer["reason"], self.ply()) == ("refused", "stale", before)
        reached("act on the first ply" if old is None else f"act {old} plies late")

    @rule(who=PLAYERS)
    def come_back(self, who):
        """With the last number that was heard, over a new line."""
        old = self.pair[who]
        new = old.visitor.socket(self.table_id, since=old.seq)
        for part in ("table", "position", "timing"):
            setattr(new, part, getattr(old, part))
        new.log, new.chat = old.log + new.log, old.chat + new.chat
        old.close()
        self.extra.append(new)
        self.pair[who] = new
        reached("come back")

    @rule(who=PLAYERS, plies=st.integers(1, 3), agreed=st.sampled_from([None, True, False]))
    def ask_to_undo(self, who, plies, agreed):
        """Alone, or by a vote, which may be left open."""
        before, table = self.ply(), self.room().table
        if not self.is_playing() or self.pair[0].table["vote"]:
            return
        settled, alone = self.site.call(lambda: (table.settled_plies(), table.match.undoable(who)))
        may = not self.stands_in(who) and plies <= before and (plies <= alone or before - plies >= settled)
        answer = self.pair[who].do("undo", nonce=self.new_nonce(), ply=before, seat=who, plies=plies)
        assert answer["type"] == ("done" if may else "refused")
        reached("undo" if may else "undo refused")
        self.settle()
        if self.pair[0].table["vote"] and agreed is not None:
            self.vote(1 - who, agreed)
            assert self.ply() == (before - plies if agreed else before)

    @rule(who=PLAYERS, yes=st.booleans())
    def answer_a_vote(self, who, yes):
        if self.is_playing() and self.pair[0].table["vote"]:
            self.vote(who, yes)

    def vote(self, who, yes):
        may = who in self.pair[0].table["vote"]["asked"]
        assert self.pair[who].do("vote", yes=yes)["type"] == ("done" if may else "refused")
        reached("vote" if may else "vote refused")
        self.settle()

    @rule(who=PLAYERS)
    def leave_the_seat_to_a_bot(self, who):
        if not (self.is_playing() and not any(map(self.stands_in, (0, 1)))):
            return
        left = self.pair[who].timing["left"][who]
        assert self.pair[who].do("stand", seat=who)["type"] == "done"
        self.settle()
        assert self.stands_in(who) or not self.is_playing()
        assert self.pair[who].timing["left"][who] <= left
        reached("leave")

    @rule(who=PLAYERS)
    def run_out_of_time(self, who):
        """Who ran out of time is replaced, by a bot that plays at once; who has time left is not."""
        if not (self.is_playing() and not any(map(self.stands_in, (0, 1)))):
            return
        seat = who if who in self.deciding() else self.deciding()[0]
        timing = self.pair[seat].timing
        late = [each for each in timing["running"] if timing["left"][each] <= timing["left"][seat]]
        before = self.ply()
        Site.ahead += timing["at"] + timing["left"][seat] - self.site.hub.now() + 0.001
        self.site.call(self.room().follow)  # its timer knows nothing of the leap
        for each in late:
            self.pair[0].wait_for(lambda socket, each=each: socket.table["plates"][each]["is_stand_in"])
        if len(late) == 2:  # two bots would play to the end
            self.take_back(who)
        self.settle()
        assert self.ply() > before
        assert len(late) == 2 or [each for each in (0, 1) if self.stands_in(each)] == late or not self.is_playing()
        reached(f"time out of {len(late)}")

    @rule()
    def take_the_seat_back(self):
        if not (self.is_playing() and any(map(self.stands_in, (0, 1)))):
            return
        self.take_back(next(seat for seat in (0, 1) if self.stands_in(seat)))

    def take_back(self, seat):
        """When the bot has played; refused until then."""
        ends = time.monotonic() + PATIENCE
        while (answer := self.pair[seat].do("sit", seat=seat))["type"] == "refused":
            assert answer["reason"] == "not_now"
            assert time.monotonic() < ends, "the bot does not play"
            if self.pair[seat].table["stage"] == "over":
                return
            reached("take back refused")
            time.sleep(0.01)
        self.pair[seat].wait_for(lambda socket: not socket.table["plates"][seat]["is_stand_in"])
        assert self.pair[seat].timing["left"][seat] > 0
        reached("take back")

    @rule(who=PLAYERS, text=st.text(min_size=1, max_size=20))
    def say(self, who, text):
        answer = self.pair[who].do("say", text=text)
        assert answer["type"] == ("done" if text.strip() else "refused")
        reached("say")

    @rule(what=st.sampled_from(["act", "undo", "concede", "vote", "stand", "sit"]))
    def a_spectator_may_do_none_of_it(self, what):
        if not self.is_playing():
            return
        fields = {"seat": 0, "ply": self.ply(), "action": {"do": "pass"}, "yes": True, "plies": 1}
        wanted = {"act": ("seat", "ply", "action"), "undo": ("seat", "ply"), "vote": ("yes",)}
        given = {name: fields[name] for name in wanted.get(what, ("seat",))}
        assert self.spectator.do(what, **given)["type"] == "refused"
        reached("spectator refused")

    @invariant()
    def everybody_sees_the_same_match(self):
        self.settle()
        public = [(each.position["ply"], each.position["deciding"], each.table, each.timing) for each in self.everybody]
        assert public[0] == public[1] == public[2]
        chats = [[line["text"] for line in each.chat] for each in self.everybody]
        assert chats[0] == chats[1] == chats[2]
        with self.pair[0].visitor.socket(self.table_id) as whole:
            assert whole.position == self.pair[0].position
            assert whole.log == self.pair[0].log

    @invariant()
    def whoever_decides_has_time(self):
        timing = self.pair[0].timing
        assert timing["running"] == (self.deciding() if self.is_playing() else [])
        assert all(timing["at"] + timing["left"][seat] > self.site.hub.now() for seat in timing["running"])


WANTED = {
    "act",
    "send again",
    "send again what could be played",
    "act on the first ply",
    "act 1 plies late",
    "act 5 plies late",
    "come back",
    "undo",
    "undo refused",
    "vote",
    "leave",
    "time out of 1",
    "time out of 2",
    "take back",
    "say",
    "spectator refused",
}


def walk_through():
    """What Hypothesis may not come upon in every run."""
    table = ATable()
    table.run_out_of_time(0)
    table.settle()
    table.take_the_seat_back()
    table.act([0, 1, 2, 3, 4, 5])
    while table.is_playing() and not REACHED["send again what could be played"]:
        table.act([0])
        table.send_it_again(True)
    for old in (1, 5, None):
        table.act_on_an_old_position(0, old)
    table.ask_to_undo(0, 3, True)
    table.everybody_sees_the_same_match()
    table.teardown()


def test_a_table_in_a_storm_is_the_same_for_everybody(is_long):
    REACHED.clear()
    walk_through()
    run_state_machine_as_test(
        ATable,
        settings=settings(
            max_examples=60 if is_long else 20,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )

    assert set(REACHED) >= WANTED, WANTED - set(REACHED)
