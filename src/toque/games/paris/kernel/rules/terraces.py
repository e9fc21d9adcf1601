"""Where a terrace may be placed, and what it costs (P23 to P29, P35, P39 to P41)."""

from .....core.kernel.bits import lowest
from .....core.kernel.constants import constants
from .....core.kernel.jit import rule
from .. import numbers, state
from ..components import CATEGORIES, CELL_OF, CELLS, IS_BUILDABLE, NO_TILE, SIZE, SPOTS, STEPS, TILE_COST
from .connection import cuts_off
from .ground import behind, category_of

_FARTHEST_FIRST = ((25,), (26,), (27,), (28,), (39,), (40,), (41,), (23, 24))
_LEVELS = {number: level for level, rules in enumerate(_FARTHEST_FIRST, start=1) for number in rules}
NEARNESS = constants([_LEVELS.get(number, 0) for number in range(max(_LEVELS) + 1)])
"""How little is missing if this rule forbids a terrace: money least, a restaurant that reaches the cell most."""


@rule
def next_cost(s, restaurant):
    """The cost of the next tile of a restaurant's row; more than anybody has if none is left (P24)."""
    category = category_of(s, restaurant)
    return TILE_COST[category, s.taken[s.owner[restaurant], category]]


@rule
def money(s, seat):
    """P23: what the seat may spend on terraces now; before Build, its income."""
    return s.income[seat] if s.phase == state.ACTION else s.budget


@rule
def is_intruding(s, restaurant):
    return (s.intruding >> restaurant) & 1


@rule
def reaches(s, restaurant, spot):
    """P25, P26: next to one of its open terraces, or in front of it if it has none."""
    if s.open[restaurant] == 0:
        return behind(s, spot) == restaurant
    if spot < CELLS:
        for i in range(4):
            if s.terrace[spot + STEPS[i]] == restaurant:
                return True
    return False


@rule
def refuse_neighbours(s, restaurant, cell, may_intrude):
    """The rule that forbids a terrace because of its neighbours: P28, or P41 with `intrude`; or 0."""
    found = 0
    for i in range(4):
        near = s.terrace[cell + STEPS[i]]
        if near != 0 and near != restaurant:
            if may_intrude == 0:
                return 28
            if s.owner[near] == s.owner[restaurant]:
                found = 41
    return found


@rule
def refuse_spot(s, restaurant, spot, may_intrude, covers):
    """The rule that forbids a terrace of this restaurant here, whatever it costs, or 0."""
    cell = CELL_OF[s.layout, spot]
    if IS_BUILDABLE[s.layout, cell] == 0:
        return 27
    covered = s.terrace[cell]
    if covered != 0 and (may_intrude == 0 or s.owner[covered] == s.owner[restaurant]):
        return 27
    if not reaches(s, restaurant, spot):
        return 25 if s.open[restaurant] == 0 else 26
    beside = refuse_neighbours(s, restaurant, cell, may_intrude)
    if beside != 0 or covered == 0:
        return beside
    if covers == 0:
        return 39
    return 40 if cuts_off(s, cell) else 0


@rule
def refuse_terrace_of(s, restaurant, spot):
    """The rule that forbids this restaurant's next terrace here and now, or 0."""
    refused = refuse_spot(s, restaurant, spot, is_intruding(s, restaurant), s.covers[restaurant])
    if refused != 0 or s.phase == state.FREE:
        return refused
    cost = next_cost(s, restaurant)
    if cost <= money(s, s.owner[restaurant]):
        return 0
    return 24 if cost == NO_TILE else 23


@rule
def refuse_terrace(s, seat, spot):
    """The rule that forbids any terrace of the seat here, or 0; of several, the one nearest to being allowed."""
    if s.phase == state.FREE:
        return refuse_free_terrace(s, seat, spot)
    best = 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat:
            refused = refuse_terrace_of(s, restaurant, spot)
            if refused == 0:
                return 0
            if NEARNESS[refused] > NEARNESS[best]:
                best = refused
    return best if best != 0 else 24  # no restaurant to belong to


