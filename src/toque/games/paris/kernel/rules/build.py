"""Build terraces, once a turn (P11, P23 to P41).

The action begins for everybody with its first terrace. Coins, two_coins and intrude cards that the player wants to
use for it are chosen before (PREPARE), unseen and not yet played; after it they are played openly.
"""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import numbers, state
from ..components import CELL_OF, COIN, COVERS_EACH, GROUND, INTRUDE, PIGEON, TILE_INCOME, TWO_COINS
from .cards import remove_card
from .end import look_for_end
from .ground import category_of, lay_terrace
from .opening import raise_income
from .payment import usable
from .pigeons import draw_pigeon
from .shapes import look_for_shapes, note_new_shapes
from .terraces import builder_of, has_way, is_intruding, money, next_cost
from .turn import finish_action

COIN_VALUE = 1
TWO_COINS_VALUE = 2


@rule
def coins_left(s, seat):
    """Coin cards in hand that are not chosen yet."""
    return s.hand[seat, COIN] - s.coins


@rule
def two_coins_left(s, seat):
    return usable(s, seat, TWO_COINS) - s.two_coins


@rule
def intrudes_left(s, seat):
    return usable(s, seat, INTRUDE) - s.intrudes


@rule
def can_build(s, seat, more_intrudes):
    """P31: whether a terrace can be placed after all coins and `more_intrudes` intrude cards are played."""
    most = money(s, seat) + COIN_VALUE * coins_left(s, seat) + TWO_COINS_VALUE * two_coins_left(s, seat)
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat and next_cost(s, restaurant) <= most:
            may_intrude = 1 if more_intrudes > 0 else is_intruding(s, restaurant)
            if has_way(s, restaurant, may_intrude, s.covers[restaurant] + COVERS_EACH * more_intrudes):
                return True
    return False


@rule
def refuse_coin(s, seat):
    """The rule that forbids playing a coin card now, or 0."""
    if coins_left(s, seat) <= 0:
        return 23
    return refuse_start(s, seat)


@rule
def refuse_two_coins(s, seat):
    if two_coins_left(s, seat) <= 0:
        return refuse_pigeon(s, seat, TWO_COINS, 36)
    return refuse_start(s, seat)


@rule
def refuse_pigeon(s, seat, pigeon, missing):
    """P12: a card of this very turn waits for the next; without any it is the rule of the card."""
    return 12 if s.fresh[pigeon] > 0 else missing


@rule
def refuse_start(s, seat):
    """P31: Build begins only if a terrace can be placed."""
    if s.phase != state.ACTION:
        return 0
    return 0 if can_build(s, seat, intrudes_left(s, seat)) else 31


@rule
def refuse_intrude(s, seat, restaurant):
    """The rule that forbids playing an intrude card for this restaurant, or 0."""
    if intrudes_left(s, seat) <= 0:
        return refuse_pigeon(s, seat, INTRUDE, 39)
    if restaurant > s.opened or s.owner[restaurant] != seat:
        return 39
    if s.phase == state.BUILD:
        return 0
    return 0 if can_build_after(s, seat, restaurant) else 31


@rule
def can_build_after(s, seat, intruder):
    """P31: whether a terrace can be placed when the next intrude card is for this restaurant."""
    if intrudes_left(s, seat) > 1 and can_build(s, seat, intrudes_left(s, seat) - 1):
        return True
    if can_build(s, seat, 0):
        return True
    most = money(s, seat) + COIN_VALUE * coins_left(s, seat) + TWO_COINS_VALUE * two_coins_left(s, seat)
    return next_cost(s, intruder) <= most and has_way(s, intruder, 1, s.covers[intruder] + COVERS_EACH)


@rule
def list_helps(s, seat, can_place, out, n):
    """Write what can be played to help the building: coins, two_coins, intrude.

    `can_place` says that a terrace can be placed as it is; then nobody needs to look whether help makes one possible.
    """
    has_coin, has_two, has_intrude = coins_left(s, seat) > 0, two_coins_left(s, seat) > 0, intrudes_left(s, seat) > 0
    if not (has_coin or has_two or has_intrude):
        return n
    if not can_place and refuse_start(s, seat) != 0:
        return n
    if has_coin:
        out[n] = numbers.COIN
        n += 1
    if has_two:
        out[n] = numbers.TWO_COINS
        n += 1
    if has_intrude:
        for restaurant in range(1, s.opened + 1):
            if (can_place and s.owner[restaurant] == seat) or refuse_intrude(s, seat, restaurant) == 0:
                out[n] = numbers.INTRUDE_AT + restaurant - 1
                n += 1
    return n


