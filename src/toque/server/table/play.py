"""The match at a table, kept small: the state, and all plies and events as arrays of integers.

It means what `core.match.Match` means, and its match file is written by that; thousands of these fit where
hundreds of those would.
"""

from array import array
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import msgspec

from toque.core.game import WAITING, Game, Score
from toque.core.kernel import record
from toque.core.kernel.events import COLUMNS, EVERYBODY, REVEALS_HIDDEN, VISIBLE, Event
from toque.core.match.match import Match, own_latest, rank_resigned
from toque.core.match.seed import commitment, ply_generator, setup_generator
from toque.core.reading import integers, read

SPECTATOR = -1
ACT, UNDO, AGREED_UNDO, RESIGN, TIME_OUT = range(5)
"""Kinds in the log."""


class Happening(NamedTuple):
    """An event that somebody may know of."""

    ply: int
    """How many plies had been played then; 0 while the table was laid."""
    numbers: tuple[int, ...]
    """Kind, seat, first, second, third."""


class Play:
    """A match in progress or over."""

    _latest: ClassVar[tuple[Any, int, Any]] = (None, 0, None)
    """The state that was looked at last, of any match: which, after how many lines of the log, and as it was read."""

    def __init__(self, game: Game, options: msgspec.Struct, names: list[str], seed: bytes) -> None:
        self.game = game
        self.players = len(names)
        self.options = options
        self.names = names
        self.seed = seed
        self.commitment = commitment(seed)
        self.resigned: list[int] = []
        self.log = array("i")
        """Everything in the order in which it was done: value, seat and kind in one number."""
        self._plies = array("i")
        """Plies that stand: action, seat and whether it was news in one number."""
        self.stamps = array("q")
        """The table's sequence number when each of them was played."""
        self._events = array("h")
        self._ends = array("i")
        """Where the events of the setup end, and those of each ply."""
        self.actors: list[int] = []
        """Seats that must decide now."""
        self.asked_at: list[int] = []
        """The ply since which each seat has had this very decision before it."""
        self._phase = 0
        self._lay_out()

    def _lay_out(self) -> None:
        self.state = self.game.new_state(setup_generator(self.seed), self.players, self.options)
        self._event_count = 0
        self._note_events()
        self._look_around(None)

    def _look_around(self, played: int | None) -> None:
        """Note who decides now; who was asked before, and has only seen others answer, is still asked the same."""
        ply = self.ply
        phase = int(self.state.phase)
        waiting = [] if played is None or phase != self._phase else [seat for seat in self.actors if seat != played]
        self.asked_at = [self.asked_at[seat] if seat in waiting else ply for seat in range(self.players)]
        self.actors = self.game.actors(self.state)
        self._phase = phase

    @property
    def ply(self) -> int:
        """How many plies stand."""
        return len(self._plies)

    @property
    def is_over(self) -> bool:
        """Whether the game is at its end, or all but one have resigned."""
        return not self.actors or len(self.resigned) >= self.players - 1

    def refusal(self, seat: int, action: int) -> str | None:
        """The name of the rule that forbids an action, if one does."""
        rule = int(self.game.refusal(self.state, seat, action))
        return self.game.rule_name(rule) if rule else None

    def phase_for(self, seat: int) -> str:
        """The name of the phase that a seat is in: it waits while others decide."""
        return WAITING if self.actors and seat not in self.actors else self.game.phases[self._phase]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        return self.game.legal_actions(self.state, seat) if seat in self.actors else []

    def act(self, seat: int, action: int, stamp: int) -> None:
        """Play a legal action."""
        self._apply(seat, action, stamp)
        self._write(ACT, seat, action)

    def _apply(self, seat: int, action: int, stamp: int) -> None:
        self.game.apply(self.state, ply_generator(self.seed, self.ply), seat, action)
        reveals_hidden = self._note_events()
        self._plies.append(action << 4 | seat << 1 | reveals_hidden)
        self.stamps.append(stamp)
        self._look_around(seat)

    def _note_events(self) -> bool:
        """Keep the events that are new in the state's ring; say whether they were news to anybody."""
        total, ring = int(self.state.event_count), self.state.events
        reveals_hidden = False
        for i in range(self._event_count, total):
            numbers = integers(ring[i % len(ring)])
            reveals_hidden |= bool(numbers[REVEALS_HIDDEN])
            self._events.extend(numbers)
        self._event_count = total
        self._ends.append(len(self._events))
        return reveals_hidden

    def plies(self) -> Iterator[tuple[int, int]]:
        """Seat and action of all plies that stand."""
        for packed in self._plies:
            yield packed >> 1 & 7, packed >> 4

    def undoable(self, seat: int) -> int:
        """How many plies the seat may take back alone: see `Match.undoable`."""
        latest = ((packed >> 1 & 7, bool(packed & 1)) for packed in reversed(self._plies))
        return 0 if self.is_over else own_latest(seat, latest)

    def undo(self, seat: int, plies: int, agreed: bool) -> None:
        """Take back the last plies."""
        standing, stamps = list(self.plies())[:-plies], self.stamps
        self._plies, self.stamps, self._events, self._ends = array("i"), array("q"), array("h"), array("i")
        self._lay_out()
        for (mover, action), stamp in zip(standing, stamps, strict=False):
            self._apply(mover, action, stamp)
        self._write(AGREED_UNDO if agreed else UNDO, seat, plies)

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self.resigned.append(seat)
        self._write(RESIGN, seat)

    def time_out(self, seat: int) -> None:
        """Note that a seat's time ran out."""
        self._write(TIME_OUT, seat)

    def _write(self, kind: int, seat: int, value: int = 0) -> None:
        self.log.append(value << 6 | seat << 3 | kind)

    def happenings(self, seat: int, first_ply: int) -> list[Happening]:
        """What a seat (or a spectator: -1) may know of what happened at a ply and after it; ply 0 is the setup."""
        found = []
        start = self._ends[first_ply - 1] if first_ply else 0
        for ply in range(first_ply, len(self._ends)):
            for at in range(start, self._ends[ply], COLUMNS):
                visible = self._events[at + VISIBLE]
                if visible == EVERYBODY or (seat >= 0 and visible >> seat & 1):
                    found.append(Happening(ply, tuple(self._events[at : at + 5])))
            start = self._ends[ply]
        return found

    def events_of(self, ply: int) -> list[Event]:
        """All that happened at a ply, whoever may know it."""
        start = self._ends[ply - 1] if ply else 0
        found = []
        for at in range(start, self._ends[ply], COLUMNS):
            kind, seat, first, second, third, visible, news = self._events[at : at + COLUMNS]
            found.append(Event(kind, seat, first, second, third, visible, bool(news)))
        return found

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat, or a spectator, sees; a state is read once for all who look at it one after the other."""
        latest = Play._latest
        if latest[0] is not self.state or latest[1] != len(self.log):
            latest = Play._latest = (self.state, len(self.log), read(self.state))
        return self.game.view(latest[2], seat)

    def known_score(self, seat: int | None) -> list[Score]:
        """Everybody's points as far as a seat, or a spectator, can know them; who resigned ranks last."""
        return rank_resigned(self.game.known_score(self.state, seat), self.resigned)

    def world_for(self, seat: int, rng: Any) -> Any:
        """A world that agrees with all that the seat knows, drawn at random."""
        world = record.copy(self.state)
        self.game.redeal(world, seat, rng)
        return world

    def as_match(self) -> Match:
        """The match as `core` knows it, played again from its log."""
        match = Match(self.game, self.players, self.options, self.names, self.seed)
        for packed in self.log:
            value, seat, kind = packed >> 6, packed >> 3 & 7, packed & 7
            if kind == ACT:
                match.play(seat, value)
            elif kind in (UNDO, AGREED_UNDO):
                match.undo(seat, value, agreed=kind == AGREED_UNDO)
            elif kind == RESIGN:
                match.resign(seat)
            else:
                match.time_out(seat)
        return match
