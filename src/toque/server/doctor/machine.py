"""The machine and the database, as the doctor looks at them."""

import os
import shutil
import stat
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from toque.bots import compiling
from toque.games import NAMES, load
from toque.server.doctor.finding import Finding, judged
from toque.server.errors import Busy, DatabaseError
from toque.server.store.database import Database, newest_version, open_database, schema_version

ENOUGH_FILES = 4096
ENOUGH_DISK = 1 << 30
ENOUGH_MEMORY = 1 << 30
SLOW_WRITE = 0.02
"""Seconds for a write that is on disk; every move waits for one."""
TRIES = 15
OTHERS = stat.S_IRGRP | stat.S_IWGRP | stat.S_IROTH | stat.S_IWOTH


def machine_findings() -> Iterator[Finding]:
    """What the program may use here."""
    if hasattr(os, "geteuid"):
        remedy = "run it as a user of its own: deploy/toque.service does"
        yield judged(os.geteuid() != 0, "unsafe", "not run as root", "run as root", remedy)
    cores = os.cpu_count() or 1
    yield judged(cores > 1, "slow", f"{cores} cores", "one core: bots and players share it")
    yield from _files()
    yield from _memory()
    yield _compiled()


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    is_enough = limit == resource.RLIM_INFINITY or limit >= ENOUGH_FILES
    shown = "any number of" if limit == resource.RLIM_INFINITY else f"{limit:,}"
    remedy = "systemd: LimitNOFILE=65536; a shell: ulimit -Hn 65536"
    yield judged(is_enough, "slow", f"may open {shown} files", f"may open {shown} files: each browser is one", remedy)


def _memory() -> Iterator[Finding]:
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
        free = 1024 * next(int(line.split()[1]) for line in lines if line.startswith("MemAvailable"))
    except (OSError, StopIteration):
        return
    text = f"{free / 1e9:.1f} GB of memory free"
    yield judged(free >= ENOUGH_MEMORY, "slow", text, text, "compiling takes 300 MB a game, the site some 500 MB")


def _compiled() -> Finding:
    missing = [
        name for name in NAMES if not all(compiling.is_compiled(load(name), stage) for stage in compiling.STAGES)
    ]
    remedy = "they are compiled after the first start; games and bots are slow until then"
    return judged(not missing, "slow", "all rules are compiled", f"not compiled yet: {', '.join(missing)}", remedy)


def database_findings(address: str) -> Iterator[Finding]:
    """Whether everything can be stored, and how fast."""
    is_file = "://" not in address
    path = Path(address.removeprefix("sqlite:///")).expanduser()
    if is_file and not path.is_file():
        yield Finding("unsafe", f"{path}: no such file", "name the database with --db or TOQUE_DB")
        return
    database = open_database(address)
    try:
        database.open()
        yield _version(database)
        if not is_file:
            yield _answers(database)
    except (DatabaseError, Busy) as error:
        yield Finding("unsafe", f"the database: {error}", "until it answers, moves are refused as busy")
    finally:
        database.close()
    if is_file:
        yield from _file(path)


def _version(database: Database) -> Finding:
    version, newest = schema_version(database), newest_version(database.dialect)
    tables = database.run("SELECT COUNT(*) FROM tables")[0][0]
    return judged(
        version == newest,
        "slow",
        f"the database answers: {tables:,} tables",
        f"the database has schema {version}, this program writes {newest}",
        "the next start of `toque serve` brings it up to date; back it up first",
    )


def _answers(database: Database) -> Finding:
    took = _median(lambda: database.run("SELECT 1"))
    text = f"a question to the database takes {1000 * took:.1f} ms"
    return judged(took < SLOW_WRITE, "slow", text, text, "every move waits for it: move it nearer")


def _file(path: Path) -> Iterator[Finding]:
    mode = stat.S_IMODE(path.stat().st_mode)
    others = f"others on this machine may read {path}"
    yield judged(not mode & OTHERS, "unsafe", f"only its owner reads {path.name}", others, f"chmod 600 {path}*")
    free = shutil.disk_usage(path.parent).free
    text = f"{free / 1e9:.1f} GB of disk free"
    yield judged(free >= ENOUGH_DISK, "unsafe", text, text, "with a full disk every move is refused")
    try:
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            took = _median(lambda: _write(probe.fileno()))
    except OSError as error:
        yield Finding("unsafe", f"nothing can be written beside {path}: {error.strerror}")
        return
    text = f"a write is on disk after {1000 * took:.1f} ms"
    yield judged(took < SLOW_WRITE, "slow", text, text, "every move waits for it: use another disk")


def _write(file: int) -> None:
    os.write(file, b"x" * 4096)
    os.fsync(file)


def _median(work: object) -> float:
    assert callable(work)
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        took.append(time.perf_counter() - began)
    return statistics.median(took)
