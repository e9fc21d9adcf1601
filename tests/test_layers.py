"""Layers import downwards only: core <- games <- bots <- terminal <- the command."""

import ast
from pathlib import Path

import toque

PACKAGE = Path(toque.__file__).parent
LAYERS = ("core", "games", "bots", "server", "terminal", "benchmarks")
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "server"},
    "terminal": {"core", "games", "bots", "terminal"},
    "benchmarks": {"core", "games", "bots", "benchmarks"},
}


def imported_layers(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            names = [module] if module.count(".") else [f"{module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "toque" and len(parts) > 1:
                yield parts[1]


def test_every_module_imports_from_its_own_layer_or_below():
    wrong = []
    for layer in LAYERS:
        for path in (PACKAGE / layer).rglob("*.py"):
            wrong += [
                f"{path.relative_to(PACKAGE)} imports {name}"
                for name in imported_layers(path)
                if name not in ALLOWED[layer]
            ]

    assert wrong == []


def test_one_game_knows_nothing_of_another():
    games = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    for game in games:
        for path in (PACKAGE / "games" / game).rglob("*.py"):
            content = path.read_text(encoding="utf-8")
            assert not any(f"toque.games.{other}" in content for other in games - {game}), path


def test_every_game_has_the_same_file_names():
    kernel = {"components", "state", "numbers", "scoring", "redeal", "observe"}
    words = {"actions", "options", "view", "text"}
    for path in (PACKAGE / "games").glob("*/__init__.py"):
        game = path.parent
        assert kernel <= {module.stem for module in (game / "kernel").glob("*.py")}, game.name
        assert words <= {module.stem for module in (game / "words").glob("*.py")}, game.name
        assert (game / "kernel" / "rules").is_dir()
        assert (game / "rulebook.md").is_file()
