"""A table: who sits there, the match, its clocks, what is voted on and said. It touches no socket, thread or store.

A table is its entries. `answer` says which entries follow from what somebody does and changes nothing; when they are
stored, `take` moves the table on. `due` and `bot_entry` do the same for clocks and bots. `restore` takes all entries
again and is at the same place.
"""

from array import array
from collections.abc import Iterable
from typing import Any

import msgspec

from toque.bots.explain import Explanation
from toque.core.errors import MatchFileError
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.match.matchfile import whole
from toque.core.match.seed import new_seed
from toque.games import load
from toque.server import protocol
from toque.server.errors import TableRefusal, malformed, not_now, not_yours
from toque.server.protocol import (
    Doing,
    Hinted,
    News,
    NewTable,
    Person,
    Position,
    Previewed,
    Replay,
    TableCard,
    TableStage,
)
from toque.server.render import preview, replay, summary
from toque.server.render.phrases import action_words, spoken
from toque.server.render.position import eyes_of
from toque.server.render.preview import HintQuestion
from toque.server.render.update import Changes, Viewer, news_bytes
from toque.server.table import apply, commands, entries, opening
from toque.server.table.clock import Clocks
from toque.server.table.entries import Entry, Opened
from toque.server.table.play import Play
from toque.server.table.seats import Presence, Seating
from toque.server.table.undo_vote import Voting

__all__ = ["Table", "TableRefusal", "Viewer"]

STAND_IN_LEVEL = "medium"
NONCES_KEPT = 64

_NEWS = msgspec.json.Decoder(News)


