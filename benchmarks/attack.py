"""Attacks on a server of one's own, on loopback, while honest people play, and what these notice of them.

python benchmarks/attack.py                              all attacks, from 1 address and from 100
python benchmarks/attack.py --attacks head,half --seconds 4 --addresses 1

Prints a JSON object: for each attack the honest players' 99th percentile from an action to the other player's update,
whether a newcomer's page came, and the server's largest memory.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import uvloop
from players import HANDSHAKE_KEY, Counts, Table, Web

from server import Process
from toque.server.protocol import PROTOCOL
from toque.server.run import raise_file_limit

Target = tuple[str, int]
Attack = Callable[[Target, str, float], Awaitable[None]]
"""Attack a server from an address until a time."""
HONEST_TABLES = 25
"""Of two players each."""
most_held = 500
"""Connections that all attackers together hold, so that this program has files left for honest people."""
all_held: set[asyncio.StreamWriter] = set()
HONEST_PERIOD = 0.5
"""Seconds between two actions at a table."""
PATIENCE = 10.0
"""Seconds that a newcomer waits for a page."""
PIECE = b"x" * 65_536
CUT = (OSError, TimeoutError, RuntimeError)
"""What is raised if the server cuts a line; uvloop calls it a RuntimeError."""


async def dial(target: Target, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from an address of this machine."""
    return await asyncio.wait_for(asyncio.open_connection(*target, local_addr=(address, 0)), 3)


async def pour(target: Target, address: str, until: float, head: bytes, piece: bytes) -> None:
    """Send the beginning of a request and then one piece after the other; begin again when cut."""
    while time.monotonic() < until:
        with suppress(*CUT):
            _, writer = await dial(target, address)
            writer.write(head)
            while time.monotonic() < until and not writer.is_closing():
                writer.write(piece)
                await asyncio.wait_for(writer.drain(), 3)
            writer.transport.abort()
        await asyncio.sleep(0.02)


