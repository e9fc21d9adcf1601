"""What a restaurant is worth, line by line (I26 to I31)."""

from .....core.kernel.bits import lowest
from .....core.kernel.jit import rule
from ..components import (
    BONUS_POINTS,
    COURSE_FIRST,
    COURSES,
    PER_ROOM,
    POINTS_CATEGORY,
    POINTS_SPECIALTY,
    POINTS_SPOON,
    POINTS_STAR,
    POINTS_WINE_MATCH,
    RECIPE_WINE,
    ROOM_PRESTIGE,
    ROOMS,
    SPOON_VALUE,
    STAR_VALUE,
    TRACK,
    WINE_PRESTIGE,
    WINES,
)
from .bonus_cards import best_amount, summed_amount

SCORE_LINES = (
    "track",
    "recipes",
    "wines",
    "spoons",
    "stars",
    "food",
    "specialty",
    "wine_matches",
    "rooms",
    "bonus_cards",
)
LINES = len(SCORE_LINES)


@rule
def total_points(s, seat):
    total = 0
    for line in range(LINES):
        total += line_points(s, seat, line)
    return total


@rule
def line_points(s, seat, line):
    if line == 0:
        return TRACK[s.track[seat]]  # I26
    if line == 1:
        return s.prestige[seat]  # I27
    if line == 2:
        return cellar_prestige(s, seat)
    if line == 3:
        return s.spoons[seat] * best_amount(s, seat, SPOON_VALUE, POINTS_SPOON)  # I28, I59
    if line == 4:
        return s.stars[seat] * best_amount(s, seat, STAR_VALUE, POINTS_STAR)  # I28, I65
    if line == 5:
        return POINTS_CATEGORY if s.food_token[seat] else 0  # I29
    if line == 6:
        return POINTS_SPECIALTY if s.specialty_token[seat] else 0
    if line == 7:
        return POINTS_WINE_MATCH * wine_matches(s, seat)
    if line == 8:
        return room_prestige(s, seat)
    return bonus_points(s, seat)


@rule
def cellar_prestige(s, seat):
    total = 0
    for wine in range(WINES):
        total += s.cellar[seat, wine] * WINE_PRESTIGE[wine]
    return total


@rule
def wine_matches(s, seat):
    """I30: recipes on the menu whose wine is in the cellar; two equal bottles count once."""
    matches = 0
    for course in range(COURSES):
        menu = s.menu[seat, course]
        while menu != 0:
            if s.cellar[seat, RECIPE_WINE[COURSE_FIRST[course] + lowest(menu)]] > 0:
                matches += 1
            menu &= menu - 1
    return matches


@rule
def room_prestige(s, seat):
    total = 0
    for room in range(ROOMS):
        total += s.rooms[seat, room] * ROOM_PRESTIGE[room]
    return total


@rule
def bonus_points(s, seat):
    """I31: the points on face-up cards, and Arredamento chic for each room (I58)."""
    points, rooms, cards = 0, 0, s.bonus[seat]
    while cards != 0:
        points += BONUS_POINTS[lowest(cards)]
        cards &= cards - 1
    for room in range(ROOMS):
        rooms += s.rooms[seat, room]
    return points + rooms * summed_amount(s, seat, PER_ROOM)
