"""The games, loaded by name: each is a folder, here or in one of the folders that $TOQUE_GAMES lists."""

import os
import pkgutil
from importlib import import_module

from toque.core.errors import UnknownGame
from toque.core.game import Game

__path__ += [os.path.abspath(folder) for folder in os.environ.get("TOQUE_GAMES", "").split(os.pathsep) if folder]
NAMES = tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))
OF_THE_PACKAGE = tuple(sorted(found.name for found in pkgutil.iter_modules(__path__[:1]) if found.ispkg))
"""Those that do not come from another folder."""


def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(NAMES)}")
    game: Game = import_module(f"toque.games.{name}").GAME
    return game
