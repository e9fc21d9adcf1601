"""Stale code can never run: whatever a compiled rule could have seen is part of the name of its cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from toque.core import jit
from toque.games.banquet.rules.menus import count_menus

SCRIPT = """
from toque.core import record, rng
from toque.games.banquet import rules, scoring, state
s = record.new(state.STATE)
rules.setup(s, rng.generator(1), 2, record.array(5))
print(int(s.kitchen[0]), int(s.toques[0]), len(rules.setup.stats.cache_hits))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the package that can be edited."""
    folder = tmp_path_factory.mktemp("edited")
    shutil.copytree(jit.PACKAGE, folder / "toque", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(package):
    environment = {**os.environ, "PYTHONPATH": str(package), "TOQUE_CACHE_DIR": str(package / "cache")}
    environment.pop("TOQUE_PLAIN", None)
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=package
    )
    return [int(number) for number in told.stdout.split()]


def edit(path: Path, old: str, new: str) -> None:
    """Change a file so that neither its size nor its time says so."""
    before = path.stat()
    content = path.read_text()
    assert old in content
    assert len(old) == len(new)
    path.write_text(content.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_editing_data_or_rules_never_runs_stale_code(package):
    assert run(package) == [10, 2, 0]
    assert run(package) == [10, 2, 1], "the second start loads what the first compiled"

    edit(package / "toque/games/banquet/data/dishes.csv", "salad,10,Green", "salad,11,Green")
    assert run(package) == [11, 2, 0]

    edit(package / "toque/games/banquet/table.py", "TOQUES_EACH = 2", "TOQUES_EACH = 3")
    assert run(package) == [11, 3, 0]
    assert run(package) == [11, 3, 1]


def test_every_rule_source_and_data_file_counts(package, monkeypatch):
    monkeypatch.setattr(jit, "PACKAGE", package / "toque")
    folders = ("core", "games/banquet")
    files = [path for folder in folders for path in (jit.PACKAGE / folder).rglob("*") if path.suffix in (".py", ".csv")]
    before = jit.digest.__wrapped__(*folders)
    assert len(files) > 30
    for path in files:
        content = path.read_bytes()
        try:
            path.write_bytes(content + b"\n")
            assert jit.digest.__wrapped__(*folders) != before, path
        finally:
            path.write_bytes(content)
    assert jit.digest.__wrapped__(*folders) == before


def test_a_part_of_the_rules_says_that_python_cannot_call_it():
    with pytest.raises(TypeError, match="count_menus is a part of other rules; mark it @entry"):
        count_menus(7)


def test_an_unwritable_cache_folder_is_replaced_by_one_of_our_own(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TOQUE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    folder = jit._cache_folder.__wrapped__(("core",))

    assert folder.is_dir()
    assert folder.is_relative_to(tmp_path)


def test_compiled_rules_that_nobody_used_for_a_month_are_forgotten(tmp_path):
    for name, age in (("old", 40 * 86_400), ("young", 10 * 86_400)):
        (tmp_path / name).mkdir()
        moment = (tmp_path / name).stat().st_mtime - age
        os.utime(tmp_path / name, (moment, moment))

    jit._prepared(tmp_path / "new")

    assert {path.name for path in tmp_path.iterdir()} == {"young", "new"}
