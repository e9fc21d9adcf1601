"""The VIP: everybody bids secretly and at the same time (I19)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from .money import pay


@rule
def start_bids(s):
    s.phase = state.BID
    s.actors = (1 << s.players) - 1


@rule
def refuse_bid(s, seat, coins):
    return 0 if coins <= s.coins[seat] else 19


@rule
def bid(s, seat, coins):
    """Note a bid; the last one opens all hands."""
    s.bid[seat] = coins
    s.actors &= ~(1 << seat)
    emit(s, state.BID_MADE, seat, 0, 0, 0, EVERYBODY, 0)
    emit(s, state.BID_NOTED, seat, coins, 0, 0, 1 << seat, 0)
    if s.actors == 0:
        open_bids(s)


@rule
def open_bids(s):
    for seat in range(s.players):
        s.points[seat] = s.bid[seat]
        s.bid[seat] = state.NO_BID
    s.scoring = state.VIP
    s.phase = state.TIE


@rule
def pay_bids(s, winner):
    """The highest bid is paid in full, every other by half, rounded down."""
    for place in range(s.players):
        seat = s.order[place]
        bid = s.points[seat]
        paid = bid if seat == winner else bid // 2
        pay(s, seat, paid)
        emit(s, state.BID_SHOWN, seat, bid, paid, 0, EVERYBODY, 1)
    s.stars[winner] += 1
    s.vips[winner] |= 1 << s.season
    emit(s, state.VIP_WON, winner, s.season, 0, 0, EVERYBODY, 0)
