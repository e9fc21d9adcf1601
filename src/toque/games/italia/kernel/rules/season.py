"""The beginning of a season: the bonus board (I35), the order of play (I7, I71), three action phases ahead (I5)."""

from .....core.kernel.bits import random_bit
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import BONUS_SPACES, COOKBOOKS, COURSES, DECK_OF_SEASON, POT
from .ties import seat_of_rank, seats_ahead


@rule
def lay_out_bonus_board(s, rng):
    """I35, I37, I42: seven new cards, all cookbooks face up, the pot full again."""
    s.bonus_discards |= s.bonus_offer
    s.bonus_offer = 0
    deck = DECK_OF_SEASON[s.season]
    for _ in range(BONUS_SPACES):
        if s.bonus_deck[deck] != 0:
            card = random_bit(rng, s.bonus_deck[deck])
            s.bonus_deck[deck] &= ~(1 << card)
            s.bonus_offer |= 1 << card
            emit(s, state.BONUS_LAID_OUT, s.seat, card, 0, 0, EVERYBODY, 1)
    s.cookbooks = COOKBOOKS[s.players]
    cubes = min(POT[s.players] - s.pot, s.box)
    s.pot += cubes
    s.box -= cubes


@rule
def set_order(s):
    """I7: clockwise from the lowest marker; or from the lowest to the highest (I71)."""
    first = seat_of_rank(s, 0)
    for seat in range(s.players):
        s.place[seat] = seats_ahead(s, seat) if s.balanced_turns else (seat - first + s.players) % s.players
    for seat in range(s.players):
        s.order[s.place[seat]] = seat


@rule
def start_season(s):
    """Three action phases lie ahead."""
    s.phase = state.ACTION
    s.action_phase = 0
    s.turn = 0
    s.seat = s.order[0]
    for seat in range(s.players):
        for course in range(COURSES):
            s.added[seat, course] = 0
    emit(s, state.SEASON_BEGAN, s.seat, s.season, 0, 0, EVERYBODY, 0)
