"""A table: who sits there, the match, its clocks, what is voted on and said. It touches no socket, thread or store.

A table is its entries. `commands.decide` says which entries follow from a command and changes nothing. As soon as they
are stored, `apply` changes the table. `due` and `bot_entry` decide for clocks and bots. `restore` applies all entries
again and leads to the same table.
"""

from array import array
from itertools import count
from typing import Any

import msgspec

from toque.core.errors import MatchFileError
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.kernel.speeds import USUAL, Speed
from toque.core.match.lesson import Progress, course_of
from toque.core.match.match import Match
from toque.core.match.seed import new_seed
from toque.games import load
from toque.server.errors import malformed, not_now, not_yours
from toque.server.protocol import (
    ChatLine,
    Person,
    TableStage,
)
from toque.server.table import entries
from toque.server.table.action_codec import action_words
from toque.server.table.clock import Clocks
from toque.server.table.entries import Entry, Opened
from toque.server.table.seats import Presence, Seats
from toque.server.table.undo_vote import RunningVote

STAND_IN_LEVEL = "medium"
NONCES_KEPT = 64
_books = count()


class Changes:
    """When each part of a table last changed, by sequence number."""

    def __init__(self) -> None:
        self.book = next(_books)
        self.seq = 1
        self.oldest = 0
        """The oldest sequence number from which an update can be written."""
        self.table = 0
        self.position = 0
        self.timing = 0
        self.started = 0
        self.chat: list[tuple[int, ChatLine]] = []
        self.stamps = array("q")
        """The sequence number when each ply that stands was played."""
        self._undone: list[tuple[int, int]] = []
        """Undos: the sequence number, and the plies left; each leaves more than the one before."""

    def begin_anew(self, now: float) -> None:
        """After a restart, count from the time in milliseconds: no earlier number can have reached it."""
        self.seq = self.oldest = max(self.seq, int(now * 1000))

    def note_ply(self) -> None:
        """Note that a ply was played."""
        self.stamps.append(self.seq)

    def note_undo(self, plies_left: int) -> None:
        """Note that plies were taken back."""
        del self.stamps[plies_left:]
        while self._undone and self._undone[-1][1] >= plies_left:
            self._undone.pop()
        self._undone.append((self.seq, plies_left))

    def rewound_to(self, since: int) -> int | None:
        """The fewest plies that stood at any time after a sequence number, if plies were taken back."""
        return next((left for seq, left in self._undone if seq > since), None)


class Nonces:
    """The nonces of recent commands, so that no command is done twice."""

    def __init__(self) -> None:
        self._hashes = array("q")

    def has(self, person: str, nonce: str) -> bool:
        """Return whether this was done before."""
        return hash((person, nonce)) in self._hashes

    def note(self, person: str | None, nonce: str | None) -> None:
        """Note that it is done."""
        if nonce is not None:
            self._hashes.append(hash((person, nonce)))
            if len(self._hashes) > NONCES_KEPT:
                del self._hashes[0]


