"""Ristorante Italia in sentences: actions, events, prompts, scoring lines. Names of cards come from the pack."""

from typing import Any

from toque.core.kernel.events import Event
from toque.core.text import GameText, words
from toque.core.types import Action
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    BONUS_IDS,
    BONUS_ROWS,
    CATEGORY_NAMES,
    COURSE_NAMES,
    KIND_IDS,
    RECIPE_IDS,
    ROOM_NAMES,
    SHOP_NAMES,
    SPECIALTY_NAMES,
    WINE_IDS,
)
from toque.games.italia.words.cards import bonus_card, ingredient, recipe_card, room_tile, wine_card
from toque.games.italia.words.names import (
    bonus_name,
    category_name,
    deck_name,
    ingredient_name,
    recipe_name,
    room_name,
    shop_name,
    specialty_name,
    wine_name,
)
from toque.games.italia.words.view import View

EVENT_NAMES = {
    state.STARTED: "started",
    state.SEASON_BEGAN: "season_began",
    state.LOOKED_AT_RECIPES: "looked_at_recipes",
    state.RECIPE_SEEN: "recipe_seen",
    state.RECIPE_KEPT: "recipe_kept",
    state.RECIPE_TAKEN: "recipe_taken",
    state.RECIPE_DISCARDED: "recipe_discarded",
    state.DECK_REBUILT: "deck_rebuilt",
    state.LOOKED_AT_WINES: "looked_at_wines",
    state.WINE_SEEN: "wine_seen",
    state.WINE_BOUGHT: "wine_bought",
    state.WINE_DISCARDED: "wine_discarded",
    state.WINE_POURED_AWAY: "wine_poured_away",
    state.INGREDIENT_TAKEN: "ingredient_taken",
    state.INGREDIENT_DROPPED: "ingredient_dropped",
    state.SPACE_REFILLED: "space_refilled",
    state.RESTOCKED: "restocked",
    state.CRATE_REFILLED: "crate_refilled",
    state.COOKED: "cooked",
    state.RECIPE_REPLACED: "recipe_replaced",
    state.POINTS_COUNTED: "points_counted",
    state.MARKER_MOVED: "marker_moved",
    state.BID_MADE: "bid_made",
    state.BID_NOTED: "bid_noted",
    state.BID_SHOWN: "bid_shown",
    state.VIP_WON: "vip_won",
    state.INCOME: "income",
    state.DISH_PRESENTED: "dish_presented",
    state.FOOD_TOKEN_WON: "food_token_won",
    state.SPECIALTY_TOKEN_WON: "specialty_token_won",
    state.SPOONS_WON: "spoons_won",
    state.COINS_SHOWN: "coins_shown",
    state.ECONOMY_WON: "economy_won",
    state.ENTRY_SHOWN: "entry_shown",
    state.CUBE_TAKEN: "cube_taken",
    state.CUBES_PLAYED: "cubes_played",
    state.BONUS_LAID_OUT: "bonus_laid_out",
    state.BONUS_BOUGHT: "bonus_bought",
    state.BONUS_TAKEN: "bonus_taken",
    state.BONUS_TURNED: "bonus_turned",
    state.COINS_GAINED: "coins_gained",
    state.CUBES_GAINED: "cubes_gained",
    state.ROOM_BUILT: "room_built",
    state.ROOM_REMOVED: "room_removed",
    state.COURSE_TAKEN: "course_taken",
    state.PREFERRED: "preferred",
    state.FINISHED: "finished",
}
EVENT_RULES = {
    state.STARTED: "I4",
    state.SEASON_BEGAN: "I7",
    state.LOOKED_AT_RECIPES: "I9",
    state.RECIPE_SEEN: "I9",
    state.RECIPE_KEPT: "I9",
    state.RECIPE_TAKEN: "I9",
    state.RECIPE_DISCARDED: "I9",
    state.DECK_REBUILT: "I9",
    state.LOOKED_AT_WINES: "I10",
    state.WINE_SEEN: "I10",
    state.WINE_BOUGHT: "I10",
    state.WINE_DISCARDED: "I10",
    state.WINE_POURED_AWAY: "I11",
    state.INGREDIENT_DROPPED: "I13",
    state.SPACE_REFILLED: "I13",
    state.RESTOCKED: "I14",
    state.CRATE_REFILLED: "I14",
    state.COOKED: "I15",
    state.RECIPE_REPLACED: "I16",
    state.BID_MADE: "I19",
    state.BID_NOTED: "I19",
    state.BID_SHOWN: "I19",
    state.VIP_WON: "I19",
    state.INCOME: "I20",
    state.DISH_PRESENTED: "I21",
    state.FOOD_TOKEN_WON: "I23",
    state.SPECIALTY_TOKEN_WON: "I23",
    state.COINS_SHOWN: "I24",
    state.ECONOMY_WON: "I24",
    state.ENTRY_SHOWN: "I25",
    state.CUBE_TAKEN: "I37",
    state.CUBES_PLAYED: "I38",
    state.BONUS_LAID_OUT: "I35",
    state.BONUS_BOUGHT: "I39",
    state.BONUS_TAKEN: "I61",
    state.BONUS_TURNED: "I39",
    state.ROOM_BUILT: "I41",
    state.ROOM_REMOVED: "I41",
    state.COURSE_TAKEN: "I42",
    state.PREFERRED: "I50",
    state.FINISHED: "I32",
}
"""The rule behind each kind of event; markers, coins and cubes move by several."""
SCORING_RULES = {state.CRITIC: "I18", state.GUIDE: "I22", state.CONTEST: "I25"}
WAY_RULES = ("I13", "I40", "I52", "I72", "I40")
RECIPE_EVENTS = {
    state.RECIPE_SEEN,
    state.RECIPE_TAKEN,
    state.RECIPE_DISCARDED,
    state.COOKED,
    state.RECIPE_REPLACED,
    state.DISH_PRESENTED,
    state.ENTRY_SHOWN,
}
WINE_EVENTS = {state.WINE_SEEN, state.WINE_BOUGHT, state.WINE_DISCARDED, state.WINE_POURED_AWAY}
INGREDIENT_EVENTS = {state.INGREDIENT_TAKEN, state.INGREDIENT_DROPPED, state.SPACE_REFILLED}
SHOP_EVENTS = {state.RESTOCKED, state.CRATE_REFILLED}
DECK_EVENTS = {state.LOOKED_AT_RECIPES, state.RECIPE_KEPT, state.DECK_REBUILT}
BONUS_EVENTS = {state.BONUS_LAID_OUT, state.BONUS_BOUGHT, state.BONUS_TAKEN, state.BONUS_TURNED}
ROOM_EVENTS = {state.ROOM_BUILT, state.ROOM_REMOVED}
SCORING_EVENTS = {state.POINTS_COUNTED, state.SPOONS_WON}
SEASON_EVENTS = {state.SEASON_BEGAN, state.VIP_WON}
WAYS = ("display", "crate", "bin", "apprentice", "crate")


