"""Points by scoring line and the ranking (I26 to I32); at any moment, as if the game ended now."""

from ....core.kernel.jit import entry, rule
from .rules.points import LINES, SCORE_LINES, line_points
from .rules.ties import wins_equal

TOTAL = LINES
RANK = TOTAL + 1

__all__ = ["SCORE_LINES", "scores"]


@entry
def scores(s, out):
    """One row a seat: its points by line, their total, and its rank, 1 for the winner."""
    for seat in range(s.players):
        out[seat, TOTAL] = 0
        for line in range(LINES):
            out[seat, line] = line_points(s, seat, line)
            out[seat, TOTAL] += out[seat, line]
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            if other != seat and is_ranked_before(s, out, other, seat):
                rank += 1
        out[seat, RANK] = rank


@rule
def is_ranked_before(s, out, seat, other):
    """I32: more points; ties by I34 and Foto del presidente."""
    if out[seat, TOTAL] != out[other, TOTAL]:
        return out[seat, TOTAL] > out[other, TOTAL]
    return wins_equal(s, seat, other)
