"""Tables for tests: laid out by hand in the words of the game, played by name."""

from typing import Any, get_args

from tests.games.at_the_table import AtTheTable
from tests.games.italia.conservation import EFFECTS, check
from toque.core.kernel import record, rng
from toque.core.kernel.events import Event
from toque.games import load
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    BONUS_IDS,
    BONUS_ROWS,
    COURSE_FIRST,
    COURSE_OF,
    KIND_IDS,
    RECIPE_IDS,
    RECIPE_ROWS,
    ROOM_NAMES,
    ROOM_ROWS,
    SHOP_NAMES,
    SHOP_OF,
    SPACES,
    TRACK_VALUES,
    WINE_IDS,
    WINE_ROWS,
)
from toque.games.italia.words.actions import AnyAction
from toque.games.italia.words.view import View

GAME = load("italia")
STRUCTS = {struct.__struct_config__.tag: struct for struct in get_args(AnyAction)}


AT_THE_TABLE = AtTheTable(GAME, check)


def action(verb: str, *values: Any) -> Any:
    """An action in words: action("buy", "pork")."""
    return STRUCTS[verb](*values)


def number(verb: str, *values: Any) -> int:
    """The number of an action."""
    return GAME.encode_action(action(verb, *values))


class Table:
    """A table to arrange and to play at. Seat 0 begins, and the turn goes 0, 1, 2..."""

    happened: list[Event]
    """What happened last, for tests that arrange more than one thing."""

    def __init__(self, players: int = 4, seed: str = "table", **options: bool) -> None:
        self.rng = rng.generator("italia", seed)
        self.s = GAME.new_state(self.rng, players, GAME.options(**options))
        for seat in range(players):
            self.s.order[seat] = seat
        self.s.seat = 0
        self.s.actors = 1
        self.players = players

    # Playing.

    def play(self, seat: int, verb: str, *values: Any) -> list[Event]:
        """Play a legal action and say what happened."""
        return AT_THE_TABLE.play(self.s, seat, action(verb, *values), self.rng)

    def why_not(self, seat: int, verb: str, *values: Any) -> str:
        """The rule that forbids an action, or nothing if it is legal."""
        return AT_THE_TABLE.why_not(self.s, seat, action(verb, *values))

    def can(self, seat: int, verb: str) -> list[Any]:
        """What a seat may do with a verb: its values."""
        words = AT_THE_TABLE.legal_words(self.s, seat, STRUCTS[verb])
        return [getattr(word, word.__struct_fields__[0]) if word.__struct_fields__ else True for word in words]

    def pass_to(self, phase: int, season: int | None = None) -> None:
        """Everybody passes, bids nothing and cooks nothing until a phase comes (of a season, from 1)."""
        for _ in range(2000):
            if int(self.s.phase) == phase and season in (None, int(self.s.season) + 1):
                return
            self.do_nothing()
        raise AssertionError("that phase never came")

    def do_nothing(self) -> None:
        """One of those who must decide does as little as possible."""
        seat = GAME.actors(self.s)[0]
        actions = GAME.legal_actions(self.s, seat)
        bids = [number("bid", 0)] if number("bid", 0) in actions else []
        passes = [number("pass")] if number("pass") in actions else []
        GAME.apply(self.s, self.rng, seat, (bids + passes + actions)[0])

    def new_turn(self, seat: int = 0, actions: int = 2) -> None:
        """It is a seat's turn in an action phase, as if it had just begun."""
        self.s.phase = state.ACTION
        self.s.seat = seat
        self.s.turn = [int(other) for other in self.s.order].index(seat)
        self.s.actors = 1 << seat
        self.s.actions_left = actions
        self.s.cat_used = 0

    def cook_now(self) -> None:
        """The action phases are over: the next decision is whoever cooks first."""
        self.s.action_phase = 2
        self.new_turn(self.players - 1)
        self.play(self.players - 1, "pass")

    def season(self, season: int) -> None:
        """Put the calendar to a season, from 1."""
        self.s.season = season - 1

    @property
    def phase(self) -> str:
        return AT_THE_TABLE.phase_of(self.s)

    @property
    def actors(self) -> list[int]:
        return GAME.actors(self.s)

    def view(self, seat: int | None) -> View:
        seen = AT_THE_TABLE.look(self.s, seat)
        assert isinstance(seen, View)
        return seen

    def line(self, seat: int, name: str) -> int:
        """A scoring line of a seat."""
        return GAME.score(self.s)[seat].lines[name]

    def copy(self) -> "Table":
        other = object.__new__(Table)
        other.s, other.players = record.copy(self.s), self.players
        other.rng = rng.generator("copy")
        return other

    # Arranging. Everything comes from where it lies, so that nothing is lost.

    def coins(self, seat: int, coins: int) -> None:
        self.s.bank += int(self.s.coins[seat]) - coins
        self.s.coins[seat] = coins

    def cubes(self, seat: int, cubes: int) -> None:
        self.s.box -= cubes - int(self.s.cubes[seat])
        self.s.cubes[seat] = cubes

    def rating(self, seat: int, value: int) -> None:
        self.s.track[seat] = TRACK_VALUES.index(value)

    def shelf(self, seat: int, *ingredients: str) -> None:
        """Put ingredients on a shelf."""
        for name in ingredients:
            kind = KIND_IDS.index(name)
            self._pull(kind)
            self.s.shelf[seat, kind] += 1
            self.s.shelf_size[seat] += 1
            self.s.stocked[seat] |= 1 << kind

    def _pull(self, kind: int) -> None:
        """Take a token out of its crate or off its shop's display."""
        shop = int(SHOP_OF[kind])
        if self.s.crate[kind] == 0:
            space = next(space for space in range(SPACES) if int(self.s.market[shop, space]) == kind)
            other = next(k for k in range(len(KIND_IDS)) if int(SHOP_OF[k]) == shop and k != kind and self.s.crate[k])
            self.s.market[shop, space] = other
            self.s.crate[other] -= 1
            self.s.crate[kind] += 1
            self._note_display()
        self.s.crate[kind] -= 1
        self.s.crate_size[shop] -= 1

    def _note_display(self) -> None:
        shown = {int(kind) for row in self.s.market for kind in row} - {state.EMPTY}
        self.s.displayed = sum(1 << kind for kind in shown)

    def display(self, shop: str, *ingredients: str) -> None:
        """Show exactly these in a shop, empty spaces after them."""
        number = SHOP_NAMES.index(shop)
        for space in range(SPACES):
            kind = int(self.s.market[number, space])
            if kind != state.EMPTY:
                self.s.crate[kind] += 1
                self.s.crate_size[number] += 1
            self.s.market[number, space] = state.EMPTY
        for space, name in enumerate(ingredients):
            kind = KIND_IDS.index(name)
            assert self.s.crate[kind] > 0
            self.s.market[number, space] = kind
            self.s.crate[kind] -= 1
            self.s.crate_size[number] -= 1
        self._note_display()

    def bin(self, shop: str, *ingredients: str) -> None:
        """Move ingredients from a crate to its bin."""
        for name in ingredients:
            kind = KIND_IDS.index(name)
            self._pull(kind)
            self.s.bin[kind] += 1
            self.s.bin_size[SHOP_NAMES.index(shop)] += 1

    def empty_crate(self, shop: str, *, into_bin: bool) -> None:
        """Move a whole crate to the bin, or onto nobody's shelf but seat 0's."""
        number = SHOP_NAMES.index(shop)
        for kind in range(len(KIND_IDS)):
            if int(SHOP_OF[kind]) == number:
                count = int(self.s.crate[kind])
                self.s.crate[kind] = 0
                self.s.crate_size[number] -= count
                if into_bin:
                    self.s.bin[kind] += count
                    self.s.bin_size[number] += count
                elif count:
                    self.s.shelf[0, kind] += count
                    self.s.shelf_size[0] += count
                    self.s.stocked[0] |= 1 << kind

    def hand(self, seat: int, *recipes: str) -> None:
        for recipe, course, card in _cards(recipes):
            assert int(self.s.deck[course]) & card, recipe
            self.s.deck[course] &= ~card
            self.s.hand[seat, course] |= card

    def menu(self, seat: int, *recipes: str, new: bool = False) -> None:
        for recipe, course, card in _cards(recipes):
            assert int(self.s.deck[course]) & card, recipe
            self.s.deck[course] &= ~card
            self.s.menu[seat, course] |= card
            if new:
                self.s.added[seat, course] |= card
            row = RECIPE_ROWS[RECIPE_IDS.index(recipe)]
            self.s.prestige[seat] += int(row["prestige"])
            self.s.income[seat] += int(row["income"])

    def looking(self, seat: int, *recipes: str) -> None:
        """A seat looks at these recipes now."""
        self.s.phase = state.RECIPE
        self.s.seat = seat
        self.s.actors = 1 << seat
        for _, course, card in _cards(recipes):
            self.s.deck[course] &= ~card
            self.s.looked |= card
            self.s.look_course = course

    def keep_in_deck(self, course: int, *recipes: str, discard: bool = True) -> None:
        """Leave only these in a deck; the others are discarded, or in hand of the last seat."""
        wanted = sum(card for _, _, card in _cards(recipes))
        others = int(self.s.deck[course]) & ~wanted
        self.s.deck[course] = wanted
        if discard:
            self.s.discards[course] |= others
        else:
            self.s.hand[self.players - 1, course] |= others

    def cellar(self, seat: int, *wines: str) -> None:
        for name in wines:
            wine = WINE_IDS.index(name)
            self.s.wine_deck[wine] -= 1
            self.s.cellar[seat, wine] += 1
            self.s.cellar_size[seat] += 1
            self.s.extra_income[seat] += int(WINE_ROWS[wine]["income"])

    def keep_in_wine_deck(self, *wines: str) -> None:
        """Leave only these in the wine deck; the others are discarded."""
        for wine, name in enumerate(WINE_IDS):
            keep = wines.count(name)
            self.s.wine_discards[wine] += int(self.s.wine_deck[wine]) - keep
            self.s.wine_deck[wine] = keep

    def rooms(self, seat: int, *rooms: str) -> None:
        for name in rooms:
            room = ROOM_NAMES.index(name)
            self.s.rooms_left[room] -= 1
            self.s.rooms[seat, room] += 1
            self.s.extra_income[seat] += int(ROOM_ROWS[room]["income"])

    def bonus(self, seat: int, *cards: str) -> None:
        """Give a seat bonus cards, face up."""
        for name in cards:
            card = self._pull_bonus(name)
            self.s.bonus[seat] |= 1 << card
            self.s.powers[seat] |= 1 << EFFECTS.index(BONUS_ROWS[card]["kind"])
            if BONUS_ROWS[card]["shop"]:
                self.s.crate_cards[seat] |= 1 << SHOP_NAMES.index(BONUS_ROWS[card]["shop"])

    def offer(self, *cards: str) -> None:
        """Put exactly these bonus cards on display."""
        for card in range(len(BONUS_IDS)):
            if int(self.s.bonus_offer) >> card & 1:
                self.s.bonus_deck[0 if card < 14 else 1] |= 1 << card
        self.s.bonus_offer = 0
        for name in cards:
            self.s.bonus_offer |= 1 << self._pull_bonus(name)

    def discard_bonus(self, *cards: str) -> None:
        for name in cards:
            self.s.bonus_discards |= 1 << self._pull_bonus(name)

    def _pull_bonus(self, name: str) -> int:
        card = BONUS_IDS.index(name)
        for pile in (self.s.bonus_deck,):
            for deck in range(2):
                pile[deck] &= ~(1 << card)
        self.s.bonus_offer &= ~(1 << card)
        self.s.bonus_discards &= ~(1 << card)
        return card


def _cards(recipes: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """Recipes with their course and bit."""
    found = []
    for name in recipes:
        recipe = RECIPE_IDS.index(name)
        course = int(COURSE_OF[recipe])
        found.append((name, course, 1 << (recipe - int(COURSE_FIRST[course]))))
    return found
