"""A match: its game, seats and seed, and then all that was done. The state is only a cache of that.

It is kept small, so that a server can hold thousands: plies, events and log are arrays of integers. The lines of a
match file are derived from the log.
"""

from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy as shallow_copy
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, ClassVar, NamedTuple

import msgspec

from toque.core.errors import BadSeat, BadUndo, IllegalAction, MatchOver
from toque.core.game import WAITING, Game, Score
from toque.core.kernel.events import COLUMNS, EVERYBODY, REVEALS_HIDDEN, VISIBLE, Event
from toque.core.kernel.record import PlainState, at_speed, copy, from_bytes
from toque.core.kernel.speeds import Speed
from toque.core.match.entries import FORMAT, Act, AnyEntry, Header, Resign, Result, TimeOut, Undo
from toque.core.match.seed import commitment, new_seed, ply_generator, setup_generator
from toque.core.reading import integers, read
from toque.core.types import ActionNumber, Rng, Seat, State, View
from toque.core.words.options import GameOptions

SPECTATOR = -1
ACT, UNDO, AGREED_UNDO, RESIGN, TIME_OUT = range(5)
"""Kinds in the log."""
SNAPSHOTS_KEPT = 8
"""The number of states kept before the latest plies, so that an undo of these replays nothing."""
SNAPSHOT_EVERY = 32
"""Plies between two states that are always kept: no undo replays more plies than this."""


@dataclass(frozen=True)
class Ply:
    """One action that stands."""

    seat: Seat
    action: ActionNumber
    reveals_hidden: bool
    """It told somebody something that was hidden: see `Event.reveals_hidden`."""


class PlyEvent(NamedTuple):
    """An event and its ply."""

    ply: int
    """The number of plies played by then; 0 for the setup."""
    numbers: tuple[int, ...]
    """Kind, seat, first, second, third."""


class Snapshot(NamedTuple):
    """The match before a ply."""

    ply: int
    kept: bytes | State
    """The state. At native speed its bytes, because a handle costs 25 us; it is read at the speed of then."""
    actors: list[Seat]
    asked_at: list[int]


