"""Imports go downwards only: between layers, between the packages of a layer, and from words to kernel.

Imports within functions and under `TYPE_CHECKING` count like any other.
"""

from dataclasses import fields
from pathlib import Path

import pytest

import toque
from tests import ROOT
from tests.imports import between_packages, graph, import_graph, modules_of
from toque.core.game import Game
from toque.games import NAMES, load

PACKAGE = Path(toque.__file__).parent
MODULES = modules_of(PACKAGE)
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))

LAYERS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "batch": {"core", "games"},
    "learning": {"core", "games", "bots", "batch"},
    "server": {"core", "games", "bots"},
    "terminal": {"core", "games", "bots"},
    "envs": {"core", "games", "bots", "batch", "terminal"},
    "benchmarks": {"core", "games", "bots", "batch", "envs"},
    "cli": {"core", "games", "bots", "batch", "learning", "server", "terminal", "envs", "benchmarks"},
    "__main__": {"cli"},
}
"""What each layer may import."""

SERVER = {
    "protocol": set(),
    "errors": {"protocol"},
    "names": {"protocol", "errors"},
    "settings": {"care"},
    "ops": set(),
    "store": {"protocol", "errors"},
    "doctor": {"errors", "store"},
    "care": {"protocol", "errors", "names", "store", "table", "book", "ratings", "notices"},
    "notices": {"protocol", "errors", "ops", "store", "table"},
    "ratings": {"protocol", "errors", "store", "book"},
    "book": {"protocol", "errors", "store", "table"},
    "table": {"protocol", "errors", "names"},
    "people": {"protocol", "errors", "names", "store", "ops"},
    "render": {"protocol", "errors", "table"},
    "thinking": {"protocol", "errors", "table", "render", "ops"},
    "transport": {"protocol", "errors"},
    "rooms": {
        *("protocol", "errors", "settings", "ops", "store", "table", "people", "render", "thinking", "transport"),
        "care",
        "book",
        "ratings",
        "notices",
    },
    "http": {
        *("protocol", "errors", "settings", "ops", "store", "table", "people", "render", "thinking", "transport"),
        "rooms",
        "care",
    },
    "routes": {"protocol", "errors", "book", "ratings", "notices", "people", "render", "care", "rooms", "http"},
    "app": {"protocol", "errors", "people", "render", "transport", "rooms", "http", "routes"},
    "run": {"ops", "transport", "rooms", "app"},
}
"""What each package or module of the server may import of the server."""

MOST_MODULES = 10
LARGE = {
    "cli": "one module for each command",
    "core/kernel": "what rules are made of, and how they are compiled",
    "games/italia/kernel/rules": "one module for each phase and each subject of a long rulebook",
    "games/paris/kernel/rules": "one module for each phase and each subject of a long rulebook",
}
"""Packages with more modules than that, and why."""


def wrong_imports(prefix, allowed):
    return {
        f"{prefix}.{part} -> {prefix}.{other}"
        for part, others in between_packages(graph(), prefix).items()
        for other in others - allowed[part]
    }


def test_a_layer_imports_only_layers_below_it():
    assert wrong_imports("toque", LAYERS) == set()


def test_a_package_of_the_server_imports_only_those_below_it():
    assert wrong_imports("toque.server", SERVER) == set()


def test_one_game_knows_nothing_of_another():
    assert not any(between_packages(graph(), "toque.games").values())


@pytest.mark.parametrize("layer", ["core", "bots", "terminal"])
def test_what_serves_every_game_names_none(layer):
    boards = "toque.terminal.boards."
    named = [
        f"{name} -> {other}"
        for name, others in graph().items()
        if name.startswith(f"toque.{layer}.") and not name.startswith(boards)
        for other in others
        if any(other.startswith(f"toque.games.{game}") for game in GAMES)
    ]

    assert named == []


def kernel_of(name):
    """The kernel package that a module belongs to, or none."""
    parts = name.split(".")
    kernels = [part for part in parts if part in ("kernel", "kernels")]
    return ".".join(parts[: parts.index(kernels[0]) + 1]) if kernels else None


