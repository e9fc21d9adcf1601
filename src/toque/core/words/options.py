"""Table options: a typed struct a game, to and from words, and as the array of integers that `setup` takes."""

from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from toque.core.errors import BadOption
from toque.core.kernel import record
from toque.core.types import Numbers

Choice: TypeAlias = bool | str
"""A value of an option."""
YES = {"true": True, "yes": True, "on": True, "1": True}
NO = {"false": False, "no": False, "off": False, "0": False}


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game, chosen before the match."""

    def complaint(self, players: int) -> str:
        """Why this number of players cannot play with these options, in a sentence; nothing if they can."""
        return ""


Options = TypeVar("Options", bound=GameOptions)


def encode_options(options: GameOptions) -> Numbers:
    """Integers in the order of the fields: a yes or no as 1 or 0, a word as its place among the words allowed."""
    values = record.array(len(options.__struct_fields__))
    for i, (name, choices) in enumerate(option_choices(type(options)).items()):
        values[i] = choices.index(getattr(options, name))
    return values


@cache
def option_choices(options: type[GameOptions]) -> dict[str, list[Choice]]:
    """The choices of each option; the first is the default."""
    hints = get_type_hints(options)
    return {name: _choices(hints[name]) for name in options.__struct_fields__}


def parse_options(options: type[Options], values: dict[str, str]) -> Options:
    """Options from words: {"gourmet": "true"}."""
    known = option_choices(options)
    chosen: dict[str, Choice] = {}
    for name, value in values.items():
        if name not in known:
            raise BadOption(f"no option is called {name!r}; there are: {', '.join(known) or 'none'}")
        parsed = {**YES, **NO}.get(value.lower(), value) if known[name] == [False, True] else value
        if parsed not in known[name]:
            raise BadOption(f"{name} can be {' or '.join(map(spell, known[name]))}, not {value!r}")
        chosen[name] = parsed
    return options(**chosen)


def spell(value: Choice) -> str:
    """A choice as it is typed."""
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _choices(hint: Any) -> list[Choice]:
    if hint is bool:
        return [False, True]
    assert get_origin(hint) is Literal, f"an option is a bool or a Literal, not {hint}"
    return list(get_args(hint))
