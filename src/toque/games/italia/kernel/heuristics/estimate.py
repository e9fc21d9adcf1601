"""The estimate: how well a restaurant stands, in hundredths of a point.

Points made so far, coins and the income to come, the recipes in hand as far as their ingredients have been gathered,
themes of the menu that could win a token, the prize of the present scoring, and the effects that bonus cards will
still have.
"""

from .....core.kernel.bits import lowest
from .....core.kernel.constants import constants
from .....core.kernel.jit import entry, rule
from .. import state
from ..components import (
    CATEGORIES,
    CATEGORY_BITS,
    CONTEST_SPOONS,
    COURSE_FIRST,
    COURSES,
    CRITIC_STEPS,
    FAMILY,
    GUIDE_SPOONS,
    ICON_FAMILY,
    ICON_REFINED,
    LAST_SEASON,
    LEVEL,
    POINTS_SPOON,
    POINTS_STAR,
    PRICE,
    RECIPE_PRESTIGE,
    REFINED,
    ROOM_INCOME,
    ROOM_PRESTIGE,
    ROOMS,
    SPECIALTY,
    TOP,
)
from ..rules.bonus_cards import count_power
from ..rules.points import total_points
from ..rules.ties import seats_ahead
from .cards import cards_worth, cubes_worth
from .hand import NOTHING_MORE, best_prestige, hand_hope, kitchen_hope, recipe_value
from .purse import INCOME_WORTH, LEVEL_WORTH, incomes_to_come, is_guide_ahead, purse_worth
from .wines import best_looked_wine, wine_value, worst_wine

POINT = 100
STEP = 260  # a space on the rating track: its value, ties, and the recipes it opens
FOOD_HOPE = constants([0, 15, 70, 240, 850])
SPECIALTY_HOPE = constants([0, 20, 100, 340, 1250])
"""By the number of courses that fit one theme."""
COMPLETE_DINNER = 450
COURSE_COVERED = 60
BEST_DISH = 130  # a prestige point of the best recipe, for the contest


@entry
def estimate(s, seat):
    """How well the seat stands, in hundredths of a point, from what it knows."""
    value = POINT * total_points(s, seat) + purse_worth(s, seat, s.coins[seat])
    if s.phase == state.OVER:
        return POINT * total_points(s, seat)
    value += (s.income[seat] + s.extra_income[seat]) * incomes_to_come(s) * INCOME_WORTH
    value += cards_worth(s, seat) + cubes_worth(s, seat)
    if is_guide_ahead(s):
        value += LEVEL_WORTH[LEVEL[s.track[seat]]] + theme_hope(s, seat)
    if s.season == LAST_SEASON and s.scoring < state.CONTEST:
        value += BEST_DISH * best_prestige(s, seat)
    value += prize_hope(s, seat)
    return value + question_hope(s, seat)


@rule
def theme_hope(s, seat):
    """I21 to I23: a full dinner, and dinners of one category or specialty in the making."""
    value, covered = 0, 0
    for course in range(COURSES):
        if s.menu[seat, course] != 0:
            covered += 1
    value += COURSE_COVERED * covered + (COMPLETE_DINNER if covered == COURSES else 0)
    best = 0
    for category in range(CATEGORIES):
        best = max(best, courses_with_category(s, seat, category))
    value += FOOD_HOPE[best]
    family = courses_with_specialty(s, seat, FAMILY) + count_power(s, seat, ICON_FAMILY)
    refined = courses_with_specialty(s, seat, REFINED) + count_power(s, seat, ICON_REFINED)
    return value + SPECIALTY_HOPE[min(COURSES, max(family, refined))]


@rule
def courses_with_category(s, seat, category):
    count = 0
    for course in range(COURSES):
        menu, fits = s.menu[seat, course], 0
        while menu != 0:
            if (CATEGORY_BITS[COURSE_FIRST[course] + lowest(menu)] >> category) & 1:
                fits = 1
            menu &= menu - 1
        count += fits
    return count


@rule
def courses_with_specialty(s, seat, specialty):
    count = 0
    for course in range(COURSES):
        menu, fits = s.menu[seat, course], 0
        while menu != 0:
            if SPECIALTY[COURSE_FIRST[course] + lowest(menu)] == specialty:
                fits = 1
            menu &= menu - 1
        count += fits
    return count


