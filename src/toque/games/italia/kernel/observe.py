"""What a seat knows as numbers, for learning: the same table for everyone, seats counted from the one that looks.

It remembers what a person may forget: everybody's coins and cubes (I33), what lies in crates and bins, and which
recipes can still be in a deck or were drawn from it in an earlier round.
"""

from ....core.kernel.bits import count_bits, lowest
from ....core.kernel.jit import entry, rule
from . import state
from .components import (
    BONUS_DECKS,
    BONUSES,
    COURSE_FIRST,
    COURSE_OF,
    COURSES,
    KINDS,
    MAX_PLAYERS,
    PLACE_OF,
    RECIPES,
    ROOMS,
    SHOPS,
    SPACES,
    WINES,
)
from .redeal import drawn_in, hidden_recipes
from .rules.ties import turn_index

TABLE_NUMBERS = 29
KIND_NUMBERS = 3
RECIPE_NUMBERS = 4
WINE_NUMBERS = 3
BONUS_NUMBERS = 3
SEAT_SCALARS = 22
AGES = 3  # rounds of a deck that are distinguished: the present one, the one before, and all before that
SEAT_NUMBERS = SEAT_SCALARS + KINDS + WINES + ROOMS + COURSES * AGES + RECIPES + BONUSES
OBSERVATION = (
    TABLE_NUMBERS
    + KIND_NUMBERS * KINDS
    + 2 * COURSES
    + RECIPE_NUMBERS * RECIPES
    + WINE_NUMBERS * WINES
    + BONUS_NUMBERS * BONUSES
    + ROOMS
    + MAX_PLAYERS * SEAT_NUMBERS
)
ON_MENU, ADDED, PRESENTED = 1, 2, 4


@entry
def observe(s, seat, out):
    """Write the seat's knowledge into out; return how many numbers were written (always OBSERVATION)."""
    for i in range(OBSERVATION):
        out[i] = 0
    n = observe_table(s, seat, out, 0)
    n = observe_kinds(s, out, n)
    n = observe_recipes(s, seat, out, n)
    n = observe_wines(s, seat, out, n)
    n = observe_bonus_board(s, out, n)
    for step in range(MAX_PLAYERS):
        if step < s.players:
            observe_seat(s, seat, (seat + step) % s.players, out, n)
        n += SEAT_NUMBERS
    return n


@rule
def observe_table(s, seat, out, n):
    out[n] = s.phase
    out[n + 1] = s.players
    out[n + 2] = s.season
    out[n + 3] = s.action_phase
    out[n + 4] = (s.seat - seat + s.players) % s.players
    out[n + 5] = (s.actors >> seat) & 1
    out[n + 6] = s.actions_left
    out[n + 7] = s.buys
    out[n + 8] = s.restocked
    out[n + 9] = s.cat_used
    out[n + 10] = s.may_restock_after
    out[n + 11] = s.pending
    out[n + 12] = s.pending_way
    out[n + 13] = s.wines_to_buy
    out[n + 14] = s.look_course
    out[n + 15] = s.scoring
    out[n + 16] = s.passes
    out[n + 17] = s.turn
    out[n + 18] = s.coins_shown
    out[n + 19] = s.pot
    out[n + 20] = s.box
    out[n + 21] = s.cookbooks
    out[n + 22] = s.advanced
    out[n + 23] = s.balanced_turns
    out[n + 24] = s.apprentice
    out[n + 25] = s.wine_restriction
    out[n + 26] = count_bits(s.looked)
    out[n + 27] = count_bits(s.looked_before)
    looked = 0
    for wine in range(WINES):
        looked += s.wines_looked[wine]
    out[n + 28] = looked
    return n + TABLE_NUMBERS


@rule
def observe_kinds(s, out, n):
    """For each ingredient: on display, in the crate, in the bin."""
    for shop in range(SHOPS):
        for space in range(SPACES):
            if s.market[shop, space] != state.EMPTY:
                out[n + KIND_NUMBERS * s.market[shop, space]] += 1
    for kind in range(KINDS):
        out[n + 1] = s.crate[kind]
        out[n + 2] = s.bin[kind]
        n += KIND_NUMBERS
    return n


