"""The ratings of bots, which never change: computed from how often levels beat each other in the arena."""

import math

from toque.server.ratings.method import NEW_MEAN, Rating

MIDDLE = "medium"
"""The level that has a new person's rating."""
MEASURED = 200
"""Games behind each share."""
SHARES: dict[tuple[str, int], dict[tuple[str, str], float]] = {
    ("banquet", 2): {
        ("easy", "beginner"): 0.905,
        ("medium", "easy"): 0.785,
        ("hard", "medium"): 0.712,
        ("hard", "greedy"): 0.832,
        ("expert", "hard"): 0.592,
        ("expert", "random"): 1.0,
    },
    ("banquet", 4): {
        ("easy", "beginner"): 0.665,
        ("medium", "easy"): 0.475,
        ("hard", "medium"): 0.438,
        ("hard", "greedy"): 0.465,
        ("expert", "hard"): 0.297,
        ("expert", "random"): 1.0,
    },
    ("italia", 2): {
        ("easy", "beginner"): 0.765,
        ("medium", "easy"): 0.68,
        ("hard", "medium"): 0.685,
        ("hard", "greedy"): 0.825,
        ("expert", "hard"): 0.675,
        ("expert", "random"): 1.0,
    },
    ("italia", 5): {
        ("easy", "beginner"): 0.56,
        ("medium", "easy"): 0.365,
        ("hard", "medium"): 0.37,
        ("hard", "greedy"): 0.495,
        ("expert", "hard"): 0.315,
        ("expert", "random"): 1.0,
    },
    ("paris", 2): {
        ("easy", "beginner"): 0.678,
        ("medium", "easy"): 0.66,
        ("hard", "medium"): 0.742,
        ("hard", "greedy"): 0.93,
        ("expert", "hard"): 0.695,
        ("expert", "random"): 1.0,
    },
    ("paris", 4): {
        ("easy", "beginner"): 0.495,
        ("medium", "easy"): 0.47,
        ("hard", "medium"): 0.352,
        ("hard", "greedy"): 0.642,
        ("expert", "hard"): 0.455,
        ("expert", "random"): 1.0,
    },
}
"""By game and players: how often one of a better level won against a worse level on all other seats.

From docs/bots-measured.md.
"""


def kind_of(players: int) -> str:
    """Two players and more are rated apart."""
    return "two" if players == 2 else "more"


def lead(share: float, players: int) -> float:
    """Return how much better one is that wins a share of matches against equal others."""
    share = min(share, 1 - 1 / (2 * MEASURED))  # who never lost might have lost the next one
    return 400 * math.log10(share * (players - 1) / (1 - share))


def _anchored(shares: dict[tuple[str, str], float], players: int) -> dict[str, float]:
    means = {MIDDLE: NEW_MEAN}
    while len(means) < len({level for pair in shares for level in pair}):
        for (better, worse), share in shares.items():
            if worse in means:
                means.setdefault(better, means[worse] + lead(share, players))
            elif better in means:
                means[worse] = means[better] - lead(share, players)
    return means


ANCHORS: dict[tuple[str, str], dict[str, Rating]] = {
    (game, kind_of(players)): {level: Rating(round(mean), 0.0) for level, mean in _anchored(shares, players).items()}
    for (game, players), shares in SHARES.items()
}
"""By game and kind: the rating of each level. Games that were never measured have none, and rate people only."""