class Table:
    """One table."""

    def __init__(self, table_id: str, opened: Opened, speed: Speed = USUAL) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = load(opened.game).at(speed)
        self._check_rules()
        self.options = msgspec.convert(opened.options, self.game.options)
        self.seats = Seats(opened.seats)
        self.clocks = Clocks(opened.clock, opened.seconds, opened.increment, len(opened.seats), opened.at)
        self.match: Match | None = None
        self.course = course_of(self.game, opened.lesson)
        """The lesson that is played here, if it is one."""
        self.vote: RunningVote | None = None
        self.rematch: str | None = None
        self.updated = opened.at
        self.entry_count = 1
        """How many entries it has."""
        self.changes = Changes()
        self.presence = Presence()
        self.thinking: set[int] = set()
        self.warming_up: int | None = None
        """How far the bots' search is compiled, in percent, if somebody waits for it."""
        self.agreed_to_hints: set[str] = set()
        self.had_hints = False
        """Whether all people who play agreed to hints at any time."""
        self.nonces = Nonces()
        self.changed("table")

    def _check_rules(self) -> None:
        """Raise if the entries were played by other rules or with other cards."""
        if (self.opened.rules, self.opened.pack) != (self.game.rules_version, self.game.pack_digest):
            raise MatchFileError(f"this table was played by other rules or cards of {self.game.title}")

    def resumed(self, now: float, alive: float | None = None) -> list[Entry]:
        """The entries to store once after `restore`: clocks ran until the previous server ended."""
        self.changes.begin_anew(now)
        is_charged = self.clocks.kind == "live" and self.clocks.running
        return [entries.Resumed(at=now, alive=alive)] if is_charged else []

    # What it is asked

    @property
    def seq(self) -> int:
        """How often anything has changed."""
        return self.changes.seq

    @property
    def stage(self) -> TableStage:
        """Before, during or after the match."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def ply(self) -> int:
        """How many plies stand."""
        return self.match.ply if self.match else 0

    @property
    def rematch_of(self) -> str | None:
        """The table that this one is the rematch of."""
        return self.opened.rematch_of

    @property
    def people(self) -> list[str]:
        """All people on seats."""
        return self.seats.people()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person owns."""
        return self.seats.seats_of(person)

    def finished_match(self) -> Match:
        """Return the match; refused until it is over."""
        if self.match is None or not self.match.is_over:
            raise not_now("not-over")
        return self.match

    def playing(self) -> Match:
        """The match; refused before and after it."""
        if self.match is None:
            raise not_now("not-begun")
        if self.match.is_over:
            raise not_now("over")
        return self.match

    def check_open(self) -> None:
        """Refuse if the match has started."""
        if self.stage != "open":
            raise not_now("begun")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < len(self.seats):
            raise malformed("no-such-seat")

    def check_own_seat(self, person: Person | None, seat: int) -> None:
        """Refuse another person's seat."""
        self.check_seat(seat)
        if person is None or self.seats[seat].person != person.id:
            raise not_yours()

    def check_own_hand(self, person: Person | None, seat: int) -> None:
        """Refuse another person's seat, and the person's own while a bot plays it."""
        self.check_own_seat(person, seat)
        if self.is_bot_run(seat):
            raise not_now("stand-in-plays")

    def is_bot_run(self, seat: int) -> bool:
        """Whether a bot plays this seat now: its own, or for a person who left or gave up."""
        seat_state = self.seats[seat]
        return seat_state.kind == "bot" or seat_state.is_stand_in or self.has_resigned(seat)

    def has_resigned(self, seat: int) -> bool:
        """Whether a seat gave up."""
        return self.match is not None and seat in self.match.resigned

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat, if one does."""
        return self.seats[seat].level or (STAND_IN_LEVEL if self.is_bot_run(seat) else None)

    def is_to_move(self, seat: int) -> bool:
        """Whether the match waits for this seat."""
        return self.match is not None and not self.match.is_over and seat in self.match.actors

    @property
    def progress(self) -> Progress | None:
        """How far the lesson is, if this is one."""
        return Progress(self.match, self.course) if self.match and self.course else None

    @property
    def is_exercise(self) -> bool:
        """Whether a lesson is played here, step by step: no table to come back to."""
        return self.course is not None and bool(self.course.lesson.steps)

    @property
    def first_ply(self) -> int:
        """The ply at which people begin; a lesson has played those before it."""
        return len(self.course.lesson.before) if self.course else 0

    def voters(self, person: str) -> dict[str, list[int]]:
        """The other people who play, with their seats: a vote asks them."""
        others: dict[str, list[int]] = {}
        for seat, seat_state in enumerate(self.seats.states):
            if seat_state.person is not None and seat_state.person != person and not self.is_bot_run(seat):
                others.setdefault(seat_state.person, []).append(seat)
        return others

    def settled_plies(self) -> int:
        """Plies that cannot be undone, because somebody who is away could not vote on them.

        These are the plies before they left, and the later ones up to the last that revealed anything: by chance, by
        a hidden card, or by the stand-in's play.
        """
        away = [seat for seat in range(len(self.seats)) if self._is_away(seat)]
        if self.match is None or not away:
            return 0
        return max(self.match.last_told(away), *(self.seats[seat].left_at for seat in away))

    def _is_away(self, seat: int) -> bool:
        """Whether a person left the seat to a bot and may come back."""
        return self.seats[seat].is_stand_in and not self.has_resigned(seat)

    @property
    def hints_are_on(self) -> bool:
        """Whether all people who play agreed, also those who are away; one alone with bots need not be asked."""
        people = {
            each.person for seat, each in enumerate(self.seats.states) if each.person and not self.has_resigned(seat)
        }
        return len(people) == 1 or (bool(people) and people <= self.agreed_to_hints)

    # What happens by itself

    def due(self, now: float) -> list[Entry]:
        """The entries for people whose time has run out: a bot takes over. Bots have no clock."""
        over: list[Entry] = []
        for seat in self.clocks.run_out(now):
            over += [entries.TimedOut(at=now, seat=seat), entries.StandIn(at=now, seat=seat, is_in=True)]
        return over

    def deadline(self) -> float | None:
        """The time at which `due` will have entries, if nobody plays before."""
        return self.clocks.deadline()

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats for which a bot must decide now, with its level."""
        if self.match is None or self.match.is_over or self.waits_for_its_player:
            return []
        seats = [seat for seat in self.match.actors if self.is_bot_run(seat)]
        progress = self.progress
        if progress is not None and progress.is_scripted:
            due = progress.scripted()
            seats = [due[0]] if due is not None and due[0] in seats else []
        return [(seat, self.level(seat) or STAND_IN_LEVEL) for seat in seats]

    def scripted_action(self, seat: int) -> int | None:
        """What the lesson lets this seat do next."""
        progress = self.progress
        due = progress.scripted() if progress is not None else None
        return due[1] if due is not None and due[0] == seat else None

    @property
    def waits_for_its_player(self) -> bool:
        """Whether the table's only person left it. Bots do not play on alone."""
        mine = [seat for seat, each in enumerate(self.seats.states) if each.person and not self.has_resigned(seat)]
        is_alone = len(self.people) == 1 and bool(mine)
        return is_alone and all(self._is_away(seat) and not self.clocks.owes_a_ply(seat) for seat in mine)

    def bot_entry(self, seat: int, action: int, ply: int, now: float) -> list[Entry]:
        """The entries for a bot's choice; none if the table has moved on."""
        match = self.match
        if match is None or not self.is_to_move(seat) or not self.is_bot_run(seat):
            return []
        if not match.asked_at[seat] <= ply <= match.ply or match.refusal(seat, action):
            return []
        return [entries.Acted(at=now, seat=seat, action=msgspec.Raw(action_words(self.game)[action]))]

    def world_for(self, seat: int) -> Any:
        """A world for a bot to think in: all that the seat knows, the rest drawn at random."""
        return self.playing().world_for(seat, rng.generator(new_seed().hex()))

    # Presence: counted, but not stored

    def connect(self, person: str | None) -> None:
        """Note one more socket of somebody who looks."""
        if self.presence.connect(person):
            self._change_unstored("table")

    def disconnect(self, person: str | None) -> None:
        """Note one socket less."""
        if self.presence.disconnect(person):
            self._change_unstored("table")

    def set_thinking(self, seat: int, is_thinking: bool) -> None:
        """Note whether a bot thinks."""
        if is_thinking != (seat in self.thinking):
            self.thinking ^= {seat}
            self._change_unstored("table")

    def set_warming_up(self, percent: int | None) -> bool:
        """Note how far it is; return whether that is new."""
        if percent == self.warming_up:
            return False
        self.warming_up = percent
        self._change_unstored("table")
        return True

    def run_at(self, speed: Speed) -> None:
        """Play on with rules of another speed: nobody can tell."""
        self.game = self.game.at(speed)
        if self.match is not None:
            self.match.run_at(speed)

    def _change_unstored(self, *parts: str) -> None:
        self.changes.seq += 1
        self.changed(*parts)

    def changed(self, *parts: str) -> None:
        """Mark these parts as changed for everybody."""
        for part in parts:
            setattr(self.changes, part, self.changes.seq)
