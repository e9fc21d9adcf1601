"""How a server is: whether it can store anything, and how busy it is."""

import asyncio
import time

from toque.core.errors import ToqueError
from toque.server.ops.load import memory
from toque.server.rooms.hub import Hub

EVERY = 1.0
"""Seconds between two tries to store something, at least."""
PATIENCE = 3.0


class Health:
    """Looks at a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._checked = 0.0
        self._illness = ""

    async def illness(self) -> str:
        """Why nothing can be stored now; empty if it can."""
        if time.monotonic() - self._checked > EVERY:
            self._checked = time.monotonic()
            self._illness = await self._try_to_store()
        return self._illness

    async def _try_to_store(self) -> str:
        try:
            await asyncio.wait_for(self._hub.store.check(), timeout=PATIENCE)
        except TimeoutError:
            return "the database does not answer"
        except ToqueError as error:
            return f"nothing can be stored: {error}"
        return ""

    def gauge(self) -> None:
        """Bring the gauges up to date."""
        hub = self._hub
        hub.metrics.gauges = {
            "toque_sockets": len(hub.clients),
            "toque_sockets_behind": sum(client.is_behind for client in hub.clients),
            "toque_tables": len(hub.rooms),
            "toque_room_queued": sum(room.queued for room in hub.rooms.values()),
            "toque_store_queued": hub.store.queued,
            "toque_previews_queued": hub.previews.queued,
            "toque_turns_queued": hub.turns.queued,
            "toque_thinking": hub.bot_pool.busy,
            "toque_thinking_queued": hub.bot_pool.queued,
            "toque_stalls": hub.clock.stalls,
            "toque_memory_bytes": memory(),
        }
