"""The contract: what every game gives, and what everybody else may rely on.

A game is a handful of kernel functions over one flat state, and a thin layer of words around them. Bots, tables,
terminal, environments and tests know games only through this file, and `tests/every_game` checks every sentence of
it by random play.

# The kernel

Kernel functions are written in the part of Python that Numba compiles for the CPU and for CUDA alike: integers,
flat arrays, loops, calls of other kernel functions. They allocate nothing, raise nothing, build no objects, know no
strings and do not recurse. `@rule` marks a part, `@entry` a function that Python calls (see `jit`). Plain, native
and GPU runs give the same bytes for the same generator and the same actions.

Two habits follow from running one source at several speeds:

- Integers read from a state are small in compiled code and unbounded in plain Python. Arithmetic happens in 64 bits
  either way; only what is stored must fit its field. In plain mode, `record.to_native` fails if it does not.
- No float, and no `//` or `%` of a negative number, enters a state.

## State

One record, described field by field in the game's `state.py`. Equal tables have equal bytes: a field
that no longer means anything is cleared if it could make two equal tables differ. The state holds no future: a
deck is the set of its undrawn cards, and a draw picks one. Fields that every state has:

| field | says |
| --- | --- |
| `players` | how many seats take part: seats 0 to players - 1, clockwise |
| `phase` | an index into the game's `phases` |
| `actors` | the seats that must decide now, as bits (below) |
| `events`, `event_count` | the ring of the latest events (see `events`), and how many there have ever been |

One bit in `actors` is that seat's turn. Several: these seats decide at the same time, in any order, and nobody learns
another's choice before the last is in. None: the game is over.

## Functions

`setup(s, rng, players, options)`
    Lays out the table in an all-zero state and runs on to the first decision. `options` is the array of
    `encode_options`.

`legal(s, seat, out) -> n`
    Writes the numbers of all legal actions of the seat into `out`, ascending, and returns how many. A seat that is
    not an actor has none, an actor has at least one: there is no way into a dead end. Every legal action of the
    rulebook can be reached; a large choice is cut into several small ones that follow each other.

`refusal(s, seat, action) -> rule`
    0 if the action is legal, else the number of the rule that forbids it, for every action from 0 to
    action_count - 1 and every seat: B9 is 9. The actions with refusal 0 are exactly those of `legal`. Of several
    reasons it gives the one that a person would name first. It reveals nothing that the seat does not know.

`apply(s, rng, seat, action)`
    Plays a legal action, emits what happened, and runs on until somebody must decide again, or the game is over.
    All chance comes from `rng`. An action emits at most as many events as the ring holds. Their number does not
    depend on anything that a seat cannot know, unless the events reveal it.

`scores(s, out)`
    Fills one row a seat: points for each of `score_lines`, then their total, then the rank by the rulebook's
    tie-breaks. All winners have rank 1. It works at any moment: "if the game ended now".

`redeal(s, seat, rng)`
    Turns s into a random world that agrees with all that this seat has ever seen: its view, its observation, its
    legal actions and the events it may know stay the same, and every world it cannot rule out can come, each
    equally likely. The result depends on nothing but the seat's knowledge and the generator: redealing a redealt
    world with the same generator gives the same bytes. This is all that a bot is given, so a bot cannot peek.

`observe(s, seat, out) -> n`
    Writes the seat's knowledge as `observation_size` numbers, seats counted from the one that looks. It remembers
    all that the seat has been shown, even if the table no longer shows it. `observation_layout` names the numbers.

`estimate(s, seat) -> value`
    A guess of how well the seat stands, from what the seat knows; larger is better. A player who thinks one step
    ahead looks at it. In hundredths of a point, if that makes sense for the game.

`blur_memory(s, seat, rng, memory)`
    Optional: see "Not knowing" below.

`hide_secret_points(s, seat)`
    Optional: see "Not knowing" below.

`rollout_action(s, seat, rng) -> action`
    Optional. The move that the rollout policy plays without search, from what the seat knows, or NO_ACTION; asked of a
    seat that must decide. Beyond the search tree, a bot lets everybody play these moves.

# Not knowing

Four functions change a copy of a state because somebody does not know all of it. They differ in what is lost:

| function | what is lost | used by |
| --- | --- | --- |
| `redeal` | what the seat was never shown: all of it is dealt again | bots, hints and previews |
| `blur_memory` | some of what it was shown once and cannot look up any more | weak bots, after `redeal` |
| `erase_memory` | all of that | previews, after `redeal`: they must not remind a player of what lies hidden |
| `hide_secret_points` | cards whose points other seats have and this one cannot know | the table of points |

`redeal`
    Every game has it. Nothing that the seat knows changes.

`blur_memory(s, seat, rng, memory)`
    Optional, for games in which something that is shown is hidden again. A world as it is for a player who remembers
    each such thing in `memory` percent of cases. The seat's legal actions stay the same.

`erase_memory(state, seat, rng)`
    Optional, for the same games; ordinary Python. A world as it is for a player who remembers none of it.

`hide_secret_points(s, seat)`
    Optional, for games in which seats have points that others cannot know before the end. It makes no world: only
    `scores` is given the result. Seat -1 is a spectator.

A game without `blur_memory` and `erase_memory` has nothing to forget; without `hide_secret_points`, no secret points.

# The words

In ordinary Python, and only here, numbers become words. A match file holds words, so that it can be read without the
program. What stands in `Game`, besides its kernels:

`name`, `folder`, `rule_letter`, `min_players`, `max_players`
`phases`, `score_lines`, `action_count`, `observation_size`
    Facts. The name is that of the folder; the rule letter begins the names of rules: B9.

`rules_version`
    Raised whenever a change makes an old match replay differently.

`state`
    The type of the record.

`options`
    The variants as a struct that inherits from `GameOptions`: yes or no, or one of several words, each with a default.
    `options.complaint(players)` says in a sentence why this number of players cannot play with them, or nothing.

`decode_action(number) -> action`, `encode_action(action) -> number`, `action_type`
    An action in words is a struct that inherits from `GameAction` (`words.actions`); its tag `do` is the verb, and
    `action_type` is the union of all of them. Write the action space as a list of blocks.

`view(state, seat) -> struct`
    What a seat, or a spectator (None), may see now: the only source for screens. Every view inherits from `GameView`
    (`words.view`) and has `seats`, a list of structs that inherit from `GameSeat`.

`text(language, names)`
    Sentences: a class that inherits from `GameText` (`words.text`), with the topic of its messages and the table of its
    events. Title, summary and facts of the game are messages as well.

`text.events`
    The kinds of events, one row each (`words.events`). A row is predictable if the seat of the event chose or knew all
    that it says, though it reveals something to others: a preview tells such events.

`end_reasons`, `end_reason(state) -> word`
    Why games end, in a word each, and why a finished one did. Its sentence is the message `end-WORD` of the game.

`printed(language) -> struct`
    Optional. What is printed on cards and boards and never changes, for whoever draws the game. A client asks for it
    once, and a view need not repeat it.

`preview_details(view, foreseen) -> struct`
    Optional. What an action means beside its points: what it costs, brings and touches. It is given the view of the
    seat that asks and the events that this seat can foresee, so that nothing can be learned by asking.

`fleeting_phases`
    Optional. Phases whose table is shown for a moment and must leave no trace on a screen.

`lessons`
    Optional. Prepared tables at which a newcomer learns the game (`words.lessons`), and the guided game after them.

`how_to`
    Optional. How the game is played, on one page, with positions of its lessons as figures.

`observation_layout`
    Optional. The numbers of `observe` by name.

`gpu_threads`
    Optional. Threads that a multiprocessor of a GPU plays rollouts with. Few are better if games go many ways: more of
    them would drive each other's code out of the cache.

`pack_digest`
    Optional, for games whose cards come from a pack. A fingerprint of the pack, which match files hold.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec

from toque.core.errors import BadOption, BadPlayers
from toque.core.kernel import jit, playout, record
from toque.core.kernel.events import Event
from toque.core.kernel.rng import check_generator, generator
from toque.core.kernel.speeds import USUAL, Speed, module_at, twin
from toque.core.reading import integers
from toque.core.types import Action, ActionNumber, Kernel, Numbers, Plain, RecordType, Rng, Seat, State, View
from toque.core.words.events import EventTable
from toque.core.words.languages import ENGLISH
from toque.core.words.layout import Layout
from toque.core.words.lessons import Lesson, Section
from toque.core.words.options import GameOptions, encode_options, parse_options, spell
from toque.core.words.text import GameText

MOST_SEATS = 8
SEATS_IN = [[seat for seat in range(MOST_SEATS) if bits >> seat & 1] for bits in range(1 << MOST_SEATS)]
"""The seats in a set of seats."""

WAITING = "waiting"
"""Stands for the phase of a seat that has nothing to decide."""


@dataclass(frozen=True)
class Score:
    """One seat's points, as they would be if the game ended now."""

    seat: int
    lines: dict[str, int]
    total: int
    rank: int


