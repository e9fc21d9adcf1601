"""The levels of play, and how each game is searched: all knobs in three small tables."""

from dataclasses import dataclass, field, replace
from typing import Any

from toque.bots.playon import Plan
from toque.bots.search import Budget, Search
from toque.core.game import Game

USUAL = Plan()
PLANS: dict[str, Plan] = {
    "banquet": Plan(horizon=9, planned=1, beyond=9, whims=0, exploration=1000, temperature=50, scale=500),
    "italia": Plan(horizon=4, beyond=4, exploration=300, scale=1500),
    "paris": Plan(horizon=4, beyond=4, exploration=300, scale=1500),
}
"""What won when it was measured (see docs/bots.md); a game that is not named here is searched as usual."""
CLEAR = 5
"""A move that was looked at five times as often as any other is played without more ado."""
UP_TO_A_SECOND = Budget(20_000, seconds=1.0)
BUDGETS = {
    ("hard", "banquet"): Budget(500),
    ("hard", "italia"): Budget(1_500, clear=CLEAR),
    ("hard", "paris"): Budget(1_000, clear=CLEAR),
    ("expert", "banquet"): UP_TO_A_SECOND,
}
"""Where a level thinks otherwise about a game than usual: `hard` as long as it needs to be well ahead of `greedy`; and
in Banquet Royal nobody stops at a clear choice."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays: how much it thinks, and which mistakes it makes."""

    budget: Budget
    changes: dict[str, Any] = field(default_factory=dict)
    """Where its plan differs from the game's."""
    forgets: bool = False
    """It remembers no better than a person what the table no longer shows."""


# A beginner notices few moves and looks at their immediate effect; with each level more moves are noticed, more turns
# are thought through, and memory gets better. The budget of an expert is about a second on one core; it stops early
# where nothing can change its mind.
LEVELS: dict[str, Level] = {
    "beginner": Level(Budget(8), {"horizon": 1, "attention": 3}, forgets=True),
    "easy": Level(Budget(24), {"horizon": 1, "attention": 8}, forgets=True),
    "medium": Level(Budget(100), {"horizon": 2, "attention": 24}, forgets=True),
    "hard": Level(Budget(2_000)),
    "expert": Level(replace(UP_TO_A_SECOND, clear=CLEAR)),
}


def budget_of(game: Game, level: str) -> Budget:
    """How long a level thinks about a game."""
    return BUDGETS.get((level, game.name), LEVELS[level].budget)


def plan_of(game: Game, level: str) -> Plan:
    """How a level thinks about a game."""
    return PLANS.get(game.name, USUAL)._replace(**LEVELS[level].changes)


def thinking_of(game: Game, level: str) -> str:
    """All knobs of a level in words: where they differ, its results cannot be added up."""
    return f"{plan_of(game, level)} {budget_of(game, level)} {'forgets' if LEVELS[level].forgets else 'remembers'}"


def make_level(level: str, game: Game, budget: Budget | None = None, threads: int = 1) -> Search:
    """The bot of a level, with its own budget or another."""
    return Search(
        game, plan_of(game, level), budget or budget_of(game, level), threads=threads, forgets=LEVELS[level].forgets
    )
