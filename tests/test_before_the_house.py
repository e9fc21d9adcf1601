"""Files that the program of before the redesign wrote: see `fixtures/before-the-house/README.md`."""

import gzip
import hashlib
import json
import shutil
from pathlib import Path

import msgspec
import pytest

import toque
from tests.cli import run
from toque.bots.arena.contest import Contest, new_contest, open_results
from toque.core.kernel import record
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.games import load

FOLDER = Path(__file__).parent / "fixtures" / "before-the-house"
MATCHES = sorted(path.stem for path in (FOLDER / "matches").glob("*.toque"))
ARENAS = sorted(path.stem for path in (FOLDER / "arenas").glob("*.jsonl"))


def content_of(name):
    return gzip.decompress((FOLDER / name).read_bytes())


def json_of(name):
    return json.loads(content_of(f"{name}.json.gz"))


def test_no_file_is_missing():
    assert set(MATCHES) == set(json_of("matches"))
    assert len(ARENAS) == 18


@pytest.mark.parametrize("name", MATCHES)
def test_an_old_match_file_replays_to_the_same_state(name):
    before = json_of("matches")[name]
    match = replay(matchfile.read(FOLDER / "matches" / f"{name}.toque"), load)
    text = match.game.text("en", match.seats)

    assert [[ply.seat, ply.action] for ply in match.plies] == [ply[:2] for ply in before["plies"]]
    assert hashlib.sha256(record.to_bytes(match.state)).hexdigest() == before["state"]
    seats = [*range(match.players), None]
    assert [json.loads(msgspec.json.encode(match.game.view(match.state, seat))) for seat in seats] == before["views"]
    assert [[score.seat, score.lines, score.total, score.rank] for score in match.score()] == before["score"]
    assert [text.action(match.game.decode_action(ply.action)) for ply in match.plies] == before["actions"]
    assert [match.undoable(seat) for seat in range(match.players)] == before["undoable"]


@pytest.mark.parametrize("name", MATCHES)
def test_an_old_match_file_is_written_again_byte_for_byte(name, tmp_path):
    path = FOLDER / "matches" / f"{name}.toque"
    match = replay(matchfile.read(path), load)
    with matchfile.MatchWriter(tmp_path / "again.toque", match) as writer:
        if match.is_over:
            writer.finish()
        else:
            writer.update()

    assert (tmp_path / "again.toque").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["banquet-2", "italia-3-stopped", "paris-4-resigned"])
def test_an_old_match_file_is_verified(name, monkeypatch, capsys):
    told = run.toque(monkeypatch, capsys, "verify", str(FOLDER / "matches" / f"{name}.toque"))

    assert told.code == 0, told.err


@pytest.fixture
def of_that_version(monkeypatch):
    """Results are continued only by the version that began them; these are of an older one."""
    header = (FOLDER / "arenas" / "banquet.jsonl").read_bytes().splitlines()[0]
    monkeypatch.setattr(toque, "__version__", msgspec.json.decode(header, type=Contest).version)


@pytest.mark.parametrize("name", ARENAS)
def test_an_old_arena_goes_on(name, tmp_path, of_that_version):
    path = shutil.copy(FOLDER / "arenas" / f"{name}.jsonl", tmp_path)
    before = Path(path).read_bytes()
    old = msgspec.json.decode(before.splitlines()[0], type=Contest)
    contest = new_contest(old.game, old.players, load(old.game).read_options({}), old.seed)
    results = open_results(contest, Path(path))
    results.close()

    assert len(results.played) == before.count(b"\n") - 1
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize("game", ["banquet", "italia", "paris"])
def test_the_standings_of_an_old_arena_are_the_same(game, tmp_path, of_that_version, monkeypatch, capsys):
    before = json_of("arenas")[game]
    path = shutil.copy(FOLDER / "arenas" / f"{game}.jsonl", tmp_path)
    old = msgspec.json.decode(Path(path).read_bytes().splitlines()[0], type=Contest)
    wanted = ("--seats", ",".join(old.players), "--games", str(before["games"]), "--seed", old.seed)
    told = run.toque(monkeypatch, capsys, "arena", game, *wanted, "--resume", path, "--json", "--processes", "1")

    assert told.code == 0, told.err
    assert json.loads(told.out) == before
