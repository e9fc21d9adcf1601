"""Random play through the interfaces that others have, our games beside theirs: decisions a second in one run.

A peer is measured if its package is installed. Legal actions or a mask are asked for through the interface, one of them
is drawn, and the action is played. Two differ. RLCard's games are run by its own random agents, ours beside them by the
contract, since we have no door of that kind. PufferLib's games have no masks: any action is drawn.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import NamedTuple

import msgspec
import numpy as np

from toque.batch import Batch
from toque.benchmarks.timing import run_for
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.types import Foreign, Plain, State
from toque.core.words.options import GameOptions

Play = Callable[[], int]
"""Plays on for a while, a whole game or some steps, and returns how many decisions that took."""
TOGETHER = 1024
"""Games side by side, in interfaces that have many at once."""
STEPS = 50
OURS = "Toque"


class PeerSpeed(msgspec.Struct, frozen=True):
    """What was measured."""

    interface: str
    whose: str
    """The package that the game is from, with its version."""
    game: str
    decisions_per_second: int
    ratio: float | None = None
    """For ours: how many times as fast as the fastest game of theirs in this interface."""
    problem: str = ""
    """Why it could not be measured."""


class Peer(NamedTuple):
    """An interface, and the games that are played through it."""

    name: str
    package: str
    """Its name on PyPI."""
    module: str
    games: tuple[str, ...]
    """Of theirs, from cards and dice to small boards."""
    theirs: Callable[[str], Play]
    ours: Callable[[Game, int, GameOptions], Play]


def measure_peers(games: list[tuple[Game, GameOptions]], players: int, seconds: float) -> Iterator[PeerSpeed]:
    """Measure every interface whose package is installed, theirs first."""
    for peer in PEERS:
        if find_spec(peer.module):
            yield from _measured(peer, games, players, seconds)


def absent() -> list[str]:
    """Return the packages that are not installed."""
    return [peer.package for peer in PEERS if not find_spec(peer.module)]


def _measured(peer: Peer, games: list[tuple[Game, GameOptions]], players: int, seconds: float) -> Iterator[PeerSpeed]:
    whose, fastest = f"{peer.package} {version(peer.package)}", 0
    for name in peer.games:
        try:
            speed = _speed(peer.theirs(name), seconds)
        except Exception as error:  # whatever a package of another version than ours says
            yield PeerSpeed(peer.name, whose, name, 0, problem=" ".join(f"{type(error).__name__}: {error}".split()))
            continue
        fastest = max(fastest, speed)
        yield PeerSpeed(peer.name, whose, name, speed)
    for game, options in games:
        speed = _speed(peer.ours(game, players, options), seconds)
        yield PeerSpeed(peer.name, OURS, game.name, speed, round(speed / fastest, 2) if fastest else None)


def _speed(play: Play, seconds: float) -> int:
    play()  # compile, or load what was compiled before
    decisions, elapsed = run_for(seconds, play)
    return round(decisions / elapsed)


def _options(options: GameOptions) -> dict[str, Plain]:
    values: dict[str, Plain] = msgspec.to_builtins(options)
    return values


# OpenSpiel: a state, its legal actions


def _spiel(game: Foreign) -> Play:
    chance = random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _their_spiel(name: str) -> Play:
    return _spiel(import_module("pyspiel").load_game(name))


def _our_spiel(game: Game, players: int, options: GameOptions) -> Play:
    import_module("toque.envs.openspiel").register()
    parameters = {"players": players, "deals": 100, **_options(options)}
    return _spiel(import_module("pyspiel").load_game(f"toque_{game.name}", parameters))


# PettingZoo: an agent after the other, a mask


def _zoo(env: Foreign) -> Play:
    generator = np.random.default_rng(1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            given, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = given["action_mask"] if isinstance(given, dict) else info["action_mask"]
            env.step(int(generator.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play


def _their_zoo(name: str) -> Play:
    return _zoo(import_module(f"pettingzoo.classic.{name}").env())


def _our_zoo(game: Game, players: int, options: GameOptions) -> Play:
    return _zoo(import_module("toque.envs.pettingzoo").env(game.name, players, **_options(options)))


# RLCard: a state after the other, random agents of theirs; ours through the contract


def _their_cards(name: str) -> Play:
    rlcard = import_module("rlcard")
    env = rlcard.make(name)
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(states) // 2 for states in trajectories)

    return play


def _our_contract(game: Game, players: int, options: GameOptions) -> Play:
    generator, chance = rng.generator("peers"), random.Random(1)

    def play() -> int:
        state, decisions = game.new_state(generator, players, options), 0
        while actors := game.actors(state):
            game.apply(state, generator, actors[0], chance.choice(game.legal_actions(state, actors[0])))
            decisions += 1
        return decisions

    return play


# pgx: many games as one array, compiled


def _their_arrays(name: str) -> Play:
    pgx, jax = import_module("pgx"), import_module("jax")
    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def act(state: State, key: Foreign) -> Foreign:
        one, other = jax.random.split(key)
        action = jax.random.categorical(one, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)))
        return again(state, action, other)

    step = jax.jit(jax.vmap(act))
    states = begin(jax.random.split(jax.random.PRNGKey(0), TOGETHER))
    keys = [jax.random.PRNGKey(1)]

    def play() -> int:
        nonlocal states
        for _ in range(STEPS):
            keys[0], key = jax.random.split(keys[0])
            states = step(states, jax.random.split(key, TOGETHER))
        states.current_player.block_until_ready()
        return STEPS * TOGETHER

    return play


def _our_arrays(game: Game, players: int, options: GameOptions) -> Play:
    batch = Batch(game, TOGETHER, players=players, options=options, threads=1, check=False)
    seen = batch.observe()

    def play() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
            batch.observe(out=seen)  # pgx's states hold the observation too
        return STEPS * TOGETHER

    return play


# PufferLib: many games stepped into buffers


def _their_buffers(name: str) -> Play:
    env = import_module("pufferlib.ocean").env_creator(name)(num_envs=TOGETHER)
    env.reset()
    generator = np.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(generator.integers(env.single_action_space.n, size=env.num_agents))
        return STEPS * int(env.num_agents)

    return play


def _our_buffers(game: Game, players: int, options: GameOptions) -> Play:
    env = import_module("toque.envs.buffers").BufferEnv(game, TOGETHER, players, threads=1, **_options(options))

    def play() -> int:
        for _ in range(STEPS):
            env.actions[env.masks] = env.batch.sample()
            env.step()
        return STEPS * TOGETHER

    return play


PEERS = (
    Peer("OpenSpiel", "open_spiel", "pyspiel", ("backgammon", "gin_rummy", "hearts"), _their_spiel, _our_spiel),
    Peer("PettingZoo", "pettingzoo", "pettingzoo", ("connect_four_v3", "leduc_holdem_v4"), _their_zoo, _our_zoo),
    Peer("RLCard", "rlcard", "rlcard", ("uno", "gin-rummy", "mahjong"), _their_cards, _our_contract),
    Peer("pgx", "pgx", "pgx", ("backgammon", "go_9x9", "chess"), _their_arrays, _our_arrays),
    Peer("PufferLib", "pufferlib", "pufferlib", ("puffer_connect4", "puffer_go"), _their_buffers, _our_buffers),
)
