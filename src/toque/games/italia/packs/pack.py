"""Card packs: a folder of CSV files with every component's values, the game's own or one typed in from a printed copy.

The rules bake their tables in when they are imported, so a pack is chosen before that: by `choose`, or by the
environment variable. `packcheck` says what is wrong with a folder, `packfile` reads its files whatever is in them.
"""

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from toque.core.errors import BadPack
from toque.core.kernel import jit
from toque.games.italia.packs import checks
from toque.games.italia.packs.sheets import BOARD, FILES, Problem, read_sheet

ENVIRONMENT = "TOQUE_ITALIA_PACK"
OWN = Path(__file__).resolve().parent.parent / "data"
EFFECTS = tuple(checks.EFFECTS)


@dataclass(frozen=True)
class Pack:
    """The rows of a pack, by column name."""

    board: dict[str, str]
    ingredients: list[dict[str, str]]
    recipes: list[dict[str, str]]
    wines: list[dict[str, str]]
    bonus_1: list[dict[str, str]]
    bonus_2: list[dict[str, str]]
    rooms: list[dict[str, str]]


def chosen_folder() -> Path:
    """The pack to play with: the user's choice, or the game's own."""
    return Path(os.environ.get(ENVIRONMENT) or OWN)


def load() -> Pack:
    """The chosen pack; raise its first error if it is not in order. Rules compiled for other values are not used."""
    folder = chosen_folder()
    problems = check(folder)
    if problems:
        raise BadPack(
            f"the pack {folder} cannot be played with: {problems[0]}"
            + (f" (and {len(problems) - 1} more: see `toque packs check`)" if len(problems) > 1 else "")
        )
    sheets = {name: read_sheet(folder, name) for name in FILES}
    tables = {name: sheet.records for name, sheet in sheets.items() if name != BOARD}
    pack = Pack(board={row["key"]: row["value"] for row in sheets[BOARD].records}, **tables)
    values = repr((pack, EFFECTS))
    jit.add_external_digest("games/italia/data", hashlib.sha256(values.encode()).hexdigest())
    return pack


def check(folder: Path) -> list[Problem]:
    """All errors of a pack."""
    return checks.check({name: read_sheet(folder, name) for name in FILES})


def digest(folder: Path | None = None) -> str:
    """Fingerprint of a pack's files; empty for the game's own cards."""
    folder = folder or chosen_folder()
    if folder.resolve() == OWN.resolve():
        return ""
    total = hashlib.sha256()
    for name in FILES:
        content = (folder / f"{name}.csv").read_bytes()
        total.update(f"{name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]
