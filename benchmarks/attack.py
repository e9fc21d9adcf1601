"""Attacks on a server of one's own, on loopback, while honest people play, and what these notice of them.

python benchmarks/attack.py                              all attacks, from 1 address and from 100
python benchmarks/attack.py --attacks head,half --seconds 4 --addresses 1

The server has a core of its own. Attackers are a program of their own, on the other core with the honest people's,
who go first there. All come from different addresses, and none is trusted.

Prints a JSON object: for each attack the honest players' 99th percentile from an action to the other player's update,
how many newcomers reached the list of tables and how long the slowest took, and the server's largest memory.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import uvloop
from attackers import ATTACKS, frame, upgrade
from players import Counts, Table, Web

from server import Process
from toque.server.protocol import PROTOCOL
from toque.server.run import raise_file_limit

HONEST_TABLES = 25
"""Of two players each."""
HONEST_PERIOD = 0.5
"""Seconds between two actions at a table."""
PATIENCE = 10.0
"""Seconds that a newcomer waits for everything."""
BETWEEN_NEWCOMERS = 0.25
OWN_SAMPLE = 0.005
STARTING = 0.7
"""Seconds that attackers take to start."""
ATTACKERS = Path(__file__).with_name("attackers.py")
HELLO = b'{"type":"hello","version":%d,"table":null,"since":0}' % PROTOCOL


async def newcomers(target: tuple[str, int], until: float, waits: list[float]) -> None:
    """One new person after the other comes: how long each takes to see the list of tables, and -1 for who does not."""
    number = 0
    while time.monotonic() < until:
        number += 1
        began = time.monotonic()
        try:
            await asyncio.wait_for(come(Web(*target, f"127.0.3.{1 + number % 250}")), PATIENCE)
            waits.append(time.monotonic() - began)
        except (OSError, TimeoutError, RuntimeError, asyncio.IncompleteReadError):
            waits.append(-1)
        await asyncio.sleep(BETWEEN_NEWCOMERS)


async def come(web: Web) -> None:
    """Take a name, open a WebSocket, and be sent the list of tables."""
    await web.take_name("Nora")
    web.close()
    reader, writer = await asyncio.open_connection(web.host, web.port, local_addr=web.source)
    try:
        writer.write(upgrade((web.host, web.port), web.cookie))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(HELLO))
        await reader.readuntil(b'"type":"lobby"')
    finally:
        writer.transport.abort()


async def watch_memory(server: Process, until: float, sizes: list[int]) -> None:
    """Note how much memory the server takes."""
    while time.monotonic() < until:
        with suppress(OSError):
            sizes.append(await asyncio.to_thread(server.memory))


async def watch_own_delay(until: float, delays: list[float]) -> None:
    """Note how late this program itself is: the machine, or the attackers beside it, and not the server."""
    while time.monotonic() < until:
        began = time.monotonic()
        await asyncio.sleep(OWN_SAMPLE)
        delays.append(time.monotonic() - began - OWN_SAMPLE)


def waited(pid: int) -> float:
    """Seconds that a process was ready to run and had no core."""
    return sum(int(each.read_text().split()[1]) for each in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9


async def attacking(name: str, port: int, addresses: int, seconds: float) -> None:
    """Let attackers attack."""
    command = (str(ATTACKERS), name, str(port), str(addresses), str(seconds))
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stderr=asyncio.subprocess.DEVNULL)
    await process.wait()


async def measure(
    server: Process, counts: Counts, attack: str | None, addresses: int, seconds: float
) -> dict[str, object]:
    """Attack, and say what honest people noticed."""
    target = ("127.0.0.1", server.port)
    attackers = asyncio.create_task(attacking(attack, server.port, addresses, seconds)) if attack else None
    await asyncio.sleep(STARTING)
    counts.latencies.clear()
    counts.is_measuring = True
    until, done, cpu, began = time.monotonic() + seconds, counts.done, server.cpu_seconds(), time.monotonic()
    waits: list[float] = []
    sizes: list[int] = []
    delays: list[float] = []
    no_core = waited(server.pid)
    await asyncio.gather(
        newcomers(target, until, waits), watch_memory(server, until, sizes), watch_own_delay(until, delays)
    )
    no_core = waited(server.pid) - no_core
    counts.is_measuring = False
    busy = (server.cpu_seconds() - cpu) / (time.monotonic() - began)
    found = sorted(counts.latencies)
    if attackers is not None:
        await attackers
    return {
        "p99_ms": round(1000 * found[int(0.99 * len(found))], 1) if found else None,
        "max_ms": round(1000 * found[-1], 1) if found else None,
        "actions": counts.done - done,
        "newcomers_served": f"{sum(wait >= 0 for wait in waits)} of {len(waits)}",
        "newcomer_max_ms": round(1000 * max(waits, default=-1), 1),
        "memory_mb": round(max(sizes) / 1e6) if sizes else None,
        "server_cpu_share": round(busy, 2),
        "server_without_core_s": round(no_core, 2),
        "own_delay_p99_ms": round(1000 * sorted(delays)[int(0.99 * len(delays))], 1),
        "own_delay_max_ms": round(1000 * max(delays), 1),
    }


async def run(options: argparse.Namespace, server: Process) -> dict[str, object]:
    """All attacks, one after the other, with a pause in between."""
    counts = Counts()
    host = ("127.0.0.1", server.port)
    tables = [
        Table(counts, "banquet", host, seed, (f"127.0.4.{1 + seed}", f"127.0.5.{1 + seed}"))
        for seed in range(HONEST_TABLES)
    ]
    for table in tables:
        await table.name_people()
        await table.open()
        table.play(HONEST_PERIOD)
    await asyncio.sleep(2)
    result: dict[str, object] = {"peace": await measure(server, counts, None, 0, options.seconds)}
    for name in options.attacks.split(","):
        for addresses in options.addresses:
            await asyncio.sleep(options.pause)
            measured = await measure(server, counts, name, addresses, options.seconds)
            result[f"{name} from {addresses}"] = measured
            print(name, addresses, json.dumps(measured), file=sys.stderr)
    return result


def main() -> None:
    """Start a server, attack it, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    parser.add_argument("--addresses", type=int, nargs="+", default=[1, 100])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--pause", type=float, default=3.0)
    options = parser.parse_args()
    raise_file_limit()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"), core=cores[0], more=())
        server.start()
        try:
            result = uvloop.run(run(options, server))
        finally:
            server.kill()
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
