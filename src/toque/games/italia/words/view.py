"""What one seat may see of a Ristorante Italia table: the only source for screens, spectators and people.

Coins and cubes of the others are hidden until the economy prize (I33), as they are at a table, though a perfect memory
could add them up.
"""

import functools
from collections.abc import Callable

import msgspec

from toque.core.reading import Fields, read
from toque.core.types import Numbers, Seat, State
from toque.core.words.view import GameSeat, GameView
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    ACTION_PHASES,
    BONUS_SPACES,
    CATEGORY_NAMES,
    COURSE_FIRST,
    COURSE_NAMES,
    COURSES,
    KIND_IDS,
    KINDS,
    LEVEL,
    NO_SHELF_LIMIT,
    RECIPE_WINE,
    ROOM_NAMES,
    ROOMS,
    SHELF_SPACES,
    SHOP_FIRST,
    SHOP_NAMES,
    SHOPS,
    SPECIALTY_NAMES,
    TRACK_VALUES,
)
from toque.games.italia.words.cards import (
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
from toque.games.italia.words.printed import calendar

TOKENS = [ingredient(kind) for kind in range(KINDS)]
SHOP_BOUNDS = [(int(SHOP_FIRST[shop]), int(SHOP_FIRST[shop + 1])) for shop in range(SHOPS)]
COURSE_STARTS = [int(COURSE_FIRST[course]) for course in range(COURSES)]
WINE_OF_RECIPE = [int(wine) for wine in RECIPE_WINE]
LEVELS = [int(level) for level in LEVEL]
PARTS_KEPT = 4096
"""Most plies leave most shops and decks as they were."""


class Shop(msgspec.Struct, frozen=True):
    """A shop: its display, space by space, and how much its crate and bin hold."""

    name: str
    display: list[Ingredient | None]
    crate: dict[str, int]
    """The tokens left in the crate, by ingredient: everybody sees tokens go to a bin, so everybody can know."""
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


class SeatView(GameSeat, frozen=True):
    """One restaurant, as far as the seat that looks may know."""

    coins: int | None
    """None if they are hidden (I33)."""
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
    """The income of the next income phase."""
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
    """The points in the present scoring."""
    tie_place: int | None
    """The place, from 1, that the owner of Foto del presidente has given it in a tie (I50)."""
    has_bid: bool
    bid: int | None
    """The seat's own bid, until all are open."""


class View(GameView, frozen=True):
    """The table as one seat sees it; a spectator's seat is None."""

    scoring: str
    season: int
    step: int
    """The step of the season's calendar; past the last step when the year is over."""
    turn: int
    turn_order: list[int]
    actions_left: int
    is_advanced: bool
    has_balanced_turns: bool
    has_apprentice: bool
    has_wine_restriction: bool
    shops: list[Shop]
    decks: list[Deck]
    wine_deck: WineDeck
    looked_recipes: list[Recipe]
    """The recipes that the seat looks at now (I9); empty for everybody else."""
    looked_wines: list[Wine]
    looked_count: int
    """The number of cards that some seat looks at now."""
    waiting: str | None
    """The ingredient, wine, recipe, room or shop that waits for an answer."""
    board: BonusBoard | None
    seats: list[SeatView]


def view(s: State | Fields, seat: Seat | None) -> View:
    """The view of this seat."""
    s = read(s)
    is_looking = seat is not None and seat == s.seat
    return View(
        game="italia",
        seat=seat,
        players=s.players,
        phase=state.PHASE_NAMES[s.phase],
        scoring=state.SCORING_NAMES[s.scoring],
        season=s.season + 1,
        step=_step(s.season, s.phase, s.scoring, s.action_phase),
        turn=s.seat,
        turn_order=list(s.order[: s.players]),
        actions_left=s.actions_left,
        is_advanced=bool(s.advanced),
        has_balanced_turns=bool(s.balanced_turns),
        has_apprentice=bool(s.apprentice),
        has_wine_restriction=bool(s.wine_restriction),
        shops=[
            _shop(shop, tuple(s.market[shop]), tuple(s.crate[first:end]), tuple(s.bin[first:end]))
            for shop, (first, end) in enumerate(SHOP_BOUNDS)
        ],
        decks=[_deck(course, s.deck[course].bit_count(), s.discards[course]) for course in range(COURSES)],
        wine_deck=WineDeck(sum(s.wine_deck), _wines(s.wine_discards)),
        looked_recipes=_recipes(s.look_course, s.looked) if is_looking else [],
        looked_wines=_wines(s.wines_looked) if is_looking else [],
        looked_count=s.looked.bit_count() + sum(s.wines_looked),
        waiting=_waiting(s),
        board=_board(s) if s.advanced else None,
        seats=[_seat(s, other, seat) for other in range(s.players)],
    )


@functools.cache
def _step(season: int, phase: int, scoring: int, action_phase: int) -> int:
    steps = calendar(season + 1)
    if phase == state.OVER or scoring == state.FINAL:
        return len(steps)
    if scoring == state.START:
        return 0
    evening = "vip" if phase == state.BID else state.SCORING_NAMES[scoring]
    return steps.index(evening) if evening in steps else min(action_phase, ACTION_PHASES)


@functools.lru_cache(PARTS_KEPT)
def _shop(shop: int, market: tuple[int, ...], crate: tuple[int, ...], bin_: tuple[int, ...]) -> Shop:
    return Shop(
        name=SHOP_NAMES[shop],
        display=[None if kind == state.EMPTY else TOKENS[kind] for kind in market],
        crate=_counts(shop, crate),
        bin=_counts(shop, bin_),
    )


def _counts(shop: int, counts: tuple[int, ...]) -> dict[str, int]:
    return {KIND_IDS[kind]: count for kind, count in enumerate(counts, SHOP_BOUNDS[shop][0]) if count}


@functools.lru_cache(PARTS_KEPT)
def _deck(course: int, left: int, discards: int) -> Deck:
    return Deck(COURSE_NAMES[course], left, _recipes(course, discards))


def _recipes(course: int, bits: int) -> list[Recipe]:
    return [recipe_card(recipe) for recipe in _members(COURSE_STARTS[course], bits)] if bits else []


@functools.lru_cache(PARTS_KEPT)
def _members(first: int, bits: int) -> tuple[int, ...]:
    return tuple([first + place for place in range(bits.bit_length()) if bits >> place & 1])


def _wines(counts: Numbers) -> list[Wine]:
    return [wine_card(wine) for wine, count in enumerate(counts) if count for _ in range(count)]


def _waiting(s: Fields) -> str | None:
    waiting = s.pending - 1
    if waiting < 0:
        return None
    if s.phase == state.CRATE_OFFER:
        return str(SHOP_NAMES[waiting])
    return str(CARD_THAT_WAITS[s.phase](waiting).id)


CARD_THAT_WAITS: dict[int, Callable[[int], Ingredient | Wine | Recipe | RoomTile]] = {
    state.SHELF: ingredient,
    state.CELLAR: wine_card,
    state.REPLACE: recipe_card,
    state.ROOM: room_tile,
}


def _bonus_cards(bits: int) -> list[BonusCard]:
    return [bonus_card(card) for card in _members(0, bits)]


@functools.cache
def _room_tiles() -> list[RoomTile]:
    return [room_tile(room) for room in range(ROOMS)]


def _board(s: Fields) -> BonusBoard:
    cards = _bonus_cards(s.bonus_offer)
    return BonusBoard(
        cards=cards,
        empty_spaces=BONUS_SPACES - len(cards),
        discards=_bonus_cards(s.bonus_discards),
        rooms=dict(zip(ROOM_NAMES, s.rooms_left, strict=True)),
        room_tiles=_room_tiles(),
        cubes_in_pot=s.pot,
        cookbooks=s.cookbooks,
    )


def _seat(s: Fields, seat: Seat, looking: Seat | None) -> SeatView:
    is_mine = seat == looking
    is_open = is_mine or bool(s.coins_shown)
    has_no_limit = bool(s.powers[seat] >> NO_SHELF_LIMIT & 1)
    is_scoring = s.scoring != state.NOTHING and s.points[seat] != state.ABSENT
    bid, food, specialty, track = s.bid[seat], s.food_token[seat], s.specialty_token[seat], s.track[seat]
    return SeatView(
        seat=seat,
        is_deciding=bool(s.actors >> seat & 1),
        coins=s.coins[seat] if is_open else None,
        cubes=s.cubes[seat] if is_open else None,
        rating=TRACK_VALUES[track],
        chef_level=LEVELS[track],
        stars=s.stars[seat],
        spoons=s.spoons[seat],
        vips=list(_members(1, s.vips[seat])),
        food_token=CATEGORY_NAMES[food - 1] if food else None,
        specialty_token=SPECIALTY_NAMES[specialty] if specialty else None,
        prestige=s.prestige[seat],
        income=s.income[seat] + s.extra_income[seat],
        shelf=[TOKENS[kind] for kind, count in enumerate(s.shelf[seat]) if count for _ in range(count)],
        shelf_spaces=None if has_no_limit else SHELF_SPACES,
        menu={name: _menu(s, seat, course) for course, name in enumerate(COURSE_NAMES)},
        cellar=_wines(s.cellar[seat]),
        hand=[card for course, bits in enumerate(s.hand[seat]) for card in _recipes(course, bits)] if is_mine else None,
        hand_sizes={name: s.hand[seat][course].bit_count() for course, name in enumerate(COURSE_NAMES)},
        bonus_cards=_owned(s.bonus[seat], s.bonus_used[seat]),
        rooms={name: count for name, count in zip(ROOM_NAMES, s.rooms[seat], strict=True) if count},
        points=s.points[seat] if is_scoring else None,
        tie_place=s.wish[seat] or None,
        has_bid=bid != state.NO_BID,
        bid=bid if is_mine and bid != state.NO_BID else None,
    )


@functools.lru_cache(PARTS_KEPT)
def _owned(face_up: int, face_down: int) -> list[OwnedBonus]:
    return [OwnedBonus(bonus_card(card), bool(face_up >> card & 1)) for card in _members(0, face_up | face_down)]


def _menu(s: Fields, seat: Seat, course: int) -> list[MenuRecipe]:
    first, bits = COURSE_STARTS[course], s.menu[seat][course]
    if not bits:
        return []
    added, presented, cellar = s.added[seat][course], s.dinner[seat][course] - 1, s.cellar[seat]
    return [
        _menu_recipe(
            recipe, bool(added >> recipe - first & 1), recipe == presented, bool(cellar[WINE_OF_RECIPE[recipe]])
        )
        for recipe in _members(first, bits)
    ]


@functools.cache
def _menu_recipe(recipe: int, is_new: bool, is_presented: bool, has_wine: bool) -> MenuRecipe:
    return MenuRecipe(recipe_card(recipe), is_new, is_presented, has_wine)
