"""Many games as one array, on a processor or on a GPU."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Self

import msgspec
import numpy as np

from toque.batch.arrays import Arrays, row_of_observations, shapes_of
from toque.batch.cpu import Cpu
from toque.batch.kernels.one import NOBODY
from toque.batch.tables import Options, generators_of, tables_of
from toque.core.errors import BadArray, BadOption, ClosedBatch, IllegalAction, ToqueError
from toque.core.game import Game
from toque.core.kernel import record
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Foreign, Numbers, Plain, State
from toque.games import load

Device = Literal["cpu", "gpu"]
Policy = Literal["random", "rollout"]
POLICIES = ("random", "rollout")
INTEGERS = (np.dtype(np.int32), np.dtype(np.int64))


class Outcome(NamedTuple):
    """What a step did, in the batch's own arrays: the next step changes them."""

    rewards: Numbers
    """float32, a row a game, a column a seat: all zeros unless the game has just ended."""
    done: Numbers
    """uint8: 1 if the game has just ended."""


class Snapshot(NamedTuple):
    """A batch as it was, for `restore`."""

    arrays: dict[str, Plain]
    samplers: Numbers


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
        self.auto_reset, self.check = auto_reset, check
        self._start(device, threads)
        device_of = self._engine.to_device
        blank = {name: self._engine.empty(*shape) for name, shape in shapes_of(self.game, games).items()}
        self._arrays = Arrays(
            generators=device_of(generators_of(games, seed)),
            players=device_of(tables.players),
            options=device_of(tables.options),
            **blank,
        )
        self._engine.arrays = self._arrays
        self._samplers = device_of(generators_of(games, seed, "sample"))
        self._all = device_of(np.ones(games, np.uint8))
        self._engine.lay_out(self._all)

    def _start(self, device: str, threads: int | None) -> None:
        if device == "cpu":
            self._engine: Foreign = Cpu(self.game, threads)
        elif device == "gpu":
            from toque.batch.gpu import Gpu

            self._engine = Gpu(self.game)
        else:
            raise BadOption(f"device can be cpu or gpu, not {device!r}")
        self._threads = threads

    def __len__(self) -> int:
        """How many games."""
        return int(self._arrays.seats.shape[0])

    def __enter__(self) -> Self:
        """The batch itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    @property
    def device(self) -> str:
        """The device of the games: cpu or gpu."""
        return str(self._open().device)

    @property
    def seats(self) -> Numbers:
        """int8: the seat that decides in each game; -1 if the game is over."""
        return self._out(self._arrays.seats)

    @property
    def players(self) -> Numbers:
        """int64: how many play in each game."""
        return self._out(self._arrays.players)

    @property
    def done(self) -> Numbers:
        """uint8: 1 if the last step ended the game."""
        return self._out(self._arrays.done)

    @property
    def rewards(self) -> Numbers:
        """float32, a column a seat: the share of rivals beaten less that of better ones, if the game just ended."""
        return self._out(self._arrays.rewards)

    @property
    def results(self) -> Numbers:
        """int32, for every seat its points and its rank in the game that ended last; zeros before."""
        return self._out(self._arrays.results)

    @property
    def decisions(self) -> Numbers:
        """int32: how many decisions the last rollout made in each game."""
        return self._out(self._arrays.decisions)

    def reset(self, which: Numbers = None) -> None:
        """Begin new games: all, or those that are not 0 in `which`. Each keeps its own generator."""
        engine = self._open()
        chosen = self._all if which is None else self._given("which", which, (np.dtype(np.uint8), np.dtype(np.bool_)))
        engine.lay_out(chosen.view(np.uint8))

    def step(self, actions: Numbers) -> Outcome:
        """Play one action in every game, by the seat in `seats`; games that are over take any number."""
        engine = self._open()
        chosen = self._given("actions", actions, INTEGERS)
        if self.check and (game := engine.first_illegal(chosen)) >= 0:
            raise self._refusal(game, int(self._engine.to_host(chosen)[game]))
        engine.step(chosen, int(self.auto_reset))
        return Outcome(self.rewards, self.done)

    def legal_mask(self, *, as_bytes: bool = False) -> Numbers:
        """The legal actions of the seat that decides: action a is bit a % 8 of byte a // 8, or byte a; uint8.

        As bits it is the batch's own array, which the next step changes.
        """
        engine = self._open()
        if as_bytes:
            return engine.out(engine.as_bytes(self.game.action_count))
        return engine.out(engine.bytes_of(self._arrays.masks))

    def observe(self, seats: Numbers = None, out: Numbers = None) -> Numbers:
        """What the seat that decides observes, or one of `seats` in each game: int16, a row a game.

        Rows are filled up with zeros to a multiple of 8 numbers. `out` is an array to write them into.
        """
        engine = self._open()
        who = self._arrays.seats if seats is None else self._seats_of(seats)
        shape = (len(self), row_of_observations(self.game))
        if out is None:
            out = engine.empty(shape, np.int16)
        written = engine.given("out", out, shape, (np.dtype(np.int16),))
        engine.observe(who, written)
        return engine.out(out)

    def sample(self) -> Numbers:
        """A legal action for every game, each equally likely, by generators of the batch's own; -1 if it is over."""
        engine = self._open()
        actions = engine.empty((len(self),), np.int32)
        engine.sample(self._samplers, actions)
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
        batch and returns actions. With `restart` all games begin anew. Nothing is reset at the end.
        """
        engine = self._open()
        limit = NO_LIMIT if most is None else most
        if callable(policy):
            return self._roll_out_by(policy, limit, restart)
        if policy not in POLICIES:
            raise BadOption(f"policy can be {' or '.join(POLICIES)} or a function, not {policy!r}")
        engine.roll_out(policy, limit, int(restart))
        engine.look_again()
        return self.decisions

    def _roll_out_by(self, policy: Callable[["Batch"], Numbers], limit: int, restart: bool) -> Numbers:
        engine, resets = self._open(), self.auto_reset
        if restart:
            self.reset()
        total = np.zeros(len(self), np.int32)
        self.auto_reset = False
        try:
            for _ in range(limit):
                going = engine.to_host(self._arrays.seats) != NOBODY
                if not going.any():
                    break
                total += going
                self.step(policy(self))
        finally:
            self.auto_reset = resets
        engine.put(engine.to_device(total), self._arrays.decisions)
        return self.decisions

    def wait(self) -> None:
        """Wait until all work is done; on a processor it always is."""
        self._open().wait()

    def total(self, values: Numbers) -> int:
        """The sum of an array of the batch's."""
        return int(self._open().to_host(values).sum())

    def state(self, game: int) -> State:
        """A copy of one game's state, for views and sentences."""
        self._open()
        raw = self._engine.to_host(self._arrays.states[self._number(game) : game + 1])
        state: State = record.from_bytes(self.game.state, raw.tobytes(), "native")
        return state

    def generator(self, game: int) -> Numbers:
        """A copy of one game's generator."""
        self._open()
        return self._engine.to_host(self._arrays.generators[self._number(game) : game + 1])[0].copy()

    def save(self) -> Snapshot:
        """Everything as it is now, for `restore`."""
        copy = self._open().copy
        arrays = {name: copy(getattr(self._arrays, name)) for name in self._arrays.names()}
        return Snapshot(arrays, copy(self._samplers))

    def restore(self, saved: Snapshot) -> None:
        """Go back to what was saved, of this batch or of its like."""
        engine = self._open()
        for name, values in saved.arrays.items():
            if values.shape != getattr(self._arrays, name).shape or values.dtype != getattr(self._arrays, name).dtype:
                raise BadArray(f"saved is of other games: its {name} are {values.shape}")
            engine.put(values, getattr(self._arrays, name))
        engine.put(saved.samplers, self._samplers)

    def clone(self) -> "Batch":
        """An independent copy of the batch, with the same future."""
        saved = self.save()
        twin = object.__new__(Batch)
        twin.game, twin.auto_reset, twin.check = self.game, self.auto_reset, self.check
        twin._start(self.device, self._threads)
        twin._arrays = Arrays(**saved.arrays)
        twin._engine.arrays = twin._arrays
        twin._samplers, twin._all = saved.samplers, self._engine.copy(self._all)
        return twin

    def close(self) -> None:
        """Free the threads and the device's memory; any later use of the batch is an error."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None

    def _open(self) -> Numbers:
        if self._engine is None:
            raise ClosedBatch("this batch is closed")
        return self._engine

    def _out(self, values: Numbers) -> Numbers:
        return self._open().out(values)

    def _given(self, name: str, values: Any, kinds: tuple[np.dtype[Any], ...]) -> Any:
        return self._open().given(name, values, (len(self),), kinds)

    def _number(self, game: int) -> int:
        if not 0 <= game < len(self):
            raise BadArray(f"game must be from 0 to {len(self) - 1}, not {game}")
        return game

    def _seats_of(self, seats: Numbers) -> Numbers:
        engine = self._open()
        if isinstance(seats, int):
            seats = engine.to_device(np.full(len(self), seats, np.int8))
        who = self._given("seats", seats, (np.dtype(np.int8),))
        given, players = engine.to_host(who), engine.to_host(self._arrays.players)
        wrong = (given < NOBODY) | (given >= players)
        if wrong.any():
            game = int(wrong.argmax())
            raise BadArray(f"seats[{game}] is {given[game]}, but the seats of game {game} are 0 to {players[game] - 1}")
        return who

    def _refusal(self, game: int, action: int) -> ToqueError:
        """Why this action is refused."""
        state, seat = self.state(game), int(self._engine.to_host(self._arrays.seats)[game])
        if not 0 <= action < self.game.action_count:
            return BadArray(f"actions[{game}] is {action}, but actions are 0 to {self.game.action_count - 1}")
        rule = self.game.rule_name(self.game.refusal(state, seat, action))
        words = msgspec.json.encode(self.game.decode_action(action)).decode()
        return IllegalAction(f"actions[{game}] is {action}, {words}, which rule {rule} forbids seat {seat}", rule)
