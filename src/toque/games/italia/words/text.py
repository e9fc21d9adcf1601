"""Ristorante Italia in sentences: actions, events, prompts, scoring lines. Names of cards come from the pack."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from toque.core.types import Action, Plain
from toque.core.words.text import GameText, Vocabulary, tag_of, words
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import (
    BONUS_IDS,
    BONUS_ROWS,
    KIND_IDS,
    RECIPE_IDS,
    ROOM_NAMES,
    WINE_IDS,
)
from toque.games.italia.packs import pack
from toque.games.italia.words.cards import bonus_card, ingredient, recipe_card, room_tile, wine_card
from toque.games.italia.words.events import EVENTS, SEASON_NUMBERS
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
from toque.games.italia.words.printed import calendar
from toque.games.italia.words.view import View


class ItaliaText(GameText):
    """Sentences in one language."""

    topic = "italia"
    events = EVENTS
    vocabulary: ClassVar = {
        "scoring": Vocabulary("scoring-", state.SCORING_NAMES),
        "effect": Vocabulary("effect-", pack.EFFECTS),
        "season_name": Vocabulary("season-", [str(season) for season in SEASON_NUMBERS]),
        "step": Vocabulary("step-", {step for season in SEASON_NUMBERS for step in calendar(season)}),
        "icon": Vocabulary("bonus-", {row["icon"] for row in BONUS_ROWS}),
    }

    def ingredient(self, name: str) -> str:
        return ingredient_name(name, self.language)

    def recipe(self, name: str) -> str:
        return recipe_name(name, self.language)

    def dish(self, name: str) -> str:
        """A recipe by its Italian name alone, for narrow places."""
        return recipe_name(name, "it")

    def wine(self, name: str) -> str:
        return wine_name(name)

    def bonus(self, name: str) -> str:
        return bonus_name(name, self.language)

    def bonus_effect(self, name: str) -> str:
        """What a bonus card does: in its pack's words if they are not the usual ones, else in this language."""
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

    def word(self, name: str, value: Plain) -> Plain:
        """Most values have words."""
        match name:
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
            case "specialty":
                return self.specialty(value)
            case "player":
                return self.player(value - 1)
            case "other":
                return self.player(value)
        return super().word(name, value)

    def words_of(self, values: Mapping[str, Plain]) -> dict[str, Plain]:
        """An ingredient also as it is written inside a sentence."""
        said = super().words_of(values)
        if "ingredient" in said:
            said["ingredient_lower"] = said["ingredient"].lower()
        return said

    def action(self, action: Action) -> str:
        """An action as a choice in a list, with the facts of a card that matter for the choice."""
        values = self.words_of(msgspec.structs.asdict(action))
        return self.say(f"action-{tag_of(action)}", **values, **self._card_facts(action))

    def _card_facts(self, action: Action) -> dict[str, Plain]:
        """The facts of a card that matter for the choice."""
        (field,) = action.__struct_fields__ or ("",)
        value: Plain = getattr(action, field, None)
        match field:
            case "ingredient":
                return {"price": ingredient(KIND_IDS.index(value)).price}
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

    def prompt_values(self, view: View) -> dict[str, Plain]:
        """The actions left, the season and the scoring."""
        return {"actions": view.actions_left, "season": view.season, **self.words_of({"scoring": view.scoring})}