@dataclass(frozen=True)
class Kernels:
    """The kernel functions of one game, as other kernels call them: on the record itself."""

    setup: Kernel
    legal: Kernel
    refusal: Kernel
    apply: Kernel
    scores: Kernel
    redeal: Kernel
    observe: Kernel
    estimate: Kernel
    blur_memory: Kernel | None = None
    rollout_action: Kernel | None = None
    hide_secret_points: Kernel | None = None

    def at(self, speed: Speed) -> "Kernels":
        """The same functions at a speed."""
        return Kernels(**{name: kernel and twin(kernel, speed) for name, kernel in vars(self).items()})


class OfContract:
    """A kernel function of the contract as Python calls it: with a state's handle in place of the record."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: "Game", owner: type) -> Kernel:
        kernel = getattr(game.kernels, self.name)
        function = kernel and record.door(kernel, game.state, game.speed)
        game.__dict__[self.name] = function
        return function


@dataclass(frozen=True, eq=False)
class Game:
    """One game, whole, at one speed."""

    name: str
    rule_letter: str
    rules_version: int
    min_players: int
    max_players: int
    folder: Path

    state: RecordType
    action_count: int
    observation_size: int
    phases: tuple[str, ...]
    score_lines: tuple[str, ...]
    options: type[GameOptions]
    kernels: Kernels = field(repr=False)

    decode_action: Callable[[ActionNumber], Action] = field(repr=False)
    encode_action: Callable[[Action], ActionNumber] = field(repr=False)
    action_type: type | UnionType = field(repr=False)
    view: Callable[[State, Seat | None], View] = field(repr=False)
    text: type[GameText] = field(repr=False)
    end_reasons: tuple[str, ...] = field(repr=False)
    end_reason: Callable[[State], str] = field(repr=False)
    erase_memory: Callable[[State, Seat, Rng], None] | None = field(default=None, repr=False)
    printed: Callable[[str], msgspec.Struct | None] = field(default=lambda language: None, repr=False)
    preview_details: Callable[[View, list[Event]], msgspec.Struct | None] = field(
        default=lambda view, foreseen: None, repr=False
    )
    fleeting_phases: tuple[str, ...] = ()
    lessons: tuple[Lesson, ...] = field(default=(), repr=False)
    how_to: tuple[Section, ...] = field(default=(), repr=False)
    observation_layout: Layout | None = None
    gpu_threads: int = 1024
    pack_digest: str = ""
    speed: Speed = USUAL
    usual: "Game | None" = field(default=None, repr=False)
    """The same game at the usual speed, if this is another."""

    setup, legal, refusal, scores = OfContract(), OfContract(), OfContract(), OfContract()
    redeal, observe, estimate = OfContract(), OfContract(), OfContract()
    blur_memory, rollout_action, hide_secret_points = OfContract(), OfContract(), OfContract()

    @property
    def title(self) -> str:
        """The game's title, in English."""
        return self.text(ENGLISH).title()

    @property
    def summary(self) -> str:
        """The game's subject, in one English sentence."""
        return self.text(ENGLISH).summary()

    @property
    def events(self) -> EventTable:
        """The kinds of events, in words."""
        return self.text.events

    def at(self, speed: Speed) -> "Game":
        """The same game at a speed."""
        usual = self.usual or self
        return usual if speed == usual.speed else usual._other

    @cached_property
    def _other(self) -> "Game":
        speed: Speed = "native" if self.speed == "plain" else "plain"
        return replace(self, kernels=self.kernels.at(speed), speed=speed, usual=self)

    def new_state(self, rng: Rng, players: int, options: GameOptions | None = None) -> State:
        """A fresh state, laid out and waiting for its first decision."""
        options = options or self.options()
        self.check(players, options)
        state = record.new(self.state, self.speed)
        self.setup(state, rng, players, encode_options(options))
        return state

    def check(self, players: int, options: GameOptions) -> None:
        """Raise if the game cannot be played with this number of players or these options."""
        if not self.min_players <= players <= self.max_players:
            raise BadPlayers(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        complaint = options.complaint(players)
        if complaint:
            raise BadOption(complaint)

    def read_options(self, given: Mapping[str, Plain] | GameOptions) -> GameOptions:
        """Options from values such as {"gourmet": "true"} or {"gourmet": True}; a struct of them is looked at."""
        if isinstance(given, Mapping):
            return parse_options(self.options, {name: spell(value) for name, value in given.items()})
        if not isinstance(given, self.options):
            raise BadOption(f"options of {self.name} are a {self.options.__name__}, not a {type(given).__name__}")
        return given

    def prepare(self) -> None:
        """Compile what a table needs, or load what was compiled before. It may take long: tell the person who waits."""
        rng = generator("prepare")
        state = self.new_state(rng, self.min_players)
        seat = self.actors(state)[0]
        action = self.legal_actions(state, seat)[0]
        self.refusal(state, seat, action)
        self.apply(state, rng, seat, action)
        self.redeal(state, seat, rng)
        self.known_score(state, seat)
        self.view(state, seat)

    def array(self, *shape: int) -> Numbers:
        """An all-zero array of integers that a kernel of this speed can fill."""
        return record.array(*shape, speed=self.speed)

    @cached_property
    def actors(self) -> Callable[[State], list[Seat]]:
        """The seats that must decide now: `(state) -> seats`."""
        return _plain_actors if self.speed == "plain" else _native_actors

    @cached_property
    def is_over(self) -> Callable[[State], bool]:
        """Whether nobody has anything to decide any more: `(state) -> bool`."""
        return _is_plain_over if self.speed == "plain" else _is_native_over

    @cached_property
    def legal_actions(self) -> Callable[[State, Seat], list[ActionNumber]]:
        """The numbers of all legal actions of a seat, ascending: `(state, seat) -> numbers`."""
        return self._plain_legal_actions if self.speed == "plain" else self._lister()

    def _plain_legal_actions(self, state: State, seat: Seat) -> list[ActionNumber]:
        out = self.array(self.action_count)
        return list(out[: self.legal(state, seat, out)])

    def _lister(self) -> Callable[[State, Seat], list[ActionNumber]]:
        """As one function without any call in between: whoever drives a game from Python calls it for every ply."""
        tools: Any = module_at(jit.__name__, self.speed)
        legal = tools.machine_code(self.kernels.legal, self.state, "list_legal", row_at=self.action_count)
        spare: list[Any] = []
        take, give_back = spare.pop, spare.append

        def legal_actions(state: State, seat: Seat) -> list[ActionNumber]:
            try:
                room = take()
            except IndexError:  # all of them are in use on other threads
                out = self.array(self.action_count)
                room = memoryview(out), out.ctypes.data
            numbers, place = room
            actions: list[ActionNumber] = numbers[: legal(state.address, seat, place)].tolist()
            give_back(room)
            return actions

        return legal_actions

    @cached_property
    def apply(self) -> Callable[[State, Rng, Seat, ActionNumber], None]:
        """The kernel function `apply` of the contract: `(state, rng, seat, action)`."""
        return record.door(self.kernels.apply, self.state, "plain") if self.speed == "plain" else self._player()

    def _player(self) -> Callable[[State, Rng, Seat, ActionNumber], None]:
        """Machine code looks at no type, so the generator is checked here, once if it is used again and again."""
        tools: Any = module_at(jit.__name__, self.speed)
        play = tools.machine_code(self.kernels.apply, self.state, "play")
        latest: list[Rng | None] = [None]

        def apply(state: State, rng: Rng, seat: Seat, action: ActionNumber) -> None:
            if rng is not latest[0]:
                check_generator(rng)
                latest[0] = rng
            play(state.address, rng, seat, action)

        return apply

    def score(self, state: State) -> list[Score]:
        """Everybody's points by line, total and rank."""
        return [self.read_score(seat, row) for seat, row in enumerate(self._points(state))]

    def known_score(self, state: State, seat: Seat | None) -> list[Score]:
        """Everybody's points as far as a seat, or a spectator, can know them."""
        return [self.read_score(place, row) for place, row in enumerate(self.known_points(state, seat))]

    def known_points(self, state: State, seat: Seat | None) -> list[list[int]]:
        """The known score as numbers: everybody's points by line, then total and rank."""
        if self.kernels.hide_secret_points:
            state = record.copy(state)
            self.hide_secret_points(state, -1 if seat is None else seat)
        return self._points(state)

    def _points(self, state: State) -> list[list[int]]:
        out = self.array(self.max_players, len(self.score_lines) + 2)
        self.scores(state, out)
        return integers(out)[: int(state.players)]

    def read_score(self, seat: Seat, row: Sequence[int]) -> Score:
        """The score of a seat from its row of numbers."""
        return Score(seat, dict(zip(self.score_lines, row, strict=False)), row[-2], row[-1])

    def rule_name(self, rule: int) -> str:
        """The rulebook's name of a rule number: B9."""
        return f"{self.rule_letter}{rule}"

    @cache  # noqa: B019
    def bind(self, template: Kernel, **more: Kernel) -> Kernel:
        """A template with its holes filled by this game's kernels and by `more`, at its speed: see `jit.bind`."""
        template = twin(template, self.speed)
        tools: Any = module_at(jit.__name__, self.speed)
        offered = {**vars(self.kernels), "action_count": self.action_count, **more}
        offered["rollout_action"] = self.kernels.rollout_action or twin(playout.no_rollout_action, self.speed)
        bound = tools.bind(template, self.name, **{name: offered[name] for name in tools.holes_of(template)})
        return record.plainly(bound) if self.speed == "plain" else bound

    @cached_property
    def play_randomly(self) -> Kernel:
        """Play random actions: `(state, rng, out, most) -> plies`, see `playout`."""
        return self._door(playout.play_randomly)

    @cached_property
    def play_games(self) -> Kernel:
        """Kernel: play whole random games (see `playout`)."""
        return self.bind(playout.play_games)

    @cached_property
    def disagreement(self) -> Kernel:
        """Check `legal` against `refusal` over the whole action space: `(state, seat, out)`."""
        return self._door(playout.disagreement)

    def _door(self, template: Kernel) -> Kernel:
        bound = self.bind(template)
        return bound if self.speed == "plain" else record.door(bound, self.state)


def _plain_actors(state: State) -> list[Seat]:
    return SEATS_IN[state.actors].copy()


def _native_actors(state: Any) -> list[Seat]:
    return SEATS_IN[state._actors[0]].copy()  # the property of this name would cost 0.1 µs


def _is_plain_over(state: State) -> bool:
    return state.actors == 0


def _is_native_over(state: Any) -> bool:
    return not state._actors[0]
