"""The `rule` decorator: one source, run plain or compiled, never from a stale cache.

Numba's file cache looks at a function's own file only: it does not see an edit in a function that it calls, nor
in an array baked into it. So every compiled function is cached in a folder named by a digest of all that could reach
it: code and data of all kernels of `core`, of its own game (and of the bots, for what is bound there). The digest is
taken of the code that runs, not only of the text it came from: Python itself may still run an old `.pyc`.

Both speeds live in one process. The kernels under `toque` have the usual speed, native unless $TOQUE_PLAIN says
otherwise. The same files are imported a second time, under another root name, for the other speed (see `speeds`).
Kernels import each other relatively, so each tree of them is whole.
"""

import atexit
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
import types
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import TypeVar

from .holes import Hole, Kernel, Numba, check_filled, globals_of, holes_of
from .speeds import PLAIN

PACKAGE = Path(__file__).resolve().parents[2]

HASHED_SUFFIXES = {".py", ".csv", ".txt"}
CORE_KERNEL = "core/kernel"
UNUSED_DAYS = 30
FOLDER_NAME_LENGTH = 24

Function = TypeVar("Function", bound=Kernel)


def rule(function: Function) -> Function:
    """Make a kernel function that other kernel functions call: compiled as a part of them, or plain Python."""
    return function if PLAIN else _part(function)


def entry(function: Function) -> Function:
    """Make a kernel function that Python calls too, such as those of the contract: compiled once, cached on disk."""
    return function if PLAIN else _cached(function, _folders(function.__module__))


def bind(template: Kernel, game: str, **functions: Numba) -> Numba:
    """Give a generic kernel (playout, search) the functions of one game, in a form that Numba can cache.

    The template declares the functions it needs as holes. A closure over compiled functions would be compiled again in
    every process; a copy of the template with its holes filled is an ordinary cacheable function.
    """
    return _bind(template, game, (*_folders(template.__module__), *game_folders(game)), functions)


def by_address(kernel: Numba, record: Numba) -> Numba:
    """A compiled kernel that takes the address of a record in place of the record."""
    from . import doors

    template = doors.TEMPLATES[arity(kernel) - 1]
    filled = {"kernel": kernel, "record_at": doors.reader_of(record)}
    return _bind(template, f"{kernel.__name__}_{record.itemsize}", kernel.folders, filled, kernel.bound)


def machine_code(kernel: Numba, record: Numba, door: str, **lengths: int) -> Kernel:
    """A compiled kernel behind a door of `doors`, without Numba's look at the types of what it is given.

    Arrays of a length are given by their address; `rng` is a generator; everything else is an integer.
    """
    from numba import int64

    from . import doors

    template = getattr(doors, door)
    filled = {"kernel": kernel, "record_at": doors.reader_of(record)}
    filled |= {name: doors.array_of(length) for name, length in lengths.items()}
    compiled = _bind(template, f"{kernel.__name__}_{record.itemsize}", kernel.folders, filled, kernel.bound)
    names = template.__code__.co_varnames[: arity(compiled)]
    code: Kernel = compiled.compile(tuple(int64[::1] if name == "rng" else int64 for name in names))
    return code


def arity(kernel: Numba) -> int:
    """The number of arguments of a compiled kernel."""
    return int(kernel.py_func.__code__.co_argcount)


def _bind(
    template: Kernel, name: str, folders: tuple[str, ...], functions: dict[str, Numba], within: str = ""
) -> Numba:
    check_filled(template, set(functions))
    bound = _filled(template, functions, f"{template.__name__}_{name}")
    names = ",".join(f"{name}={_identity(value)}" for name, value in sorted(functions.items()))
    return bound if PLAIN else _cached(bound, folders, within + names)


def _filled(template: Numba, functions: dict[str, Numba], name: str) -> Numba:
    """A copy of a template with its holes filled, and those of all templates that it calls."""
    filled = dict(template.__globals__)
    for used, value in globals_of(template).items():
        if isinstance(value, Hole):
            filled[used] = functions[used]
        elif holes_of(value):
            filled[used] = _filled_part(value, functions)
    bound = types.FunctionType(template.__code__, filled, name)
    bound.__module__ = template.__module__
    bound.__doc__ = template.__doc__
    return bound


def _filled_part(template: Numba, functions: dict[str, Numba]) -> Numba:
    """A template that another calls: a part, as a rule is."""
    bound = _filled(template, functions, template.__name__)
    return bound if PLAIN else _part(bound)


def _part(function: Numba) -> Numba:
    from .dispatchers import Part

    return Part(function)


