"""Running the `toque` command inside the test's own process, and as a process of its own."""

import io
import subprocess
import sys
from dataclasses import dataclass

from toque import cli

COLUMNS = "120"


@dataclass(frozen=True)
class Told:
    """What a command said."""

    code: int
    out: str
    err: str


def toque(monkeypatch, capsys, *arguments: str, typed: str = "") -> Told:
    """Run the command in this process."""
    monkeypatch.setattr(sys, "argv", ["toque", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", COLUMNS)
    code = 0
    try:
        cli.main()
    except SystemExit as stop:
        code = int(stop.code or 0)
    told = capsys.readouterr()
    return Told(code, told.out, told.err)


def toque_process(*arguments: str, **settings) -> subprocess.CompletedProcess[str]:
    """Run the command as a user does."""
    return subprocess.run(
        [sys.executable, "-m", "toque", *arguments], capture_output=True, text=True, check=False, **settings
    )