@rule
def refuse_free_terrace(s, seat, spot):
    """P35: only the same restaurant builds it."""
    refused = refuse_terrace_of(s, s.extending, spot)
    if refused != 25 and refused != 26:
        return refused
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat and refuse_terrace_of(s, restaurant, spot) == 0:
            return 35
    return refused


@rule
def builder_of(s, seat, spot):
    """The restaurant that would build the seat's terrace on a spot; never more than one can."""
    restaurant = s.builder[spot]
    if restaurant != 0 and s.owner[restaurant] == seat:
        return restaurant
    for other in range(1, s.opened + 1):
        if s.owner[other] == seat and is_intruding(s, other) and refuse_terrace_of(s, other, spot) == 0:
            return other
    return 0


@rule
def affordable(s, seat, budget):
    """The categories whose next tile the seat can pay, as bits."""
    found = 0
    for category in range(CATEGORIES):
        if TILE_COST[category, s.taken[seat, category]] <= budget:
            found |= 1 << category
    return found


@rule
def paying_restaurants(s, seat, categories):
    """The restaurants of a seat, of these categories, as bits."""
    found = 0
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat:
            found |= ((categories >> category_of(s, restaurant)) & 1) << restaurant
    return found


@rule
def ways_of(s, restaurants):
    """How many spots these restaurants have for a terrace; no spot is for two of them."""
    count = 0
    while restaurants != 0:
        count += s.ways[lowest(restaurants)]
        restaurants &= restaurants - 1
    return count


@rule
def list_terraces(s, seat, out, n):
    """Write all spots where the seat may place a terrace now."""
    if s.intruding != 0:
        return list_with_intrude(s, seat, out, n)
    restaurants = paying_restaurants(s, seat, affordable(s, seat, money(s, seat)))
    end, row = n + ways_of(s, restaurants), 0
    while n < end:
        bits = s.frontier[seat, row]
        while bits != 0:
            spot = SIZE * row + lowest(bits)
            bits &= bits - 1
            out[n] = numbers.TERRACE_AT + spot  # the next one takes its place unless it counts
            n += (restaurants >> s.builder[spot]) & 1
        row += 1
    return n


@rule
def list_with_intrude(s, seat, out, n):
    """The same if a restaurant may use `intrude`."""
    budget = money(s, seat)
    for spot in range(SPOTS):
        restaurant = s.builder[spot]
        if restaurant != 0 and s.owner[restaurant] == seat:
            is_allowed = next_cost(s, restaurant) <= budget
        else:
            is_allowed = may_intrude_at(s, seat, spot, budget)
        if is_allowed:
            out[n] = numbers.TERRACE_AT + spot
            n += 1
    return n


@rule
def may_intrude_at(s, seat, spot, budget):
    if IS_BUILDABLE[s.layout, CELL_OF[s.layout, spot]] == 0:
        return False
    for restaurant in range(1, s.opened + 1):
        if (
            is_intruding(s, restaurant)
            and s.owner[restaurant] == seat
            and next_cost(s, restaurant) <= budget
            and refuse_spot(s, restaurant, spot, 1, s.covers[restaurant]) == 0
        ):
            return True
    return False


@rule
def list_free_terraces(s, out, n):
    """P35: all spots for one more terrace of the same restaurant, free of cost."""
    restaurant = s.extending
    may_intrude = is_intruding(s, restaurant)
    for spot in range(SPOTS):
        if s.builder[spot] == restaurant or (
            may_intrude and refuse_spot(s, restaurant, spot, 1, s.covers[restaurant]) == 0
        ):
            out[n] = numbers.TERRACE_AT + spot
            n += 1
    return n


@rule
def has_way(s, restaurant, may_intrude, covers):
    """Whether a restaurant has any spot for a terrace."""
    if s.ways[restaurant] > 0:
        return True
    if may_intrude:
        for spot in range(SPOTS):
            if refuse_spot(s, restaurant, spot, 1, covers) == 0:
                return True
    return False
