"""Every table that the contract is tested on: each game, number of players and set of options."""

import importlib
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.every_game.pairs import with_every_pair
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.words.options import GameOptions, option_choices, spell
from toque.games import NAMES, load


@dataclass(frozen=True)
class Table:
    """One way to play a game."""

    name: str
    players: int
    options: GameOptions

    @property
    def game(self) -> Game:
        return load(self.name)

    @property
    def words(self) -> str:
        """The options that differ from the usual, as a person would type them."""
        usual = type(self.options)()
        named = ((name, getattr(self.options, name)) for name in self.options.__struct_fields__)
        return ",".join(f"{name}={spell(value)}" for name, value in named if value != getattr(usual, name))

    @property
    def id(self) -> str:
        last = all(
            getattr(self.options, name) == values[-1] for name, values in option_choices(self.game.options).items()
        )
        return f"{self.name}-{self.players}-{'everything' if last else self.words or 'usual'}"

    def new(self, seed: str = "1") -> tuple[Any, Any]:
        """A fresh state and the generator that laid it."""
        generator = rng.generator("every game", self.id, seed)
        return self.game.new_state(generator, self.players, self.options), generator

    def random_positions(self, seed: str = "1") -> Iterator[tuple[Any, Any]]:
        """Every position of one random game with its generator; the last one is the end."""
        state, generator = self.new(seed)
        while True:
            yield state, generator
            actors = self.game.actors(state)
            if not actors:
                return
            seat = actors[int(rng.roll(generator, len(actors)))]
            actions = self.game.legal_actions(state, seat)
            self.game.apply(state, generator, seat, actions[int(rng.roll(generator, len(actions)))])


def all_tables() -> list[Table]:
    """Every combination that the game accepts."""
    return [table for name in NAMES for table in _tables_of(load(name))]


def some_pairs() -> list[Table]:
    """Tables on which each number of players meets every pair of options, those of `few_tables` among them."""
    few = {table.id for table in few_tables()}
    by_players: dict[tuple[str, int], list[Table]] = {}
    for table in all_tables():
        by_players.setdefault((table.name, table.players), []).append(table)
    found = []
    for tables in by_players.values():
        rows = [[getattr(table.options, name) for name in table.options.__struct_fields__] for table in tables]
        chosen = with_every_pair(rows, [number for number, table in enumerate(tables) if table.id in few])
        found += [tables[number] for number in chosen]
    return found


def few_tables() -> list[Table]:
    """For costly tests: each number of players with nothing switched on, and with everything."""
    chosen: dict[tuple[str, int, bool], Table] = {}
    for table in all_tables():
        usual = table.words == ""
        chosen.setdefault((table.name, table.players, usual), table)
        if not usual:
            chosen[table.name, table.players, usual] = table
    return list(chosen.values())


def every_table(function: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test on every table: on those that `some_pairs` chooses, and on all of them with --soak."""
    chosen = {table.id for table in some_pairs()}
    tables = [
        pytest.param(table, id=table.id, marks=() if table.id in chosen else pytest.mark.soak) for table in all_tables()
    ]
    return pytest.mark.parametrize("table", tables)(function)


def some_tables(function: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test on a few tables of every game."""
    return pytest.mark.parametrize("table", [pytest.param(table, id=table.id) for table in few_tables()])(function)


def every_game(function: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test once a game."""
    return pytest.mark.parametrize("game", [pytest.param(load(name), id=name) for name in NAMES])(function)


def conservation_check(name: str) -> Callable[[Any], None]:
    """The game's own count of its components."""
    check: Callable[[Any], None] = importlib.import_module(f"tests.games.{name}.conservation").check
    return check


def _tables_of(game: Game) -> Iterator[Table]:
    choices = option_choices(game.options)
    for players in range(game.min_players, game.max_players + 1):
        for values in itertools.product(*choices.values()):
            options = game.options(**dict(zip(choices, values, strict=True)))
            if not options.complaint(players):
                yield Table(game.name, players, options)