class ItaliaText(GameText):
    """Sentences in one language."""

    topic = "italia"

    def ingredient(self, name: str) -> str:
        return ingredient_name(name, self.language)

    def recipe(self, name: str) -> str:
        return recipe_name(name, self.language)

    def dish(self, name: str) -> str:
        """A recipe by its Italian name alone, where space is short."""
        return recipe_name(name, "it")

    def wine(self, name: str) -> str:
        return wine_name(name)

    def bonus(self, name: str) -> str:
        return bonus_name(name, self.language)

    def bonus_effect(self, name: str) -> str:
        """What a bonus card does: in its pack's words where they are not the usual ones, else in this language."""
        row = BONUS_ROWS[BONUS_IDS.index(name)]
        numbers = {number: int(row[number] or 0) for number in ("amount", "points")}
        is_usual = row["effect"] == words("italia")(f"effect-{row['kind']}", shop_id=row["shop"], **numbers)
        return self.say(f"effect-{row['kind']}", shop_id=row["shop"], **numbers) if is_usual else row["effect"]

    def room(self, name: str) -> str:
        return room_name(name, self.language)

    def shop(self, name: str) -> str:
        return shop_name(name, self.language)

    def deck(self, name: str) -> str:
        return deck_name(name, self.language) if name != "wine" else self.say("deck-wine")

    def category(self, name: str) -> str:
        return category_name(name, self.language)

    def specialty(self, name: str) -> str:
        return specialty_name(name, self.language)

    def action(self, action: Action) -> str:
        """An action as a choice in a list."""
        message = f"action-{type(action).__struct_config__.tag}"
        return self.say(
            message,
            **{name: self._value(name, getattr(action, name)) for name in action.__struct_fields__}
            | self._facts(action),
        )

    def _value(self, field: str, value: Any) -> Any:
        """A value of an action in words."""
        match field:
            case "ingredient":
                return self.ingredient(value)
            case "recipe":
                return self.recipe(value)
            case "wine":
                return self.wine(value)
            case "card":
                return self.bonus(value)
            case "room":
                return self.room(value)
            case "shop":
                return self.shop(value)
            case "deck":
                return self.deck(value)
            case "category":
                return self.category(value)
            case "player":
                return self.player(value - 1)
        return value

    def _facts(self, action: Action) -> dict[str, Any]:
        """What a person wants to know of a card when choosing it."""
        (field,) = action.__struct_fields__ or ("",)
        value: Any = getattr(action, field, None)
        match field:
            case "ingredient":
                return {"price": ingredient(KIND_IDS.index(value)).price, **self._ingredient_words(value)}
            case "recipe":
                card = recipe_card(RECIPE_IDS.index(value))
                needs = ", ".join(map(self.ingredient, card.ingredients))
                return {"needs": needs, "toques": card.toques, "income": card.income, "prestige": card.prestige}
            case "wine":
                wine = wine_card(WINE_IDS.index(value))
                return {"cost": wine.cost, "income": wine.income, "prestige": wine.prestige}
            case "card":
                return {"cost": bonus_card(BONUS_IDS.index(value)).cost, "effect": self.bonus_effect(value)}
            case "room":
                room = room_tile(ROOM_NAMES.index(value))
                return {"cost": room.cost, "income": room.income, "prestige": room.prestige}
        return {}

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        name = f"event-{EVENT_NAMES[event.kind]}"
        values: dict[str, Any] = {"player": self.player(event.seat), "first": event.first, "second": event.second}
        if event.kind == state.INGREDIENT_TAKEN:
            name += f"-{WAYS[event.third]}"
        elif event.kind == state.COOKED and event.second:
            name += "-with-chef"
        elif event.kind == state.COURSE_TAKEN and event.second:
            name += "-remedial"
        return self.say(name, **values, **self._event_names(event))

    def _event_names(self, event: Event) -> dict[str, Any]:
        """The names of the things an event is about."""
        kind, first = event.kind, event.first
        if kind in RECIPE_EVENTS:
            return {"recipe": self.recipe(RECIPE_IDS[first])}
        if kind in WINE_EVENTS:
            return {"wine": self.wine(WINE_IDS[first])}
        if kind in INGREDIENT_EVENTS:
            return self._ingredient_words(KIND_IDS[first])
        if kind in SHOP_EVENTS:
            return {"shop": self.shop(SHOP_NAMES[first])}
        if kind in DECK_EVENTS:
            return {"deck": self.deck((*COURSE_NAMES, "wine")[first])}
        if kind in BONUS_EVENTS:
            return {"card": self.bonus(BONUS_IDS[first])}
        if kind in ROOM_EVENTS:
            return {"room": self.room(ROOM_NAMES[first])}
        if kind in SCORING_EVENTS:
            return self._scoring_words(state.SCORING_NAMES[event.second])
        if kind in SEASON_EVENTS:
            return {"season": first + 1}
        if kind == state.FOOD_TOKEN_WON:
            return {"category": self.category(CATEGORY_NAMES[first])}
        if kind == state.SPECIALTY_TOKEN_WON:
            return {"specialty": self.specialty(SPECIALTY_NAMES[first])}
        if kind == state.PREFERRED:
            return {"other": self.player(first)}
        return {}

    def _ingredient_words(self, name: str) -> dict[str, str]:
        """An ingredient by its name, as it is written inside a sentence, and by its id."""
        ingredient = self.ingredient(name)
        return {"ingredient": ingredient, "ingredient_lower": ingredient.lower(), "ingredient_id": name}

    def _scoring_words(self, name: str) -> dict[str, str]:
        return {"scoring": self.say(f"scoring-{name}"), "scoring_id": name}

    def event_name(self, event: Event) -> str:
        """The kind of an event in a word."""
        return EVENT_NAMES[event.kind]

    def rule_of(self, event: Event) -> str | None:
        """The rule behind an event."""
        if event.kind in SCORING_EVENTS:
            return SCORING_RULES.get(event.second)
        if event.kind == state.INGREDIENT_TAKEN:
            return WAY_RULES[event.third]
        if event.kind == state.COOKED and event.second:
            return "I47"
        if event.kind == state.COURSE_TAKEN and event.second:
            return "I62"
        return EVENT_RULES.get(event.kind)

    def prompt(self, view: View) -> str:
        """What the seat that looks is to do now."""
        deciding = [seat.seat for seat in view.seats if seat.is_deciding]
        if view.phase != "over" and view.seat not in deciding:
            return self.say("prompt-waiting", player=", ".join(map(self.player, deciding)))
        return self.say(
            f"prompt-{view.phase}",
            actions=view.actions_left,
            season=view.season,
            **self._scoring_words(view.scoring),
        )
