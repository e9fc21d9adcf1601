"""The tests. They know one game more than the package: the example of `docs/add-a-game.md`."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The repository."""
BOARDS = sorted(path.name for path in (ROOT / "web" / "src" / "boards").iterdir() if path.is_dir())
"""The games with a board of their own in the browser."""

os.environ.setdefault("TOQUE_GAMES", str(ROOT / "tests" / "fourth_game"))