def cache_root() -> Path:
    """The folder of compiled rules: $TOQUE_CACHE_DIR, or `toque` in the user's cache folder."""
    chosen = os.environ.get("TOQUE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "toque"


def is_compiled(what: str, folders: tuple[str, ...]) -> bool:
    """Whether a process has noted that what it compiled from these folders is in the cache, for this processor."""
    return _note_of(what, folders).exists()


def note_compiled(what: str, folders: tuple[str, ...]) -> None:
    """Note it."""
    _note_of(what, folders).touch()


@contextmanager
def only_one(what: str, folders: tuple[str, ...]) -> Iterator[None]:
    """Wait until no other process compiles the same."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with _note_of(f"lock-{what}", folders).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _note_of(what: str, folders: tuple[str, ...]) -> Path:
    from numba.core.registry import cpu_target

    processor = repr(cpu_target.target_context.codegen().magic_tuple())
    return _cache_folder(folders) / f"{what}-{hashlib.sha256(processor.encode()).hexdigest()[:FOLDER_NAME_LENGTH]}"


def add_external_digest(folder: str, fingerprint: str) -> None:
    """Note that the compiled code of a folder also depends on values read elsewhere, such as those of a card pack."""
    _data_elsewhere[folder] = fingerprint


_data_elsewhere: dict[str, str] = getattr(sys.modules.get("toque.core.kernel.jit"), "_data_elsewhere", {})
"""Shared by both trees of kernels."""


def digest(*folders: str) -> str:
    """Fingerprint of every rule source and data file in these folders of the package, and of the code that runs."""
    import numba
    import numpy

    versions = f"numba {numba.__version__} numpy {numpy.__version__}"
    return hashlib.sha256(" ".join((versions, *map(_folder_digest, folders))).encode()).hexdigest()


@functools.cache
def _folder_digest(folder: str) -> str:
    total = hashlib.sha256(f"{folder} {_data_elsewhere.get(folder, '')}".encode())
    place = _place_of(folder)
    for path in sorted(place.rglob("*")):
        if path.suffix in HASHED_SUFFIXES and path.is_file():
            content = path.read_bytes()
            total.update(f"{folder}/{path.relative_to(place).as_posix()} {len(content)}\n".encode())
            total.update(content)
            if path.suffix == ".py":
                total.update(_running_code(path))
    return total.hexdigest()


def _place_of(folder: str) -> Path:
    """The path of a folder of the package; a game may lie elsewhere (see `toque.games`)."""
    layer, *names = folder.split("/")
    game = sys.modules.get(f"toque.games.{names[0]}") if layer == "games" else None
    if game is None or (PACKAGE / layer / names[0]).is_dir():
        return PACKAGE / folder
    return Path(game.__path__[0]).joinpath(*names[1:])


def _running_code(path: Path) -> bytes:
    """The code that Python runs for a source file; it may come from an old `.pyc`."""
    code = SourceFileLoader(path.stem, str(path)).get_code(path.stem)
    return repr(_code_parts(code)).encode()


def _code_parts(code: object) -> object:
    """The parts of a code object that say what it does, in a form that is the same in every process."""
    if isinstance(code, types.CodeType):
        return code.co_code.hex(), code.co_names, code.co_varnames, [_code_parts(part) for part in code.co_consts]
    return sorted(map(repr, code)) if isinstance(code, frozenset) else code


def _identity(value: Numba) -> str:
    """A bound value in words: a kernel function by its module (the digest covers its code), the rest by value."""
    function = getattr(value, "py_func", value)
    return f"{function.__module__}.{function.__qualname__}" if callable(function) else repr(value)


def _folders(module: str) -> tuple[str, ...]:
    """The folders whose content can change the compiled code of this module."""
    parts = module.split(".")[1:]
    if parts[0] == "games":
        return (CORE_KERNEL, *game_folders(parts[1]))
    return (CORE_KERNEL,) if parts[0] == "core" else (CORE_KERNEL, "/".join(parts[:2]))


def game_folders(game: str) -> tuple[str, ...]:
    """A game's rules, and the data that they bake in."""
    return tuple(f"games/{game}/{folder}" for folder in ("kernel", "data"))


def _cached(function: Numba, folders: tuple[str, ...], bound: str = "") -> Numba:
    from .dispatchers import Entry

    compiled: Numba = Entry(function)
    compiled.folders, compiled.bound = folders, bound
    with _cache_in(_cache_folder(folders, bound)):
        compiled.enable_caching()
    compiled._cache._cache_file._source_stamp = folders  # Numba's own stamp is a time; the folder's name says it better
    compiled._cache.load_overload = _forgiving(compiled._cache)
    return compiled


def _forgiving(cache: Numba) -> Kernel:
    """Treat a damaged cache file as a missing one."""
    load = cache.load_overload

    def load_or_forget(signature: Numba, context: Numba) -> Numba:
        try:
            return load(signature, context)
        except Exception:  # whatever a torn or foreign file makes the unpickler say
            cache.flush()
            return None

    return load_or_forget


@functools.cache
def _cache_folder(folders: tuple[str, ...], bound: str = "") -> Path:
    name = hashlib.sha256(f"{digest(*folders)} {bound}".encode()).hexdigest()[:FOLDER_NAME_LENGTH]
    try:
        return _prepared(cache_root() / name)
    except (OSError, RuntimeError):  # no home, or a read-only one: compile for this process only
        return _prepared(_own_folder() / name)


@functools.cache
def _own_folder() -> Path:
    folder = tempfile.mkdtemp(prefix="toque-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _prepared(folder: Path) -> Path:
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _forget_unused(folder.parent)
    os.utime(folder)
    return folder


def _forget_unused(root: Path) -> None:
    """Delete the compiled rules of versions that were not started for a month, and nothing else."""
    for old in root.iterdir():
        is_ours = len(old.name) == FOLDER_NAME_LENGTH and set(old.name) <= set("0123456789abcdef")
        if is_ours and old.is_dir() and old.stat().st_mtime < time.time() - UNUSED_DAYS * 86_400:
            shutil.rmtree(old, ignore_errors=True)


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder when caching is switched on: set it for that moment only."""
    import numba

    config: Numba = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
