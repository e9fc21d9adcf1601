"""What bonus cards and cubes will still do for a restaurant, by the verbs on the cards."""

from .....core.kernel.bits import count_bits, lowest
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    BIN,
    BONUS_AMOUNT,
    BONUS_POINTS,
    BONUS_SLOTS,
    CHEF,
    COINS,
    COURSE_FIRST,
    COURSES,
    CRATE,
    CUBES,
    EFFECT,
    LAST_SEASON,
    LEVEL,
    LEVELS,
    NO_SHELF_LIMIT,
    PER_ROOM,
    POINTS_SPOON,
    POINTS_STAR,
    REMEDIAL,
    RESTOCK_AFTER,
    ROOM_SLOTS,
    ROOMS,
    SCORE_BONUS,
    SPOON_VALUE,
    STAR_VALUE,
    TAKE_DISCARDED,
    TIE_OWNER,
    TOP,
    TOQUES,
    TRACK,
    TWO_BUYS,
    WINE_LOOK,
    WINE_SEARCH,
    WINE_SLOTS,
)
from .purse import LEVEL_WORTH, SPARE_WORTH, actions_to_come, is_guide_ahead, phases_to_come, purse_worth
from .wines import best_deck_wine

POINT = 100
CUBE = 130
SPOONS_IN_ALL = 4
OPENED_RECIPE = 250  # in hand, and one space of the track away from being allowed
UNUSED_SLOT = 30  # a bonus space kept free for a better card


@rule
def cubes_worth(s, seat):
    """A cube is worth something while there is a scoring to play it in."""
    if s.scoring == state.CONTEST or s.scoring == state.FINAL:
        return 0
    return CUBE * min(s.cubes[seat], 6)


@rule
def cards_worth(s, seat):
    """All face-up cards of a seat, and the spaces still free."""
    value, cards = 0, s.bonus[seat]
    while cards != 0:
        card = lowest(cards)
        if EFFECT[card] == TAKE_DISCARDED:
            value += best_discarded(s, seat)
        else:
            value += card_worth(s, seat, card)
        cards &= cards - 1
    if s.advanced:
        free = BONUS_SLOTS - count_bits(s.bonus[seat] | s.bonus_used[seat])
        value += UNUSED_SLOT * free * (LAST_SEASON - s.season) // LAST_SEASON
    return value


@rule
def best_discarded(s, seat):
    """I61: the best card among the discards, as far as it can be taken."""
    best, cards = 0, s.bonus_discards
    if count_bits(s.bonus[seat] | s.bonus_used[seat]) >= BONUS_SLOTS or actions_to_come(s, seat) == 0:
        return 0
    while cards != 0:
        card = lowest(cards)
        best = max(best, gift_worth(s, seat, card))
        cards &= cards - 1
    return best - POINT // 10 if best > 0 else 0


@rule
def gift_worth(s, seat, card):
    """The value of a card received for nothing, with its gifts."""
    value = card_worth(s, seat, card) + POINT * BONUS_POINTS[card]
    if EFFECT[card] == COINS:
        value += SPARE_WORTH * BONUS_AMOUNT[card]
    elif EFFECT[card] == CUBES:
        value += CUBE * BONUS_AMOUNT[card]
    elif EFFECT[card] == PER_ROOM:
        value += POINT * BONUS_AMOUNT[card] * count_rooms_of(s, seat)
    elif EFFECT[card] == SPOON_VALUE:
        value += POINT * (BONUS_AMOUNT[card] - POINTS_SPOON) * s.spoons[seat]
    elif EFFECT[card] == STAR_VALUE:
        value += POINT * (BONUS_AMOUNT[card] - POINTS_STAR) * s.stars[seat]
    return value


@rule
def count_rooms_of(s, seat):
    count = 0
    for room in range(ROOMS):
        count += s.rooms[seat, room]
    return count


@rule
def card_worth(s, seat, card):
    """The value of a face-up card's effect, without the points that are counted already."""
    effect, amount = EFFECT[card], BONUS_AMOUNT[card]
    if effect == CRATE:
        return 34 * actions_to_come(s, seat)
    if effect == TWO_BUYS:
        return 48 * actions_to_come(s, seat)
    if effect == BIN:
        return 85 * phases_to_come(s, seat)
    if effect == RESTOCK_AFTER:
        return 26 * actions_to_come(s, seat)
    if effect == NO_SHELF_LIMIT:
        return 20 * actions_to_come(s, seat)
    if effect == CHEF:
        return 380 if LEVEL[s.track[seat]] < LEVELS and actions_to_come(s, seat) > 0 else 0
    if effect == SCORE_BONUS:
        return amount * (140 * (LAST_SEASON - s.season) + 250)
    if effect == TIE_OWNER:
        return 170 * (1 + LAST_SEASON - s.season)
    if effect == PER_ROOM:
        return 40 * amount * (ROOM_SLOTS - count_rooms_of(s, seat))
    if effect == SPOON_VALUE:
        spoons = 0 if s.scoring == state.FINAL else SPOONS_IN_ALL
        return POINT * (amount - POINTS_SPOON) * spoons // s.players
    if effect == STAR_VALUE:
        return POINT * (amount - POINTS_STAR) * (2 + LAST_SEASON - s.season) // s.players
    if effect == WINE_LOOK:
        return 170 * (WINE_SLOTS - s.cellar_size[seat]) if actions_to_come(s, seat) > 0 else 0
    if effect == WINE_SEARCH:
        return max(0, best_deck_wine(s, seat) - POINT // 10)
    if effect == REMEDIAL:
        return remedial_worth(s, seat, amount)
    return 0


@rule
def remedial_worth(s, seat, price):
    """I62: a step up that can be bought at any time, a little less than taking it now would bring."""
    coins, space = s.coins[seat], s.track[seat]
    if space == TOP or coins < price or not is_guide_ahead(s):
        return 0
    step = POINT * (TRACK[space + 1] - TRACK[space]) + LEVEL_WORTH[LEVEL[space + 1]] - LEVEL_WORTH[LEVEL[space]]
    step += OPENED_RECIPE * min(2, recipes_opened(s, seat))
    cost = purse_worth(s, seat, coins) - purse_worth(s, seat, coins - price)
    return max(0, step - cost - POINT // 10)


@rule
def recipes_opened(s, seat):
    """Recipes in hand that one space more on the track would open (I17)."""
    level, count = LEVEL[s.track[seat] + 1], 0
    if level == LEVEL[s.track[seat]]:
        return 0
    for course in range(COURSES):
        hand = s.hand[seat, course]
        while hand != 0:
            if TOQUES[COURSE_FIRST[course] + lowest(hand)] == level:
                count += 1
            hand &= hand - 1
    return count
