"""Fingerprints of random games: equal in plain and native runs, or the rules do not mean the same in both."""

import hashlib
from typing import Any

import msgspec

from toque.core import record, rng
from toque.core.game import Game


def fingerprint(game: Game, players: int, options: msgspec.Struct, seed: str, games: int = 1) -> str:
    """Hash of every state, legal action, observation and score that comes up in these random games."""
    total = hashlib.sha256()
    for number in range(games):
        generator = rng.generator("fingerprint", seed, number)
        state = game.new_table(generator, players, options)
        while True:
            total.update(_snapshot(game, state))
            actors = game.actors(state)
            if not actors:
                break
            seat = actors[int(rng.roll(generator, len(actors)))]
            actions = game.legal_actions(state, seat)
            total.update(repr((seat, actions)).encode())
            game.apply(state, generator, seat, actions[int(rng.roll(generator, len(actions)))])
    return total.hexdigest()


def _snapshot(game: Game, state: Any) -> bytes:
    observation = record.array(game.observation_size)
    seen = []
    for seat in range(int(state.players)):
        game.observe(state, seat, observation)
        seen.append([int(number) for number in observation])
        seen.append([int(game.estimate(state, seat))])
    scores = [(score.total, score.rank, *score.lines.values()) for score in game.score(state)]
    return record.to_bytes(state) + repr((seen, scores)).encode()
