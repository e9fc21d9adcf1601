"""An MCP server: its tools are what a language model needs to play, and nothing that its seats may not know."""

import functools
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from toque import __version__
from toque.bots.bot import BOTS
from toque.core.errors import BadOption, ToqueError
from toque.core.types import Foreign, Plain
from toque.core.words.options import option_choices, spell
from toque.core.words.rulebook import rule_named, rules
from toque.envs import missing
from toque.envs.mcp.tables import ME, WordTable
from toque.games import NAMES, load

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field
except ImportError:
    raise missing("mcp", "mcp") from None

INSTRUCTIONS = """Board games about restaurants, played by the book. Call list_games, then open_table with "me" on the
seats that you play. Then, until the match is over: look, legal_actions, act. Seats count from 1. If an action is
refused, the answer names the rule; read_rules tells it, and why_not explains any other action. close_table ends a match
that you do not want to finish."""
MOST_TABLES = 100
"""Open at the same time. If more are opened, those whose matches are over make room."""
Tool = TypeVar("Tool", bound=Callable[..., str])

Game = Annotated[str, Field(description="the game's short name, such as banquet")]
Number = Annotated[str, Field(description="the table, as open_table named it")]
Place = Annotated[int, Field(description="the seat, from 1")]
Act = Annotated[
    int | dict[str, Plain],
    Field(description="the number from legal_actions, or the action in the game's own words: see action_words"),
]


def told(tool: Tool, lock: threading.Lock) -> Tool:
    """A tool whose refusals reach the model as sentences. The SDK calls tools on many threads: the lock lets in one."""

    @functools.wraps(tool)
    def call(*arguments: Foreign, **named: Plain) -> str:
        try:
            with lock:
                return tool(*arguments, **named)
        except ToqueError as error:
            raise ToolError(str(error)) from None

    return call  # type: ignore[return-value]


class Tools:
    """The tools, and the tables that they have opened."""

    def __init__(self, folder: Path | None, seed: str | None = None) -> None:
        self.folder = folder
        """The folder for saved matches; None to save nothing."""
        self.seed = seed
        """Any word: with the same one, the same tables are dealt again. Who plays never chooses it."""
        self.tables: dict[str, WordTable] = {}
        self._opened = 0

    def list_games(self) -> str:
        """List the games, how many can play, and their options."""
        return "\n\n".join(map(_described, NAMES))

    def read_rules(self, game: Game, numbers: list[str] | None = None) -> str:
        """Read rules by their numbers, such as ["B9"]; without numbers, the whole rulebook."""
        chosen = load(game)
        book = [rule_named(chosen, number) for number in numbers] if numbers else list(rules(chosen).values())
        return "\n".join(f"{rule.name} ({rule.section}) {rule.text}" for rule in book)

    def action_words(self, game: Game) -> str:
        """Describe a game's actions as a JSON schema: each is an object, whose "do" is the verb."""
        return msgspec.json.encode(msgspec.json.schema(load(game).action_type)).decode()

    def open_table(
        self,
        game: Game,
        seats: Annotated[list[str], Field(description=f'"{ME}" or a bot for each seat: {", ".join(BOTS)}')],
        options: Annotated[
            dict[str, bool | str] | None, Field(description="options other than the usual, such as {gourmet: true}")
        ] = None,
    ) -> str:
        """Open a table and begin the match; bots play at once."""
        self._make_room()
        number = str(self._opened + 1)
        seed = None if self.seed is None else f"{self.seed} {number}"
        table = WordTable(load(game), seats, options or {}, seed, self._path(game, number))
        self._opened += 1
        self.tables[number] = table
        mine = [seat for seat, kind in enumerate(seats, start=1) if kind == ME]
        return f"Table {number}: {', '.join(table.match.seats)}. You play seat {' and '.join(map(str, mine))}."

    def look(self, table: Number, seat: Place) -> str:
        """Look at the table through the eyes of a seat of yours: the news, the board, the points, the decision."""
        return self._table(table).look(seat)

    def legal_actions(
        self,
        table: Number,
        seat: Place,
        containing: Annotated[str, Field(description="only those with this word in them")] = "",
    ) -> str:
        """List the legal actions of a seat of yours: a number and a sentence for each."""
        return self._table(table).legal_actions(seat, containing)

    def act(self, table: Number, seat: Place, action: Act) -> str:
        """Play an action for a seat of yours; the answer says what the seat may know of the events that followed."""
        return self._table(table).act(seat, action)

    def why_not(self, table: Number, seat: Place, action: Act) -> str:
        """Ask why an action is refused, without playing it."""
        return self._table(table).why_not(seat, action)

    def close_table(self, table: Number) -> str:
        """Close a table that you need no more; a match that is not over ends unfinished."""
        closed = self._table(table)
        closed.close()
        del self.tables[table]
        return f"Table {table} is closed." + (f" Its match is saved as {closed.path}." if closed.path else "")

    def close(self) -> None:
        """Close all files."""
        for table in self.tables.values():
            table.close()

    def _table(self, number: str) -> WordTable:
        if number not in self.tables:
            raise BadOption(f"no table {number!r} is open; there are: {', '.join(self.tables) or 'none'}")
        return self.tables[number]

    def _make_room(self) -> None:
        """Forget the oldest match that is over if there are too many tables."""
        if len(self.tables) < MOST_TABLES:
            return
        over = next((number for number, table in self.tables.items() if table.match.is_over), None)
        if over is None:
            raise BadOption(f"{MOST_TABLES} matches are going on: finish one, or close its table")
        del self.tables[over]

    def _path(self, game: str, number: str) -> Path | None:
        return self.folder and self.folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}-{number}.toque"


def _described(name: str) -> str:
    game = load(name)
    text = game.text("en")
    lines = [f"{name}: {text.title()}, {game.min_players} to {game.max_players} players. {text.summary()}"]
    for option, choices in option_choices(game.options).items():
        lines.append(f"  {option}={'|'.join(map(spell, choices))}: {text.option(option)}")
    return "\n".join(lines)


def make_server(tools: Tools) -> MCPServer[Foreign]:
    """The server with all tools."""
    lock = threading.Lock()
    server: MCPServer[Foreign] = MCPServer("toque", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR")
    for tool in (
        tools.list_games,
        tools.read_rules,
        tools.action_words,
        tools.open_table,
        tools.look,
        tools.legal_actions,
        tools.act,
        tools.why_not,
        tools.close_table,
    ):
        server.tool(structured_output=False)(told(tool, lock))
    return server
