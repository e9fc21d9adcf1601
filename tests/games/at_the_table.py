"""Doing things at a table of any game in a test: in words, checked at every step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from toque.core.game import Game
from toque.core.kernel import events
from toque.core.kernel.events import Event
from toque.core.kernel.rng import generator


@dataclass(frozen=True)
class AtTheTable:
    """A game, and the count of its components that must hold after whatever is done."""

    game: Game
    check: Callable[[Any], None]

    def play(self, s: Any, seat: int, action: Any, chance: Any = None) -> list[Event]:
        """Play a legal action and say what happened."""
        refused = self.why_not(s, seat, action)
        assert refused == "", f"{action} is refused: {refused}"
        before = int(s.event_count)
        self.game.apply(s, generator("a test") if chance is None else chance, seat, self.game.encode_action(action))
        self.check(s)
        return events.since(s, before)

    def play_all(self, s: Any, *actions: Any) -> list[Event]:
        """Play these actions, each for the seat whose turn it is then, and say what happened at the last."""
        happened: list[Event] = []
        for action in actions:
            happened = self.play(s, int(s.seat), action)
        return happened

    def why_not(self, s: Any, seat: int, action: Any) -> str:
        """The rule that forbids this, or nothing if it is legal."""
        number = self.game.encode_action(action)
        rule = int(self.game.refusal(s, seat, number))
        assert (rule == 0) == (number in self.game.legal_actions(s, seat))
        return self.game.rule_name(rule) if rule else ""

    def legal_words(self, s: Any, seat: int, kind: type | None = None) -> list[Any]:
        """All that a seat may do now, or all of one kind of action."""
        words = [self.game.decode_action(number) for number in self.game.legal_actions(s, seat)]
        return [word for word in words if kind is None or isinstance(word, kind)]

    def look(self, s: Any, seat: int | None) -> Any:
        """What a seat sees, or a spectator."""
        return self.game.view(s, seat)

    def phase_of(self, s: Any) -> str:
        """The phase that everybody sees."""
        return self.game.phases[int(s.phase)]


def kinds(happened: list[Event]) -> list[int]:
    """What kinds of events these are."""
    return [event.kind for event in happened]


def of_kind(happened: list[Event], kind: int) -> list[Event]:
    """The events of a kind."""
    return [event for event in happened if event.kind == kind]
