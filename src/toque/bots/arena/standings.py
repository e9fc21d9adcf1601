"""The statistics of an arena: shares of victories, ratings, pairwise results and points by scoring line."""

import math
import random
from collections.abc import Iterable

import msgspec

from toque.bots.arena.contest import Contest, Played
from toque.core.types import Plain
from toque.games import load

Z = 1.959964
"""Standard deviations of a 95 % interval."""
ORDERS = 50
"""Random orders in which games are rated."""
MOST_RATED = 100_000
"""Games to rate in all orders together: many games get fewer orders, or rating would take minutes."""


class Standing(msgspec.Struct, frozen=True):
    """One bot: all players with this bot together."""

    name: str
    players: int
    """How many players have this bot."""
    win_share: float
    """Its part of all victories; a shared victory counts in equal parts."""
    interval: tuple[float, float]
    """Wilson's 95 % interval."""
    times_fair_share: float
    """The share of victories divided by the share among equally strong players."""
    rating: float
    rating_interval: tuple[float, float]
    points: float
    points_by_line: dict[str, float]
    seconds_per_decision: float


class Standings(msgspec.Struct, frozen=True):
    """The statistics of a contest so far."""

    contest: Contest
    games: int
    standings: list[Standing]
    ahead: dict[str, dict[str, float]]
    """How often one bot ranked above the other; a tie counts half."""

    def as_json(self) -> dict[str, Plain]:
        """Return the output of `--json`; shares and intervals by name come first."""
        return {
            "game": self.contest.game,
            "seats": self.contest.players,
            "players": len(self.contest.players),
            "games": self.games,
            "seed": self.contest.seed,
            "options": self.contest.options,
            "win_share": {each.name: each.win_share for each in self.standings},
            "interval": {each.name: list(each.interval) for each in self.standings},
            "standings": [msgspec.to_builtins(each) for each in self.standings],
            "ahead": self.ahead,
        }


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share seen in `count` games (Wilson, 1927); it also works for 0 and 1."""
    if count == 0:
        return (0.0, 1.0)
    square = Z * Z / count
    centre = (share + square / 2) / (1 + square)
    spread = Z / (1 + square) * math.sqrt(share * (1 - share) / count + square / (4 * count))
    return (max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread)))  # against rounding errors


def win_parts(ranks: list[int]) -> list[float]:
    """Return each player's part of the victory."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def standings(contest: Contest, games: list[Played]) -> Standings:
    """Compute all statistics of the games."""
    names = list(dict.fromkeys(contest.players))
    rated = ratings(contest, games)
    rows = [_standing(contest, games, name, rated) for name in names]
    ahead = {name: {other: _ahead(contest, games, name, other) for other in names if other != name} for name in names}
    return Standings(contest, len(games), sorted(rows, key=lambda row: (-row.times_fair_share, -row.rating)), ahead)


def _standing(contest: Contest, games: list[Played], name: str, rated: list[tuple[float, float]]) -> Standing:
    mine = [player for player, other in enumerate(contest.players) if other == name]
    share = _mean(sum(win_parts(game.outcome.ranks)[player] for player in mine) for game in games)
    outcomes = [game.outcome for game in games]
    lines = load(contest.game).score_lines
    rating = _mean(rated[player][0] for player in mine)
    spread = Z * math.sqrt(sum(rated[player][1] ** 2 for player in mine)) / len(mine)
    decisions = sum(outcome.decisions[player] for outcome in outcomes for player in mine)
    return Standing(
        name=name,
        players=len(mine),
        win_share=share,
        interval=wilson(share, len(games)),
        times_fair_share=share * len(contest.players) / len(mine),
        rating=rating,
        rating_interval=(rating - spread, rating + spread),
        points=_mean(outcome.points[player] for outcome in outcomes for player in mine),
        points_by_line={
            line: _mean(outcome.lines[player][i] for outcome in outcomes for player in mine)
            for i, line in enumerate(lines)
        },
        seconds_per_decision=sum(outcome.seconds[player] for outcome in outcomes for player in mine)
        / max(1, decisions),
    )


def ratings(contest: Contest, games: list[Played]) -> list[tuple[float, float]]:
    """Return every player's rating and its standard deviation by the Plackett-Luce model.

    The model rates game after game, and the last games count most. Bots do not learn between games, so the mean over
    several orders removes this effect.
    """
    from openskill.models import PlackettLuce

    model, chance = PlackettLuce(), random.Random(len(games))
    found = []
    for _ in range(max(1, min(ORDERS, MOST_RATED // max(1, len(games))))):
        rated = [[model.rating()] for _ in contest.players]
        for game in chance.sample(games, len(games)):
            rated = model.rate(rated, ranks=[float(rank) for rank in game.outcome.ranks])
        found.append([one for (one,) in rated])
    return [
        (_mean(one.mu for one in player), _mean(one.sigma for one in player)) for player in zip(*found, strict=True)
    ]


def _ahead(contest: Contest, games: list[Played], name: str, other: str) -> float:
    pairs = [
        (game.outcome.ranks[mine], game.outcome.ranks[theirs])
        for game in games
        for mine, one in enumerate(contest.players)
        for theirs, two in enumerate(contest.players)
        if one == name and two == other
    ]
    return _mean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in pairs)


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