async def head(target: Target, address: str, until: float) -> None:
    """A header that does not end."""
    await pour(target, address, until, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: ", PIECE)


async def headers(target: Target, address: str, until: float) -> None:
    """Headers that do not end."""
    await pour(target, address, until, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-Filler: 1\r\n" * 5_000)


async def body(target: Target, address: str, until: float) -> None:
    """A body that does not end."""
    request = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999999999\r\n\r\n"
    await pour(target, address, until, request, PIECE)


async def pipeline(target: Target, address: str, until: float) -> None:
    """Requests one after the other, without reading an answer."""
    await pour(target, address, until, b"", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1_000)


async def half(target: Target, address: str, until: float) -> None:
    """Hold 1,100 connections open, each with half a request."""
    await hold(target, address, until, 1_100, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")


async def silent(target: Target, address: str, until: float) -> None:
    """Hold 1,100 connections open, and say nothing."""
    await hold(target, address, until, 1_100, b"")


async def hold(target: Target, address: str, until: float, most: int, beginning: bytes) -> None:
    """Open connections and keep them."""
    held: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with suppress(*CUT):
            if len(held) < most and len(all_held) < most_held:
                _, writer = await dial(target, address)
                writer.write(beginning)
                held.append(writer)
                all_held.add(writer)
                continue
        await asyncio.sleep(0.05)
    for writer in held:
        writer.transport.abort()
    all_held.difference_update(held)


async def readers(target: Target, address: str, until: float) -> None:
    """Ask for rulebooks and read nothing."""
    request = b"GET /api/games/italia/rules HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await hold(target, address, until, 200, request * 5)


def upgrade(target: Target, cookie: str = "") -> bytes:
    """Ask for a WebSocket."""
    origin = f"{target[0]}:{target[1]}"
    return (
        f"GET /socket HTTP/1.1\r\nHost: {origin}\r\nCookie: toque={cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {HANDSHAKE_KEY}\r\n\r\n"
    ).encode()


def frame(message: bytes) -> bytes:
    """A text frame; a mask of zeroes leaves it as it is."""
    length = len(message)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + message


async def sockets(target: Target, address: str, until: float) -> None:
    """Open WebSockets and say hello to the lobby again and again."""
    hello = b'{"type":"hello","version":%d,"table":null,"since":0}' % PROTOCOL
    await pour(target, address, until, upgrade(target), frame(hello) * 20)


async def many(target: Target, address: str, until: float) -> None:
    """Hold 400 WebSockets open, and say nothing."""
    await hold(target, address, until, 400, upgrade(target))


async def drip(target: Target, address: str, until: float) -> None:
    """Send the bodies of 200 requests byte by byte."""
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n"
    held: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with suppress(*CUT):
            if len(held) < 200:
                _, writer = await dial(target, address)
                writer.write(head)
                held.append(writer)
        held = [writer for writer in held if not writer.is_closing()]
        for writer in held:
            with suppress(RuntimeError):  # uvloop says so if it was cut just now
                writer.write(b"x")
        await asyncio.sleep(0.02)
    for writer in held:
        writer.transport.abort()


async def lobby(target: Target, address: str, until: float) -> None:
    """Ask for the list of tables again and again, and read it."""
    web = AddressedWeb(*target, address)
    while time.monotonic() < until:
        with suppress(OSError, TimeoutError, RuntimeError, KeyError):
            await web.request("GET", "/api/tables")
        await asyncio.sleep(0)


async def flood(target: Target, address: str, until: float, message: bytes) -> None:
    """Sit at a table with a bot, and say the same again and again; read what comes, and begin again when cut."""
    while time.monotonic() < until:
        with suppress(OSError, TimeoutError, RuntimeError, KeyError):
            web = AddressedWeb(*target, address)
            await web.take_name("Eve")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
            opened = await web.request(
                "POST", "/api/tables", {"game": "banquet", "seats": seats, "is_public": False, "starts_at_once": True}
            )
            await keep_saying(target, address, until, web.cookie, str(opened["table"]), message)
        await asyncio.sleep(0.05)


async def keep_saying(target: Target, address: str, until: float, cookie: str, table: str, message: bytes) -> None:
    """Greet a table, and then flood it until the line is cut."""
    reader, writer = await dial(target, address)
    reading = asyncio.ensure_future(read_all(reader))
    hello = b'{"type":"hello","version":%d,"table":"%b","since":0}' % (PROTOCOL, table.encode())
    writer.write(upgrade(target, cookie) + frame(hello))
    try:
        while time.monotonic() < until and not reading.done():
            writer.write(frame(message) * 20)
            await asyncio.wait_for(writer.drain(), 3)
            await asyncio.sleep(0.001)
    finally:
        reading.cancel()
        writer.transport.abort()


async def read_all(reader: asyncio.StreamReader) -> None:
    """Read until the end."""
    while await reader.read(65_536):
        pass


async def look(target: Target, address: str, until: float) -> None:
    """Look from a seat again and again: everything is sent anew."""
    await flood(target, address, until, b'{"type":"look","seat":0}')


async def undo(target: Target, address: str, until: float) -> None:
    """Ask to take back again and again."""
    await flood(target, address, until, b'{"type":"undo","nonce":"n","ply":0,"seat":0,"plies":1}')


async def preview(target: Target, address: str, until: float) -> None:
    """Ask what a move would bring again and again."""
    action = b'{"do":"place","piece":"burger","cell":"C4"}'
    await flood(target, address, until, b'{"type":"preview","nonce":"n","seat":0,"action":%b}' % action)


async def hint(target: Target, address: str, until: float) -> None:
    """Ask for hints again and again."""
    await flood(target, address, until, b'{"type":"hint","nonce":"n","seat":0}')


async def login(target: Target, address: str, until: float) -> None:
    """Guess passwords."""
    web = AddressedWeb(*target, address)
    with suppress(OSError, TimeoutError, RuntimeError, KeyError):
        await web.take_name("Eve")
    while time.monotonic() < until:
        with suppress(OSError, TimeoutError, RuntimeError, KeyError):
            await web.request("POST", "/api/login", {"login": "alice@home", "password": "a wrong password"})
        await asyncio.sleep(0.01)


class AddressedWeb(Web):
    """A browser at an address."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port)
        self._address = address

    async def _request(self, method: str, path: str, body: object) -> object:
        if self._streams is None:
            self._streams = await dial((self.host, self.port), self._address)
        return await super()._request(method, path, body)


ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        *(head, headers, body, drip, pipeline, half, silent, readers, many),
        *(sockets, lobby, look, undo, preview, hint, login),
    )
}


async def newcomer(target: Target, until: float, waits: list[float]) -> None:
    """Somebody else opens the page, again and again: how long they wait, and -1 if nothing came."""
    while time.monotonic() < until:
        began = time.monotonic()
        try:
            reader, writer = await dial(target, "127.0.3.1")
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            waits.append(time.monotonic() - began if b" 200 " in answer[:20] else -1)
        except (OSError, TimeoutError):
            waits.append(-1)
        await asyncio.sleep(0.25)


async def watch_memory(server: Process, until: float, sizes: list[int]) -> None:
    """Note how much memory the server takes."""
    while time.monotonic() < until:
        with suppress(OSError):
            sizes.append(await asyncio.to_thread(server.memory))


async def measure(
    server: Process, counts: Counts, attack: Attack | None, addresses: int, seconds: float
) -> dict[str, object]:
    """Attack, and say what honest people noticed."""
    target = ("127.0.0.1", server.port)
    counts.latencies.clear()
    counts.is_measuring = True
    until, done = time.monotonic() + seconds, counts.done
    waits: list[float] = []
    sizes: list[int] = []
    attackers = [attack(target, f"127.0.2.{1 + number}", until) for number in range(addresses)] if attack else []
    await asyncio.gather(newcomer(target, until, waits), watch_memory(server, until, sizes), *attackers)
    counts.is_measuring = False
    found = sorted(counts.latencies)
    return {
        "p99_ms": round(1000 * found[int(0.99 * len(found))], 1) if found else None,
        "max_ms": round(1000 * found[-1], 1) if found else None,
        "actions": counts.done - done,
        "newcomers_served": f"{sum(wait >= 0 for wait in waits)} of {len(waits)}",
        "newcomer_max_ms": round(1000 * max(waits, default=-1), 1),
        "memory_mb": round(max(sizes) / 1e6) if sizes else None,
    }


async def run(options: argparse.Namespace, server: Process) -> dict[str, object]:
    """All attacks, one after the other, with a pause in between."""
    counts = Counts()
    tables = [Table(counts, "banquet", ("127.0.0.1", server.port), seed) for seed in range(HONEST_TABLES)]
    for table in tables:
        await table.name_people()
        await table.open()
        table.play(HONEST_PERIOD)
    await asyncio.sleep(2)
    result: dict[str, object] = {"peace": await measure(server, counts, None, 0, options.seconds)}
    for name in options.attacks.split(","):
        for addresses in options.addresses:
            await asyncio.sleep(options.pause)
            measured = await measure(server, counts, ATTACKS[name], addresses, options.seconds)
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
    global most_held
    most_held = raise_file_limit() // 2
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"), core=cores[0], more=("--frames-per-second", "40"))
        server.start(until_ready=False)
        try:
            result = uvloop.run(run(options, server))
        finally:
            server.kill()
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
