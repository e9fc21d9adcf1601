"""Whether a batch is, bit for bit, the same as its games played one at a time."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import get_args

import numpy as np

from toque.batch.arrays import RESULT_COLUMNS, mask_words, row_of_observations, words_of
from toque.batch.batch import Batch, Device, Policy
from toque.batch.kernels import loops, one
from toque.batch.kernels.one import FIRST_DIGEST, NOBODY
from toque.batch.tables import generators_of
from toque.core.errors import Disparity
from toque.core.game import Game
from toque.core.kernel import record, rng
from toque.core.kernel.bits import lowest
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.speeds import twin
from toque.core.types import Numbers
from toque.core.words.options import GameOptions, encode_options

KINDS = ("states", "masks", "observations", "generators", "results", "rewards")
"""The numbers that are compared, in the order of their digests."""


@dataclass(frozen=True)
class Case:
    """One case to compare: a game with its table."""

    game: Game
    games: int
    players: int
    options: GameOptions
    seed: str = "verify"
    device: Device = "cpu"

    def batch(self) -> Batch:
        """A batch of these games, laid out."""
        return Batch(
            *(self.game, self.games),
            players=self.players,
            options=self.options,
            seed=self.seed,
            device=self.device,
            check=False,
        )


def verify(case: Case) -> Iterator[str]:
    """Compare stepping, then whole rollouts; a line for each, or a `Disparity` that says what differs first."""
    with case.batch() as batch:
        steps, found = digests_of(batch)
    expected = expected_digests(case, steps)
    wrong = (found != expected).any(axis=1)
    if wrong.any():
        raise Disparity(first_difference(case, int(wrong.argmax()), steps, found, expected))
    yield (
        f"{case.game.name}, {case.players} players, {case.device}: {', '.join(KINDS[:-1])} and {KINDS[-1]} of "
        f"{case.games:,} games are equal to one game at a time after each of {steps:,} steps"
    )
    for policy in get_args(Policy):
        compare_rollouts(case, policy)
        yield f"{case.game.name}, {case.players} players, {case.device}: {policy} rollouts are equal too"


def digests_of(batch: Batch) -> tuple[int, Numbers]:
    """Step a batch until each game has ended once; how many steps that took, and the digests of each game."""
    engine = batch.engine
    digests = [engine.to_device(np.full(len(batch), FIRST_DIGEST, np.int64)) for _ in KINDS]
    ended, steps = np.zeros(len(batch), bool), 0
    _note(batch, digests)
    while not ended.all():
        batch.step(batch.sample())
        _note(batch, digests)
        ended |= engine.to_host(batch.arrays.done) != 0
        steps += 1
    return steps, np.stack([engine.to_host(values) for values in digests], axis=1)


def _note(batch: Batch, digests: list[Numbers]) -> None:
    engine, arrays = batch.engine, batch.arrays
    seen = engine.given("out", batch.observe(), None, None)
    compared = arrays.states, arrays.masks, seen, arrays.generators, arrays.results, arrays.rewards
    for values, digest in zip(compared, digests, strict=True):
        engine.digest(values, digest)


def expected_digests(case: Case, steps: int) -> Numbers:
    """The same digests from one game at a time, through the contract's own functions."""
    found = np.zeros((case.games, len(KINDS)), np.int64)
    generators = generators_of(case.games, case.seed)
    samplers = generators_of(case.games, case.seed, "sample")
    threads = os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        parts = [range(first, case.games, 8 * threads) for first in range(min(8 * threads, case.games))]
        list(pool.map(lambda part: _play_alone(case, part, steps, generators, samplers, found), parts))
    return found


def _play_alone(case: Case, part: range, steps: int, generators: Numbers, samplers: Numbers, found: Numbers) -> None:
    game = case.game.at("native")
    kernel = game.bind(loops.play_and_digest)
    states, blank = np.zeros(1, game.state), np.zeros(1, game.state)
    mask = np.zeros(mask_words(game), np.uint32)
    narrow = np.zeros(row_of_observations(game), np.int16)
    seen, out, options = game.array(game.observation_size), game.array(game.action_count), encode_options(case.options)
    table = game.array(game.max_players, len(game.score_lines) + 2)
    for number in part:
        results = np.zeros((game.max_players, RESULT_COLUMNS), np.int32)
        rewards = np.zeros(game.max_players, np.float32)
        kernel(
            *(states, words_of(states)[0], generators[number], samplers[number], case.players, options, steps),
            *(mask, mask.view(np.int64), seen, narrow, narrow.view(np.int64), out, table),
            *(results, words_of(results[None])[0], rewards, words_of(rewards[None])[0], found[number], blank),
        )


