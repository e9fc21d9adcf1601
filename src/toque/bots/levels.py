"""The levels of play, and how each game is searched: all settings in three small tables."""

from dataclasses import dataclass, field

from toque.bots.kernels.rollout import Plan
from toque.bots.search import PERFECT, Budget, Search
from toque.core.game import Game
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Plain

USUAL = Plan()
PLANS: dict[str, Plan] = {
    "banquet": Plan(horizon=9, planned=1, beyond=9, whims=0, exploration=1000, temperature=50, scale=500),
    "italia": Plan(horizon=4, beyond=4, exploration=300, scale=1500),
    "paris": Plan(horizon=4, beyond=4, exploration=300, scale=1500),
}
"""The plans that won in trials (see docs/bot-trials.md); other games are searched by the default plan."""
CLEAR = 5
"""A move that was looked at five times as often as any other is played at once."""
A_SECOND = 1.0
ORDINARY = 60
"""What a person remembers, in percent."""
GOOD = 67
"""... and one who pays attention."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays: how much it thinks, and which mistakes it makes."""

    budget: Budget
    changes: dict[str, Plain] = field(default_factory=dict)
    """The fields of its plan that differ from the game's."""
    memory: int = PERFECT
    """How often, in percent, it still knows what the table no longer shows."""


# A beginner notices few moves and looks at their immediate effect; with each level more moves are noticed, more turns
# are thought through, and from hard on memory is better. An expert may take a second on one core; it stops early if
# nothing can change its choice.
LEVELS: dict[str, Level] = {
    "beginner": Level(Budget(8), {"horizon": 1, "attention": 3}, memory=ORDINARY),
    "easy": Level(Budget(24), {"horizon": 1, "attention": 8}, memory=ORDINARY),
    "medium": Level(Budget(100), {"horizon": 2, "attention": 24}, memory=ORDINARY),
    "hard": Level(Budget(2_000), memory=GOOD),
    "expert": Level(Budget(20_000, A_SECOND, clear=CLEAR)),
}
FAR = {"rounds": 7, "planned": 1, "beyond": NO_LIMIT, "whims": 0, "exploration": 1000}
"""Compare the moves of this turn by playing on for seven rounds, well over a season."""
SPECIAL: dict[tuple[str, str], Level] = {
    ("hard", "banquet"): Level(Budget(1_500), memory=GOOD),
    ("hard", "italia"): Level(Budget(300, clear=CLEAR), FAR),
    ("hard", "paris"): Level(Budget(500, clear=CLEAR)),
    ("expert", "banquet"): Level(Budget(6_000, A_SECOND)),
    ("expert", "italia"): Level(Budget(2_000, A_SECOND, clear=CLEAR), FAR),
    ("expert", "paris"): Level(
        Budget(1_500, A_SECOND, clear=CLEAR),
        {"horizon": 8, "planned": 2, "beyond": 8, "whims": 0, "exploration": 500},
    ),
}
"""Levels with other settings in a game. `hard` thinks long enough to be well ahead of `greedy`; `expert` was tuned in
games against `hard` (see docs/bot-trials.md). In Ristorante Italia and Dinner in Paris there is nothing to forget."""


LEVELS_THAT_WAIT = frozenset({"hard", "expert"})
"""Levels that think so much that they wait until their search is compiled; the others play with interpreted rules."""


def level_of(game: Game, name: str) -> Level:
    """A level in a game."""
    return SPECIAL.get((name, game.name), LEVELS[name])


def budget_of(game: Game, name: str) -> Budget:
    """How long a level thinks about a game."""
    return level_of(game, name).budget


def plan_of(game: Game, name: str) -> Plan:
    """How a level thinks about a game."""
    return PLANS.get(game.name, USUAL)._replace(**level_of(game, name).changes)


def thinking_of(game: Game, name: str) -> str:
    """All settings of a level in words: results may be added up only if they are the same."""
    return f"{plan_of(game, name)} {budget_of(game, name)} memory {level_of(game, name).memory}"


def make_level(name: str, game: Game, budget: Budget | None = None, threads: int = 1) -> Search:
    """The bot of a level, with its own budget or another."""
    level = level_of(game, name)
    return Search(game, plan_of(game, name), budget or level.budget, threads=threads, memory=level.memory)
