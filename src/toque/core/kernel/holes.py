"""Holes: the functions that a generic kernel needs from a game, declared at the head of its module.

A template such as `playout.play_randomly` is written once for all games. It calls `legal` and `apply`, which are holes;
`jit.bind` makes a copy of the template in which they are the functions of one game. A template may call others: their
holes are filled with the same functions.
"""

import types
from collections.abc import Callable
from typing import Any, TypeAlias

Kernel: TypeAlias = Callable[..., Any]
"""A kernel function or a template: Numba infers its types when it compiles it."""
Numba: TypeAlias = Any
"""An object of Numba, which has no type annotations."""


class Hole:
    """A name that `jit.bind` must fill."""

    def __init__(self, signature: str) -> None:
        self.signature = signature

    def __repr__(self) -> str:
        return f"hole({self.signature!r})"


def hole(signature: str) -> Numba:
    """Declare a name that `jit.bind` fills with a function of this signature, or with a number."""
    return Hole(signature)


def holes_of(template: object) -> set[str]:
    """The holes of a function and of all templates that it calls."""
    holes: set[str] = set()
    seen: set[object] = set()
    todo: list[object] = [template]
    while todo:
        function = todo.pop()
        if not isinstance(function, types.FunctionType) or function in seen:
            continue
        seen.add(function)
        for name, value in globals_of(function).items():
            if isinstance(value, Hole):
                holes.add(name)
            else:
                todo.append(value)
    return holes


def globals_of(function: types.FunctionType) -> dict[str, object]:
    """The globals that a function names, as they are now."""
    names = function.__code__.co_names
    return {name: function.__globals__[name] for name in names if name in function.__globals__}


def check_filled(template: Kernel, names: set[str]) -> None:
    """Raise unless exactly the template's holes are filled."""
    holes = holes_of(template)
    if missing := holes - names:
        raise TypeError(f"{template.__name__} has holes that nothing fills: {', '.join(sorted(missing))}")
    if unknown := names - holes:
        raise TypeError(f"{template.__name__} has no holes of these names: {', '.join(sorted(unknown))}")
