"""What one seat may see of a Ristorante Italia table: the only source for screens, spectators and people.

Coins and cubes of the others are hidden until the economy prize (I33), as they are at a table, though a perfect memory
could add them up.
"""

from typing import Any

import msgspec

from toque.games.italia import state
from toque.games.italia.cards import (
    BonusCard,
    Ingredient,
    Recipe,
    RoomTile,
    Wine,
    bonus_card,
    ingredient,
    recipe_card,
    room_tile,
    wine_card,
)
from toque.games.italia.table import (
    BONUS_SPACES,
    BONUSES,
    CATEGORY_NAMES,
    COURSE_FIRST,
    COURSE_NAMES,
    COURSE_SLOTS,
    COURSES,
    KINDS,
    LEVEL,
    NO_SHELF_LIMIT,
    ROOMS,
    SHELF_SPACES,
    SHOP_FIRST,
    SHOP_NAMES,
    SHOPS,
    SPACES,
    SPECIALTY_NAMES,
    TRACK_VALUES,
    WINE_SLOTS,
    WINES,
)


class Shop(msgspec.Struct, frozen=True):
    """A shop: its display, space by space, and how much its crate and bin hold."""

    name: str
    display: list[Ingredient | None]
    crate: dict[str, int]
    """What is left in the crate, by ingredient: all tokens are seen on their way into a bin, so everybody can know."""
    bin: dict[str, int]


class Deck(msgspec.Struct, frozen=True):
    """A recipe deck."""

    course: str
    left: int
    discards: list[Recipe]


class WineDeck(msgspec.Struct, frozen=True):
    """The wine deck."""

    left: int
    discards: list[Wine]


class MenuRecipe(msgspec.Struct, frozen=True):
    """A recipe on a menu."""

    recipe: Recipe
    is_new: bool
    """Added this season: it counts for the critic (I18)."""
    is_presented: bool
    """Part of the dinner in the guide (I21)."""
    has_wine: bool
    """Its wine is in the cellar (I30)."""


class OwnedBonus(msgspec.Struct, frozen=True):
    """A bonus card in a restaurant."""

    card: BonusCard
    is_face_up: bool


class BonusBoard(msgspec.Struct, frozen=True):
    """The board of the advanced game (I35)."""

    cards: list[BonusCard]
    empty_spaces: int
    discards: list[BonusCard]
    rooms: dict[str, int]
    """Rooms for sale, also those that open in a later season."""
    room_tiles: list[RoomTile]
    cubes_in_pot: int
    cookbooks: int


