"""The docs tell what the program does, or a test fails."""

import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

from tests import ROOT
from toque.cli import cli
from toque.core import errors
from toque.core.words.rulebook import rules
from toque.games import OF_THE_PACKAGE, load

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PROGRAMS = sorted(path for folder in ("src", "tests", "benchmarks", "docs") for path in (ROOT / folder).rglob("*.py"))


def files_below(folder: Path) -> list[str]:
    """The paths of all files of a folder; what was installed or built there is left out."""
    return [path.as_posix() for path in folder.rglob("*") if not {"node_modules", "static"} & set(path.parts)]


def names_in(path: Path) -> set[str]:
    """Every name in a Python file."""
    with path.open("rb") as file:
        return {token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.NAME}


def test_every_command_is_in_the_reference():
    reference = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    for name, command in cli.commands.items():
        assert f"## toque {name}\n" in reference
        for parameter in command.params:
            assert all(option in reference for option in parameter.opts if option.startswith("--"))


def test_the_readme_and_the_makefile_agree_about_the_commands():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^    make (\w+)", readme, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_program_in_the_docs_runs(capsys):
    page = (ROOT / "docs" / "study.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)

    exec(compile(program, "study.md", "exec"), {})

    assert "Score(seat=0" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_leads_nowhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
def test_every_rule_has_a_line_that_names_its_function_and_its_test(name):
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    for rule in rules(load(name)):
        row = re.search(rf"^\| {rule} \|(.*)\|(.*)\|$", page, re.MULTILINE)
        assert row, rule
        assert "test_" in row[2], rule


def is_there(game: str, named: str) -> bool:
    """Whether a game has what a rules page calls `module.name`."""
    module, _, name = named.rpartition(".")
    package = f"toque.games.{game}" if module.startswith("words.") else f"toque.games.{game}.kernel"
    try:
        return hasattr(import_module(f"{package}.{module}"), name)
    except ImportError:
        return False


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
def test_all_code_that_the_rules_page_names_is_there(name):
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [A-Z]\d+ \|.*?\|(.*?)\|.*\|$", page, re.MULTILINE)
    named = [code for row in rows for code in re.findall(r"`([\w.]+)`", row)]

    assert len(rows) == len(rules(load(name)))
    assert [code for code in named if not is_there(name, code)] == []


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
def test_every_test_that_the_rules_page_names_is_there(name):
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    for test in set(re.findall(r"\btest_\w+(?!\w*\.py)", page)):
        assert f"def {test}(" in tests or f"{test}.py" in page, test


def test_every_package_is_in_the_list_of_folders():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^ +(\w+)/", page.split("## The folders")[1].split("web/src/")[0], re.MULTILINE))
    toque = ROOT / "src" / "toque"

    packages = {path.parent for path in toque.glob("*/__init__.py")} | {
        path.parent for name in ("core", "bots", "server") for path in (toque / name).glob("*/__init__.py")
    }
    assert {path.name for path in packages} <= listed


def test_the_tree_of_errors_is_drawn_whole():
    named = {name for name, value in vars(errors).items() if isinstance(value, type)}

    assert named == set(re.findall(r"^ *(\w+Error|[A-Z]\w+)(?:  .*)?$", errors.__doc__, re.MULTILINE))


def test_no_name_that_the_glossary_calls_gone_comes_back():
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = glossary.split("## Names that are gone")[1].splitlines()
    gone = {name for row in rows if row.startswith("| `") for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert "urge" in gone

    for path in PROGRAMS:
        assert not gone & names_in(path), path


FILES = [path for folder in ("src", "tests", "benchmarks", "docs", "web") for path in files_below(ROOT / folder)]
HISTORY = {"CHANGELOG.md", "glossary.md", "bot-trials.md"}
"""Pages that may name what was, or what somebody else has."""
NAMES_A_FILE = r"`([\w./-]+\.(?:py|ts|svelte|css|sql))`"


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in HISTORY], ids=lambda page: page.name)
def test_every_program_file_that_a_page_names_is_there(page):
    for named in re.findall(NAMES_A_FILE, page.read_text(encoding="utf-8")):
        pattern = re.compile("/" + re.sub("GAME|NAME", "[^/]+", re.escape(named)) + "$")
        assert any(map(pattern.search, FILES)), named


def test_the_guide_to_a_game_shows_what_stands_in_its_example():
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"<!-- (\S+) -->\n```python\n(.*?)```", guide, re.DOTALL)

    assert len(shown) == guide.count("```python")
    for file, excerpt in shown:
        assert excerpt in (ROOT / "tests" / "fourth_game" / "stockpot" / file).read_text(encoding="utf-8"), file
