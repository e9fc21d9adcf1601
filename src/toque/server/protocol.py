"""The messages between a browser and the server, version 2: JSON, one message a WebSocket frame.

A client opens `/socket` and says `Hello`, with a table or without one (the lobby). The server answers `Welcome` and
then `News` (or `Lobby`), first whole and after that only what changed. Whatever a part of `News` contains replaces
what the client had; what is missing is as it was; log, events and chat are added.

- **Sequence.** Every `News` of a table has a higher number than the one before, and says all that changed in between:
  one may stand for several changes, above all for a client that reads slowly. The client acknowledges (`Ack`) and,
  where the line was cut, says `Hello` again with the last number it has: it gets what it missed.
- **Nonce.** Whatever a person does carries a nonce of the client's own. The server answers `Done` or `Refused` with it.
  Sent again after a lost answer, it is answered again and done once.
- **Ply.** An action says how many plies the client has seen. If the table has moved on, it is refused as `stale`,
  and nothing happens.
- **Stored first.** An action is in the database before `Done` is sent and before anybody else hears of it.
"""

from typing import Literal

import msgspec

from toque.core.types import Plain

PROTOCOL = 2

Clock = Literal["none", "live", "days"]
SeatKind = Literal["person", "bot", "open"]
TableStage = Literal["open", "playing", "over"]


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One frame."""


# What a client says


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a socket; sent again after a gap."""

    version: int
    language: str = "en"
    table: str | None = None
    """The table to watch or to play at; none for the lobby."""
    since: int = 0
    """The last sequence number that the client has of this table; 0 for none."""


class Ack(Message, frozen=True, tag="ack"):
    """All updates up to this number have arrived.

    Several may be acknowledged together: after a second at the latest, and before anything is done.
    """

    seq: int


class Look(Message, frozen=True, tag="look"):
    """Pass and play: open the curtain for this seat of mine."""

    seat: int


class Doing(Message, frozen=True):
    """A command of a person; answered by Done or Refused with the same nonce."""

    nonce: str


class Act(Doing, frozen=True, tag="act"):
    """Play an action, in the game's own words; an illegal one is refused with its rule."""

    ply: int
    seat: int
    action: msgspec.Raw


class Preview(Doing, frozen=True, tag="preview"):
    """Ask what an action would cost and bring, or which rule forbids it. Answered by Previewed."""

    seat: int
    action: msgspec.Raw


class Hint(Doing, frozen=True, tag="hint"):
    """Ask what a strong bot would do with my knowledge. Answered by Hinted."""

    seat: int


class AllowHints(Doing, frozen=True, tag="allow_hints"):
    """Agree that hints are on at this table, or no longer; they are when all people agree."""

    yes: bool


class Undo(Doing, frozen=True, tag="undo"):
    """Take back my own latest plies; further than I may alone, the others are asked."""

    ply: int
    seat: int
    plies: int = 1


class Vote(Doing, frozen=True, tag="vote"):
    """Agree to the undo that another has asked for, or not."""

    yes: bool


class Sit(Doing, frozen=True, tag="sit"):
    """Take an open seat; or take back a seat of mine that a bot plays."""

    seat: int


class Stand(Doing, frozen=True, tag="stand"):
    """Leave my seat: open again before the start, a bot plays on after it."""

    seat: int


class Ready(Doing, frozen=True, tag="ready"):
    """I am ready to begin, or not yet; the match begins when all seats are filled and ready."""

    yes: bool


class Fill(Doing, frozen=True, tag="fill"):
    """The host puts a bot on a seat, or opens it; before the start only. A person who is ready keeps their seat."""

    seat: int
    bot: str | None
    """A level; none opens the seat."""


class Concede(Doing, frozen=True, tag="concede"):
    """Give up."""

    seat: int


class Rematch(Doing, frozen=True, tag="rematch"):
    """Open the same table again; the answer and the update name the new one."""


class Say(Doing, frozen=True, tag="say"):
    """Chat."""

    text: str


class Mute(Doing, frozen=True, tag="mute"):
    """Do not show me what this person says, at any table, or show it again."""

    person: str
    yes: bool


FromClient = (
    Hello
    | Ack
    | Look
    | Act
    | Preview
    | Hint
    | AllowHints
    | Undo
    | Vote
    | Sit
    | Stand
    | Ready
    | Fill
    | Concede
    | Rematch
    | Say
    | Mute
)


# What they speak of


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    is_guest: bool = True


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and the person or bot on it, as everybody sees them."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None
    level: str | None
    """The bot's level; also of the bot that stands in for a person."""
    is_ready: bool
    is_connected: bool
    is_stand_in: bool
    """A bot plays for the person, who timed out or left, and may take the seat back."""
    is_thinking: bool
    has_resigned: bool
    stands_in_at: float | None = None
    """When the bot begins to play for the person, in seconds since 1970: whoever left has a minute to come back."""


