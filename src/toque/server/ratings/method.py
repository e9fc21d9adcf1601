"""The method: Glicko's step for each pair of seats, where equal ranks are half a win, and bots stand still.

A match of more than two is all its pairs at once, from the ratings before the match. Pairs of one match tell partly
the same, so each counts less. The weights, and why this method and no other: docs/ratings.md.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

NEW_MEAN = 1500.0
NEW_DEVIATION = 350.0
LEAST_DEVIATION = 50.0
"""So that a rating can always follow its person."""
PROVISIONAL = 110.0
"""A rating with a larger deviation is provisional."""
DRIFT = 10.0
"""How much less is known of somebody after a day without a match: it adds up in squares."""
PAIR_WEIGHTS = {2: 1.0, 3: 0.7, 4: 0.6, 5: 0.5}
"""How much a pair counts, by the number of players."""
DAY = 86_400.0
Q = math.log(10) / 400


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength: about two of three such people lie within one deviation of the mean."""

    mean: float = NEW_MEAN
    deviation: float = NEW_DEVIATION
    matches: int = 0
    latest: float = 0.0
    """When the latest rated match ended."""

    @property
    def is_provisional(self) -> bool:
        """Whether little is known yet."""
        return self.deviation > PROVISIONAL

    def at(self, now: float) -> "Rating":
        """The rating at a time: what was known gets old."""
        days = max(0.0, now - self.latest) / DAY if self.matches else 0.0
        return replace(self, deviation=min(NEW_DEVIATION, math.sqrt(self.deviation**2 + DRIFT**2 * days)))


def rate(before: Sequence[Rating], ranks: Sequence[int], now: float) -> list[Rating]:
    """Return everybody's rating after a match; 1 is the best rank, and equal ranks are shared."""
    weight = PAIR_WEIGHTS.get(len(before), PAIR_WEIGHTS[max(PAIR_WEIGHTS)])
    return [_rate_one(seat, before, ranks, weight, now) for seat in range(len(before))]


def _rate_one(seat: int, before: Sequence[Rating], ranks: Sequence[int], weight: float, now: float) -> Rating:
    own, known, surprise = before[seat], 0.0, 0.0
    if own.deviation == 0:  # a bot
        return own
    for other, rival in enumerate(before):
        if other != seat:
            sureness = 1 / math.sqrt(1 + 3 * (Q * rival.deviation / math.pi) ** 2)
            expected = 1 / (1 + 10 ** (sureness * (rival.mean - own.mean) / 400))
            known += weight * sureness**2 * expected * (1 - expected)
            surprise += weight * sureness * (_score(ranks[seat], ranks[other]) - expected)
    variance = 1 / (1 / own.deviation**2 + Q**2 * known)
    deviation = max(LEAST_DEVIATION, math.sqrt(variance))
    return Rating(own.mean + Q * variance * surprise, deviation, own.matches + 1, now)


def _score(rank: int, other: int) -> float:
    return 0.5 if rank == other else float(rank < other)
