"""Faults: the server is killed hard in the middle of a load, again and again; nothing acknowledged may be missing.

python benchmarks/faults.py                       20 kills, 200 tables
python benchmarks/faults.py --kills 3 --tables 20
python benchmarks/faults.py --strikes all --tables 50   instead: a full disk, a database away, a stop, another clock

After each kill the server starts again on the same database and port; all clients reconnect with the last number they
have and go on. Then every table must move, and the nonce of every acknowledged action must be in the database, once.
Prints one JSON object, and fails where anything is missing.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from load import in_groups
from players import Counts, Table
from strikes import STRIKES, Ground

from server import Process
from toque.server.store.database import open_database

UNSTUCK_SECONDS = 60


async def reconnected(tables: list[Table]) -> None:
    """Bring all clients back; a server that has only just started may refuse a few at first."""
    for table in tables:
        for _ in range(100):
            try:
                await table.reconnect()
                break
            except (OSError, RuntimeError):
                await asyncio.sleep(0.1)
        else:
            raise RuntimeError(f"table {table.id} cannot be reached")


async def all_move(tables: list[Table]) -> None:
    """Wait until every table has moved on, or begun another match."""
    before = {id(table): (table.id, max(player.ply for player in table.players)) for table in tables}
    ends = time.monotonic() + UNSTUCK_SECONDS
    waiting = list(tables)
    while waiting:
        if time.monotonic() > ends:
            raise RuntimeError(f"{len(waiting)} tables are stuck, one is {waiting[0].described()}")
        await asyncio.sleep(0.1)
        waiting = [
            table for table in waiting if before[id(table)] == (table.id, max(player.ply for player in table.players))
        ]


def missing(database: str, counts: Counts) -> tuple[int, int]:
    """How many acknowledged actions are not stored, and how many are stored twice."""
    opened = open_database(database)
    opened.open()
    entries = opened.run("SELECT table_id, entry FROM entries")
    opened.close()
    rows = [(table, msgspec.json.decode(entry).get("nonce")) for table, entry in entries]
    stored: dict[str, list[str]] = {}
    for table, nonce in rows:
        if nonce not in (None, "sit", "ready"):
            stored.setdefault(table, []).append(nonce)
    lost = sum(
        nonce not in set(stored.get(table, ())) and nonce not in ("sit", "ready")
        for table, nonces in counts.acknowledged.items()
        for nonce in nonces
    )
    return lost, sum(len(nonces) - len(set(nonces)) for nonces in stored.values())


LIVE = {"clock": "live", "seconds": 900}
"""Each seat's time: more than everybody needs, and less than an hour."""


async def strike_all(options: argparse.Namespace, server: Process, ground: Ground) -> dict[str, object]:
    """Play with clocks, let one thing after the other befall the server, and look."""
    counts = Counts()
    tables = [Table(counts, options.game, ("127.0.0.1", server.port), seed) for seed in range(options.tables)]
    for table in tables:
        table.clock = LIVE
    await in_groups(tables, "name_people")
    await in_groups(tables, "open")
    result: dict[str, object] = {}
    for name in options.strikes.split(","):
        done = counts.done
        for table in tables:
            table.play(options.tables / options.rate if options.rate else 0.0)
        await asyncio.sleep(options.seconds)
        before = counts.done
        await STRIKES[name](server, ground)
        during = counts.done - before
        for table in tables:
            table.pause()
        ended = time.monotonic()
        await asyncio.sleep(1)
        await reconnected(tables)
        lost, twice = missing(server.database, counts)
        for table in tables:
            table.play(0.0)
        await all_move(tables)
        result[name] = {
            "done_before": before - done,
            "done_meanwhile": during,
            "lost": lost,
            "done_twice": twice,
            "out_of_time": out_of_time(server.database),
            "all_move_after_s": round(time.monotonic() - ended, 1),
        }
        sys.stderr.write(f"{name}: {json.dumps(result[name])}\n")
    for table in tables:
        table.close()
    return result


def out_of_time(database: str) -> int:
    """How many seats lost by the clock."""
    opened = open_database(database)
    opened.open()
    found = opened.run("SELECT COUNT(*) FROM entries WHERE entry LIKE '%\"timed_out\"%'")
    opened.close()
    return int(found[0][0])


async def run(options: argparse.Namespace, server: Process) -> dict[str, object]:
    """Play, kill, start again, look."""
    counts, chance = Counts(), random.Random(options.seed)
    tables = [Table(counts, options.game, ("127.0.0.1", server.port), seed) for seed in range(options.tables)]
    await in_groups(tables, "name_people")
    await in_groups(tables, "open")
    lost = twice = 0
    back: list[float] = []
    for kill in range(options.kills):
        for table in tables:
            table.play(options.tables / options.rate if options.rate else 0.0)
        await asyncio.sleep(options.seconds * (0.5 + chance.random()))
        server.kill()
        for table in tables:
            table.pause()
        await asyncio.sleep(0.2)
        started = time.monotonic()
        await asyncio.to_thread(server.start, until_ready=False)
        await reconnected(tables)
        back.append(time.monotonic() - started)
        found = missing(server.database, counts)
        lost, twice = lost + found[0], twice + found[1]
        for table in tables:
            table.play(0.0)
        await all_move(tables)
        sys.stderr.write(f"kill {kill + 1}: {counts.done} done, {found[0]} lost, {found[1]} twice\n")
    for table in tables:
        table.close()
    await asyncio.sleep(0.5)
    return {
        "tables": options.tables,
        "kills": options.kills,
        "acknowledged": sum(map(len, counts.acknowledged.values())),
        "lost": lost,
        "done_twice": twice,
        "stuck": 0,
        "seconds_until_all_were_back": round(max(back), 2),
        "refused": counts.reasons,
    }


def main() -> None:
    """Run it, print what was found, fail if anything is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0, help="of play between two kills, about")
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second; as fast as it goes, without it")
    parser.add_argument("--game", default="banquet")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strikes", help=f"instead of kills, as root, on SQLite: {', '.join(STRIKES)}, or all")
    parser.add_argument("--db", help="an empty database, such as postgresql://...; a fresh SQLite file without it")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    scratch = Path("build")
    scratch.mkdir(exist_ok=True)  # here rather than in /tmp, which may be memory and make commits too cheap
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        is_well = strike(options, Path(folder), cores[0]) if options.strikes else kill(options, folder, cores[0])
    if not is_well:
        sys.exit(1)


def kill(options: argparse.Namespace, folder: str, core: int) -> bool:
    """Kill a server again and again; return whether nothing was lost or done twice."""
    server = Process(options.db or f"{folder}/tables.db", core=core)
    server.start()
    try:
        result = uvloop.run(run(options, server))
    finally:
        server.kill()
    print(json.dumps(result, indent=1))
    return not result["lost"] and not result["done_twice"]


def strike(options: argparse.Namespace, folder: Path, core: int) -> bool:
    """Let everything else befall a server; return whether nothing was lost or done twice, and nobody lost by it."""
    if options.strikes == "all":
        options.strikes = ",".join(STRIKES)
    ground = Ground(folder)
    environment = ground.prepare()
    server = Process(str(ground.database), core=core)
    server.environment = environment
    try:
        server.start()
        result = uvloop.run(strike_all(options, server, ground))
        server.kill()
    finally:
        ground.remove()
    print(json.dumps(result, indent=1))
    found: list[Any] = list(result.values())
    return not any(each["lost"] or each["done_twice"] or each["out_of_time"] for each in found)


if __name__ == "__main__":
    main()
