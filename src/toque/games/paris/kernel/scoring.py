"""Points by scoring line and the ranking (P49 to P55); at any moment, as if the game ended now."""

from ....core.kernel.jit import entry, rule
from ....core.kernel.ranking import rank_rows
from .components import (
    CATEGORIES,
    COIN,
    HALF_MAJORITY,
    MAJORITIES,
    MAJORITIES_EACH,
    MAJORITY_OF,
    MOST_MONEY,
    MOST_RESTAURANTS,
    OBJECTIVE_COUNT,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    POINTS,
    RANK_POINTS,
    TILE_POINTS,
    TWO_COINS,
)
from .rules.objectives import around_decor, in_half, tiles_taken

SCORE_LINES = (
    "restaurants",
    *(f"terraces_{category}" for category in range(1, CATEGORIES + 1)),
    *(f"majority_{name}" for name in MAJORITIES),
    *(f"objective_{name}" for name in OBJECTIVES),
)
RESTAURANTS_LINE = 0
TERRACES_LINE = 1
MAJORITY_LINE = TERRACES_LINE + CATEGORIES
OBJECTIVE_LINE = MAJORITY_LINE + len(MAJORITIES)
TOTAL = len(SCORE_LINES)
RANK = TOTAL + 1


@entry
def scores(s, out):
    """One row a seat: its points by line, their total, and its rank, 1 for every winner."""
    for seat in range(s.players):
        for column in range(RANK + 1):
            out[seat, column] = 0
        score_terraces(s, seat, out)
        score_objectives(s, seat, out)
    for restaurant in range(1, s.opened + 1):
        out[s.owner[restaurant], RESTAURANTS_LINE] += POINTS[s.kind[restaurant]]
    for i in range(MAJORITIES_EACH):
        score_majority(s, MAJORITY_OF[s.majority, i], out)
    for seat in range(s.players):
        for line in range(TOTAL):
            out[seat, TOTAL] += out[seat, line]
    rank_seats(s, out)


@rule
def score_terraces(s, seat, out):
    """P49: the last emptied space of each row."""
    for category in range(CATEGORIES):
        out[seat, TERRACES_LINE + category] = TILE_POINTS[category, s.taken[seat, category]]


@rule
def score_objectives(s, seat, out):
    """P54: completed ones score, those left in hand cost points."""
    for objective in range(OBJECTIVE_COUNT):
        if (s.completed[seat] >> objective) & 1:
            out[seat, OBJECTIVE_LINE + objective] = OBJECTIVE_POINTS[objective]
        elif (s.objectives[seat] >> objective) & 1:
            out[seat, OBJECTIVE_LINE + objective] = -OBJECTIVE_POINTS[objective]


@rule
def counted(s, seat, majority):
    """The number of things of a seat that a majority counts (P52, P53)."""
    if majority < HALF_MAJORITY:
        return around_decor(s, seat, majority)
    if majority < MOST_RESTAURANTS:
        return in_half(s, seat, majority - HALF_MAJORITY)
    if majority == MOST_RESTAURANTS:
        return restaurants_of(s, seat)
    if majority == MOST_MONEY:
        return s.income[seat] + s.hand[seat, COIN] + 2 * s.kept[seat, TWO_COINS]
    return s.pigeons[seat]


@rule
def restaurants_of(s, seat):
    count = 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat:
            count += 1
    return count


@rule
def takes_part(s, seat, majority):
    """P51: without a terrace there, nobody takes part in a majority of terraces."""
    return majority >= MOST_RESTAURANTS or counted(s, seat, majority) > 0


@rule
def score_majority(s, majority, out):
    """P50: points by rank; tied players share those of the ranks that they fill."""
    for seat in range(s.players):
        if takes_part(s, seat, majority):
            ahead, level = 0, 0
            for other in range(s.players):
                if takes_part(s, other, majority):
                    if counted(s, other, majority) > counted(s, seat, majority):
                        ahead += 1
                    elif counted(s, other, majority) == counted(s, seat, majority):
                        level += 1
            shared = 0
            for rank in range(ahead, ahead + level):
                shared += RANK_POINTS[s.players, rank]
            out[seat, MAJORITY_LINE + majority] = shared // level


@rule
def rank_seats(s, out):
    """P55: more points, then more terraces placed; seats that are still tied share the rank."""
    for seat in range(s.players):
        out[seat, RANK] = tiles_taken(s, seat)
    rank_rows(out, s.players, TOTAL, RANK)
