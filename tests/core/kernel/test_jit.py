"""Stale code can never run: whatever a compiled rule could have seen is part of the name of its cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from toque.core.kernel import jit
from toque.core.kernel.bits import count_bits

SCRIPT = """
from toque.core.kernel import record, rng
from toque.games.banquet.kernel import rules, scoring, state
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


def run(package, *, keeps_bytecode=False):
    """What the script prints; without Python's own bytecode files, unless they are to be tested."""
    environment = {**os.environ, "PYTHONPATH": str(package), "TOQUE_CACHE_DIR": str(package / "cache")}
    environment |= {"TOQUE_PLAIN": "", "PYTHONDONTWRITEBYTECODE": "" if keeps_bytecode else "1"}
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

    edit(package / "toque/games/banquet/kernel/components.py", "TOQUES_EACH = 2", "TOQUES_EACH = 3")
    assert run(package) == [11, 3, 0]
    assert run(package) == [11, 3, 1]


def test_old_bytecode_that_python_still_runs_does_not_outlive_itself(package):
    """Python takes a `.pyc` for fresh if its source has the same size and second: then old code compiles once more."""
    run(package, keeps_bytecode=True)
    edit(package / "toque/games/banquet/kernel/components.py", "TOQUES_EACH = 3", "TOQUES_EACH = 4")
    assert run(package, keeps_bytecode=True)[1] == 3

    for stale in (package / "toque").rglob("*.pyc"):
        stale.unlink()

    assert run(package)[1] == 4


def test_a_spoilt_cache_is_compiled_again(package):
    expected = run(package)[:2]
    for path in (package / "cache").rglob("*.nb?"):
        path.write_bytes(b"" if path.suffix == ".nbi" else b"spoilt")

    assert run(package)[:2] == expected
    for path in (package / "cache").rglob("*.nbc"):
        path.write_bytes(b"spoilt")
    assert run(package)[:2] == expected


def test_other_versions_of_numba_and_numpy_compile_anew(monkeypatch):
    before = jit.digest("core/kernel")
    for module in ("numba", "numpy"):
        with monkeypatch.context() as patch:
            patch.setattr(f"{module}.__version__", "0.0")
            assert jit.digest("core/kernel") != before


def test_a_template_bound_to_something_else_is_another_function():
    from toque.core.kernel import playout
    from toque.games.banquet import GAME

    def folder(**functions):
        bound = jit.bind(playout.disagreement, "banquet", **functions)
        return bound._cache.cache_path

    same = {"legal": GAME.kernels.legal, "refusal": GAME.kernels.refusal}
    assert folder(**same, action_count=1) == folder(**same, action_count=1)
    assert folder(**same, action_count=1) != folder(**same, action_count=2)
    assert folder(**same, action_count=1) != folder(
        legal=GAME.kernels.legal, refusal=GAME.kernels.legal, action_count=1
    )


def test_every_rule_source_and_data_file_counts(package, monkeypatch):
    monkeypatch.setattr(jit, "PACKAGE", package / "toque")
    folders = ("core/kernel", "games/banquet/kernel", "games/banquet/data")
    files = [path for folder in folders for path in (jit.PACKAGE / folder).rglob("*") if path.suffix in (".py", ".csv")]

    def digest():
        jit._folder_digest.cache_clear()
        return jit.digest(*folders)

    before = digest()
    assert len(files) > 30
    for path in files:
        content = path.read_bytes()
        try:
            path.write_bytes(content + b"\n")
            assert digest() != before, path
        finally:
            path.write_bytes(content)
    assert digest() == before
    jit._folder_digest.cache_clear()


def test_a_part_of_the_rules_says_that_python_cannot_call_it():
    with pytest.raises(TypeError, match="count_bits is a part of other rules; mark it @entry"):
        count_bits(7)


def test_an_unwritable_cache_folder_is_replaced_by_one_of_our_own(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TOQUE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(jit, "_own_folder", lambda: tmp_path / "own")

    folder = jit._cache_folder.__wrapped__(("core",))

    assert folder.is_dir()
    assert folder.is_relative_to(tmp_path / "own")


def test_only_compiled_rules_that_nobody_used_for_a_month_are_forgotten(tmp_path):
    for name, days in (("a" * 24, 40), ("b" * 24, 10), ("photos", 400), ("photographs-of-the-year", 400)):
        (tmp_path / name).mkdir()
        moment = (tmp_path / name).stat().st_mtime - days * 86_400
        os.utime(tmp_path / name, (moment, moment))

    jit._prepared(tmp_path / ("c" * 24))

    assert {path.name for path in tmp_path.iterdir()} == {"b" * 24, "c" * 24, "photos", "photographs-of-the-year"}
