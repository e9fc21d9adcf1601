"""What a bot is, and the bots by name."""

from pathlib import Path
from typing import Protocol

from toque.core.errors import BadSeat, NothingToDecide
from toque.core.game import Game
from toque.core.kernel.record import copy
from toque.core.types import ActionNumber, Rng, Seat, State

HUMAN = "human"
LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "expert")
BOTS = ("random", "greedy", *LEVEL_NAMES)
NETWORK = ".npz"
"""How the name of a network's file ends: commands take it in place of a bot's name."""


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
    if name.endswith(NETWORK):
        from toque.bots.learned import Learned

        return Learned(game, Path(name))
    if name in LEVEL_NAMES:
        return make_level(name, game)
    return Random(game) if name == "random" else Greedy(game)


def check_name(name: str) -> None:
    """Raise if no bot has this name."""
    if not is_bot(name):
        raise BadSeat(f"no bot is called {name!r}; a seat can be: {', '.join((HUMAN, *BOTS))}")


def is_bot(name: str) -> bool:
    """Whether a bot has this name, or it is the file of a network."""
    return name in BOTS or name.endswith(NETWORK)
