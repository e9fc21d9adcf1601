"""What a bot is, and the bots by name."""

import re
from pathlib import Path
from typing import Protocol

from toque.core.errors import BadSeat, NothingToDecide
from toque.core.game import Game
from toque.core.kernel.record import copy
from toque.core.types import ActionNumber, Rng, Seat, State

HUMAN = "human"
LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "expert")
BOTS = ("random", "greedy", *LEVEL_NAMES)
NETWORK = re.compile(r"(?P<file>.+\.npz)(@(?P<playouts>[0-9]{1,6}))?")
"""The file of a network, which commands take in place of a bot's name; with @256 it plays out 256 times a decision."""


class Bot(Protocol):
    """Chooses an action for a seat."""

    def choose(self, world: State, seat: Seat, rng: Rng) -> ActionNumber:
        """The number of the action to play, in a world redealt for this seat; the world is the bot's to play with."""


def is_blind(bot: Bot) -> bool:
    """Whether a bot looks at nothing, so that no world has to be dealt for it."""
    return getattr(bot, "is_blind", False)


def decide(game: Game, bot: Bot, state: State, seat: Seat, rng: Rng) -> ActionNumber:
    """Let a bot choose for a seat: it sees a redealt world, never the real one."""
    if seat not in game.actors(state):
        raise NothingToDecide(f"player {seat + 1} has nothing to decide here")
    world = copy(state)
    game.redeal(world, seat, rng)
    return bot.choose(world, seat, rng)


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game."""
    from toque.bots.greedy import Greedy
    from toque.bots.levels import make_level
    from toque.bots.random_bot import Random

    check_name(name)
    network = NETWORK.fullmatch(name)
    if network:
        return _of_network(game, Path(network["file"]), network["playouts"])
    if name in LEVEL_NAMES:
        return make_level(name, game)
    return Random(game) if name == "random" else Greedy(game)


def check_name(name: str) -> None:
    """Raise if no bot has this name."""
    if not is_bot(name):
        raise BadSeat(f"no bot is called {name!r}; a seat can be: {', '.join((HUMAN, *BOTS))}")


def is_bot(name: str) -> bool:
    """Whether a bot has this name, or it is the file of a network."""
    return name in BOTS or is_network(name)


def is_network(name: str) -> bool:
    """Whether it names the file of a network."""
    return NETWORK.fullmatch(name) is not None


def network_of(name: str) -> Path:
    """The file that it names."""
    return Path(name.rpartition("@")[0] if not name.endswith(".npz") else name)


def _of_network(game: Game, path: Path, playouts: str | None) -> Bot:
    from toque.bots.learned import Learned
    from toque.bots.learned_search import LearnedSearch

    return LearnedSearch(game, path, int(playouts)) if playouts else Learned(game, path)