def first_difference(case: Case, number: int, steps: int, found: Numbers, expected: Numbers) -> str:
    """Play the first game that differs again, alone and in the batch, and name the step at which they part."""
    head = f"{case.game.name} on {case.device}: game {number}"
    kinds = [kind for kind, one, other in zip(KINDS, found[number], expected[number], strict=True) if one != other]
    with case.batch() as batch:
        alone = _Alone(case, number)
        for step in range(steps + 1):
            if difference := alone.difference(batch):
                return f"{head} differs after step {step} in {difference}"
            actions = batch.sample()
            alone.step()
            batch.step(actions)
    return f"{head} differs in {' and '.join(kinds)}, but not when it is played again"


class _Alone:
    """One game by itself, in Python."""

    def __init__(self, case: Case, number: int) -> None:
        self.game, self.number, self.case = case.game.at("native"), number, case
        self.rng = rng.generator("batch", case.seed, number)
        self.sampler = rng.generator("sample", case.seed, number)
        self.state = self.game.new_state(self.rng, case.players, case.options)
        self.results = np.zeros((self.game.max_players, RESULT_COLUMNS), np.int32)
        self.rewards = np.zeros(self.game.max_players, np.float32)

    def step(self) -> None:
        seat = self.seat()
        self.rewards[:] = 0
        if seat != NOBODY:
            actions = self.game.legal_actions(self.state, seat)
            self.game.apply(self.state, self.rng, seat, actions[int(rng.roll(self.sampler, len(actions)))])
            if self.game.is_over(self.state):
                table = self.game.array(self.game.max_players, len(self.game.score_lines) + 2)
                self.game.scores(self.state, table)
                twin(one.settle, "plain")(table, self.case.players, self.results, self.rewards)
                self.state = self.game.new_state(self.rng, self.case.players, self.case.options)

    def seat(self) -> int:
        return int(twin(lowest, "plain")(self.state.actors)) if self.state.actors else NOBODY

    def difference(self, batch: Batch) -> str:
        """The difference of this game in a batch, or nothing."""
        seat, engine, game = self.seat(), batch.engine, self.game
        if fields := record.differing_fields(batch.state(self.number), self.state):
            return f"states: {', '.join(fields)}"
        arrays = batch.arrays
        bits = engine.to_host(arrays.masks)[self.number].view(np.uint8)
        legal = np.flatnonzero(np.unpackbits(bits, bitorder="little")).tolist()
        if legal != (expected := game.legal_actions(self.state, seat) if seat != NOBODY else []):
            return f"masks: action {min(set(legal) ^ set(expected))}"
        seen = game.array(game.observation_size)
        if seat != NOBODY:
            game.observe(self.state, seat, seen)
        row = engine.to_host(engine.given("out", batch.observe(), None, None))[self.number]
        if (wrong := row[: len(seen)] != seen).any():
            return f"observations: number {int(wrong.argmax())} is {row[wrong.argmax()]}, not {seen[wrong.argmax()]}"
        if (batch.generator(self.number) != self.rng).any():
            return "generators"
        if (engine.to_host(arrays.results)[self.number] != self.results).any():
            return "results"
        return "rewards" if (engine.to_host(arrays.rewards)[self.number] != self.rewards).any() else ""


def compare_rollouts(case: Case, policy: Policy) -> None:
    """Compare whole games with `Game.play_randomly`, or with the rollout policy through the contract."""
    game = case.game.at("native")
    play = game.play_randomly if policy == "random" else record.door(game.bind(one.play_by_policy), game.state)
    with case.batch() as batch:
        batch.rollout(policy, restart=True)
        arrays = batch.arrays
        states, generators, decisions = map(batch.engine.to_host, (arrays.states, arrays.generators, arrays.decisions))
    starts, out = generators_of(case.games, case.seed), game.array(game.action_count)
    for number, generator in enumerate(starts):
        game.new_state(generator, case.players, case.options)  # the batch had laid it out once before
        state = game.new_state(generator, case.players, case.options)
        played = play(state, generator, out, NO_LIMIT)
        fields = record.differing_fields(record.State(states[number : number + 1]), state)
        if fields or (generator != generators[number]).any() or played != decisions[number]:
            what = ", ".join(fields) or "the generator or the number of decisions"
            raise Disparity(f"{case.game.name} on {case.device}: {policy} rollout {number} differs in {what}")
