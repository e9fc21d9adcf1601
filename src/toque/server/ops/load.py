"""How busy the process is: the delay of its event loop, and its memory."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

SAMPLE_SECONDS = 0.1
STATM = Path("/proc/self/statm")


async def watch_loop(record: Callable[[float], None]) -> None:
    """Record how much later than asked for the loop wakes us, as long as the server runs."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(SAMPLE_SECONDS)
        record(max(0.0, time.perf_counter() - began - SAMPLE_SECONDS))


def memory() -> float:
    """Bytes of memory that the process takes; 0 if the system does not say."""
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0.0
