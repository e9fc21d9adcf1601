"""What must be true of a Ristorante Italia state at every moment: nothing is lost, and nothing derived has gone stale.

Everything derived is worked out again here from the cards alone, the slow and obvious way.
"""

from typing import Any

from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    BONUS_ROWS,
    BONUSES,
    COURSE_FIRST,
    COURSES,
    KIND_ROWS,
    KINDS,
    MAX_PLAYERS,
    RECIPE_ROWS,
    ROOM_ROWS,
    ROOMS,
    SHOP_NAMES,
    SHOPS,
    SPACES,
    WINE_ROWS,
    WINES,
)

START_COINS, CUBES, SHELF, CELLAR, BONUS_SPACES = 25, 17, 6, 3, 4
SEATS = range(MAX_PLAYERS)
RECIPES_A_COURSE = 30
EFFECTS = [
    "points",
    "crate",
    "two_buys",
    "coins",
    "level",
    "no_shelf_limit",
    "score_bonus",
    "tie_owner",
    "bin",
    "restock_after",
    "icon_refined",
    "per_room",
    "spoon_value",
    "wine_look",
    "take_discarded",
    "course",
    "cubes",
    "star_value",
    "icon_family",
    "wine_search",
]


def check(s: Any) -> None:
    """Fail if a component is missing or there twice, or a derived field is wrong."""
    check_tokens(s)
    check_recipes(s)
    check_wines(s)
    check_coins_and_cubes(s)
    check_bonus_cards(s)
    check_rooms_and_prizes(s)
    check_leftovers(s)


def members(bits: Any, count: int) -> list[int]:
    assert 0 <= int(bits) < 1 << count
    return [i for i in range(count) if int(bits) >> i & 1]


def check_tokens(s: Any) -> None:
    displayed = [int(s.market[shop, space]) for shop in range(SHOPS) for space in range(SPACES)]
    for kind, row in enumerate(KIND_ROWS):
        places = [int(s.crate[kind]), int(s.bin[kind]), displayed.count(kind), *(int(s.shelf[p, kind]) for p in SEATS)]
        assert min(places) >= 0
        assert sum(places) == int(row["copies"]), row["id"]
        assert bool(int(s.displayed) >> kind & 1) == (kind in displayed)
    for shop, name in enumerate(SHOP_NAMES):
        kinds = [kind for kind, row in enumerate(KIND_ROWS) if row["shop"] == name]
        assert all(int(s.market[shop, space]) in (*kinds, state.EMPTY) for space in range(SPACES))
        assert int(s.crate_size[shop]) == sum(int(s.crate[kind]) for kind in kinds)
        assert int(s.bin_size[shop]) == sum(int(s.bin[kind]) for kind in kinds)
        assert int(s.crate_size[shop]) > 0 or int(s.bin_size[shop]) == 0, "an empty crate takes its bin at once"
    for seat in SEATS:
        shelf = [int(s.shelf[seat, kind]) for kind in range(KINDS)]
        assert int(s.shelf_size[seat]) == sum(shelf)
        assert members(s.stocked[seat], KINDS) == [kind for kind in range(KINDS) if shelf[kind]]
        has_pantry = "no_shelf_limit" in effects(s, seat)
        assert sum(shelf) <= SHELF or has_pantry


def check_recipes(s: Any) -> None:
    for course in range(COURSES):
        looked = int(s.looked) if int(s.look_course) == course else 0
        piles = [s.deck[course], s.discards[course], looked]
        piles += [s.hand[seat, course] for seat in SEATS] + [s.menu[seat, course] for seat in SEATS]
        cards = [card for pile in piles for card in members(pile, RECIPES_A_COURSE)]
        if int(s.phase) == state.REPLACE and int(s.pending) - 1 - int(COURSE_FIRST[course]) in range(RECIPES_A_COURSE):
            cards.append(int(s.pending) - 1 - int(COURSE_FIRST[course]))
        assert sorted(cards) == list(range(RECIPES_A_COURSE))
        for seat in SEATS:
            assert int(s.added[seat, course]) & ~int(s.menu[seat, course]) == 0
            assert len(members(s.menu[seat, course], RECIPES_A_COURSE)) <= 2
        check_rounds(s, course)
    assert int(s.looked_before) & ~int(s.looked) == 0
    for seat in SEATS:
        menu = [RECIPE_ROWS[recipe] for recipe in menu_of(s, seat)]
        assert int(s.prestige[seat]) == sum(int(row["prestige"]) for row in menu)
        assert int(s.income[seat]) == sum(int(row["income"]) for row in menu)


def check_rounds(s: Any, course: int) -> None:
    """The round of a recipe is remembered while it is in a hand, and never lies in the future."""
    held = {card for seat in SEATS for card in members(s.hand[seat, course], RECIPES_A_COURSE)}
    for card in range(RECIPES_A_COURSE):
        drawn = int(s.round_drawn[int(COURSE_FIRST[course]) + card])
        assert 0 <= drawn <= int(s.deck_round[course])
        assert drawn == 0 or card in held