class Seat(msgspec.Struct, frozen=True):
    """One restaurant, as far as the seat that looks may know."""

    seat: int
    is_deciding: bool
    coins: int | None
    """None where they are hidden (I33)."""
    cubes: int | None
    rating: int
    """Value of the marker's space."""
    chef_level: int
    stars: int
    spoons: int
    vips: list[int]
    """Seasons, from 1, whose VIP dines here."""
    food_token: str | None
    specialty_token: str | None
    prestige: int
    income: int
    """What the next income phase would bring."""
    shelf: list[Ingredient]
    shelf_spaces: int | None
    """None without a limit."""
    menu: dict[str, list[MenuRecipe]]
    cellar: list[Wine]
    hand: list[Recipe] | None
    """None for the others; hand_sizes says how many they hold."""
    hand_sizes: dict[str, int]
    bonus_cards: list[OwnedBonus]
    rooms: dict[str, int]
    points: int | None
    """In the scoring that runs now."""
    tie_place: int | None
    """The place, from 1, that the owner of Foto del presidente has given it in a tie (I50)."""
    has_bid: bool
    bid: int | None
    """One's own bid, until all are open."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    game: str
    seat: int | None
    players: int
    phase: str
    scoring: str
    season: int
    action_phase: int
    turn: int
    turn_order: list[int]
    actions_left: int
    is_advanced: bool
    has_balanced_turns: bool
    has_apprentice: bool
    has_wine_restriction: bool
    track: list[int]
    menu_slots: int
    cellar_slots: int
    shops: list[Shop]
    decks: list[Deck]
    wine_deck: WineDeck
    looked_recipes: list[Recipe]
    """What the seat that looks has before it now (I9); empty for everybody else."""
    looked_wines: list[Wine]
    looked_count: int
    """How many cards somebody looks at now."""
    waiting: str | None
    """What waits for an answer: the ingredient, wine, recipe, room or shop."""
    board: BonusBoard | None
    seats: list[Seat]


def view(s: Any, seat: int | None) -> View:
    """What this seat may see now."""
    is_looking = seat is not None and seat == int(s.seat)
    return View(
        game="italia",
        seat=seat,
        players=int(s.players),
        phase=state.PHASE_NAMES[int(s.phase)],
        scoring=state.SCORING_NAMES[int(s.scoring)],
        season=int(s.season) + 1,
        action_phase=int(s.action_phase) + 1,
        turn=int(s.seat),
        turn_order=[int(s.order[place]) for place in range(int(s.players))],
        actions_left=int(s.actions_left),
        is_advanced=bool(s.advanced),
        has_balanced_turns=bool(s.balanced_turns),
        has_apprentice=bool(s.apprentice),
        has_wine_restriction=bool(s.wine_restriction),
        track=TRACK_VALUES,
        menu_slots=COURSE_SLOTS,
        cellar_slots=WINE_SLOTS,
        shops=[_shop(s, shop) for shop in range(SHOPS)],
        decks=[_deck(s, course) for course in range(COURSES)],
        wine_deck=WineDeck(sum(map(int, s.wine_deck)), _wines(s.wine_discards)),
        looked_recipes=_recipes(int(s.look_course), int(s.looked)) if is_looking else [],
        looked_wines=_wines(s.wines_looked) if is_looking else [],
        looked_count=int(s.looked).bit_count() + sum(map(int, s.wines_looked)),
        waiting=_waiting(s),
        board=_board(s) if s.advanced else None,
        seats=[_seat(s, other, seat) for other in range(int(s.players))],
    )


def _shop(s: Any, shop: int) -> Shop:
    display = [int(s.market[shop, space]) for space in range(SPACES)]
    kinds = range(int(SHOP_FIRST[shop]), int(SHOP_FIRST[shop + 1]))
    return Shop(
        name=SHOP_NAMES[shop],
        display=[None if kind == state.EMPTY else ingredient(kind) for kind in display],
        crate={ingredient(kind).id: int(s.crate[kind]) for kind in kinds if s.crate[kind]},
        bin={ingredient(kind).id: int(s.bin[kind]) for kind in kinds if s.bin[kind]},
    )


def _deck(s: Any, course: int) -> Deck:
    return Deck(COURSE_NAMES[course], int(s.deck[course]).bit_count(), _recipes(course, int(s.discards[course])))


def _recipes(course: int, bits: int) -> list[Recipe]:
    first = int(COURSE_FIRST[course])
    return [recipe_card(first + place) for place in range(bits.bit_length()) if bits >> place & 1]


def _wines(counts: Any) -> list[Wine]:
    return [wine_card(wine) for wine in range(WINES) for _ in range(int(counts[wine]))]


def _waiting(s: Any) -> str | None:
    waiting = int(s.pending) - 1
    names: dict[int, Any] = {
        state.SHELF: ingredient,
        state.CELLAR: wine_card,
        state.REPLACE: recipe_card,
        state.ROOM: room_tile,
    }
    if waiting < 0:
        return None
    if int(s.phase) == state.CRATE_OFFER:
        return SHOP_NAMES[waiting]
    return str(names[int(s.phase)](waiting).id)


def _bonus_cards(bits: int) -> list[BonusCard]:
    return [bonus_card(card) for card in range(BONUSES) if bits >> card & 1]


def _board(s: Any) -> BonusBoard:
    cards = _bonus_cards(int(s.bonus_offer))
    return BonusBoard(
        cards=cards,
        empty_spaces=BONUS_SPACES - len(cards),
        discards=_bonus_cards(int(s.bonus_discards)),
        rooms={room_tile(room).id: int(s.rooms_left[room]) for room in range(ROOMS)},
        room_tiles=[room_tile(room) for room in range(ROOMS)],
        cubes_in_pot=int(s.pot),
        cookbooks=int(s.cookbooks),
    )


def _seat(s: Any, seat: int, looking: int | None) -> Seat:
    is_mine = seat == looking
    is_open = is_mine or bool(s.coins_shown)
    bonus, used = int(s.bonus[seat]), int(s.bonus_used[seat])
    has_no_limit = bool(int(s.powers[seat]) >> NO_SHELF_LIMIT & 1)
    is_scoring = int(s.scoring) != state.NOTHING and int(s.points[seat]) != state.ABSENT
    bid = int(s.bid[seat])
    return Seat(
        seat=seat,
        is_deciding=bool(int(s.actors) >> seat & 1),
        coins=int(s.coins[seat]) if is_open else None,
        cubes=int(s.cubes[seat]) if is_open else None,
        rating=TRACK_VALUES[int(s.track[seat])],
        chef_level=int(LEVEL[int(s.track[seat])]),
        stars=int(s.stars[seat]),
        spoons=int(s.spoons[seat]),
        vips=[season + 1 for season in range(8) if int(s.vips[seat]) >> season & 1],
        food_token=CATEGORY_NAMES[int(s.food_token[seat]) - 1] if s.food_token[seat] else None,
        specialty_token=SPECIALTY_NAMES[int(s.specialty_token[seat])] if s.specialty_token[seat] else None,
        prestige=int(s.prestige[seat]),
        income=int(s.income[seat]) + int(s.extra_income[seat]),
        shelf=[ingredient(kind) for kind in range(KINDS) for _ in range(int(s.shelf[seat, kind]))],
        shelf_spaces=None if has_no_limit else SHELF_SPACES,
        menu={COURSE_NAMES[course]: _menu(s, seat, course) for course in range(COURSES)},
        cellar=[wine_card(wine) for wine in range(WINES) for _ in range(int(s.cellar[seat, wine]))],
        hand=_hand(s, seat) if is_mine else None,
        hand_sizes={COURSE_NAMES[course]: int(s.hand[seat, course]).bit_count() for course in range(COURSES)},
        bonus_cards=[
            OwnedBonus(bonus_card(card), bool(bonus >> card & 1))
            for card in range(BONUSES)
            if (bonus | used) >> card & 1
        ],
        rooms={room_tile(room).id: int(s.rooms[seat, room]) for room in range(ROOMS) if s.rooms[seat, room]},
        points=int(s.points[seat]) if is_scoring else None,
        tie_place=int(s.wish[seat]) or None,
        has_bid=bid != state.NO_BID,
        bid=bid if is_mine and bid != state.NO_BID else None,
    )


def _hand(s: Any, seat: int) -> list[Recipe]:
    return [card for course in range(COURSES) for card in _recipes(course, int(s.hand[seat, course]))]


def _menu(s: Any, seat: int, course: int) -> list[MenuRecipe]:
    first, bits = int(COURSE_FIRST[course]), int(s.menu[seat, course])
    return [_menu_recipe(s, seat, course, first + place) for place in range(bits.bit_length()) if bits >> place & 1]


def _menu_recipe(s: Any, seat: int, course: int, recipe: int) -> MenuRecipe:
    card = recipe_card(recipe)
    place = recipe - int(COURSE_FIRST[course])
    return MenuRecipe(
        recipe=card,
        is_new=bool(int(s.added[seat, course]) >> place & 1),
        is_presented=int(s.dinner[seat, course]) == 1 + recipe,
        has_wine=any(wine_card(wine).id == card.wine for wine in range(WINES) if s.cellar[seat, wine]),
    )
