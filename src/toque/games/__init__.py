"""The three games, loaded by name."""

from importlib import import_module

from toque.core.errors import UnknownGame
from toque.core.game import Game

NAMES = ("banquet", "italia", "paris")


def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(NAMES)}")
    game: Game = import_module(f"toque.games.{name}").GAME
    return game