def menu_of(s: Any, seat: int) -> list[int]:
    return [
        int(COURSE_FIRST[course]) + card
        for course in range(COURSES)
        for card in members(s.menu[seat, course], RECIPES_A_COURSE)
    ]


def check_wines(s: Any) -> None:
    waiting = int(s.pending) - 1 if int(s.phase) == state.CELLAR else -1
    for wine, row in enumerate(WINE_ROWS):
        places = [int(s.wine_deck[wine]), int(s.wine_discards[wine]), int(s.wines_looked[wine]), int(wine == waiting)]
        places += [int(s.cellar[seat, wine]) for seat in SEATS]
        assert min(places) >= 0
        assert sum(places) == int(row["copies"]), row["id"]
        assert 0 <= int(s.wines_known[wine]) <= int(s.wines_looked[wine])
    for seat in SEATS:
        assert int(s.cellar_size[seat]) == sum(int(s.cellar[seat, wine]) for wine in range(WINES)) <= CELLAR


def check_coins_and_cubes(s: Any) -> None:
    """Every coin came from the bank or went there; every cube is somewhere."""
    assert all(int(coins) >= 0 for coins in s.coins)
    assert sum(map(int, s.coins)) + int(s.bank) == START_COINS * int(s.players)
    cubes = [int(s.pot), int(s.box), *map(int, s.cubes)]
    assert min(cubes) >= 0
    assert sum(cubes) == (CUBES if s.advanced else 0)


def effects(s: Any, seat: int) -> list[str]:
    return [BONUS_ROWS[card]["kind"] for card in members(s.bonus[seat], BONUSES)]


def check_bonus_cards(s: Any) -> None:
    piles = [*s.bonus_deck, s.bonus_offer, s.bonus_discards, *s.bonus, *s.bonus_used]
    cards = [card for pile in piles for card in members(pile, BONUSES)]
    assert sorted(cards) == (list(range(BONUSES)) if s.advanced else [])
    for seat in SEATS:
        assert len(members(int(s.bonus[seat]) | int(s.bonus_used[seat]), BONUSES)) <= BONUS_SPACES
        assert int(s.powers[seat]) == sum({1 << EFFECTS.index(effect) for effect in effects(s, seat)})
        shops = {BONUS_ROWS[card]["shop"] for card in members(s.bonus[seat], BONUSES)} - {""}
        assert int(s.crate_cards[seat]) == sum(1 << SHOP_NAMES.index(shop) for shop in shops)


def check_rooms_and_prizes(s: Any) -> None:
    for seat in SEATS:
        rooms = [int(s.rooms[seat, room]) for room in range(ROOMS)]
        assert min(rooms) >= 0
        assert sum(rooms) <= 3
        wines = sum(int(s.cellar[seat, wine]) * int(WINE_ROWS[wine]["income"]) for wine in range(WINES))
        income = wines + sum(count * int(row["income"]) for count, row in zip(rooms, ROOM_ROWS, strict=True))
        assert int(s.extra_income[seat]) == income
    vips = [season for seat in SEATS for season in range(4) if int(s.vips[seat]) >> season & 1]
    assert len(set(vips)) == len(vips)
    stars = sum(int(s.stars[seat]) - 1 for seat in range(int(s.players)))
    assert len(vips) <= stars <= len(vips) + 1
    assert sum(map(int, s.spoons)) <= 4


def check_leftovers(s: Any) -> None:
    """Nothing is left over in a field that no longer means anything."""
    players = int(s.players)
    for name in ("coins", "track", "stars", "spoons", "points", "wish", "place", "hand", "shelf", "cubes"):
        field = getattr(s, name)
        for seat in range(players, MAX_PLAYERS):
            values = field[seat]
            assert not any(map(int, values)) if hasattr(values, "__len__") else int(values) == 0
    assert all(int(s.place[seat]) == 0 for seat in SEATS)
    if int(s.phase) not in (state.CELLAR, state.SHELF, state.CRATE_OFFER, state.ROOM, state.REPLACE):
        assert int(s.pending) == int(s.pending_way) == 0
    if int(s.phase) != state.BID:
        assert all(int(bid) == state.NO_BID for bid in s.bid)
    if int(s.phase) != state.RECIPE:
        assert int(s.looked) == int(s.look_course) == 0
    if int(s.phase) not in (state.WINE, state.CELLAR):
        assert int(s.wines_to_buy) == sum(map(int, s.wines_looked)) == 0
    if int(s.scoring) == state.NOTHING and int(s.phase) != state.OVER:
        assert all(int(points) == 0 for points in s.points)
        assert all(int(wish) == 0 for wish in s.wish)
        assert int(s.showing) == int(s.passes) == 0
    if int(s.phase) >= state.FIRST_SCORING_PHASE:
        assert int(s.actions_left) == int(s.buys) == int(s.restocked) == int(s.may_restock_after) == 0
