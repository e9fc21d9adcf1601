"""Many games as one array, on a processor or on a GPU."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, Self, get_args

import msgspec
import numpy as np

from toque.batch.arrays import BYTE, FLAG, INTEGERS, PLACE, SHORT, Arrays, NumberType, row_of_observations, shapes_of
from toque.batch.cpu import Cpu
from toque.batch.kernels.one import NOBODY
from toque.batch.tables import Options, generators_of, tables_of
from toque.core.errors import BadArray, BadOption, ClosedBatch, IllegalAction, ToqueError
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Foreign, Numbers, Plain, State
from toque.games import load

if TYPE_CHECKING:
    from toque.batch.gpu import Gpu

Device = Literal["cpu", "gpu"]
Policy = Literal["random", "rollout"]


class Outcome(NamedTuple):
    """What a step did, in the batch's own arrays: the next step changes them."""

    rewards: Numbers
    """float32, a row a game, a column a seat: all zeros unless the game has just ended."""
    done: Numbers
    """uint8: 1 if the game has just ended."""


class Snapshot(NamedTuple):
    """A batch as it was, for `restore`."""

    arrays: dict[str, Plain]


class Batch:
    """N games side by side. Game i is, bit for bit, the single game with the generator of game i."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        players: int | Sequence[int] | None = None,
        options: Options | Sequence[Options] | None = None,
        seed: object = 0,
        device: Device = "cpu",
        threads: int | None = None,
        auto_reset: bool = True,
        check: bool = True,
    ) -> None:
        """Set up the games. `players` and `options` are for all tables, or one for each.

        With `auto_reset` a game that ends is followed by another one at the same table, with the same generator.
        Without `check` the legality of actions is not checked: an illegal one can do anything.
        """
        self.game = (load(game) if isinstance(game, str) else game).at("native")
        if games < 1:
            raise BadArray(f"games must be at least 1, not {games}")
        if threads is not None and threads < 1:
            raise BadArray(f"threads must be at least 1, not {threads}")
        tables = tables_of(self.game, games, players, options)
        self.auto_reset, self.check, self._games, self._threads = auto_reset, check, games, threads
        self._engine: Cpu | Gpu | None = _engine_for(self.game, device, threads)
        device_of = self.engine.to_device
        blank = {name: self.engine.empty(*shape) for name, shape in shapes_of(self.game, games).items()}
        self.engine.arrays = Arrays(
            generators=device_of(generators_of(games, seed)),
            samplers=device_of(generators_of(games, seed, "sample")),
            players=device_of(tables.players),
            options=device_of(tables.options),
            **blank,
        )
        self.reset()

    def __len__(self) -> int:
        """How many games."""
        return self._games

    def __enter__(self) -> Self:
        """The batch itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    @property
    def device(self) -> Device:
        """The device of the games."""
        return self.engine.device

    @property
    def is_closed(self) -> bool:
        """Whether it can be used no more."""
        return self._engine is None

    @property
    def engine(self) -> "Cpu | Gpu":
        """The kernels on the device: for checks and measurements, which see more than a program needs."""
        if self._engine is None:
            raise ClosedBatch("this batch is closed")
        return self._engine

    @property
    def arrays(self) -> Arrays:
        """The batch's own arrays, where they are."""
        return self.engine.arrays

    @property
    def seats(self) -> Numbers:
        """int8: the seat that decides in each game; -1 if the game is over."""
        return self._out(self.arrays.seats)

    @property
    def players(self) -> Numbers:
        """int64: how many play in each game."""
        return self._out(self.arrays.players)

    @property
    def done(self) -> Numbers:
        """uint8: 1 if the last step or rollout ended the game."""
        return self._out(self.arrays.done)

    @property
    def rewards(self) -> Numbers:
        """float32, a column a seat: the share of rivals beaten less that of better ones, if the game just ended."""
        return self._out(self.arrays.rewards)

    @property
    def results(self) -> Numbers:
        """int32, for every seat its points and its rank in the game that ended last; zeros before."""
        return self._out(self.arrays.results)

    @property
    def decisions(self) -> Numbers:
        """int32: how many decisions the last rollout made in each game."""
        return self._out(self.arrays.decisions)

    def reset(self, which: Numbers = None) -> None:
        """Begin new games: all, or those that are not 0 in `which`. Each keeps its own generator."""
        engine = self.engine
        if which is None:
            which = engine.to_device(np.ones(len(self), BYTE))
        engine.lay_out(self._given("which", which, (BYTE, FLAG)).view(BYTE))

    def step(self, actions: Numbers) -> Outcome:
        """Play one action in every game, by the seat in `seats`; games that are over take any number."""
        engine = self.engine
        chosen = self._given("actions", actions, INTEGERS)
        if self.check and (game := engine.first_illegal(chosen)) >= 0:
            raise self._refusal(game, int(engine.to_host(chosen)[game]))
        engine.step(chosen, int(self.auto_reset))
        return Outcome(self.rewards, self.done)

    def legal_mask(self, *, as_bytes: bool = False) -> Numbers:
        """The legal actions of the seat that decides: action a is bit a % 8 of byte a // 8, or byte a; uint8.

        As bits it is the batch's own array, which the next step changes.
        """
        engine = self.engine
        if as_bytes:
            return engine.out(engine.as_bytes(self.game.action_count))
        return engine.out(engine.bytes_of(self.arrays.masks))

    def observe(self, seats: Numbers = None, out: Numbers = None) -> Numbers:
        """What the seat that decides observes, or one of `seats` in each game: int16, a row a game.

        Rows are filled up with zeros to a multiple of 8 numbers. `out` is an array on the device to write them into.
        """
        engine = self.engine
        who = self.arrays.seats if seats is None else self._seats_of(seats)
        shape = (len(self), row_of_observations(self.game))
        if out is None:
            out = engine.empty(shape, SHORT)
        engine.observe(who, engine.target("out", out, shape, (SHORT,)))
        return engine.out(out)

    def sample(self) -> Numbers:
        """A legal action for every game, each equally likely, by generators of the batch's own; -1 if it is over."""
        engine = self.engine
        actions = engine.empty((len(self),), np.int32)
        engine.sample(actions)
        return engine.out(actions)

    def rollout(
        self,
        policy: Policy | Callable[["Batch"], Numbers] = "random",
        *,
        most: int | None = None,
        restart: bool = False,
    ) -> Numbers:
        """Play every game on to its end, `most` decisions at the most; return how many decisions each took.

        "random" plays as `Game.play_randomly` does, "rollout" by the game's rollout policy. A function is given the
        batch and returns actions. With `restart` all games begin anew. Nothing is reset at the end; `done` and
        `rewards` tell of the games that the rollout has ended.
        """
        engine = self.engine
        limit = NO_LIMIT if most is None else most
        if callable(policy):
            return self._roll_out_by(policy, limit, restart)
        if policy not in get_args(Policy):
            raise BadOption(f"policy can be {' or '.join(get_args(Policy))} or a function, not {policy!r}")
        engine.roll_out(policy, limit, int(restart))
        engine.look_again()
        return self.decisions

    def _roll_out_by(self, policy: Callable[["Batch"], Numbers], limit: int, restart: bool) -> Numbers:
        engine, resets = self.engine, self.auto_reset
        if restart:
            self.reset()
        arrays = self.arrays
        kept = arrays.decisions, arrays.done, arrays.rewards
        total, ended, rewards = (np.zeros_like(engine.to_host(array)) for array in kept)
        self.auto_reset = False
        try:
            for _ in range(limit):
                going = engine.to_host(arrays.seats) != NOBODY
                if not going.any():
                    break
                total += going
                self.step(policy(self))
                ended |= engine.to_host(arrays.done)
                rewards += engine.to_host(arrays.rewards)
        finally:
            self.auto_reset = resets
            for values, array in zip((total, ended, rewards), kept, strict=True):
                engine.put(engine.to_device(values), array)
        return self.decisions

    def wait(self) -> None:
        """Wait until all work is done; on a processor it always is."""
        self.engine.wait()

    def total(self, values: Numbers) -> int:
        """The sum of an array of the batch's."""
        return int(self.engine.to_host(values).sum())

    def state(self, game: int) -> State:
        """A copy of one game's state, for views and sentences."""
        raw = self.engine.to_host(self.arrays.states[self._number(game) : game + 1])
        state: State = record.from_bytes(self.game.state, raw.tobytes(), "native")
        return state

    def generator(self, game: int) -> Numbers:
        """A copy of one game's generator."""
        return self.engine.to_host(self.arrays.generators[self._number(game) : game + 1])[0].copy()

    def save(self) -> Snapshot:
        """Everything as it is now, for `restore`."""
        return Snapshot({name: self.engine.copy(getattr(self.arrays, name)) for name in self.arrays.names()})

    def restore(self, saved: Snapshot) -> None:
        """Go back to what was saved, of this batch or of its like."""
        engine, own = self.engine, {name: getattr(self.arrays, name) for name in self.arrays.names()}
        for name, values in saved.arrays.items():
            if values.shape != own[name].shape or values.dtype != own[name].dtype:
                raise BadArray(f"saved is of other games: its {name} are {values.shape}")
        for name, values in saved.arrays.items():
            engine.put(values, own[name])

    def clone(self) -> "Batch":
        """An independent copy of the batch, with the same future."""
        saved = self.save()
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin._engine = _engine_for(self.game, self.device, self._threads)
        twin.engine.arrays = Arrays(**saved.arrays)
        return twin

    def close(self) -> None:
        """Free the threads and the device's memory; any later use of the batch is an error."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None

    def _out(self, values: Numbers) -> Numbers:
        return self.engine.out(values)

    def _given(self, name: str, values: Foreign, kinds: tuple[NumberType, ...]) -> Numbers:
        return self.engine.given(name, values, (len(self),), kinds)

    def _number(self, game: int) -> int:
        if not 0 <= game < len(self):
            raise BadArray(f"game must be from 0 to {len(self) - 1}, not {game}")
        return game

    def _seats_of(self, seats: Numbers) -> Numbers:
        engine, is_one = self.engine, isinstance(seats, int | np.integer)
        given = seats if is_one else engine.to_host(self._given("seats", seats, (PLACE,)))
        players = engine.to_host(self.arrays.players)
        wrong = (players <= given) | (given < NOBODY)
        if wrong.any():
            game = int(wrong.argmax())
            told = given if is_one else given[game]
            raise BadArray(f"seats[{game}] is {told}, but the seats of game {game} are 0 to {players[game] - 1}")
        return engine.to_device(np.full(len(self), seats, PLACE)) if is_one else self._given("seats", seats, (PLACE,))

    def _refusal(self, game: int, action: int) -> ToqueError:
        """Why this action is refused."""
        state, seat = self.state(game), int(self.engine.to_host(self.arrays.seats)[game])
        if not 0 <= action < self.game.action_count:
            return BadArray(f"actions[{game}] is {action}, but actions are 0 to {self.game.action_count - 1}")
        rule = self.game.rule_name(self.game.refusal(state, seat, action))
        words = msgspec.json.encode(self.game.decode_action(action)).decode()
        return IllegalAction(f"actions[{game}] is {action}, {words}, which rule {rule} forbids seat {seat}", rule)


def _engine_for(game: Game, device: str, threads: int | None) -> "Cpu | Gpu":
    if device == "cpu":
        return Cpu(game, threads)
    if device != "gpu":
        raise BadOption(f"device can be cpu or gpu, not {device!r}")
    from toque.batch.gpu import Gpu

    return Gpu(game)
