"""The two speeds of the rules, and the trees of kernel modules that run at them.

The kernels below the package `toque` run at the usual speed. Those of the other speed are the same files, imported once
more below another root: `toque_plain` or `toque_native`.
"""

import os
import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, TypeAlias

Speed = Literal["plain", "native"]
"""`plain`: interpreted by Python, for debuggers, coverage, and until all is compiled. `native`: compiled."""

Twin: TypeAlias = Any
"""A function, a class or a template of a kernel module."""

PACKAGE_ROOT = "toque"
ROOTS: dict[str, Speed] = {"toque_plain": "plain", "toque_native": "native"}
USUAL: Speed = "native" if os.environ.get("TOQUE_PLAIN", "") in ("", "0") else "plain"
"""The speed if nobody asks for another."""
PLAIN = ROOTS.get(__name__.partition(".")[0], USUAL) == "plain"
"""Whether the kernels of this tree are ordinary Python."""
KERNEL_FOLDERS = {"kernel", "kernels"}


def twin(kernel: Twin, speed: Speed) -> Twin:
    """The same function, class or template of a kernel module as it is at a speed."""
    function: Twin = getattr(kernel, "py_func", kernel)
    root = function.__module__.partition(".")[0]
    if root not in (PACKAGE_ROOT, *ROOTS):
        return function if speed == "plain" else kernel
    if ROOTS.get(root, USUAL) == speed:
        return kernel
    return getattr(module_at(function.__module__, speed), function.__name__)


def module_at(name: str, speed: Speed) -> ModuleType:
    """A kernel module as it is at a speed: `toque.games.paris.kernel` or its twin."""
    _, _, path = name.partition(".")
    root = PACKAGE_ROOT if speed == USUAL else f"toque_{speed}"
    if root != PACKAGE_ROOT:
        _share_packages(root, path)
    return import_module(f"{root}.{path}")


def _share_packages(root: str, path: str) -> None:
    """Make the packages above a kernel folder known below another root: with their folders, but without their code."""
    names: list[str] = []
    for name in ("", *path.split(".")):
        if name in KERNEL_FOLDERS:
            return
        names += [name] if name else []
        shared = ".".join((root, *names))
        if shared not in sys.modules:
            package = ModuleType(shared)
            package.__path__ = import_module(".".join((PACKAGE_ROOT, *names))).__path__
            sys.modules[shared] = package