class Table:
    """One table."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = load(opened.game)
        self._check_rules()
        self.options = msgspec.convert(opened.options, self.game.options)
        self.seating = Seating(opened.seats)
        self.clocks = Clocks(opened.clock, opened.seconds, opened.increment, len(opened.seats), opened.at)
        self.play: Play | None = None
        self.voting: Voting | None = None
        self.rematch: str | None = None
        self.name_bytes: list[bytes] = []
        """Names of the players, for sentences."""
        self.updated = opened.at
        self.changes = Changes()
        self.presence = Presence()
        self.thinking: set[int] = set()
        self.agreed_to_hints: set[str] = set()
        self._nonces = array("q")
        self.changed("table")

    # How it begins

    @staticmethod
    def opening(new: NewTable, table_id: str, host: Person, now: float) -> list[Entry]:
        """The first entries of a new table; what cannot be played raises."""
        return opening.opening_entries(new, host, now)

    @classmethod
    def restore(cls, table_id: str, stored: Iterable[Entry]) -> "Table":
        """The table that these entries lead to."""
        first, *rest = stored
        assert isinstance(first, Opened)
        table = cls(table_id, first)
        for entry in rest:
            table.take(entry)
        return table

    def _check_rules(self) -> None:
        """Entries mean what they meant only by the rules and with the cards that they were played with."""
        if (self.opened.rules, self.opened.pack) != (self.game.rules_version, self.game.pack_digest):
            raise MatchFileError(f"this table was played by other rules or cards of {self.game.title}")

    def resumed(self, now: float, alive: float | None = None) -> list[Entry]:
        """Call this once after `restore` from a store, and store and take what it returns; clocks ran while alive."""
        self.changes.begin_anew(now)
        is_charged = self.clocks.kind == "live" and self.clocks.running
        return [entries.Resumed(at=now, alive=alive)] if is_charged else []

    def rematch_opening(self, rematch: entries.RematchOpened) -> list[Entry]:
        """The first entries of the table that a rematch opens: the same seats, everybody one further."""
        return opening.rematch(self.opened, self.id, self.seating, rematch.at)

    # What it is asked

    @property
    def seq(self) -> int:
        """How often anything has changed."""
        return self.changes.seq

    @property
    def stage(self) -> TableStage:
        """Before, during or after the match."""
        if self.play is None:
            return "open"
        return "over" if self.play.is_over else "playing"

    @property
    def ply(self) -> int:
        """How many plies stand."""
        return self.play.ply if self.play else 0

    @property
    def rematch_of(self) -> str | None:
        """The table that this one is the rematch of."""
        return self.opened.rematch_of

    @property
    def people(self) -> list[str]:
        """All who sit here."""
        return self.seating.people()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person owns."""
        return self.seating.seats_of(person)

    def playing(self) -> Play:
        """The match; refused before and after it."""
        if self.play is None:
            raise not_now("not-begun")
        if self.play.is_over:
            raise not_now("over")
        return self.play

    def check_open(self) -> None:
        """Refuse what can only be done before the start."""
        if self.stage != "open":
            raise not_now("begun")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        if not 0 <= seat < len(self.seating):
            raise malformed("no-such-seat")

    def check_own_seat(self, person: Person | None, seat: int) -> None:
        """Refuse another's seat."""
        self.check_seat(seat)
        if person is None or self.seating[seat].person != person.id:
            raise not_yours()

    def check_own_hand(self, person: Person | None, seat: int) -> None:
        """Refuse another's seat, and one's own while a bot plays it."""
        self.check_own_seat(person, seat)
        if self.is_bot_run(seat):
            raise not_now("stand-in-plays")

    def check_curtain(self, viewer: Viewer, seat: int) -> None:
        """Refuse to tell of a hand whose owner has not looked yet, where several share a device."""
        if len(self.seats_of(viewer.person)) > 1 and eyes_of(self, viewer.person, viewer.looking).seat != seat:
            raise not_now("curtain-first")

    def has_done(self, person: str, nonce: str) -> bool:
        """Whether this was done before."""
        return hash((person, nonce)) in self._nonces

    def is_bot_run(self, seat: int) -> bool:
        """Whether a bot plays this seat now: its own, or for a person who left or gave up."""
        chair = self.seating[seat]
        return chair.kind == "bot" or chair.is_stand_in or self.has_resigned(seat)

    def has_resigned(self, seat: int) -> bool:
        """Whether a seat gave up."""
        return self.play is not None and seat in self.play.resigned

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat, where one does."""
        return self.seating[seat].level or (STAND_IN_LEVEL if self.is_bot_run(seat) else None)

    def is_to_move(self, seat: int) -> bool:
        """Whether the match waits for this seat."""
        return self.play is not None and not self.play.is_over and seat in self.play.actors

    def voters(self, person: str) -> dict[str, list[int]]:
        """The other people who play, with their seats: those whom a vote asks."""
        others: dict[str, list[int]] = {}
        for seat, chair in enumerate(self.seating.chairs):
            if chair.person is not None and chair.person != person and not self.is_bot_run(seat):
                others.setdefault(chair.person, []).append(seat)
        return others

    def settled_plies(self) -> int:
        """How many plies stay whoever agrees: those before somebody left who cannot be asked, and may come back."""
        chairs = enumerate(self.seating.chairs)
        return max(
            (chair.left_at for seat, chair in chairs if chair.is_stand_in and not self.has_resigned(seat)), default=0
        )

    @property
    def hints_are_on(self) -> bool:
        """Whether all people who play agreed; one alone with bots need not be asked."""
        people = self.voters("")
        return len(people) == 1 or (bool(people) and set(people) <= self.agreed_to_hints)

    # What is done

    def answer(self, person: Person | None, doing: Doing, now: float, seen: int | None = None) -> list[Entry]:
        """What must be stored for what a person who has seen news so far does; nothing where it was done before."""
        return commands.answer(self, person, doing, now, seen)

    def take(self, entry: Entry) -> None:
        """Move on by an entry that is stored."""
        self.changes.seq += 1
        if entry.nonce is not None:
            self._nonces.append(hash((entry.person, entry.nonce)))
            if len(self._nonces) > NONCES_KEPT:
                del self._nonces[0]
        self.updated = max(self.updated, entry.at)
        apply.take(self, entry)

    def due(self, now: float) -> list[Entry]:
        """What must be stored because time has run out: a bot takes over."""
        over: list[Entry] = []
        for seat in self.clocks.run_out(now):
            over += [entries.TimedOut(at=now, seat=seat), entries.StandIn(at=now, seat=seat, is_in=True)]
        return over

    def deadline(self) -> float | None:
        """When `due` will have something to say, if nobody plays before."""
        return self.clocks.deadline()

    def bots_to_move(self) -> list[tuple[int, str]]:
        """Seats that bots must decide for now, and their levels."""
        if self.play is None or self.play.is_over:
            return []
        return [(seat, self.level(seat) or STAND_IN_LEVEL) for seat in self.play.actors if self.is_bot_run(seat)]

    def bot_entry(self, seat: int, action: int, ply: int, now: float) -> list[Entry]:
        """What must be stored for a bot's choice; nothing where the table has moved on."""
        play = self.play
        if play is None or not self.is_to_move(seat) or not self.is_bot_run(seat):
            return []
        if not play.asked_at[seat] <= ply <= play.ply or play.refusal(seat, action):
            return []
        return [entries.Acted(at=now, seat=seat, action=msgspec.Raw(action_words(self.game)[action]))]

    def world_for(self, seat: int) -> Any:
        """A world for a bot to think in: all that the seat knows, the rest drawn at random."""
        return self.playing().world_for(seat, rng.generator(new_seed().hex()))

    # Who is there: counted, but not stored

    def connect(self, person: str | None) -> None:
        """Somebody looks at the table from one more socket."""
        if self.presence.connect(person):
            self._change_unstored("table")

    def disconnect(self, person: str | None) -> None:
        """... and from one less."""
        if self.presence.disconnect(person):
            self._change_unstored("table")

    def set_thinking(self, seat: int, is_thinking: bool) -> None:
        """A bot begins or ends to think."""
        if is_thinking != (seat in self.thinking):
            self.thinking ^= {seat}
            self._change_unstored("table")

    def _change_unstored(self, *parts: str) -> None:
        self.changes.seq += 1
        self.changed(*parts)

    def changed(self, *parts: str) -> None:
        """These parts are new to everybody."""
        for part in parts:
            setattr(self.changes, part, self.changes.seq)

    # What is seen

    def news_bytes(self, viewer: Viewer, since: int) -> bytes:
        """All that changed after `since`, as it is sent; the whole table where that is 0, too old or unknown."""
        return news_bytes(self, viewer, since)

    def news(self, viewer: Viewer, since: int) -> News:
        """The same as a message."""
        return _NEWS.decode(self.news_bytes(viewer, since))

    def shown(self) -> protocol.Table:
        """What everybody may know besides the position."""
        return summary.table(self)

    def card(self, person: str | None) -> TableCard:
        """The table in a list."""
        return summary.card(self, person)

    def match_file(self) -> bytes:
        """The match file, seed and all; only when the match is over."""
        return whole(self._over().as_match())

    def replay(self, language: str) -> Replay:
        """The finished match, ply by ply."""
        return replay.replay(self._over(), self.shown(), spoken(language))

    def replay_position(self, ply: int, seat: int | None, language: str) -> Position:
        """What a seat, or a spectator, saw after so many plies of the finished match."""
        return replay.position_at(self._over(), ply, seat, spoken(language), self.name_bytes)

    def _over(self) -> Play:
        if self.play is None or not self.play.is_over:
            raise not_now("not-over")
        return self.play

    # What a person can ask before they play

    def preview(self, person: Person | None, doing: protocol.Preview, language: str) -> Previewed:
        """What an action would bring, or which rule forbids it."""
        play = self.playing()
        self.check_own_seat(person, doing.seat)
        return preview.preview(play, doing.seat, commands.read(self, doing.action), spoken(language), doing.nonce)

    def hint_question(self, person: Person | None, doing: protocol.Hint) -> HintQuestion:
        """What a bot's thread needs to find a hint; only where all people agreed to hints."""
        play = self.playing()
        self.check_own_hand(person, doing.seat)
        if not self.hints_are_on:
            raise not_now("hints-not-agreed")
        if doing.seat not in play.actors:
            raise not_now("not-your-turn")
        return preview.hint_question(play, doing.seat, doing.nonce)

    def hinted(self, question: HintQuestion, explanation: Explanation, language: str) -> Hinted:
        """What the bot found, in words."""
        return preview.hinted(question, explanation, spoken(language), self.play.names if self.play else [])
