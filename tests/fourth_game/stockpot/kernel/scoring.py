"""Points and ranks (S5, S6, S8); at any moment, as if the game ended now."""

from ....core.kernel.jit import entry, rule

SCORE_LINES = ("spices",)
TOTAL = len(SCORE_LINES)
RANK = TOTAL + 1


@entry
def scores(s, out):
    """One row a seat: its points, their total, and its rank, 1 for every winner."""
    for seat in range(s.players):
        out[seat, 0] = s.points[seat]
        out[seat, TOTAL] = s.points[seat]
        out[seat, RANK] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat, RANK] += 1


@rule
def is_ahead(s, seat, other):
    """S8: more points, then fewer rounds in which they were scored."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return s.rounds_scored[seat] < s.rounds_scored[other]
