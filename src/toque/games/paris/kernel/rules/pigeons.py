"""Pigeon cards, as a terrace on a pigeon draws them (P32 to P35)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .....core.kernel.rng import roll
from .. import state
from ..components import DRAW_TWO, IS_KEPT, NO_TILE, PIGEON_KINDS
from .terraces import has_way, is_intruding, next_cost

CARDS_DRAWN = 2


@rule
def draw_pigeon(s, rng, seat, restaurant):
    """P33: a card that acts at once does so; a card that is kept is seen by its owner only."""
    pigeon = random_pigeon(s, rng)
    s.pigeon_deck[pigeon] -= 1
    s.pigeons[seat] += 1
    if IS_KEPT[pigeon]:
        s.kept[seat, pigeon] += 1
        s.fresh[pigeon] += 1
        emit(s, state.PIGEON_KEPT, seat, 0, 0, 0, EVERYBODY, 1)
        emit(s, state.PIGEON_SEEN, seat, pigeon, 0, 0, 1 << seat, 1)
        return
    emit(s, state.PIGEON_DRAWN, seat, pigeon, 0, 0, EVERYBODY, 1)
    if pigeon == DRAW_TWO:
        s.draws_left = CARDS_DRAWN
        s.phase = state.DRAW_TWO
    else:
        grant_free_terrace(s, seat, restaurant)


@rule
def random_pigeon(s, rng):
    """The kind of a card drawn at random; P32: there is always one left."""
    left = 0
    for pigeon in range(PIGEON_KINDS):
        left += s.pigeon_deck[pigeon]
    pick = roll(rng, left)
    pigeon = 0
    while pick >= s.pigeon_deck[pigeon]:
        pick -= s.pigeon_deck[pigeon]
        pigeon += 1
    return pigeon


@rule
def grant_free_terrace(s, seat, restaurant):
    """P35: one more terrace of the same restaurant, if there is a tile and a place for it."""
    may_intrude = is_intruding(s, restaurant)
    if next_cost(s, restaurant) < NO_TILE and has_way(s, restaurant, may_intrude, s.covers[restaurant]):
        s.extending = restaurant
        s.phase = state.FREE
    else:
        emit(s, state.NO_FREE_TERRACE, seat, restaurant, 0, 0, EVERYBODY, 0)
