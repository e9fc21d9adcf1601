"""The actions of the advanced game: cubes, bonus cards, rooms, courses (I36 to I42); and cards that need none."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    BONUS_AMOUNT,
    BONUS_COST,
    BONUS_SHOP,
    COINS,
    COURSE_COST,
    CRATE,
    CUBES,
    EFFECT,
    REMEDIAL,
    ROOM_COST,
    ROOM_INCOME,
    ROOM_SEASON,
    ROOM_SLOTS,
    ROOMS,
    TAKE_DISCARDED,
    TOP,
    TRACK,
)
from .bonus_cards import card_with, note_powers, power_amount, turn_face_down
from .market import can_search_shop
from .money import earn, pay
from .turn import can_take_discarded, can_take_remedial, finish_action, has_bonus_space, start_action


@rule
def refuse_cube(s):
    return 0 if s.pot > 0 else 37


@rule
def take_cube(s, seat):
    """I37: one cube out of the pot, hidden with the coins."""
    start_action(s, seat, 1)
    s.pot -= 1
    s.cubes[seat] += 1
    emit(s, state.CUBE_TAKEN, seat, 0, 0, 0, EVERYBODY, 0)
    finish_action(s, seat)


@rule
def refuse_bonus(s, seat, card):
    """I39: on display, a free space for it, and its price in hand before any gain (I40)."""
    if (s.bonus_offer >> card) & 1 == 0 or not has_bonus_space(s, seat):
        return 39
    return 0 if BONUS_COST[card] <= s.coins[seat] else 40


@rule
def buy_bonus(s, seat, card):
    """I39: pay for a card on display."""
    start_action(s, seat, 1)
    pay(s, seat, BONUS_COST[card])
    s.bonus_offer &= ~(1 << card)
    emit(s, state.BONUS_BOUGHT, seat, card, BONUS_COST[card], 0, EVERYBODY, 0)
    gain_bonus(s, seat, card)


@rule
def refuse_discarded_bonus(s, seat, card):
    """I61: one of the discarded bonus cards, with a free space for it."""
    return 0 if can_take_discarded(s, seat) and (s.bonus_discards >> card) & 1 else 61


@rule
def take_discarded_bonus(s, seat, card):
    """I61: a discarded card for nothing, as if just bought."""
    turn_face_down(s, seat, card_with(s, seat, TAKE_DISCARDED))
    s.bonus_discards &= ~(1 << card)
    emit(s, state.BONUS_TAKEN, seat, card, 0, 0, EVERYBODY, 0)
    gain_bonus(s, seat, card)


@rule
def gain_bonus(s, seat, card):
    """I40: the card comes to the restaurant; some act at once."""
    s.bonus[seat] |= 1 << card
    note_powers(s, seat)
    if EFFECT[card] == CRATE and can_search_shop(s, seat, BONUS_SHOP[card]):
        s.pending = 1 + BONUS_SHOP[card]
        s.phase = state.CRATE_OFFER
        return
    if EFFECT[card] == COINS:
        earn(s, seat, BONUS_AMOUNT[card])
        emit(s, state.COINS_GAINED, seat, BONUS_AMOUNT[card], 0, 0, EVERYBODY, 0)
        turn_face_down(s, seat, card)
    elif EFFECT[card] == CUBES:
        gain_cubes(s, seat, BONUS_AMOUNT[card])
        turn_face_down(s, seat, card)
    finish_action(s, seat)


@rule
def gain_cubes(s, seat, wanted):
    """I63, I64: cubes out of the box, not the pot."""
    cubes = min(wanted, s.box)
    s.box -= cubes
    s.cubes[seat] += cubes
    emit(s, state.CUBES_GAINED, seat, cubes, 0, 0, EVERYBODY, 0)


@rule
def refuse_room(s, seat, room):
    """I41: still for sale, open in this season, and its price."""
    return 0 if s.rooms_left[room] > 0 and s.season >= ROOM_SEASON[room] and ROOM_COST[room] <= s.coins[seat] else 41


@rule
def build_room(s, seat, room):
    """I41: pay; if there are three rooms already, one of them must go first."""
    start_action(s, seat, 1)
    pay(s, seat, ROOM_COST[room])
    s.rooms_left[room] -= 1
    emit(s, state.ROOM_BUILT, seat, room, ROOM_COST[room], 0, EVERYBODY, 0)
    if count_rooms(s, seat) == ROOM_SLOTS:
        s.pending = 1 + room
        s.phase = state.ROOM
    else:
        add_room(s, seat, room)


@rule
def count_rooms(s, seat):
    count = 0
    for room in range(ROOMS):
        count += s.rooms[seat, room]
    return count


@rule
def add_room(s, seat, room):
    s.rooms[seat, room] += 1
    s.extra_income[seat] += ROOM_INCOME[room]
    finish_action(s, seat)


@rule
def refuse_demolition(s, seat, room):
    return 0 if s.rooms[seat, room] > 0 else 41


@rule
def demolish(s, seat, room):
    """I41: a room goes to the box and is not for sale again."""
    s.rooms[seat, room] -= 1
    s.extra_income[seat] -= ROOM_INCOME[room]
    emit(s, state.ROOM_REMOVED, seat, room, 0, 0, EVERYBODY, 0)
    built = s.pending - 1
    s.pending = 0
    add_room(s, seat, built)


@rule
def refuse_course(s, seat):
    """I42: a cookbook face up, a space above, and the price."""
    return 0 if s.cookbooks > 0 and s.track[seat] < TOP and s.coins[seat] >= COURSE_COST else 42


@rule
def take_course(s, seat):
    """I42: pay, one space up, one cookbook face down."""
    start_action(s, seat, 1)
    s.cookbooks -= 1
    learn(s, seat, COURSE_COST, 0)
    finish_action(s, seat)


@rule
def refuse_remedial(s, seat):
    return 0 if can_take_remedial(s, seat) else 62


@rule
def take_remedial(s, seat):
    """I62: Corso di recupero, without an action or a cookbook."""
    cost = power_amount(s, seat, REMEDIAL)
    turn_face_down(s, seat, card_with(s, seat, REMEDIAL))
    learn(s, seat, cost, 1)


@rule
def learn(s, seat, cost, is_remedial):
    pay(s, seat, cost)
    s.track[seat] += 1
    emit(s, state.COURSE_TAKEN, seat, cost, is_remedial, 0, EVERYBODY, 0)
    emit(s, state.MARKER_MOVED, seat, 1, TRACK[s.track[seat]], 0, EVERYBODY, 0)
