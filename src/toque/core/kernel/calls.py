"""The kernels as a busy caller calls them: on an array of one state.

Numba takes an array in a third of a microsecond, but looks at a single record for ten to thirty, whatever the kernel
does with it. Who plays thousands of plies a second, such as a server of many tables, calls these.
"""

from typing import Any, NamedTuple

import numpy as np

from . import jit, record
from .holes import hole
from .jit import PLAIN
from .reading import bytes_of, dtype_of

Kernel = Any

legal = hole("(s, seat, out) -> n")
refusal = hole("(s, seat, action) -> rule")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
hide_secret_points = hole("(s, seat)")


class Calls(NamedTuple):
    """The kernels of one game, each on `states[0]`."""

    legal: Kernel
    """(states, seat, out) -> n"""
    refusal: Kernel
    """(states, seat, action) -> rule"""
    apply: Kernel
    """(states, rng, seat, action)"""
    known_scores: Kernel
    """(states, seat, out): points as far as a seat, or a spectator (-1), can know them; it may spoil the state"""


def array_of(state: Any) -> Any:
    """A copy of a state in an array of one."""
    if PLAIN:
        return record.PlainStates([record.copy(state)])
    return np.frombuffer(bytearray(bytes_of(state)), dtype_of(state))


def field_in(states: Any, name: str) -> Any:
    """A field of the state in an array of one, as it is stored."""
    return getattr(states[0], name) if PLAIN else states[name][0]


def bind(
    name: str, *, legal: Kernel, refusal: Kernel, apply: Kernel, scores: Kernel, hide_secret_points: Kernel | None
) -> Calls:
    """The calls of one game."""
    return Calls(
        legal=jit.bind(_legal, name, legal=legal),
        refusal=jit.bind(_refusal, name, refusal=refusal),
        apply=jit.bind(_apply, name, apply=apply),
        known_scores=bind_known_scores(name, scores, hide_secret_points),
    )


def bind_known_scores(name: str, scores: Kernel, hide_secret_points: Kernel | None) -> Kernel:
    """The call that counts points as far as somebody can know them."""
    if hide_secret_points is None:
        return jit.bind(_scores, name, scores=scores)
    return jit.bind(_known_scores, name, scores=scores, hide_secret_points=hide_secret_points)


def _legal(states, seat, out):
    return legal(states[0], seat, out)


def _refusal(states, seat, action):
    return refusal(states[0], seat, action)


def _apply(states, rng, seat, action):
    apply(states[0], rng, seat, action)


def _scores(states, seat, out):
    scores(states[0], out)


def _known_scores(states, seat, out):
    hide_secret_points(states[0], seat)
    scores(states[0], out)
