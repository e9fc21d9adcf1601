"""The estimate: points made, income, money to spend, cards, objectives, places."""

from .....core.kernel.jit import entry, rule
from .. import state
from ..components import (
    AROUND_EACH_ELEMENT,
    AROUND_EACH_TYPE,
    CATEGORIES,
    CATEGORY,
    CATEGORY_COMPLETE,
    CELL_OF,
    COIN,
    CONDITION,
    COST_SIZE,
    DECOR_KINDS,
    FRONT,
    GROUND,
    IN_HALF,
    INCOME,
    INTRUDE,
    MAJORITIES_EACH,
    MAJORITY_OF,
    MOST_MONEY,
    MOST_RESTAURANTS,
    NO_TILE,
    OBJECTIVE,
    OBJECTIVE_COUNT,
    OBJECTIVE_POINTS,
    ONE_LESS,
    PER_CATEGORY,
    PER_QUARTER,
    PIGEON,
    PLACED,
    POINTS,
    RANK_POINTS,
    SHAPE_SIZE,
    TARGET,
    TILE_COST,
    TILE_POINTS,
    TILES,
    TWO_COINS,
    TYPE_COUNT,
    WANTED,
    WIDTH,
)
from ..rules.cards import hidden_of
from ..rules.ground import category_of
from ..rules.objectives import around_decor, in_half, is_met, least_around, tiles_taken
from ..rules.payment import mixed_in_hand, shortfall
from ..rules.terraces import next_cost
from ..scoring import counted

POINT = 100
INCOME_EACH = 260  # money in every Build to come
MONEY_EACH = 55  # money that can still be spent in this Build
COIN_EACH = 45
TWO_COINS_EACH = 85
PIGEON_EACH = 60  # any other kept card
WAY_EACH = 12  # a spot to grow on, for the first few
MOST_WAYS = 5
PIGEON_IN_REACH = 25
MAJORITY_SHARE = 60  # of a hundred: majorities still change hands
COUNTED_EACH = 18  # a step towards a majority
OPEN_SHARE = 70  # of a hundred: what a restaurant is worth that the hand pays
HALF_PAID_SHARE = 45
KEPT_SLOPE = 170  # an objective in hand: its points if it will be completed, as much lost if not
KEPT_RISK = 90
FULL = 100
WHOLE_DECORS = len(DECOR_KINDS)


@entry
def estimate(s, seat):
    """How well the seat stands, in hundredths of a point, from what it knows."""
    value = INCOME_EACH * s.income[seat]
    for category in range(CATEGORIES):
        value += POINT * TILE_POINTS[category, s.taken[seat, category]]
    value += restaurants_and_places(s, seat) + majorities(s, seat) + objectives(s, seat)
    return value + cards(s, seat) + openings(s, seat) + money_to_spend(s, seat)


@rule
def restaurants_and_places(s, seat):
    """Open restaurants, and the room that each has to grow."""
    value = 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat:
            value += POINT * POINTS[s.kind[restaurant]]
            if next_cost(s, restaurant) < NO_TILE:
                value += WAY_EACH * min(s.ways[restaurant], MOST_WAYS)
                if s.open[restaurant] == 0:
                    value += pigeons_in_front(s, restaurant)
    return value


@rule
def pigeons_in_front(s, restaurant):
    found = 0
    for i in range(WIDTH[s.kind[restaurant]]):
        spot = FRONT[s.layout, s.lot[restaurant] + i]
        if s.builder[spot] == restaurant and GROUND[s.layout, CELL_OF[s.layout, spot]] == PIGEON:
            found = PIGEON_IN_REACH
    return found


@rule
def known_count(s, seat, other, majority):
    """The number of things that a majority counts, as far as the seat knows: not the others' hidden coins."""
    if majority == MOST_MONEY and other != seat:
        return s.income[other] + s.hand[other, COIN] - hidden_of(s, other, COIN)
    return counted(s, other, majority)


@rule
def majorities(s, seat):
    """The points of the present ranks, which may change, and every step towards them."""
    value = 0
    for i in range(MAJORITIES_EACH):
        majority = MAJORITY_OF[s.majority, i]
        mine = known_count(s, seat, seat, majority)
        if majority < MOST_RESTAURANTS and mine == 0:
            continue
        ahead, level = 0, 0
        for other in range(s.players):
            theirs = known_count(s, seat, other, majority)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                level += 1
        shared = 0
        for rank in range(ahead, ahead + level):
            shared += RANK_POINTS[s.players, rank]
        value += MAJORITY_SHARE * shared // level + COUNTED_EACH * min(mine, 20)
    return value


