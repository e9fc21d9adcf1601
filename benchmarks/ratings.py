"""Which method rates people best: simulated matches of people whose strengths are known.

python benchmarks/ratings.py                      prints one JSON object (half a minute)
python benchmarks/ratings.py --plot FILE.svg      draws it too (needs matplotlib)

Strengths are drawn with a spread of 200 points of Elo. In a match everybody makes a number of points around their
strength, so that the better one of two wins as Elo expects; equal points share a rank, about one pair in twelve. For
each method and number of players it says which share of all pairs of people stands in the right order, after how many
matches each; how often the truth lies within the interval; and how many places somebody
new is from where they belong after ten matches.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import mean
from typing import Any, Protocol

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from toque.server.ratings import method

PEOPLE = 40
SPREAD = 200.0
NOISE = 400 / math.log(10) * math.pi / math.sqrt(3) / math.sqrt(2)
"""Of one performance, so that the difference of two is spread as the logistic curve of Elo."""
POINT = 50.0
"""Strength that makes one point on the board."""
MOMENTS = (2, 5, 10, 20, 40, 80)
"""Matches each after which it is looked at."""
NEWCOMER = 300.0
"""How much better somebody new is than the mean."""
FIRST_MATCHES = 10


class Method(Protocol):
    """Something that rates."""

    def rate(self, people: Sequence[int], ranks: Sequence[int]) -> None:
        """Learn from a match."""

    def mean(self, person: int) -> float:
        """How strong somebody seems to be, on the method's scale."""


class Ours:
    """The method of the site, with weights for pairs of larger tables."""

    def __init__(self, weights: dict[int, float] | None = None) -> None:
        self.ratings = [method.Rating() for _ in range(PEOPLE + 1)]
        self.weights = weights or method.PAIR_WEIGHTS

    def rate(self, people: Sequence[int], ranks: Sequence[int]) -> None:
        """Learn from a match."""
        usual, method.PAIR_WEIGHTS = method.PAIR_WEIGHTS, self.weights
        after = method.rate([self.ratings[person] for person in people], ranks, 0.0)
        method.PAIR_WEIGHTS = usual
        for person, rating in zip(people, after, strict=True):
            self.ratings[person] = rating

    def mean(self, person: int) -> float:
        """How strong somebody seems to be."""
        return self.ratings[person].mean

    def is_covered(self, person: int, truth: float) -> bool:
        """Whether the truth is within the interval that is shown."""
        rating = self.ratings[person]
        return abs(rating.mean - truth) <= 1.96 * rating.deviation


class Openskill:
    """A model of openskill as it comes."""

    def __init__(self, model: Any) -> None:
        self.model = model()
        self.ratings = [self.model.rating() for _ in range(PEOPLE + 1)]

    def rate(self, people: Sequence[int], ranks: Sequence[int]) -> None:
        """Learn from a match."""
        after = self.model.rate([[self.ratings[person]] for person in people], ranks=list(map(float, ranks)))
        for person, (rating,) in zip(people, after, strict=True):
            self.ratings[person] = rating

    def mean(self, person: int) -> float:
        """How strong somebody seems to be."""
        return float(self.ratings[person].mu)


METHODS: dict[str, Callable[[], Any]] = {
    "ours": Ours,
    "ours, all pairs whole": lambda: Ours(dict.fromkeys(range(2, 6), 1.0)),
    "Plackett-Luce (openskill)": lambda: Openskill(PlackettLuce),
    "Bradley-Terry full (openskill)": lambda: Openskill(BradleyTerryFull),
    "Thurstone-Mosteller full (openskill)": lambda: Openskill(ThurstoneMostellerFull),
}


def played(strengths: Sequence[float], chance: random.Random) -> list[int]:
    """The ranks of a match: equal points share one."""
    points = [round(chance.gauss(strength, NOISE) / POINT) for strength in strengths]
    return [1 + sum(other > own for other in points) for own in points]


def simulate(make: Callable[[], Any], players: int, seed: int) -> dict[str, Any]:
    """One society: shares of pairs in the right order by moment, and how often the truth is within the interval."""
    chance = random.Random(seed)
    truth = [chance.gauss(1500, SPREAD) for _ in range(PEOPLE)]
    rater, right, covered = make(), [], []
    for number in range(1, MOMENTS[-1] + 1):
        people = chance.sample(range(PEOPLE), PEOPLE)
        for first in range(0, PEOPLE - PEOPLE % players, players):
            table = people[first : first + players]
            rater.rate(table, played([truth[person] for person in table], chance))
        if number in MOMENTS:
            pairs = list(combinations(range(PEOPLE), 2))
            right.append(mean((truth[a] > truth[b]) == (rater.mean(a) > rater.mean(b)) for a, b in pairs))
            if isinstance(rater, Ours):
                covered.append(mean(rater.is_covered(person, truth[person]) for person in range(PEOPLE)))
    return {"right": right, "covered": covered, "newcomer": newcomer(rater, truth, players, chance)}


def newcomer(rater: Any, truth: list[float], players: int, chance: random.Random) -> int:
    """How many places somebody new and strong is from where they belong, after some matches."""
    own = 1500 + NEWCOMER
    for _ in range(FIRST_MATCHES):
        others = chance.sample(range(PEOPLE), players - 1)
        rater.rate([PEOPLE, *others], played([own, *(truth[person] for person in others)], chance))
    ahead = sum(rater.mean(person) > rater.mean(PEOPLE) for person in range(PEOPLE))
    return abs(int(ahead) - sum(each > own for each in truth))


def shared_win() -> dict[str, list[float]]:
    """Four new people with the ranks 1, 1, 3, 4: what each method makes of it."""
    found = {}
    for name, make in METHODS.items():
        rater = make()
        rater.rate([0, 1, 2, 3], [1, 1, 3, 4])
        found[name] = [round(rater.mean(person), 2) for person in range(4)]
    return found


def draw(results: dict[str, dict[str, Any]], path: str) -> None:
    """Shares of pairs in the right order, by matches each."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "toque"
    from matplotlib import pyplot

    sizes = sorted({name.rpartition(", ")[2] for name in results})
    figure, axes = pyplot.subplots(1, len(sizes), figsize=(10, 4), sharey=True)
    for axis, size in zip(axes, sizes, strict=True):
        for number, name in enumerate(METHODS):
            axis.plot(MOMENTS, results[f"{name}, {size}"]["right"], "osD^v"[number] + "-", label=name, markersize=4)
        axis.set_title(size)
        axis.set_xscale("log")
        axis.set_xticks(MOMENTS, [str(moment) for moment in MOMENTS])
        axis.set_xlabel("matches each")
        axis.grid(alpha=0.3)
    axes[0].set_ylabel("pairs in the right order")
    axes[-1].legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Simulate, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Compares methods of rating by simulation.")
    parser.add_argument("--societies", type=int, default=20)
    parser.add_argument("--plot")
    chosen = parser.parse_args()
    results = {}
    for players in (2, 3, 4, 5):
        for name, make in METHODS.items():
            runs = [simulate(make, players, seed) for seed in range(chosen.societies)]
            results[f"{name}, {players} players"] = {
                "right": [round(mean(each), 3) for each in zip(*(run["right"] for run in runs), strict=True)],
                "covered": [round(mean(each), 3) for each in zip(*(run["covered"] for run in runs), strict=True)],
                "places": mean(run["newcomer"] for run in runs),
            }
    print(json.dumps({"moments": MOMENTS, "results": results, "shared win": shared_win()}, indent=1))
    if chosen.plot:
        draw(results, chosen.plot)


if __name__ == "__main__":
    main()
