"""From the names of things to their numbers."""

from collections.abc import Sequence
from typing import Any

from toque.core.errors import BadAction


def index_of(names: Sequence[Any], name: Any, what: str) -> int:
    """Where a name stands among the names of its kind; an unknown one is no action of the game."""
    if name not in names:
        raise BadAction(f"no {what} is called {name!r}")
    return names.index(name)