@rule
def objectives(s, seat):
    """Completed ones; those in hand, which cost what is not completed; and common ones within reach."""
    value, hand, common = 0, s.objectives[seat], s.common
    if s.choice[seat] != state.NONE:  # P8: chosen, but the others are still choosing
        common |= hand & ~(1 << s.choice[seat])
        hand = 1 << s.choice[seat]
    for objective in range(OBJECTIVE_COUNT):
        points = OBJECTIVE_POINTS[objective]
        if (s.completed[seat] >> objective) & 1:
            value += POINT * points
        elif ((hand | common) >> objective) & 1:
            done = progress(s, seat, objective)
            value += points * (KEPT_SLOPE * done // FULL - KEPT_RISK if (hand >> objective) & 1 else done * done // 200)
    return value


@rule
def progress(s, seat, objective):
    """How far a seat has come with an objective, in hundredths."""
    if is_met(s, seat, objective):
        return FULL
    condition, wanted, target = CONDITION[objective], WANTED[objective], TARGET[objective]
    if condition == IN_HALF:
        return share(in_half(s, seat, target), wanted)
    if condition == PLACED:
        return share(tiles_taken(s, seat), wanted)
    if condition == PER_CATEGORY or condition == PER_QUARTER:
        return share(evenly(s, seat, condition, wanted), CATEGORIES * wanted)
    if condition == AROUND_EACH_ELEMENT:
        return share(least_around(s, seat, target) + around_decor(s, seat, target), 3 * wanted)
    if condition == AROUND_EACH_TYPE:
        return share(kinds_around(s, seat), WHOLE_DECORS)
    if condition == CATEGORY_COMPLETE:
        return best_row(s, seat)
    return share(longest(s, seat), SHAPE_SIZE + 2)


@rule
def share(there, wanted):
    return min(FULL * there // wanted, FULL - 10)


@rule
def evenly(s, seat, condition, wanted):
    """Tiles in the categories, or terraces in the quarters, each counted only up to the wanted number."""
    count = 0
    for i in range(CATEGORIES):
        count += min(wanted, s.taken[seat, i] if condition == PER_CATEGORY else s.quarter[seat, i])
    return count


@rule
def kinds_around(s, seat):
    count = 0
    for decor in range(WHOLE_DECORS):
        if around_decor(s, seat, decor) > 0:
            count += 1
    return count


@rule
def best_row(s, seat):
    best = 0
    for category in range(CATEGORIES):
        best = max(best, share(s.taken[seat, category], TILES[category]))
    return best


@rule
def longest(s, seat):
    """The largest number of connected terraces."""
    best = 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat:
            best = max(best, s.open[restaurant])
    return min(best, SHAPE_SIZE)


@rule
def cards(s, seat):
    """Coins and kept pigeon cards, but for those already chosen to be played."""
    mine = s.seat == seat
    coins = s.hand[seat, COIN] - (s.coins if mine else 0)
    two = s.kept[seat, TWO_COINS] - (s.two_coins if mine else 0)
    intrudes = s.kept[seat, INTRUDE] - (s.intrudes if mine else 0)
    others = s.kept[seat, OBJECTIVE] + s.kept[seat, ONE_LESS] + intrudes
    return COIN_EACH * coins + TWO_COINS_EACH * two + PIGEON_EACH * others


@rule
def type_value(s, seat, kind):
    """The value of opening a restaurant of this type: points, income, and tiles to place."""
    category = CATEGORY[kind]
    value = POINT * POINTS[kind] + INCOME_EACH * INCOME[kind]
    if s.taken[seat, category] < TILES[category]:
        value += WAY_EACH * MOST_WAYS
        if s.taken[seat, category] == 0:
            value += POINT
    return value


@rule
def openings(s, seat):
    """The best restaurant that the hand pays or nearly pays; or the one that is being opened."""
    if s.seat == seat and (s.phase == state.PAY or s.phase == state.SITE):
        return type_value(s, seat, s.opening)
    best, second = 0, 0
    mixed = mixed_in_hand(s, seat)
    for kind in range(TYPE_COUNT):
        if s.supply[kind] > 0:
            missing = missing_cards(s, seat, kind, mixed)
            value = type_value(s, seat, kind)
            if missing == 0:
                value = value * OPEN_SHARE // FULL
            else:
                paid = COST_SIZE[kind] - missing
                value = value * HALF_PAID_SHARE * paid * paid // (FULL * COST_SIZE[kind] * COST_SIZE[kind])
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return best + second // 3


@rule
def missing_cards(s, seat, kind, mixed):
    """Ingredients of a type that the hand cannot pay; `one_less` saves one of them."""
    missing = shortfall(s, seat, kind, 0, mixed)
    if missing > 0 and s.kept[seat, ONE_LESS] > 0:
        missing -= 1
    return missing


@rule
def money_to_spend(s, seat):
    """The value of money, as long as there is a terrace to buy."""
    if s.seat != seat or s.phase == state.OVER or s.phase == state.END:
        return 0
    if s.built == 0 and s.phase != state.PREPARE:
        return MONEY_EACH * spendable(s, seat, s.income[seat]) if s.actions_left > 0 else 0
    if s.phase == state.DISCARD or s.phase == state.ACTION:
        return 0
    return MONEY_EACH * spendable(s, seat, s.budget)


@rule
def spendable(s, seat, budget):
    """The part of a budget that the terraces in reach can use up."""
    cheapest, room = NO_TILE, 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat and s.ways[restaurant] > 0:
            category = category_of(s, restaurant)
            cost = TILE_COST[category, s.taken[seat, category]]
            if cost < NO_TILE:
                cheapest = min(cheapest, cost)
                room += cost * min(s.ways[restaurant], TILES[category] - s.taken[seat, category])
    return min(budget, room) if cheapest <= budget else 0
