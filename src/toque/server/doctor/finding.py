"""What the doctor found."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "slow", "unsafe"]


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: how it is, and what helps."""

    level: Level
    what: str
    remedy: str = ""

    def __str__(self) -> str:
        line = f"{self.level:<7} {self.what}"
        return f"{line}\n        {self.remedy}" if self.remedy else line


def judged(is_well: bool, level: Level, well: str, otherwise: str, remedy: str = "") -> Finding:
    """Return that something is well, or else how it is and what helps."""
    return Finding("ok", well) if is_well else Finding(level, otherwise, remedy)
