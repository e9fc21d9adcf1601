"""Ranks from points and a tie-break: the last step of most games' `scores`."""

from .jit import rule

BITS = 4
RANKS = (1 << BITS) - 1


@rule
def rank_rows(out, players, total, rank):
    """Turn tie-breaks, in column `rank`, into ranks: more points first, then the larger tie-break; equals share one."""
    ranks = 0
    for seat in range(players):
        place = 1
        for other in range(players):
            if out[other, total] > out[seat, total] or (
                out[other, total] == out[seat, total] and out[other, rank] > out[seat, rank]
            ):
                place += 1
        ranks |= place << (BITS * seat)
    for seat in range(players):
        out[seat, rank] = (ranks >> (BITS * seat)) & RANKS