class UndoVote(msgspec.Struct, frozen=True):
    """Somebody asks to take back more than they may alone."""

    seat: int
    plies: int
    agreed: list[int]
    asked: list[int]
    """Seats that have not answered yet."""


class Timing(msgspec.Struct, frozen=True):
    """The clocks: seconds left for each seat; those of `running` run down from `at`."""

    clock: Clock
    left: list[float]
    running: list[int]
    at: float
    """Server's time, in seconds since 1970, when this was true."""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    stage: TableStage
    is_public: bool
    options: dict[str, Plain]
    clock: Clock
    plates: list[Plate]
    is_mine: bool
    is_my_turn: bool
    updated: float


class Table(msgspec.Struct, frozen=True):
    """Everything public of a table but the position."""

    id: str
    game: str
    name: str
    stage: TableStage
    host: str
    """Person who opened it."""
    is_public: bool
    is_shared_device: bool
    """Pass and play: all people sit at one device."""
    options: dict[str, Plain]
    plates: list[Plate]
    spectators: int
    hints: bool
    hints_agreed: list[int]
    vote: UndoVote | None
    rematch: str | None
    """The next table, if somebody asked for a rematch."""
    commitment: str
    """Hash of the seed, from the start of the match."""
    seed: str | None
    """Shown when the match is over."""
    warming_up: int | None = None
    """How far the bots' search is compiled, in percent, if a bot or a hint waits for it: after the first start."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action, and the sentence for it."""

    action: msgspec.Raw
    text: str


class SeatScore(msgspec.Struct, frozen=True):
    """A seat's points if the game ended now, as far as the viewer can know; lines of zero are left out."""

    seat: int
    lines: dict[str, int]
    total: int
    rank: int


class Position(msgspec.Struct, frozen=True):
    """The match as one seat, or a spectator, sees it."""

    ply: int
    view: msgspec.Raw
    """The game's own view: see the types of each game; a field with its default value is left out."""
    prompt: str
    legal: list[Choice]
    """What this seat may do now; empty for everybody else."""
    deciding: list[int]
    scores: list[SeatScore]
    undoable: int
    """How many plies this seat may take back alone."""
    curtain: int | None = None
    """Pass and play: the seat that shall look next; until then the view is a spectator's."""
    end_reason: str | None = None


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of a lesson, or a tip."""

    name: str
    text: str
    rule: str = ""
    """The rule behind it, such as B13."""
    points: list[str] = []
    """Places of the board that the hand goes to, one after another."""


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lesson, as its learner sees it."""

    lesson: str
    title: str
    says: list[Saying] = []
    """Read one after another; with the last one something is done, if something is `wanted`."""
    done: int = 0
    """How many steps of the lesson came before these."""
    steps: int = 0
    wanted: Choice | None = None
    """What the lesson asks for; other actions may do as well."""
    tips: list[Saying] = []
    """What fits the table now; each is shown once."""
    is_over: bool = False


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, in a sentence."""

    ply: int
    seat: int | None
    text: str
    rule: str | None
    """The rule behind it, such as B13."""
    places: list[str]
    """The places of the board that it speaks of, as the game's board calls them: `cell-D4`."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said."""

    person: str
    name: str
    text: str
    at: float


class ScoreChange(msgspec.Struct, frozen=True):
    """What an action does to one seat's points, as far as it can be foreseen."""

    seat: int
    lines: dict[str, int]
    total: int


class Candidate(msgspec.Struct, frozen=True):
    """A move that a bot thought about."""

    action: msgspec.Raw
    text: str
    visits: int
    points: list[float]
    """Expected points at the end, by seat."""
    chances: list[float]
    """Chance to win, by seat."""


# What the server says


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello."""

    version: int
    you: Person
    seats: list[int]
    """My seats at this table."""
    now: float
    """Server's time."""


class News(Message, frozen=True, tag="news", omit_defaults=True):
    """What changed at a table; all of it if `is_whole`."""

    seq: int
    is_whole: bool = False
    table: Table | None = None
    position: Position | None = None
    log: list[LogLine] = []
    events: list[msgspec.Raw] = []
    """What happened, in the game's own words, for programs that draw it: see the events of each game."""
    rewound: int | None = None
    """An undo: log lines of later plies than this are gone."""
    timing: Timing | None = None
    chat: list[ChatLine] = []
    guide: Guide | None = None
    """At a table of a lesson, with each position."""


class Muted(Message, frozen=True, tag="muted"):
    """The people that I have muted, here or elsewhere: sent after Welcome if there are any, and with each change."""

    people: list[Person]


class Lobby(Message, frozen=True, tag="lobby"):
    """The tables that can be joined or watched, and mine; sent whole."""

    tables: list[TableCard]
    mine: list[TableCard]


