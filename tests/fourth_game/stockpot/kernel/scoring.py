"""Points and ranks (S5, S6, S8); at any moment, as if the game ended now."""

from ....core.kernel.jit import entry
from ....core.kernel.ranking import rank_rows

SCORE_LINES = ("spices",)
TOTAL = len(SCORE_LINES)
RANK = TOTAL + 1


@entry
def scores(s, out):
    """One row a seat: its points, their total, and its rank, 1 for every winner."""
    for seat in range(s.players):
        out[seat, 0] = s.points[seat]
        out[seat, TOTAL] = s.points[seat]
        out[seat, RANK] = -s.rounds_scored[seat]  # S8: of equal points, those scored in fewer rounds
    rank_rows(out, s.players, TOTAL, RANK)
