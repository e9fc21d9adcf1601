"""The rules of Stockpot: S1 to S8."""

from ....core.kernel.bits import lowest, random_bit
from ....core.kernel.events import EVERYBODY, emit
from ....core.kernel.jit import entry, rule
from ....core.kernel.rng import roll
from . import state
from .components import BEARS, COPIES, GUESTS, HAND, HEAT, SPICES
from .numbers import INVITE_AT, SPICE_AT
from .spices import take_random


@entry
def setup(s, rng, players, options):
    """S1 and S2: deal four spices each, draw the first chef."""
    s.players = players
    s.mercy = options[0]
    s.waiting_guests = (1 << GUESTS) - 1
    s.guest = state.NOTHING
    for spice in range(SPICES):
        s.cellar[spice] = COPIES[spice]
    for seat in range(state.MAX_PLAYERS):
        s.chosen[seat] = state.NOTHING
    for seat in range(players):
        for _ in range(HAND):
            s.hand[seat, take_random(s.cellar, rng)] += 1
    s.chef = roll(rng, players)
    emit(s, state.STARTED, s.chef, 0, 0, 0, EVERYBODY, 1)
    begin_round(s, rng)


@entry
def legal(s, seat, out):
    """Write the legal actions of a seat into out, in ascending order; return how many."""
    n = 0
    for guest in range(GUESTS):
        if refused_invitation(s, seat, guest) == 0:
            out[n] = INVITE_AT + guest
            n += 1
    for spice in range(SPICES):
        if refused_spice(s, seat, spice) == 0:
            out[n] = SPICE_AT + spice
            n += 1
    return n


@entry
def refusal(s, seat, action):
    """0 if the action is legal, else the number of the rule that forbids it."""
    if action < SPICE_AT:
        return refused_invitation(s, seat, action - INVITE_AT)
    return refused_spice(s, seat, action - SPICE_AT)


@rule
def refused_invitation(s, seat, guest):
    """S3: the chef invites one of the two guests offered."""
    if s.phase == state.OVER:
        return 8
    if s.phase != state.INVITE or seat != s.chef:
        return 3
    if s.offered[0] != guest and s.offered[1] != guest:
        return 3
    return 0


@rule
def refused_spice(s, seat, spice):
    """S4: each player chooses one of the own spices, once a round."""
    if s.phase == state.OVER:
        return 8
    if s.phase != state.SEASON or (s.actors >> seat) & 1 == 0 or s.hand[seat, spice] == 0:
        return 4
    return 0


@entry
def apply(s, rng, seat, action):
    """Play a legal action and run on to the next decision."""
    if action < SPICE_AT:
        invite(s, seat, action - INVITE_AT)
    else:
        choose(s, seat, action - SPICE_AT)
        if s.actors == 0:
            end_round(s, rng)


@rule
def begin_round(s, rng):
    """S3: two guests come."""
    s.phase = state.INVITE
    s.actors = 1 << s.chef
    first = random_bit(rng, s.waiting_guests)
    second = random_bit(rng, s.waiting_guests & ~(1 << first))
    both = (1 << first) | (1 << second)
    s.offered[0] = lowest(both)
    s.offered[1] = lowest(both & (both - 1))
    emit(s, state.GUESTS_COME, s.chef, s.offered[0], s.offered[1], 0, EVERYBODY, 1)


@rule
def invite(s, seat, guest):
    """S3: one of them stays; everybody chooses now (S4)."""
    s.guest = guest
    s.offered[0] = state.NOTHING
    s.offered[1] = state.NOTHING
    s.phase = state.SEASON
    s.actors = (1 << s.players) - 1
    emit(s, state.INVITED, seat, guest, BEARS[s.players - 2, guest], 0, EVERYBODY, 0)


@rule
def choose(s, seat, spice):
    """S4: the choice is secret; the spice has left the hand."""
    s.chosen[seat] = spice
    s.hand[seat, spice] -= 1
    s.actors &= ~(1 << seat)
    emit(s, state.CHOSEN, seat, 0, 0, 0, EVERYBODY, 0)
    emit(s, state.CHOICE_NOTED, seat, spice, 0, 0, 1 << seat, 0)


@rule
def end_round(s, rng):
    """S5 to S8: show the spices, score, and go on with the next chef."""
    heat = 0
    mildest = HEAT[SPICES - 1]
    for seat in range(s.players):
        spice = s.chosen[seat]
        heat += HEAT[spice]
        mildest = min(mildest, HEAT[spice])
        s.shown[seat, spice] += 1
        emit(s, state.SPICE_SHOWN, seat, spice, 0, 0, EVERYBODY, 1)
    is_too_hot = heat > BEARS[s.players - 2, s.guest]
    if is_too_hot:
        emit(s, state.TOO_HOT, s.chef, s.guest, heat, 0, EVERYBODY, 0)
    for seat in range(s.players):
        own = HEAT[s.chosen[seat]]
        s.chosen[seat] = state.NOTHING
        if not is_too_hot or (s.mercy and own == mildest):
            score(s, seat, own)
    end_meal(s, rng)


@rule
def score(s, seat, points):
    s.points[seat] += points
    s.rounds_scored[seat] += 1
    emit(s, state.SCORED, seat, points, 0, 0, EVERYBODY, 0)


@rule
def end_meal(s, rng):
    """S7 and S8: the guest has eaten; the next chef, or the end."""
    s.waiting_guests &= ~(1 << s.guest)
    s.guest = state.NOTHING
    s.chef = (s.chef + 1) % s.players
    s.round += 1
    if s.round < HAND:
        begin_round(s, rng)
    else:
        s.phase = state.OVER
        emit(s, state.FINISHED, s.chef, 0, 0, 0, EVERYBODY, 0)