class Done(Message, frozen=True, tag="done"):
    """The command is done and stored."""

    nonce: str
    table: str | None = None
    """The new table, after a Rematch."""


class Refused(Message, frozen=True, tag="refused"):
    """A refusal: a word for programs, a sentence for people, and the rule if a rule forbids it."""

    nonce: str | None
    reason: Literal[
        "illegal", "stale", "not_yours", "not_now", "malformed", "too_large", "too_fast", "version", "unknown", "busy"
    ]
    message: str
    rule: str | None = None
    rule_text: str | None = None


class Previewed(Message, frozen=True, tag="previewed"):
    """What an action would do; if it is illegal, the rule instead."""

    nonce: str
    changes: list[ScoreChange]
    lines: list[str]
    """What would happen, in sentences, as far as it can be foreseen; not what the choice itself says."""
    is_certain: bool
    """Neither chance nor another seat has a part in it."""
    message: str | None = None
    """As in Refused."""
    rule: str | None = None
    rule_text: str | None = None
    outlook: Plain = None
    """Details that the game adds: in Dinner in Paris, what a terrace costs, brings and touches."""


class Hinted(Message, frozen=True, tag="hinted"):
    """The moves that a bot would play, the best first."""

    nonce: str
    candidates: list[Candidate]


FromServer = Welcome | News | Muted | Lobby | Done | Refused | Previewed | Hinted


# What HTTP routes take and give


class Me(msgspec.Struct, frozen=True):
    """GET /api/me, and the answer to every route that changes it: who I am."""

    person: Person | None
    """None until a name is chosen: POST /api/me."""
    token: str
    """What every POST must carry in the header `X-Toque-Token`."""


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: play under this name, or change it."""

    name: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/register makes the guest an account; POST /api/login comes back to one."""

    login: str
    password: str


class Opened(msgspec.Struct, frozen=True):
    """The answer to POST /api/tables."""

    table: str


class Problem(msgspec.Struct, frozen=True):
    """The answer of any route that cannot do what was asked."""

    reason: str
    """As in Refused."""
    message: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat of a new table is filled."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    name: str | None = None
    """Pass and play: the name of the person on this seat."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table. One person on several seats makes it pass and play."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Plain] = {}
    name: str = ""
    is_public: bool = True
    clock: Clock = "none"
    seconds: float = 0
    """Live: seconds a seat has in all. Days: seconds for each turn."""
    increment: float = 0
    """Live: seconds gained with each ply."""
    starts_at_once: bool = False
    """Do not ask whether all are ready: for a person alone with bots."""
    is_rated: bool = True
    """Whether the match counts for ratings. Pass and play never does, nor a match with hints."""
    lesson: str = ""
    """A lesson of the game: it brings its own seats, options and seed."""


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games: what can be played. The sentences of a game, as Fluent source, are at /api/games/GAME/words."""

    name: str
    title: str
    summary: str
    facts: str
    """For how many, how long, how hard."""
    min_players: int
    max_players: int
    options: list["OptionInfo"]
    score_lines: dict[str, str]
    """Names of the scoring lines."""
    lessons: list["LessonInfo"]
    """What is played to learn the game, in order; the last is the guided game."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson."""

    name: str
    title: str


class OptionInfo(msgspec.Struct, frozen=True):
    """A variant."""

    name: str
    text: str
    values: list[str]
    default: str


class RuleText(msgspec.Struct, frozen=True):
    """GET /api/games/GAME/rules: one numbered rule. What is printed on cards and boards is at .../components."""

    name: str
    section: str
    text: str


class HowToFigure(msgspec.Struct, frozen=True):
    """A part of the board in a position of a lesson."""

    text: str
    rule: str
    shows: str
    """The part: a `data-coach` or `data-place` of the board."""
    box: tuple[int, int]
    """Width and height of the whole board, in pixels."""
    names: list[str]
    """The players."""
    position: Position


class HowToSection(msgspec.Struct, frozen=True):
    """GET /api/games/GAME/how-to: a part of the page that says how a game is played; none for a game without it."""

    name: str
    title: str
    says: list[str]
    figures: list[HowToFigure]


class ReplayLine(LogLine, frozen=True):
    """A line of the log of a finished match."""

    known_to: list[int] | None
    """The seats that knew of it then, if not everybody did."""


class ReplayPly(msgspec.Struct, frozen=True):
    """One ply of a finished match."""

    ply: int
    seat: int
    text: str
    log: list[ReplayLine]
    totals: list[int]
    """Everybody's points after it."""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/replay: a finished match; its positions are at .../replay/PLY?seat=N.

    While a match goes on, .../replay/PLY is the position as one's own seat saw it.
    """

    table: Table
    plies: list[ReplayPly]
    result: list[SeatScore]
