"""What a seat knows as numbers, seats counted from the one that looks."""

from ....core.kernel.jit import entry, rule
from .components import GUESTS, SPICES
from .state import MAX_PLAYERS, OFFERED

SEAT_NUMBERS = 4 + SPICES


@entry
def observe(s, seat, out):
    """Write the seat's knowledge into out; return how many numbers were written."""
    n = observe_table(s, seat, out)
    for step in range(MAX_PLAYERS):
        n = observe_seat(s, (seat + step) % s.players, step < s.players, out, n)
    return n


@rule
def observe_table(s, seat, out):
    out[0] = s.phase
    out[1] = s.players
    out[2] = s.mercy
    out[3] = s.round
    out[4] = (s.chef - seat + s.players) % s.players
    out[5] = (s.actors >> seat) & 1
    out[6] = 1 + s.guest
    n = 7
    for place in range(OFFERED):
        out[n] = 1 + s.offered[place]
        n += 1
    for guest in range(GUESTS):
        out[n] = (s.waiting_guests >> guest) & 1
        n += 1
    for spice in range(SPICES):
        out[n] = s.hand[seat, spice]
        n += 1
    out[n] = 1 + s.chosen[seat]
    return n + 1


@rule
def observe_seat(s, seat, is_there, out, n):
    """What lies open in front of a seat; zeros for a seat that nobody has taken."""
    for i in range(SEAT_NUMBERS):
        out[n + i] = 0
    if is_there:
        out[n] = 1
        out[n + 1] = s.points[seat]
        out[n + 2] = s.rounds_scored[seat]
        out[n + 3] = (s.actors >> seat) & 1
        for spice in range(SPICES):
            out[n + 4 + spice] = s.shown[seat, spice]
    return n + SEAT_NUMBERS
