"""Dinner in Paris in sentences: actions, events, prompts, scoring lines."""

import functools
from typing import Any

from toque.core.kernel.events import Event
from toque.core.text import GameText
from toque.core.types import Action, State
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import (
    CELL_NAMES,
    INGREDIENTS,
    MAJORITIES,
    MAJORITIES_EACH,
    MAJORITY_OF,
    PIGEONS,
    RESOURCES,
    SIDES,
    SIZE,
    TYPE_NAMES,
    TYPES,
)
from toque.games.paris.kernel.rules.cards import PACKED
from toque.games.paris.words import actions
from toque.games.paris.words.printed import OBJECTIVE_IDS, Components, Objective, components, objective
from toque.games.paris.words.view import View

EVENT_NAMES = {
    state.STARTED: "started",
    state.MAJORITY_DRAWN: "majority_drawn",
    state.ROW_LAID: "row_laid",
    state.CHOSEN: "chosen",
    state.OBJECTIVE_KEPT: "objective_kept",
    state.OBJECTIVE_SHARED: "objective_shared",
    state.CARD_TAKEN: "card_taken",
    state.CARD_DRAWN: "card_drawn",
    state.CARD_SEEN: "card_seen",
    state.ROW_REFILLED: "row_refilled",
    state.ROW_RENEWED: "row_renewed",
    state.DECK_REBUILT: "deck_rebuilt",
    state.CARD_DISCARDED: "card_discarded",
    state.CARD_PAID: "card_paid",
    state.ONE_LESS_PLAYED: "one_less_played",
    state.RESTAURANT_OPENED: "restaurant_opened",
    state.INCOME_RAISED: "income_raised",
    state.COINS_PLAYED: "coins_played",
    state.INTRUDE_PLAYED: "intrude_played",
    state.TERRACE_BUILT: "terrace_built",
    state.TERRACE_COVERED: "terrace_covered",
    state.BUILD_ENDED: "build_ended",
    state.PIGEON_DRAWN: "pigeon_drawn",
    state.PIGEON_KEPT: "pigeon_kept",
    state.PIGEON_SEEN: "pigeon_seen",
    state.NO_FREE_TERRACE: "no_free_terrace",
    state.OBJECTIVE_COMPLETED: "objective_completed",
    state.OBJECTIVE_PLAYED: "objective_played",
    state.OBJECTIVE_DRAWN: "objective_drawn",
    state.OBJECTIVE_SEEN: "objective_seen",
    state.END_TRIGGERED: "end_triggered",
    state.FINISHED: "finished",
}
EVENT_RULES = {
    state.STARTED: "P9",
    state.MAJORITY_DRAWN: "P7",
    state.ROW_LAID: "P7",
    state.CHOSEN: "P8",
    state.OBJECTIVE_KEPT: "P43",
    state.OBJECTIVE_SHARED: "P43",
    state.CARD_TAKEN: "P13",
    state.CARD_DRAWN: "P13",
    state.CARD_SEEN: "P13",
    state.ROW_REFILLED: "P13",
    state.ROW_RENEWED: "P16",
    state.DECK_REBUILT: "P15",
    state.CARD_DISCARDED: "P14",
    state.CARD_PAID: "P18",
    state.ONE_LESS_PLAYED: "P19",
    state.RESTAURANT_OPENED: "P21",
    state.INCOME_RAISED: "P22",
    state.COINS_PLAYED: "P23",
    state.INTRUDE_PLAYED: "P39",
    state.TERRACE_BUILT: "P24",
    state.TERRACE_COVERED: "P39",
    state.BUILD_ENDED: "P31",
    state.PIGEON_DRAWN: "P33",
    state.PIGEON_KEPT: "P12",
    state.PIGEON_SEEN: "P12",
    state.NO_FREE_TERRACE: "P35",
    state.OBJECTIVE_COMPLETED: "P42",
    state.OBJECTIVE_PLAYED: "P37",
    state.OBJECTIVE_DRAWN: "P43",
    state.OBJECTIVE_SEEN: "P43",
    state.END_TRIGGERED: "P47",
    state.FINISHED: "P48",
}
CARD_EVENTS = {
    state.CARD_TAKEN,
    state.CARD_SEEN,
    state.ROW_REFILLED,
    state.CARD_DISCARDED,
    state.CARD_PAID,
}
ROW_EVENTS = {state.ROW_LAID, state.ROW_RENEWED}
OBJECTIVE_EVENTS = {
    state.OBJECTIVE_KEPT,
    state.OBJECTIVE_SHARED,
    state.OBJECTIVE_COMPLETED,
    state.OBJECTIVE_SEEN,
}
TERRACE_EVENTS = {state.TERRACE_BUILT, state.TERRACE_COVERED}
RESTAURANT_EVENTS = {state.INTRUDE_PLAYED, state.NO_FREE_TERRACE}
PIGEON_EVENTS = {state.PIGEON_DRAWN, state.PIGEON_SEEN}


