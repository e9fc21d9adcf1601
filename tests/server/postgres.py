"""A real PostgreSQL server for the tests, in a folder of its own, as a user of its own."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
START_SECONDS = 60


def find(program: str) -> str | None:
    """Where a program of PostgreSQL's is, Debian's folders included."""
    found = sorted(BINARIES.glob(f"*/bin/{program}"), reverse=True)
    return str(found[0]) if found else shutil.which(program)


def why_not() -> str:
    """Why there can be no server here; empty if there can."""
    if not find("initdb") or not find("postgres"):
        return "PostgreSQL is not installed: apt-get install postgresql"
    if os.getuid() == 0 and _unprivileged() is None:
        return "PostgreSQL does not run as root, and there is no user to run it as"
    return ""


@contextmanager
def running() -> Iterator[str]:
    """A server on a free port, and the address of its database."""
    folder = tempfile.mkdtemp(prefix="toque-postgres-")
    user = _unprivileged() if os.getuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    data = f"{folder}/data"
    _run([find("initdb"), "-D", data, "-U", "toque", "-A", "trust", "--no-sync", "-E", "UTF8"], user)
    port = _free_port()
    settings = ["-p", str(port), "-k", folder, "-h", "127.0.0.1", "-F"]
    server = subprocess.Popen(
        [find("postgres"), "-D", data, *settings], user=user, stderr=subprocess.DEVNULL, cwd=folder
    )
    try:
        _wait_for(port, server)
        yield f"postgresql://toque@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # a fast shutdown: it does not wait for clients
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[str | None], user: str | None) -> None:
    subprocess.run(command, user=user, check=True, capture_output=True, cwd="/", timeout=START_SECONDS)


def _unprivileged() -> str | None:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    import psycopg

    started = time.monotonic()
    while True:
        try:
            psycopg.connect(f"postgresql://toque@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() - started < START_SECONDS, "PostgreSQL does not answer"
            time.sleep(0.1)