@rule
def prize_hope(s, seat):
    """The prize of the present scoring if it ended now; before it, the value of a lead."""
    if s.phase == state.BID and s.bid[seat] != state.NO_BID:
        return bid_hope(s, seat)
    if s.scoring == state.NOTHING or s.points[seat] == state.ABSENT:
        return critic_hope(s, seat)
    place = seats_ahead(s, seat)
    if s.scoring == state.CRITIC:
        return STEP * min(CRITIC_STEPS[min(place, len(CRITIC_STEPS) - 1)], TOP - s.track[seat])
    if s.scoring == state.GUIDE:
        return POINT * POINTS_SPOON * GUIDE_SPOONS if place == 0 else 0
    if s.scoring == state.CONTEST and place < len(CONTEST_SPOONS):
        return POINT * POINTS_SPOON * CONTEST_SPOONS[place]
    if (s.scoring == state.VIP or s.scoring == state.ECONOMY) and place == 0:
        return POINT * POINTS_STAR
    return POINT if s.scoring == state.START and place == 0 else 0


@rule
def critic_hope(s, seat):
    """Before the critic comes: a space of the track for everybody, and about one more for every six points."""
    if s.season == LAST_SEASON or s.phase > state.REPLACE:
        return 0
    points = 0
    for course in range(COURSES):
        added = s.added[seat, course]
        while added != 0:
            points += RECIPE_PRESTIGE[COURSE_FIRST[course] + lowest(added)]
            added &= added - 1
    return STEP * (6 + min(points, 12)) // 6


@rule
def bid_hope(s, seat):
    """I19: the chance to win the star with the seat's bid, less its cost."""
    bid, chance = s.bid[seat], 1000
    for other in range(s.players):
        if other != seat:
            usual = 1 + s.coins[other] * 2 // 5  # hardly anybody bids more than this
            chance = chance * min(usual, bid + 1) // (usual + 1)
    coins = s.coins[seat]
    cost = (
        purse_worth(s, seat, coins)
        - (chance * purse_worth(s, seat, coins - bid) + (1000 - chance) * purse_worth(s, seat, coins - bid // 2))
        // 1000
    )
    return chance * POINTS_STAR * POINT // 1000 - cost


@rule
def question_hope(s, seat):
    """The value of the hand and the kitchen, with the best answer to the question that the seat is asked now."""
    is_asked = s.seat == seat and (s.actors >> seat) & 1 == 1
    if is_asked and s.phase == state.RECIPE:
        return best_keep(s, seat)
    pending = s.pending - 1
    kitchen = 0
    if is_asked and s.phase == state.WINE:
        kitchen = best_looked_wine(s, seat)
    elif is_asked and s.phase == state.CELLAR:
        kitchen = wine_value(s, seat, pending) - worst_wine(s, seat)
    elif is_asked and s.phase == state.REPLACE:
        kitchen = recipe_value(s, seat, pending, 0)
    elif is_asked and s.phase == state.ROOM:
        kitchen = room_value(s, pending) - worst_room(s, seat)
    elif is_asked and s.phase == state.SHELF:
        return best_drop(s, seat, pending)
    return kitchen + hand_hope(s, seat)


@rule
def best_keep(s, seat):
    """I9: the hand with the best of the looked-at recipes."""
    best, looked = 0, s.looked
    while looked != 0:
        recipe = COURSE_FIRST[s.look_course] + lowest(looked)
        best = max(best, kitchen_hope(s, seat, recipe, NOTHING_MORE, NOTHING_MORE))
        looked &= looked - 1
    return best


@rule
def best_drop(s, seat, kind):
    """I13: the shelf with the new ingredient in place of the one that is missed least."""
    best, left = 0, s.stocked[seat]
    while left != 0:
        best = max(best, kitchen_hope(s, seat, NOTHING_MORE, kind, lowest(left)))
        left &= left - 1
    price = 0 if s.pending_way == state.FROM_BIN else PRICE[kind]
    return best + purse_worth(s, seat, s.coins[seat] - price) - purse_worth(s, seat, s.coins[seat])


@rule
def room_value(s, room):
    return POINT * ROOM_PRESTIGE[room] + ROOM_INCOME[room] * incomes_to_come(s) * INCOME_WORTH


@rule
def worst_room(s, seat):
    worst = -1
    for room in range(ROOMS):
        if s.rooms[seat, room] > 0 and (worst < 0 or room_value(s, room) < worst):
            worst = room_value(s, room)
    return max(worst, 0)
