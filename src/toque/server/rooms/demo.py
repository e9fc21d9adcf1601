"""`toque serve --demo`: a public table where two bots play, and play again."""

import asyncio
import logging
from itertools import cycle

from toque.core.errors import ToqueError
from toque.games import NAMES
from toque.server.protocol import NewSeat, NewTable, Person
from toque.server.rooms.hub import Hub

HOST = Person("demo", "Toque")
BREAK_SECONDS = 8.0
"""Between two matches, so that the result can be read."""

logger = logging.getLogger("toque.demo")


async def run_demo(hub: Hub, level: str = "medium") -> None:
    """Open one table after another, of each game in turn."""
    for game in cycle(NAMES):
        try:
            room = await hub.open(demo_table(game, level), HOST)
            room.is_paced = True
            logger.info("demo", extra={"game": game, "path": f"/table/{room.id}"})
            while room.table.stage != "over":
                await asyncio.sleep(1)
        except ToqueError as error:
            logger.warning("no demo just now", extra={"error": str(error)})
        await asyncio.sleep(BREAK_SECONDS)


def demo_table(game: str, level: str) -> NewTable:
    """Two bots, everybody may watch."""
    seats = [NewSeat("bot", level), NewSeat("bot", level)]
    return NewTable(game=game, seats=seats, name="Two bots", starts_at_once=True)
