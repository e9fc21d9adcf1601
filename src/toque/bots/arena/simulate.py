"""Play many games between bots and count wins, points and lengths."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Protocol

import msgspec

from toque.bots.bot import Bot, decide, is_blind, make_bot
from toque.core.game import Game, Score
from toque.core.kernel import rng
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.rng import roll
from toque.core.types import ActionNumber, Plain, Rng, Seat, State
from toque.core.words.options import GameOptions


@dataclass
class Sums:
    """The sums of one seat so far."""

    wins: float = 0.0
    points: int = 0
    lines: Counter[str] = field(default_factory=Counter)


class Watcher(Protocol):
    """Receives every decision and result of games."""

    def decided(self, state: State, seat: Seat, action: ActionNumber, chance: float | None) -> None:
        """A seat is about to play an action, which it chose with this probability, if it is known."""

    def finished(self, scores: list[Score], end_reason: str) -> None:
        """The game has ended."""


class Simulation:
    """Games between the same seats, with seeds derived from one seed."""

    def __init__(
        self, game: Game, seats: list[str], options: GameOptions, seed: str, watcher: Watcher | None = None
    ) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.watcher = watcher
        self.games = 0
        self.totals = [Sums() for _ in seats]
        self.lengths: Counter[int] = Counter()
        self.end_reasons: Counter[str] = Counter()

    def run(self, games: int) -> Iterator[list[Score]]:
        """Play the games one by one."""
        bots = [make_bot(name, self.game) for name in self.seats]
        for number in range(games):
            generator = rng.generator("simulate", self.seed, number)
            state = self.game.new_state(generator, len(bots), self.options)
            decisions = self._play(state, bots, generator, rng.generator("thoughts", self.seed, number))
            scores = self.game.score(state)
            self.note(scores, decisions, self.game.end_reason(state))
            if self.watcher:
                self.watcher.finished(scores, self.game.end_reason(state))
            yield scores

    def _play(self, state: State, bots: list[Bot], generator: Rng, thoughts: Rng) -> int:
        """Play to the end. Bots get a separate generator: with the one that deals they could foresee draws."""
        by_chance = all(map(is_blind, bots))
        if by_chance and not self.watcher:
            return int(self.game.play_randomly(state, generator, self.game.array(self.game.action_count), NO_LIMIT))
        decisions = 0
        while actors := self.game.actors(state):
            seat = actors[int(roll(generator, len(actors)))] if len(actors) > 1 else actors[0]
            action = (
                bots[seat].choose(state, seat, generator)  # as `play_randomly` does
                if by_chance
                else decide(self.game, bots[seat], state, seat, thoughts)
            )
            self._show(state, bots[seat], seat, action)
            self.game.apply(state, generator, seat, action)
            decisions += 1
        return decisions

    def _show(self, state: State, bot: Bot, seat: Seat, action: ActionNumber) -> None:
        if self.watcher:
            chance = 1 / len(self.game.legal_actions(state, seat)) if is_blind(bot) else None
            self.watcher.decided(state, seat, action, chance)

    def note(self, scores: list[Score], decisions: int, end_reason: str) -> None:
        """Count a finished game; a shared victory counts in equal parts."""
        winners = [score.seat for score in scores if score.rank == 1]
        for score, total in zip(scores, self.totals, strict=True):
            total.wins += 1 / len(winners) if score.seat in winners else 0
            total.points += score.total
            total.lines.update(score.lines)
        self.games += 1
        self.lengths[decisions] += 1
        self.end_reasons[end_reason] += 1

    def summary(self) -> dict[str, Plain]:
        """Return all sums as numbers."""
        lengths = sorted(self.lengths.elements())
        return {
            "game": self.game.name,
            "games": self.games,
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "seats": [self._seat(seat, total) for seat, total in enumerate(self.totals)],
            "decisions": {"shortest": lengths[0], "median": median(lengths), "longest": lengths[-1]},
            "end_reasons": dict(self.end_reasons.most_common()),
        }

    def _seat(self, seat: int, total: Sums) -> dict[str, Plain]:
        return {
            "seat": seat,
            "player": self.seats[seat],
            "wins": total.wins,
            "win_share": total.wins / self.games,
            "points": total.points / self.games,
            "points_by_line": {line: total.lines[line] / self.games for line in self.game.score_lines},
        }
