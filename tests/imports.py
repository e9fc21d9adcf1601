"""All imports of the package, as a graph: those within functions and under `TYPE_CHECKING` count like any other."""

import ast
import functools
from collections.abc import Iterator, Mapping
from pathlib import Path

from toque.core.kernel.jit import PACKAGE

Graph = Mapping[str, set[str]]


@functools.cache
def graph() -> Graph:
    """The imports of the package."""
    return import_graph(PACKAGE)


def modules_of(root: Path) -> dict[str, Path]:
    """Return the file of every module of the package in this folder, by its full name."""
    return {_name_of(path, root): path for path in sorted(root.rglob("*.py"))}


def _name_of(path: Path, root: Path) -> str:
    parts = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph(root: Path) -> dict[str, set[str]]:
    """Map every module to the modules of the same package that it imports.

    A package counts as imported only if a name is taken from its `__init__` itself: `from toque.games import load`, but
    not `from toque.games import paris`.
    """
    modules = modules_of(root)
    return {name: set(_imported(name, path, modules)) - {name} for name, path in modules.items()}


def _imported(name: str, path: Path, modules: Mapping[str, Path]) -> Iterator[str]:
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            source = _absolute(node, package)
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                found = whole if whole in modules else source
                if found in modules:
                    yield found


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """Return the full name of the module that is imported from; relative imports start at the package."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    base = parts[: len(parts) - node.level + 1]
    return ".".join([*base, *([node.module] if node.module else [])])


def cycles(graph: Graph) -> list[list[str]]:
    """Return the groups of modules that reach each other: Tarjan's strongly connected components of two or more."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = []

    def visit(name: str) -> None:
        numbers[name] = lowest[name] = len(numbers)
        stack.append(name)
        for other in sorted(graph.get(name, ())):
            if other not in numbers:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], numbers[other])
        if lowest[name] == numbers[name]:
            group = stack[stack.index(name) :]
            del stack[-len(group) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in sorted(graph):
        if name not in numbers:
            visit(name)
    return sorted(found)


def between_packages(graph: Graph, prefix: str) -> dict[str, set[str]]:
    """Map every package or module directly below this prefix to the others there that it imports."""
    below: dict[str, set[str]] = {}
    for name, others in graph.items():
        if name.startswith(f"{prefix}."):
            part = _part(name, prefix)
            parts = {_part(other, prefix) for other in others if other.startswith(f"{prefix}.")}
            below[part] = below.get(part, set()) | (parts - {part})
    return below


def _part(name: str, prefix: str) -> str:
    return name[len(prefix) + 1 :].split(".")[0]
