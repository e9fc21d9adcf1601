"""What the tests of all doors share: every table, and whole random games."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from toque.envs.episode import Episode
from toque.games import NAMES, load

COUNTS = [(name, players) for name in NAMES for players in range(load(name).min_players, load(name).max_players + 1)]


def every_count(function: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test for every game and number of players."""
    ids = [f"{name}-{players}" for name, players in COUNTS]
    return pytest.mark.parametrize(("name", "players"), COUNTS, ids=ids)(function)


def every_name(function: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test once a game, with the fewest players."""
    return pytest.mark.parametrize("name", NAMES)(function)


LONG = ("banquet", "italia", "paris")
"""Games that last for some dozens of decisions."""
FEW = 5


def plies_for(name: str, plies: int) -> int:
    """So many plies, or few of a game that would be over before."""
    return plies if name in LONG else min(plies, FEW)


def an_option(name: str) -> dict[str, Any]:
    """The options of a game with most seats that decide at the same time."""
    options: dict[str, dict[str, Any]] = {"banquet": {"etiquette": "all_eight"}, "italia": {"advanced": True}}
    return options.get(name, {})


def play_randomly(episode: Episode, seed: int = 0, most: int = 100_000) -> Episode:
    """Play random actions, the same ones for the same seed."""
    rng = np.random.default_rng(seed)
    for _ in range(most):
        if episode.is_over:
            break
        seat = int(rng.choice(episode.actors))
        episode.act(seat, rng.choice(episode.legal_actions(seat)))
    return episode


def illegal_for(episode: Episode, seat: int) -> int:
    """The first action that the rules forbid a seat."""
    return int(np.flatnonzero(episode.mask(seat) == 0)[0])