class ParisText(GameText):
    """Sentences in one language."""

    topic = "paris"

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def _ingredient(self, name: str) -> dict[str, str]:
        return {"ingredient": self.card(name), "ingredient_id": name}

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

    def action(self, action: Action) -> str:
        """An action as a choice in a list."""
        name = f"action-{type(action).__struct_config__.tag}"
        match action:
            case actions.Terrace(cell):
                return self.say(name, cell=cell)
            case actions.CornerTerrace(corner):
                return self.say(name, corner=self.say(f"corner-{corner}"))
            case actions.Take(card) | actions.Pay(card) | actions.Discard(card):
                return self.say(name, card=self.card(card))
            case actions.Open(kind):
                return self.say(name, restaurant=self.restaurant(kind), restaurant_id=kind)
            case actions.Intrude(number):
                return self.say(name, restaurant=self.opened(number))
            case actions.Complete(card) | actions.CompleteSecond(card) | actions.Choose(card):
                return self.say(name, objective=self.objective(_card(OBJECTIVE_IDS.index(card))))
            case actions.Site(side, lot):
                return self.say(name, side=self.say(f"side-{side}"), lot=lot)
            case _:
                return self.say(name)

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        name, values = f"event-{EVENT_NAMES[event.kind]}", {"player": self.player(event.seat)}
        if event.kind in CARD_EVENTS:
            if event.kind == state.CARD_PAID:
                values |= self._ingredient(INGREDIENTS[event.second])
            return self.say(name, card=self.card(RESOURCES[event.first]), **values)
        if event.kind in ROW_EVENTS:
            kinds = [event.first % PACKED, event.first // PACKED, event.second % PACKED, event.second // PACKED]
            cards = ", ".join(self.card(RESOURCES[kind]) for kind in kinds)
            return self.say(name, cards=cards, times=event.third)
        if event.kind in OBJECTIVE_EVENTS:
            source = "-common" if event.kind == state.OBJECTIVE_COMPLETED and event.second else ""
            return self.say(name + source, objective=self.objective(_card(event.first)), **values)
        if event.kind in TERRACE_EVENTS:
            values["restaurant"] = self.opened(event.second)
            return self.say(name, cell=CELL_NAMES[event.first], cost=event.third, **values)
        if event.kind in PIGEON_EVENTS:
            return self.say(name, pigeon=self.pigeon(PIGEONS[event.first]), **values)
        return self._other_event(event, name, values)

    def _other_event(self, event: Event, name: str, values: dict[str, Any]) -> str:
        if event.kind == state.MAJORITY_DRAWN:
            names = [MAJORITIES[int(MAJORITY_OF[event.first, i])] for i in range(MAJORITIES_EACH)]
            return self.say(name, majorities=", ".join(map(self.majority, names)))
        if event.kind == state.RESTAURANT_OPENED:
            side, lot = self.say(f"side-{SIDES[event.third // SIZE]}"), event.third % SIZE + 1
            values |= {"restaurant": TYPE_NAMES[event.first], "restaurant_id": TYPES[event.first]}
            return self.say(name, side=side, lot=lot, **values)
        if event.kind == state.ONE_LESS_PLAYED:
            return self.say(name, **self._ingredient(INGREDIENTS[event.first]), **values)
        if event.kind == state.END_TRIGGERED:
            return self.say(f"{name}-{state.TRIGGER_NAMES[event.first]}", **values)
        if event.kind == state.OBJECTIVE_PLAYED:
            return self.say(f"{name}-second" if event.first else name, **values)
        if event.kind in RESTAURANT_EVENTS:
            return self.say(name, restaurant=self.opened(event.first), **values)
        return self.say(name, first=event.first, second=event.second, **values)

    def event_name(self, event: Event) -> str:
        """The kind of an event in a word."""
        return EVENT_NAMES[event.kind]

    def rule_of(self, event: Event) -> str | None:
        """The rule behind an event."""
        return EVENT_RULES[event.kind]

    def prompt(self, view: View) -> str:
        """What the seat that looks is to do now."""
        deciding = [seat.seat for seat in view.seats if seat.is_deciding]
        if view.phase != "over" and view.seat not in deciding:
            return self.say("prompt-waiting", player=", ".join(map(self.player, deciding)))
        turn = view.turn
        return self.say(
            f"prompt-{view.phase}",
            left=turn.actions_left,
            money=turn.budget or 0,
            cards=turn.draws_left,
            restaurant=self.restaurant(turn.opening) if turn.opening else "",
            restaurant_id=turn.opening or "",
            extending=self.opened(turn.extending) if turn.extending else "",
            objective=self.objective(turn.drawn) if turn.drawn else "",
            **(self._ingredient(turn.ingredient) if turn.ingredient else {}),
        )

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
