"""A Toque server as a process of its own, to measure it and to kill it."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO

from toque.games import NAMES

TICKS = os.sysconf("SC_CLK_TCK")
TRUSTING = ("--trust", "127.0.0.1", "--frames-per-second", "5000")
"""Hundreds of players of one address, each as fast as it goes."""
START_SECONDS = 900
"""The first start compiles."""


class Process:
    """`toque serve` on a port, with a database that outlives it."""

    def __init__(self, database: str, port: int = 0, core: int | None = None, more: tuple[str, ...] = TRUSTING) -> None:
        self.database = database
        self.port = port
        self._core = core
        self._more = more
        self.environment: dict[str, str] = {}
        """More of its environment, such as a library that turns its clock."""
        self._process: subprocess.Popen[str]
        self._ready: threading.Event
        self._ready_at = 0.0

    def start(self, *, until_ready: bool = True) -> None:
        """Start, and wait until the site answers, or until all games are ready."""
        command = [sys.executable, "-m", "toque", "serve", "--port", str(self.port), "--db", self.database]
        command += ["--log", "json", *self._more]
        environment = {**os.environ, **self.environment}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
        if self._core is not None:
            os.sched_setaffinity(self._process.pid, {self._core})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "Toque is open at" not in line:
            raise RuntimeError(f"the server did not start: {line}{self._process.communicate()[1]}")
        self.port = int(line.split(":")[2].split()[0])
        self._ready = threading.Event()
        threading.Thread(target=self._follow, args=(self._process.stderr, self._ready), daemon=True).start()
        if until_ready:
            self.wait_until_ready()

    def wait_until_ready(self) -> float:
        """Wait until all games and bots are compiled; return when that was."""
        if not self._ready.wait(START_SECONDS):
            self.kill()
            raise RuntimeError("the games are not ready")
        return self._ready_at

    def _follow(self, lines: IO[str], ready: threading.Event) -> None:
        """Read the log: wait for the games, and pass on what is more than information."""
        left = len(NAMES)
        for line in lines:
            left -= '"bots ready"' in line
            if not left and not ready.is_set():
                self._ready_at = time.monotonic()
                ready.set()
            if '"level": "info"' not in line:
                sys.stderr.write(line)

    def kill(self) -> None:
        """As if the power failed."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Gently."""
        self._process.terminate()
        self._process.wait(30)

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def cpu_seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory in use, once things have settled."""
        time.sleep(0.5)
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")
