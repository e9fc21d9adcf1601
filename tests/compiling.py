"""Compiling the rules before many tests run, each game in one process only."""

import fcntl
import functools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from toque.bots.compiling import STAGES, is_compiled, note, prepare
from toque.core.kernel import jit
from toque.core.kernel.speeds import USUAL
from toque.games import NAMES, load

MANY = 1000
"""Tests of a run that need every game."""


def compile_games(worker: str, tests: int) -> None:
    """Compile all games, or load what was compiled; each worker begins with another game, and waits for no twin."""
    if not worker or tests < MANY or USUAL == "plain":
        return
    compile_all(int(worker.removeprefix("gw")))


@functools.cache
def compile_all(first: int = 0) -> None:
    """Compile all games here, beginning with one of them: the site would do it at the lowest priority."""
    first %= len(NAMES)
    for name in (*NAMES[first:], *NAMES[:first]):
        with held(jit.cache_root() / f"{name}.lock"):
            game = load(name)
            for stage in STAGES:
                if not is_compiled(game, stage):
                    prepare(game, stage)
                    note(game, stage)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a lock that other processes wait for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
