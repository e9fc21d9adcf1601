"""A match: who plays what with which seed, and then the log of all that was done. The state is only a cache of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

import msgspec

from toque.core.errors import BadSeat, BadUndo, IllegalAction, MatchOver
from toque.core.game import Game, Score
from toque.core.kernel import events
from toque.core.kernel.events import Event
from toque.core.kernel.record import copy
from toque.core.match.seed import commitment, new_seed, ply_generator, setup_generator
from toque.core.types import Plain

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a match file."""

    toque: int
    """Version of the file format."""
    game: str
    rules: int
    """Version of the game's rules."""
    players: int
    options: dict[str, Plain]
    seats: list[str]
    """Who sits there: the name of a bot, or of a person."""
    commitment: str
    """Hash of the seed: see `seed`."""
    pack: str = ""
    """Fingerprint of the card pack, where it was not the game's own."""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """A line of the log after the header."""


class Act(Entry, frozen=True, tag="act"):
    """A seat did something."""

    seat: int
    action: msgspec.Raw
    """The action in the game's own words."""


class Undo(Entry, frozen=True, tag="undo"):
    """The last plies were taken back."""

    seat: int
    plies: int
    agreed: bool = False
    """All agreed to go back further than the seat might have alone."""


class Resign(Entry, frozen=True, tag="resign"):
    """A seat gave up: it ranks behind all who did not, and a bot may finish its turns."""

    seat: int


class TimeOut(Entry, frozen=True, tag="time_out"):
    """A seat's time ran out: a bot takes over."""

    seat: int


class Seed(Entry, frozen=True, tag="seed"):
    """The seed is shown, in hexadecimal: at the end, or at the start of a match that one person owns."""

    seed: str


class Result(Entry, frozen=True, tag="result"):
    """The match is over."""

    points: list[int]
    ranks: list[int]


AnyEntry = Act | Undo | Resign | TimeOut | Seed | Result


@dataclass(frozen=True)
class Ply:
    """One action that stands."""

    seat: int
    action: int
    reveals_hidden: bool
    """It told somebody something new: see `events.Event.news`."""


class Match:
    """A match in progress or over."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: msgspec.Struct | None = None,
        seats: list[str] | None = None,
        seed: bytes | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options or game.options()
        self.seats = seats or [f"Player {seat + 1}" for seat in range(players)]
        self.seed = new_seed() if seed is None else seed
        self.plies: list[Ply] = []
        self.entries: list[AnyEntry] = []
        self.resigned: list[int] = []
        """Seats that gave up, in that order."""
        self._opening = game.new_state(setup_generator(self.seed), players, self.options)
        self.state = copy(self._opening)

    @property
    def header(self) -> Header:
        """What a match file opens with."""
        return Header(
            toque=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            commitment=commitment(self.seed),
            pack=self.game.pack_digest,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game is at its end, or all but one have resigned."""
        return self.game.is_over(self.state) or len(self.resigned) >= self.players - 1

    def opening_events(self) -> list[Event]:
        """What happened while the table was laid."""
        return events.since(self._opening, 0)

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action of a seat and say what happened; an illegal one raises, with the rule that forbids it."""
        self._check_seat(seat)
        self._refuse(seat, action)
        happened = self._apply(seat, action)
        raw = msgspec.Raw(msgspec.json.encode(self.game.decode_action(action)))
        self.entries.append(Act(seat, raw))
        return happened

    def undoable(self, seat: int) -> int:
        """How many plies the seat may take back alone: its own latest, back to the last that told anybody anything.

        A ply that revealed something hidden, or an outcome of chance, stays; so does what another seat has answered,
        and everything once the match is over.
        """
        return 0 if self.is_over else own_latest(seat, ((ply.seat, ply.reveals_hidden) for ply in reversed(self.plies)))

    def undo(self, seat: int, plies: int = 1, *, agreed: bool = False) -> None:
        """Take back the last plies; further than `undoable` only where all agreed."""
        self._check_seat(seat)
        if not 1 <= plies <= (len(self.plies) if agreed else self.undoable(seat)):
            raise BadUndo("that cannot be taken back: something was revealed, or others have played since")
        standing = self.plies[:-plies]
        self.plies = []
        self.state = copy(self._opening)
        for ply in standing:
            self._apply(ply.seat, ply.action)
        self.entries.append(Undo(seat, plies, agreed))

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self._check_seat(seat)
        if seat not in self.resigned:
            self.resigned.append(seat)
            self.entries.append(Resign(seat))

    def time_out(self, seat: int) -> None:
        """Note that a seat's time ran out."""
        self._check_seat(seat)
        self.entries.append(TimeOut(seat))

    def score(self) -> list[Score]:
        """Points and ranks if the match ended now; who resigned ranks last, the first to resign at the very end."""
        return rank_resigned(self.game.score(self.state), self.resigned)

    def result(self) -> Result:
        """The final line of a match file."""
        scores = self.score()
        return Result([score.total for score in scores], [score.rank for score in scores])

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadSeat(f"there is no player {seat + 1}")
        if self.is_over:
            raise MatchOver("the match is over")

    def _refuse(self, seat: int, action: int) -> None:
        if not 0 <= action < self.game.action_count:
            raise IllegalAction(f"there is no action {action}", "")
        rule = int(self.game.refusal(self.state, seat, action))
        if rule:
            name = self.game.rule_name(rule)
            raise IllegalAction(f"rule {name} forbids it", name)

    def _apply(self, seat: int, action: int) -> list[Event]:
        before = int(self.state.event_count)
        self.game.apply(self.state, ply_generator(self.seed, len(self.plies)), seat, action)
        happened = events.since(self.state, before)
        self.plies.append(Ply(seat, action, any(event.reveals_hidden for event in happened)))
        return happened


def own_latest(seat: int, plies: Iterable[tuple[int, bool]]) -> int:
    """How many plies, the latest first, are the seat's own and told nobody anything."""
    return sum(1 for _ in takewhile(lambda ply: ply[0] == seat and not ply[1], plies))


def rank_resigned(scores: list[Score], resigned: list[int]) -> list[Score]:
    """The scores with those who resigned ranked last, the first to resign at the very end."""
    if not resigned:
        return scores
    staying = [score for score in scores if score.seat not in resigned]
    ranks = {score.seat: 1 + sum(other.rank < score.rank for other in staying) for score in staying}
    ranks |= {seat: len(scores) - place for place, seat in enumerate(resigned)}
    return [Score(score.seat, score.lines, score.total, ranks[score.seat]) for score in scores]
