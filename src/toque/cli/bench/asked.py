"""What `toque bench` was asked to measure."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from toque.cli.options import load_game

if TYPE_CHECKING:
    from toque.core.game import Game
    from toque.core.words.options import GameOptions


@dataclass(frozen=True)
class Asked:
    """The arguments of the command."""

    names: Sequence[str]
    players: int
    seconds: float
    mode: str
    options: dict[str, str]
    as_json: bool
    threads: int
    count: int | None
    """Games side by side; None for as many as are usual on the device."""
    games: "list[tuple[Game, GameOptions]]" = field(init=False)
    """With their options: what cannot be played is refused before anything is measured."""

    def __post_init__(self) -> None:
        games = [(game, game.read_options(self.options)) for game in map(load_game, self.names)]
        for game, options in games:
            game.check(self.players, options)
        object.__setattr__(self, "games", games)
