"""Many games between bots: who wins, with how many points, after how long."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

import msgspec

from toque.bots.bot import decide, make_bot
from toque.bots.random import Random
from toque.core import record, rng
from toque.core.game import Game, Score
from toque.core.playout import NO_LIMIT
from toque.core.rng import roll


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    scores: list[Score]
    decisions: int
    end_reason: str


@dataclass
class Simulation:
    """Games between the same seats, from seeds that follow from one."""

    game: Game
    seats: list[str]
    options: msgspec.Struct
    seed: str
    outcomes: list[Outcome] = field(default_factory=list)

    def run(self, games: int) -> Iterator[Outcome]:
        """Play the games one by one."""
        bots = [make_bot(name, self.game) for name in self.seats]
        for number in range(games):
            generator = rng.generator("simulate", self.seed, number)
            state = self.game.new_table(generator, len(bots), self.options)
            decisions = self._play(state, bots, generator)
            outcome = Outcome(self.game.score(state), decisions, self.game.end_reason(state))
            self.outcomes.append(outcome)
            yield outcome

    def _play(self, state: Any, bots: list[Any], generator: Any) -> int:
        if all(isinstance(bot, Random) for bot in bots):
            return int(self.game.play_randomly(state, generator, record.array(self.game.action_count), NO_LIMIT))
        decisions = 0
        while actors := self.game.actors(state):
            seat = actors[int(roll(generator, len(actors)))] if len(actors) > 1 else actors[0]
            self.game.apply(state, generator, seat, decide(self.game, bots[seat], state, seat, generator))
            decisions += 1
        return decisions

    def summary(self) -> dict[str, Any]:
        """All of it in numbers."""
        lengths = [outcome.decisions for outcome in self.outcomes]
        return {
            "game": self.game.name,
            "games": len(self.outcomes),
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "seats": [self._seat(seat) for seat in range(len(self.seats))],
            "decisions": {"shortest": min(lengths), "median": median(lengths), "longest": max(lengths)},
            "end_reasons": dict(Counter(outcome.end_reason for outcome in self.outcomes).most_common()),
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        mine = [outcome.scores[seat] for outcome in self.outcomes]
        wins = sum(self._win_share(outcome, seat) for outcome in self.outcomes)
        return {
            "seat": seat,
            "player": self.seats[seat],
            "wins": wins,
            "win_share": wins / len(mine),
            "points": mean(score.total for score in mine),
            "points_by_line": {line: mean(score.lines[line] for score in mine) for line in self.game.score_lines},
        }

    @staticmethod
    def _win_share(outcome: Outcome, seat: int) -> float:
        """1 for the winner, an equal part for each of several."""
        winners = [score.seat for score in outcome.scores if score.rank == 1]
        return 1 / len(winners) if seat in winners else 0.0
