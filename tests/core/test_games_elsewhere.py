"""A game is a folder, in the package or in a folder that TOQUE_GAMES names."""

import os
import shutil
import subprocess
import sys

from toque.core.kernel import jit

PROGRAM = """
from toque.core.kernel import jit, rng
from toque.games import NAMES, load
game = load("elsewhere")
state = game.new_state(rng.generator("elsewhere"), 2)
print(NAMES, game.folder, len(game.legal_actions(state, game.actors(state)[0])) > 0)
print(jit.digest("games/elsewhere/kernel"))
"""


def run_with(folder):
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "TOQUE_GAMES": str(folder), "TOQUE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.splitlines()


def test_a_game_in_another_folder_is_found_and_what_is_compiled_of_it_is_digested(tmp_path):
    game = tmp_path / "elsewhere"
    shutil.copytree(jit.PACKAGE / "games" / "banquet", game, ignore=shutil.ignore_patterns("__pycache__"))
    for path in game.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("games.banquet", "games.elsewhere"), encoding="utf-8")

    told, before = run_with(tmp_path)
    state = game / "kernel" / "state.py"
    state.write_text(state.read_text(encoding="utf-8") + "\nMORE = 1\n", encoding="utf-8")

    assert told == f"('banquet', 'elsewhere', 'italia', 'paris') {game} True"
    assert run_with(tmp_path)[1] != before
