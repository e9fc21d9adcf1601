"""Fingerprints of random games: equal in plain and native runs, or the rules do not mean the same in both."""

import hashlib

from toque.core.game import Game
from toque.core.kernel import record, rng
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Seat, State
from toque.core.words.options import GameOptions


def fingerprint(game: Game, players: int, options: GameOptions, seed: str, games: int = 1, most: int = NO_LIMIT) -> str:
    """Hash of every state, score, legal action and what the deciding seat observes, in random games."""
    total = hashlib.sha256()
    for number in range(games):
        generator = rng.generator("fingerprint", seed, number)
        state = game.new_state(generator, players, options)
        for _ in range(most):
            actors = game.actors(state)
            seat = actors[int(rng.roll(generator, len(actors)))] if actors else 0
            total.update(_snapshot(game, state, seat))
            if not actors:
                break
            actions = game.legal_actions(state, seat)
            total.update(repr((seat, actions)).encode())
            game.apply(state, generator, seat, actions[int(rng.roll(generator, len(actions)))])
    return total.hexdigest()


def _snapshot(game: Game, state: State, seat: Seat) -> bytes:
    observation = game.array(game.observation_size)
    game.observe(state, seat, observation)
    seen = [int(number) for number in observation]
    scores = [(score.total, score.rank, *score.lines.values()) for score in game.score(state)]
    return record.to_bytes(state) + repr((seen, int(game.estimate(state, seat)), scores)).encode()
