"""Royal Orders: laying them (B23), memorising them (B7), announcing one (B11, B12) and Hell's kitchen (B25)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .....core.kernel.rng import roll
from .. import state
from ..components import AROUND_BOUQUET, BOUQUET, CELLS, DECK_OF, KINDS
from .menus import discard_to_deck, start_menu_step
from .place import fill


@rule
def refuse_order_space(s, cell):
    """The rule that keeps an order off this cell, or 0."""
    if cell == BOUQUET:
        return 2
    if ((AROUND_BOUQUET | s.cloches) >> cell) & 1:
        return 23
    return 0


@rule
def put_order(s, rng, seat, cell):
    """B23: one order, unseen, then the next player clockwise; when all lie, they are shown."""
    lay_order(s, cell)
    emit(s, state.ORDER_PLACED, seat, cell, 0, 0, EVERYBODY, 0)
    s.to_place -= 1
    s.seat = (s.seat + 1) % s.players
    s.actors = 1 << s.seat
    if s.to_place == 0:
        s.seat = s.first_seat
        show_orders(s, rng)


@rule
def lay_order(s, cell):
    """Put a cloche over an order that nobody has seen."""
    s.cloches |= 1 << cell
    s.orders[cell] = state.UNSEEN


@rule
def show_orders(s, rng):
    """B7: which order lies where becomes known now, so it is drawn now; then everybody memorises."""
    for cell in range(CELLS):
        if (s.cloches >> cell) & 1:
            dish = draw_order(s, rng)
            s.order_supply[dish] -= 1
            s.orders[cell] = 1 + dish
    emit(s, state.ORDERS_SHOWN, s.seat, 0, 0, 0, EVERYBODY, 1)
    if s.memory_aid:  # they stay in sight: nothing to memorise
        start_turns(s)
    else:
        s.phase = state.MEMORISE
        s.actors = (1 << s.players) - 1


@rule
def draw_order(s, rng):
    """The dish of an order drawn at random from those that are left."""
    left = 0
    for dish in range(KINDS):
        left += s.order_supply[dish]
    pick = roll(rng, left)
    for dish in range(KINDS):
        pick -= s.order_supply[dish]
        if pick < 0:
            return dish
    return 0


@rule
def memorise(s, seat):
    """A player has seen enough; when all have, the cloches close for good."""
    s.actors &= ~(1 << seat)
    emit(s, state.MEMORISED, seat, 0, 0, 0, EVERYBODY, 1)  # taking it back would remind the others: as good as news
    if s.actors == 0:
        start_turns(s)


@rule
def start_turns(s):
    s.phase = state.PLACE
    s.actors = 1 << s.seat


@rule
def refuse_announcement(s, cell):
    """The rule that forbids announcing this cell's order, or 0; any dish may be named (B11)."""
    if cell == BOUQUET:
        return 2
    if ((s.cloches & s.touched) >> cell) & 1:
        return 0
    return 11


@rule
def announce(s, seat, cell, named):
    """B11, B12: the order is revealed, its dish comes onto the table, and a right guess keeps the order."""
    dish = s.orders[cell] - 1
    right = 1 if dish == named else 0
    # Everybody saw it at the start, but a memory is not a fact on the table: without the aid this is news.
    news = 1 - s.memory_aid
    emit(s, state.ANNOUNCED, seat, cell, named, 0, EVERYBODY, 0)
    emit(s, state.ORDER_REVEALED, seat, cell, dish, right, EVERYBODY, news)
    s.orders[cell] = 0
    s.cloches &= ~(1 << cell)
    if right:
        s.kept[seat, dish] += 1
    else:
        s.order_discards[dish] += 1
    if s.kitchen[dish] > 0:
        s.kitchen[dish] -= 1
        fill(s, cell, 1 + dish)
    else:
        emit(s, state.NO_DISH_LEFT, seat, cell, dish, 0, EVERYBODY, 0)
    if s.hells_kitchen and not right and s.validated[seat] != 0:
        s.phase = state.PENALTY
    else:
        start_menu_step(s)


@rule
def refuse_loss(s, seat, menu):
    """B25: a seat can lose only a menu that it validated itself."""
    return 0 if (s.validated[seat] >> menu) & 1 else 25


@rule
def lose_menu(s, seat, menu):
    """B25: a validated menu goes to its deck's discards, before step 2."""
    s.validated[seat] &= ~(1 << menu)
    emit(s, state.MENU_LOST, seat, menu, 0, 0, EVERYBODY, 0)
    discard_to_deck(s, menu, DECK_OF[menu])
    start_menu_step(s)
