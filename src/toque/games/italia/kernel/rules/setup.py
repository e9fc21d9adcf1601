"""Laying the table: I1 to I4, and the bonus board (I35)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import entry, rule
from .....core.kernel.rng import roll
from .. import state
from ..components import (
    BONUS_DECK,
    BONUS_DECKS,
    COURSE_CARDS,
    COURSES,
    CUBES_IN_BOX,
    KINDS,
    MAX_PLAYERS,
    PRINTED_STARS,
    ROOM_COUNT,
    ROOMS,
    SHOPS,
    START_COINS,
    TOKENS,
    TOKENS_OF_SHOP,
    WINE_COPIES,
    WINES,
)
from .calendar import run_on
from .season import lay_out_bonus_board, start_season
from .shops import fill_shop


@entry
def setup(s, rng, players, options):
    """Lay out a fresh table; s comes all zero, options in the order of `options.py`."""
    s.players = players
    s.advanced = options[0]
    s.balanced_turns = options[1]
    s.apprentice = options[2]
    s.wine_restriction = options[3]
    lay_out_market(s, rng)
    for course in range(COURSES):
        s.deck[course] = COURSE_CARDS[course]
    for wine in range(WINES):
        s.wine_deck[wine] = WINE_COPIES[wine]
    for seat in range(MAX_PLAYERS):
        s.bid[seat] = state.NO_BID
    first = roll(rng, players)  # I4
    for seat in range(players):
        s.coins[seat] = START_COINS
        s.stars[seat] = PRINTED_STARS
        s.order[seat] = (first + seat) % players
    s.seat = first
    emit(s, state.STARTED, first, 0, 0, 0, EVERYBODY, 1)
    if s.advanced:
        open_bonus_board(s, rng)
    start_season(s)
    run_on(s, rng)


@rule
def lay_out_market(s, rng):
    """I1: the crates, and six tokens on display in each shop."""
    for kind in range(KINDS):
        s.crate[kind] = TOKENS[kind]
    for shop in range(SHOPS):
        s.crate_size[shop] = TOKENS_OF_SHOP[shop]
        fill_shop(s, rng, shop)


@rule
def open_bonus_board(s, rng):
    """I35: both decks, the rooms and cubes for this number of players."""
    for deck in range(BONUS_DECKS):
        s.bonus_deck[deck] = BONUS_DECK[deck]
    for room in range(ROOMS):
        s.rooms_left[room] = ROOM_COUNT[room, s.players]
    s.box = CUBES_IN_BOX
    lay_out_bonus_board(s, rng)
