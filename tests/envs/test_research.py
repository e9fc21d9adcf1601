"""The programs of docs/research.md and the notebook run, and say what the page promises."""

import re
from importlib.util import find_spec

import nbformat
import pytest
from nbclient import NotebookClient

from tests import ROOT
from tests.cli.run import toque_process
from toque.envs import datasets

PAGE = ROOT / "docs" / "research.md"
NOTEBOOK = ROOT / "docs" / "banquet.ipynb"
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
PROGRAMS = {
    title: "\n".join(programs)
    for title, text in SECTIONS.items()
    if (programs := re.findall(r"```python\n(.*?)```", text, re.DOTALL))
}


@pytest.mark.filterwarnings("ignore:.*Overriding environment:UserWarning")
@pytest.mark.parametrize("title", PROGRAMS)
def test_the_programs_of_the_page_run(title, tmp_path, monkeypatch, capsys):
    if "import torch" in PROGRAMS[title] and not find_spec("torch"):
        pytest.skip("PyTorch is not installed")
    monkeypatch.chdir(tmp_path)
    if "games.parquet" in PROGRAMS[title]:
        toque_process("simulate", "banquet", "--games", "4", "--seats", "greedy,random", "--export", "games.parquet")

    exec(compile(PROGRAMS[title], title, "exec"), {})

    assert capsys.readouterr().out


def test_the_page_has_a_program_for_each_interface():
    assert set(PROGRAMS) == {
        *("PettingZoo", "Gymnasium", "OpenSpiel", "Buffers", "A policy gradient", "Files of decisions"),
    }


def test_the_page_says_what_every_column_of_a_dataset_holds():
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", SECTIONS["Files of decisions"], re.MULTILINE)

    assert rows == [(column.name, column.says) for column in datasets.COLUMNS]


def test_the_notebook_runs_and_draws_a_board():
    written = nbformat.read(NOTEBOOK, as_version=4)
    run = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(run, timeout=300, kernel_name="python3").execute()

    outputs = [output for cell in run.cells for output in cell.get("outputs", [])]
    boards = [output.data["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(boards) == 2
    assert all("<svg" in board and "Kitchen" in board for board in boards)
    assert [texts(cell) for cell in run.cells] == [texts(cell) for cell in written.cells]


def texts(cell):
    return [output.text for output in cell.get("outputs", []) if output.output_type == "stream"]
