"""Shops: crates, bins and displays (I1, I13, I14)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .....core.kernel.rng import roll
from .. import state
from ..components import SHOP_FIRST, SHOP_KINDS, SHOP_OF, SPACES


@rule
def take_from_crate(s, kind):
    """One token of this kind leaves its crate."""
    shop = SHOP_OF[kind]
    s.crate[kind] -= 1
    s.crate_size[shop] -= 1
    refill_crate(s, shop)


@rule
def put_in_bin(s, kind):
    """One token goes face down to its shop's bin; everybody has seen which."""
    shop = SHOP_OF[kind]
    s.bin[kind] += 1
    s.bin_size[shop] += 1
    refill_crate(s, shop)


@rule
def take_from_bin(s, kind):
    s.bin[kind] -= 1
    s.bin_size[SHOP_OF[kind]] -= 1


@rule
def refill_crate(s, shop):
    """I14: the bin becomes the crate as soon as the crate is empty."""
    if s.crate_size[shop] > 0 or s.bin_size[shop] == 0:
        return
    for kind in range(SHOP_FIRST[shop], SHOP_FIRST[shop + 1]):
        s.crate[kind] = s.bin[kind]
        s.bin[kind] = 0
    s.crate_size[shop] = s.bin_size[shop]
    s.bin_size[shop] = 0
    emit(s, state.CRATE_REFILLED, s.seat, shop, 0, 0, EVERYBODY, 0)


@rule
def draw_token(s, rng, shop):
    """A token drawn from a crate, or EMPTY if crate and bin are both empty (I14)."""
    if s.crate_size[shop] == 0:
        return state.EMPTY
    pick = roll(rng, s.crate_size[shop])
    kind = SHOP_FIRST[shop]
    while pick >= s.crate[kind]:
        pick -= s.crate[kind]
        kind += 1
    take_from_crate(s, kind)
    return kind


@rule
def note_display(s, shop):
    """Bring the set of kinds on display up to date after a change in one shop."""
    s.displayed &= ~SHOP_KINDS[shop]
    for space in range(SPACES):
        if s.market[shop, space] != state.EMPTY:
            s.displayed |= 1 << s.market[shop, space]


@rule
def fill_shop(s, rng, shop):
    """Draw a token for every space of a shop."""
    for space in range(SPACES):
        s.market[shop, space] = draw_token(s, rng, shop)
    note_display(s, shop)


@rule
def restock_shop(s, rng, shop):
    """I14: everything on display goes to the bin, then new tokens come out."""
    emit(s, state.RESTOCKED, s.seat, shop, 0, 0, EVERYBODY, 1)
    for space in range(SPACES):
        kind = s.market[shop, space]
        s.market[shop, space] = state.EMPTY
        if kind != state.EMPTY:
            put_in_bin(s, kind)
    fill_shop(s, rng, shop)


@rule
def take_from_display(s, rng, kind):
    """I13: a token leaves its space, and the space is refilled from the crate."""
    shop = SHOP_OF[kind]
    space = 0
    while s.market[shop, space] != kind:
        space += 1
    s.market[shop, space] = draw_token(s, rng, shop)
    if s.market[shop, space] != state.EMPTY:
        emit(s, state.SPACE_REFILLED, s.seat, s.market[shop, space], 0, 0, EVERYBODY, 1)
    note_display(s, shop)


@rule
def put_on_shelf(s, seat, kind):
    s.shelf[seat, kind] += 1
    s.shelf_size[seat] += 1
    s.stocked[seat] |= 1 << kind


@rule
def take_off_shelf(s, seat, kind):
    """A token leaves a shelf for its shop's bin."""
    s.shelf[seat, kind] -= 1
    s.shelf_size[seat] -= 1
    if s.shelf[seat, kind] == 0:
        s.stocked[seat] &= ~(1 << kind)
    put_in_bin(s, kind)