@rule
def prepare(s, seat):
    """Begin to build: the budget starts with the income (P23)."""
    if s.phase == state.ACTION:
        s.budget = s.income[seat]
        s.phase = state.PREPARE


@rule
def play_coin(s, seat):
    """P23: 1 more to spend."""
    prepare(s, seat)
    s.budget += COIN_VALUE
    s.coins += 1
    if s.phase == state.BUILD:
        play_chosen_coins(s, seat)


@rule
def play_two_coins(s, seat):
    """P36: 2 more to spend."""
    prepare(s, seat)
    s.budget += TWO_COINS_VALUE
    s.two_coins += 1
    if s.phase == state.BUILD:
        play_chosen_coins(s, seat)


@rule
def play_intrude(s, seat, restaurant):
    """P39: for one restaurant, until the action ends."""
    prepare(s, seat)
    s.intruding |= 1 << restaurant
    s.covers[restaurant] += COVERS_EACH
    s.intrudes += 1
    if s.phase == state.BUILD:
        play_chosen_intrudes(s, seat, restaurant, 1)


@rule
def play_chosen_coins(s, seat):
    """The chosen coins are played openly."""
    if s.coins + s.two_coins == 0:
        return
    news = 1 if s.two_coins > 0 else 0
    for _ in range(s.coins):
        news |= remove_card(s, seat, COIN)
    s.kept[seat, TWO_COINS] -= s.two_coins
    emit(s, state.COINS_PLAYED, seat, s.coins, s.two_coins, 0, EVERYBODY, news)
    s.coins = 0
    s.two_coins = 0


@rule
def play_chosen_intrudes(s, seat, restaurant, cards):
    for _ in range(cards):
        s.kept[seat, INTRUDE] -= 1
        s.intrudes -= 1
        emit(s, state.INTRUDE_PLAYED, seat, restaurant, 0, 0, EVERYBODY, 1)
    if (s.some_intrude >> seat) & 1:
        s.some_intrude = 0  # what all had concluded has come true


@rule
def begin(s, seat):
    """The first terrace comes: announce Build, and play all that was chosen for it."""
    prepare(s, seat)
    s.phase = state.BUILD
    s.actions_left -= 1
    s.built = 1
    s.second = 0
    play_chosen_coins(s, seat)
    if s.intrudes > 0:
        for restaurant in range(1, s.opened + 1):
            if is_intruding(s, restaurant):
                play_chosen_intrudes(s, seat, restaurant, s.covers[restaurant] // COVERS_EACH)


@rule
def build_terrace(s, rng, seat, spot):
    """P24: take the next tile of the row, pay for it and place it."""
    restaurant = builder_of(s, seat, spot) if s.phase != state.FREE else s.extending
    cost = next_cost(s, restaurant) if s.phase != state.FREE else 0
    if s.phase != state.BUILD and s.phase != state.FREE:
        begin(s, seat)
    s.budget -= cost
    s.phase = state.BUILD
    s.extending = 0
    place_tile(s, rng, seat, restaurant, CELL_OF[s.layout, spot], cost)


@rule
def place_tile(s, rng, seat, restaurant, cell, cost):
    category, covered = category_of(s, restaurant), s.terrace[cell]
    income = TILE_INCOME[category, s.taken[seat, category]]
    s.taken[seat, category] += 1
    lay_terrace(s, restaurant, cell)
    note_new_shapes(s, restaurant, cell)
    emit(s, state.TERRACE_BUILT, seat, cell, restaurant, cost, EVERYBODY, 0)
    raise_income(s, seat, income)  # P30: not in this action's budget
    if covered != 0:
        s.covers[restaurant] -= 1
        look_for_shapes(s, covered)
        emit(s, state.TERRACE_COVERED, s.owner[covered], cell, covered, 0, EVERYBODY, 0)
    elif GROUND[s.layout, cell] == PIGEON:
        draw_pigeon(s, rng, seat, restaurant)


@rule
def stop(s):
    """P31: the action ends; P23: what is not spent is lost; P39: intrude ends with it."""
    emit(s, state.BUILD_ENDED, s.seat, s.budget, 0, 0, EVERYBODY, 0)
    forget_building(s)
    look_for_end(s)
    finish_action(s)


@rule
def forget_building(s):
    """End the building: clear its fields."""
    s.budget = 0
    s.coins = 0
    s.two_coins = 0
    s.intrudes = 0
    s.intruding = 0
    for restaurant in range(len(s.covers)):
        s.covers[restaurant] = 0