def test_a_kernel_imports_only_the_core_kernel_and_its_own():
    wrong = [
        f"{name} -> {other}"
        for name, others in graph().items()
        if (kernel := kernel_of(name))
        for other in others
        if kernel_of(other) not in (kernel, "toque.core.kernel") and f"{name} -> {other}" not in CARD_PACKS
    ]

    assert wrong == []
    assert {kernel_of(name) for name in graph()} >= {
        None,
        "toque.core.kernel",
        "toque.batch.kernels",
        "toque.bots.kernels",
        *(f"toque.games.{game}.kernel" for game in GAMES),
    }


CARD_PACKS = {
    "toque.games.italia.kernel.components -> toque.games.italia.packs.pack",
}
"""The arrays that Italia's rules are compiled with are read from a card pack."""


def test_a_package_has_at_most_ten_modules():
    sizes = {}
    for path in MODULES.values():
        if path.stem != "__init__":
            folder = path.parent.relative_to(PACKAGE).as_posix()
            sizes[folder] = sizes.get(folder, 0) + 1

    assert {folder for folder, size in sizes.items() if size > MOST_MODULES} == set(LARGE)


def test_every_folder_with_modules_is_a_package():
    assert {path.parent for path in MODULES.values()} == {
        path.parent for path in MODULES.values() if path.stem == "__init__"
    }


def test_every_game_has_the_same_file_names():
    kernel = {"components", "state", "numbers", "scoring", "redeal", "observe"}
    words = {"actions", "events", "layout", "options", "text", "view"}
    for game in GAMES:
        folder = PACKAGE / "games" / game
        assert kernel <= {module.stem for module in (folder / "kernel").glob("*.py")}, game
        assert words <= {module.stem for module in (folder / "words").glob("*.py")}, game
        assert (folder / "kernel" / "rules").is_dir()
        assert (folder / "rulebook.md").is_file()


OPTIONAL = {
    "rollout_action": "kernel.heuristics.rollout",
    "blur_memory": "kernel.memory",
    "hide_secret_points": "kernel.secret_points",
    "erase_memory": "words.erase_memory",
    "printed": "words.printed",
    "preview_details": "words.preview",
}
"""Where a game that has such a function keeps it."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_may_give_has_the_same_place_in_every_game(game):
    kernels = vars(load(game).kernels)
    given = {**{field.name: getattr(load(game), field.name) for field in fields(Game)}, **kernels}
    for name, place in OPTIONAL.items():
        function = given[name]
        if function is not None:
            module = getattr(function, "__wrapped__", getattr(function, "py_func", function)).__module__
            assert module in (f"toque.games.{game}.{place}", "toque.core.game"), name


def mirrored_folders():
    """Map every folder of tests for one part of the source to that part."""
    tests = ROOT / "tests"
    web = tests / "web"
    folders = {path.parent for path in tests.rglob("test_*.py")} - {tests, tests / "every_game"}
    of_web = {folder for folder in folders if folder.is_relative_to(web)}
    of_games = {tests / "games" / name: load(name).folder for name in NAMES}
    return {
        **{folder: of_games.get(folder, PACKAGE / folder.relative_to(tests)) for folder in folders - of_web},
        **{folder: ROOT / "web" / "src" / folder.relative_to(web) for folder in of_web},
    }


def test_folders_of_tests_mirror_the_folders_of_the_source():
    missing = {str(folder): str(source) for folder, source in mirrored_folders().items() if not source.is_dir()}

    assert missing == {}


def test_every_package_of_the_server_has_a_folder_of_tests():
    packages = {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")}

    assert packages - {"ops"} <= {folder.name for folder in mirrored_folders()}


def test_no_test_module_imports_from_another():
    graph = import_graph(ROOT / "tests")
    found = {name: [other for other in others if "test_" in other] for name, others in graph.items()}

    assert len(graph) > 150
    assert {name: others for name, others in found.items() if others} == {}
