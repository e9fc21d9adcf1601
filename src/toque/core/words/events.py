"""The events of a game in words: one row for each kind of event.

A kernel emits an event as numbers: its kind, its seat, and up to three more (see `kernel.events`). The row of a kind
says what these three are. The rows give the names of events and of their rules, and the values of their sentences.
They also give the events for browsers, with their types in TypeScript, and the table of events in `docs/protocol.md`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

import msgspec

from toque.core.kernel.events import Event
from toque.core.types import Foreign, Kernel, Plain


class Amount:
    """The codec of a value that is a number itself."""

    type = int

    def __getitem__(self, number: int) -> int:
        return number


AMOUNT = Amount()
NO_YES = (False, True)


@dataclass(frozen=True)
class Several:
    """The codec of a list that takes more than one of an event's numbers."""

    type: Foreign
    numbers: int
    read: Kernel


Codec = Amount | Several | Sequence[Plain]
"""How a value is read from an event: the number itself, or the item of a sequence with this index.

None stands at indices that no event uses.
"""


class By:
    """A word that depends on one value of an event: {"toque": "toque"} by `piece`."""

    def __init__(self, value: str, words: Mapping[Plain, str]) -> None:
        self.value = value
        self.words = words

    def __call__(self, values: Mapping[str, Plain]) -> str | None:
        """The word for an event with these values, if there is one."""
        return self.words.get(values[self.value])


class EventRow:
    """One kind of event: its number, its name, the rule behind it, and the codec of each of its values."""

    def __init__(
        self,
        kind: int,
        name: str,
        rule: str | By | None = None,
        *,
        ending: By | None = None,
        is_predictable: bool = False,
        repeats: Sequence[str] = (),
        note: str = "",
        at: Sequence[str] = (),
        **codecs: Codec,
    ) -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.ending = ending
        """The ending of its sentence's id, if that depends on a value: `event-cooked-with-chef`."""
        self.is_predictable = is_predictable
        """The seat of the event chose or knew all that it says, though it reveals something to the others."""
        self.repeats = repeats
        """Verbs whose choice says all of this already, so that a preview need not."""
        self.note = note
        self.at = at
        """Places of the board that its sentence speaks of, with its values in them: `cell-{cell}`, `seat-{seat}`."""
        self.codecs = codecs

    @cached_property
    def struct(self) -> type[msgspec.Struct]:
        """The event in words, as it is sent."""
        fields = [("seat", int), *((name, type_of(codec)) for name, codec in self.codecs.items())]
        title = "".join(map(str.capitalize, self.name.split("_")))
        return msgspec.defstruct(title, fields, tag_field="kind", tag=self.name, frozen=True)

    def values(self, event: Event) -> dict[str, Plain]:
        """The values of an event by name."""
        numbers = [event.first, event.second, event.third]
        return {name: _read(codec, numbers) for name, codec in self.codecs.items()}

    def places(self, event: Event) -> list[str]:
        """The places of the board that an event's sentence speaks of, as boards call them."""
        return [place.format(seat=event.seat, **self.values(event)) for place in self.at] if self.at else []

    def rule_by(self, values: Mapping[str, Plain]) -> str | None:
        """The rule behind an event with these values, if one rule stands behind it."""
        return self.rule(values) if isinstance(self.rule, By) else self.rule

    def rules(self) -> set[str]:
        """All rules that can be behind it."""
        rules = self.rule.words.values() if isinstance(self.rule, By) else [self.rule]
        return {rule for rule in rules if rule}

    def message(self, values: Mapping[str, Plain]) -> str:
        """The id of the event's sentence, after `event-`."""
        return self._message(self.ending(values) if self.ending else None)

    def messages(self) -> set[str]:
        """All ids that `message` can give."""
        if self.ending is None:
            return {self.name}
        codec = self.codecs[self.ending.value]
        assert not isinstance(codec, Amount | Several)
        return {self._message(self.ending.words.get(value)) for value in codec if value is not None}

    def _message(self, ending: str | None) -> str:
        return f"{self.name}-{ending}" if ending else self.name


def type_of(codec: Codec) -> Foreign:
    """The type of the values that a codec gives."""
    if isinstance(codec, Amount | Several):
        return codec.type
    value = next(value for value in codec if value is not None)
    return list[type(value[0])] if isinstance(value, list) else type(value)  # type: ignore[misc]


def _read(codec: Codec, numbers: list[int]) -> Plain:
    """A value, from the numbers that are not read yet."""
    if isinstance(codec, Several):
        taken = [numbers.pop(0) for _ in range(codec.numbers)]
        return codec.read(*taken)
    number = numbers.pop(0)
    value = codec[number] if number >= 0 or isinstance(codec, Amount) else None
    if value is None:
        raise ValueError(f"no event says {number} here")
    return value


class EventTable:
    """All kinds of events of a game."""

    def __init__(self, *rows: EventRow) -> None:
        self._rows = {row.kind: row for row in rows}
        if list(self._rows) != list(range(1, len(rows) + 1)):
            raise ValueError("the kinds of events are not numbered from 1, one row each, in this order")

    def __iter__(self) -> Iterator[EventRow]:
        return iter(self._rows.values())

    def __getitem__(self, kind: int) -> EventRow:
        return self._rows[kind]

    def name(self, event: Event) -> str:
        """The kind of an event in a word, the same in every language."""
        return self[event.kind].name

    def rule(self, event: Event) -> str | None:
        """The name of the rule behind an event, such as B13, if one rule stands behind it."""
        row = self[event.kind]
        return row.rule_by(row.values(event))

    def places(self, event: Event) -> list[str]:
        """The places of the board that an event's sentence speaks of."""
        return self[event.kind].places(event)

    def in_words(self, event: Event) -> msgspec.Struct:
        """An event as it is sent: its kind, its seat and its values by name."""
        row = self[event.kind]
        return row.struct(seat=event.seat, **row.values(event))

    @cached_property
    def type(self) -> Foreign:
        """The type of any event of this game in words."""
        return reduce(or_, (row.struct for row in self))
