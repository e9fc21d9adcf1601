"""Dinner in Paris in sentences: actions, events, prompts, scoring lines."""

from collections.abc import Mapping
from typing import ClassVar

from toque.core.types import Plain, State
from toque.core.words.text import GameText, Vocabulary
from toque.games.paris.kernel.components import (
    CORNER_NAMES,
    INGREDIENTS,
    MAJORITIES,
    PIGEONS,
    RESOURCES,
    SIDES,
    SIZE,
    TYPE_NAMES,
    TYPES,
)
from toque.games.paris.kernel.scoring import SCORE_LINES
from toque.games.paris.words.cards import OBJECTIVE_IDS, Objective, objective
from toque.games.paris.words.events import EVENTS
from toque.games.paris.words.view import View

WITH_A_NAME = ("majority_", "objective_")
"""How scoring lines begin that name a card."""
AT_A_TARGET = ("around_each_element", "in_half")
"""Conditions of objectives that name a place."""
GOALS = [objective(number, is_met=False) for number in range(len(OBJECTIVE_IDS))]


class ParisText(GameText):
    """Sentences in one language."""

    topic = "paris"
    events = EVENTS
    vocabulary: ClassVar = {
        "card": Vocabulary("card-", RESOURCES),
        "cards": Vocabulary("card-", RESOURCES),
        "ingredient": Vocabulary("card-", INGREDIENTS),
        "pigeon": Vocabulary("pigeon-", PIGEONS),
        "side": Vocabulary("side-", SIDES),
        "corner": Vocabulary("corner-", CORNER_NAMES),
        "majority": Vocabulary("majority-", MAJORITIES),
        "majorities": Vocabulary("majority-", MAJORITIES),
        "target": Vocabulary("target-", {goal.target for goal in GOALS if goal.condition in AT_A_TARGET}),
        "shape": Vocabulary("shape-", {goal.id for goal in GOALS if goal.condition == "shape"}),
        "condition": Vocabulary("objective-", {goal.condition for goal in GOALS}),
        "score": Vocabulary(
            "score-", [line for line in SCORE_LINES if not line.startswith(("majority_", "objective_"))]
        ),
    }

    def card(self, name: str) -> str:
        """A resource card."""
        return str(self.word("card", name))

    def pigeon(self, name: str) -> str:
        """A pigeon card."""
        return str(self.word("pigeon", name))

    def restaurant(self, kind: str) -> str:
        return TYPE_NAMES[TYPES.index(kind)]

    def opened(self, number: int) -> str:
        """A restaurant that stands."""
        return self.things[number - 1] if number <= len(self.things) else self.say("restaurant-number", number=number)

    def name_things(self, state: State) -> list[str]:
        """The restaurants, by kind; if a player has two of a kind, also by their site."""
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
        return self.say("the-restaurant-at", side=self.word("side", SIDES[lot // SIZE]), lot=lot % SIZE + 1, **values)

    def objective(self, card: Objective) -> str:
        """What an objective asks for, and its points."""
        target = self.word("target", card.target) if card.condition in AT_A_TARGET else ""
        shape = self.word("shape", card.id) if card.condition == "shape" else ""
        wish = self.say(f"objective-{card.condition}", count=card.count, target=target, shape=shape)
        return self.say("objective", wish=wish, points=card.points)

    def word(self, name: str, value: Plain) -> Plain:
        """An objective is named by what it asks for. A restaurant is a type, or the number of an open one."""
        match name:
            case "objective":
                return self.objective(_card(OBJECTIVE_IDS.index(value)))
            case "restaurant":
                return self.restaurant(value) if isinstance(value, str) else self.opened(value)
        return super().word(name, value)

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
            "restaurants": view.seats[turn.seat].restaurants,
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
            return self.say("score-majority", majority=self.word("majority", rest), majority_id=rest)
        if topic == "objective":
            return self.say("score-objective", objective=self.objective(_card(OBJECTIVE_IDS.index(rest))))
        return self.say(f"score-{name}")


def _card(number: int) -> Objective:
    return objective(number, is_met=False)
