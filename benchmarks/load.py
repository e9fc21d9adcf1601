"""Load: many tables of random players over real sockets against one server, every action stored before it is sent.

python benchmarks/load.py                           1,000 tables, full speed and then half of 2,500 actions/s
python benchmarks/load.py --tables 100 --seconds 5  smaller

Prints one JSON object: actions a second, latency from sending an action to the other player's news, memory a table,
processor time an action. The server has one core, the clients another, where there are two; clients that stay awake
take all of theirs.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
import time
from pathlib import Path

import uvloop
from players import Counts, Table

from server import Process

AT_ONCE = 20
"""Tables opened at the same time."""
TARGET = 2500


async def in_groups(tables: list[Table], work: str) -> None:
    """Do something for all tables, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await getattr(table, work)()

    await asyncio.gather(*(one(table) for table in tables))


async def stay_awake() -> None:
    """Keep the clients' core from sleeping: on loopback it is the server that pays for waking it, with every frame."""
    while True:
        await asyncio.sleep(0)


async def measure(
    server: Process, tables: list[Table], counts: Counts, seconds: float, rate: float
) -> dict[str, float]:
    """Play for a while and say what came of it."""
    period = len(tables) / rate if rate else 0.0
    for table in tables:
        table.play(period)
    await asyncio.sleep(min(3.0, seconds / 3))
    counts.latencies.clear()
    counts.is_measuring = True
    before, started, cpu, own = counts.done, time.perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - started
    done = counts.done - before
    cpu, own = server.cpu_seconds() - cpu, time.process_time() - own
    counts.is_measuring = False
    for table in tables:
        table.pause()
    await asyncio.sleep(1)
    found = sorted(counts.latencies)
    return {
        "asked_per_second": rate,
        "actions_per_second": round(done / elapsed, 1),
        "p50_ms": percentile(found, 0.5),
        "p99_ms": percentile(found, 0.99),
        "max_ms": percentile(found, 1.0),
        "server_cpu_us_per_action": round(1e6 * cpu / max(done, 1), 1),
        "server_cpu_share": round(cpu / elapsed, 3),
        "client_cpu_share": round(own / elapsed, 3),
    }


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * values[min(len(values) - 1, int(share * len(values)))], 2) if values else 0.0


async def phase(options: argparse.Namespace, server: Process, counts: Counts, rate: float) -> dict[str, object]:
    """One load on tables of its own, so that hardly a match ends meanwhile and must be followed by another."""
    tables = [Table(counts, options.game, ("127.0.0.1", server.port), seed) for seed in range(options.tables)]
    await in_groups(tables, "name_people")
    empty = server.memory()
    await in_groups(tables, "open")
    await asyncio.sleep(2)
    gc.collect()
    idle = server.memory()
    sockets = sum(player.line is not None for table in tables for player in table.players)
    counts.reasons.clear()
    counts.over = 0
    measured = await measure(server, tables, counts, options.seconds, rate)
    for table in tables:
        table.close()
    await asyncio.sleep(2)
    return {
        "tables": len(tables),
        "live_sockets": sockets,
        "bytes_per_table": round((idle - empty) / len(tables)),
        **measured,
        "refused": dict(counts.reasons),
        "matches_over": counts.over,
    }


async def run(options: argparse.Namespace, server: Process) -> dict[str, object]:
    """All of it. Tables of the second phase take the room that the first has left: their size is the first's."""
    awake = None if options.sleepy else asyncio.create_task(stay_awake())
    counts = Counts()
    warm = [Table(counts, options.game, ("127.0.0.1", server.port), -1 - seed) for seed in range(20)]
    await in_groups(warm, "name_people")
    await in_groups(warm, "open")
    await measure(server, warm, counts, 2.0, 0)
    result: dict[str, object] = {"game": options.game}
    for name, rate in (("full", 0.0), ("half", options.rate)):
        if name in options.phases:
            result[name] = await phase(options, server, counts, rate)
    result["memory_mb"] = round(server.memory() / 1e6, 1)
    for table in warm:
        table.close()
    if awake is not None:
        awake.cancel()
    await asyncio.sleep(0.5)
    return result


def main() -> None:
    """Start a server, load it, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=TARGET / 2, help="actions a second of the paced phase")
    parser.add_argument("--game", default="banquet")
    parser.add_argument("--sleepy", action="store_true", help="let the clients' core sleep while nothing comes")
    parser.add_argument("--phases", default="full,half")
    parser.add_argument("--db", help="where the server keeps its tables; a fresh SQLite file without it")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    scratch = Path("build")
    scratch.mkdir(exist_ok=True)  # here rather than in /tmp, which may be memory and make commits too cheap
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        server = Process(options.db or f"{folder}/tables.db", core=cores[0])
        server.start()
        try:
            gc.freeze()
            result = uvloop.run(run(options, server))
        finally:
            server.stop()
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
