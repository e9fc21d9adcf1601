"""Attacks on a server, each from one or many addresses of this machine; a program of its own, started by `attack.py`.

python benchmarks/attackers.py NAME PORT ADDRESSES SECONDS
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvloop
from players import HANDSHAKE_KEY, Web

from toque.server.protocol import PROTOCOL
from toque.server.run import raise_file_limit

Target = tuple[str, int]
Attack = Callable[[Target, str, float], Awaitable[None]]
"""Attack a server from an address until a time."""
most_held = 500
"""Connections that all attackers together hold; as many as this program may open."""
all_held: set[asyncio.StreamWriter] = set()
FRAMES_AT_ONCE, FRAMES_A_SECOND = 20, 40
"""What one person may say: whoever says more is cut, and attacks less."""
PIECE = b"x" * 65_536
CUT = (OSError, TimeoutError, RuntimeError, KeyError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What is raised if the server cuts a line, or refuses; uvloop calls the first a RuntimeError."""
POLITENESS = 2
"""How nice attackers are to honest people's programs on the same core. The server has a core of its own."""


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
    while time.monotonic() < until:
        with suppress(*CUT):
            reader, writer = await dial(target, address)
            writer.write(upgrade(target))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 3)
            while time.monotonic() < until and not writer.is_closing():
                writer.write(frame(hello) * 20)
                await asyncio.wait_for(writer.drain(), 3)
                await asyncio.sleep(0)
            writer.transport.abort()
        await asyncio.sleep(0.02)


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
    web = Web(*target, address)
    while time.monotonic() < until:
        with suppress(*CUT):
            await web.request("GET", "/api/tables")
        await asyncio.sleep(0)


async def flood(target: Target, address: str, until: float, message: bytes) -> None:
    """Sit at a table with a bot, and say the same again and again; read what comes, and begin again when cut."""
    while time.monotonic() < until:
        with suppress(*CUT):
            web = Web(*target, address)
            await web.take_name("Eve")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
            opened = await web.request(
                "POST", "/api/tables", {"game": "banquet", "seats": seats, "is_public": False, "starts_at_once": True}
            )
            await keep_saying(target, address, until, web.cookie, str(opened["table"]), message)
        await asyncio.sleep(0.05)


async def keep_saying(target: Target, address: str, until: float, cookie: str, table: str, message: bytes) -> None:
    """Greet a table, and then say as much as one person may, until the line is cut."""
    reader, writer = await dial(target, address)
    writer.write(upgrade(target, cookie))
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    reading = asyncio.ensure_future(read_all(reader))
    writer.write(frame(b'{"type":"hello","version":%d,"table":"%b","since":0}' % (PROTOCOL, table.encode())))
    try:
        while time.monotonic() < until and not reading.done():
            writer.write(frame(message) * FRAMES_AT_ONCE)
            await asyncio.wait_for(writer.drain(), 3)
            await asyncio.sleep(FRAMES_AT_ONCE / FRAMES_A_SECOND)
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
    web = Web(*target, address)
    with suppress(*CUT):
        await web.take_name("Eve")
    while time.monotonic() < until:
        with suppress(*CUT):
            await web.request("POST", "/api/login", {"login": "alice@home", "password": "a wrong password"})
        await asyncio.sleep(0.01)


ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        *(head, headers, body, drip, pipeline, half, silent, readers, many),
        *(sockets, lobby, look, undo, preview, hint, login),
    )
}


async def run(name: str, port: int, addresses: int, seconds: float) -> None:
    """Attack from all addresses at once."""
    until = time.monotonic() + seconds
    target = ("127.0.0.1", port)
    await asyncio.gather(*(ATTACKS[name](target, f"127.0.2.{1 + number}", until) for number in range(addresses)))


def main() -> None:
    """Attack."""
    global most_held
    most_held = raise_file_limit() - 100
    os.nice(POLITENESS)
    name, port, addresses, seconds = sys.argv[1:]
    uvloop.run(run(name, int(port), int(addresses), float(seconds)))


if __name__ == "__main__":
    main()