@rule
def observe_recipes(s, seat, out, n):
    """Size of each deck and its discards; of each recipe: in hand, looked at, discarded, hidden since when."""
    for course in range(COURSES):
        out[n] = count_bits(s.deck[course])
        out[n + 1] = count_bits(s.discards[course])
        n += 2
    for recipe in range(RECIPES):
        course, place = COURSE_OF[recipe], PLACE_OF[recipe]
        out[n + RECIPE_NUMBERS * recipe] = (s.hand[seat, course] >> place) & 1
        if s.seat == seat and s.look_course == course:
            out[n + RECIPE_NUMBERS * recipe + 1] = (s.looked >> place) & 1
        out[n + RECIPE_NUMBERS * recipe + 2] = (s.discards[course] >> place) & 1
    for course in range(COURSES):
        for deck_round in range(s.deck_round[course] + 1):
            pool = hidden_recipes(s, seat, course, deck_round)
            age = min(s.deck_round[course] - deck_round, AGES - 1)
            while pool != 0:
                out[n + RECIPE_NUMBERS * (COURSE_FIRST[course] + lowest(pool)) + 3] = 1 + age
                pool &= pool - 1
    return n + RECIPE_NUMBERS * RECIPES


@rule
def observe_wines(s, seat, out, n):
    """For each wine: how many can be in the deck, are discarded, and are known to be looked at."""
    for wine in range(WINES):
        known = s.wines_looked[wine] if s.seat == seat else s.wines_known[wine]
        out[n] = s.wine_deck[wine] + s.wines_looked[wine] - known
        out[n + 1] = s.wine_discards[wine]
        out[n + 2] = known
        n += WINE_NUMBERS
    return n


@rule
def observe_bonus_board(s, out, n):
    """For each bonus card: on display, discarded, still to come; and the rooms for sale."""
    to_come = 0
    for deck in range(BONUS_DECKS):
        to_come |= s.bonus_deck[deck]
    for card in range(BONUSES):
        out[n] = (s.bonus_offer >> card) & 1
        out[n + 1] = (s.bonus_discards >> card) & 1
        out[n + 2] = (to_come >> card) & 1
        n += BONUS_NUMBERS
    for room in range(ROOMS):
        out[n] = s.rooms_left[room]
        n += 1
    return n


@rule
def observe_seat(s, looking, seat, out, n):
    """What everybody knows of a seat, and its own bid for itself."""
    out[n] = 1
    out[n + 1] = s.coins[seat]
    out[n + 2] = s.cubes[seat]
    out[n + 3] = s.track[seat]
    out[n + 4] = s.stars[seat]
    out[n + 5] = s.spoons[seat]
    out[n + 6] = s.vips[seat]
    out[n + 7] = s.food_token[seat]
    out[n + 8] = s.specialty_token[seat]
    out[n + 9] = s.prestige[seat]
    out[n + 10] = s.income[seat]
    out[n + 11] = s.extra_income[seat]
    out[n + 12] = s.points[seat]
    out[n + 13] = s.wish[seat]
    out[n + 14] = (s.showing >> seat) & 1
    out[n + 15] = turn_index(s, seat)
    out[n + 16] = s.shelf_size[seat]
    out[n + 17] = s.cellar_size[seat]
    out[n + 18] = (s.actors >> seat) & 1
    out[n + 19] = 1 if s.bid[seat] != state.NO_BID else 0
    out[n + 20] = s.bid[seat] if seat == looking else state.NO_BID
    out[n + 21] = s.crate_cards[seat]
    n += SEAT_SCALARS
    for kind in range(KINDS):
        out[n + kind] = s.shelf[seat, kind]
    n += KINDS
    for wine in range(WINES):
        out[n + wine] = s.cellar[seat, wine]
    n += WINES
    for room in range(ROOMS):
        out[n + room] = s.rooms[seat, room]
    n += ROOMS
    observe_hand(s, seat, out, n)
    observe_menu(s, seat, out, n + COURSES * AGES)


@rule
def observe_hand(s, seat, out, n):
    """How many recipes of each course a seat holds, by the round of the deck they were drawn in."""
    for course in range(COURSES):
        for deck_round in range(s.deck_round[course] + 1):
            age = min(s.deck_round[course] - deck_round, AGES - 1)
            out[n + course * AGES + age] += count_bits(drawn_in(s, seat, course, deck_round))


@rule
def observe_menu(s, seat, out, n):
    """Recipes on the menu, added this season, presented; bonus cards face up (1) and face down (2)."""
    for course in range(COURSES):
        menu = s.menu[seat, course]
        while menu != 0:
            recipe = COURSE_FIRST[course] + lowest(menu)
            out[n + recipe] = ON_MENU
            if (s.added[seat, course] >> PLACE_OF[recipe]) & 1:
                out[n + recipe] += ADDED
            if s.dinner[seat, course] == 1 + recipe:
                out[n + recipe] += PRESENTED
            menu &= menu - 1
    for card in range(BONUSES):
        out[n + RECIPES + card] = ((s.bonus[seat] >> card) & 1) + 2 * ((s.bonus_used[seat] >> card) & 1)
