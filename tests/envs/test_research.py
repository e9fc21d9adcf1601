"""The programs of docs/research.md and the notebook run, and say what the page promises."""

import re
from importlib.util import find_spec

import nbformat
import pyspiel
import pytest
from nbclient import NotebookClient

from tests import ROOT
from tests.cli.run import toque_process
from toque.batch import Batch
from toque.core.match.seed import seed_from_text
from toque.envs import datasets, openspiel, pettingzoo
from toque.envs.buffers import BufferEnv
from toque.envs.gymnasium import SeatEnv
from toque.envs.mcp.tables import WordTable
from toque.envs.vector import SeatVectorEnv
from toque.games import load

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


def doors():
    """What each door that the page compares opens with the seed 7, by the page's name for the door."""
    turns, seat, seats = pettingzoo.env("banquet"), SeatEnv("banquet"), SeatVectorEnv("banquet", 2)
    for env in (turns, seat, seats):
        env.reset(seed=7)
    openspiel.register()
    state = pyspiel.load_game("toque_banquet").new_initial_state()
    state.apply_action(7)
    return {
        "PettingZoo": turns,
        "Gymnasium": seat,
        "`make_vec`": seats,
        "OpenSpiel": state,
        "buffers": BufferEnv("banquet", 2, seed=7),
        "batch": Batch("banquet", 2, seed=7),
        "datasets": datasets.Dataset,
        "MCP": WordTable(load("banquet"), ["me", "random"], {}, "7", None),
    }


def cells(row):
    """The cells of a row of the page's table, by the name of the door."""
    lines = [line.strip("|").split("|") for line in SECTIONS["What each of them has"].splitlines() if line[:1] == "|"]
    heads, (_, *values) = lines[0][1:], next(line for line in lines if line[0].strip() == row)
    return {head.strip(): value.strip() for head, value in zip(heads, values, strict=True)}


def test_the_page_says_which_door_deals_what_toque_play_deals():
    dealt = seed_from_text("7")
    same = {
        name: getattr(getattr(door, "episode", None) or getattr(door, "match", None), "seed", None) == dealt
        for name, door in doors().items()
    }

    assert same == {name: cell == "yes" for name, cell in cells("seed 7 deals as `toque play --seed 7`").items()}
    second = doors()["`make_vec`"].envs[1].episode
    assert second.seed == seed_from_text("8")


def test_the_page_says_which_door_saves_and_restores():
    named = {name: hasattr(door, "save") and hasattr(door, "restore") for name, door in doors().items()}

    assert named == {name: "`restore`" in cell or cell == "the same" for name, cell in cells("copies").items()}


def test_the_page_says_which_door_has_match_files_and_pictures():
    opened = doors()
    files = {name: hasattr(getattr(door, "episode", None), "match_file") for name, door in opened.items()}
    pictures = {name: hasattr(door, "render") for name, door in opened.items()}

    assert files == {name: cell == "yes" for name, cell in cells("match files").items()}
    assert pictures == {name: cell == "yes" for name, cell in cells("pictures").items()}
