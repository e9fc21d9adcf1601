"""Run the mutants: `python -m tests.mutants [GROUP or word ...]`; without words, those that have no result yet."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests import ROOT
from tests.mutants.catalogue import FOLDER, TITLES, Mutant, catalogue
from tests.mutants.nearest import stages

RESULTS = FOLDER / "results.json"
PAGE = ROOT / "docs" / "mutants.md"
SECONDS = 400
"""For one test; a mutant may go on for ever."""
SURVIVED = "nobody"
OUT_OF_TIME = "a test that ran out of time"
INTRO = """# Mutants

A mutant breaks one promise of the program on purpose. Then the tests run, and one of them should notice. `make
mutants` runs every mutant that has no result yet. `python -m tests.mutants WORD` runs those with the word in their
line. It takes the lists in `tests/mutants`, works in a copy of the tree and writes this page. The nearest tests run
first, and the first failure ends a run: other tests may notice too. The tests run at plain speed, which needs no
compiler. At the end of a run, the tests that it names must pass when nothing is broken.
"""


def main(words: list[str]) -> None:
    """Run the chosen mutants, one after the other, and write the page after each."""
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    every = catalogue()
    check_texts(every)
    chosen = [mutant for mutant in every if is_chosen(mutant, words, known)]
    with tempfile.TemporaryDirectory(prefix="toque-mutants-") as folder:
        tree = copied_tree(Path(folder))
        for number, mutant in enumerate(chosen, start=1):
            started = time.monotonic()
            known[mutant.breaks] = noticed_by(mutant, tree)
            seconds = time.monotonic() - started
            print(f"{number}/{len(chosen)} {seconds:.0f} s {mutant.breaks}: {known[mutant.breaks]}", flush=True)
            RESULTS.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            write_page(every, known)
        write_page(every, known)
        fair = check_unbroken({known[mutant.breaks] for mutant in chosen}, tree)
    survivors = [mutant.breaks for mutant in every if known.get(mutant.breaks, SURVIVED) == SURVIVED]
    print(*(f"survived or not run: {breaks}" for breaks in survivors), sep="\n")
    sys.exit(1 if survivors or not fair else 0)


def check_texts(mutants: list[Mutant]) -> None:
    """Raise where a mutant no longer fits its file."""
    wrong = []
    for mutant in mutants:
        try:
            mutant.changed((ROOT / "src/toque" / mutant.file).read_text(encoding="utf-8"))
        except (ValueError, FileNotFoundError) as error:
            wrong.append(str(error))
    if wrong:
        sys.exit("\n".join(wrong))


def is_chosen(mutant: Mutant, words: list[str], known: dict[str, str]) -> bool:
    if not words:
        return known.get(mutant.breaks, SURVIVED) == SURVIVED
    return any(word == mutant.group or word in mutant.breaks or word in mutant.file for word in words)


def copied_tree(folder: Path) -> Path:
    """A copy of what tests need, and nothing that was installed."""
    tree = folder / "tree"
    tree.mkdir()
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    static = ROOT / "src/toque/server/static"
    if static.is_dir():
        shutil.copytree(static, tree / "src/toque/server/static", dirs_exist_ok=True)
    return tree


def noticed_by(mutant: Mutant, tree: Path) -> str:
    """The test that notices a mutant, or SURVIVED."""
    with mutant.applied(tree):
        for stage, files in enumerate(stages(mutant, tree / "tests")):
            found = first_failure(files, tree, is_plain=stage < 2)
            if found:
                return found
    return SURVIVED


def first_failure(tests: list[Path] | list[str], tree: Path, *, is_plain: bool) -> str | None:
    """The first test that fails, or nothing."""
    if not tests:
        return None
    settings = {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    settings |= {"TOQUE_PLAIN": "1"} if is_plain else {"TOQUE_PLAIN": ""}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"--timeout={SECONDS}"]
    run = subprocess.run(
        [*command, *map(str, tests)], cwd=tree, env={**os.environ, **settings}, capture_output=True, text=True
    )
    if run.returncode in (0, 5):
        return None
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
    return failed[1] if failed else OUT_OF_TIME


def check_unbroken(noticed: set[str], tree: Path) -> bool:
    """Whether the tests that noticed something pass in the tree as it is."""
    tests = sorted({re.sub(r"\[.*", "", test) for test in noticed if "::" in test})
    wrong = first_failure(tests, tree, is_plain=True) and first_failure(tests, tree, is_plain=False)
    if wrong:
        print(f"{wrong} fails although nothing is broken")
    return not wrong


def write_page(every: list[Mutant], known: dict[str, str]) -> None:
    """The list and the result."""
    noticed = sum(known.get(mutant.breaks, SURVIVED) != SURVIVED for mutant in every)
    ran = sum(mutant.breaks in known for mutant in every)
    lines = [INTRO, f"{noticed} of the {ran} mutants that ran are noticed; {len(every) - ran} have not run yet."]
    for group, title in TITLES.items():
        lines += ["", f"## {title}", "", "| what breaks | file | noticed by |", "| --- | --- | --- |"]
        for mutant in every:
            if mutant.group == group:
                test = known.get(mutant.breaks, "not run yet")
                lines.append(f"| {mutant.breaks} | `{mutant.file}` | {shown(test)} |")
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def shown(test: str) -> str:
    """A test as the page names it: its file and its sentence."""
    file, _, name = test.partition("::")
    return (
        f"`{file.removeprefix('tests/')}`: {name.partition('[')[0].removeprefix('test_').replace('_', ' ')}"
        if name
        else test
    )


if __name__ == "__main__":
    main(sys.argv[1:])
