"""The digest that names the compile cache covers what is compiled, and nothing else."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from toque.games import OF_THE_PACKAGE

ROOT = Path(__file__).parents[3]

DIGESTS = """
import json
from toque.core.kernel import jit
from toque.games import NAMES
folders = {name: (jit.CORE_KERNEL, *jit.game_folders(name)) for name in NAMES}
folders |= {"core": (jit.CORE_KERNEL,), "bots": (jit.CORE_KERNEL, "bots/kernels")}
print(json.dumps({name: jit.digest(*folder) for name, folder in folders.items()}))
"""
NOT_COMPILED = [
    "src/toque/locale/en/banquet.ftl",
    "src/toque/games/paris/words/view.py",
    "src/toque/games/italia/packs/checks.py",
    "src/toque/core/match/matchfile.py",
    "src/toque/bots/levels.py",
    "src/toque/server/app.py",
    "docs/speed.md",
]


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """A copy of the package and its docs, and the digests in it."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("images", "site"))
    return folder, digests(folder)


def digests(folder):
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS],
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def edited(folder, path):
    """The digests after a line is added to a file, which is mended afterwards."""
    file = folder / path
    before = file.read_bytes()
    file.write_bytes(before + (b"\n\nADDED = 1\n" if file.suffix == ".py" else b"\n"))
    try:
        return digests(folder)
    finally:
        file.write_bytes(before)


@pytest.mark.parametrize("path", NOT_COMPILED)
def test_what_is_not_compiled_changes_no_digest(copied, path):
    folder, before = copied

    assert edited(folder, path) == before


@pytest.mark.parametrize("game", OF_THE_PACKAGE)
def test_a_rule_changes_the_digest_of_its_own_game_only(copied, game):
    folder, before = copied

    after = edited(folder, f"src/toque/games/{game}/kernel/rules/apply.py")

    assert {name for name in before if after[name] != before[name]} == {game}


def test_a_card_changes_the_digest_of_its_own_game_only(copied):
    folder, before = copied

    after = edited(folder, "src/toque/games/banquet/data/menus.csv")

    assert {name for name in before if after[name] != before[name]} == {"banquet"}


def test_what_all_rules_call_changes_every_digest(copied):
    folder, before = copied

    after = edited(folder, "src/toque/core/kernel/bits.py")

    assert all(after[name] != before[name] for name in before)
