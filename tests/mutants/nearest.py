"""From a source file to the tests that are most likely to notice a mutant in it."""

import re
from pathlib import Path

from tests.mutants.catalogue import Mutant

CLOSE = 5
"""Test files of the first stage."""
NOT_A_TEST = {"every_game/test_parity.py"}
"""It compares compiled code with plain code: a mutant changes both alike."""


def stages(mutant: Mutant, tests: Path) -> list[list[Path]]:
    """Test files by stage: the nearest, the rest of the folder, then everything else but the browser's tests."""
    folder = mirrored_folder(mutant, tests)
    near = sorted(folder.rglob("test_*.py"), key=lambda path: (-closeness(mutant, path), path))
    rest = [
        path
        for path in sorted(tests.rglob("test_*.py"), key=lambda path: ("every_game" not in path.parts, path))
        if path not in near and "web" not in path.parts and path.relative_to(tests).as_posix() not in NOT_A_TEST
    ]
    return [near[:CLOSE], near[CLOSE:], rest]


def mirrored_folder(mutant: Mutant, tests: Path) -> Path:
    """The folder of tests that stands for the mutant's package, as far as there is one."""
    folder = tests
    for part in Path(mutant.file).parts[:-1]:
        if (folder / part).is_dir():
            folder = folder / part
    return folder


def closeness(mutant: Mutant, path: Path) -> int:
    """How well a test file fits: it names the rule, is called like the module, or is about secrets."""
    text = path.read_text(encoding="utf-8")
    rule = re.match(r"([BPI]\d+):", mutant.breaks)
    stem = Path(mutant.file).stem
    found = 4 * len(re.findall(rf'"""[^"\n]*\b{rule[1]}\b', text)) if rule else 0
    found += 6 if stem in path.stem or path.stem.removeprefix("test_") in stem else 0
    return found + len(re.findall(rf"\b{stem}\b", text))
