"""Dinner in Paris in sentences: actions, events, prompts, scoring lines."""

import functools
from collections.abc import Mapping

from toque.core.types import Plain, State
from toque.core.words.text import GameText
from toque.games.paris.kernel.components import (
    SIDES,
    SIZE,
    TYPE_NAMES,
    TYPES,
)
from toque.games.paris.words.events import EVENTS
from toque.games.paris.words.printed import OBJECTIVE_IDS, Components, Objective, components, objective
from toque.games.paris.words.view import View


class ParisText(GameText):
    """Sentences in one language."""

    topic = "paris"
    events = EVENTS

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def pigeon(self, name: str) -> str:
        return self.say(f"pigeon-{name}")

    def restaurant(self, kind: str) -> str:
        return TYPE_NAMES[TYPES.index(kind)]

    def opened(self, number: int) -> str:
        """A restaurant that stands."""
        return self.things[number - 1] if number <= len(self.things) else self.say("restaurant-number", number=number)

    def name_things(self, state: State) -> list[str]:
        """The restaurants, by kind; of two that a player has of a kind, also by where they stand."""
        numbers = range(1, int(state.opened) + 1)
        kinds = [(int(state.owner[number]), int(state.kind[number])) for number in numbers]
        return [
            self._placed(kind, int(state.lot[number]), is_one_of_two=kinds.count((owner, kind)) > 1)
            for number, (owner, kind) in zip(numbers, kinds, strict=True)
        ]

    def _placed(self, kind: int, lot: int, *, is_one_of_two: bool) -> str:
        values = {"restaurant": TYPE_NAMES[kind], "restaurant_id": TYPES[kind]}
        if not is_one_of_two:
            return self.say("the-restaurant", **values)
        return self.say("the-restaurant-at", side=self.say(f"side-{SIDES[lot // SIZE]}"), lot=lot % SIZE + 1, **values)

    def majority(self, name: str) -> str:
        return self.say(f"majority-{name}")

    def objective(self, card: Objective) -> str:
        """What an objective asks for, and its points."""
        target = self.say(f"target-{card.target}") if card.condition in ("around_each_element", "in_half") else ""
        shape = self.say(f"shape-{card.id}") if card.condition == "shape" else ""
        wish = self.say(f"objective-{card.condition}", count=card.count, target=target, shape=shape)
        return self.say("objective", wish=wish, points=card.points)

    def word(self, name: str, value: Plain) -> Plain:
        """Most values have words; a restaurant is a type, or the number of one that stands."""
        match name:
            case "card" | "ingredient":
                return self.card(value)
            case "cards":
                return ", ".join(map(self.card, value))
            case "corner":
                return self.say(f"corner-{value}")
            case "side":
                return self.say(f"side-{value}")
            case "pigeon":
                return self.pigeon(value)
            case "majorities":
                return ", ".join(map(self.majority, value))
            case "objective":
                return self.objective(_card(OBJECTIVE_IDS.index(value)))
            case "restaurant":
                return self.restaurant(value) if isinstance(value, str) else self.opened(value)
        return value

    def words_of(self, values: Mapping[str, Plain]) -> dict[str, Plain]:
        """Sentences call the type of a restaurant that opens the restaurant."""
        if "type" in values:
            values = {**values, "restaurant": values["type"]}
        return super().words_of(values)

    def prompt_values(self, view: View) -> dict[str, Plain]:
        """What is left of the turn, and what it is about."""
        turn = view.turn
        return {
            "left": turn.actions_left,
            "money": turn.budget or 0,
            "cards": turn.draws_left,
            "restaurant": self.restaurant(turn.opening) if turn.opening else "",
            "restaurant_id": turn.opening or "",
            "extending": self.opened(turn.extending) if turn.extending else "",
            "objective": self.objective(turn.drawn) if turn.drawn else "",
            **(self.words_of({"ingredient": turn.ingredient}) if turn.ingredient else {}),
        }

    def score_line(self, name: str) -> str:
        """The name of a scoring line."""
        topic, _, rest = name.partition("_")
        if topic == "majority":
            return self.say("score-majority", majority=self.majority(rest), majority_id=rest)
        if topic == "objective":
            return self.say("score-objective", objective=self.objective(_card(OBJECTIVE_IDS.index(rest))))
        return self.say(f"score-{name}")


def _card(number: int) -> Objective:
    return objective(number, is_met=False)


@functools.cache
def printed(language: str) -> Components:
    """All that is printed on the boards, in a language."""
    text = ParisText(language)
    return components({name: text.objective(_card(number)) for number, name in enumerate(OBJECTIVE_IDS)})
