"""The list of mutants, and applying one to a copy of the tree."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
SOURCE = "src/toque"
TITLES = {
    "banquet": "Rules of Banquet Royal",
    "paris": "Rules of Dinner in Paris",
    "italia": "Rules of Ristorante Italia",
    "secrecy": "Secrets",
    "server": "Promises of the server",
}
"""The lists, in the order of the page."""


@dataclass(frozen=True)
class Mutant:
    """One promise, broken."""

    group: str
    breaks: str
    file: str
    old: str
    new: str

    @contextmanager
    def applied(self, tree: Path) -> Iterator[None]:
        """Change the file in this tree for a while."""
        path = tree / SOURCE / self.file
        whole = path.read_text(encoding="utf-8")
        path.write_text(self.changed(whole), encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(whole, encoding="utf-8")

    def changed(self, whole: str) -> str:
        """The file's text with the new text in place of the old, which must be there exactly once."""
        if whole.count(self.old) != 1:
            raise ValueError(f"{self.file} has {whole.count(self.old)} times: {self.old!r} ({self.breaks})")
        return whole.replace(self.old, self.new)


def catalogue() -> list[Mutant]:
    """Every mutant, in the order of the page."""
    found = []
    for group in TITLES:
        rows = tomllib.loads((FOLDER / f"{group}.toml").read_text(encoding="utf-8"))["mutant"]
        found += [Mutant(group, **row) for row in rows]
    return found
