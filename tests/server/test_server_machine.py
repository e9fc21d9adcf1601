"""A server, two players and a spectator, doing whatever Hypothesis thinks of: all see the same match."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.server.matches import begun, mover
from tests.server.site import open_site

PLAYERS = st.integers(0, 1)


class Site:
    """One site for all examples: starting one takes longer than a whole example."""

    running = None

    @classmethod
    def get(cls):
        if cls.running is None:
            cls.context = open_site()
            cls.running = cls.context.__enter__()
        return cls.running

    @classmethod
    def close(cls):
        if cls.running is not None:
            cls.context.__exit__(None, None, None)
            cls.running = None


def teardown_module():
    Site.close()


class ATable(RuleBasedStateMachine):
    """What can be done at a table, in any order."""

    def __init__(self):
        super().__init__()
        self.site = Site.get()
        self.chance = random.Random(7)
        self.context = begun(self.site)
        self.pair = list(self.context.__enter__())
        self.extra = []
        self.spectator = self.site.person("Cora").socket(self.pair[0].table_id)
        self.last = None
        self.done = 0

    def teardown(self):
        for socket in [self.spectator, *self.extra]:
            socket.close()
        self.context.__exit__(None, None, None)

    def is_playing(self):
        for socket in self.pair:
            socket.drain(0.01)
        return self.pair[0].table["stage"] == "playing"

    @precondition(lambda self: self.is_playing())
    @rule(choice=st.integers(0, 1000))
    def act(self, choice):
        socket = mover(self.pair)
        if socket is None:
            return
        position = socket.position
        picked = position["legal"][choice % len(position["legal"])]
        self.last = {
            "nonce": f"m{self.done}",
            "ply": position["ply"],
            "seat": position["view"]["seat"],
            "action": picked["action"],
        }
        self.mover = self.pair.index(socket)
        self.done += 1
        assert socket.do("act", **self.last)["type"] == "done"

    @precondition(lambda self: self.last and self.is_playing())
    @rule()
    def send_it_again(self):
        before = self.ply()
        answer = self.pair[self.mover].do("act", **self.last)
        assert answer["type"] == "done"
        assert self.ply() == before

    @precondition(lambda self: self.last and self.is_playing())
    @rule(who=PLAYERS, behind=st.integers(1, 5))
    def act_on_an_old_position(self, who, behind):
        before = self.ply()
        answer = self.pair[who].do(
            "act", **{**self.last, "nonce": f"old{self.done}{behind}", "ply": before - behind - 5}
        )
        assert answer["type"] == "refused"
        assert self.ply() == before

    @rule(who=PLAYERS)
    def come_back(self, who):
        """With the last number that was heard, over a new line."""
        old = self.pair[who].drain(0.01)
        new = old.visitor.socket(old.table_id, since=old.seq)
        for part in ("table", "position", "timing"):
            setattr(new, part, getattr(old, part))
        new.log, new.chat = old.log + new.log, old.chat + new.chat
        old.close()
        self.extra.append(new)
        self.pair[who] = new
        new.drain(0.01)

    @precondition(lambda self: self.is_playing() and not self.pair[0].table["vote"])
    @rule(who=PLAYERS, plies=st.integers(1, 3))
    def ask_to_undo(self, who, plies):
        before = self.ply()
        answer = self.pair[who].do("undo", ply=before, seat=who, plies=plies)
        assert answer["type"] == ("done" if plies <= before else "refused")

    @precondition(lambda self: self.is_playing() and self.pair[0].table["vote"])
    @rule(who=PLAYERS, yes=st.booleans())
    def vote(self, who, yes):
        asked = self.pair[0].table["vote"]["asked"]
        answer = self.pair[who].do("vote", yes=yes)
        assert answer["type"] == ("done" if who in asked else "refused")

    @precondition(lambda self: self.is_playing())
    @rule(who=PLAYERS)
    def let_a_bot_play_and_take_the_seat_back(self, who):
        assert self.pair[who].do("stand", seat=who)["type"] == "done"
        if self.is_playing():
            self.pair[who].do("sit", seat=who)

    @rule(who=PLAYERS, text=st.text(min_size=1, max_size=20))
    def say(self, who, text):
        answer = self.pair[who].do("say", text=text)
        assert answer["type"] == "done" or not text.strip()

    @precondition(lambda self: self.is_playing())
    @rule(what=st.sampled_from(["act", "undo", "concede", "vote", "stand"]))
    def a_spectator_may_do_none_of_it(self, what):
        fields = {"seat": 0, "ply": self.ply(), "action": {"do": "pass"}, "yes": True, "plies": 1}
        wanted = {"act": ("seat", "ply", "action"), "undo": ("seat", "ply"), "concede": ("seat",), "vote": ("yes",)}
        given = {name: fields[name] for name in wanted.get(what, ("seat",))}
        assert self.spectator.do(what, **given)["type"] == "refused"

    def ply(self):
        return max(socket.drain(0.01).position["ply"] for socket in self.pair)

    @invariant()
    def everybody_sees_the_same_match(self):
        for socket in (*self.pair, self.spectator):
            socket.drain(0.02)
        newest = max(socket.seq for socket in (*self.pair, self.spectator))
        for socket in (*self.pair, self.spectator):
            socket.wait_for(lambda each: each.seq >= newest or each.drain(0.05).seq >= newest)
        public = [
            (each.position["ply"], each.position["deciding"], each.table) for each in (*self.pair, self.spectator)
        ]
        assert public[0] == public[1] == public[2]
        chats = [[line["text"] for line in each.chat] for each in (*self.pair, self.spectator)]
        assert chats[0] == chats[1] == chats[2]
        with self.pair[0].visitor.socket(self.pair[0].table_id) as whole:
            whole.drain(0.02)
            assert whole.position == self.pair[0].drain(0.02).position
            assert whole.log == self.pair[0].log


TestATable = ATable.TestCase
TestATable.settings = settings(
    max_examples=6,
    stateful_step_count=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
