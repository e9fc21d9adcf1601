"""Order seats by points; ties by the wish of the owner of Foto del presidente, then by the ladder (I34, I50)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import CONTEST_SPOONS, CRITIC_STEPS, TIE_OWNER
from .bonus_cards import has_power

UNSAID = 9
NOBODY = -1


@rule
def turn_index(s, seat):
    """The seat's place in turn order, from 0."""
    index = 0
    while s.order[index] != seat:
        index += 1
    return index


@rule
def wins_tie(s, seat, other):
    """I34: higher marker, more prestige on the menu, more income on the menu, earlier in turn order."""
    if s.track[seat] != s.track[other]:
        return s.track[seat] > s.track[other]
    if s.prestige[seat] != s.prestige[other]:
        return s.prestige[seat] > s.prestige[other]
    if s.income[seat] != s.income[other]:
        return s.income[seat] > s.income[other]
    return turn_index(s, seat) < turn_index(s, other)


@rule
def wins_equal(s, seat, other):
    """I50, I34: break a tie of points by the wish, then for the owner of the photo, then by the ladder."""
    wish = s.wish[seat] if s.wish[seat] > 0 else UNSAID
    other_wish = s.wish[other] if s.wish[other] > 0 else UNSAID
    if wish != other_wish:
        return wish < other_wish
    is_owner, is_other_owner = has_power(s, seat, TIE_OWNER), has_power(s, other, TIE_OWNER)
    if is_owner != is_other_owner:
        return is_owner
    return wins_tie(s, seat, other)


@rule
def is_ahead(s, seat, other):
    """More points in the present scoring; every tie of critic, guide, contest, VIP and final goes through here."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return wins_equal(s, seat, other)


@rule
def seats_ahead(s, seat):
    """How many seats are ahead of this one in the present scoring: 0 is the first rank."""
    ahead = 0
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            ahead += 1
    return ahead


@rule
def seat_of_rank(s, rank):
    """The seat of a rank in the present scoring; ranks count from 0."""
    for seat in range(s.players):
        if seats_ahead(s, seat) == rank:
            return seat
    return NOBODY


@rule
def ranks_that_matter(s):
    """The number of first ranks that bring different rewards in the present scoring."""
    if s.scoring == state.CRITIC:
        return len(CRITIC_STEPS) - 1
    if s.scoring == state.CONTEST:
        return len(CONTEST_SPOONS)
    if s.scoring == state.FINAL or (s.scoring == state.START and s.balanced_turns):
        return s.players - 1
    return 1


@rule
def tie_decider(s):
    """I50: the owner of the photo, if a tie that matters still waits for a wish, or NOBODY."""
    for place in range(s.players):
        seat = s.order[place]
        if has_power(s, seat, TIE_OWNER) and s.points[seat] != state.ABSENT and is_tie_open(s, seat):
            return seat
    return NOBODY


@rule
def is_tie_open(s, seat):
    """Whether this seat's tie has at least two seats left to order, at places that matter."""
    above, said, tied = 0, 0, 0
    for other in range(s.players):
        if s.points[other] > s.points[seat]:
            above += 1
        elif s.points[other] == s.points[seat]:
            tied += 1
            if s.wish[other] > 0:
                said += 1
    return tied - said >= 2 and above + said < ranks_that_matter(s)


@rule
def refuse_preference(s, seat, preferred):
    """I50: the preferred seat must be in the tie and have no rank yet."""
    if preferred >= s.players or s.points[preferred] != s.points[seat] or s.wish[preferred] > 0:
        return 50
    return 0


@rule
def prefer(s, seat, preferred):
    """I50: the owner names the next seat among the tied."""
    said = 0
    for other in range(s.players):
        if s.points[other] == s.points[seat] and s.wish[other] > 0:
            said += 1
    s.wish[preferred] = 1 + said
    emit(s, state.PREFERRED, seat, preferred, 0, 0, EVERYBODY, 0)
    s.actors = 0
