"""What befalls a server under load besides a kill: a full disk, a database away or locked, a stop, another clock."""

import asyncio
import os
import signal
import sqlite3
import struct
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

from server import Process

HOUR = 3600
AWAY = 5.0
"""Seconds in which nothing can be stored."""
FROZEN, STOPPED = 8.0, 60.0
SIDE_FILES = ("", "-wal", "-shm")


class Ground:
    """Where a server stands: a folder on a disk of its own that can be filled, and a clock that can be turned."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.disk = folder / "disk"
        self.turned = folder / "turned"
        self.library = folder / "turn_clock.so"

    def prepare(self, megabytes: int = 200) -> dict[str, str]:
        """Mount the disk, compile the clock; return what the server must be started with."""
        self.disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "toque", self.disk], check=True)
        source = Path(__file__).with_name("turn_clock.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", self.library, source, "-ldl"], check=True)
        self.turn(0)
        return {"LD_PRELOAD": str(self.library), "TURNED_BY": str(self.turned)}

    def remove(self) -> None:
        """Give the disk back."""
        subprocess.run(["umount", self.disk], check=False)

    def turn(self, seconds: int) -> None:
        """Turn the clock; the file stays the same, as the server has it in its memory."""
        with self.turned.open("r+b" if self.turned.exists() else "wb") as file:
            file.write(struct.pack("l", seconds))

    @property
    def database(self) -> Path:
        """The server's database."""
        return self.disk / "tables.db"


async def fill_disk(server: Process, ground: Ground) -> None:
    """Fill the disk, and make room again."""
    filler = ground.disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1 << 16))
        except OSError:
            await asyncio.sleep(AWAY)
    filler.unlink()


async def move_database(server: Process, ground: Ground) -> None:
    """Move the database's files away, and back."""
    names = [Path(f"{ground.database}{side}") for side in SIDE_FILES]
    there = [name for name in names if name.exists()]
    for name in there:
        name.rename(f"{name}.away")
    await asyncio.sleep(AWAY)
    for name in there:
        Path(f"{name}.away").rename(name)


async def lock_database(server: Process, ground: Ground) -> None:
    """Let another program hold the database."""
    other = sqlite3.connect(ground.database, timeout=30, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(FROZEN)
    other.execute("ROLLBACK")
    other.close()


async def freeze(server: Process, ground: Ground) -> None:
    """Stop the process for a moment."""
    await stop_for(server, FROZEN)


async def stop(server: Process, ground: Ground) -> None:
    """Stop the process for a minute."""
    await stop_for(server, STOPPED)


async def stop_for(server: Process, seconds: float) -> None:
    """Stop the process, and let it go on."""
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.pid, signal.SIGCONT)


async def turn_clock(server: Process, ground: Ground) -> None:
    """Turn the clock forward by an hour, then back by two, then right again."""
    for seconds in (HOUR, -HOUR, 0):
        ground.turn(seconds)
        await asyncio.sleep(AWAY)


STRIKES: dict[str, Callable[[Process, Ground], Awaitable[None]]] = {
    "disk full": fill_disk,
    "database away": move_database,
    "database locked 8 s": lock_database,
    "frozen 8 s": freeze,
    "stopped 60 s": stop,
    "clock moved 1 h both ways": turn_clock,
}
