"""No module of the package reaches itself by imports; those within functions and under `TYPE_CHECKING` count too."""

from pathlib import Path

import pytest

import toque
from tests.imports import between_packages, cycles, graph, import_graph

ROOT = Path(toque.__file__).parent

KNOWN: list[set[str]] = []
"""Cycles that stand today, by the packages of their modules; the list may only become shorter."""


def is_known(group):
    folders = {name if (ROOT.parent / name.replace(".", "/")).is_dir() else name.rpartition(".")[0] for name in group}
    return any(folders <= known for known in KNOWN)


def write(root, files):
    for name, text in files.items():
        path = root / "toque" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root / "toque"


def test_no_module_reaches_itself():
    assert [group for group in cycles(graph()) if not is_known(group)] == []


def test_no_package_reaches_itself():
    packages = {name.rpartition(".")[0] for name in graph() if "." in name}
    found = []
    for prefix in sorted(packages):
        for group in cycles(between_packages(graph(), prefix)):
            whole = [f"{prefix}.{part}" for part in group]
            found += [] if is_known(whole) else [whole]

    assert found == []


def test_the_graph_holds_the_whole_package():
    assert len(graph()) > 200
    assert sum(map(len, graph().values())) > 900
    assert graph()["toque.__main__"] == {"toque.cli"}


@pytest.mark.parametrize(
    "import_of_b",
    [
        "import toque.b",
        "from toque import b",
        "from toque.b import name",
        "from . import b",
        "from .b import name",
        "def f():\n    from toque.b import name",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toque.b import name",
    ],
)
def test_a_cycle_is_found_however_it_is_imported(tmp_path, import_of_b):
    root = write(tmp_path, {"__init__.py": "", "a.py": import_of_b, "b.py": "from toque.a import other"})

    assert cycles(import_graph(root)) == [["toque.a", "toque.b"]]


def test_a_cycle_between_packages_is_found_though_no_module_reaches_itself(tmp_path):
    root = write(
        tmp_path,
        {
            "a/__init__.py": "",
            "b/__init__.py": "",
            "a/one.py": "from ..b.one import x",
            "a/two.py": "",
            "b/one.py": "",
            "b/two.py": "from toque.a import two",
        },
    )
    graph = import_graph(root)

    assert cycles(graph) == []
    assert cycles(between_packages(graph, "toque")) == [["a", "b"]]


def test_a_chain_is_no_cycle(tmp_path):
    root = write(
        tmp_path, {"__init__.py": "", "a.py": "from toque.b import x", "b.py": "from toque import c", "c.py": ""}
    )

    assert cycles(import_graph(root)) == []