class Match:
    """A match in progress or over."""

    _latest: ClassVar[tuple[Any, int, Any]] = (None, 0, None)
    """The last state that was read, of any match: the match, the length of its log, and the fields."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: GameOptions | None = None,
        seats: list[str] | None = None,
        seed: bytes | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options or game.options()
        self.seats = seats or [f"Player {seat + 1}" for seat in range(players)]
        """The names of the players."""
        self.seed = new_seed() if seed is None else seed
        self.commitment = commitment(self.seed)
        self.resigned: list[Seat] = []
        """Seats that gave up, in that order."""
        self.log = array("i")
        """The log, in order: value, seat and kind in one number."""
        self._plies = array("i")
        """Plies that stand: action, seat and whether hidden things were revealed, in one number."""
        self._events = array("h")
        self._ends = array("i")
        """The index at which the events of the setup end, and then those of each ply."""
        self._latest_snapshots: deque[Snapshot] = deque(maxlen=SNAPSHOTS_KEPT)
        self._snapshots: list[Snapshot] = []
        self.state: State = game.new_state(setup_generator(self.seed), players, self.options)
        self._event_count = 0
        self._note_events()
        self.actors: list[Seat] = game.actors(self.state)
        """Seats that must decide now."""
        self.asked_at = [0] * players
        """The ply since which each seat has faced the decision that it faces now."""

    # What is so

    @property
    def header(self) -> Header:
        """The first line of a match file."""
        return Header(
            toque=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            commitment=self.commitment,
            pack=self.game.pack_digest,
        )

    @property
    def ply(self) -> int:
        """The number of plies that stand."""
        return len(self._plies)

    @property
    def plies(self) -> list[Ply]:
        """The plies that stand."""
        return [Ply(packed >> 1 & 7, packed >> 4, bool(packed & 1)) for packed in self._plies]

    def moves(self) -> Iterator[tuple[Seat, ActionNumber]]:
        """Return seat and action of all plies that stand."""
        for packed in self._plies:
            yield packed >> 1 & 7, packed >> 4

    @property
    def entries(self) -> list[AnyEntry]:
        """The lines of a match file after the header, without seed and result."""
        return [self._entry(packed & 7, packed >> 3 & 7, packed >> 6) for packed in self.log]

    def _entry(self, kind: int, seat: Seat, value: int) -> AnyEntry:
        if kind == ACT:
            return Act(seat, msgspec.Raw(msgspec.json.encode(self.game.decode_action(value))))
        if kind in (UNDO, AGREED_UNDO):
            return Undo(seat, value, kind == AGREED_UNDO)
        return Resign(seat) if kind == RESIGN else TimeOut(seat)

    @property
    def is_over(self) -> bool:
        """Whether the game is at its end, or all but one have resigned."""
        return not self.actors or len(self.resigned) >= self.players - 1

    def refusal(self, seat: Seat, action: ActionNumber) -> str | None:
        """Return the name of the rule that forbids an action, if one does."""
        rule = int(self.game.refusal(self.state, seat, action))
        return self.game.rule_name(rule) if rule else None

    def phase_for(self, seat: Seat) -> str:
        """Return the name of the phase that a seat is in: it waits while others decide."""
        return WAITING if self.actors and seat not in self.actors else self.game.phases[int(self.state.phase)]

    def legal(self, seat: Seat) -> list[ActionNumber]:
        """Return the seat's legal actions."""
        return self.game.legal_actions(self.state, seat) if seat in self.actors else []

    def undoable(self, seat: Seat) -> int:
        """Return how many plies the seat may take back alone: its own latest, back to the last that revealed anything.

        A ply that revealed something hidden, or an outcome of chance, stays. So does whatever another seat has
        answered, and everything once the match is over.
        """
        latest = ((packed >> 1 & 7, bool(packed & 1)) for packed in reversed(self._plies))
        return 0 if self.is_over else own_latest(seat, latest)

    def last_told(self, seats: Sequence[Seat]) -> int:
        """Return how many plies there are up to the last that revealed hidden things or was played by these seats."""
        plies = enumerate(reversed(self._plies))
        return next((self.ply - back for back, packed in plies if packed & 1 or packed >> 1 & 7 in seats), 0)

    # What is done

    def play(self, seat: Seat, action: ActionNumber) -> list[Event]:
        """Play an action, and return what happened; an illegal action raises IllegalAction."""
        self._check_seat(seat)
        if not 0 <= action < self.game.action_count:
            raise IllegalAction(f"there is no action {action}", "")
        rule = self.refusal(seat, action)
        if rule:
            raise IllegalAction(f"rule {rule} forbids it", rule)
        self.play_legal(seat, action)
        return self.events_of(self.ply)

    def play_legal(self, seat: Seat, action: ActionNumber) -> None:
        """Play an action that is known to be legal."""
        self._apply(seat, action)
        self._write(ACT, seat, action)

    def undo(self, seat: Seat, plies: int = 1, *, agreed: bool = False) -> None:
        """Take back the last plies; further than `undoable` only if all agreed."""
        self._check_seat(seat)
        if not 1 <= plies <= (self.ply if agreed else self.undoable(seat)):
            raise BadUndo("that cannot be taken back: something was revealed, or others have played since")
        self._go_back_to(self.ply - plies)
        self._write(AGREED_UNDO if agreed else UNDO, seat, plies)

    def resign(self, seat: Seat) -> None:
        """Let a seat give up."""
        self._check_seat(seat)
        if seat not in self.resigned:
            self.resigned.append(seat)
            self._write(RESIGN, seat)

    def time_out(self, seat: Seat) -> None:
        """Note that a seat's time ran out."""
        self._check_seat(seat)
        self._write(TIME_OUT, seat)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.players:
            raise BadSeat(f"there is no player {seat + 1}")
        if self.is_over:
            raise MatchOver("the match is over")

    def _write(self, kind: int, seat: Seat, value: int = 0) -> None:
        self.log.append(value << 6 | seat << 3 | kind)

    def _apply(self, seat: Seat, action: ActionNumber) -> None:
        self._take_snapshot()
        others = [each for each in self.actors if each != seat]
        phase = int(self.state.phase) if others else 0
        self.game.apply(self.state, ply_generator(self.seed, self.ply), seat, action)
        reveals_hidden = self._note_events()
        self._plies.append(action << 4 | seat << 1 | reveals_hidden)
        self._note_actors(others if others and int(self.state.phase) == phase else [])

    def _note_actors(self, waiting: list[Seat]) -> None:
        """Update the deciding seats. A seat that still faces the same decision keeps the ply at which it was asked."""
        ply = self.ply
        self.asked_at = [self.asked_at[seat] if seat in waiting else ply for seat in range(self.players)]
        self.actors = self.game.actors(self.state)

    def _note_events(self) -> bool:
        """Keep the events that are new in the state's ring; return whether they revealed hidden things."""
        total, ring = int(self.state.event_count), self.state.events
        reveals_hidden = False
        for i in range(self._event_count, total):
            numbers = integers(ring[i % len(ring)])
            reveals_hidden |= bool(numbers[REVEALS_HIDDEN])
            self._events.extend(numbers)
        self._event_count = total
        self._ends.append(len(self._events))
        return reveals_hidden

    def run_at(self, speed: Speed) -> None:
        """Go on at another speed: every state keeps its bytes."""
        if speed == self.game.speed:
            return
        self.game = self.game.at(speed)
        self.state = at_speed(self.state, speed)

    # Going back

    def _take_snapshot(self) -> None:
        state = self.state
        kept = copy(state) if isinstance(state, PlainState) else bytes(state.array.tobytes())
        snapshot = Snapshot(self.ply, kept, self.actors, self.asked_at)
        self._latest_snapshots.append(snapshot)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(snapshot)

    def _go_back_to(self, ply: int) -> None:
        """Return to an earlier ply: to the last state that is kept before it, and from there by playing again."""
        moves = list(self.moves())
        while self._latest_snapshots and self._latest_snapshots[-1].ply > ply:
            self._latest_snapshots.pop()
        while self._snapshots[-1].ply > ply:
            self._snapshots.pop()
        nearest = self._latest_snapshots[-1] if self._latest_snapshots else self._snapshots[-1]
        self._restore(nearest)
        for seat, action in moves[nearest.ply : ply]:
            self._apply(seat, action)

    def _restore(self, snapshot: Snapshot) -> None:
        """Return to a snapshot, which the next ply takes again."""
        for snapshots in (self._latest_snapshots, self._snapshots):
            if snapshots and snapshots[-1].ply == snapshot.ply:
                snapshots.pop()
        kept = snapshot.kept
        state = from_bytes(self.state.dtype, kept) if isinstance(kept, bytes) else kept
        self.state = at_speed(state, self.game.speed)
        self.actors, self.asked_at = snapshot.actors, snapshot.asked_at
        del self._plies[snapshot.ply :]
        del self._ends[snapshot.ply + 1 :]
        del self._events[self._ends[-1] :]
        self._event_count = int(self.state.event_count)

    # What was told

    def events_seen_by(self, seat: Seat, first_ply: int) -> list[PlyEvent]:
        """Return what a seat (or SPECTATOR) may know of what happened at a ply and after it; ply 0 is the setup."""
        found = []
        start = self._ends[first_ply - 1] if first_ply else 0
        for ply in range(first_ply, len(self._ends)):
            for at in range(start, self._ends[ply], COLUMNS):
                visible = self._events[at + VISIBLE]
                if visible == EVERYBODY or (seat >= 0 and visible >> seat & 1):
                    found.append(PlyEvent(ply, tuple(self._events[at : at + 5])))
            start = self._ends[ply]
        return found

    def events_of(self, ply: int) -> list[Event]:
        """Return all that happened at a ply, secret events included; ply 0 is the setup."""
        start = self._ends[ply - 1] if ply else 0
        found = []
        for at in range(start, self._ends[ply], COLUMNS):
            kind, seat, first, second, third, visible, reveals_hidden = self._events[at : at + COLUMNS]
            found.append(Event(kind, seat, first, second, third, visible, bool(reveals_hidden)))
        return found

    def opening_events(self) -> list[Event]:
        """Return what happened while the table was laid."""
        return self.events_of(0)

    # What is seen

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or a spectator, sees. The state is read once for several viewers."""
        latest = Match._latest
        if latest[0] is not self.state or latest[1] != len(self.log):
            latest = Match._latest = (self.state, len(self.log), read(self.state))
        return self.game.view(latest[2], seat)

    def known_score(self, seat: Seat | None) -> list[Score]:
        """Return everybody's points as far as a seat, or a spectator, can know them; those who resigned rank last."""
        return rank_resigned(self.game.known_score(self.state, seat), self.resigned)

    def score(self) -> list[Score]:
        """Return points and ranks if the match ended now; resigned seats rank last, the first at the end."""
        return rank_resigned(self.game.score(self.state), self.resigned)

    def result(self) -> Result:
        """Return the last line of a match file."""
        scores = self.score()
        return Result([score.total for score in scores], [score.rank for score in scores])

    def frozen(self) -> "Match":
        """Return this match as it is now, for whoever looks at it on another thread while it goes on."""
        other = shallow_copy(self)
        other.state = copy(self.state)
        other.resigned, other.log, other._plies = self.resigned[:], self.log[:], self._plies[:]
        return other

    def world_for(self, seat: Seat, rng: Rng) -> State:
        """Return a world that agrees with all that the seat knows, drawn at random."""
        world: State = copy(self.state)
        self.game.redeal(world, seat, rng)
        return world


def own_latest(seat: int, plies: Iterable[tuple[int, bool]]) -> int:
    """The number of latest plies that are the seat's own and revealed nothing."""
    return sum(1 for _ in takewhile(lambda ply: ply[0] == seat and not ply[1], plies))


def rank_resigned(scores: list[Score], resigned: list[int]) -> list[Score]:
    """The scores with those who resigned ranked last, the first to resign at the very end."""
    if not resigned:
        return scores
    staying = [score for score in scores if score.seat not in resigned]
    ranks = {score.seat: 1 + sum(other.rank < score.rank for other in staying) for score in staying}
    ranks |= {seat: len(scores) - place for place, seat in enumerate(resigned)}
    return [Score(score.seat, score.lines, score.total, ranks[score.seat]) for score in scores]
